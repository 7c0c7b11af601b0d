#pragma once

#include "core/base/Types.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// How each of some places turned when all were moved: the mean, as quaternions, of the smallest rotations
/// that take its edges from where they pointed at rest to where they point in the pose (Jacobson et al. 2011,
/// sec. 3.4, pseudo-edges). rest, posed: #V places; edges: pairs of them, of which those without length at
/// rest or in the pose say nothing. #V unit quaternions; the identity where no edge says anything, or where
/// their rotations cancel out. O(#V + #edges).
std::vector<Quat> inferredTurns(std::span<const std::array<std::uint32_t, 2>> edges,
                                std::span<const Vec3> rest, std::span<const Vec3> posed);

} // namespace sinew
