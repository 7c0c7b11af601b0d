#pragma once

#include "core/base/Types.h"

namespace sinew {

/// Touching counts as overlap, with this slack for rounding, grid units.
constexpr double kOverlapSlack = 1e-9;

/// Separating-axis tests against cubes (Akenine-Moller et al.), prepared once per primitive.
class TriangleOverlap {
public:
    TriangleOverlap(const Vec3& a, const Vec3& b, const Vec3& c);
    const Aabb& box() const { return m_box; }
    bool overlapsCube(const Vec3& center, double halfSize) const;

private:
    std::array<Vec3, 3> m_corners;
    Vec3 m_normal;
    std::array<Vec3, 9> m_axes; ///< edges x coordinate axes
    Aabb m_box;
};

class SegmentOverlap {
public:
    explicit SegmentOverlap(const Segment& segment);
    const Aabb& box() const { return m_box; }
    bool overlapsCube(const Vec3& center, double halfSize) const;

private:
    Vec3 m_middle;
    Vec3 m_half; ///< half the vector from end to end
    Aabb m_box;
};

} // namespace sinew
