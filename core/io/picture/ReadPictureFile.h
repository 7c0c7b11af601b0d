#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/picture/PictureMesh.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>

namespace sinew {

/// Reads a PNG, WebP or PSD (loadPicture) as flat meshes with the picture as their texture (meshPicture), 2 m
/// high, one for each island of what is opaque. A picture without alpha becomes one rectangle (notice
/// PictureWithoutAlpha). Errors: those of reading files, PictureUnsupported (also beyond 8192 x 8192
/// pixels, where nothing is opaque, and where the outline is longer than 2 million pixels), Canceled.
Expected<ImportedFile> readPictureFile(const std::filesystem::path& file, const PictureMeshing& meshing,
                                       Progress& progress);

/// Reads pictures in layers, the lowest first, from a text that names them: a line each, the file beside it,
/// and by how many pixels it lies farther right and higher (two numbers, or none). Lines that begin with #
/// say nothing; "density 80" chooses the triangles (PictureMeshing::density). Layers lie a pixel apart in z.
/// Errors: those of readPictureFile, FileNotFound, FileOutside, FileBroken.
Expected<ImportedFile> readPictureLayers(const std::filesystem::path& file, const PictureMeshing& meshing,
                                         Progress& progress);

/// The same with the usual density, as rows of formats read.
Expected<ImportedFile> readPictureAsMesh(const std::filesystem::path& file, Progress& progress);
Expected<ImportedFile> readLayersAsMeshes(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
