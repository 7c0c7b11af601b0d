#pragma once

#include "core/layers/SharedChunks.h"

#include <array>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// How much of a layer a part's vertices get, 0 to 1, where nothing is said 1. Versions share chunks, as
/// those of PaintEdits.
class LayerMask {
public:
    explicit LayerMask(std::size_t vertexCount = 0)
        : m_chunks(vertexCount) {}

    using Values = std::vector<std::pair<std::uint32_t, float>>;

    std::size_t vertexCount() const { return m_chunks.vertexCount(); }
    /// Says nothing: 1 everywhere.
    bool empty() const { return m_chunks.empty(); }
    /// 1 beyond vertexCount() too.
    float at(std::uint32_t vertex) const;
    /// With some vertices' values; ascending vertices, no repeats. Values are brought into [0, 1], those that
    /// are no number and vertices beyond vertexCount() left out.
    LayerMask with(const Values& values) const;
    /// Vertices whose values differ, ascending.
    std::vector<std::uint32_t> differing(const LayerMask& other) const;

    std::size_t bytes() const { return m_chunks.bytes(); }
    std::size_t bytesNotSharedWith(const LayerMask& other) const {
        return m_chunks.bytesNotSharedWith(other.m_chunks);
    }

private:
    struct Chunk {
        std::array<float, SharedChunks<int>::kVertices> values{};
        std::size_t bytes() const { return sizeof(Chunk); }
        bool operator==(const Chunk&) const = default;
    };
    SharedChunks<Chunk> m_chunks;
};

} // namespace sinew
