#include "core/layers/MirrorMap.h"

#include "core/base/Parallel.h"
#include "core/geometry/KeyIndex.h"
#include "core/layers/MirrorPartners.h"
#include "core/layers/NearestPlaces.h"

namespace sinew {
namespace {

constexpr double kSameVertex = 2e-4; // of the diagonal: as near counts as the image itself
constexpr double kReach = 0.02;      // of the diagonal: how far the surface may be from an image
constexpr std::size_t kMirrorMapGrain = 64;

using Found = std::vector<std::vector<NearestPlaces::Share>>;

/// Places on the surface for the points without partner.
Found findPlaces(const LayerSurface& surface, const Vec3& normal, double offset,
                 std::span<const std::uint32_t> points) {
    Found found(points.size());
    if (points.empty()) {
        return found;
    }
    const NearestPlaces places(surface);
    parallelFor(points.size(), kMirrorMapGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Vec3& place = surface.positions()[points[i]];
            const Vec3 image = place - 2.0 * (normal.dot(place) - offset) * normal;
            found[i] = places.find(image, static_cast<std::int32_t>(surface.pointAt(points[i]).part),
                                   kReach * surface.diagonal());
        }
    });
    return found;
}

} // namespace

MirrorMap::MirrorMap(const LayerSurface& surface, const Vec3& normal, double offset) {
    const std::vector<std::uint32_t> partners =
        mirrorPartners(surface, normal, offset, kSameVertex * surface.diagonal());
    std::vector<std::uint32_t> alone;
    for (std::uint32_t p = 0; p < partners.size(); ++p) {
        if (partners[p] == KeyIndex::kAbsent) {
            alone.push_back(p);
        }
    }
    const Found found = findPlaces(surface, normal, offset, alone);
    m_partnered = partners.size() - alone.size();
    std::size_t next = 0;
    for (std::uint32_t p = 0; p < partners.size(); ++p) {
        if (partners[p] != KeyIndex::kAbsent) {
            m_sources.push_back({partners[p], 1.0F});
        } else {
            for (const auto& [point, share] : found[next]) {
                m_sources.push_back({point, static_cast<float>(share)});
            }
            if (found[next++].empty()) {
                m_unmatched.push_back(p);
            }
        }
        m_offsets.push_back(static_cast<std::uint32_t>(m_sources.size()));
        const double away = normal.dot(surface.positions()[p]) - offset;
        const bool middle = partners[p] == p || !(std::abs(away) > 0.5 * kSameVertex * surface.diagonal());
        m_sides.push_back(static_cast<std::int8_t>(middle ? 0 : (away > 0.0 ? 1 : -1)));
    }
    findDependents();
}

void MirrorMap::findDependents() {
    m_dependentOffsets.assign(pointCount() + 1, 0);
    for (const Source& source : m_sources) {
        ++m_dependentOffsets[source.point + 1];
    }
    for (std::size_t p = 1; p < m_dependentOffsets.size(); ++p) {
        m_dependentOffsets[p] += m_dependentOffsets[p - 1];
    }
    std::vector<std::uint32_t> next(m_dependentOffsets.begin(), m_dependentOffsets.end() - 1);
    m_dependents.resize(m_sources.size());
    for (std::uint32_t p = 0; p < pointCount(); ++p) {
        for (const Source& source : sources(p)) {
            m_dependents[next[source.point]++] = p;
        }
    }
}

} // namespace sinew
