#pragma once

#include "app/recipe/FieldReader.h"
#include "core/bind/BindSettings.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace sinew {

/// Boxes as {"low": [x, y, z], "high": [x, y, z], "resolution": 4096}.
nlohmann::ordered_json refineJson(const std::vector<RefineBox>& boxes);
/// Takes "refine" out of a recipe's fields.
void readRefine(FieldReader& fields, std::vector<RefineBox>& boxes);

/// Edits as {"do": "open", "shape": "box", "center": [x, y, z], "half": [x, y, z]}; a sphere has "radius" in
/// place of "half".
nlohmann::ordered_json voxelEditsJson(const std::vector<VoxelEdit>& edits);
/// Takes "voxels" out of a recipe's fields.
void readVoxelEdits(FieldReader& fields, std::vector<VoxelEdit>& edits);

} // namespace sinew
