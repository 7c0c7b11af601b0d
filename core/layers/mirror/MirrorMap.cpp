#include "core/layers/mirror/MirrorMap.h"

#include "core/base/Parallel.h"
#include "core/geometry/GridHash.h"
#include "core/layers/mirror/MirrorPartners.h"
#include "core/layers/operations/NearestLocations.h"

namespace sinew {
namespace {

constexpr double kSameVertex = 2e-4; // of the diagonal: as near counts as the image itself
constexpr double kReach = 0.02;      // of the diagonal: how far the surface may be from an image
constexpr std::size_t kMirrorMapGrain = 64;

using Found = std::vector<std::vector<NearestLocations::Share>>;

/// Places on the surface for the vertices without partner.
Found findPlaces(const LayerSurface& surface, const Vec3& normal, double offset,
                 std::span<const std::uint32_t> vertices) {
    Found found(vertices.size());
    if (vertices.empty()) {
        return found;
    }
    const NearestLocations places(surface);
    parallelFor(vertices.size(), kMirrorMapGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Vec3& place = surface.positions()[vertices[i]];
            const Vec3 image = place - 2.0 * (normal.dot(place) - offset) * normal;
            found[i] = places.find(image, static_cast<std::int32_t>(surface.vertexAt(vertices[i]).part),
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
        if (partners[p] == GridHash::kAbsent) {
            alone.push_back(p);
        }
    }
    const Found found = findPlaces(surface, normal, offset, alone);
    m_partnered = partners.size() - alone.size();
    std::size_t next = 0;
    for (std::uint32_t p = 0; p < partners.size(); ++p) {
        if (partners[p] != GridHash::kAbsent) {
            m_sources.push_back({partners[p], 1.0F});
        } else {
            for (const auto& [vertex, share] : found[next]) {
                m_sources.push_back({vertex, static_cast<float>(share)});
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
    m_dependentOffsets.assign(vertexCount() + 1, 0);
    for (const Source& source : m_sources) {
        ++m_dependentOffsets[source.vertex + 1];
    }
    for (std::size_t p = 1; p < m_dependentOffsets.size(); ++p) {
        m_dependentOffsets[p] += m_dependentOffsets[p - 1];
    }
    std::vector<std::uint32_t> next(m_dependentOffsets.begin(), m_dependentOffsets.end() - 1);
    m_dependents.resize(m_sources.size());
    for (std::uint32_t p = 0; p < vertexCount(); ++p) {
        for (const Source& source : sources(p)) {
            m_dependents[next[source.vertex]++] = p;
        }
    }
}

} // namespace sinew
