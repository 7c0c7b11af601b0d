#include "app/view/pick/ScreenPoints.h"
#include "app/picture/Rasterizer.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kScreenPointsGrain = 8192;
constexpr double kSlackPixels = 1.5; // a surface that leans away hides none of its own vertices

/// Depths as the rasterizer wants them: larger is nearer, straight on the screen, positive before the eye.
class DepthBuffer {
public:
    DepthBuffer(const OrbitCamera& camera, float farthest)
        : m_perspective(camera.projection() == Projection::Perspective)
        , m_farthest(farthest) {}
    float of(float depth) const { return m_perspective ? 1.0F / depth : 1.0F + (m_farthest - depth); }
    float depth(float nearness) const {
        return m_perspective ? 1.0F / nearness : m_farthest + 1.0F - nearness;
    }

private:
    bool m_perspective;
    float m_farthest;
};

/// The farthest of the four samples about a place, between which a flat surface lies; 0 where the background
/// shows.
float farthestAbout(const picture::Canvas& canvas, const Vec3f& at) {
    float min = std::numeric_limits<float>::infinity();
    for (const float dy : {-0.5F, 0.5F}) {
        for (const float dx : {-0.5F, 0.5F}) {
            if (const float* nearness = canvas.nearnessAt(at.x() + dx, at.y() + dy)) {
                min = std::min(min, *nearness);
            }
        }
    }
    return min;
}

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

ScreenPoints::ScreenPoints(std::span<const std::vector<Vec3>* const> positions,
                           std::span<const Triangle> triangles, const OrbitCamera& camera, bool through,
                           const std::vector<bool>& left) {
    for (const std::vector<Vec3>* part : positions) {
        m_firstVertex.push_back(m_firstVertex.back() + part->size());
    }
    m_screen.resize(m_firstVertex.back());
    m_seen.assign(m_firstVertex.back(), 0);
    project(positions, camera, left);
    if (!through) {
        hide(triangles, camera);
    }
}

void ScreenPoints::project(std::span<const std::vector<Vec3>* const> positions, const OrbitCamera& camera,
                           const std::vector<bool>& left) {
    const Eigen::Matrix4d view = camera.viewFromModel();
    const Eigen::Matrix4d clip = camera.clipFromModel();
    const double width = camera.width();
    const double height = camera.height();
    const bool perspective = camera.projection() == Projection::Perspective;
    for (std::size_t part = 0; part < positions.size(); ++part) {
        const bool there = part >= left.size() || !left[part];
        parallelFor(positions[part]->size(), kScreenPointsGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                const Eigen::Vector4d position = (*positions[part])[p].homogeneous();
                const double depth = -view.row(2).dot(position);
                const double w = perspective ? depth : 1.0;
                const double x = 0.5 * width * (1.0 + clip.row(0).dot(position) / w);
                const double y = 0.5 * height * (1.0 - clip.row(1).dot(position) / w);
                const bool ahead = there && (!perspective || depth > 1e-9 * camera.distance());
                const std::size_t at = m_firstVertex[part] + p;
                m_seen[at] = ahead && std::isfinite(x) && std::isfinite(y) && std::isfinite(depth) ? 1 : 0;
                m_screen[at] = m_seen[at] != 0 ? Vec3f(Eigen::Vector3d(x, y, depth).cast<float>())
                                               : Vec3f(Vec3f::Zero());
            }
        });
    }
}

void ScreenPoints::hide(std::span<const Triangle> triangles, const OrbitCamera& camera) {
    float farthest = 0.0F;
    for (const Vec3f& position : m_screen) {
        farthest = std::max(farthest, position.z());
    }
    const DepthBuffer nearness(camera, farthest);
    std::vector<Vec3f> drawn = m_screen;
    for (std::size_t p = 0; p < drawn.size(); ++p) {
        drawn[p].z() = m_seen[p] != 0 ? nearness.of(drawn[p].z()) : 0.0F;
    }
    const picture::Canvas canvas = picture::rasterize(camera.width(), camera.height(), drawn, triangles);
    const auto unitsAtOne = static_cast<float>(kSlackPixels * camera.unitsPerPixel(camera.target()));
    const auto distance = static_cast<float>(camera.distance());
    const bool perspective = camera.projection() == Projection::Perspective;
    parallelFor(m_screen.size(), kScreenPointsGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const float surface = farthestAbout(canvas, m_screen[p]);
            const float depth = m_screen[p].z();
            const float slack = unitsAtOne * (perspective ? depth / distance : 1.0F);
            if (surface > 0.0F && depth > nearness.depth(surface) + slack) {
                m_seen[p] = 0;
            }
        }
    });
}

template<typename Inside>
VertexSet ScreenPoints::verticesWhere(const Inside& inside) const {
    std::vector<std::size_t> counts;
    counts.reserve(partCount());
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
    return verticesWhere([&](const Vec3f& position) {
        return position.x() >= low.x() && position.x() <= high.x() && position.y() >= low.y() &&
               position.y() <= high.y();
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
    return verticesWhere([&](const Vec3f& position) {
        const Eigen::Vector2d at = position.head<2>().cast<double>();
        return box.contains(at) && insideLine(corners, at.x(), at.y());
    });
}

VertexSet ScreenPoints::inStroke(const Eigen::Vector2d& a, const Eigen::Vector2d& b, double radius) const {
    const Vec2f from = a.cast<float>();
    const Vec2f offset = (b - a).cast<float>();
    const float length = std::max(offset.squaredNorm(), 1e-12F);
    const auto reach = static_cast<float>(radius * radius);
    return verticesWhere([&](const Vec3f& position) {
        const Vec2f local = position.head<2>() - from;
        return (local - std::clamp(local.dot(offset) / length, 0.0F, 1.0F) * offset).squaredNorm() <= reach;
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
