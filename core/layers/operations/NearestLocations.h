#pragma once

#include "core/geometry/BoxTree.h"
#include "core/layers/LayerSurface.h"

#include <optional>
#include <utility>

namespace sinew {

/// Finds places on the surface of a part, or of all of them, for points anywhere.
class NearestLocations {
public:
    using Share = std::pair<std::uint32_t, double>; ///< vertex of LayerSurface's list, share

    /// Keeps a reference. Triangles with vertices that are not finite are left out. O(#T log #T).
    explicit NearestLocations(const LayerSurface& surface);

    /// Vertices around the nearest place, with shares that sum to 1: on the part's surface, or on any where
    /// that is farther than `reach` (model units); empty when all are. kNone: any part. O(log #T) expected.
    std::vector<Share> find(const Vec3& place, std::int32_t part, double reach) const;

private:
    std::vector<Share> on(std::size_t surface, const Vec3& place, double reach) const;

    std::vector<Vec3> m_vertices;
    std::vector<std::vector<Triangle>> m_triangles; ///< by part; last of all
    std::vector<std::optional<NearestSurface>> m_surfaces;
};

} // namespace sinew
