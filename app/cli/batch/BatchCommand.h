#pragma once

#include "app/batch/Batch.h"
#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>
#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

/// The command line of `sinew batch`.
struct BatchOptions {
    std::string input; ///< a folder, a list of files, or one file
    BatchSettings batch;
    std::string json; ///< empty: none; "-": standard output
    bool list = false;
    bool listEndedByNul = false; ///< a list all the same
    bool status = false;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addBatchCommand(CLI::App& app, BatchOptions& options);

/// Binds every file that is not done yet, in other processes, and says what became of all. A file that fails
/// stops nothing: the exit code in the result is how many did. Errors: BatchEmpty, BatchOutputInside,
/// BatchQuarantineInside, BatchSameOutput, those of readRecipe, FileUnwritable, Canceled.
Expected<Printout> runBatch(const BatchOptions& options, Progress& progress);

// What it prints.

std::size_t countOf(const std::vector<BatchRow>& rows, BatchState state);

/// "[3/12] knight.fbx: done, 2.1 s", without a newline.
std::string batchLine(const BatchRow& row, std::size_t number, std::size_t count);

/// What became of all, a line each under a heading, then the counts.
std::string batchTable(const std::vector<BatchRow>& rows);

/// The same for programs; `sinew batch --help` documents its fields.
nlohmann::ordered_json batchJson(const std::vector<BatchRow>& rows, const BatchSettings& settings);

/// How many files failed: at most 100, or 101.
int batchExitCode(std::size_t failed);

} // namespace sinew
