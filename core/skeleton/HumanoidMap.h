#pragma once

#include "core/base/Error.h"
#include "core/skeleton/Skeleton.h"

#include <span>
#include <string>
#include <vector>

namespace sinew {

/// A bone of the human that VRM 1.0 describes.
struct HumanoidBone {
    std::string name;        ///< "leftUpperArm"
    std::int32_t parent;     ///< the bone above, as an index into the table; kNone: none
    bool required = false;   ///< no humanoid is without it
    bool needsParent = true; ///< not there without the bone above; else it may follow the next one up
};

/// All of them, parents first.
std::span<const HumanoidBone> humanoidBoneTable();

/// A bone and the joint that a user says it is. `joint` empty: the character has no such bone.
struct BoneJoint {
    std::string bone;
    std::string joint;
    bool operator==(const BoneJoint&) const = default;
};

/// Of every bone of the table its joint, or kNone.
using HumanoidMap = std::vector<std::int32_t>;

/// The nearest bone above that has a joint, or kNone.
std::int32_t boneAbove(const HumanoidMap& map, std::size_t bone);

/// Finds the bones by what `chosen` says, then by their names (humanoidBones). Of several joints of one bone
/// it takes the first that lies below the joint of the bone above. Where no joint is called hips, they are
/// the one that both legs and the spine hang on, or what humanoidBonesByPlace says. The joints between the
/// hips and the place where neck and arms meet are spine, chest and upper chest in their order, whatever they
/// are called: of more than three the first, one in between and the last. The joints of a finger that are
/// numbered otherwise are its bones in their order, too, from the hand on. Bones and joints of `chosen` that
/// do not exist say nothing. O(#bones #J).
HumanoidMap findHumanoid(const Skeleton& skeleton, std::span<const BoneJoint> chosen = {});

/// Whether a bone's joint is that of a bone before it, too, or does not lie below that of the bone above:
/// humanoidOf refuses it then. O(#bones + depth).
bool isMisplaced(const Skeleton& skeleton, const HumanoidMap& map, std::size_t bone);

/// findHumanoid, or what keeps it from being a humanoid of VRM 1.0. `file` is named in errors:
/// VrmBoneUnknown, JointUnknown, VrmBonesMissing, VrmJointTwice, VrmBoneMisplaced.
Expected<HumanoidMap> humanoidOf(const Skeleton& skeleton, std::span<const BoneJoint> chosen,
                                 const std::string& file);

/// Bones that a human can lack and that no joint is, although a joint's name says such a bone, in the order
/// of the table; all bones of a finger as one ("leftThumb"). Bones that `chosen` leaves out are not among
/// them. O(#bones #J).
std::vector<std::string> unmappedBones(const Skeleton& skeleton, const HumanoidMap& map,
                                       std::span<const BoneJoint> chosen = {});

/// Of every joint the bone of a human that its name says, in the words of VRM 1.0 ("leftUpperArm",
/// "upperChest", "rightIndexProximal"), or nothing. Knows the names of Mixamo, Unreal, Unity, Rigify, 3ds Max
/// (Biped), VRM, VRoid, Meshy, Tripo and Biovision (elbows below shoulders), whatever stands before a colon,
/// and whatever joins the words. Joints of a spine that count from the neck down (Meshy) go by their order.
/// Where no name says any bone ("bone_12"), joints are what their places say (humanoidBonesByPlace). #J;
/// O(#J^2) without names, else O(#J).
std::vector<std::string> humanoidBones(const Skeleton& skeleton);

/// The same by places alone, for a character who stands upright, looking along +Z: one leg and one arm on
/// each side (LimbRoles), hips where the legs meet, a chest above where the arms do, a head above that;
/// elbows and knees where limbs bend; four or five fingers from the front to the back. Nothing of others.
std::vector<std::string> humanoidBonesByPlace(const Skeleton& skeleton);

} // namespace sinew
