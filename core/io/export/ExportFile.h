#pragma once

#include "core/base/Error.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// A file to be written: where, and with what.
struct OutputFile {
    std::filesystem::path path;
    std::string bytes;
    bool beside = false; ///< its place was decided for the user (OutputSet::addBeside)
};

/// Writes several files that belong together: all of them, or none and the old ones stay (OutputSet). Errors:
/// FileUnwritable, FileNameTooLong, TargetsClash.
Expected<void> writeFilesWhole(const std::vector<OutputFile>& files);

/// Where a name leads when it is a link, also one to a file that does not exist yet.
std::filesystem::path linkTarget(std::filesystem::path name);

} // namespace sinew
