#include "app/picture/Shadows.h"

#include <algorithm>
#include <cmath>

namespace sinew::picture {
namespace {

constexpr int kMapPixels = 2048;
constexpr int kTilePixels = 32;

/// Direction over the normal, as often as its cosine.
Vec3 cosineDirection(const Vec3f& normal, const Vec3f& random) {
    const Eigen::Vector2d& circle = onCircle(random.x());
    const double z = 1.0 - 2.0 * random.y();
    const double r = std::sqrt(std::max(0.0, 1.0 - z * z));
    const Vec3 direction = normal.cast<double>() + Vec3(r * circle.x(), r * circle.y(), z);
    const double length = direction.norm();
    return length > 1e-6 ? Vec3(direction / length) : Vec3(normal.cast<double>());
}

} // namespace

Occupancy::Occupancy(const Canvas& map, double reachPixels)
    : m_tiles(map.width / kTilePixels)
    , m_near(static_cast<std::size_t>(m_tiles) * static_cast<std::size_t>(m_tiles)) {
    const int reach = static_cast<int>(reachPixels) / kTilePixels + 1;
    std::vector<bool> filled(m_near.size());
    const auto tile = [this](int x, int y) { return static_cast<std::size_t>(y * m_tiles + x); };
    for (int y = 0; y < map.height; ++y) {
        for (int x = 0; x < map.width; ++x) {
            if (map.nearness[map.index(x, y)] > 0.0F) {
                filled[tile(x / kTilePixels, y / kTilePixels)] = true;
            }
        }
    }
    for (int y = 0; y < m_tiles; ++y) {
        for (int x = 0; x < m_tiles; ++x) {
            for (int ny = std::max(0, y - reach); ny <= std::min(m_tiles - 1, y + reach); ++ny) {
                for (int nx = std::max(0, x - reach); nx <= std::min(m_tiles - 1, x + reach); ++nx) {
                    m_near[tile(x, y)] = m_near[tile(x, y)] || filled[tile(nx, ny)];
                }
            }
        }
    }
}

bool Occupancy::near(const Vec3f& screen) const {
    // Beyond the map the nearest tile on its rim speaks: content never fills the rim itself.
    const auto tile = [this](float place) {
        return static_cast<int>(std::clamp(place / kTilePixels, 0.0F, static_cast<float>(m_tiles - 1)));
    };
    return m_near[static_cast<std::size_t>(tile(screen.y()) * m_tiles + tile(screen.x()))];
}

KeyShadow::KeyShadow(const Aabb& box, std::span<const Vec3> points, std::span<const Triangle> triangles,
                     const Vec3& toLight)
    : m_view(parallelView(box, toLight, kMapPixels))
    , m_canvas(rasterize(kMapPixels, kMapPixels, projectAll(m_view, points), triangles))
    , m_radius(0.0065 * box.diagonal())
    , m_occupancy(m_canvas, m_radius * m_view.scale)
    , m_epsilon(0.0012 * box.diagonal()) {}

float KeyShadow::lit(const Vec3& place, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const {
    const Vec3 n = normal.cast<double>();
    const double facing = std::max(n.dot(m_view.toward), 0.15);
    const Vec3 raised = place + m_epsilon * n;
    const Vec3f screen = m_view.project(raised);
    if (!m_occupancy.near(screen)) {
        return 1.0F;
    }
    std::uint32_t blocked = 0;
    for (std::uint32_t i = 0; i < taps; ++i) {
        const Vec3f random = jitter.at(i);
        const Eigen::Vector2d& circle = onCircle(random.x());
        const double radius = m_radius * std::sqrt(static_cast<double>(random.y()));
        const double dx = radius * circle.x();
        const double dy = radius * circle.y();
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
    , m_reach(0.16 * box.diagonal())
    , m_occupancy(m_canvas, m_reach * m_view.scale) {}

float GroundShadow::hidden(const Vec3& place, const Jitter& jitter, std::uint32_t taps) const {
    if (!m_occupancy.near(m_view.project(place))) {
        return 0.0F;
    }
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
    // Light that has bounced about reaches the deepest fold.
    const double open = 1.0 - hidden / taps;
    return static_cast<float>(0.18 + 0.82 * open * std::sqrt(open));
}

} // namespace sinew::picture
