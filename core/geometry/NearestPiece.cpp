#include "core/geometry/NearestPiece.h"

#include <utility>

namespace sinew {
namespace {

/// Far more than sums and products in double precision are off by.
constexpr double kDoubleRounding = 1e-13;

std::vector<Aabb> boxesOf(std::span<const Segment> segments) {
    std::vector<Aabb> boxes;
    boxes.reserve(segments.size());
    for (const Segment& segment : segments) {
        boxes.push_back(pieceBox(segment.a, segment.b, kDoubleRounding));
    }
    return boxes;
}

} // namespace

Aabb pieceBox(const Vec3& from, const Vec3& to, double rounding) {
    const double size = from.cwiseAbs().maxCoeff() + to.cwiseAbs().maxCoeff();
    const Vec3 margin = Vec3::Constant(rounding * size);
    return {from.cwiseMin(to) - margin, from.cwiseMax(to) + margin};
}

SegmentSearch::SegmentSearch(std::vector<Segment> segments)
    : m_segments(std::move(segments))
    , m_tree(boxesOf(m_segments)) {}

Vec3 SegmentSearch::nearest(const Vec3& point) const {
    const auto found = nearestPiece(m_tree, point, [&](std::uint32_t segment) {
        return (nearestPoint(point, m_segments[segment]) - point).squaredNorm();
    });
    return found ? nearestPoint(point, m_segments[*found]) : point;
}

} // namespace sinew
