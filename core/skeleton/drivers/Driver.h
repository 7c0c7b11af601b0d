#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
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
    Shape ///< weight of the morph targets of a name: 0 not at all, 1 wholly
};

struct DriverKey {
    double angle = 0.0; ///< degrees
    double value = 0.0; ///< as the channel has it
    bool operator==(const DriverKey&) const = default;
};

/// The angle of one joint drives another joint, or a shape (pose space deformation, Lewis et al. 2000, with
/// one angle in place of all). Linear between the keys; beyond them the outermost key holds.
struct JointDriver {
    std::string joint; ///< whose angle counts
    JointAngle angle = JointAngle::Swing;
    DriverChannel channel = DriverChannel::RotateY;
    std::string target;          ///< the driven joint, or the name of the shape
    std::vector<DriverKey> keys; ///< no two at one angle
    bool operator==(const JointDriver&) const = default;
};

/// Drivers of one target and channel add up; those of a scale are multiplied.
using Drivers = std::vector<JointDriver>;

constexpr Names<DriverChannel, 10> kDriverChannelNames{{{"translate-x", DriverChannel::TranslateX},
                                                        {"translate-y", DriverChannel::TranslateY},
                                                        {"translate-z", DriverChannel::TranslateZ},
                                                        {"rotate-x", DriverChannel::RotateX},
                                                        {"rotate-y", DriverChannel::RotateY},
                                                        {"rotate-z", DriverChannel::RotateZ},
                                                        {"scale-x", DriverChannel::ScaleX},
                                                        {"scale-y", DriverChannel::ScaleY},
                                                        {"scale-z", DriverChannel::ScaleZ},
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
/// 0 for x, 1 for y, 2 for z, of a channel that is no shape.
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
    return isTranslation(channel) ? ValueRange{-1e6, 1e6}
           : isRotation(channel)  ? ValueRange{-360.0, 360.0}
           : isScale(channel)     ? ValueRange{0.01, 100.0}
                                  : ValueRange{-10.0, 10.0};
}

/// The driver's value at an angle. There is a key. O(#keys log #keys).
double valueAt(const JointDriver& driver, double angle);

/// Whether a driver is well-formed by itself. Errors, each naming the joint: DriverEmpty, DriverKeyTwice,
/// DriverOfItself, ParameterOutOfRange.
Expected<void> validateDriver(const JointDriver& driver);

/// The same of all; besides, no joint may drive itself by way of others: DriverCircle (joint, the joints of
/// the circle in one). O(depth #drivers log #drivers).
Expected<void> validateDrivers(const Drivers& drivers);

} // namespace sinew
