#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/deform/Deform.h"
#include "core/layers/reach/ReachWeights.h"
#include "core/scene/Scene.h"

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace sinew {

/// What the command line says of vertices that are to come somewhere in a pose.
struct ReachOptions {
    std::string targets; ///< file of positions; empty: none
    std::string pose;    ///< file of the pose that they are in
    double keep = 0.0;   ///< ReachRules::keep
    bool mirror = false;
    Deformer deformer = Deformer::LinearBlend;
};

/// Declares --reach and what belongs to it.
void addReachOptions(CLI::App& command, ReachOptions& options);
/// Throws a CLI error where one of the two files is named without the other.
void refuseHalfReach(const ReachOptions& options);

/// Positions of vertices as people write them:
///   {"targets": [{"part": "Body", "vertex": 431, "position": [x, y, z]}, ...]}
/// in the scene's unit, model space; "part" may be left out where there is one alone. Errors: FileNotFound,
/// FileUnreadable, FileEmpty; TargetsBroken (file and what is wrong); PartUnknown; VertexUnknown.
Expected<std::vector<TargetPosition>> readTargets(const std::filesystem::path& file, const Scene& scene);

/// Gives the scene the weights that bring the targets where they are to be (weightsThatReach), with no more
/// than `max` influences a vertex (0: any). Returns what to say. Errors: those of readPose and readTargets;
/// NoWeights; Canceled.
Expected<std::string> reachTargets(const ReachOptions& options, int max, Scene& scene, Progress& progress);

} // namespace sinew
