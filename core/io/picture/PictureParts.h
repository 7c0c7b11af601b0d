#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/io/png/Png.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/ReadSettings.h"

#include <filesystem>
#include <string>

namespace sinew {

constexpr double kPictureMeters = 2.0; ///< height of a picture: that of a character

/// What a picture's file gives a character.
struct LoadedPicture {
    AlphaImage alpha;
    std::string png; ///< the picture as files of models may hold it: a PNG's own bytes, or made of its pixels
};

LoadedPicture loadedOf(const ColorImage& image);

/// Where a picture comes from and goes to.
struct PicturePlace {
    std::filesystem::path file; ///< which errors and notices name
    std::string name;           ///< of its meshes, texture and material
    Vec3 offset = Vec3::Zero(); ///< of its meshes
    double pixel = 1.0;         ///< length of a pixel
    bool cut = false;           ///< to a box around what is drawn: it may well be opaque all over
};

/// Meshes a picture (meshPicture) and adds its meshes, its texture and its material to `source`. Notice
/// PictureWithoutAlpha. Errors: PictureUnsupported (nothing is opaque, or the outline is longer than 2
/// million pixels), Canceled.
Expected<void> addPicture(const PicturePlace& place, const LoadedPicture& picture,
                          const PictureMeshing& meshing, const Progress& progress, ImportedFile& source);

} // namespace sinew
