#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/base/Types.h"
#include "core/skeleton/JointAngle.h"

#include <string>
#include <vector>

namespace sinew {

/// What a driver sets: a channel of a joint, in the joint's own axes of the bind pose, or the weight of a
/// shape.
enum class DriverChannel {
    TranslateX, ///< scene units, added to where the pose has the joint
    TranslateY,
    TranslateZ,
    RotateX, ///< degrees; all three together are Rx * Ry * Rz, which the joint turns before the pose turns it
    RotateY,
    RotateZ,
    ScaleX, ///< times the pose's own scale
    ScaleY,
    ScaleZ,
    Turn, ///< the fraction of the driving joint's whole turn by which the joint turns likewise: 0.5 half-way
    Shape ///< weight of the morph targets of a name: 0 not at all, 1 wholly
};

struct DriverKey {
    double angle = 0.0; ///< degrees
    double value = 0.0; ///< as the channel has it
    bool operator==(const DriverKey&) const = default;
};

/// How a joint is turned in the pose that a driver measures from.
struct DriverPose {
    std::string joint;
    Vec3 degrees = Vec3::Zero(); ///< Rx * Ry * Rz about the joint's own axes in the bind pose (drivenTurn)
    bool operator==(const DriverPose&) const = default;
};

/// The angle of one joint drives another joint, or a shape (pose space deformation, Lewis et al. 2000, with
/// one angle in place of all). Linear between the keys; beyond them the outermost key holds.
///
/// With `from` the angle is that away from a pose: the swing is then a cone about the direction that the bone
/// has there. With several joints, whose swings count alone, it is the root of the sum of their squares: a
/// radial basis function of all of them (Lewis et al. 2000, sec. 4), whose kernel the keys draw.
struct JointDriver {
    std::string joint; ///< whose angle counts
    JointAngle angle = JointAngle::Swing;
    DriverChannel channel = DriverChannel::RotateY;
    std::string target;                ///< the driven joint, or the name of the shape
    std::vector<DriverKey> keys;       ///< no two at one angle
    std::vector<DriverPose> from = {}; ///< empty: the bind pose of `joint`; else `joint` is the first of them
    bool operator==(const JointDriver&) const = default;
};

/// Drivers of one target and channel add up; those of a scale are multiplied.
using Drivers = std::vector<JointDriver>;

constexpr Names<DriverChannel, 11> kDriverChannelNames{{{"translate-x", DriverChannel::TranslateX},
                                                        {"translate-y", DriverChannel::TranslateY},
                                                        {"translate-z", DriverChannel::TranslateZ},
                                                        {"rotate-x", DriverChannel::RotateX},
                                                        {"rotate-y", DriverChannel::RotateY},
                                                        {"rotate-z", DriverChannel::RotateZ},
                                                        {"scale-x", DriverChannel::ScaleX},
                                                        {"scale-y", DriverChannel::ScaleY},
                                                        {"scale-z", DriverChannel::ScaleZ},
                                                        {"turn", DriverChannel::Turn},
                                                        {"shape", DriverChannel::Shape}}};

constexpr bool isTranslation(DriverChannel channel) {
    return channel <= DriverChannel::TranslateZ;
}
constexpr bool isRotation(DriverChannel channel) {
    return channel >= DriverChannel::RotateX && channel <= DriverChannel::RotateZ;
}
constexpr bool isScale(DriverChannel channel) {
    return channel >= DriverChannel::ScaleX && channel <= DriverChannel::ScaleZ;
}
/// Whether the channel has a joint turn, about one axis or as another joint does.
constexpr bool turnsJoint(DriverChannel channel) {
    return isRotation(channel) || channel == DriverChannel::Turn;
}
/// 0 for x, 1 for y, 2 for z, of a channel with an axis.
constexpr int axisOf(DriverChannel channel) {
    return static_cast<int>(channel) % 3;
}

/// What a channel has when nothing drives it.
constexpr double restValue(DriverChannel channel) {
    return isScale(channel) ? 1.0 : 0.0;
}

/// What a channel may be set to.
struct ValueRange {
    double min;
    double max;
};
constexpr ValueRange rangeOf(DriverChannel channel) {
    return isTranslation(channel)           ? ValueRange{-1e6, 1e6}
           : isRotation(channel)            ? ValueRange{-360.0, 360.0}
           : isScale(channel)               ? ValueRange{0.01, 100.0}
           : channel == DriverChannel::Turn ? ValueRange{-1.0, 1.0}
                                            : ValueRange{-10.0, 10.0};
}

/// The driver's value at an angle. There is a key. O(#keys log #keys).
double valueAt(const JointDriver& driver, double angle);

/// Whether a driver can measure from the poses that it names: each joint once, its own first; a turn from the
/// bind pose alone; several joints by their swings, for a shape. O(#joints log #joints).
bool measuresFromPoses(const JointDriver& driver);

/// Whether a driver is well-formed by itself. Errors, each naming the joint: DriverEmpty, DriverKeyTwice,
/// DriverOfItself, DriverPoseBroken, ParameterOutOfRange.
Expected<void> validateDriver(const JointDriver& driver);

/// The same of all; besides, no joint may drive itself by way of others: DriverCircle (joint, the joints of
/// the circle in one, of a long one its ends). O(#drivers log #drivers).
Expected<void> validateDrivers(const Drivers& drivers);

} // namespace sinew
