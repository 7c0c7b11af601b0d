#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <string>

namespace sinew {

/// The command line of `sinew weights`.
struct WeightsOptions {
    std::string input;
    std::string skeleton;   ///< empty: the input's own
    std::string importFile; ///< weights to read; empty: those of the input
    bool repair = false;    ///< mend faulty weights, those that were read or the input's
    std::string exportFile; ///< weights to write; empty: none
    std::string output;     ///< character to write; empty: none
    int imageSize = 1024;   ///< texels along an edge
    int maxInfluences = 4;  ///< of the character that is written; 0: all
    VrmOptions vrm;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addWeightsCommand(CLI::App& app, WeightsOptions& options);

/// Reads a character, gives it weights from a file, mends what is faulty in them, writes its weights, it, or
/// both. A character without skeleton takes that of a RigNet file. Errors: those of import, readWeights,
/// writeWeights and saveScene; NotRigged, TargetIsInput.
Expected<Printout> runWeights(const WeightsOptions& options, Progress& progress);

} // namespace sinew
