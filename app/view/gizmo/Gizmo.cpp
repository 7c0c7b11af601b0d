#include "app/view/gizmo/Gizmo.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {
namespace {

constexpr double kRadiusPixels = 84.0;
constexpr double kScreenRing = 1.18; // of the radius
constexpr double kGizmoReach = 8.0;  // pixels
constexpr double kMiddleReach = 11.0;
constexpr int kRingSteps = 64;
constexpr std::array kAxes{GizmoPart::X, GizmoPart::Y, GizmoPart::Z};

double toSegment(const Eigen::Vector2d& p, const Eigen::Vector2d& a, const Eigen::Vector2d& b) {
    const Eigen::Vector2d along = b - a;
    const double t = std::clamp(along.dot(p - a) / std::max(along.squaredNorm(), 1e-12), 0.0, 1.0);
    return (p - a - t * along).norm();
}

constexpr double kEdgeOn = 0.12;
constexpr double kMiddleScalePixels = 100.0; // that double the size
constexpr double kMinScalePixels = 8.0;
constexpr double kMinScale = 0.01;
constexpr double kMaxScale = 100.0;

} // namespace

Vec3 Gizmo::axis(GizmoPart part, const OrbitCamera& camera) const {
    switch (part) {
    case GizmoPart::X:
        return axes.col(0);
    case GizmoPart::Y:
        return axes.col(1);
    case GizmoPart::Z:
        return axes.col(2);
    case GizmoPart::Screen:
    case GizmoPart::None:
        break;
    }
    return camera.towardEyeFrom(center);
}

double Gizmo::reach() {
    return kScreenRing * kRadiusPixels;
}

Gizmo gizmoAt(const Transform& modelFromJoint, bool local, const OrbitCamera& camera) {
    Gizmo gizmo;
    gizmo.center = modelFromJoint.translation();
    gizmo.radius = kRadiusPixels * camera.unitsPerPixel(gizmo.center);
    if (local) {
        gizmo.axes = Quat(modelFromJoint.rotation()).normalized().toRotationMatrix();
    }
    return gizmo;
}

std::vector<Vec3> ringPoints(const Gizmo& gizmo, GizmoPart ring, const OrbitCamera& camera) {
    const Vec3 axis = gizmo.axis(ring, camera);
    const Vec3 view = camera.towardEyeFrom(gizmo.center);
    std::vector<Vec3> points;
    if (ring == GizmoPart::Screen) {
        const Vec3 side = axis.unitOrthogonal();
        const Vec3 other = axis.cross(side);
        for (int i = 0; i <= kRingSteps; ++i) {
            const double turn = 2.0 * std::numbers::pi * i / kRingSteps;
            points.emplace_back(gizmo.center + kScreenRing * gizmo.radius *
                                                   (std::cos(turn) * side + std::sin(turn) * other));
        }
        return points;
    }
    // The half that faces the viewer, from one turning point to the other.
    const Vec3 across = axis.cross(view);
    const bool faceOn = across.norm() < 1e-3;
    const Vec3 side = faceOn ? Vec3(axis.unitOrthogonal()) : Vec3(across.normalized());
    const Vec3 front = side.cross(axis);
    const double span = std::abs(axis.dot(view)) > 0.985 ? 2.0 * std::numbers::pi : std::numbers::pi;
    const double start = 0.5 * std::numbers::pi - 0.5 * span;
    for (int i = 0; i <= kRingSteps; ++i) {
        const double turn = start + span * i / kRingSteps;
        points.emplace_back(gizmo.center + gizmo.radius * (std::cos(turn) * side + std::sin(turn) * front));
    }
    return points;
}

GizmoPart pickRing(const Gizmo& gizmo, const OrbitCamera& camera, double x, double y) {
    const Eigen::Vector2d cursor(x, y);
    GizmoPart best = GizmoPart::None;
    double min = kGizmoReach;
    for (const GizmoPart ring : {GizmoPart::X, GizmoPart::Y, GizmoPart::Z, GizmoPart::Screen}) {
        const std::vector<Vec3> points = ringPoints(gizmo, ring, camera);
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const double away = toSegment(cursor, camera.onScreen(points[i]), camera.onScreen(points[i + 1]));
            if (away < min) {
                min = away;
                best = ring;
            }
        }
    }
    return best;
}

GizmoPart pickArrow(const Gizmo& gizmo, const OrbitCamera& camera, double x, double y) {
    const Eigen::Vector2d cursor(x, y);
    const Eigen::Vector2d center = camera.onScreen(gizmo.center);
    if ((cursor - center).norm() < kMiddleReach) {
        return GizmoPart::Screen;
    }
    GizmoPart best = GizmoPart::None;
    double min = kGizmoReach;
    for (const GizmoPart arrow : kAxes) {
        const Vec3 axis = gizmo.axis(arrow, camera);
        const Eigen::Vector2d tip = camera.onScreen(gizmo.center + gizmo.radius * axis);
        const double away = toSegment(cursor, center, tip);
        // An arrow that points at the viewer has no length to grip.
        if (away < min && (tip - center).norm() > kMiddleReach) {
            min = away;
            best = arrow;
        }
    }
    return best;
}

RingDrag::RingDrag(const Gizmo& gizmo, GizmoPart ring, const OrbitCamera& camera, double x, double y)
    : m_center(camera.onScreen(gizmo.center))
    , m_start(x, y)
    , m_axis(gizmo.axis(ring, camera)) {
    const Vec3 view = camera.towardEyeFrom(gizmo.center);
    const double facing = m_axis.dot(view);
    m_sign = facing < 0.0 ? 1.0 : -1.0; // screen angles grow clockwise, y points down
    m_edgeOn = std::abs(facing) < kEdgeOn;
    if (m_edgeOn) {
        // The point of the ring nearest to the eye moves along axis x view when it turns.
        const Vec3 along = m_axis.cross(view).normalized();
        const Eigen::Vector2d offset = camera.onScreen(gizmo.center + gizmo.radius * along) - m_center;
        m_tangent = offset / std::max(offset.squaredNorm(), 1e-12);
    }
    m_lastTurn = std::atan2(y - m_center.y(), x - m_center.x());
}

double RingDrag::moveTo(double x, double y) {
    const Eigen::Vector2d cursor(x, y);
    if (m_edgeOn) {
        m_angle = m_tangent.dot(cursor - m_start);
        return m_angle;
    }
    if ((cursor - m_center).norm() < 2.0) {
        return m_angle; // in the very middle there is no direction
    }
    const double turn = std::atan2(y - m_center.y(), x - m_center.x());
    m_angle += m_sign * std::remainder(turn - m_lastTurn, 2.0 * std::numbers::pi);
    m_lastTurn = turn;
    return m_angle;
}

ScaleDrag::ScaleDrag(const Gizmo& gizmo, GizmoPart part, const OrbitCamera& camera, double x, double y)
    : m_start(x, y)
    , m_direction(Eigen::Vector2d(1.0, -1.0) / kMiddleScalePixels) {
    const Eigen::Vector2d center = camera.onScreen(gizmo.center);
    const Eigen::Vector2d along =
        camera.onScreen(gizmo.center + gizmo.radius * gizmo.axis(part, camera)) - center;
    if (part != GizmoPart::Screen && along.norm() > kMinScalePixels) { // else it is seen from its end
        m_direction = along / along.squaredNorm();
    }
}

double ScaleDrag::moveTo(double x, double y) const {
    return std::clamp(1.0 + m_direction.dot(Eigen::Vector2d(x, y) - m_start), kMinScale, kMaxScale);
}

ArrowDrag::ArrowDrag(const Gizmo& gizmo, GizmoPart arrow, const OrbitCamera& camera, double x, double y)
    : m_camera(camera)
    , m_center(gizmo.center)
    , m_axis(arrow == GizmoPart::Screen ? Vec3(Vec3::Zero()) : gizmo.axis(arrow, camera)) {
    m_start = pointAt(x, y).value_or(m_center);
}

std::optional<Vec3> ArrowDrag::pointAt(double x, double y) const {
    const Ray ray = m_camera.ray(x, y);
    if (m_axis.isZero()) {
        const Vec3 normal = m_camera.toward();
        const double slope = normal.dot(ray.direction);
        return std::abs(slope) < 1e-9
                   ? std::nullopt
                   : std::optional<Vec3>(ray.at(normal.dot(m_center - ray.origin) / slope));
    }
    // The place on the axis that is nearest to the ray.
    const Vec3 between = m_center - ray.origin;
    const double b = m_axis.dot(ray.direction);
    const double det = 1.0 - b * b;
    if (det < 1e-6) {
        return std::nullopt;
    }
    const double along = (b * ray.direction.dot(between) - m_axis.dot(between)) / det;
    return m_center + along * m_axis;
}

Vec3 ArrowDrag::moveTo(double x, double y) const {
    return pointAt(x, y).value_or(m_start) - m_start;
}

JointPose turned(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                 std::int32_t j, const Vec3& axis, double angle) {
    // modelFromJoint = before * rotate(r): the turn in model space moves to this side of `before`.
    const auto index = static_cast<std::size_t>(j);
    const std::int32_t parent = skeleton.joints[index].parent;
    Transform before = skeleton.parentFromJointBind(index);
    if (parent != kNone) {
        before = joints[static_cast<std::size_t>(parent)] * before;
    }
    const Quat modelFromBefore(before.rotation());
    const Quat turn(Eigen::AngleAxisd(angle, axis.normalized()));
    JointPose result = pose.joints[index];
    result.rotation =
        (modelFromBefore.conjugate() * turn * modelFromBefore * result.rotation.normalized()).normalized();
    return result;
}

Pose turnedAlike(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                 std::span<const std::int32_t> which, std::int32_t active, const Vec3& axis, double angle) {
    const auto axesOf = [&](std::int32_t joint) {
        return Mat3(joints[static_cast<std::size_t>(joint)].rotation());
    };
    const Vec3 own = axesOf(active).transpose() * axis;
    Pose result = pose;
    for (const std::int32_t joint : which) {
        const Vec3 about = joint == active ? axis : Vec3(axesOf(joint) * own);
        result.joints[static_cast<std::size_t>(joint)] = turned(skeleton, pose, joints, joint, about, angle);
    }
    return result;
}

Pose changedAlike(const Pose& pose, std::span<const std::int32_t> which, std::int32_t active,
                  const JointPose& to) {
    const JointPose from = pose.joints[static_cast<std::size_t>(active)];
    const Quat turn = from.rotation.conjugate() * to.rotation;
    const Vec3 offset = to.translation - from.translation;
    Vec3 factors = Vec3::Ones();
    for (int axis = 0; axis < 3; ++axis) {
        factors[axis] = from.scale[axis] == 0.0 ? 1.0 : to.scale[axis] / from.scale[axis];
    }
    Pose result = pose;
    for (const std::int32_t joint : which) {
        JointPose& changed = result.joints[static_cast<std::size_t>(joint)];
        changed.rotation = (changed.rotation * turn).normalized();
        changed.translation += offset;
        changed.scale = changed.scale.cwiseProduct(factors);
    }
    result.joints[static_cast<std::size_t>(active)] = to; // exactly
    return result;
}

JointPose scaled(const Pose& pose, std::int32_t j, GizmoPart part, double factor) {
    JointPose result = pose.joints[static_cast<std::size_t>(j)];
    const std::array parts{GizmoPart::X, GizmoPart::Y, GizmoPart::Z};
    for (std::size_t axis = 0; axis < parts.size(); ++axis) {
        if (part == GizmoPart::Screen || part == parts[axis]) {
            result.scale[static_cast<Eigen::Index>(axis)] *= factor;
        }
    }
    return result;
}

JointPose moved(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints, std::int32_t j,
                const Vec3& offset) {
    const auto index = static_cast<std::size_t>(j);
    const std::int32_t parent = skeleton.joints[index].parent;
    JointPose result = pose.joints[index];
    result.translation +=
        parent == kNone ? offset : Vec3(joints[static_cast<std::size_t>(parent)].linear().inverse() * offset);
    return result;
}

} // namespace sinew
