#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

#include <array>
#include <span>
#include <vector>

namespace sinew {

using Corners = std::array<Vec3, 3>;

/// True when two triangles cross: each has corners further than `tolerance` on both sides of the other's
/// plane, and the pieces they cut from the line where the planes meet overlap by more than `tolerance`
/// (Moeller 1997). Triangles that only touch, and those that overlap in one plane, do not cross. False for
/// triangles without area.
bool trianglesCross(const Corners& a, const Corners& b, double tolerance);

/// Marks every triangle that crosses another with which it shares no vertex. vertices: #P x 3 welded;
/// triangles: indices of those. Triangles with a repeated or non-finite vertex are left out. #T marks (char,
/// so that threads can write side by side). O(n log n) for surfaces, parallel. Error: Canceled.
Expected<std::vector<char>> selfIntersections(std::span<const Vec3> vertices,
                                              std::span<const Triangle> triangles, double tolerance,
                                              Progress& progress);

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
