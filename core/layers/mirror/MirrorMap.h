#pragma once

#include "core/layers/LayerSurface.h"

namespace sinew {

/// Where the mirror image of every vertex lies on the character: for each vertex the vertices, with shares
/// that sum to 1, whose mirrored weights are its own. First the vertex whose place is the image's, both ways
/// round nearest to each other, within 2e-4 of the diagonal, of the same part before others; else the nearest
/// place on the part's surface, then on any, within 2 % of the diagonal. The rest has no counterpart.
class MirrorMap {
public:
    struct Source {
        std::uint32_t vertex = 0; ///< LayerSurface's list
        float share = 0.0F;
        bool operator==(const Source&) const = default;
    };

    /// The plane is normal . p = offset, `normal` of length 1. O(#P log #T) expected, parallel.
    MirrorMap(const LayerSurface& surface, const Vec3& normal, double offset);

    /// Empty: no counterpart.
    std::span<const Source> sources(std::uint32_t vertex) const {
        return {m_sources.data() + m_offsets[vertex], m_sources.data() + m_offsets[vertex + 1]};
    }
    /// Vertices that have `vertex` among their sources, ascending.
    std::span<const std::uint32_t> dependents(std::uint32_t vertex) const {
        return {m_dependents.data() + m_dependentOffsets[vertex],
                m_dependents.data() + m_dependentOffsets[vertex + 1]};
    }
    /// 1 where the plane's normal points to, -1 on the other side, 0 in the plane (or its own counterpart).
    int side(std::uint32_t vertex) const { return m_sides[vertex]; }
    /// Whether the vertex becomes its counterparts' image: one of the other side than the source, or in the
    /// plane, that has counterparts.
    bool receives(std::uint32_t vertex, bool fromPositive) const {
        return !sources(vertex).empty() && side(vertex) != (fromPositive ? 1 : -1);
    }
    std::size_t vertexCount() const { return m_sides.size(); }

    const std::vector<std::uint32_t>& unmatched() const { return m_unmatched; } ///< ascending
    std::size_t partnered() const { return m_partnered; } ///< vertices whose image is a vertex

private:
    void findDependents();

    std::vector<std::uint32_t> m_offsets{0}; ///< #P + 1
    std::vector<Source> m_sources;
    std::vector<std::uint32_t> m_dependentOffsets;
    std::vector<std::uint32_t> m_dependents;
    std::vector<std::int8_t> m_sides;
    std::vector<std::uint32_t> m_unmatched;
    std::size_t m_partnered = 0;
};

} // namespace sinew
