#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Which vertices coincide. Numbers run in the order of each group's first vertex, so the result is the same
/// wherever and however often it is computed.
struct WeldMap {
    std::vector<std::uint32_t> groupOfVertex; ///< #P
    std::vector<std::uint32_t> firstVertex;   ///< #G the lowest vertex of each group
    std::size_t groupCount() const { return firstVertex.size(); }
};

/// Groups vertices no further apart than `tolerance` (absolute), by chains: a near b and b near c puts all
/// three together. Zero, and anything too small to tell apart in double precision, means equal coordinates
/// (-0 equals 0). Non-finite vertices stay alone. O(n) expected, hashing into cells of about the tolerance's
/// size.
WeldMap weldVertices(std::span<const Vec3> vertices, double tolerance);

/// For every triangle the lowest triangle with the same three vertices in any order, itself when it is the
/// first. #T. O(n log n) at worst.
std::vector<std::uint32_t> firstCoincident(std::size_t vertexCount, std::span<const Triangle> triangles);

/// Polygons with the same vertices, in any order, as an earlier one; ascending. Whole polygons are compared,
/// for two copies of a quad may be cut along different diagonals. offsets: #F + 1; corners: #C. O(n log n).
std::vector<std::uint32_t> repeatedPolygons(std::span<const std::uint32_t> offsets,
                                            std::vector<std::uint32_t> corners);

/// Vertices no further apart than this fraction of the diagonal of what is welded are one. What is welded
/// together decides what the fraction is of: one part for its report and its shells, all parts for a bind.
constexpr double kWeldTolerance = 1e-6;

/// Meshes ("parts") as one surface: which of their vertices are in the same position (split seams, shells and
/// parts that touch) and so count as one welded vertex. #P vertices of all parts, one part after the other;
/// #G welded vertices, numbered in the order of their first vertices. Keeps no reference to the meshes: what
/// needs their positions or polygons gets the same meshes again.
class WeldedSurface {
public:
    WeldedSurface() = default;
    /// Welds within kWeldTolerance of the diagonal of all finite vertices. O(#P) expected.
    explicit WeldedSurface(std::span<const Mesh* const> meshes);
    explicit WeldedSurface(const Mesh& mesh);
    /// Of vertices alone, #P x 3: those of part n are [firstVertex[n], firstVertex[n + 1]).
    WeldedSurface(std::span<const Vec3> vertices, std::vector<std::uint32_t> firstVertex);

    std::size_t partCount() const { return m_firstVertex.size() - 1; }
    std::size_t vertexCount() const { return m_firstVertex.back(); }
    std::size_t vertexCount(std::size_t part) const { return m_firstVertex[part + 1] - m_firstVertex[part]; }
    bool contains(VertexId p) const { return p.part < partCount() && p.vertex < vertexCount(p.part); }
    /// Number among the vertices of all parts.
    std::uint32_t index(VertexId p) const { return m_firstVertex[p.part] + p.vertex; }
    VertexId vertexAt(std::uint32_t index) const;
    double diagonal() const { return m_diagonal; } ///< of the box of all finite vertices

    std::size_t weldedCount() const { return m_weld.groupCount(); }
    std::uint32_t weldedVertexOf(std::uint32_t index) const { return m_weld.groupOfVertex[index]; }
    /// Of every vertex of a part.
    std::span<const std::uint32_t> weldedVertices(std::size_t part) const {
        return std::span(m_weld.groupOfVertex).subspan(m_firstVertex[part], vertexCount(part));
    }
    /// A triangle of a part's vertices as one of welded vertices.
    Triangle welded(std::size_t part, const Triangle& t) const {
        const auto of = weldedVertices(part);
        return {of[t[0]], of[t[1]], of[t[2]]};
    }
    /// The first of the vertices there, by its number among all.
    std::uint32_t firstVertex(std::uint32_t weldedVertex) const { return m_weld.firstVertex[weldedVertex]; }
    /// #G x 3: each welded vertex is where its first vertex is.
    std::vector<Vec3> positions(std::span<const Vec3> vertices) const;
    std::vector<Vec3> positions(std::span<const Mesh* const> meshes) const;

private:
    std::vector<std::uint32_t> m_firstVertex{0}; ///< #parts + 1
    WeldMap m_weld;
    double m_diagonal = 0.0;
};

/// Lists of numbers, one after the other.
struct NumberLists {
    std::vector<std::uint32_t> offsets{0}; ///< #lists + 1
    std::vector<std::uint32_t> numbers;

    std::size_t size() const { return offsets.size() - 1; }
    std::span<const std::uint32_t> operator[](std::size_t list) const {
        return std::span(numbers).subspan(offsets[list], offsets[list + 1] - offsets[list]);
    }
};

/// The vertices (numbers among all) in each welded vertex's position, ascending. O(#P).
NumberLists verticesByPosition(const WeldedSurface& surface);

/// What makes two vertices neighbors: a side of a polygon; or also a diagonal of a quad, so that both ways to
/// split it count alike.
enum class NeighborsBy { Sides, SidesAndQuadDiagonals };

/// The welded vertices next to each, ascending, no repeats. O(#P + #C) for vertices of bounded valence.
NumberLists neighborsOf(const WeldedSurface& surface, std::span<const Mesh* const> meshes, NeighborsBy by);

/// Shells: what hangs together over polygons and welded vertices.
struct SurfaceShells {
    static constexpr std::uint32_t kNone = 0xffffffffU;
    std::vector<std::uint32_t> ofVertex; ///< 0, 1, ... in the order of the polygons; kNone: of no polygon
    std::uint32_t count = 0;
};

/// Those of a mesh, over its own vertices: #P. O(#P + #C).
SurfaceShells surfaceShells(const Mesh& mesh);
/// The same where the mesh is welded already, as one part.
SurfaceShells surfaceShells(const WeldedSurface& surface, const Mesh& mesh);
/// Those of triangles of welded vertices: #G. O(#G + #T).
SurfaceShells surfaceShells(std::size_t weldedCount, std::span<const Triangle> triangles);

/// Areas of shells, summed in the order of the triangles; triangles of their vertices. O(#T).
std::vector<double> shellAreas(const SurfaceShells& shells, std::span<const Vec3> vertices,
                               std::span<const Triangle> triangles);

} // namespace sinew
