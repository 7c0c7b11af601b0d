#include "app/view/OrbitCamera.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {
namespace {

constexpr double kOrbitCameraFieldOfView =
    28.0 * std::numbers::pi / 180.0; // across the height: a portrait lens
constexpr double kTurnPerPixel = 0.4 * std::numbers::pi / 180.0;
constexpr double kZoomStep = 0.88;

constexpr double kFrameMargin = 1.12;

/// One axis of a fit: seen from a height h above a plane every point needs |u - c| <= slope * (h - w). Both
/// bounds are lines, so the best c and the least h follow in direct method.
class AxisFit {
public:
    explicit AxisFit(double slope)
        : m_slope(slope) {}
    void add(double u, double w) {
        m_high = std::max(m_high, u + m_slope * w);
        m_low = std::max(m_low, -u + m_slope * w);
    }
    double place() const { return 0.5 * (m_high - m_low); }
    double height() const { return 0.5 * (m_high + m_low) / m_slope; }

private:
    double m_slope;
    double m_high = -std::numeric_limits<double>::infinity();
    double m_low = -std::numeric_limits<double>::infinity();
};

constexpr std::array kShadedOverlays{Overlay::Mesh, Overlay::Skeleton, Overlay::JointLimits,
                                     Overlay::Explanation, Overlay::Grid};
constexpr std::array kWeightsOverlays{Overlay::Mesh, Overlay::Skeleton, Overlay::Explanation, Overlay::Grid,
                                      Overlay::Weights};
/// Weights of no joint are nothing to see: all joints at once are.
constexpr std::array kAllWeightsOverlays{Overlay::Mesh, Overlay::Skeleton, Overlay::Explanation,
                                         Overlay::Grid, Overlay::JointColors};
constexpr std::array kVolumeOverlays{Overlay::Skeleton, Overlay::Explanation, Overlay::Grid, Overlay::Voxels,
                                     Overlay::Defects};

constexpr std::array kPresets{
    ViewPresetRow{ViewPreset::Shaded, "view.shaded", kShadedOverlays, kShadedOverlays},
    ViewPresetRow{ViewPreset::Weights, "view.weights", kWeightsOverlays, kAllWeightsOverlays},
    ViewPresetRow{ViewPreset::Volume, "view.volume", kVolumeOverlays, kVolumeOverlays},
};

ShownOverlays onlyThese(std::span<const Overlay> layers) {
    ShownOverlays on{};
    for (const Overlay layer : layers) {
        on[static_cast<std::size_t>(layer)] = true;
    }
    return on;
}

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
    const Vec3 level(std::cos(m_yaw), 0.0, -std::sin(m_yaw));
    return std::cos(m_roll) * level - std::sin(m_roll) * toward().cross(level);
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
    const Vec3 position = m_target + scale * ((x - 0.5 * m_width) * right() - (y - 0.5 * m_height) * up());
    if (m_projection == Projection::Orthographic) {
        const double back = std::abs(toward().dot(m_target - m_sceneCenter)) + 8.0 * m_sceneRadius;
        return {position + back * toward(), -toward()};
    }
    return {eye(), (position - eye()).normalized()};
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

Vec3 OrbitCamera::towardEyeFrom(const Vec3& position) const {
    return m_projection == Projection::Orthographic ? toward() : Vec3((eye() - position).normalized());
}

double OrbitCamera::unitsPerPixel(const Vec3& at) const {
    const double scale = 2.0 * halfHeight() / m_height;
    if (m_projection == Projection::Orthographic) {
        return scale;
    }
    return scale * std::max(toward().dot(eye() - at), 1e-6 * m_distance) / m_distance;
}

/// A picture that lies askew is put upright: on the turntable only level moves go where the mouse does.
void OrbitCamera::orbit(double dx, double dy) {
    setAngles(m_yaw - dx * kTurnPerPixel, m_pitch + dy * kTurnPerPixel);
}

void OrbitCamera::roll(double angle) {
    m_roll = std::remainder(m_roll + angle, 2.0 * std::numbers::pi);
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
    m_roll = 0.0;
}

void OrbitCamera::frame(const Aabb& box) {
    if (box.empty()) {
        return;
    }
    std::array<Vec3, 8> corners;
    for (unsigned c = 0; c < 8; ++c) {
        corners[c] = Vec3(c & 1U ? box.max.x() : box.min.x(), c & 2U ? box.max.y() : box.min.y(),
                          c & 4U ? box.max.z() : box.min.z());
    }
    frame(corners);
}

void OrbitCamera::frame(std::span<const Vec3> points) {
    const double upSlope = slope() / kFrameMargin;
    const double depthFraction = m_projection == Projection::Perspective ? 1.0 : 0.0;
    AxisFit across(upSlope * m_width / m_height);
    AxisFit upward(upSlope);
    Aabb box;
    for (const Vec3& point : points) {
        if (point.allFinite()) {
            const double depth = depthFraction * toward().dot(point);
            across.add(right().dot(point), depth);
            upward.add(up().dot(point), depth);
            box.add(point);
        }
    }
    if (box.empty()) {
        return;
    }
    const double middle = toward().dot(box.center());
    const double height = std::max(across.height(), upward.height());
    m_target = across.place() * right() + upward.place() * up() + middle * toward();
    m_distance = std::max(height - depthFraction * middle, 1e-3 * m_sceneRadius);
}

std::span<const ViewPresetRow> viewPresets() {
    return kPresets;
}

ShownOverlays shownOverlays(const ViewSettings& view) {
    ShownOverlays on{};
    for (std::size_t i = 0; i < kOverlayCount; ++i) {
        on[i] = view.layers[i].visible;
    }
    return on;
}

ViewSettings withShown(ViewSettings view, const ShownOverlays& shown) {
    for (std::size_t i = 0; i < kOverlayCount; ++i) {
        view.layers[i].visible = shown[i];
    }
    return view;
}

ShownOverlays overlaysOf(ViewPreset preset, bool joint) {
    const ViewPresetRow& row = *std::ranges::find(kPresets, preset, &ViewPresetRow::preset);
    return onlyThese(joint ? row.layers : row.unaimed);
}

std::optional<ViewPreset> presetInForce(const ViewSettings& view) {
    const ShownOverlays now = shownOverlays(view);
    const auto found = std::ranges::find_if(kPresets, [&](const ViewPresetRow& row) {
        return now == onlyThese(row.layers) || now == onlyThese(row.unaimed);
    });
    return found == kPresets.end() ? std::nullopt : std::optional(found->preset);
}

} // namespace sinew
