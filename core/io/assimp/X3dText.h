#pragma once

#include "core/base/Error.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>
#include <string>

namespace sinew {

/// An X3D text whose textures name one file as Assimp 5.2.5 understands it: of a list `"a b.png" "c.png"`,
/// which it refuses or runs together, the first without its quotes; blanks are written %20. Other bytes stay.
std::string x3dForAssimp(std::string text);

/// Undoes the %20 in what was read of such a text.
void restoreX3dNames(ImportedFile& source);

/// The error for an X3D file that Assimp refuses: `words` are its own. A node that it does not know, such as
/// the textures that X3D 4 puts into a material by their containerField, is named.
Error x3dRefusal(const std::filesystem::path& file, std::string_view words);

} // namespace sinew
