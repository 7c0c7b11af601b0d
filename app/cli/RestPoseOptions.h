#pragma once

#include "app/cli/DeformOptions.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/HumanPose.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>

namespace sinew {

/// What a command line says of the pose that becomes the rest pose.
struct RestPoseOptions {
    std::string pose;     ///< "t-pose", "a-pose", a file of a pose, or a word of the command; empty: it stays
    bool front = false;   ///< with pose
    bool ground = false;  ///< likewise
    bool back = false;    ///< front is -Z: no option says so, the version of a VRM does
    DeformOptions deform; ///< what carries the skin into it
};

/// Declares --rest-pose, --front, --ground and those of addDeformOptions. `usual`: what --rest-pose is when
/// it is not given. Parsing fills `options`, which has to outlive `command`.
void addRestPoseOptions(CLI::App& command, RestPoseOptions& options, const std::string& usual);

/// Throws where an option says more of a rest pose, and there is none.
void checkRestPoseOptions(const RestPoseOptions& options, const CLI::App& command);

/// The human pose that the options name.
std::optional<HumanPose> namedRest(const RestPoseOptions& options);
/// The file that holds the pose; empty: none does.
std::string restPoseFile(const RestPoseOptions& options);

/// The character in another rest pose, its avatar too, or as it is. Errors: those of readPose,
/// deformSettings, restPoseOf and withFollowedEdits.
Expected<void> takeRestPose(const RestPoseOptions& options, ImportedScene& character, Progress& progress);

} // namespace sinew
