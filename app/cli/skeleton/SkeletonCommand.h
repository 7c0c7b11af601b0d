#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/RestPoseOptions.h"
#include "app/cli/Typed.h"
#include "app/rig/EngineChanges.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// The command line of `sinew skeleton`.
struct SkeletonOptions {
    std::string input;
    std::vector<std::string> outputs;
    RestPoseOptions rest;
    bool centre = false; ///< joints go to the middle of their limbs
    std::vector<LimitChange> limits;
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
    bool packed = false;
    bool rebuild = false;        ///< files are written anew
    bool normalizeScale = false; ///< joints carry no scale in the files, which are written anew
    VrmOptions vrm;
    CommonOptions common;
};

/// "Knee=x:-10..120,y:0,z:0", each axis once, or "Knee=none".
Typed<LimitChange> limitFrom(const std::string& text);

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addSkeletonCommand(CLI::App& app, SkeletonOptions& options);

} // namespace sinew
