#pragma once

#include "core/bind/regions/Region.h"
#include "core/geometry/VertexSet.h"
#include "core/scene/Scene.h"

#include <memory>
#include <vector>

namespace sinew {

/// How much of each vertex a region has, 0..1. #parts x #P.
using VertexAmounts = std::vector<std::vector<float>>;

/// The amounts a region has in the bind pose, by its shape or its paint alone: rules of parts that go before
/// it are left aside. Paint of meshes that are not there counts for nothing. O(#P), parallel.
VertexAmounts amountsOf(const Region& region, const Scene& scene);

/// `before` (null: nothing) with these vertices painted by one amount, 0 taking them away. What is painted on
/// meshes that are not there stays.
std::shared_ptr<const Painting> painted(const Painting* before, const Scene& scene, const VertexSet& vertices,
                                        float amount);

/// `before` (null: nothing) with these amounts on the parts where they are others. What is painted on meshes
/// that are not there stays. O(#P).
std::shared_ptr<const Painting> paintedBy(const Painting* before, const Scene& scene,
                                          const VertexAmounts& amounts);

/// `before` with a softer edge: each vertex halfway to the mean of its neighbours, over seams too. What is
/// painted on meshes that are not there stays. O(#P + #C).
std::shared_ptr<const Painting> softened(const Painting& before, const Scene& scene);

} // namespace sinew
