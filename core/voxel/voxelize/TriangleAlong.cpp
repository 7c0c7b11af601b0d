#include "core/voxel/voxelize/TriangleAlong.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Twice the signed area of (p, q, s), computed from the lower vertex index on, so that the two faces of an
/// edge get exactly opposite values.
double edgeSide(const FlatPlace& p, const FlatPlace& q, std::uint32_t pIndex, std::uint32_t qIndex,
                const FlatPlace& s) {
    const auto cross = [&s](const FlatPlace& a, const FlatPlace& b) {
        return (b.u - a.u) * (s.v - a.v) - (b.v - a.v) * (s.u - a.u);
    };
    return pIndex < qIndex ? cross(p, q) : -cross(q, p);
}

/// Top-left rule: a sample exactly on an edge belongs to one of the two faces that share it.
bool ownsEdge(const FlatPlace& p, const FlatPlace& q) {
    return q.v > p.v || (q.v == p.v && q.u < p.u);
}

} // namespace

TriangleAlong::TriangleAlong(std::span<const Vec3> vertices, const Triangle& triangle, std::size_t axis)
    : m_indices(triangle) {
    const auto d = static_cast<Eigen::Index>(axis);
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec3& p = vertices[triangle[i]];
        m_flat[i] = {p[(d + 1) % 3], p[(d + 2) % 3]};
        m_depth[i] = p[d];
    }
    const double area = (m_flat[1].u - m_flat[0].u) * (m_flat[2].v - m_flat[0].v) -
                        (m_flat[1].v - m_flat[0].v) * (m_flat[2].u - m_flat[0].u);
    m_sign = area > 0.0 ? 1 : (area < 0.0 ? -1 : 0);
    if (m_sign < 0) {
        // Walk it counter-clockwise; the sign remembers which way it faced.
        std::swap(m_indices[1], m_indices[2]);
        std::swap(m_flat[1], m_flat[2]);
        std::swap(m_depth[1], m_depth[2]);
    }
}

std::optional<ColumnCrossing> TriangleAlong::crossing(const FlatPlace& at, std::uint32_t column) const {
    std::array<double, 3> side{}; // opposite to corner i: the corner's barycentric weight
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t p = (i + 1) % 3;
        const std::size_t q = (i + 2) % 3;
        side[i] = edgeSide(m_flat[p], m_flat[q], m_indices[p], m_indices[q], at);
        if (side[i] < 0.0 || (side[i] == 0.0 && !ownsEdge(m_flat[p], m_flat[q]))) {
            return std::nullopt;
        }
    }
    const double depth =
        (side[0] * m_depth[0] + side[1] * m_depth[1] + side[2] * m_depth[2]) / (side[0] + side[1] + side[2]);
    return ColumnCrossing{column, static_cast<float>(depth), static_cast<std::int8_t>(m_sign)};
}

std::pair<std::int64_t, std::int64_t> centresBetween(double a, double b, double c, std::uint32_t count) {
    const double low = std::max(std::ceil(std::min({a, b, c}) - 0.5), 0.0);
    const double high = std::min(std::floor(std::max({a, b, c}) - 0.5), static_cast<double>(count) - 1.0);
    return {static_cast<std::int64_t>(low), static_cast<std::int64_t>(high)};
}

} // namespace sinew
