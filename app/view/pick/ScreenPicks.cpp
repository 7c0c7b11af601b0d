#include "app/view/pick/ScreenPoints.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

constexpr float kOnTop = 0.75F; // pixels apart

/// By the crossing rule, for a place within the corners' box.
bool insideLine(std::span<const Eigen::Vector2d> corners, double x, double y) {
    bool inside = false;
    for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
        const Eigen::Vector2d& a = corners[i];
        const Eigen::Vector2d& b = corners[j];
        if ((a.y() > y) != (b.y() > y) && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x()) {
            inside = !inside;
        }
    }
    return inside;
}

} // namespace

template<typename Inside>
VertexSet ScreenPoints::verticesWhere(const Inside& inside) const {
    std::vector<std::size_t> counts;
    for (std::size_t part = 0; part < partCount(); ++part) {
        counts.push_back(m_firstVertex[part + 1] - m_firstVertex[part]);
    }
    VertexSet set(counts);
    for (std::size_t part = 0; part < partCount(); ++part) {
        for (std::size_t p = 0; p < counts[part]; ++p) {
            const std::size_t at = m_firstVertex[part] + p;
            if (m_seen[at] != 0 && inside(m_screen[at])) {
                set.set(part, p);
            }
        }
    }
    return set;
}

VertexSet ScreenPoints::inBox(const Eigen::Vector2d& a, const Eigen::Vector2d& b) const {
    const Vec2f low = a.cwiseMin(b).cast<float>();
    const Vec2f high = a.cwiseMax(b).cast<float>();
    return verticesWhere([&](const Vec3f& place) {
        return place.x() >= low.x() && place.x() <= high.x() && place.y() >= low.y() && place.y() <= high.y();
    });
}

VertexSet ScreenPoints::inLasso(std::span<const Eigen::Vector2d> corners) const {
    if (corners.size() < 3) {
        return verticesWhere([](const Vec3f&) { return false; });
    }
    Eigen::AlignedBox2d box;
    for (const Eigen::Vector2d& corner : corners) {
        box.extend(corner);
    }
    return verticesWhere([&](const Vec3f& place) {
        const Eigen::Vector2d at = place.head<2>().cast<double>();
        return box.contains(at) && insideLine(corners, at.x(), at.y());
    });
}

VertexSet ScreenPoints::inStroke(const Eigen::Vector2d& a, const Eigen::Vector2d& b, double radius) const {
    const Vec2f from = a.cast<float>();
    const Vec2f way = (b - a).cast<float>();
    const float length = std::max(way.squaredNorm(), 1e-12F);
    const auto reach = static_cast<float>(radius * radius);
    return verticesWhere([&](const Vec3f& place) {
        const Vec2f local = place.head<2>() - from;
        return (local - std::clamp(local.dot(way) / length, 0.0F, 1.0F) * way).squaredNorm() <= reach;
    });
}

std::optional<VertexId> ScreenPoints::nearest(const Eigen::Vector2d& at, double reach) const {
    const Vec2f center = at.cast<float>();
    std::optional<VertexId> best;
    float bestPixels = static_cast<float>(reach);
    float bestDepth = std::numeric_limits<float>::infinity();
    for (std::size_t part = 0; part < partCount(); ++part) {
        for (std::size_t i = m_firstVertex[part]; i < m_firstVertex[part + 1]; ++i) {
            const float pixels = (m_screen[i].head<2>() - center).norm();
            const float depth = m_screen[i].z();
            const bool closer = best ? pixels < bestPixels - kOnTop : pixels <= bestPixels;
            const bool before = best && pixels < bestPixels + kOnTop && depth < bestDepth;
            if (m_seen[i] != 0 && (closer || before)) {
                best = VertexId{static_cast<std::uint32_t>(part),
                                static_cast<std::uint32_t>(i - m_firstVertex[part])};
                bestPixels = std::min(bestPixels, pixels);
                bestDepth = depth;
            }
        }
    }
    return best;
}

} // namespace sinew
