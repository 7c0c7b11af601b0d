#pragma once

#include "app/recipe/FieldReader.h"
#include "core/bind/bones/Handle.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace sinew {

/// Handles as {"joint": "Jaw", "shape": "capsule", "from": [x, y, z], "to": [x, y, z], "radius": r}; a point
/// and a sphere have "center" in place of both ends, a box "center" and "half"; "newJoint": true and "parent"
/// where they are set.
nlohmann::ordered_json settingJson(const std::vector<Handle>& handles);
/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<Handle>& handles);

} // namespace sinew
