#include "app/picture/light/Shadows.h"

#include "app/picture/light/Openness.h"
#include "core/base/Parallel.h"

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

namespace {

constexpr int kCells = 128;
constexpr int kPixelsPerCell = 8; // of the map the figure's underside is drawn into
constexpr std::uint32_t kTaps = 80;

Aabb withRoomAround(Aabb box, double room) {
    const Vec3 sides(room, 0.0, room);
    box.min -= sides;
    box.max += sides;
    return box;
}

View finer(View view) {
    view.scale *= kPixelsPerCell;
    view.centerX *= kPixelsPerCell;
    view.centerY *= kPixelsPerCell;
    return view;
}

} // namespace

GroundShadow::GroundShadow(const Aabb& box, std::span<const Vec3> vertices,
                           std::span<const Triangle> triangles)
    : m_height(box.min.y())
    , m_reach(0.16 * box.diagonal())
    , m_view(parallelView(withRoomAround(box, m_reach), -Vec3::UnitY(), kCells))
    , m_hidden(static_cast<std::size_t>(kCells) * kCells) {
    constexpr int pixels = kCells * kPixelsPerCell;
    const Canvas underside = rasterize(pixels, pixels, projectAll(finer(m_view), vertices), triangles);
    parallelFor(kCells, 4, [&](std::size_t begin, std::size_t end) {
        for (std::size_t y = begin; y < end; ++y) {
            for (std::size_t x = 0; x < kCells; ++x) {
                const double right = (static_cast<double>(x) + 0.5 - m_view.centerX) / m_view.scale;
                const double up = (m_view.centerY - static_cast<double>(y) - 0.5) / m_view.scale;
                Vec3 place = m_view.eye + right * m_view.right + up * m_view.up;
                place.y() = m_height;
                m_hidden[y * kCells + x] = gather(underside, place);
            }
        }
    });
}

float GroundShadow::gather(const Canvas& underside, const Vec3& place) const {
    const View view = finer(m_view);
    const Jitter jitter(0, 0, 0);
    std::uint32_t blocked = 0;
    for (std::uint32_t i = 0; i < kTaps; ++i) {
        const Vec3f random = jitter.at(i);
        const Vec3f direction = cosineDirection(Vec3f::UnitY(), random);
        const Vec3f probe = view.project(place + m_reach * random.z() * direction.cast<double>());
        const float* seen = underside.nearnessAt(probe.x(), probe.y());
        // Hidden where the figure's underside lies lower than the probe.
        blocked += seen != nullptr && *seen > 0.0F && *seen > probe.z() ? 1U : 0U;
    }
    return static_cast<float>(blocked) / static_cast<float>(kTaps);
}

float GroundShadow::cell(int x, int y) const {
    const bool inside = x >= 0 && y >= 0 && x < kCells && y < kCells;
    return inside ? m_hidden[static_cast<std::size_t>(y) * kCells + static_cast<std::size_t>(x)] : 0.0F;
}

float GroundShadow::hidden(const Vec3& place) const {
    const Vec3f at = m_view.project(place) - Vec3f(0.5F, 0.5F, 0.0F);
    if (!(at.cwiseAbs().maxCoeff() < 1e6F)) {
        return 0.0F;
    }
    const int x = static_cast<int>(std::floor(at.x()));
    const int y = static_cast<int>(std::floor(at.y()));
    const float fx = at.x() - static_cast<float>(x);
    const float fy = at.y() - static_cast<float>(y);
    return (1.0F - fy) * ((1.0F - fx) * cell(x, y) + fx * cell(x + 1, y)) +
           fy * ((1.0F - fx) * cell(x, y + 1) + fx * cell(x + 1, y + 1));
}

} // namespace sinew::picture
