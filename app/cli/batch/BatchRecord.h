#pragma once

#include "app/cli/batch/BatchFiles.h"

#include <string>

namespace sinew {

/// What decides every output of a batch besides the inputs: SHA-256 of the recipe, of the skeleton file, of
/// the options and of this version. Errors: those of readRecipe and of reading the skeleton.
Expected<std::string> batchBasis(const BatchOptions& options, const Progress& progress);

/// What decides one output: SHA-256 of the basis, of the input and of the files that it names. Empty when the
/// input cannot be read, or on a cancel. `textureFolders`: as ImportOptions has them. O(bytes).
std::string batchKey(const std::string& basis, const std::filesystem::path& input,
                     const std::vector<std::string>& textureFolders, const Progress& progress);

/// Where a row's outcome is noted: .sinew/NAME.json beside its output. The report of the bind that is under
/// way lies there too.
std::filesystem::path recordFile(const BatchRow& row);
std::filesystem::path batchReportFile(const BatchRow& row);

/// Fills in what was noted of the row, if that was made by the same key: Skipped where the output is there
/// and unchanged, Failed where it failed. Everything else leaves the row open.
void readRecord(BatchRow& row, const Progress& progress);

/// Notes what became of a row, whole or not at all. Errors: FileUnwritable, those of reading the output.
Expected<void> writeRecord(const BatchRow& row);

} // namespace sinew
