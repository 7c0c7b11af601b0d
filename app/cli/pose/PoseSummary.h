#pragma once

#include "app/cli/pose/PoseOptions.h"
#include "app/pose/PosedScene.h"
#include "core/io/ImportScene.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// What `sinew pose` prints when it is done: what was posed, how, how implicit skinning fared, what was
/// written.
std::string poseSummary(const PoseOptions& options, const DeformSettings& settings,
                        const ImportedScene& rigged, const Pose& pose, const PosedScene& posed,
                        const std::vector<std::filesystem::path>& written);

} // namespace sinew
