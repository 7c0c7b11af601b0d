#include "app/picture/Shadows.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::picture {
namespace {

constexpr int kMapPixels = 2048;

/// Direction over the normal, as often as its cosine.
Vec3 cosineDirection(const Vec3f& normal, const Vec3f& random) {
    const double turn = 2.0 * std::numbers::pi * random.x();
    const double z = 1.0 - 2.0 * random.y();
    const double r = std::sqrt(std::max(0.0, 1.0 - z * z));
    const Vec3 direction = normal.cast<double>() + Vec3(r * std::cos(turn), r * std::sin(turn), z);
    const double length = direction.norm();
    return length > 1e-6 ? Vec3(direction / length) : Vec3(normal.cast<double>());
}

} // namespace

KeyShadow::KeyShadow(const Aabb& box, std::span<const Vec3> points, std::span<const Triangle> triangles,
                     const Vec3& toLight)
    : m_view(parallelView(box, toLight, kMapPixels))
    , m_canvas(rasterize(kMapPixels, kMapPixels, projectAll(m_view, points), triangles))
    , m_radius(0.0065 * box.diagonal())
    , m_epsilon(0.0012 * box.diagonal()) {}

float KeyShadow::lit(const Vec3& place, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const {
    const Vec3 n = normal.cast<double>();
    const double facing = std::max(n.dot(m_view.toward), 0.15);
    const Vec3 raised = place + m_epsilon * n;
    const Vec3f screen = m_view.project(raised);
    std::uint32_t blocked = 0;
    for (std::uint32_t i = 0; i < taps; ++i) {
        const Vec3f random = jitter.at(i);
        const double turn = 2.0 * std::numbers::pi * random.x();
        const double radius = m_radius * std::sqrt(static_cast<double>(random.y()));
        const double dx = radius * std::cos(turn);
        const double dy = radius * std::sin(turn);
        // The surface's own plane under the tap, so that a slope does not shade itself.
        const double slope = -(n.dot(m_view.right) * dx + n.dot(m_view.up) * dy) / facing;
        const float* seen = m_canvas.nearnessAt(screen.x() + static_cast<float>(dx * m_view.scale),
                                                screen.y() - static_cast<float>(dy * m_view.scale));
        if (seen != nullptr && *seen > screen.z() + static_cast<float>(slope + m_epsilon)) {
            ++blocked;
        }
    }
    return 1.0F - static_cast<float>(blocked) / static_cast<float>(taps);
}

GroundShadow::GroundShadow(const Aabb& box, std::span<const Vec3> points, std::span<const Triangle> triangles)
    : m_view(parallelView(box, -Vec3::UnitY(), kMapPixels))
    , m_canvas(rasterize(kMapPixels, kMapPixels, projectAll(m_view, points), triangles))
    , m_height(box.min.y())
    , m_reach(0.16 * box.diagonal()) {}

float GroundShadow::hidden(const Vec3& place, const Jitter& jitter, std::uint32_t taps) const {
    std::uint32_t blocked = 0;
    for (std::uint32_t i = 0; i < taps; ++i) {
        const Vec3f random = jitter.at(i);
        const Vec3 direction = cosineDirection(Vec3f::UnitY(), random);
        const double distance = m_reach * random.z();
        const Vec3 probe = place + distance * direction;
        const Vec3f screen = m_view.project(probe);
        const float* seen = m_canvas.nearnessAt(screen.x(), screen.y());
        // Near the ground the scene's underside lies lower than the probe.
        if (seen != nullptr && *seen > 0.0F && *seen > screen.z()) {
            ++blocked;
        }
    }
    return static_cast<float>(blocked) / static_cast<float>(taps);
}

Openness::Openness(const View& camera, const Canvas& canvas, double size)
    : m_camera(camera)
    , m_canvas(canvas)
    , m_near(0.014 * size)
    , m_far(0.085 * size) {}

float Openness::at(const Vec3& place, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const {
    double hidden = 0.0;
    const Vec3 raised = place + 0.02 * m_near * normal.cast<double>();
    for (std::uint32_t i = 0; i < taps; ++i) {
        const Vec3f random = jitter.at(i);
        const double reach = i % 2 == 0 ? m_near : m_far;
        const Vec3f probe = m_camera.project(raised + reach * random.z() * cosineDirection(normal, random));
        const float* seen = m_canvas.nearnessAt(probe.x(), probe.y());
        if (seen == nullptr || *seen <= 0.0F || probe.z() <= 0.0F) {
            continue;
        }
        const double behind = 1.0 / static_cast<double>(probe.z()) - 1.0 / static_cast<double>(*seen);
        if (behind > 0.02 * reach) {
            // What stands far in front hides nothing here: the light passes between.
            hidden += std::clamp(2.0 - behind / reach, 0.0, 1.0);
        }
    }
    const double open = 1.0 - hidden / taps;
    return static_cast<float>(open * std::sqrt(open));
}

} // namespace sinew::picture
