#include "app/view/OrbitCamera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kOrbitCameraFieldOfView =
    28.0 * std::numbers::pi / 180.0; // across the height: a portrait lens
constexpr double kTurnPerPixel = 0.4 * std::numbers::pi / 180.0;
constexpr double kZoomStep = 0.88;

} // namespace

void OrbitCamera::setViewport(int width, int height) {
    m_width = std::max(1, width);
    m_height = std::max(1, height);
}

void OrbitCamera::setSceneBox(const Aabb& box) {
    m_sceneCenter = box.center();
    m_sceneRadius = std::max(0.5 * box.diagonal(), 1e-6);
}

Vec3 OrbitCamera::toward() const {
    return {std::sin(m_yaw) * std::cos(m_pitch), std::sin(m_pitch), std::cos(m_yaw) * std::cos(m_pitch)};
}

Vec3 OrbitCamera::right() const {
    return {std::cos(m_yaw), 0.0, -std::sin(m_yaw)};
}

Vec3 OrbitCamera::up() const {
    return toward().cross(right());
}

double OrbitCamera::slope() const {
    return std::tan(0.5 * kOrbitCameraFieldOfView);
}

double OrbitCamera::halfHeight() const {
    return m_distance * slope();
}

Eigen::Matrix4d OrbitCamera::viewFromModel() const {
    Eigen::Matrix4d view = Eigen::Matrix4d::Identity();
    view.block<1, 3>(0, 0) = right().transpose();
    view.block<1, 3>(1, 0) = up().transpose();
    view.block<1, 3>(2, 0) = toward().transpose();
    view.block<3, 1>(0, 3) = -view.block<3, 3>(0, 0) * eye();
    return view;
}

Eigen::Matrix4d OrbitCamera::clipFromView() const {
    // The ground reaches further than the character, so the planes leave room around it.
    const double toCenter = toward().dot(eye() - m_sceneCenter);
    const double reach = 6.0 * m_sceneRadius;
    const double farPlane = std::max(toCenter + reach, 0.01 * m_distance);
    Eigen::Matrix4d clip = Eigen::Matrix4d::Zero();
    const double aspect = static_cast<double>(m_width) / m_height;
    if (m_projection == Projection::Orthographic) {
        const double nearPlane = toCenter - reach;
        const double half = halfHeight();
        clip(0, 0) = 1.0 / (half * aspect);
        clip(1, 1) = 1.0 / half;
        clip(2, 2) = -2.0 / (farPlane - nearPlane);
        clip(2, 3) = -(farPlane + nearPlane) / (farPlane - nearPlane);
        clip(3, 3) = 1.0;
        return clip;
    }
    const double nearPlane = std::max(toCenter - reach, farPlane / 2000.0);
    const double zoom = 1.0 / std::tan(0.5 * kOrbitCameraFieldOfView);
    clip(0, 0) = zoom / aspect;
    clip(1, 1) = zoom;
    clip(2, 2) = -(farPlane + nearPlane) / (farPlane - nearPlane);
    clip(2, 3) = -2.0 * farPlane * nearPlane / (farPlane - nearPlane);
    clip(3, 2) = -1.0;
    return clip;
}

Ray OrbitCamera::ray(double x, double y) const {
    const double scale = halfHeight() * 2.0 / m_height;
    const Vec3 place = m_target + scale * ((x - 0.5 * m_width) * right() - (y - 0.5 * m_height) * up());
    if (m_projection == Projection::Orthographic) {
        const double back = std::abs(toward().dot(m_target - m_sceneCenter)) + 8.0 * m_sceneRadius;
        return {place + back * toward(), -toward()};
    }
    return {eye(), (place - eye()).normalized()};
}

std::optional<OrbitCamera::Projected> OrbitCamera::project(const Vec3& point) const {
    const Vec3 local = point - m_target;
    const double depth = m_distance - toward().dot(local);
    if (m_projection == Projection::Perspective && depth < 1e-9 * m_distance) {
        return std::nullopt;
    }
    const double shrink = m_projection == Projection::Perspective ? m_distance / depth : 1.0;
    const double scale = shrink * m_height / (2.0 * halfHeight());
    return Projected{0.5 * m_width + scale * right().dot(local), 0.5 * m_height - scale * up().dot(local),
                     depth};
}

Eigen::Vector2d OrbitCamera::onScreen(const Vec3& point) const {
    const auto projected = project(point);
    return projected ? Eigen::Vector2d(projected->x, projected->y) : Eigen::Vector2d::Constant(1e9);
}

Vec3 OrbitCamera::towardEyeFrom(const Vec3& place) const {
    return m_projection == Projection::Orthographic ? toward() : Vec3((eye() - place).normalized());
}

double OrbitCamera::unitsPerPixel(const Vec3& at) const {
    const double scale = 2.0 * halfHeight() / m_height;
    if (m_projection == Projection::Orthographic) {
        return scale;
    }
    return scale * std::max(toward().dot(eye() - at), 1e-6 * m_distance) / m_distance;
}

void OrbitCamera::orbit(double dx, double dy) {
    setAngles(m_yaw - dx * kTurnPerPixel, m_pitch + dy * kTurnPerPixel);
}

void OrbitCamera::pan(double dx, double dy) {
    const double scale = unitsPerPixel(m_target);
    m_target += scale * (dy * up() - dx * right());
}

void OrbitCamera::zoom(double steps, double x, double y) {
    const double factor = std::pow(kZoomStep, steps);
    const double nearest = 1e-3 * m_sceneRadius;
    const double farthest = 60.0 * m_sceneRadius;
    const double next = std::clamp(m_distance * factor, nearest, farthest);
    const double moved = 1.0 - next / m_distance;
    const double scale = unitsPerPixel(m_target);
    m_target += moved * scale * ((x - 0.5 * m_width) * right() - (y - 0.5 * m_height) * up());
    m_distance = next;
}

void OrbitCamera::setStandardView(StandardView view) {
    switch (view) {
    case StandardView::Front:
        return setAngles(0.0, 0.0);
    case StandardView::Back:
        return setAngles(std::numbers::pi, 0.0);
    case StandardView::Left:
        return setAngles(-0.5 * std::numbers::pi, 0.0);
    case StandardView::Right:
        return setAngles(0.5 * std::numbers::pi, 0.0);
    case StandardView::Top:
        return setAngles(0.0, 0.5 * std::numbers::pi);
    case StandardView::Bottom:
        return setAngles(0.0, -0.5 * std::numbers::pi);
    }
}

void OrbitCamera::setAngles(double yaw, double pitch) {
    m_yaw = std::remainder(yaw, 2.0 * std::numbers::pi);
    m_pitch = std::clamp(pitch, -0.5 * std::numbers::pi, 0.5 * std::numbers::pi);
}

} // namespace sinew
