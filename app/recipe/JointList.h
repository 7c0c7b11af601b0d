#pragma once

#include "core/base/Error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Joint names from a text file, one on each line; blanks around a name, empty lines and lines that start
/// with # do not count. Errors: FileNotFound, FileUnreadable, FileEmpty.
Expected<std::vector<std::string>> readJointList(const std::filesystem::path& file);

} // namespace sinew
