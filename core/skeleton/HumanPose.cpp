#include "core/skeleton/HumanPose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

constexpr double kAPoseDegrees = 45.0; ///< of the arms below level, as MakeHuman and MetaHumans have them
constexpr double kRadianOfDegree = std::numbers::pi / 180.0;

struct StraightBone {
    std::string_view from; ///< without side
    std::string_view to;
    bool arm; ///< points to the side, else down
};
constexpr std::array kStraightBones{
    StraightBone{"UpperArm", "LowerArm", true}, StraightBone{"LowerArm", "Hand", true},
    StraightBone{"UpperLeg", "LowerLeg", false}, StraightBone{"LowerLeg", "Foot", false}};
constexpr std::array kSides{std::string_view("left"), std::string_view("right")};

std::string boneOfSide(std::string_view side, std::string_view bone) {
    return std::string(side).append(bone);
}

Vec3 bonePosition(const Skeleton& skeleton, const HumanoidMap& map, std::string_view bone) {
    const std::int32_t joint = humanJoint(map, bone);
    return joint == kNone ? Vec3(Vec3::Zero()) : skeleton.position(static_cast<std::size_t>(joint));
}

/// Degrees between two directions; 0 where one has no length.
double degreesBetween(const Vec3& a, const Vec3& b) {
    if (a.norm() <= 0.0 || b.norm() <= 0.0) {
        return 0.0;
    }
    return std::atan2(a.cross(b).norm(), a.dot(b)) / kRadianOfDegree;
}

/// The character's own left, level.
Vec3 ownLeft(const Skeleton& skeleton, const HumanoidMap& map) {
    Vec3 left = bonePosition(skeleton, map, "leftUpperArm") - bonePosition(skeleton, map, "rightUpperArm");
    left.y() = 0.0;
    return left;
}

/// Names of bones of both arms that no joint is, in one.
std::string missingArms(const HumanoidMap& map) {
    std::string missing;
    for (const std::string_view side : kSides) {
        for (const std::string_view bone : {"UpperArm", "LowerArm"}) {
            const std::string name = boneOfSide(side, bone);
            if (humanJoint(map, name) == kNone) {
                missing += (missing.empty() ? "" : ", ") + name;
            }
        }
    }
    return missing;
}

/// Where the bones of a pose point, by the joint that turns them.
struct BoneDirection {
    std::int32_t joint = kNone;
    Vec3 along = Vec3::Zero(); ///< in the bind pose; zero: nothing says it
    Vec3 direction = Vec3::Zero();
};

/// From a joint to the next one, or to where its own bone ends.
Vec3 ownDirection(const Skeleton& skeleton, std::int32_t joint, std::int32_t next) {
    if (joint == kNone) {
        return Vec3::Zero();
    }
    const auto j = static_cast<std::size_t>(joint);
    if (next != kNone) {
        return skeleton.position(static_cast<std::size_t>(next)) - skeleton.position(j);
    }
    const std::optional<Vec3>& tail = skeleton.joints[j].tail;
    return tail ? Vec3(*tail - skeleton.position(j)) : Vec3(Vec3::Zero());
}

std::vector<BoneDirection> directionsOf(const Skeleton& skeleton, const HumanoidMap& map, HumanPose pose) {
    Vec3 left = ownLeft(skeleton, map);
    left = left.norm() > 0.0 ? Vec3(left.normalized()) : Vec3(Vec3::UnitX());
    const double below = pose == HumanPose::A ? kAPoseDegrees * kRadianOfDegree : 0.0;
    std::vector<BoneDirection> directions;
    for (const std::string_view side : kSides) {
        const Vec3 outwards = side == kSides[0] ? left : Vec3(-left);
        const Vec3 arm = std::cos(below) * outwards - std::sin(below) * Vec3::UnitY();
        for (const StraightBone& bone : kStraightBones) {
            const std::int32_t joint = humanJoint(map, boneOfSide(side, bone.from));
            const std::int32_t next = humanJoint(map, boneOfSide(side, bone.to));
            directions.push_back(
                {joint, ownDirection(skeleton, joint, next), bone.arm ? arm : Vec3(-Vec3::UnitY())});
        }
    }
    return directions;
}

/// Turns joints from the top of the skeleton down.
class HumanPoser {
public:
    HumanPoser(const Skeleton& skeleton, std::vector<BoneDirection> directions,
               std::vector<std::int32_t> feet)
        : m_skeleton(skeleton)
        , m_directions(std::move(directions))
        , m_feet(std::move(feet))
        , m_turns(skeleton.size(), Quat::Identity()) {}

    Pose run() {
        Pose pose = Pose::bindPose(m_skeleton);
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const std::int32_t parent = m_skeleton.joints[j].parent;
            const Quat above = parent == kNone ? Quat::Identity() : m_turns[static_cast<std::size_t>(parent)];
            m_turns[j] = turnOf(j, above);
            if (m_turns[j].coeffs() != above.coeffs()) {
                // model_j = above * bind_j * rotation
                const Quat bind(m_skeleton.joints[j].modelFromJointBind.linear());
                pose.joints[j].rotation =
                    (bind.conjugate() * above.conjugate() * m_turns[j] * bind).normalized();
            }
        }
        return pose;
    }

private:
    /// What turns a joint's axes in model space away from the bind pose.
    Quat turnOf(std::size_t joint, const Quat& above) const {
        const auto number = static_cast<std::int32_t>(joint);
        if (std::ranges::find(m_feet, number) != m_feet.end()) {
            return Quat::Identity();
        }
        const auto bone = std::ranges::find(m_directions, number, &BoneDirection::joint);
        if (bone == m_directions.end()) {
            return above;
        }
        const Vec3 along = above * bone->along;
        return along.norm() > 0.0 ? (Quat::FromTwoVectors(along, bone->direction) * above).normalized()
                                  : above;
    }

    const Skeleton& m_skeleton;
    std::vector<BoneDirection> m_directions;
    std::vector<std::int32_t> m_feet;
    std::vector<Quat> m_turns; ///< #J so far
};

} // namespace

std::int32_t humanJoint(const HumanoidMap& map, std::string_view bone) {
    const auto row = std::ranges::find(humanoidBoneTable(), bone, &HumanoidBone::name);
    return map[static_cast<std::size_t>(row - humanoidBoneTable().begin())];
}

Expected<Pose> humanPose(const Skeleton& skeleton, HumanPose pose, std::span<const BoneJoint> chosen) {
    const HumanoidMap map = findHumanoid(skeleton, chosen);
    if (const std::string missing = missingArms(map); !missing.empty()) {
        return fail(ErrorCode::RestPoseLimbs, {std::string(nameOf(kHumanPoseNames, pose)), missing});
    }
    std::vector<std::int32_t> feet;
    feet.reserve(kSides.size());
    for (const std::string_view side : kSides) {
        feet.push_back(humanJoint(map, boneOfSide(side, "Foot")));
    }
    return HumanPoser(skeleton, directionsOf(skeleton, map, pose), std::move(feet)).run();
}

Quat turnToFront(const Skeleton& skeleton, const HumanoidMap& map) {
    const Vec3 left = ownLeft(skeleton, map);
    if (left.norm() <= 0.0) {
        return Quat::Identity();
    }
    return Quat(Eigen::AngleAxisd(std::atan2(left.z(), left.x()), Vec3::UnitY()));
}

TPoseMisfit tPoseMisfit(const Skeleton& skeleton, const HumanoidMap& map, double tolerance) {
    TPoseMisfit misfit;
    misfit.facing = degreesBetween(ownLeft(skeleton, map), Vec3::UnitX());
    std::size_t row = 0;
    for (const BoneDirection& bone : directionsOf(skeleton, map, HumanPose::T)) {
        const std::string_view side = kSides[row / kStraightBones.size()];
        const std::string_view name = kStraightBones[row++ % kStraightBones.size()].from;
        const double angle = degreesBetween(bone.along, bone.direction);
        misfit.bones += angle > tolerance ? 1 : 0;
        if (angle > misfit.worst) {
            misfit.worst = angle;
            misfit.worstBone = boneOfSide(side, name);
        }
    }
    return misfit;
}

} // namespace sinew
