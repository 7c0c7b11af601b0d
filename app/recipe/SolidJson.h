#pragma once

#include "core/geometry/Solid.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace sinew {

/// What an object says of a solid, and how many of its fields do.
struct ReadSolid {
    Solid solid;
    std::size_t fields = 0;
};

/// Adds the fields of a solid to an object of a recipe: "shape" (point, sphere, capsule, box), then "center"
/// or a capsule's "from" and "to", then "radius" or a box's "half".
void putSolid(nlohmann::ordered_json& object, const Solid& solid);

/// Reads them; nothing where one is missing or not of its kind. Whether sizes make sense is not asked.
std::optional<ReadSolid> readSolid(const nlohmann::ordered_json& object);

/// Whether a radius or an edge is below 0.
bool hasNegativeSize(const Solid& solid);

} // namespace sinew
