#include "core/voxel/voxelize/BoxOverlap.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

bool boxesOverlap(const Aabb& box, const Vec3& center, double halfSize) {
    return ((box.min - center).array() <= halfSize + kOverlapSlack).all() &&
           ((center - box.max).array() <= halfSize + kOverlapSlack).all();
}

} // namespace

TriangleOverlap::TriangleOverlap(const Vec3& a, const Vec3& b, const Vec3& c)
    : m_corners{a, b, c} {
    const std::array<Vec3, 3> edges{b - a, c - b, a - c};
    m_normal = edges[0].cross(edges[1]);
    for (std::size_t e = 0; e < 3; ++e) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            m_axes[3 * e + axis] = Vec3::Unit(static_cast<Eigen::Index>(axis)).cross(edges[e]);
        }
        m_box.add(m_corners[e]);
    }
}

bool TriangleOverlap::overlapsCube(const Vec3& center, double halfSize) const {
    if (!boxesOverlap(m_box, center, halfSize)) {
        return false;
    }
    const auto slack = [](const Vec3& axis) { return kOverlapSlack * axis.cwiseAbs().sum(); };
    const double planeReach = halfSize * m_normal.cwiseAbs().sum();
    if (std::abs(m_normal.dot(m_corners[0] - center)) > planeReach + slack(m_normal)) {
        return false;
    }
    for (const Vec3& axis : m_axes) {
        const double p0 = axis.dot(m_corners[0] - center);
        const double p1 = axis.dot(m_corners[1] - center);
        const double p2 = axis.dot(m_corners[2] - center);
        const double reach = halfSize * axis.cwiseAbs().sum() + slack(axis);
        if (std::min({p0, p1, p2}) > reach || std::max({p0, p1, p2}) < -reach) {
            return false;
        }
    }
    return true;
}

SegmentOverlap::SegmentOverlap(const Segment& segment)
    : m_middle(0.5 * (segment.a + segment.b))
    , m_half(0.5 * (segment.b - segment.a)) {
    m_box.add(segment.a);
    m_box.add(segment.b);
}

bool SegmentOverlap::overlapsCube(const Vec3& center, double halfSize) const {
    const Vec3 offset = m_middle - center;
    const Vec3 reach = m_half.cwiseAbs();
    if ((offset.cwiseAbs().array() > halfSize + reach.array() + kOverlapSlack).any()) {
        return false;
    }
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        const Eigen::Index u = (axis + 1) % 3;
        const Eigen::Index v = (axis + 2) % 3;
        const double distance = std::abs(offset[u] * m_half[v] - offset[v] * m_half[u]);
        const double limit = halfSize * (reach[u] + reach[v]);
        if (distance > limit + kOverlapSlack * (reach[u] + reach[v])) {
            return false;
        }
    }
    return true;
}

} // namespace sinew
