#pragma once

#include "app/batch/Batch.h"
#include "core/base/Error.h"

#include <filesystem>
#include <vector>

namespace sinew {

/// The folder in the quarantine that stands for that of the row's output.
std::filesystem::path quarantineFolder(const BatchRow& row, const BatchSettings& settings);

/// Where the row's output and the reports of its bind and of its check go in the quarantine.
std::vector<std::filesystem::path> quarantineFiles(const BatchRow& row, const BatchSettings& settings);

/// Moves what a bind wrote, and the reports, into the quarantine, each file whole or not at all; the output
/// itself goes first. What a former batch moved there under the same names is replaced. Error:
/// FileUnwritable, with what could not be moved; the other files are moved all the same.
Expected<void> quarantine(const BatchRow& row, const std::vector<std::filesystem::path>& written,
                          const BatchSettings& settings);

} // namespace sinew
