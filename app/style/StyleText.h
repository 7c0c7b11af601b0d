#pragma once

#include "core/style/HouseStyle.h"

#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// What a style learned, for people, in lines of a name and what is said of it: of each kind of surface
/// ("one surface", "3 examples: heat in place of geodesic, alpha 0.45; differs by 0.109 from the artist's
/// weights, 0.295 by default"), of each kind of joint ("elbows", "bend over 0.8 of a limb's radius, 1.2 by
/// default; 5 examples"), and how many joints move a vertex.
std::vector<std::pair<std::string, std::string>> styleLines(const HouseStyle& style);

} // namespace sinew
