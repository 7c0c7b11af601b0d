#include "core/geometry/subdivide/Stencils.h"

#include <algorithm>
#include <numeric>

namespace sinew {

Stencils identityStencils(std::size_t count) {
    Stencils stencils;
    stencils.offsets.resize(count + 1);
    std::iota(stencils.offsets.begin(), stencils.offsets.end(), std::size_t{0});
    stencils.columns.resize(count);
    std::iota(stencils.columns.begin(), stencils.columns.end(), 0U);
    stencils.weights.assign(count, 1.0);
    return stencils;
}

void StencilRow::appendTo(Stencils& stencils) {
    std::ranges::sort(m_terms, [](const Term& a, const Term& b) {
        return a.column != b.column ? a.column < b.column : a.order < b.order;
    });
    for (std::size_t i = 0; i < m_terms.size();) {
        const std::uint32_t column = m_terms[i].column;
        double weight = 0.0;
        for (; i < m_terms.size() && m_terms[i].column == column; ++i) {
            weight += m_terms[i].weight;
        }
        if (weight != 0.0) {
            stencils.columns.push_back(column);
            stencils.weights.push_back(weight);
        }
    }
    stencils.offsets.push_back(stencils.columns.size());
}

Stencils composed(const Stencils& outer, const Stencils& inner) {
    return makeStencils(outer.rowCount(), [&](std::size_t r, StencilRow& row) {
        for (std::size_t i = outer.offsets[r]; i < outer.offsets[r + 1]; ++i) {
            const std::uint32_t c = outer.columns[i];
            for (std::size_t k = inner.offsets[c]; k < inner.offsets[c + 1]; ++k) {
                row.add(inner.columns[k], outer.weights[i] * inner.weights[k]);
            }
        }
    });
}

void applyStencils(const Stencils& stencils, std::span<const Vec3> vertices, std::span<Vec3> result) {
    constexpr std::size_t grain = 4096;
    parallelFor(stencils.rowCount(), grain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t r = begin; r < end; ++r) {
            Vec3 sum = Vec3::Zero();
            for (std::size_t i = stencils.offsets[r]; i < stencils.offsets[r + 1]; ++i) {
                sum += stencils.weights[i] * vertices[stencils.columns[i]];
            }
            result[r] = sum;
        }
    });
}

std::vector<Vec3> stencilled(const Stencils& stencils, std::span<const Vec3> vertices) {
    std::vector<Vec3> result(stencils.rowCount());
    applyStencils(stencils, vertices, result);
    return result;
}

} // namespace sinew
