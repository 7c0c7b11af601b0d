#pragma once

#include "app/picture/Jitter.h"
#include "app/picture/Rasterizer.h"
#include "app/picture/View.h"

namespace sinew::picture {

/// Which parts of a map hold anything, tile by tile: most places on the ground need no look at all.
class Occupancy {
public:
    Occupancy(const Canvas& map, double reachPixels);
    /// Whether anything may lie within the reach of a place in the map.
    bool near(const Vec3f& screen) const;

private:
    int m_tiles;
    std::vector<bool> m_near;
};

/// What the key light sees: soft shadows by comparing depths around a place.
class KeyShadow {
public:
    KeyShadow(const Aabb& box, std::span<const Vec3> points, std::span<const Triangle> triangles,
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

/// What a ground plane sees of the scene from below.
class GroundShadow {
public:
    GroundShadow(const Aabb& box, std::span<const Vec3> points, std::span<const Triangle> triangles);
    /// Share of the sky hidden from a place on the ground, 0..1.
    float hidden(const Vec3& place, const Jitter& jitter, std::uint32_t taps) const;
    double height() const { return m_height; }

private:
    View m_view;
    Canvas m_canvas;
    double m_height;
    double m_reach;
    Occupancy m_occupancy;
};

/// Share of the hemisphere over a place that nothing near hides, from what the camera sees (screen-space
/// ambient occlusion over two radii: creases and large forms).
class Openness {
public:
    Openness(const View& camera, const Canvas& canvas, double size);
    float at(const Vec3& place, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const;

private:
    const View& m_camera;
    const Canvas& m_canvas;
    double m_near;
    double m_far;
};

} // namespace sinew::picture
