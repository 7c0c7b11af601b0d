#include "core/layers/brush/BrushReach.h"

#include <algorithm>
#include <queue>

namespace sinew {
namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();

class Reach {
public:
    Reach(const LayerSurface& surface, const BrushHit& hit, const ReachSettings& settings)
        : m_surface(surface)
        , m_settings(settings)
        , m_positions(settings.positions.size() == surface.vertexCount() ? settings.positions
                                                                         : surface.positions())
        , m_normals(settings.normals.size() == surface.vertexCount() ? settings.normals : surface.normals()) {
        const Triangle& triangle = surface.triangles(hit.part)[hit.triangle];
        m_place = Vec3::Zero();
        for (int c = 0; c < 3; ++c) {
            m_corners[static_cast<std::size_t>(c)] =
                surface.index({hit.part, triangle[static_cast<std::size_t>(c)]});
            m_place += hit.shares[c] * m_positions[m_corners[static_cast<std::size_t>(c)]];
        }
    }

    std::vector<ReachedVertex> throughRoom() const {
        std::vector<ReachedVertex> result;
        for (std::uint32_t p = 0; p < m_positions.size(); ++p) {
            add(p, (m_positions[p] - m_place).norm(), result);
        }
        return result;
    }

    std::vector<ReachedVertex> overSurface() const {
        std::vector<double> distances(m_surface.weldedCount(), kFar);
        std::vector<std::uint32_t> reached;
        using Entry = std::pair<double, std::uint32_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        const auto offer = [&](std::uint32_t weldedVertex, double distance) {
            if (distance < m_settings.radius && distance < distances[weldedVertex]) {
                if (distances[weldedVertex] == kFar) {
                    reached.push_back(weldedVertex);
                }
                distances[weldedVertex] = distance;
                queue.emplace(distance, weldedVertex);
            }
        };
        for (const std::uint32_t corner : m_corners) {
            offer(m_surface.weldedVertexOf(corner), (m_positions[corner] - m_place).norm());
        }
        const SheetLinks* sheets = m_settings.throughLayers ? &m_surface.sheets() : nullptr;
        while (!queue.empty()) {
            const auto [distance, weldedVertex] = queue.top();
            queue.pop();
            if (distance > distances[weldedVertex]) {
                continue;
            }
            for (const std::uint32_t next : m_surface.neighbors(weldedVertex)) {
                offer(next, distance + (positionOf(next) - positionOf(weldedVertex)).norm());
            }
            if (sheets != nullptr) {
                for (const SheetLinks::Step& step : sheets->from(weldedVertex)) {
                    offer(step.to, distance + lengthOf(step, sheets->cover(step)));
                }
            }
        }
        std::vector<ReachedVertex> result;
        for (const std::uint32_t weldedVertex : reached) {
            for (const std::uint32_t vertex : m_surface.verticesAt(weldedVertex)) {
                add(vertex, distances[weldedVertex], result);
            }
        }
        std::ranges::sort(result, {}, &ReachedVertex::at);
        return result;
    }

private:
    const Vec3& positionOf(std::uint32_t weldedVertex) const {
        return m_positions[m_surface.verticesAt(weldedVertex)[0]];
    }

    /// Along the sheet of the corner, which is where the vertex of the cover lies over or under it.
    double lengthOf(const SheetLinks::Step& step, const SheetLinks::Cover& cover) const {
        if (cover.gap > kSheetGap * m_settings.radius) {
            return kFar;
        }
        Vec3 place = Vec3::Zero();
        for (std::size_t c = 0; c < 3; ++c) {
            place += cover.shares[static_cast<Eigen::Index>(c)] * positionOf(cover.corners[c]);
        }
        return (positionOf(step.corner) - place).norm();
    }

    void add(std::uint32_t vertex, double distance, std::vector<ReachedVertex>& result) const {
        if (!(distance < m_settings.radius)) {
            return;
        }
        if (m_settings.frontOnly && !(m_normals[vertex].cast<double>().dot(m_settings.view) < 0.0)) {
            return;
        }
        if (const float amount = falloffAt(m_settings.falloff, distance / m_settings.radius); amount > 0.0F) {
            result.push_back({m_surface.vertexAt(vertex), amount});
        }
    }

    const LayerSurface& m_surface;
    const ReachSettings& m_settings;
    std::span<const Vec3> m_positions;
    std::span<const Vec3f> m_normals;
    std::array<std::uint32_t, 3> m_corners{};
    Vec3 m_place;
};

} // namespace

float falloffAt(BrushFalloff falloff, double share) {
    if (!(share < 1.0)) {
        return 0.0F;
    }
    const double left = 1.0 - std::max(share, 0.0);
    switch (falloff) {
    case BrushFalloff::Smooth:
        return static_cast<float>(left * left * (3.0 - 2.0 * left));
    case BrushFalloff::Linear:
        return static_cast<float>(left);
    case BrushFalloff::Sharp:
        return static_cast<float>(left * left);
    case BrushFalloff::Constant:
        break;
    }
    return 1.0F;
}

std::vector<ReachedVertex> brushReach(const LayerSurface& surface, const BrushHit& hit,
                                      const ReachSettings& settings) {
    if (hit.part >= surface.partCount() || hit.triangle >= surface.triangles(hit.part).size() ||
        !(settings.radius > 0.0) || !hit.shares.allFinite()) {
        return {};
    }
    const Reach reach(surface, hit, settings);
    return settings.overSurface ? reach.overSurface() : reach.throughRoom();
}

} // namespace sinew
