#pragma once

#include "core/base/Notice.h"
#include "core/scene/Scene.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// A texture as a writer needs it.
struct ExportTexture {
    bool used = false;     ///< by a material
    std::string path;      ///< where the picture is, else as the source named it; may be empty
    std::string extension; ///< of the data, by its first bytes; without the dot
    std::shared_ptr<const std::vector<std::byte>> data; ///< null: by path only
    bool mayHaveAlpha = false;                          ///< its pixels may say how opaque they are
};

/// Finds the bytes of every texture a material uses: those that came embedded, and those that can be read
/// from where the scene's file names them. With `embed` off only pictures that have no path keep their bytes.
/// A picture that should have been embedded and cannot be read gets a notice. As many as the scene has.
std::vector<ExportTexture> findTextures(const Scene& scene, bool embed, Notices& notices);

/// The kind of the picture that findTextures would embed for each texture, empty where there is none. Reads
/// no more than their heads.
std::vector<std::string> embeddedKinds(const Scene& scene);

} // namespace sinew
