#include "app/view/gizmo/Gizmo.h"

#include <algorithm>
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
    double least = kGizmoReach;
    for (const GizmoPart ring : {GizmoPart::X, GizmoPart::Y, GizmoPart::Z, GizmoPart::Screen}) {
        const std::vector<Vec3> points = ringPoints(gizmo, ring, camera);
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const double away = toSegment(cursor, camera.onScreen(points[i]), camera.onScreen(points[i + 1]));
            if (away < least) {
                least = away;
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
    double least = kGizmoReach;
    for (const GizmoPart arrow : kAxes) {
        const Vec3 axis = gizmo.axis(arrow, camera);
        const Eigen::Vector2d tip = camera.onScreen(gizmo.center + gizmo.radius * axis);
        const double away = toSegment(cursor, center, tip);
        // An arrow that points at the viewer has no length to grip.
        if (away < least && (tip - center).norm() > kMiddleReach) {
            least = away;
            best = arrow;
        }
    }
    return best;
}

} // namespace sinew
