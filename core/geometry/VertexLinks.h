#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/VertexSet.h"

#include <span>

namespace sinew {

/// Which vertices of several meshes are neighbours: over the sides of polygons, with co-located vertices
/// (within 1e-6 of the diagonal of all) taken as one, so that a seam where vertices were split, between two
/// parts as well as inside one, links what it looks to link. #G groups of co-located vertices.
struct VertexLinks {
    std::vector<std::vector<std::uint32_t>> groupOf; ///< #parts x #P
    std::vector<std::uint32_t> offsets{0};           ///< #G + 1
    std::vector<std::uint32_t> neighbours;           ///< groups, ascending in each group, no repeats

    std::size_t groupCount() const { return offsets.size() - 1; }
    std::span<const std::uint32_t> of(std::size_t group) const {
        return {neighbours.data() + offsets[group], neighbours.data() + offsets[group + 1]};
    }
};

/// O(#P + #C) for vertices of bounded valence. Non-finite vertices are linked by polygons alone.
VertexLinks linkVertices(std::span<const Mesh* const> meshes);

/// The set, the vertices co-located with its vertices, and the neighbours of both. O(#P + links).
VertexSet grown(const VertexSet& set, const VertexLinks& links);

/// The set without the vertices that have a neighbour, or a co-located vertex, outside: the dual of grown, so
/// a set of everything stays whole.
VertexSet shrunk(const VertexSet& set, const VertexLinks& links);

/// Whole shells of the parts, each judged alone: the vertices that hang together with a vertex of the set
/// over sides and co-located vertices (PartShells has the same shells). O(#P + #C).
VertexSet linkedShells(const VertexSet& set, std::span<const Mesh* const> meshes);

} // namespace sinew
