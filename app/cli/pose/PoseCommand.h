#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/DriverOptions.h"
#include "app/cli/PseudoEdgeOption.h"
#include "app/cli/SubdivisionOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/deform/Deform.h"
#include "core/skeleton/Skeleton.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What `sinew pose --deformer` can name.
enum class PoseDeformer { LinearBlend, DualQuaternion, Blended, CentersOfRotation, Implicit };

/// The command line of `sinew pose`. What was not given stays empty.
struct PoseOptions {
    std::string input;
    std::string pose;   ///< file of a pose; empty: of a motion
    std::string motion; ///< file with animations; empty: none
    double frame = 0.0; ///< of its first animation
    std::string output;
    std::string report; ///< file, or "-" for standard output; empty: none
    PoseDeformer deformer = PoseDeformer::LinearBlend;
    std::vector<std::string> dqBlends;       ///< "0.5" for all joints, "JOINT=0.5" for one
    std::vector<std::string> formerDqBlends; ///< the same, given as --dual-share
    std::optional<PoseDeformer> implicitOn;  ///< one of the first two
    std::optional<ImplicitMethod> method;
    std::optional<ImplicitQuality> quality;
    std::vector<std::string> operators; ///< "JOINT=blend:0.5"
    DriverOptions drivers;
    PseudoEdges pseudoEdges;
    SubdivisionOptions subdivision;
    CommonOptions common;
};

/// Declares the subcommand; parsing fills `options`, which has to outlive `app`.
CLI::App* addPoseCommand(CLI::App& app, PoseOptions& options);

/// The word of --deformer for it.
const char* deformerKey(PoseDeformer deformer);

/// How the options deform a character. Error: JointUnknown.
Expected<DeformSettings> deformSettings(const PoseOptions& options, const Skeleton& skeleton);

/// Reads a rigged file and a pose, writes the mesh as it looks in that pose. Errors: those of import,
/// readPose, deformSettings, validatePseudoEdges, validateDrivers, makeShapes, subdivisionChoices and export;
/// JointUnknown, NotRigged, NoWeights, TargetIsInput, TargetsClash.
Expected<Printout> runPose(const PoseOptions& options, Progress& progress);

} // namespace sinew
