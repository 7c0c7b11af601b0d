#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// The command line of `sinew skeleton`.
struct SkeletonOptions {
    std::string input;
    std::vector<std::string> outputs;
    std::vector<std::string> remove;
    std::string rename; ///< file; empty: none
    int twists = 0;     ///< in each half of a limb, or in those of `twisted`
    std::vector<std::string> twisted;
    double links = 0.0;             ///< degrees; 0: none
    std::vector<std::string> bends; ///< "JOINT=DEGREES"
    bool ends = false;
    std::string root;
    int naming = -1;       ///< NameConvention; -1: names stay
    int maxInfluences = 4; ///< of the characters that are written; 0: all
    VrmOptions vrm;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addSkeletonCommand(CLI::App& app, SkeletonOptions& options);

/// Reads a character, changes its skeleton as engines want it, writes it. Errors: those of import,
/// changedForEngine, saveScene and writeSkeleton; NotRigged, TargetIsInput.
Expected<Printout> runSkeleton(const SkeletonOptions& options, Progress& progress);

} // namespace sinew
