#include "app/view/gizmo/GizmoDrag.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kEdgeOn = 0.12;
constexpr double kMiddleScalePixels = 100.0; // that double the size
constexpr double kLeastScalePixels = 8.0;
constexpr double kLeastScale = 0.01;
constexpr double kMostScale = 100.0;

} // namespace

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
        const Eigen::Vector2d way = camera.onScreen(gizmo.center + gizmo.radius * along) - m_center;
        m_tangent = way / std::max(way.squaredNorm(), 1e-12);
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
    , m_way(Eigen::Vector2d(1.0, -1.0) / kMiddleScalePixels) {
    const Eigen::Vector2d center = camera.onScreen(gizmo.center);
    const Eigen::Vector2d along =
        camera.onScreen(gizmo.center + gizmo.radius * gizmo.axis(part, camera)) - center;
    if (part != GizmoPart::Screen && along.norm() > kLeastScalePixels) { // else it is seen from its end
        m_way = along / along.squaredNorm();
    }
}

double ScaleDrag::moveTo(double x, double y) const {
    return std::clamp(1.0 + m_way.dot(Eigen::Vector2d(x, y) - m_start), kLeastScale, kMostScale);
}

ArrowDrag::ArrowDrag(const Gizmo& gizmo, GizmoPart arrow, const OrbitCamera& camera, double x, double y)
    : m_camera(camera)
    , m_center(gizmo.center)
    , m_axis(arrow == GizmoPart::Screen ? Vec3(Vec3::Zero()) : gizmo.axis(arrow, camera)) {
    m_start = place(x, y).value_or(m_center);
}

std::optional<Vec3> ArrowDrag::place(double x, double y) const {
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
    return place(x, y).value_or(m_start) - m_start;
}

} // namespace sinew
