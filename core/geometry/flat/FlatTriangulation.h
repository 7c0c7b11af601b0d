#pragma once

#include "core/geometry/flat/FlatMesh.h"

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace sinew {

/// The triangles around a vertex, as the vertices opposite to it.
struct FlatFan {
    std::vector<std::uint32_t> ring; ///< counter-clockwise; on the outline from the next vertex to the last
    bool closed = true;              ///< the vertex does not lie on the outline
};

/// A flat mesh that changes: triangles are found by their sides. Vertices keep their numbers, and may be
/// without triangles. All decisions are exact.
class FlatTriangulation {
public:
    explicit FlatTriangulation(const FlatMesh& mesh);

    std::span<const GridPlace> vertices() const { return m_vertices; }
    std::uint32_t addVertex(const GridPlace& place);

    void add(const Triangle& triangle);
    /// The third vertex of the triangle on the left of a side; nothing: there is none.
    std::optional<std::uint32_t> across(std::uint32_t from, std::uint32_t to) const;

    /// O(triangles).
    FlatFan fanAt(std::uint32_t vertex) const;
    /// Takes the triangles of a fan away.
    void removeFan(std::uint32_t vertex, const FlatFan& fan);
    /// Triangles in a simple polygon (Meisters 1975), counter-clockwise, two vertices and more; false where
    /// it is none. The sides that it has inside are added to `made`. O(n^3).
    bool fill(std::vector<std::uint32_t> polygon, std::vector<FlatSide>& made);

    /// A vertex in the triangle that holds its place, or on that triangle's side. False: none holds it, or
    /// another vertex lies there. `made`: sides that may have to be flipped. O(triangles).
    bool insert(std::uint32_t vertex, std::vector<FlatSide>& made);
    /// A vertex on a side of the outline, which its place may lie beside. False: a triangle would be turned.
    bool insertOnOutline(std::uint32_t vertex, const FlatSide& side, std::vector<FlatSide>& made);

    /// Flips sides, and those around what was flipped, until each is the better one of its four vertices
    /// (Lawson 1977): all, where the mesh was Delaunay before. Sides that were fixed stay.
    void legalize(std::vector<FlatSide> sides);
    /// The side stays from now on.
    void fix(const FlatSide& side);

    /// The triangles in the order in which they were added, without vertices that have none.
    FlatMesh mesh() const;

    friend class OutlineRecovery;

private:
    static std::uint64_t keyOf(std::uint32_t from, std::uint32_t to) {
        return std::uint64_t{from} << 32U | to;
    }
    void remove(std::uint32_t from, std::uint32_t to);
    bool isFixed(const FlatSide& side) const;
    bool isWorse(const FlatSide& side, std::uint32_t left, std::uint32_t right) const;
    void flip(const FlatSide& side, std::uint32_t left, std::uint32_t right);
    std::optional<Triangle> holding(const GridPlace& place) const;
    std::optional<Triangle> pathTo(const GridPlace& place) const;

    std::vector<GridPlace> m_vertices;
    std::vector<Triangle> m_triangles;                        ///< those that are gone are {0, 0, 0}
    std::unordered_map<std::uint64_t, std::uint32_t> m_sides; ///< the triangle on the left of each
    std::unordered_set<std::uint64_t> m_fixed;                ///< both directions
};

} // namespace sinew
