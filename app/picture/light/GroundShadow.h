#pragma once

#include "app/picture/Rasterizer.h"
#include "app/picture/View.h"

namespace sinew::picture {

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
