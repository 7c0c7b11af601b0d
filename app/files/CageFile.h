#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/bones/Cage.h"

#include <filesystem>

namespace sinew {

/// The cage in an .obj file, under the file's name: its vertices in the order of the file, its faces cut into
/// triangles, its lines as edges; Y up, in the character's unit. Errors: CageFileBroken, those of reading
/// files and validateCages, FormatUnknown (no .obj), CageVertexRepeated with the number of the file's face.
Expected<Cage> readCage(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
