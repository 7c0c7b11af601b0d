#pragma once

#include "app/cli/batch/BatchFiles.h"

#include <functional>
#include <string>
#include <vector>

namespace sinew {

/// Binds every row that is not done, `options.jobs` at a time, each by a process of this program, and fills
/// the row in. `told` hears of each when it has ended. On Ctrl-C the processes are stopped, and none leaves
/// an output half-written; when this process is killed they are stopped too. Error: Canceled.
Expected<void> runBatchJobs(std::vector<BatchRow>& rows, const BatchOptions& options, Progress& progress,
                            const std::function<void(const BatchRow&)>& told);

/// Commands for a shell, one for each row that is not done.
struct BatchList {
    std::string commands;
    std::vector<std::string> refused; ///< names that would end a line early
};

/// All names are absolute. A command ends with a line feed, or with a NUL where options ask for it, which no
/// name can hold; then none is refused.
BatchList batchCommands(const std::vector<BatchRow>& rows, const BatchOptions& options);

} // namespace sinew
