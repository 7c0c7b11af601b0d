#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/PointSet.h"

#include <span>

namespace sinew {

/// Which points of several meshes are neighbours: over the sides of polygons, with co-located points (within
/// 1e-6 of the diagonal of all) taken as one, so that a seam where points were split, between two parts as
/// well as inside one, links what it looks to link. #G groups of co-located points.
struct PointLinks {
    std::vector<std::vector<std::uint32_t>> groupOf; ///< #parts x #P
    std::vector<std::uint32_t> offsets{0};           ///< #G + 1
    std::vector<std::uint32_t> neighbours;           ///< groups, ascending in each group, no repeats

    std::size_t groupCount() const { return offsets.size() - 1; }
    std::span<const std::uint32_t> of(std::size_t group) const {
        return {neighbours.data() + offsets[group], neighbours.data() + offsets[group + 1]};
    }
};

/// O(#P + #C) for points of bounded valence. Non-finite points are linked by polygons alone.
PointLinks linkPoints(std::span<const Mesh* const> meshes);

/// The set, the points co-located with its points, and the neighbours of both. O(#P + links).
PointSet grown(const PointSet& set, const PointLinks& links);

/// The set without the points that have a neighbour, or a co-located point, outside: the dual of grown, so a
/// set of everything stays whole.
PointSet shrunk(const PointSet& set, const PointLinks& links);

/// Whole shells of the parts, each judged alone: the points that hang together with a point of the set over
/// sides and co-located points (PartShells has the same shells). O(#P + #C).
PointSet linkedShells(const PointSet& set, std::span<const Mesh* const> meshes);

} // namespace sinew
