#pragma once

#include "core/base/Names.h"

namespace sinew {

/// What is measured of how far a joint has turned away from its bind pose (jointAngles).
enum class JointAngle {
    Swing, ///< of its bone's direction, 0 to 180 degrees
    Twist, ///< about its bone, -180 to 180 degrees
    BendX, ///< the part of the swing about the joint's own x in the bind pose, -180 to 180 degrees
    BendY, ///< likewise about y
    BendZ  ///< likewise about z
};

constexpr Names<JointAngle, 5> kJointAngleNames{{{"swing", JointAngle::Swing},
                                                 {"twist", JointAngle::Twist},
                                                 {"bend-x", JointAngle::BendX},
                                                 {"bend-y", JointAngle::BendY},
                                                 {"bend-z", JointAngle::BendZ}}};

/// The smallest and the largest angle that is measured, degrees.
constexpr double minAngle(JointAngle angle) {
    return angle == JointAngle::Swing ? 0.0 : -180.0;
}
constexpr double kMaxAngle = 180.0;

} // namespace sinew
