#pragma once

#include "app/recipe/FieldReader.h"
#include "core/bind/BindSettings.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace sinew {

/// Boxes as {"low": [x, y, z], "high": [x, y, z], "resolution": 4096}.
nlohmann::ordered_json settingJson(const std::vector<RefineBox>& boxes);
/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<RefineBox>& boxes);

/// Edits as {"do": "separate", "shape": "box", "center": [x, y, z], "half": [x, y, z]}; a sphere has "radius"
/// in place of "half".
nlohmann::ordered_json settingJson(const std::vector<VoxelEdit>& edits);
/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<VoxelEdit>& edits);

} // namespace sinew
