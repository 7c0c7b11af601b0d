#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "app/transfer/SceneTransfer.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <string>

namespace sinew {

/// The command line of `sinew transfer`.
struct TransferOptions {
    std::string from;
    std::string to;
    std::string output;
    std::string report; ///< empty: none; "-": standard output
    TransferChoices choices;
    bool rebuild = false; ///< TO's own format is written anew too
    VrmOptions vrm;
    double distance = 100.0 * TransferSettings().reach; ///< per cent of the diagonal
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addTransferCommand(CLI::App& app, TransferOptions& options);

/// Reads two files, gives the second weights from the first, writes it. A second file without skeleton takes
/// the first one's. Errors: those of import, transferBetween and export; NotRigged, NoWeights, TargetIsInput.
Expected<Printout> runTransfer(const TransferOptions& options, Progress& progress);

} // namespace sinew
