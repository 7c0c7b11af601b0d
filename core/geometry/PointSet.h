#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Some of the points of several meshes ("parts"): what a tool or an operation works on. A value; its shape
/// (how many points each part has) is given once and never changes. Sets are only combined with sets of the
/// same shape.
class PointSet {
public:
    PointSet() = default;
    /// No point of parts with so many points each.
    explicit PointSet(std::span<const std::size_t> pointCounts);

    std::size_t partCount() const { return m_parts.size(); }
    std::size_t pointCount(std::size_t part) const { return m_parts[part].size(); }
    std::size_t pointCount() const; ///< of all parts, in the set or not
    bool sameShape(const PointSet& other) const;

    bool has(std::size_t part, std::size_t point) const { return m_parts[part][point]; }
    void set(std::size_t part, std::size_t point, bool in = true) { m_parts[part][point] = in; }
    /// All points of a part, or none of them.
    void setPart(std::size_t part, bool in = true);

    std::size_t count() const; ///< points in the set. O(#P / 64)
    std::size_t count(std::size_t part) const;
    bool empty() const { return count() == 0; }
    /// Points of a part that are in the set, ascending. O(#P)
    std::vector<std::uint32_t> indices(std::size_t part) const;

    PointSet& operator|=(const PointSet& other);
    PointSet& operator&=(const PointSet& other);
    PointSet& operator-=(const PointSet& other); ///< without those of `other`
    bool operator==(const PointSet&) const = default;

private:
    std::vector<std::vector<bool>> m_parts;
};

PointSet united(PointSet a, const PointSet& b);
PointSet common(PointSet a, const PointSet& b);
PointSet without(PointSet a, const PointSet& b);
/// Every point that is not in the set.
PointSet inverted(PointSet set);

} // namespace sinew
