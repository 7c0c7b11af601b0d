#include "core/geometry/PointSet.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace sinew {

PointSet::PointSet(std::span<const std::size_t> pointCounts) {
    m_parts.reserve(pointCounts.size());
    for (const std::size_t points : pointCounts) {
        m_parts.emplace_back(points, false);
    }
}

std::size_t PointSet::pointCount() const {
    return std::accumulate(m_parts.begin(), m_parts.end(), std::size_t{0},
                           [](std::size_t sum, const auto& part) { return sum + part.size(); });
}

bool PointSet::sameShape(const PointSet& other) const {
    return std::ranges::equal(m_parts, other.m_parts,
                              [](const auto& a, const auto& b) { return a.size() == b.size(); });
}

void PointSet::setPart(std::size_t part, bool in) {
    m_parts[part].assign(m_parts[part].size(), in);
}

std::size_t PointSet::count(std::size_t part) const {
    return static_cast<std::size_t>(std::count(m_parts[part].begin(), m_parts[part].end(), true));
}

std::size_t PointSet::count() const {
    std::size_t sum = 0;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        sum += count(part);
    }
    return sum;
}

std::vector<std::uint32_t> PointSet::indices(std::size_t part) const {
    std::vector<std::uint32_t> points;
    for (std::size_t p = 0; p < m_parts[part].size(); ++p) {
        if (m_parts[part][p]) {
            points.push_back(static_cast<std::uint32_t>(p));
        }
    }
    return points;
}

PointSet& PointSet::operator|=(const PointSet& other) {
    assert(sameShape(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a || b; });
    }
    return *this;
}

PointSet& PointSet::operator&=(const PointSet& other) {
    assert(sameShape(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a && b; });
    }
    return *this;
}

PointSet& PointSet::operator-=(const PointSet& other) {
    assert(sameShape(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a && !b; });
    }
    return *this;
}

PointSet united(PointSet a, const PointSet& b) {
    a |= b;
    return a;
}

PointSet common(PointSet a, const PointSet& b) {
    a &= b;
    return a;
}

PointSet without(PointSet a, const PointSet& b) {
    a -= b;
    return a;
}

PointSet inverted(PointSet set) {
    PointSet all = set;
    for (std::size_t part = 0; part < all.partCount(); ++part) {
        all.setPart(part);
    }
    all -= set;
    return all;
}

} // namespace sinew
