#pragma once

#include "core/weights/ScaledSystem.h"
#include "core/weights/WeightTable.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace sinew {

/// The points where one source has weight, ascending, and that weight.
using WeightColumn = std::vector<std::pair<std::uint32_t, float>>;

/// The columns of a table. O(#P #S).
std::vector<WeightColumn> columnsOf(const WeightTable& weights);

/// Solves one column of a ScaledSystem after the other, by conjugate gradients on the points that it can
/// reach; keeps its memory between them.
class ColumnSolver {
public:
    explicit ColumnSolver(const ScaledSystem& system);

    /// Writes the solution over the column `source` of the table. O(steps * points it reaches).
    void solve(const WeightColumn& column, WeightTable& weights, std::size_t source);

private:
    struct Entry {
        float value = 0.0F;
        std::uint32_t column = 0;
    };

    void add(std::uint32_t point, float label);
    void reach(const WeightColumn& column);
    void assemble(const WeightColumn& column);
    float product(const std::vector<float>& v, std::size_t i) const;
    void iterate();

    const ScaledSystem& m_system;
    std::vector<std::uint32_t> m_local;  ///< #P place in m_points, or kOutside
    std::vector<float> m_label;          ///< #P diffusion lengths from the column's own points
    std::vector<std::uint32_t> m_points; ///< #n
    std::vector<std::uint32_t> m_offsets;
    std::vector<Entry> m_entries;
    std::vector<float> m_y;
    std::vector<float> m_residual;
    std::vector<float> m_direction;
    std::vector<float> m_product;
};

} // namespace sinew
