#pragma once

#include "app/batch/Batch.h"

#include <string>
#include <vector>

namespace sinew {

/// Commands that do the rows that are not done, each on any machine.
struct BatchList {
    std::string commands;
    std::vector<std::string> refused; ///< names that the list cannot hold
};

enum class ListForm {
    Lines,     ///< for a shell; a name with a line feed would end a line early
    EndedByNul ///< for a shell; no name can hold a NUL
};

/// All names are absolute.
BatchList batchCommands(const std::vector<BatchRow>& rows, const BatchSettings& settings, ListForm form);

/// The same for programs: an array of objects, which `sinew batch --help` documents, with what each command
/// will take (expectedCost). JSON cannot hold names that are not UTF-8. Errors: those of readRecipe.
Expected<BatchList> batchCommandsJson(const std::vector<BatchRow>& rows, const BatchSettings& settings);

} // namespace sinew
