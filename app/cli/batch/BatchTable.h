#pragma once

#include "app/batch/Batch.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

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
