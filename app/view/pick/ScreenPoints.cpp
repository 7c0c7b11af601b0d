#include "app/view/pick/ScreenPoints.h"

#include "app/picture/Rasterizer.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
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

} // namespace

ScreenPoints::ScreenPoints(std::span<const std::vector<Vec3>* const> places,
                           std::span<const Triangle> triangles, const OrbitCamera& camera, bool through,
                           const std::vector<bool>& left) {
    for (const std::vector<Vec3>* part : places) {
        m_firstVertex.push_back(m_firstVertex.back() + part->size());
    }
    m_screen.resize(m_firstVertex.back());
    m_seen.assign(m_firstVertex.back(), 0);
    project(places, camera, left);
    if (!through) {
        hide(triangles, camera);
    }
}

void ScreenPoints::project(std::span<const std::vector<Vec3>* const> places, const OrbitCamera& camera,
                           const std::vector<bool>& left) {
    const Eigen::Matrix4d view = camera.viewFromModel();
    const Eigen::Matrix4d clip = camera.clipFromModel();
    const double width = camera.width();
    const double height = camera.height();
    const bool perspective = camera.projection() == Projection::Perspective;
    for (std::size_t part = 0; part < places.size(); ++part) {
        const bool there = part >= left.size() || !left[part];
        parallelFor(places[part]->size(), kScreenPointsGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                const Eigen::Vector4d place = (*places[part])[p].homogeneous();
                const double depth = -view.row(2).dot(place);
                const double w = perspective ? depth : 1.0;
                const double x = 0.5 * width * (1.0 + clip.row(0).dot(place) / w);
                const double y = 0.5 * height * (1.0 - clip.row(1).dot(place) / w);
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
    for (const Vec3f& place : m_screen) {
        farthest = std::max(farthest, place.z());
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

} // namespace sinew
