#include "core/skeleton/drivers/ShapeDriver.h"

#include "core/skeleton/JointAngles.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace sinew {
namespace {

constexpr double kSmallestTurn = 1.0; // degrees
constexpr double kBendFraction = 0.9;

} // namespace

std::optional<JointTurn> turnOf(const Skeleton& skeleton, const Pose& pose, std::int32_t joint) {
    const JointAngles angles = jointAngles(skeleton, pose, joint);
    JointTurn turn{joint, JointAngle::Swing, angles.swing};
    if (std::abs(angles.twist) > angles.swing) {
        turn = {joint, JointAngle::Twist, angles.twist};
    } else {
        for (const JointAngle bend : {JointAngle::BendX, JointAngle::BendY, JointAngle::BendZ}) {
            if (std::abs(angles.of(bend)) >= kBendFraction * angles.swing) {
                turn = {joint, bend, angles.of(bend)};
            }
        }
    }
    return std::abs(turn.degrees) < kSmallestTurn ? std::nullopt : std::optional(turn);
}

std::optional<JointTurn> largestTurn(const Skeleton& skeleton, const Pose& pose) {
    std::optional<JointTurn> largest;
    for (std::size_t j = 0; j < std::min(skeleton.size(), pose.joints.size()); ++j) {
        if (pose.joints[j].rotation.coeffs() == Quat::Identity().coeffs()) {
            continue;
        }
        const auto turn = turnOf(skeleton, pose, static_cast<std::int32_t>(j));
        if (turn && (!largest || std::abs(turn->degrees) > std::abs(largest->degrees))) {
            largest = turn;
        }
    }
    return largest;
}

JointDriver shapeDriver(const std::string& joint, const JointTurn& turn, const std::string& shape,
                        const Drivers& drivers) {
    const double peak = turn.degrees; // exactly, so that this pose shows the shape wholly
    std::set<double> angles{0.0};
    for (const JointDriver& driver : drivers) {
        if (driver.channel == DriverChannel::Shape && driver.joint == joint && driver.angle == turn.angle) {
            for (const DriverKey& key : driver.keys) {
                angles.insert(key.angle);
            }
        }
    }
    std::erase_if(angles,
                  [&](double angle) { return angle != 0.0 && std::abs(angle - peak) < kSmallestTurn; });
    JointDriver made{joint, turn.angle, DriverChannel::Shape, shape, {}};
    const auto above = angles.upper_bound(peak);
    if (above != angles.begin()) {
        made.keys.push_back({*std::prev(above), 0.0});
    }
    made.keys.push_back({peak, 1.0});
    if (above != angles.end()) {
        made.keys.push_back({*above, 0.0});
    }
    return made;
}

} // namespace sinew
