#pragma once

#include "core/bind/parts/PartRule.h"
#include "core/scene/Scene.h"

#include <string>
#include <vector>

namespace sinew {

/// Takes the rules out of `rules` whose part, shell or joint the scene does not have, so that the others
/// still hold. Returns what these are called. O(#P #rules).
std::vector<std::string> dropUnfittingRules(const Scene& scene, std::vector<PartRule>& rules);

} // namespace sinew
