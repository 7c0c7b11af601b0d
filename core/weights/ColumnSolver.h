#pragma once

#include "core/base/Progress.h"
#include "core/weights/ScaledSystem.h"
#include "core/weights/WeightTable.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace sinew {

/// The vertices where one source has weight, ascending, and that weight.
using WeightColumn = std::vector<std::pair<std::uint32_t, float>>;

/// The columns of a table. O(#P #S).
std::vector<WeightColumn> columnsOf(const WeightTable& weights);

/// Solves one column of a ScaledSystem after the other, by conjugate gradients on the vertices that it can
/// reach; keeps its memory between them.
class ColumnSolver {
public:
    ColumnSolver(const ScaledSystem& system, const Progress& progress);

    /// Writes the solution over the column `source` of the table. False when canceled: the table is as
    /// before. O(steps * vertices it reaches).
    bool solve(const WeightColumn& column, WeightTable& weights, std::size_t source);

private:
    struct Entry {
        float value = 0.0F;
        std::uint32_t column = 0;
    };
    /// Most rows have no more entries; what is beyond stands in m_overflow. Rows of one length need no jumps.
    static constexpr std::size_t kRow = 8;
    struct Overflow {
        std::uint32_t row = 0;
        Entry entry;
    };

    void add(std::uint32_t vertex, float label);
    void reach(const WeightColumn& column);
    void assemble(const WeightColumn& column);
    void assembleRow(std::uint32_t i);
    /// Calls visit(i, (A v)_i) for every row. False when canceled.
    template<typename Visit>
    bool multiply(const std::vector<float>& v, const Visit& visit) const;
    bool iterate();

    const ScaledSystem& m_system;
    const Progress& m_progress;
    std::vector<std::uint32_t> m_local;          ///< #P place in m_vertices, or kOutside
    std::vector<float> m_label;                  ///< #P diffusion lengths from the column's own vertices
    std::vector<std::uint32_t> m_queue;          ///< vertices whose label has changed
    std::vector<std::uint32_t> m_vertices;       ///< #n
    std::vector<std::array<Entry, kRow>> m_rows; ///< #n, filled up with zeros
    std::vector<Overflow> m_overflow;            ///< by row
    std::vector<float> m_y;
    std::vector<float> m_residual;
    std::vector<float> m_slack; ///< most that a residual of 1 lets a weight be wrong by

    std::vector<float> m_direction;
    std::vector<float> m_product;
};

} // namespace sinew
