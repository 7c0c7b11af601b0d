#pragma once

#include "core/base/Types.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The scene with a joint without weight at the tail of every chain of its avatar, as VRM 1.0 wants it: there
/// the last joint of a chain is the end of the bone before it. The joints stand behind all others and are
/// called by the last joint's name with "_end"; the chains have them in place of their tails.
/// O(#J + #chains log #J).
Scene withEndJoints(Scene scene);

/// How many chains of a scene's avatar have tails.
std::size_t tailCount(const Scene& scene);

/// Where the skin that follows a joint ends on the far side, in the joint's axes: as far along the line to
/// the skin's middle as it reaches. Zero without skin. `skin`: the joint's of skinOfJoints. O(#skin).
Vec3 skinTail(const Skeleton& skeleton, std::int32_t joint, std::span<const Vec3> skin);

} // namespace sinew
