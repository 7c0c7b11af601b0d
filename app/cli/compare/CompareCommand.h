#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/SubdivisionOptions.h"
#include "app/cli/bind/BindOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// The command line of `sinew compare`.
struct CompareOptions {
    std::string reference;
    std::string candidate;
    bool nearestBone = false;
    std::vector<std::string> solvers; ///< keys, or "all"; empty: two files are compared
    bool perJoint = false;
    std::string snapshot; ///< folder; empty: no pictures
    BindOptions bind;     ///< with --solvers: what they share
    SubdivisionOptions subdivision;
    bool causes = false;
    bool json = false;
    CommonOptions common;
};

CLI::App* addCompareCommand(CLI::App& app, CompareOptions& options);

/// Compares two files, or several solvers on one. Errors: those of compareFiles and compareSolvers.
Expected<Printout> runCompare(const CompareOptions& options, Progress& progress);

/// Reads both files and prints how far the candidate's weights are from the reference's. Errors: those of
/// import and compareScenes; with --nearest-bone those of bindToNearestBone; NotRigged.
Expected<Printout> compareFiles(const CompareOptions& options, Progress& progress);

/// Binds the character with each of the solvers and prints how they fare; with --snapshot draws them. Errors:
/// those of import, effectiveRecipe, compareContenders and drawContenders; NotRigged; FileUnwritable of the
/// folder and TargetIsInput, before anything is bound.
Expected<Printout> compareSolvers(const CompareOptions& options, Progress& progress);

} // namespace sinew
