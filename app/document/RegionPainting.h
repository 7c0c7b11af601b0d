#pragma once

#include "core/bind/Region.h"
#include "core/geometry/PointSet.h"
#include "core/scene/Scene.h"

#include <memory>
#include <vector>

namespace sinew {

/// How much of each point a region has, 0..1. #parts x #P.
using PointAmounts = std::vector<std::vector<float>>;

/// The amounts a region has in the bind pose, by its shape or its paint alone: rules of parts that go before
/// it are left aside. Paint of meshes that are not there counts for nothing. O(#P), parallel.
PointAmounts amountsOf(const Region& region, const Scene& scene);

/// `before` (null: nothing) with these points painted by one amount, 0 taking them away. What is painted on
/// meshes that are not there stays.
std::shared_ptr<const Painting> painted(const Painting* before, const Scene& scene, const PointSet& points,
                                        float amount);

/// `before` with a softer edge: each point halfway to the mean of its neighbours, over seams too. What is
/// painted on meshes that are not there stays. O(#P + #C).
std::shared_ptr<const Painting> softened(const Painting& before, const Scene& scene);

} // namespace sinew
