#pragma once

#include "core/base/Names.h"
#include "core/scene/Scene.h"
#include "core/skeleton/HumanoidMap.h"

#include <span>
#include <vector>

namespace sinew {

/// What swings. The kind gives a chain its values and the colliders that push it.
enum class SpringKind { HairSoft, HairFirm, Skirt, Cape, Tail, Ears, Accessory };

/// The words for kinds and their presets, on the command line too.
constexpr Names<SpringKind, 7> kSpringKindNames{{{"hair-soft", SpringKind::HairSoft},
                                                 {"hair-firm", SpringKind::HairFirm},
                                                 {"skirt", SpringKind::Skirt},
                                                 {"cape", SpringKind::Cape},
                                                 {"tail", SpringKind::Tail},
                                                 {"ears", SpringKind::Ears},
                                                 {"accessory", SpringKind::Accessory}}};

/// A chain that was found, by its joints from where it hangs to its end.
struct FoundChain {
    SpringKind kind = SpringKind::Accessory;
    std::vector<std::int32_t> joints; ///< two at least, or one with a tail
    std::int32_t hangsFrom = kNone;   ///< the joint above the first one
    Vec3 tail = Vec3::Zero(); ///< SpringChain::tail: of a joint with no other below it, where its skin ends
};

/// Joints that carry hair, skirt, cape, tail, ears or accessories: runs of joints below the bones of a human
/// that no such bone continues and that carry weight. Left out are what hangs from hands, feet, jaw and eyes
/// (fingers, tongues), what lies on the bone of its parent (twist joints), and what is shorter than a sixth
/// of the head (brows, lips). A joint of a run that forks goes on into the child that reaches farthest, and
/// the others start runs of their own; a joint that only holds such runs together is in none. What a run is
/// follows from where it hangs and where it points; words in names ("hair", "skirt") settle it where they
/// say it. A single joint is a chain, with a tail at the end of its skin, where its name says what it is.
/// Characters that are no humans: limbs that end freely, whose names say it, or which are in the
/// middle, have three bones or more and end thinner than they start. `bones`: which joints a human's bones
/// are, where names do not say it.
/// O(#J^2 + influences).
std::vector<FoundChain> findChains(const Scene& scene, std::span<const BoneJoint> bones = {});

} // namespace sinew
