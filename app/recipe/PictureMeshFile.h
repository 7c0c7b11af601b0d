#pragma once

#include "core/base/Error.h"
#include "core/io/source/ReadSettings.h"
#include "core/scene/Scene.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Hand meshes of pictures in a file: {"sinewPictureMesh": 1, "meshes": [{"mesh": name, "width": pixels,
/// "height": pixels, "vertices": [[x, y], ...], "triangles": [[0, 1, 2], ...]}, ...]}, in pixels from the
/// picture's upper left corner, y downwards; or those that a project or a recipe holds. Errors: those of
/// readWholeFile, PictureMeshBroken (which mesh, vertex, triangle or key), PictureMeshTwice.
Expected<std::vector<HandMesh>> readPictureMeshes(const std::filesystem::path& file);

/// The text of such a file.
std::string pictureMeshText(const std::vector<HandMesh>& hands);

/// All meshes of a scene's pictures; the ones of others are left out. O(#P + #C).
std::vector<HandMesh> handMeshesOf(const Scene& scene);

} // namespace sinew
