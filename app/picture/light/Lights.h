#pragma once

#include "app/picture/Rasterizer.h"
#include "core/base/Types.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace sinew::picture {

/// Evenly spread sample points in the unit cube for one sample of one pixel: a low-discrepancy sequence (R3,
/// Roberts 2018) that the samples of a pixel share out among them, shifted from pixel to pixel by a hash.
class Jitter {
public:
    Jitter(std::uint32_t pixelX, std::uint32_t pixelY, std::uint32_t firstPoint)
        : m_shift(shift(pixelX, pixelY, 1), shift(pixelX, pixelY, 2), shift(pixelX, pixelY, 3))
        , m_first(firstPoint) {}

    Vec3f at(std::uint32_t i) const {
        const Vec3f steps(0.81917251F, 0.67104361F, 0.54970048F);
        const Vec3f position = m_shift + static_cast<float>(m_first + i) * steps;
        return position.array() - position.array().floor();
    }

private:
    /// A hash of the pixel: neighbours share no pattern.
    static float shift(std::uint32_t x, std::uint32_t y, std::uint32_t stream) {
        std::uint32_t h = x * 0x9E3779B1U ^ y * 0x85EBCA77U ^ stream * 0xC2B2AE3DU;
        h = (h ^ (h >> 15U)) * 0x2C1B3C6DU;
        h = (h ^ (h >> 12U)) * 0x297A2D39U;
        return static_cast<float>((h ^ (h >> 15U)) >> 8U) / 16777216.0F;
    }

    Vec3f m_shift;
    std::uint32_t m_first;
};

/// Cosine and sine of a part of a full turn in [0, 1), from a table: the samples need no more than a
/// thousand directions, and this is where a picture spends its time.
inline const Vec2f& onCircle(float turn) {
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
inline Vec3f cosineDirection(const Vec3f& normal, const Vec3f& random) {
    const Vec2f& circle = onCircle(random.x());
    const float z = 1.0F - 2.0F * random.y();
    const float r = std::sqrt(std::max(0.0F, 1.0F - z * z));
    const Vec3f direction = normal + Vec3f(r * circle.x(), r * circle.y(), z);
    const float length = direction.norm();
    return length > 1e-4F ? Vec3f(direction / length) : normal;
}

/// Fraction of the hemisphere over a place that nothing near hides, from what the camera sees: screen-space
/// ambient occlusion over two radii, for creases and for large forms. `size` is the scene's diagonal.
class Openness {
public:
    Openness(const View& camera, Canvas canvas, double size);
    float at(const Vec3& position, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const;

private:
    Vec3f inCamera(const Vec3& direction) const;

    View m_camera;
    Canvas m_canvas;
    double m_near;
    double m_far;
};

/// Which parts of a square map hold anything, tile by tile: most places need no closer look.
class Occupancy {
public:
    /// Tiles count as near when anything lies within the reach of them.
    Occupancy(const Canvas& map, double reachPixels);
    bool near(const Vec3f& screen) const;

private:
    int m_tiles;
    std::vector<bool> m_near;
};

/// What the key light sees: soft shadows by comparing depths around a place.
class KeyShadow {
public:
    KeyShadow(const Aabb& box, std::span<const Vec3> vertices, std::span<const Triangle> triangles,
              const Vec3& toLight);
    /// Fraction of the light that reaches a place with that normal (unit, on the lit side or not), 0..1.
    float lit(const Vec3& position, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const;

private:
    View m_view;
    Canvas m_canvas;
    double m_radius; ///< of the light's blur, scene units
    Occupancy m_occupancy;
    double m_epsilon; ///< scene units
};

/// The dark under a figure: how much of the sky it hides from the ground it stands on. Worked out once on a
/// grid, since the shadow is soft.
class GroundShadow {
public:
    GroundShadow(const Aabb& box, std::span<const Vec3> vertices, std::span<const Triangle> triangles);
    /// Fraction of the sky hidden from a place on the ground, 0..1.
    float hidden(const Vec3& position) const;
    double height() const { return m_height; }

private:
    float cell(int x, int y) const;
    float gather(const Canvas& underside, const Vec3& position) const;

    double m_height;
    double m_reach;
    View m_view; ///< from below; pixels are the grid's cells
    std::vector<float> m_hidden;
};

/// A place on a surface, to be lit.
struct Spot {
    Vec3f normal = Vec3f::UnitY();   ///< unit, on the viewer's side
    Vec3f toViewer = Vec3f::UnitZ(); ///< unit
    Vec3f albedo = Vec3f::Ones();    ///< linear
    float roughness = 0.8F;
    float metallic = 0.0F;
    float openness = 1.0F; ///< fraction of the sky it sees, 0..1
    float lit = 1.0F;      ///< fraction of the key light it sees, 0..1
};

/// A portrait studio that turns with the camera: warm key from upper left, sky and ground light, two cool
/// rims from behind.
class Lights {
public:
    explicit Lights(const View& camera);
    Vec3f keyDirection() const { return m_key; }
    /// Light towards the viewer, linear, not yet tone mapped.
    Vec3f shade(const Spot& spot) const;

private:
    Vec3f m_key;
    Vec3f m_rimRight;
    Vec3f m_rimLeft;
};

/// Brings light into [0, 1]: as it is in the darks and mids, rolled off in the highlights.
Vec3f toneMapped(const Vec3f& light);

} // namespace sinew::picture
