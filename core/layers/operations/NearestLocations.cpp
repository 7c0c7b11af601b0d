#include "core/layers/operations/NearestLocations.h"

#include <algorithm>

namespace sinew {

NearestLocations::NearestLocations(const LayerSurface& surface)
    : m_vertices(surface.positions().begin(), surface.positions().end())
    , m_triangles(surface.partCount() + 1) {
    for (std::uint32_t part = 0; part < surface.partCount(); ++part) {
        for (Triangle triangle : surface.triangles(part)) {
            bool finite = true;
            for (std::uint32_t& corner : triangle) {
                corner = surface.index({part, corner});
                finite = finite && m_vertices[corner].allFinite();
            }
            if (finite) {
                m_triangles[part].push_back(triangle);
                m_triangles.back().push_back(triangle);
            }
        }
    }
    m_surfaces.resize(m_triangles.size());
    for (std::size_t s = 0; s < m_triangles.size(); ++s) {
        if (!m_triangles[s].empty()) {
            m_surfaces[s].emplace(m_vertices, m_triangles[s]);
        }
    }
}

std::vector<NearestLocations::Share> NearestLocations::on(std::size_t surface, const Vec3& place,
                                                          double reach) const {
    std::vector<Share> shares;
    if (!m_surfaces[surface] || !place.allFinite()) {
        return shares;
    }
    for (const NearestSurface::Hit& hit : m_surfaces[surface]->nearest(place)) {
        for (int c = 0; c < 3 && hit.distance <= reach; ++c) {
            if (const double share = hit.shares[c] * hit.weight; share > 0.0) {
                shares.emplace_back(m_triangles[surface][hit.triangle][static_cast<std::size_t>(c)], share);
            }
        }
    }
    std::ranges::sort(shares);
    std::size_t kept = 0;
    for (const Share& share : shares) {
        if (kept > 0 && shares[kept - 1].first == share.first) {
            shares[kept - 1].second += share.second;
        } else {
            shares[kept++] = share;
        }
    }
    shares.resize(kept);
    return shares;
}

std::vector<NearestLocations::Share> NearestLocations::find(const Vec3& place, std::int32_t part,
                                                            double reach) const {
    std::vector<Share> shares;
    if (part != kNone && static_cast<std::size_t>(part) + 1 < m_surfaces.size()) {
        shares = on(static_cast<std::size_t>(part), place, reach);
    }
    return shares.empty() ? on(m_surfaces.size() - 1, place, reach) : shares;
}

} // namespace sinew
