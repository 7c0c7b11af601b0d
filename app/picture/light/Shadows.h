#pragma once

#include "app/picture/Rasterizer.h"
#include "app/picture/View.h"
#include "app/picture/light/Openness.h"

namespace sinew::picture {

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
    /// Share of the light that reaches a place with that normal (unit, on the lit side or not), 0..1.
    float lit(const Vec3& place, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const;

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
    /// Share of the sky hidden from a place on the ground, 0..1.
    float hidden(const Vec3& place) const;
    double height() const { return m_height; }

private:
    float cell(int x, int y) const;
    float gather(const Canvas& underside, const Vec3& place) const;

    double m_height;
    double m_reach;
    View m_view; ///< from below; pixels are the grid's cells
    std::vector<float> m_hidden;
};

} // namespace sinew::picture
