#pragma once

#include "core/bind/bones/Bones.h"
#include "core/geometry/BoxTree.h"
#include "core/skeleton/Skeleton.h"
#include "core/solve/leaks/SurfaceFacets.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Which bone a piece of surface belongs to, told without the volume: half-way through what lies behind the
/// surface, the nearest bone in a straight line. A rib under the arm is nearer to the arm's bone than to the
/// spine, the middle of the chest behind it is not.
class NearestBoneBehind {
public:
    /// `surface` must outlive it. O(#T log #T).
    NearestBoneBehind(const GridSurface& surface, const Skeleton& skeleton, std::span<const Bone> sources,
                      const VoxelFrame& base);

    /// The source a facet belongs to. O(log #T + #segments).
    std::uint32_t sourceOf(const Facet& facet) const;
    /// Whether a place lies outside by the rule of the voxels: fewer than two axes see more surfaces that
    /// leave the solid than such that enter it, both ways. O(log #T).
    bool outside(const Vec3& place) const;
    /// Whether two sources are neither the same, nor parent and child, nor bones that meet in a place.
    bool farApart(std::uint32_t a, std::uint32_t b) const { return !m_near[a * m_bones.size() + b]; }

private:
    struct Hit {
        double distance = 0.0;
        int sign = 0; ///< +1 leaving the solid
    };
    Vec3 middleBehind(const Facet& facet) const;
    std::vector<Hit> hitsAhead(const Vec3& from, const Vec3& direction) const;
    void findNeighbors(const Skeleton& skeleton, std::span<const Bone> sources);

    const GridSurface& m_surface;
    BoxTree m_tree;
    std::vector<std::vector<Segment>> m_bones; ///< of each source, base grid space
    std::vector<bool> m_near;                  ///< #S x #S
};

} // namespace sinew
