#pragma once

#include "core/avatar/BakeSprings.h"
#include "core/avatar/Springs.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/skeleton/HumanoidMap.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace sinew {

/// How often the skin of chains is inside of what pushes them, over all steps of a clip.
struct SpringCrossings {
    std::size_t vertices = 0;   ///< that follow swinging joints most
    std::size_t steps = 0;      ///< of the clip
    std::size_t still = 0;      ///< vertices inside, of all steps together, while chains hang as modelled
    std::size_t swung = 0;      ///< the same while they swing
    double deepest = 0.0;       ///< while they swing, scene units
    std::int32_t joint = kNone; ///< that the vertex which is deepest then follows most; kNone: none is inside
    bool operator==(const SpringCrossings&) const = default;
};

/// Plays a clip twice, and counts in the second run the vertices within colliders that push their chain
/// (linear skinning). Vertices that are inside in the bind pose already are left out: no swing can help them.
/// Error: Canceled. O(steps (#J + #vertices log #colliders + #colliders (log #colliders + #links))), while
/// few colliders share a place.
Expected<SpringCrossings> countCrossings(const Scene& scene, const Clip& clip, const Springs& springs,
                                         const CompletePose& complete, Progress& progress);

/// A walk on the spot that a character without clips can be tried in: two steps in a second, thighs 28
/// degrees forward and 20 back, knees up to 55, arms against them. It loops. Nothing: no joints are thighs.
std::optional<Clip> walkClip(const Scene& scene, std::span<const BoneJoint> bones = {});

} // namespace sinew
