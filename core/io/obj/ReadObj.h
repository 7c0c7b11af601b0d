#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/ReadSettings.h"

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Reads a Wavefront .obj and the .mtl files it names. Vertices are the file's own `v`, unused ones included;
/// every `o` is a mesh. Materials come from its folder and those that the user named (SideFiles). Errors:
/// those of reading files, FileBroken (not a text), TooManyFaces, Canceled.
Expected<ImportedFile> readObjWithMaterials(const std::filesystem::path& file, Progress& progress,
                                            const ReadSettings& settings);

/// The same without folders that the user named.
Expected<ImportedFile> readObj(const std::filesystem::path& file, Progress& progress);

/// The bare shape in an .obj: one mesh of all its objects, whose vertices are the file's `v` in their order,
/// and the pieces of its lines (`l`), which meshes of characters have no place for.
struct ObjShape {
    Mesh mesh; ///< named by the file
    std::vector<std::array<std::uint32_t, 2>> lines;
};

/// Reads it. A polygon of two corners is a line; vertices whose position is no number have NaN there. Errors:
/// those of reading files, FileBroken (not a text, or a face or line that names no vertex), Canceled.
Expected<ObjShape> readObjShape(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
