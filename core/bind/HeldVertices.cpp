#include "core/bind/HeldVertices.h"

#include <algorithm>
#include <span>

namespace sinew {

std::vector<Holding> holdingsOf(const std::vector<Bone>& bones) {
    std::vector<Holding> holdings;
    for (std::uint32_t s = 0; s < bones.size(); ++s) {
        for (const std::uint32_t vertex : bones[s].held) {
            holdings.emplace_back(vertex, s);
        }
    }
    std::ranges::sort(holdings);
    return holdings;
}

HeldRows::HeldRows(const BindInput& input, const WeightTable& table) {
    for (const Holding& holding : holdingsOf(input.sources.joints)) {
        if (m_vertices.empty() || m_vertices.back() != holding.first) {
            m_vertices.push_back(holding.first);
            const std::span<const float> row = table.row(holding.first);
            m_rows.insert(m_rows.end(), row.begin(), row.end());
        }
    }
}

void HeldRows::putBack(WeightTable& table) const {
    auto row = m_rows.begin();
    for (const std::uint32_t vertex : m_vertices) {
        std::copy_n(row, table.sources, table.row(vertex).begin());
        row += static_cast<std::ptrdiff_t>(table.sources);
    }
}

} // namespace sinew
