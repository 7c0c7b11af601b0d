#include "core/layers/BrushReach.h"

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
        , m_positions(settings.positions.size() == surface.pointCount() ? settings.positions
                                                                        : surface.positions())
        , m_normals(settings.normals.size() == surface.pointCount() ? settings.normals : surface.normals()) {
        const Triangle& triangle = surface.triangles(hit.part)[hit.triangle];
        m_place = Vec3::Zero();
        for (int c = 0; c < 3; ++c) {
            m_corners[static_cast<std::size_t>(c)] =
                surface.index({hit.part, triangle[static_cast<std::size_t>(c)]});
            m_place += hit.shares[c] * m_positions[m_corners[static_cast<std::size_t>(c)]];
        }
    }

    std::vector<ReachedPoint> throughRoom() const {
        std::vector<ReachedPoint> result;
        for (std::uint32_t p = 0; p < m_positions.size(); ++p) {
            add(p, (m_positions[p] - m_place).norm(), result);
        }
        return result;
    }

    std::vector<ReachedPoint> overSurface() const {
        std::vector<double> distances(m_surface.placeCount(), kFar);
        std::vector<std::uint32_t> reached;
        using Entry = std::pair<double, std::uint32_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        const auto offer = [&](std::uint32_t place, double distance) {
            if (distance < m_settings.radius && distance < distances[place]) {
                if (distances[place] == kFar) {
                    reached.push_back(place);
                }
                distances[place] = distance;
                queue.emplace(distance, place);
            }
        };
        for (const std::uint32_t corner : m_corners) {
            offer(m_surface.placeOf(corner), (m_positions[corner] - m_place).norm());
        }
        while (!queue.empty()) {
            const auto [distance, place] = queue.top();
            queue.pop();
            if (distance > distances[place]) {
                continue;
            }
            for (const std::uint32_t next : m_surface.neighbors(place)) {
                offer(next, distance + (positionOf(next) - positionOf(place)).norm());
            }
        }
        std::vector<ReachedPoint> result;
        for (const std::uint32_t place : reached) {
            for (const std::uint32_t point : m_surface.pointsAt(place)) {
                add(point, distances[place], result);
            }
        }
        std::ranges::sort(result, {}, &ReachedPoint::at);
        return result;
    }

private:
    const Vec3& positionOf(std::uint32_t place) const { return m_positions[m_surface.pointsAt(place)[0]]; }

    void add(std::uint32_t point, double distance, std::vector<ReachedPoint>& result) const {
        if (!(distance < m_settings.radius)) {
            return;
        }
        if (m_settings.frontOnly && !(m_normals[point].cast<double>().dot(m_settings.view) < 0.0)) {
            return;
        }
        if (const float amount = falloffAt(m_settings.falloff, distance / m_settings.radius); amount > 0.0F) {
            result.push_back({m_surface.pointAt(point), amount});
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

std::vector<ReachedPoint> brushReach(const LayerSurface& surface, const BrushHit& hit,
                                     const ReachSettings& settings) {
    if (hit.part >= surface.partCount() || hit.triangle >= surface.triangles(hit.part).size() ||
        !(settings.radius > 0.0) || !hit.shares.allFinite()) {
        return {};
    }
    const Reach reach(surface, hit, settings);
    return settings.overSurface ? reach.overSurface() : reach.throughRoom();
}

} // namespace sinew
