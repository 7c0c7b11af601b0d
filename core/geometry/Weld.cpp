#include "core/geometry/Weld.h"

#include <array>
#include <bit>
#include <cmath>
#include <unordered_map>

namespace sinew {

namespace {

using Key = std::array<std::int64_t, 3>;

struct KeyHash {
    std::size_t operator()(const Key& key) const {
        std::uint64_t hash = 0;
        for (const std::int64_t k : key) {
            hash = (hash ^ static_cast<std::uint64_t>(k)) * 0x9E3779B97F4A7C15ULL;
            hash ^= hash >> 32U;
        }
        return static_cast<std::size_t>(hash);
    }
};

/// Points that certainly belong together: a cube whose diagonal is shorter than the tolerance, or one exact
/// position.
struct Cell {
    Key key{};
    Aabb box;
    std::vector<std::uint32_t> points;
};

/// Cells in the order of their first points.
std::vector<Cell> collectCells(std::span<const Vec3> points, const auto& keyOf) {
    std::vector<Cell> cells;
    std::unordered_map<Key, std::uint32_t, KeyHash> cellOfKey;
    cellOfKey.reserve(points.size());
    for (std::uint32_t p = 0; p < points.size(); ++p) {
        std::uint32_t index = static_cast<std::uint32_t>(cells.size());
        Key key{};
        if (points[p].allFinite()) {
            key = keyOf(points[p]);
            index = cellOfKey.try_emplace(key, index).first->second;
        }
        if (index == cells.size()) {
            cells.push_back({key, {}, {}});
        }
        cells[index].box.add(points[p]);
        cells[index].points.push_back(p);
    }
    return cells;
}

/// Union-find whose roots are the lowest members.
class Groups {
public:
    explicit Groups(std::size_t count)
        : m_parent(count) {
        for (std::uint32_t i = 0; i < count; ++i) {
            m_parent[i] = i;
        }
    }
    std::uint32_t find(std::uint32_t i) {
        while (m_parent[i] != i) {
            m_parent[i] = m_parent[m_parent[i]];
            i = m_parent[i];
        }
        return i;
    }
    void unite(std::uint32_t a, std::uint32_t b) {
        a = find(a);
        b = find(b);
        m_parent[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> m_parent;
};

/// Joins neighbouring cells that hold points near each other. Cells are found through blocks of 8^3, so that
/// a cell far from all others, which nearly every one is, costs a few look-ups instead of one for each of its
/// 124 neighbours.
class Joiner {
public:
    Joiner(std::span<const Vec3> points, const std::vector<Cell>& cells, double tolerance, Groups& groups)
        : m_points(points)
        , m_cells(cells)
        , m_tolerance(tolerance)
        , m_groups(groups) {
        m_blocks.reserve(cells.size());
    }

    void run() {
        for (std::uint32_t c = 0; c < m_cells.size(); ++c) {
            if (m_cells[c].box.empty() || !m_cells[c].box.min.allFinite()) {
                continue;
            }
            joinWithEarlier(c);
            m_blocks[blockOf(m_cells[c].key)].push_back(c);
        }
    }

private:
    static constexpr std::int64_t kReach = 2; ///< cells further apart are farther than the tolerance

    static Key blockOf(const Key& key) { return {key[0] >> 3, key[1] >> 3, key[2] >> 3}; }

    void joinWithEarlier(std::uint32_t c) {
        const Key& key = m_cells[c].key;
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

    void joinWithBlock(std::uint32_t c, const Key& block) {
        const auto found = m_blocks.find(block);
        if (found == m_blocks.end()) {
            return;
        }
        for (const std::uint32_t other : found->second) {
            if (inReach(m_cells[c].key, m_cells[other].key) && m_groups.find(c) != m_groups.find(other) &&
                near(m_cells[c], m_cells[other])) {
                m_groups.unite(c, other);
            }
        }
    }

    static bool inReach(const Key& a, const Key& b) {
        return std::abs(a[0] - b[0]) <= kReach && std::abs(a[1] - b[1]) <= kReach &&
               std::abs(a[2] - b[2]) <= kReach;
    }

    bool near(const Cell& a, const Cell& b) const {
        const Vec3 gap = (a.box.min - b.box.max).cwiseMax(b.box.min - a.box.max).cwiseMax(0.0);
        if ((gap / m_tolerance).squaredNorm() > 1.0) {
            return false;
        }
        for (const std::uint32_t p : a.points) {
            for (const std::uint32_t q : b.points) {
                if (((m_points[p] - m_points[q]) / m_tolerance).squaredNorm() <= 1.0) {
                    return true;
                }
            }
        }
        return false;
    }

    std::span<const Vec3> m_points;
    const std::vector<Cell>& m_cells;
    double m_tolerance;
    Groups& m_groups;
    std::unordered_map<Key, std::vector<std::uint32_t>, KeyHash> m_blocks;
};

WeldMap numberGroups(std::size_t pointCount, const std::vector<Cell>& cells, Groups& groups) {
    WeldMap map;
    map.groupOfPoint.resize(pointCount);
    std::vector<std::uint32_t> groupOfCell(cells.size());
    for (std::uint32_t c = 0; c < cells.size(); ++c) {
        const std::uint32_t root = groups.find(c);
        if (root == c) { // roots are lowest, so they come before every other member
            groupOfCell[c] = static_cast<std::uint32_t>(map.firstPoint.size());
            map.firstPoint.push_back(cells[c].points.front());
        }
        groupOfCell[c] = groupOfCell[root];
        for (const std::uint32_t p : cells[c].points) {
            map.groupOfPoint[p] = groupOfCell[c];
        }
    }
    return map;
}

} // namespace

WeldMap weldPoints(std::span<const Vec3> points, double tolerance) {
    Aabb box;
    for (const Vec3& point : points) {
        if (point.allFinite()) {
            box.add(point);
        }
    }
    // Slightly smaller than tolerance / sqrt(3): everything in one cell is near, whatever the rounding.
    const double side = tolerance / 1.74;
    const double cellsAcross = box.extent().maxCoeff() / side;
    if (!(tolerance > 0.0) || !(cellsAcross < 0x1p52)) {
        const std::vector<Cell> cells = collectCells(points, [](const Vec3& p) {
            // Adding zero turns -0 into 0.
            return Key{std::bit_cast<std::int64_t>(p.x() + 0.0), std::bit_cast<std::int64_t>(p.y() + 0.0),
                       std::bit_cast<std::int64_t>(p.z() + 0.0)};
        });
        Groups groups(cells.size());
        return numberGroups(points.size(), cells, groups);
    }
    const std::vector<Cell> cells = collectCells(points, [&](const Vec3& p) {
        const Vec3 at = (p - box.min) / side;
        return Key{static_cast<std::int64_t>(at.x()), static_cast<std::int64_t>(at.y()),
                   static_cast<std::int64_t>(at.z())};
    });
    Groups groups(cells.size());
    Joiner(points, cells, tolerance, groups).run();
    return numberGroups(points.size(), cells, groups);
}

} // namespace sinew
