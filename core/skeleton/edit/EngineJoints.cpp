#include "core/skeleton/edit/EngineJoints.h"

#include "core/base/Error.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/JointEdits.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>
#include <string_view>

namespace sinew {
namespace {

/// Of the parent's bone that links stand on.
constexpr double kLinkedFraction = 0.25;

Quat axesInModel(const Skeleton& skeleton, std::size_t joint) {
    return Quat(skeleton.joints[joint].modelFromJointBind.linear());
}

bool isEnd(const std::string& name) {
    return name.ends_with("_end") || name.ends_with("End") || name.ends_with("_End");
}

/// Where the bone of a joint without child ends.
std::optional<Vec3> endOfLeaf(const Skeleton& skeleton, std::size_t joint) {
    const Joint& own = skeleton.joints[joint];
    if (own.tail || own.parent == kNone) {
        return own.tail;
    }
    const Vec3 position = skeleton.position(joint);
    const Vec3 bone = position - skeleton.position(static_cast<std::size_t>(own.parent));
    return bone.norm() > 0.0 ? std::optional<Vec3>(position + 0.5 * bone) : std::nullopt;
}

/// How long the stretch of the parent's bone is that the links share.
double linkedLength(const Skeleton& skeleton, std::int32_t joint, double bone) {
    const std::optional<Vec3> end = boneEnd(skeleton, joint);
    const double own = end ? (*end - skeleton.position(static_cast<std::size_t>(joint))).norm() : 0.0;
    return kLinkedFraction * (own > 0.0 ? std::min(own, bone) : bone);
}

/// The former root whose way over the floor a joint above all takes.
std::int32_t carriedRoot(const Skeleton& skeleton) {
    const std::vector<std::string> bones = humanoidBones(skeleton);
    const std::vector<std::int32_t> roots = skeleton.roots();
    const auto hips = std::ranges::find_if(
        roots, [&](std::int32_t root) { return bones[static_cast<std::size_t>(root)] == "hips"; });
    return hips == roots.end() ? roots.front() : *hips;
}

/// Places on the parent's bone, 0 to 1, one for each link but the joint itself.
std::vector<double> linkFractions(double stretch, std::size_t links) {
    std::vector<double> fractions;
    const double step = stretch / static_cast<double>(links - 1);
    for (std::size_t k = 0; k + 1 < links; ++k) {
        fractions.push_back(1.0 - stretch + step * static_cast<double>(k));
    }
    return fractions;
}

/// Names of the joints after steps, by their numbers before: joints that get a later parent change places,
/// and with them those that share a name.
Expected<std::vector<std::string>> namesAfter(const Skeleton& skeleton, const SkeletonSteps& steps) {
    SINEW_TRY(const auto after, withEdits(skeleton, steps));
    const std::vector<std::string> names = distinctJointNames(after.skeleton);
    std::vector<std::string> result;
    result.reserve(after.number.size());
    for (const std::int32_t joint : after.number) {
        result.push_back(joint == kNone ? std::string() : names[static_cast<std::size_t>(joint)]);
    }
    return result;
}

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

/// Of every joint the name it gets.
std::vector<std::string> namesBy(const Skeleton& skeleton, NameConvention convention) {
    const std::vector<std::string> bones = humanoidBones(skeleton);
    std::vector<std::string> wanted;
    std::multiset<std::string> taken;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::string name = conventionName(bones[j], convention);
        wanted.push_back(name.empty() ? skeleton.joints[j].name : name);
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

SkeletonSteps addEndJoints(const Skeleton& skeleton) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    const auto children = skeleton.children();
    FreeNames free(skeleton);
    SkeletonEdit edit{SkeletonEditKind::Add, {}};
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::string& name = skeleton.joints[j].name;
        if (!children[j].empty() || isEnd(name)) {
            continue;
        }
        if (const std::optional<Vec3> end = endOfLeaf(skeleton, j)) {
            edit.joints.push_back(
                {free.take(nameWith(name, "end")), names[j], *end, axesInModel(skeleton, j), {}});
        }
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

Expected<SkeletonSteps> addRootJoint(const Skeleton& skeleton, const std::string& name) {
    if (skeleton.empty()) {
        return SkeletonSteps();
    }
    const std::vector<std::string> names = distinctJointNames(skeleton);
    if (name.empty() || FreeNames(skeleton).take(name) != name) {
        return fail(ErrorCode::JointNameTaken, {name});
    }
    SkeletonEdit below{SkeletonEditKind::Parent, {}};
    for (const std::int32_t joint : skeleton.roots()) {
        below.joints.push_back({names[static_cast<std::size_t>(joint)], name});
    }
    SkeletonSteps steps{{SkeletonEditKind::Add, {{name}}}, std::move(below)};
    SINEW_TRY(const auto after, namesAfter(skeleton, steps));
    const std::string& carried = after[static_cast<std::size_t>(carriedRoot(skeleton))];
    steps.push_back({SkeletonEditKind::Carry, {{name}, {carried}}});
    return steps;
}

Expected<SkeletonSteps> addBoneLinks(const Skeleton& skeleton, std::int32_t joint, std::size_t links) {
    const auto j = static_cast<std::size_t>(joint);
    const Joint& own = skeleton.joints[j];
    if (own.parent == kNone) {
        return fail(ErrorCode::BoneMissing, {own.name});
    }
    const auto parent = static_cast<std::size_t>(own.parent);
    const Segment bone{skeleton.position(parent), skeleton.position(j)};
    const double length = (bone.b - bone.a).norm();
    if (!(length > 0.0)) {
        return fail(ErrorCode::BoneMissing, {own.name});
    }
    if (links < 2) {
        return SkeletonSteps();
    }
    const std::size_t count = std::min(links, kMaxLinks);
    const double stretch = linkedLength(skeleton, joint, length) / length;
    const double half = 0.5 * stretch / static_cast<double>(count - 1);
    const std::vector<std::string> names = distinctJointNames(skeleton);
    FreeNames free(skeleton);
    SkeletonEdit add{SkeletonEditKind::Add, {}};
    SkeletonEdit divide{SkeletonEditKind::Divide, {{names[parent]}}, bone};
    for (const double fraction : linkFractions(stretch, count)) {
        const std::string above = add.joints.empty() ? names[parent] : add.joints.back().joint;
        add.joints.push_back({free.take(nameWith(own.name, "link_0" + std::to_string(divide.joints.size()))),
                              above,
                              bone.a + fraction * (bone.b - bone.a),
                              axesInModel(skeleton, parent),
                              {}});
        divide.joints.push_back({add.joints.back().joint});
        divide.joints.back().fraction = fraction + half;
    }
    divide.joints.front().fraction = std::max(0.0, 1.0 - stretch - half);
    const std::string last = add.joints.back().joint;
    SkeletonSteps steps{std::move(add), {SkeletonEditKind::Parent, {{names[j], last}}}};
    SINEW_TRY(const auto after, namesAfter(skeleton, steps));
    divide.joints.front().joint = after[parent];
    SkeletonEdit turns{SkeletonEditKind::Fraction, {{after[j]}}};
    for (const EditedJoint& link : steps.front().joints) {
        turns.joints.push_back({link.joint});
    }
    steps.push_back(std::move(divide));
    steps.push_back(std::move(turns));
    return steps;
}

LimbJoints limbJoints(const Skeleton& skeleton) {
    const std::vector<std::string> bones = humanoidBones(skeleton);
    LimbJoints limbs;
    for (std::size_t j = 0; j < bones.size(); ++j) {
        const std::string& bone = bones[j];
        const bool limb = bone.ends_with("UpperArm") || bone.ends_with("LowerArm") ||
                          bone.ends_with("UpperLeg") || bone.ends_with("LowerLeg");
        if (!limb) {
            continue;
        }
        const auto joint = static_cast<std::int32_t>(j);
        const std::optional<Vec3> end = boneEnd(skeleton, joint);
        const bool divisible = end && (*end - skeleton.position(j)).norm() > 0.0;
        (divisible ? limbs.withBone : limbs.boneless).push_back(joint);
    }
    return limbs;
}

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
