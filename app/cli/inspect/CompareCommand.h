#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Expected.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <string>

namespace sinew {

/// The command line of `sinew compare`.
struct CompareOptions {
    std::string reference;
    std::string candidate;
    bool nearestBone = false;
    bool json = false;
    CommonOptions common;
};

CLI::App* addCompareCommand(CLI::App& app, CompareOptions& options);

/// Reads both files and prints how far the candidate's weights are from the reference's. Errors: those of
/// import and compareScenes; with --nearest-bone those of bindToNearestBone.
Expected<Printout> runCompare(const CompareOptions& options, Progress& progress);

} // namespace sinew
