#include "core/geometry/WeldedSurface.h"

#include "core/geometry/repair/EdgeTable.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

std::vector<Vec3> allVertices(std::span<const Mesh* const> meshes) {
    std::vector<Vec3> vertices;
    for (const Mesh* mesh : meshes) {
        vertices.insert(vertices.end(), mesh->vertices.begin(), mesh->vertices.end());
    }
    return vertices;
}

std::vector<std::uint32_t> firstVertices(std::span<const Mesh* const> meshes) {
    std::vector<std::uint32_t> first{0};
    for (const Mesh* mesh : meshes) {
        first.push_back(first.back() + static_cast<std::uint32_t>(mesh->vertexCount()));
    }
    return first;
}

double diagonalOf(std::span<const Vec3> vertices) {
    Aabb box;
    for (const Vec3& point : vertices) {
        if (point.allFinite()) {
            box.add(point);
        }
    }
    return box.diagonal();
}

/// Sorts numbers under `size` lists; visitAll(visit) calls visit(list, number) for each, twice over.
template<typename VisitAll>
NumberLists listed(std::size_t size, const VisitAll& visitAll) {
    NumberLists lists;
    lists.offsets.assign(size + 1, 0);
    visitAll([&](std::uint32_t list, std::uint32_t) { ++lists.offsets[list + 1]; });
    std::partial_sum(lists.offsets.begin(), lists.offsets.end(), lists.offsets.begin());
    lists.numbers.resize(lists.offsets.back());
    std::vector<std::uint32_t> next(lists.offsets.begin(), lists.offsets.end() - 1);
    visitAll([&](std::uint32_t list, std::uint32_t number) { lists.numbers[next[list]++] = number; });
    return lists;
}

/// Sorts each list and closes the gaps that repeats leave.
void dropRepeats(NumberLists& lists) {
    std::uint32_t end = 0;
    std::uint32_t begin = 0;
    for (std::size_t list = 0; list < lists.size(); ++list) {
        const std::span own(lists.numbers.data() + begin, lists.numbers.data() + lists.offsets[list + 1]);
        begin = lists.offsets[list + 1];
        std::ranges::sort(own);
        const auto kept = own.first(own.size() - std::ranges::unique(own).size());
        std::ranges::copy(kept, lists.numbers.begin() + end);
        end += static_cast<std::uint32_t>(kept.size());
        lists.offsets[list + 1] = end;
    }
    lists.numbers.resize(end);
}

/// Calls visit(a, b) for the sides of a polygon and, when asked, for both diagonals of a quad.
template<typename Visit>
void forEachPair(std::span<const std::uint32_t> polygon, NeighborsBy by, const Visit& visit) {
    for (std::size_t c = 0; c < polygon.size(); ++c) {
        visit(polygon[c], polygon[(c + 1) % polygon.size()]);
    }
    if (by == NeighborsBy::SidesAndQuadDiagonals && polygon.size() == 4) {
        visit(polygon[0], polygon[2]);
        visit(polygon[1], polygon[3]);
    }
}

/// Shells of `count` vertices from what joins them: forEachFace(visit) calls visit(corners), twice over.
template<typename ForEachFace>
SurfaceShells shellsFrom(std::size_t count, const ForEachFace& forEachFace) {
    UnionFindWithParity together(count);
    forEachFace([&](const auto& corners) {
        for (const std::uint32_t corner : corners) {
            together.unite(corners[0], corner, false);
        }
    });
    SurfaceShells shells;
    std::vector<std::uint32_t> shellOfRoot(count, SurfaceShells::kNone);
    forEachFace([&](const auto& corners) {
        std::uint32_t& shell = shellOfRoot[together.find(corners[0]).root];
        shell = shell == SurfaceShells::kNone ? shells.count++ : shell;
    });
    shells.ofVertex.resize(count);
    for (std::uint32_t p = 0; p < count; ++p) {
        shells.ofVertex[p] = shellOfRoot[together.find(p).root];
    }
    return shells;
}

} // namespace

WeldedSurface::WeldedSurface(std::span<const Mesh* const> meshes)
    : WeldedSurface(allVertices(meshes), firstVertices(meshes)) {}

WeldedSurface::WeldedSurface(const Mesh& mesh)
    : WeldedSurface(mesh.vertices, {0, static_cast<std::uint32_t>(mesh.vertexCount())}) {}

WeldedSurface::WeldedSurface(std::span<const Vec3> vertices, std::vector<std::uint32_t> firstVertex)
    : m_firstVertex(std::move(firstVertex))
    , m_diagonal(diagonalOf(vertices)) {
    m_weld = weldVertices(vertices, kWeldTolerance * m_diagonal);
}

VertexId WeldedSurface::vertexAt(std::uint32_t index) const {
    const auto after = std::ranges::upper_bound(m_firstVertex, index);
    const auto part = static_cast<std::uint32_t>(after - m_firstVertex.begin()) - 1;
    return {part, index - m_firstVertex[part]};
}

std::vector<Vec3> WeldedSurface::positions(std::span<const Vec3> vertices) const {
    std::vector<Vec3> positions;
    positions.reserve(weldedCount());
    for (const std::uint32_t first : m_weld.firstVertex) {
        positions.push_back(vertices[first]);
    }
    return positions;
}

std::vector<Vec3> WeldedSurface::positions(std::span<const Mesh* const> meshes) const {
    std::vector<Vec3> positions;
    positions.reserve(weldedCount());
    for (const std::uint32_t first : m_weld.firstVertex) {
        const VertexId at = vertexAt(first);
        positions.push_back(meshes[at.part]->vertices[at.vertex]);
    }
    return positions;
}

NumberLists verticesByPosition(const WeldedSurface& surface) {
    return listed(surface.weldedCount(), [&](const auto& visit) {
        for (std::uint32_t p = 0; p < surface.vertexCount(); ++p) {
            visit(surface.weldedVertexOf(p), p);
        }
    });
}

NumberLists neighborsOf(const WeldedSurface& surface, std::span<const Mesh* const> meshes, NeighborsBy by) {
    NumberLists neighbors = listed(surface.weldedCount(), [&](const auto& visit) {
        for (std::size_t part = 0; part < meshes.size(); ++part) {
            const auto of = surface.weldedVertices(part);
            for (std::size_t f = 0; f < meshes[part]->polygonCount(); ++f) {
                forEachPair(meshes[part]->polygon(f), by, [&](std::uint32_t a, std::uint32_t b) {
                    if (of[a] != of[b]) {
                        visit(of[a], of[b]);
                        visit(of[b], of[a]);
                    }
                });
            }
        }
    });
    dropRepeats(neighbors);
    return neighbors;
}

SurfaceShells surfaceShells(const Mesh& mesh) {
    return surfaceShells(WeldedSurface(mesh), mesh);
}

SurfaceShells surfaceShells(const WeldedSurface& surface, const Mesh& mesh) {
    std::vector<std::uint32_t> corners;
    SurfaceShells shells = shellsFrom(surface.weldedCount(), [&](const auto& visit) {
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            corners.clear();
            for (const std::uint32_t corner : mesh.polygon(f)) {
                corners.push_back(surface.weldedVertexOf(corner));
            }
            visit(corners);
        }
    });
    std::vector<std::uint32_t> ofVertex;
    ofVertex.reserve(mesh.vertexCount());
    for (const std::uint32_t weldedVertex : surface.weldedVertices(0)) {
        ofVertex.push_back(shells.ofVertex[weldedVertex]);
    }
    shells.ofVertex = std::move(ofVertex);
    return shells;
}

SurfaceShells surfaceShells(std::size_t weldedCount, std::span<const Triangle> triangles) {
    return shellsFrom(weldedCount, [&](const auto& visit) { std::ranges::for_each(triangles, visit); });
}

std::vector<double> shellAreas(const SurfaceShells& shells, std::span<const Vec3> vertices,
                               std::span<const Triangle> triangles) {
    std::vector<double> areas(shells.count, 0.0);
    for (const Triangle& t : triangles) {
        const Vec3& a = vertices[t[0]];
        areas[shells.ofVertex[t[0]]] += 0.5 * (vertices[t[1]] - a).cross(vertices[t[2]] - a).norm();
    }
    return areas;
}

} // namespace sinew
