#pragma once

#include "core/geometry/Mesh.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Some of the vertices of several parts: what a tool or an operation works on. A value; its shape
/// (how many vertices each part has) is given once and never changes. Sets are only combined with sets of the
/// same shape.
class VertexSet {
public:
    VertexSet() = default;
    /// No vertex of parts with so many vertices each.
    explicit VertexSet(std::span<const std::size_t> vertexCounts);

    std::size_t partCount() const { return m_parts.size(); }
    std::size_t vertexCount(std::size_t part) const { return m_parts[part].size(); }
    std::size_t vertexCount() const; ///< of all parts, in the set or not
    bool sameCounts(const VertexSet& other) const;

    bool has(std::size_t part, std::size_t vertex) const { return m_parts[part][vertex]; }
    void set(std::size_t part, std::size_t vertex, bool in = true) { m_parts[part][vertex] = in; }
    /// All vertices of a part, or none of them.
    void setPart(std::size_t part, bool in = true);

    std::size_t count() const; ///< vertices in the set. O(#P / 64)
    std::size_t count(std::size_t part) const;
    bool empty() const { return count() == 0; }
    /// Vertices of a part that are in the set, ascending. O(#P)
    std::vector<std::uint32_t> indices(std::size_t part) const;

    VertexSet& operator|=(const VertexSet& other);
    VertexSet& operator&=(const VertexSet& other);
    VertexSet& operator-=(const VertexSet& other); ///< without those of `other`
    bool operator==(const VertexSet&) const = default;

private:
    std::vector<std::vector<bool>> m_parts;
};

VertexSet united(VertexSet a, const VertexSet& b);
VertexSet common(VertexSet a, const VertexSet& b);
VertexSet without(VertexSet a, const VertexSet& b);
/// Every vertex that is not in the set.
VertexSet inverted(const VertexSet& set);

/// The set, the vertices co-located with its vertices, and the neighbors of both over sides of polygons. A
/// seam where vertices were split, between two parts as well as inside one, joins what it looks to join
/// (WeldedSurface of all parts). Meshes of the set's shape. O(#P + #C).
VertexSet grown(const VertexSet& set, std::span<const Mesh* const> meshes);

/// The set without the vertices that have a neighbor, or a co-located vertex, outside: the dual of grown, so
/// a set of everything stays whole.
VertexSet shrunk(const VertexSet& set, std::span<const Mesh* const> meshes);

/// Whole shells of the parts, each welded alone (surfaceShells): those that have a vertex of the set. Of
/// vertices that no polygon uses, the co-located ones. O(#P + #C).
VertexSet linkedShells(const VertexSet& set, std::span<const Mesh* const> meshes);

} // namespace sinew
