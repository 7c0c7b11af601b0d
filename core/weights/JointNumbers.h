#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <span>

namespace sinew {

/// The weights with joint j's influence given to joint weight target[j] (kNone: left out). What several
/// joints bring to one is summed; a vertex where that does not happen keeps its bits. O(influences).
SkinWeights renumbered(const SkinWeights& weights, std::span<const std::int32_t> weightTarget);

/// Who takes part of a joint's weight along its bone.
struct WeightShare {
    std::int32_t joint = kNone;
    double fraction = 0.0; ///< where on the bone its share is largest
};

/// The weight of the first joint shared with the others: a vertex beside the bone at the fraction f of its
/// length has all of the one whose fraction is f, between two of them shares of both by nearness, before the
/// first and behind the last all of that one. `shares` ascending by fraction, `vertices` #P. O(influences).
SkinWeights sharedAlong(const SkinWeights& weights, std::int32_t joint, std::span<const WeightShare> shares,
                        const Segment& bone, std::span<const Vec3> vertices);

} // namespace sinew
