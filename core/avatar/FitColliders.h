#pragma once

#include "core/avatar/FindChains.h"
#include "core/avatar/Springs.h"
#include "core/base/Names.h"
#include "core/scene/Scene.h"
#include "core/skeleton/HumanoidMap.h"

#include <cstdint>
#include <optional>
#include <span>

namespace sinew {

/// What groups of fitted colliders stand for.
enum class BodyRegion { Body, Head, Arms, Legs };

/// The names of the groups.
constexpr Names<BodyRegion, 4> kBodyRegionNames{{{"Body", BodyRegion::Body},
                                                 {"Head", BodyRegion::Head},
                                                 {"Arms", BodyRegion::Arms},
                                                 {"Legs", BodyRegion::Legs}}};

/// Colliders as thick as a body, without chains: a capsule along each bone of limbs, spine and neck, a ball
/// for the head and each hand. Each lies in the middle of the vertices that follow its joint most, as far out
/// as their median is. Groups as kBodyRegionNames says, without empty ones. Joints of `chains` have none. Of
/// characters that are no humans every other joint with skin has one, in the group "Body".
/// O(#J + influences).
Springs fittedColliders(const Scene& scene, std::span<const FoundChain> chains,
                        std::span<const BoneJoint> bones = {});

/// A collider for one joint, fitted likewise: a capsule to the child that its bone leads to, a ball where
/// there is none. Nothing where fewer than 8 vertices follow the joint most. O(#J + influences).
std::optional<SpringCollider> fittedCollider(const Scene& scene, std::int32_t joint);

} // namespace sinew
