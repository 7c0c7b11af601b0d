#pragma once

#include "app/recipe/FieldReader.h"
#include "core/bind/regions/Region.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace sinew {

/// Regions as {"name": "Jaw", "on": true, "shape": "sphere", "center": [x, y, z], "radius": r, "blend": b,
/// "alpha": a, "falloff": "power", "maxInfluences": k, "joints": ["Jaw", ...], "solver": "nearest"}; a
/// capsule has "from" and "to" in place of "center", a box "half" in place of "radius"; "blendPercent" of the
/// height may stand in place of "blend"; a painted one has only "painted": [{"part": "Body", "pointCount": n,
/// "points": [...], "amounts": [...]}]. What a region leaves to the settings is not there.
nlohmann::ordered_json settingJson(const std::vector<Region>& regions);
/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<Region>& regions);

/// [{"joint": "Jaw", "alpha": 0.3}, ...].
nlohmann::ordered_json settingJson(const std::vector<BoneAlpha>& alphas);
/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<BoneAlpha>& alphas);

/// Puts it in the place of the one with its name, or behind the others.
void putRegion(std::vector<Region>& regions, Region region);
/// The same by joint.
void putBoneAlpha(std::vector<BoneAlpha>& alphas, BoneAlpha alpha);

} // namespace sinew
