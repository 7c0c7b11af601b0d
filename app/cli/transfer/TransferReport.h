#pragma once

#include "app/cli/transfer/TransferCommand.h"
#include "app/report/BindRun.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace sinew {

/// Everything that `sinew transfer` did.
struct TransferRun {
    const TransferOptions& options;
    Scene from;
    Scene to; ///< as it was written
    SceneTransfer outcome;
    Notices notices; ///< of reading, transferring and writing
    std::vector<WrittenFile> outputs;
};

/// What it prints when it is done.
std::string transferSummary(const TransferRun& run);

/// Its report; `sinew transfer --help` documents the fields.
nlohmann::ordered_json transferJson(const TransferRun& run);

} // namespace sinew
