#pragma once

#include "resources/sample/Surface.h"

#include <unordered_map>
#include <vector>

namespace sinew::sample {

using Cell3 = Eigen::Vector3i;

/// A leaf that may hold surface. Coordinates count finest cells from the root's corner.
struct Leaf {
    Cell3 corner = Cell3::Zero();
    int size = 1;
};

/// Leaves near a field's surface, as fine as the grid asks. Fields over-estimate distances by at most half.
class SurfaceOctree {
public:
    SurfaceOctree(const Field& field, const SurfaceGrid& grid);

    const std::vector<Leaf>& leaves() const { return m_leaves; }
    Vec3 place(const Vec3& cells) const { return m_origin + m_grid.finest * cells; }
    double valueAt(const Cell3& corner);
    /// Index of the leaf a finest cell lies in, or -1 away from the surface.
    int leafAt(const Cell3& cell) const;

private:
    void split(const Cell3& corner, int size);
    std::uint64_t key(const Cell3& cell) const;

    const Field& m_field;
    const SurfaceGrid& m_grid;
    Vec3 m_origin;
    int m_rootSize;
    std::vector<Leaf> m_leaves;
    std::vector<std::unordered_map<std::uint64_t, int>> m_leafOfCorner; ///< by level
    std::unordered_map<std::uint64_t, double> m_values;
};

} // namespace sinew::sample
