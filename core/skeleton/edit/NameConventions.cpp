#include "core/skeleton/edit/NameConventions.h"

#include "core/skeleton/HumanoidBones.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>

namespace sinew {
namespace {

/// A bone in every convention. Of a side the left one's, with "@" for what says the side.
struct ConventionRow {
    std::string_view bone; ///< VRM's, of a side without "left"
    std::string_view mixamo, unreal, unity, rigify, blender;
};

constexpr std::array kConventionMiddle{
    ConventionRow{"hips", "mixamorig:Hips", "pelvis", "Hips", "spine", "Hips"},
    ConventionRow{"spine", "mixamorig:Spine", "spine_01", "Spine", "spine.001", "Spine"},
    ConventionRow{"chest", "mixamorig:Spine1", "spine_02", "Chest", "spine.002", "Chest"},
    ConventionRow{"upperChest", "mixamorig:Spine2", "spine_03", "UpperChest", "spine.003", "UpperChest"},
    ConventionRow{"neck", "mixamorig:Neck", "neck_01", "Neck", "spine.004", "Neck"},
    ConventionRow{"head", "mixamorig:Head", "head", "Head", "spine.006", "Head"},
    ConventionRow{"jaw", "mixamorig:Jaw", "jaw", "Jaw", "jaw", "Jaw"}};

constexpr std::array kConventionSided{
    ConventionRow{"Shoulder", "mixamorig:@Shoulder", "clavicle_@", "@Shoulder", "shoulder.@", "Shoulder.@"},
    ConventionRow{"UpperArm", "mixamorig:@Arm", "upperarm_@", "@UpperArm", "upper_arm.@", "UpperArm.@"},
    ConventionRow{"LowerArm", "mixamorig:@ForeArm", "lowerarm_@", "@LowerArm", "forearm.@", "LowerArm.@"},
    ConventionRow{"Hand", "mixamorig:@Hand", "hand_@", "@Hand", "hand.@", "Hand.@"},
    ConventionRow{"UpperLeg", "mixamorig:@UpLeg", "thigh_@", "@UpperLeg", "thigh.@", "UpperLeg.@"},
    ConventionRow{"LowerLeg", "mixamorig:@Leg", "calf_@", "@LowerLeg", "shin.@", "LowerLeg.@"},
    ConventionRow{"Foot", "mixamorig:@Foot", "foot_@", "@Foot", "foot.@", "Foot.@"},
    ConventionRow{"Toes", "mixamorig:@ToeBase", "ball_@", "@Toes", "toe.@", "Toes.@"},
    ConventionRow{"Eye", "mixamorig:@Eye", "eye_@", "@Eye", "eye.@", "Eye.@"},
    ConventionRow{"ThumbMetacarpal", "mixamorig:@HandThumb1", "thumb_01_@", "@ThumbProximal", "thumb.01.@",
                  "Thumb1.@"},
    ConventionRow{"ThumbProximal", "mixamorig:@HandThumb2", "thumb_02_@", "@ThumbIntermediate", "thumb.02.@",
                  "Thumb2.@"},
    ConventionRow{"ThumbDistal", "mixamorig:@HandThumb3", "thumb_03_@", "@ThumbDistal", "thumb.03.@",
                  "Thumb3.@"}};

struct FingerRow {
    std::string_view bone, mixamo, unreal, rigify;
};
constexpr std::array kConventionFingers{
    FingerRow{"Index", "Index", "index", "f_index"}, FingerRow{"Middle", "Middle", "middle", "f_middle"},
    FingerRow{"Ring", "Ring", "ring", "f_ring"}, FingerRow{"Little", "Pinky", "pinky", "f_pinky"}};
constexpr std::array<std::string_view, 3> kFingerJoints{"Proximal", "Intermediate", "Distal"};

std::string_view columnOf(const ConventionRow& row, NameConvention convention) {
    switch (convention) {
    case NameConvention::Mixamo:
        return row.mixamo;
    case NameConvention::Unreal:
        return row.unreal;
    case NameConvention::Unity:
        return row.unity;
    case NameConvention::Rigify:
        return row.rigify;
    default:
        return row.blender;
    }
}

std::string sideWord(NameConvention convention, bool left) {
    switch (convention) {
    case NameConvention::Unreal:
        return left ? "l" : "r";
    case NameConvention::Rigify:
    case NameConvention::Blender:
        return left ? "L" : "R";
    default:
        return left ? "Left" : "Right";
    }
}

std::string withSide(std::string_view pattern, NameConvention convention, bool left) {
    const std::size_t at = pattern.find('@');
    return std::string(pattern.substr(0, at)) + sideWord(convention, left) +
           std::string(pattern.substr(at + 1));
}

/// "IndexProximal" as "mixamorig:@HandIndex1"; empty: it is no joint of a finger.
std::string fingerPattern(std::string_view bone, NameConvention convention) {
    for (const FingerRow& finger : kConventionFingers) {
        for (std::size_t j = 0; j < kFingerJoints.size(); ++j) {
            if (bone != std::string(finger.bone) + std::string(kFingerJoints[j])) {
                continue;
            }
            const std::string number = std::to_string(j + 1);
            switch (convention) {
            case NameConvention::Mixamo:
                return "mixamorig:@Hand" + std::string(finger.mixamo) + number;
            case NameConvention::Unreal:
                return std::string(finger.unreal) + "_0" + number + "_@";
            case NameConvention::Rigify:
                return std::string(finger.rigify) + ".0" + number + ".@";
            case NameConvention::Blender:
                return std::string(finger.bone) + number + ".@";
            default:
                return std::string(1, '@').append(bone);
            }
        }
    }
    return {};
}

std::string capitalised(std::string name) {
    if (!name.empty()) {
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    }
    return name;
}

std::string sidedName(std::string_view bone, NameConvention convention, bool left) {
    const auto* row = std::ranges::find(kConventionSided, bone, &ConventionRow::bone);
    const std::string pattern = row != kConventionSided.end() ? std::string(columnOf(*row, convention))
                                                              : fingerPattern(bone, convention);
    return pattern.empty() ? std::string() : withSide(pattern, convention, left);
}

} // namespace

std::string conventionName(const std::string& humanoidBone, NameConvention convention) {
    if (humanoidBone.empty() || convention == NameConvention::Vrm) {
        return humanoidBone;
    }
    if (convention == NameConvention::Godot) { // VRM's words with a capital (SkeletonProfileHumanoid)
        return capitalised(humanoidBone);
    }
    const auto* middle = std::ranges::find(kConventionMiddle, humanoidBone, &ConventionRow::bone);
    if (middle != kConventionMiddle.end()) {
        return std::string(columnOf(*middle, convention));
    }
    const std::string_view bone = humanoidBone;
    for (const bool left : {true, false}) {
        const std::string_view side = left ? "left" : "right";
        if (bone.starts_with(side)) {
            return sidedName(bone.substr(side.size()), convention, left);
        }
    }
    return {};
}

namespace {

/// Of every joint the name it gets.
std::vector<std::string> namesBy(const Skeleton& skeleton, NameConvention convention) {
    const std::vector<std::string> bones = humanoidBones(skeleton);
    std::vector<std::string> wanted;
    std::multiset<std::string> taken;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        std::string name = conventionName(bones[j], convention);
        wanted.push_back(name.empty() ? skeleton.joints[j].name : std::move(name));
        taken.insert(wanted.back());
    }
    // A joint that cannot get its name keeps its own, which may be another's new one.
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const std::string& own = skeleton.joints[j].name;
            if (wanted[j] != own && taken.count(wanted[j]) > 1) {
                taken.erase(taken.find(wanted[j]));
                taken.insert(own);
                wanted[j] = own;
                changed = true;
            }
        }
    }
    return wanted;
}

} // namespace

std::vector<std::string> jointsWithoutName(const Skeleton& skeleton, NameConvention convention) {
    const std::vector<std::string> bones = humanoidBones(skeleton);
    const std::vector<std::string> names = distinctJointNames(skeleton);
    const std::vector<std::string> wanted = namesBy(skeleton, convention);
    std::vector<std::string> without;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::string name = conventionName(bones[j], convention);
        if ((name.empty() || wanted[j] != name) && !skeleton.joints[j].added) {
            without.push_back(names[j]);
        }
    }
    return without;
}

SkeletonSteps renameByConvention(const Skeleton& skeleton, NameConvention convention) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    const std::vector<std::string> wanted = namesBy(skeleton, convention);
    SkeletonEdit edit{SkeletonEditKind::Rename, {}};
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (wanted[j] != skeleton.joints[j].name && !skeleton.joints[j].added) {
            edit.joints.push_back({names[j], wanted[j]});
        }
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

Expected<SkeletonSteps> renameByTable(const Skeleton& skeleton, std::span<const JointMapping> table) {
    SkeletonEdit edit{SkeletonEditKind::Rename, {}};
    const std::vector<std::string> names = distinctJointNames(skeleton);
    for (const JointMapping& row : table) {
        const auto at = std::ranges::find(names, row.from);
        const bool known = at != names.end() && !row.to.empty() && row.to != row.from;
        const bool again = std::ranges::find(edit.joints, row.from, &EditedJoint::joint) != edit.joints.end();
        if (known && !again) {
            edit.joints.push_back({row.from, row.to});
        }
    }
    if (edit.joints.empty()) {
        return SkeletonSteps();
    }
    SkeletonSteps steps{std::move(edit)};
    const auto tried = withEdits(skeleton, steps);
    return tried ? Expected<SkeletonSteps>(std::move(steps)) : fail(tried.error());
}

} // namespace sinew
