#pragma once

#include "app/cli/batch/BatchCommand.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// What became of a file of a batch.
enum class BatchState {
    Open,    ///< not tried yet
    Skipped, ///< was done before
    Done,
    Failed
};

/// One file of a batch: what is to be done, then what came of it.
struct BatchRow {
    std::filesystem::path input;
    std::filesystem::path output;
    std::string key; ///< of everything that decides the output (batchKey); empty: the input cannot be read
    BatchState state = BatchState::Open;
    std::size_t vertices = 0;
    std::size_t warnings = 0;
    double seconds = 0.0;
    std::string error; ///< a line; empty unless it failed
};

/// The files of a batch in the order of their names (of a list: in its order), each once, with an output for
/// each; absolute. A folder's subfolders are kept below the output folder; hidden files and folders are left
/// out. Errors: FileNotFound, BatchEmpty, BatchOutputInside, BatchSameOutput; those of readFile for a list.
Expected<std::vector<BatchRow>> batchRows(const BatchOptions& options);

} // namespace sinew
