#pragma once

#include "core/bind/regions/Region.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace sinew {

/// What is painted of parts, as Regions.h shows it.
nlohmann::ordered_json paintingJson(const Painting& painting);
/// Nothing where it is no such; what its numbers mean is not looked at.
std::shared_ptr<const Painting> paintingFrom(const nlohmann::ordered_json& json);

} // namespace sinew
