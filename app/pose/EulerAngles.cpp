#include "app/pose/EulerAngles.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kPerRadian = 180.0 / std::numbers::pi;

double withoutDust(double degrees) {
    const double rounded = std::round(degrees * 1e9) / 1e9;
    return rounded == 0.0 ? 0.0 : rounded; // no -0
}

Vec3 nearestTurns(Vec3 degrees, const Vec3& before) {
    for (int axis = 0; axis < 3; ++axis) {
        degrees[axis] += 360.0 * std::round((before[axis] - degrees[axis]) / 360.0);
    }
    return degrees;
}

} // namespace

Quat rotationOfDegrees(const Vec3& degrees) {
    const Vec3 angles = degrees / kPerRadian;
    return Quat(Eigen::AngleAxisd(angles.x(), Vec3::UnitX()) * Eigen::AngleAxisd(angles.y(), Vec3::UnitY()) *
                Eigen::AngleAxisd(angles.z(), Vec3::UnitZ()));
}

Vec3 degreesOfRotation(const Quat& rotation) {
    const Mat3 m = rotation.normalized().toRotationMatrix();
    // m = Rx Ry Rz: m02 = sin y, m12 = -sin x cos y, m22 = cos x cos y, m01 = -cos y sin z, m00 = cos y cos
    // z.
    const double across = std::hypot(m(0, 0), m(0, 1));
    const double y = std::atan2(m(0, 2), across);
    const bool locked = across < 1e-7;
    const double x = locked ? std::atan2(m(2, 1), m(1, 1)) : std::atan2(-m(1, 2), m(2, 2));
    const double z = locked ? 0.0 : std::atan2(-m(0, 1), m(0, 0));
    return Vec3(withoutDust(x * kPerRadian), withoutDust(y * kPerRadian), withoutDust(z * kPerRadian));
}

Vec3 degreesNear(const Quat& rotation, const Vec3& before) {
    const Vec3 one = degreesOfRotation(rotation);
    // The same turn the other way round.
    const Vec3 other(one.x() + 180.0, 180.0 - one.y(), one.z() + 180.0);
    const Vec3 a = nearestTurns(one, before);
    const Vec3 b = nearestTurns(other, before);
    return (a - before).norm() <= (b - before).norm() ? a : b;
}

} // namespace sinew
