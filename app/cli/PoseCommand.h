#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/deform/Deform.h"

#include <CLI/App.hpp>

#include <string>

namespace sinew {

/// The command line of `sinew pose`.
struct PoseOptions {
    std::string input;
    std::string pose;
    std::string output;
    Deformer deformer = Deformer::LinearBlend;
    int threads = 0;
};

CLI::App* addPoseCommand(CLI::App& app, PoseOptions& options);

/// Reads a rigged file and a pose, writes the mesh as it looks in that pose. Errors: those of import,
/// readPose and export; NoSkeleton, NoWeights.
Expected<void> runPose(const PoseOptions& options, Progress& progress);

} // namespace sinew
