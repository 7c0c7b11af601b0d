#include "core/skeleton/drivers/MirrorDriver.h"

#include "core/skeleton/JointAngles.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
constexpr std::array kBends{JointAngle::BendX, JointAngle::BendY, JointAngle::BendZ};

/// An angle of a joint as it is measured of its partner.
struct MirroredAngle {
    JointAngle angle;
    double sign;
};

std::size_t axisOfBend(JointAngle angle) {
    return static_cast<std::size_t>(angle) - static_cast<std::size_t>(JointAngle::BendX);
}

MirroredAngle mirroredAngle(const Mat3& across, JointAngle angle) {
    if (angle == JointAngle::Swing) {
        return {angle, 1.0};
    }
    if (angle == JointAngle::Twist) { // the bone is mirrored, and so is the sense about it
        return {angle, -1.0};
    }
    const Vec3 axis = -across.col(static_cast<Eigen::Index>(axisOfBend(angle))); // of the mirrored bend
    Eigen::Index along = 0;
    axis.cwiseAbs().maxCoeff(&along);
    return {kBends[static_cast<std::size_t>(along)], axis[along] < 0.0 ? -1.0 : 1.0};
}

std::int32_t partnerIn(const MirrorTable& table, std::int32_t joint) {
    const auto j = static_cast<std::size_t>(joint);
    return joint != kNone && j < table.partner.size() ? table.partner[j] : kNone;
}

Quat turnOfPose(const JointDriver& driver, const std::string& joint) {
    const auto from = std::ranges::find(driver.from, joint, &DriverPose::joint);
    return from == driver.from.end() ? Quat::Identity() : drivenTurn(from->degrees);
}

/// Axes about which the driving joint may turn to have its angle positive.
std::vector<Vec3> turnAxes(const Vec3& bone, JointAngle angle) {
    if (angle == JointAngle::Twist) {
        return {bone};
    }
    if (angle != JointAngle::Swing) {
        const Vec3 bend = Vec3::Unit(static_cast<Eigen::Index>(axisOfBend(angle)));
        const Vec3 across = bend - bend.dot(bone) * bone; // a swing's axis is square to the bone
        return across.norm() > 0.1 ? std::vector<Vec3>{across.normalized()} : std::vector<Vec3>();
    }
    const Vec3 one = bone.unitOrthogonal();
    const Vec3 other = bone.cross(one);
    return {one, -one, other, -other};
}

} // namespace

Expected<JointDriver> mirroredDriver(const Skeleton& skeleton, const MirrorTable& table,
                                     const JointDriver& driver, const std::string& target) {
    const std::int32_t joint = skeleton.find(driver.joint);
    const std::int32_t partner = partnerIn(table, joint);
    if (partner == kNone) {
        return fail(ErrorCode::ShapeDriverUnpaired, {driver.target, driver.joint});
    }
    const MirroredAngle angle = mirroredAngle(axesAcross(skeleton, table, joint, partner), driver.angle);
    JointDriver mirrored = driver;
    mirrored.joint = skeleton.joints[static_cast<std::size_t>(partner)].name;
    mirrored.angle = angle.angle;
    mirrored.target = target;
    for (DriverKey& key : mirrored.keys) {
        key.angle *= angle.sign;
    }
    std::ranges::sort(mirrored.keys, {}, &DriverKey::angle);
    for (DriverPose& from : mirrored.from) {
        const std::int32_t measured = skeleton.find(from.joint);
        const std::int32_t other = partnerIn(table, measured);
        if (other == kNone) {
            return fail(ErrorCode::ShapeDriverUnpaired, {driver.target, from.joint});
        }
        from = {skeleton.joints[static_cast<std::size_t>(other)].name,
                drivenDegrees(mirroredTurn(skeleton, table, drivenTurn(from.degrees), measured, other))};
    }
    return mirrored;
}

std::vector<Pose> fullPoses(const Skeleton& skeleton, const JointDriver& driver) {
    const std::int32_t joint = skeleton.find(driver.joint);
    const auto full =
        std::ranges::max_element(driver.keys, {}, [](const DriverKey& key) { return std::abs(key.value); });
    if (joint == kNone || full == driver.keys.end()) {
        return {};
    }
    Pose from = Pose::bindPose(skeleton);
    for (const DriverPose& pose : driver.from) {
        const std::int32_t measured = skeleton.find(pose.joint);
        if (measured != kNone) {
            from.joints[static_cast<std::size_t>(measured)].rotation = drivenTurn(pose.degrees);
        }
    }
    if (full->angle == 0.0) {
        return {from};
    }
    std::vector<Pose> poses;
    for (const Vec3& axis : turnAxes(boneAxis(skeleton, joint), driver.angle)) {
        poses.push_back(from);
        poses.back().joints[static_cast<std::size_t>(joint)].rotation =
            turnOfPose(driver, driver.joint) * Quat(Eigen::AngleAxisd(full->angle * kDegree, axis));
    }
    return poses;
}

} // namespace sinew
