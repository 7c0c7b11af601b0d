#pragma once

#include "core/bind/BindProblem.h"

#include <memory>
#include <vector>

namespace sinew {

/// Every vertex of a part gets the weights of its welded vertex (`welded` #G, or none when nothing is
/// solved); parts that were not solved keep theirs. One entry for each part of the scene. O(vertices).
std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded);

} // namespace sinew
