#pragma once

#include "core/base/Error.h"
#include "core/bind/settings/Region.h"

#include <filesystem>

namespace sinew {

/// Vertices of a handle from a text file: numbers from 0 and ranges such as 20-35, with blanks or commas
/// between. A line "part NAME" says whose the numbers behind it are; before the first one they are those of a
/// character's only part. Empty lines and lines that start with # do not count. Every part once, with wholly
/// painted vertices and a count of 0: the mesh is not known here. Errors: FileNotFound, FileUnreadable,
/// FileEmpty, FileTooLarge, VertexListBroken (file, line, what it says).
Expected<Painting> readVertexList(const std::filesystem::path& file);

/// A vertex with a larger number is refused: no mesh that can be read has so many.
constexpr std::uint32_t kMaxListedVertex = 50'000'000;

} // namespace sinew
