#pragma once

#include "core/skeleton/JointAngles.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/Driver.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// How far a shape is on.
struct ShapeWeight {
    std::string shape;
    double weight = 0.0;
    bool operator==(const ShapeWeight&) const = default;
};

/// Drivers on the joints of a skeleton, ready for many poses. Drivers whose joints are not there do nothing,
/// nor do those in a circle. Joints are found by name, the first of equal ones.
class DriverRig {
public:
    /// A joint whose angle counts.
    struct Source {
        std::int32_t joint = kNone;
        Vec3 axis = Vec3::UnitY();    ///< boneAxis of the joint
        Quat from = Quat::Identity(); ///< its turn in the pose that is measured from
        JointAngles anglesIn(const Pose& pose) const;
    };
    /// A driver with what it needs of the skeleton.
    struct Rule {
        std::vector<Source> sources;              ///< at least one
        JointDriver driver;                       ///< keys in order
        Quat targetFromSource = Quat::Identity(); ///< of the joints' axes as bound
        double angleAt(const Pose& pose) const;
        double at(const Pose& pose) const { return valueAt(driver, angleAt(pose)); }
        Quat turnAt(const Pose& pose) const; ///< DriverChannel::Turn: of the target, in its own axes
    };

    DriverRig() = default;
    /// O(#drivers #J).
    DriverRig(const Skeleton& skeleton, const Drivers& drivers);

    /// No driver has anything to do.
    bool empty() const { return m_joints.empty() && m_shapes.empty(); }
    bool drivesJoints() const { return !m_joints.empty(); }
    bool drivesShapes() const { return !m_shapes.empty(); }

    /// The pose with all driven joints where the drivers put them. A joint that drives others counts as it is
    /// itself driven. O(#J + keys).
    Pose driven(const Pose& pose) const;
    /// Of every driven shape, once, in the order of the drivers. `drivenPose`: what driven() gave.
    std::vector<ShapeWeight> shapes(const Pose& drivenPose) const;

    /// The angle that a driver measures in a pose that drivers have completed, degrees; nothing where one of
    /// its joints is not there. O(#J).
    static std::optional<double> angleOf(const Skeleton& skeleton, const JointDriver& driver,
                                         const Pose& drivenPose);

    /// Joints whose angles count. Ascending, no repeats.
    std::vector<std::int32_t> sources() const;
    /// What a joint's drivers set; DriverChannel::Shape is none of them. Empty: nothing drives it.
    std::vector<DriverChannel> channels(std::int32_t joint) const;
    /// Driven joints, each behind those that drive it.
    std::vector<std::int32_t> targets() const;
    /// All that has something to do, in the order in which it is evaluated: the drivers of one joint after
    /// the other, each behind those that drive it, then those of one shape after the other.
    std::vector<Rule> rules() const;

private:
    static std::optional<Rule> ruleOf(const Skeleton& skeleton, const JointDriver& driver);
    struct DrivenJoint {
        std::int32_t joint = kNone;
        Mat3 parentFromJoint = Mat3::Identity(); ///< as bound
        std::vector<Rule> rules;
    };
    void addShape(Rule rule);
    void addJoint(const Skeleton& skeleton, std::int32_t joint, Rule rule);
    void sortJoints();

    std::vector<DrivenJoint> m_joints;
    std::vector<std::pair<std::string, std::vector<Rule>>> m_shapes; ///< by name
};

/// The pose as drivers complete it: what every view, file and check of a pose shows. Without drivers, and
/// where they leave all as it is, the very same.
Pose drivenPose(const Skeleton& skeleton, const Drivers& drivers, const Pose& pose);

/// Of the joints of drivers: Rx * Ry * Rz, degrees.
Quat drivenTurn(const Vec3& degrees);
/// Its inverse: x and z from -180 to 180, y from -90 to 90; z is 0 where y leaves only one of both free.
Vec3 drivenDegrees(const Quat& turn);

} // namespace sinew
