#pragma once

#include "core/base/Error.h"
#include "core/scene/VrmSettings.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace sinew {

/// What recipes and projects hold of a VRM: the bones as {"hips": "Pelvis", "jaw": null}; contact, references
/// and licences besides VRM's own where there are any.
nlohmann::ordered_json vrmJson(const VrmSettings& settings);

/// Reads what vrmJson made; keys that are left out keep their default. `file` is named in errors:
/// RecipeBroken, ParameterUnknown, VrmBoneUnknown.
Expected<void> readVrm(const nlohmann::ordered_json& object, const std::string& file, VrmSettings& settings);

} // namespace sinew
