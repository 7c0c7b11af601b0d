#pragma once

#include "app/recipe/FieldReader.h"
#include "core/bind/bones/Cage.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace sinew {

/// Cages as {"name": "belly", "vertices": [[x, y, z], ...], "faces": [[0, 1, 2], ...], "edges": [[0, 1],
/// ...], "joints": ["belly_1", ...], "parent": "Spine"}; what is empty is left out.
nlohmann::ordered_json settingJson(const std::vector<Cage>& cages);
/// Takes them out of a recipe's fields. Whether the numbers make sense is validateCages' to say.
void readSetting(FieldReader& fields, const char* key, std::vector<Cage>& cages);

} // namespace sinew
