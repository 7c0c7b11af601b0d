#pragma once

#include "core/base/Expected.h"
#include "core/scene/VrmSettings.h"

#include <nlohmann/json.hpp>

#include <string>

namespace sinew {

/// What recipes and projects hold of a VRM: all keys, the bones as {"hips": "Pelvis", "jaw": null}.
nlohmann::ordered_json vrmJson(const VrmSettings& settings);

/// Reads what vrmJson made; keys that are left out keep their default. Errors: RecipeBroken,
/// ParameterUnknown, VrmBoneUnknown.
Expected<void> readVrm(const nlohmann::ordered_json& object, const std::string& file, VrmSettings& settings);

} // namespace sinew
