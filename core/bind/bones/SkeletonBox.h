#pragma once

#include "core/base/Types.h"

#include <cstddef>

namespace sinew {

/// A skeleton of fewer bones may well be smaller than what it moves.
constexpr std::size_t kSeveralBones = 5;

/// Between the nearest points of two boxes, 0 where they meet.
inline double gapBetween(const Aabb& a, const Aabb& b) {
    return (a.min - b.max).cwiseMax(b.min - a.max).cwiseMax(0.0).norm();
}

/// Whether something is farther from a skeleton than the skeleton is large. It is a prop of the scene then,
/// not part of the character.
inline bool isProp(const Aabb& box, const Aabb& skeleton) {
    return gapBetween(box, skeleton) > skeleton.diagonal();
}

} // namespace sinew
