#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/DeformOptions.h"
#include "app/cli/DriverOptions.h"
#include "app/cli/PseudoEdgeOption.h"
#include "app/cli/SubdivisionOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// The command line of `sinew pose`. What was not given stays empty.
struct PoseOptions {
    std::string input;
    std::string pose;   ///< file of a pose; empty: of a motion
    std::string motion; ///< file with animations; empty: none
    double frame = 0.0; ///< of its first animation
    std::string output;
    std::string report; ///< file, or "-" for standard output; empty: none
    DeformOptions deform;
    DriverOptions drivers;
    PseudoEdges pseudoEdges;
    SubdivisionOptions subdivision;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addPoseCommand(CLI::App& app, PoseOptions& options);

/// Reads a rigged file and a pose, writes the mesh as it looks in that pose. Errors: those of import,
/// readPose, deformSettings, validatePseudoEdges, validateDrivers, makeShapes, subdivisionChoices and export;
/// JointUnknown, NotRigged, NoWeights, TargetIsInput, TargetsClash.
Expected<Printout> runPose(const PoseOptions& options, Progress& progress);

} // namespace sinew
