#include "core/geometry/WeldedSurface.h"

#include "core/geometry/EdgeTable.h"
#include "core/geometry/PointCells.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>
#include <utility>

namespace sinew {
namespace {

using Key = GridHash::Key;

/// Joins neighbouring cells that hold vertices near each other. Cells are found through blocks of 8^3, so
/// that a cell far from all others, which nearly every one is, costs a few look-ups instead of one for each
/// of its 124 neighbours.
class Joiner {
public:
    Joiner(std::span<const Vec3> vertices, const PointCells& cells, double tolerance,
           UnionFindWithParity& groups)
        : m_vertices(vertices)
        , m_cells(cells)
        , m_tolerance(tolerance)
        , m_groups(groups)
        , m_blocks(cells.size())
        , m_nextInBlock(cells.size(), GridHash::kAbsent) {}

    void run() {
        for (std::uint32_t c = 0; c < m_cells.size(); ++c) {
            joinWithEarlier(c);
            const std::uint32_t block = m_blocks.add(blockOf(m_cells.keys[c]));
            if (block == m_lastInBlock.size()) {
                m_lastInBlock.push_back(GridHash::kAbsent);
            }
            m_nextInBlock[c] = std::exchange(m_lastInBlock[block], c);
        }
    }

private:
    static constexpr std::int64_t kReach = 2; ///< cells further apart are farther than the tolerance

    static Key blockOf(const Key& key) { return {key[0] >> 3, key[1] >> 3, key[2] >> 3}; }

    void joinWithEarlier(std::uint32_t c) {
        const Key& key = m_cells.keys[c];
        const Key low = blockOf({key[0] - kReach, key[1] - kReach, key[2] - kReach});
        const Key high = blockOf({key[0] + kReach, key[1] + kReach, key[2] + kReach});
        for (std::int64_t x = low[0]; x <= high[0]; ++x) {
            for (std::int64_t y = low[1]; y <= high[1]; ++y) {
                for (std::int64_t z = low[2]; z <= high[2]; ++z) {
                    joinWithBlock(c, {x, y, z});
                }
            }
        }
    }

    void joinWithBlock(std::uint32_t c, const Key& key) {
        const std::uint32_t block = m_blocks.find(key);
        if (block == GridHash::kAbsent) {
            return;
        }
        for (std::uint32_t other = m_lastInBlock[block]; other != GridHash::kAbsent;
             other = m_nextInBlock[other]) {
            if (inReach(m_cells.keys[c], m_cells.keys[other]) &&
                m_groups.find(c).root != m_groups.find(other).root && near(c, other)) {
                m_groups.unite(c, other, false);
            }
        }
    }

    static bool inReach(const Key& a, const Key& b) {
        return std::abs(a[0] - b[0]) <= kReach && std::abs(a[1] - b[1]) <= kReach &&
               std::abs(a[2] - b[2]) <= kReach;
    }

    Aabb boxOf(std::uint32_t cell) const {
        Aabb box;
        for (const std::uint32_t p : m_cells.at(cell)) {
            box.add(m_vertices[p]);
        }
        return box;
    }

    bool near(std::uint32_t a, std::uint32_t b) const {
        // The boxes first: two crowded cells just out of reach must not cost every pair of vertices.
        const Aabb boxA = boxOf(a);
        const Aabb boxB = boxOf(b);
        const Vec3 gap = (boxA.min - boxB.max).cwiseMax(boxB.min - boxA.max).cwiseMax(0.0);
        if ((gap / m_tolerance).squaredNorm() > 1.0) {
            return false;
        }
        for (const std::uint32_t p : m_cells.at(a)) {
            for (const std::uint32_t q : m_cells.at(b)) {
                if (((m_vertices[p] - m_vertices[q]) / m_tolerance).squaredNorm() <= 1.0) {
                    return true;
                }
            }
        }
        return false;
    }

    std::span<const Vec3> m_vertices;
    const PointCells& m_cells;
    double m_tolerance;
    UnionFindWithParity& m_groups;
    GridHash m_blocks;
    std::vector<std::uint32_t> m_lastInBlock; ///< of every block, its cells a list back from here
    std::vector<std::uint32_t> m_nextInBlock;
};

/// Groups in the order of their first vertices, non-finite vertices each on its own.
WeldMap numberGroups(const PointCells& cells, UnionFindWithParity& groups) {
    WeldMap map;
    map.groupOfVertex.resize(cells.cellOfPoint.size());
    std::vector<std::uint32_t> groupOfRoot(cells.size(), GridHash::kAbsent);
    for (std::uint32_t p = 0; p < cells.cellOfPoint.size(); ++p) {
        std::uint32_t group = GridHash::kAbsent;
        const std::uint32_t cell = cells.cellOfPoint[p];
        const bool finite = cell != GridHash::kAbsent;
        if (finite) {
            group = groupOfRoot[groups.find(cell).root];
        }
        if (group == GridHash::kAbsent) {
            group = static_cast<std::uint32_t>(map.firstVertex.size());
            map.firstVertex.push_back(p);
        }
        if (finite) {
            groupOfRoot[groups.find(cell).root] = group;
        }
        map.groupOfVertex[p] = group;
    }
    return map;
}

/// A triangle under its lowest vertex.
struct Entry {
    std::uint32_t middle = 0;
    std::uint32_t highest = 0;
    std::uint32_t triangle = 0;
};

} // namespace

WeldMap weldVertices(std::span<const Vec3> vertices, double tolerance) {
    Aabb box;
    for (const Vec3& point : vertices) {
        if (point.allFinite()) {
            box.add(point);
        }
    }
    // Slightly smaller than tolerance / sqrt(3): everything in one cell is near, whatever the rounding.
    const double side = tolerance / 1.74;
    const double cellsAcross = box.extent().maxCoeff() / side;
    if (!(tolerance > 0.0) || !(cellsAcross < 0x1p52)) {
        const PointCells cells = cellsOfPositions(vertices);
        UnionFindWithParity apart(cells.size());
        return numberGroups(cells, apart);
    }
    const PointCells cells = cellsOfGrid(vertices, box.min, side);
    UnionFindWithParity groups(cells.size());
    Joiner(vertices, cells, tolerance, groups).run();
    return numberGroups(cells, groups);
}

std::vector<std::uint32_t> firstCoincident(std::size_t vertexCount, std::span<const Triangle> triangles) {
    std::vector<std::size_t> bucket(vertexCount + 1, 0);
    for (const Triangle& t : triangles) {
        ++bucket[std::min({t[0], t[1], t[2]}) + 1];
    }
    for (std::size_t p = 0; p < vertexCount; ++p) {
        bucket[p + 1] += bucket[p];
    }
    std::vector<Entry> entries(triangles.size());
    std::vector<std::size_t> next(bucket.begin(), bucket.end() - 1);
    for (std::uint32_t i = 0; i < triangles.size(); ++i) {
        Triangle t = triangles[i];
        std::sort(t.begin(), t.end());
        entries[next[t[0]]++] = {t[1], t[2], i};
    }
    std::vector<std::uint32_t> first(triangles.size());
    for (std::size_t p = 0; p < vertexCount; ++p) {
        const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(bucket[p]);
        const auto end = entries.begin() + static_cast<std::ptrdiff_t>(bucket[p + 1]);
        std::sort(begin, end, [](const Entry& a, const Entry& b) {
            return std::tie(a.middle, a.highest, a.triangle) < std::tie(b.middle, b.highest, b.triangle);
        });
        for (auto it = begin; it != end; ++it) {
            const bool same =
                it != begin && it->middle == (it - 1)->middle && it->highest == (it - 1)->highest;
            first[it->triangle] = same ? first[(it - 1)->triangle] : it->triangle;
        }
    }
    return first;
}

std::vector<std::uint32_t> repeatedPolygons(std::span<const std::uint32_t> offsets,
                                            std::vector<std::uint32_t> corners) {
    const auto verticesOf = [&](std::uint32_t f) {
        return std::span(corners).subspan(offsets[f], offsets[f + 1] - offsets[f]);
    };
    std::vector<std::uint32_t> order(offsets.size() - 1);
    std::iota(order.begin(), order.end(), 0U);
    for (const std::uint32_t f : order) {
        std::sort(verticesOf(f).begin(), verticesOf(f).end());
    }
    const auto before = [&](std::uint32_t f, std::uint32_t g) {
        const auto a = verticesOf(f);
        const auto b = verticesOf(g);
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    };
    std::stable_sort(order.begin(), order.end(), before);
    std::vector<std::uint32_t> repeated;
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (!before(order[i - 1], order[i])) {
            repeated.push_back(order[i]);
        }
    }
    std::sort(repeated.begin(), repeated.end());
    return repeated;
}

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
