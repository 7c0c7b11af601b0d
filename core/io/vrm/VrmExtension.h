#pragma once

#include "core/scene/VrmSettings.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <vector>

namespace sinew {

/// The value of the extension VRMC_vrm (VRM 1.0): meta, humanoid, and the specification's usual values for
/// first person and looking. `map`: joints of the skeleton, which are nodes of the same number;
/// `meshNodes`: the nodes that show a mesh; `scale`: metres per unit of the skeleton. `file` names the
/// character where the settings do not.
nlohmann::json vrmExtension(const VrmSettings& settings, const Skeleton& skeleton, const HumanoidMap& map,
                            const std::vector<std::size_t>& meshNodes, double scale,
                            const std::filesystem::path& file);

} // namespace sinew
