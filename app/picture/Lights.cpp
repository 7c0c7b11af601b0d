#include "app/picture/Studio.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace sinew::picture {
namespace {

constexpr int kMapPixels = 2048;
constexpr int kTilePixels = 32;
constexpr std::uint32_t kFirstTaps = 12; // where these agree there is no edge of a shadow

constexpr int kCells = 128;
constexpr int kPixelsPerCell = 8; // of the map the figure's underside is drawn into
constexpr std::uint32_t kTaps = 80;

/// Cosine and sine of a part of a full turn in [0, 1), from a table: the samples need no more than a
/// thousand directions, and this is where a picture spends its time.
const Vec2f& onCircle(float turn) {
    constexpr std::size_t steps = 1024;
    static const std::vector<Vec2f> table = [] {
        std::vector<Vec2f> values;
        for (std::size_t k = 0; k < steps; ++k) {
            const double angle = 2.0 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(steps);
            values.emplace_back(static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle)));
        }
        return values;
    }();
    return table[static_cast<std::size_t>(turn * static_cast<float>(steps)) % steps];
}

/// Direction over a unit normal, as often as its cosine, of a point in the unit square.
Vec3f cosineDirection(const Vec3f& normal, const Vec3f& random) {
    const Vec2f& circle = onCircle(random.x());
    const float z = 1.0F - 2.0F * random.y();
    const float r = std::sqrt(std::max(0.0F, 1.0F - z * z));
    const Vec3f direction = normal + Vec3f(r * circle.x(), r * circle.y(), z);
    const float length = direction.norm();
    return length > 1e-4F ? Vec3f(direction / length) : normal;
}

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

const Vec3f kKeyColor(1.12F, 1.03F, 0.92F);
const Vec3f kSkyColor(0.36F, 0.40F, 0.47F);
const Vec3f kGroundColor(0.25F, 0.215F, 0.19F);
const Vec3f kRimColor(0.50F, 0.60F, 0.78F);
constexpr float kWrap = 0.12F; // light that bends round the terminator, as in skin and cloth

float wrapped(float cosine) {
    return std::max(0.0F, (cosine + kWrap) / (1.0F + kWrap));
}

/// Normalised Blinn-Phong highlight with Schlick's Fresnel, as light reflected of a light of strength 1.
float highlight(const Spot& spot, const Vec3f& light) {
    const float cosine = spot.normal.dot(light);
    if (cosine <= 0.0F) {
        return 0.0F;
    }
    const float alpha = spot.roughness * spot.roughness;
    const float power = std::max(2.0F / (alpha * alpha) - 2.0F, 1.0F);
    const Vec3f half = (light + spot.toViewer).normalized();
    const float peak = (power + 2.0F) / 8.0F;
    return cosine * peak * std::pow(std::max(0.0F, spot.normal.dot(half)), power);
}

Vec3f mirrored(const Spot& spot) {
    return 2.0F * spot.normal.dot(spot.toViewer) * spot.normal - spot.toViewer;
}

Vec3f skyAlong(const Vec3f& direction) {
    const float up = 0.5F + 0.5F * direction.y();
    return kGroundColor + up * up * (3.0F - 2.0F * up) * (kSkyColor - kGroundColor);
}

} // namespace

Openness::Openness(const View& camera, Canvas canvas, double size)
    : m_camera(camera)
    , m_canvas(std::move(canvas))
    , m_near(0.014 * size)
    , m_far(0.085 * size) {}

Vec3f Openness::inCamera(const Vec3& direction) const {
    return Vec3(m_camera.right.dot(direction), m_camera.up.dot(direction), -m_camera.toward.dot(direction))
        .cast<float>();
}

float Openness::at(const Vec3& position, const Vec3f& normal, const Jitter& jitter,
                   std::uint32_t taps) const {
    const Vec3 n = normal.cast<double>();
    const Vec3f start = inCamera(position + 0.02 * m_near * n - m_camera.eye);
    const Vec3f out = inCamera(n);
    const auto scale = static_cast<float>(m_camera.scale);
    const auto centerX = static_cast<float>(m_camera.centerX);
    const auto centerY = static_cast<float>(m_camera.centerY);
    float hidden = 0.0F;
    for (std::uint32_t i = 0; i < taps; ++i) {
        const Vec3f random = jitter.at(i);
        const auto reach = static_cast<float>(i % 2 == 0 ? m_near : m_far);
        const Vec3f probe = start + reach * random.z() * cosineDirection(out, random);
        if (!(probe.z() > 0.0F)) {
            continue;
        }
        const float zoom = scale / probe.z();
        const float* seen = m_canvas.nearnessAt(centerX + zoom * probe.x(), centerY - zoom * probe.y());
        if (seen == nullptr || *seen <= 0.0F) {
            continue;
        }
        const float behind = probe.z() - 1.0F / *seen;
        if (behind > 0.02F * reach) {
            // What stands far in front hides nothing here: the light passes between.
            hidden += std::clamp(2.0F - behind / reach, 0.0F, 1.0F);
        }
    }
    // Light that has bounced about reaches the deepest fold.
    const float open = 1.0F - hidden / static_cast<float>(taps);
    return 0.18F + 0.82F * open * std::sqrt(open);
}

Occupancy::Occupancy(const Canvas& map, double reachPixels)
    : m_tiles(map.width / kTilePixels)
    , m_near(static_cast<std::size_t>(m_tiles) * static_cast<std::size_t>(m_tiles)) {
    const int reach = static_cast<int>(reachPixels) / kTilePixels + 1;
    std::vector<bool> filled(m_near.size());
    const auto tile = [this](int x, int y) {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_tiles) + static_cast<std::size_t>(x);
    };
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

bool Occupancy::isNear(const Vec3f& screen) const {
    // Beyond the map the nearest tile on its rim speaks.
    const auto tile = [this](float at) {
        return static_cast<std::size_t>(std::clamp(at / kTilePixels, 0.0F, static_cast<float>(m_tiles - 1)));
    };
    return m_near[tile(screen.y()) * static_cast<std::size_t>(m_tiles) + tile(screen.x())];
}

KeyShadow::KeyShadow(const Aabb& box, std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                     const Vec3& toLight)
    : m_view(parallelView(box, toLight, kMapPixels))
    , m_canvas(rasterize(kMapPixels, kMapPixels, projectAll(m_view, vertices), triangles))
    , m_radius(0.0065 * box.diagonal())
    , m_occupancy(m_canvas, m_radius * m_view.scale)
    , m_epsilon(0.0012 * box.diagonal()) {}

float KeyShadow::lit(const Vec3& position, const Vec3f& normal, const Jitter& jitter,
                     std::uint32_t taps) const {
    const Vec3 n = normal.cast<double>();
    const Vec3f screen = m_view.project(position + m_epsilon * n);
    if (!m_occupancy.isNear(screen)) {
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
                Vec3 position = m_view.eye + right * m_view.right + up * m_view.up;
                position.y() = m_height;
                m_hidden[y * kCells + x] = gather(underside, position);
            }
        }
    });
}

float GroundShadow::gather(const Canvas& underside, const Vec3& position) const {
    const View view = finer(m_view);
    const Jitter jitter(0, 0, 0);
    std::uint32_t blocked = 0;
    for (std::uint32_t i = 0; i < kTaps; ++i) {
        const Vec3f random = jitter.at(i);
        const Vec3f direction = cosineDirection(Vec3f::UnitY(), random);
        const Vec3f probe = view.project(position + m_reach * random.z() * direction.cast<double>());
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

float GroundShadow::hidden(const Vec3& position) const {
    const Vec3f at = m_view.project(position) - Vec3f(0.5F, 0.5F, 0.0F);
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

Lights::Lights(const View& camera)
    : m_key((-0.55 * camera.right + 1.0 * camera.up + 0.70 * camera.toward).normalized().cast<float>())
    , m_rimRight((0.85 * camera.right + 0.35 * camera.up - 0.62 * camera.toward).normalized().cast<float>())
    , m_rimLeft((-0.90 * camera.right + 0.25 * camera.up - 0.55 * camera.toward).normalized().cast<float>()) {
}

Vec3f Lights::shade(const Spot& spot) const {
    const Vec3f diffuse = spot.albedo * (1.0F - spot.metallic);
    const Vec3f reflected = Vec3f::Constant(0.04F * (1.0F - spot.metallic)) + spot.metallic * spot.albedo;
    const float rimOpen = spot.openness * spot.openness;
    const Vec3f key = spot.lit * kKeyColor;
    const Vec3f rimRight = rimOpen * kRimColor;
    const Vec3f rimLeft = 0.55F * rimOpen * kRimColor;

    Vec3f light = spot.openness * skyAlong(spot.normal) + wrapped(spot.normal.dot(m_key)) * key +
                  wrapped(spot.normal.dot(m_rimRight)) * rimRight +
                  wrapped(spot.normal.dot(m_rimLeft)) * rimLeft;
    Vec3f color = diffuse.cwiseProduct(light);

    const float graze = std::pow(1.0F - std::clamp(spot.normal.dot(spot.toViewer), 0.0F, 1.0F), 5.0F);
    const Vec3f fresnel = reflected + (Vec3f::Ones() - reflected) * (graze * (1.0F - spot.roughness));
    light = highlight(spot, m_key) * key + highlight(spot, m_rimRight) * rimRight +
            highlight(spot, m_rimLeft) * rimLeft + spot.openness * skyAlong(mirrored(spot)) * 1.5F;
    color += fresnel.cwiseProduct(light);
    return color;
}

Vec3f toneMapped(const Vec3f& light) {
    constexpr float knee = 0.62F;
    const auto roll = [](float x) {
        return x <= knee ? std::max(x, 0.0F)
                         : knee + (1.0F - knee) * (1.0F - std::exp(-(x - knee) / (1.0F - knee)));
    };
    return {roll(light.x()), roll(light.y()), roll(light.z())};
}

} // namespace sinew::picture
