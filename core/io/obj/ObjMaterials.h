#pragma once

#include "core/io/source/ImportedFile.h"
#include "core/io/source/SideFiles.h"

#include <tl/expected.hpp>

#include <string>

namespace sinew {

/// The .mtl that an .obj names. Otherwise why it is not read: "outside", "no file", "too large" or
/// "unreadable"; empty when there is none.
tl::expected<SideFile, std::string> findMaterialFile(const std::string& named, const SideFiles& files);

/// Adds the materials of the .mtl file that an .obj names, and the textures they name. A file that is not
/// there adds nothing. Notices: MaterialFileRefused, ContentIgnored.
void readMtl(const std::string& named, const SideFiles& files, ImportedFile& source);

} // namespace sinew
