#include "core/geometry/VertexSet.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace sinew {

VertexSet::VertexSet(std::span<const std::size_t> vertexCounts) {
    m_parts.reserve(vertexCounts.size());
    for (const std::size_t vertices : vertexCounts) {
        m_parts.emplace_back(vertices, false);
    }
}

std::size_t VertexSet::vertexCount() const {
    return std::accumulate(m_parts.begin(), m_parts.end(), std::size_t{0},
                           [](std::size_t sum, const auto& part) { return sum + part.size(); });
}

bool VertexSet::sameCounts(const VertexSet& other) const {
    return std::ranges::equal(m_parts, other.m_parts,
                              [](const auto& a, const auto& b) { return a.size() == b.size(); });
}

void VertexSet::setPart(std::size_t part, bool in) {
    m_parts[part].assign(m_parts[part].size(), in);
}

std::size_t VertexSet::count(std::size_t part) const {
    return static_cast<std::size_t>(std::count(m_parts[part].begin(), m_parts[part].end(), true));
}

std::size_t VertexSet::count() const {
    std::size_t sum = 0;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        sum += count(part);
    }
    return sum;
}

std::vector<std::uint32_t> VertexSet::indices(std::size_t part) const {
    std::vector<std::uint32_t> vertices;
    for (std::size_t p = 0; p < m_parts[part].size(); ++p) {
        if (m_parts[part][p]) {
            vertices.push_back(static_cast<std::uint32_t>(p));
        }
    }
    return vertices;
}

VertexSet& VertexSet::operator|=(const VertexSet& other) {
    assert(sameCounts(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a || b; });
    }
    return *this;
}

VertexSet& VertexSet::operator&=(const VertexSet& other) {
    assert(sameCounts(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a && b; });
    }
    return *this;
}

VertexSet& VertexSet::operator-=(const VertexSet& other) {
    assert(sameCounts(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a && !b; });
    }
    return *this;
}

VertexSet united(VertexSet a, const VertexSet& b) {
    a |= b;
    return a;
}

VertexSet common(VertexSet a, const VertexSet& b) {
    a &= b;
    return a;
}

VertexSet without(VertexSet a, const VertexSet& b) {
    a -= b;
    return a;
}

VertexSet inverted(VertexSet set) {
    VertexSet all = set;
    for (std::size_t part = 0; part < all.partCount(); ++part) {
        all.setPart(part);
    }
    all -= set;
    return all;
}

} // namespace sinew
