#pragma once

#include "core/base/Parallel.h"
#include "core/base/Types.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Vertices as weighted sums of other vertices: row r is sum_i weights[i] v[columns[i]] over its entries. The
/// rows of a subdivision sum to 1 and have no negative weight, so what they mix stays within its bounds. A
/// sparse matrix in compressed rows; columns of a row ascend, none repeats.
struct Stencils {
    std::vector<std::size_t> offsets{0}; ///< #rows + 1
    std::vector<std::uint32_t> columns;  ///< numbers of the vertices that are mixed
    std::vector<double> weights;         ///< as many as columns

    std::size_t rowCount() const { return offsets.size() - 1; }
    std::span<const std::uint32_t> columnsOf(std::size_t row) const {
        return {columns.data() + offsets[row], columns.data() + offsets[row + 1]};
    }
    std::span<const double> weightsOf(std::size_t row) const {
        return {weights.data() + offsets[row], weights.data() + offsets[row + 1]};
    }
};

/// The stencils that leave `count` vertices as they are.
Stencils identityStencils(std::size_t count);

/// One row while it is put together: terms in any order, columns may repeat.
class StencilRow {
public:
    void clear() { m_terms.clear(); }
    void add(std::uint32_t column, double weight) {
        m_terms.push_back({column, static_cast<std::uint32_t>(m_terms.size()), weight});
    }
    /// Adds the mean of some vertices, times `weight`; nothing without vertices.
    void addMean(std::span<const std::uint32_t> vertices, double weight) {
        for (const std::uint32_t vertex : vertices) {
            add(vertex, weight / static_cast<double>(vertices.size()));
        }
    }
    /// Puts the terms of a column together, in the order in which they were added, and appends the row.
    void appendTo(Stencils& stencils);

private:
    struct Term {
        std::uint32_t column = 0;
        std::uint32_t order = 0; ///< when it was added: equal columns are summed the same way everywhere
        double weight = 0.0;
    };
    std::vector<Term> m_terms;
};

/// Stencils made row by row on all threads: make(row, StencilRow&) adds the terms of a row. The same bytes on
/// any number of threads.
template<typename Make>
Stencils makeStencils(std::size_t rows, const Make& make) {
    constexpr std::size_t grain = 4096;
    std::vector<Stencils> chunks((rows + grain - 1) / grain);
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        StencilRow row;
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            for (std::size_t r = chunk * grain; r < std::min(rows, (chunk + 1) * grain); ++r) {
                row.clear();
                make(r, row);
                row.appendTo(chunks[chunk]);
            }
        }
    });
    Stencils all;
    all.offsets.reserve(rows + 1);
    for (const Stencils& chunk : chunks) {
        const std::size_t first = all.columns.size();
        for (std::size_t r = 1; r < chunk.offsets.size(); ++r) {
            all.offsets.push_back(first + chunk.offsets[r]);
        }
        all.columns.insert(all.columns.end(), chunk.columns.begin(), chunk.columns.end());
        all.weights.insert(all.weights.end(), chunk.weights.begin(), chunk.weights.end());
    }
    return all;
}

/// The product: `outer` mixes what `inner` makes. Rows of outer, columns of inner.
Stencils composed(const Stencils& outer, const Stencils& inner);

/// What the rows make of the vertices. vertices: at least as many as the columns name; result: #rows.
/// O(entries), parallel, the same bytes on any number of threads.
void applyStencils(const Stencils& stencils, std::span<const Vec3> vertices, std::span<Vec3> result);

/// The same as a new list.
std::vector<Vec3> stencilled(const Stencils& stencils, std::span<const Vec3> vertices);

} // namespace sinew
