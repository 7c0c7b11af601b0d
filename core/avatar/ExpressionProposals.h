#pragma once

#include "core/avatar/Avatar.h"
#include "core/base/Notice.h"
#include "core/scene/Scene.h"
#include "core/scene/Shapes.h"
#include "core/skeleton/HumanoidMap.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Presets of VRM 1.0 that these shapes can show by what their names say (FaceNames), in the order of
/// kPresetExpressions. Whole faces are taken as they are. Of single muscles, happy, angry, sad and surprised
/// are combined as the action units of these emotions (Ekman and Friesen, EMFACS, 1983: 6 + 12, 4 + 7 + 24,
/// 1 + 15, 1 + 2 + 5 + 26), vowels as Oculus' visemes describe them. Shapes that move nothing show nothing.
/// An emotion blends blinking or the mouth where its own shapes close the eyes, or open the mouth, by a fifth
/// or more of what `blink` or `aa` do: the inner product of the offsets of both over that of the latter
/// alone. O(#names #table + offsets).
std::vector<Expression> proposeExpressions(const Scene& scene, const Shapes& shapes);

/// By the joints of the eyes, where there are both; else by the expressions that look, where all four are
/// there, each wholly on at 90 degrees. Its offset is the middle of the eyes: of their joints, else of what
/// the expressions `blinkLeft` and `blinkRight`, or `blink`, move. Nothing: neither, or no joint is the head.
std::optional<LookAt> proposeLookAt(const Scene& scene, const Shapes& shapes,
                                    std::span<const Expression> expressions,
                                    std::span<const BoneJoint> chosen = {});

/// A shape that shows the turn of a joint.
struct JawShape {
    std::string joint;
    std::string name;
    Shapes parts; ///< of every part; those that the joint does not move have none
    std::size_t vertices = 0;
};

/// The jaw opened by 25 degrees, about as far as people can, about the horizontal axis through its joint that
/// lowers what it moves, skinned linearly; added in the bind pose, where this is exact. Its name is one that
/// no shape has. Nothing: no joint is the jaw, or it moves no vertex. O(#P).
std::optional<JawShape> openedJaw(const Scene& scene, const Shapes& shapes,
                                  std::span<const BoneJoint> chosen = {});

/// All that can be known of a face.
struct FaceProposal {
    std::vector<Expression> expressions;
    std::optional<LookAt> lookAt;
    std::optional<JawShape> jaw; ///< made where no shape opens the mouth; to be added to the character's
};

/// `avatar`: what there is already; with an `aa` of its own no jaw is opened. O(#names #table + offsets +
/// #P).
FaceProposal proposeFace(const Scene& scene, const Shapes& shapes, const Avatar& avatar,
                         std::span<const BoneJoint> chosen = {});

/// Puts a proposal into an avatar, whose own expressions stay unless they show nothing; so does its own look.
/// Notices: JawShapeMade; ExpressionsNotFound, where there are none then.
Notices takeFace(Avatar& avatar, const FaceProposal& proposal, const Scene& scene, const Shapes& shapes);

} // namespace sinew
