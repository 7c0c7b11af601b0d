#include "app/picture/light/KeyShadow.h"

#include <algorithm>
#include <cmath>

namespace sinew::picture {
namespace {

constexpr int kMapPixels = 2048;
constexpr int kTilePixels = 32;
constexpr std::uint32_t kFirstTaps = 12; // where these agree there is no edge of a shadow

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
    // Beyond the map the nearest tile on its rim speaks.
    const auto tile = [this](float place) {
        return static_cast<int>(std::clamp(place / kTilePixels, 0.0F, static_cast<float>(m_tiles - 1)));
    };
    return m_near[static_cast<std::size_t>(tile(screen.y()) * m_tiles + tile(screen.x()))];
}

KeyShadow::KeyShadow(const Aabb& box, std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                     const Vec3& toLight)
    : m_view(parallelView(box, toLight, kMapPixels))
    , m_canvas(rasterize(kMapPixels, kMapPixels, projectAll(m_view, vertices), triangles))
    , m_radius(0.0065 * box.diagonal())
    , m_occupancy(m_canvas, m_radius * m_view.scale)
    , m_epsilon(0.0012 * box.diagonal()) {}

float KeyShadow::lit(const Vec3& place, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const {
    const Vec3 n = normal.cast<double>();
    const Vec3f screen = m_view.project(place + m_epsilon * n);
    if (!m_occupancy.near(screen)) {
        return 1.0F;
    }
    // The surface's own plane under a tap, so that a slope does not shade itself.
    const double facing = std::max(n.dot(m_view.toward), 0.15);
    const auto slopeRight = static_cast<float>(-n.dot(m_view.right) / facing);
    const auto slopeUp = static_cast<float>(-n.dot(m_view.up) / facing);
    const auto radius = static_cast<float>(m_radius);
    const auto scale = static_cast<float>(m_view.scale);
    const float shaded = screen.z() + static_cast<float>(m_epsilon);
    std::uint32_t blocked = 0;
    for (std::uint32_t i = 0; i < taps; ++i) {
        const Vec3f random = jitter.at(i);
        const Vec2f offset = radius * std::sqrt(random.y()) * onCircle(random.x());
        const float* seen =
            m_canvas.nearnessAt(screen.x() + offset.x() * scale, screen.y() - offset.y() * scale);
        if (seen != nullptr && *seen > shaded + slopeRight * offset.x() + slopeUp * offset.y()) {
            ++blocked;
        }
        if (i + 1 == kFirstTaps && (blocked == 0 || blocked == kFirstTaps)) {
            return blocked == 0 ? 1.0F : 0.0F;
        }
    }
    return 1.0F - static_cast<float>(blocked) / static_cast<float>(taps);
}

} // namespace sinew::picture
