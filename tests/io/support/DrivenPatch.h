#pragma once

#include "core/io/patch/SaveScene.h"
#include "core/skeleton/drivers/Driver.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"

#include <functional>
#include <string>

namespace sinew::test {

/// Of what a patched file gains.
inline constexpr const char* kNewShape = "Ellbögen_90 \"ß\"";
inline constexpr const char* kHelper = "Helfer ü";

/// Two joints under a node of scale 0.01, in centimetres; two triangles in two primitives; a morph target
/// with keys of a kind, and the second joint's, so many a second.
std::string keyedFile(const std::string& interpolation, const std::string& joints = "LINEAR",
                      std::size_t keys = 3, float perSecond = 2.0F);

/// A file that was patched with shapes, a joint and what drives them.
struct Patched {
    Scene scene; ///< before drivers were written into clips
    Drivers drivers;
    Expected<SavedScene> saved = SavedScene();
    Scene read;
    std::string bytes;
};

using PatchChange = std::function<void(Scene&, Drivers&)>;

/// Writes a file of these bytes, reads it and saves it with a new shape on every part, another in place of
/// the first one it has, and a joint half-way down from the second, which moves the first vertex of every
/// skin. The second joint's swing shows the shape, turns the joint, moves it and makes it longer. `change`:
/// of that.
Patched patched(const ImportFolder& folder, const std::string& name, const std::string& bytes,
                const PatchChange& change = {});

} // namespace sinew::test
