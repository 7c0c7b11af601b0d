#include "core/geometry/Weld.h"

#include "core/geometry/PointCells.h"
#include "core/geometry/repair/EdgeTable.h"

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

} // namespace sinew
