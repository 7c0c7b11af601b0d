#include "core/io/vrm/VrmPose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string_view>

namespace sinew {
namespace {

/// Degrees that nobody sees when a motion made for a T-pose is played.
constexpr double kPoseTolerance = 10.0;
/// Hips are rarely so even that their joints tell it better.
constexpr double kFacingTolerance = 20.0;

struct StraightBone {
    std::string_view from; ///< without side
    std::string_view to;
    bool arm; ///< points to the side, else down
};
constexpr std::array kStraightBones{
    StraightBone{"UpperArm", "LowerArm", true}, StraightBone{"LowerArm", "Hand", true},
    StraightBone{"UpperLeg", "LowerLeg", false}, StraightBone{"LowerLeg", "Foot", false}};

Vec3 bonePlace(const Skeleton& skeleton, const HumanoidMap& map, const std::string& bone) {
    const auto row = std::ranges::find(humanoidBoneTable(), bone, &HumanoidBone::name);
    const std::int32_t joint = map[static_cast<std::size_t>(row - humanoidBoneTable().begin())];
    return skeleton.position(static_cast<std::size_t>(joint));
}

/// Degrees between two directions; 0 where one has no length.
double degreesBetween(const Vec3& a, const Vec3& b) {
    if (a.norm() <= 0.0 || b.norm() <= 0.0) {
        return 0.0;
    }
    return std::atan2(a.cross(b).norm(), a.dot(b)) * 180.0 / std::numbers::pi;
}

/// The character's own left, level.
Vec3 ownLeft(const Skeleton& skeleton, const HumanoidMap& map) {
    Vec3 left = bonePlace(skeleton, map, "leftUpperArm") - bonePlace(skeleton, map, "rightUpperArm");
    left.y() = 0.0;
    return left;
}

} // namespace

void noteVrmPose(const Skeleton& skeleton, const HumanoidMap& map, const std::string& file,
                 Notices& notices) {
    const Vec3 left = ownLeft(skeleton, map);
    if (degreesBetween(left, Vec3::UnitX()) > kFacingTolerance) {
        notices.push_back({NoticeCode::VrmFacesElsewhere, file, 0, {}});
    }
    std::size_t turned = 0;
    double worst = 0.0;
    std::string worstBone;
    for (const std::string side : {"left", "right"}) {
        const Vec3 outwards = side == "left" ? left : Vec3(-left);
        for (const StraightBone& bone : kStraightBones) {
            const std::string name = side + std::string(bone.from);
            const Vec3 along =
                bonePlace(skeleton, map, side + std::string(bone.to)) - bonePlace(skeleton, map, name);
            const double angle = degreesBetween(along, bone.arm ? outwards : Vec3(-Vec3::UnitY()));
            turned += angle > kPoseTolerance ? 1 : 0;
            if (angle > worst) {
                worst = angle;
                worstBone = name;
            }
        }
    }
    if (turned > 0) {
        notices.push_back(
            {NoticeCode::VrmPoseOff, file, turned, {worstBone, std::to_string(std::lround(worst))}});
    }
}

} // namespace sinew
