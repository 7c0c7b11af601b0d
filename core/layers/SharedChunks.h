#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace sinew {

/// A sparse array of vertices in chunks that versions share: a change copies the chunks it touches, and what
/// two versions share is told by pointers. A chunk that holds nothing is null. Chunk: a value with bytes().
template<typename Chunk>
class SharedChunks {
public:
    static constexpr std::uint32_t kVertices = 128; ///< in a chunk

    explicit SharedChunks(std::size_t vertexCount = 0)
        : m_vertexCount(vertexCount)
        , m_chunks((vertexCount + kVertices - 1) / kVertices) {}

    std::size_t vertexCount() const { return m_vertexCount; }
    std::size_t size() const { return m_chunks.size(); }
    const Chunk* at(std::size_t chunk) const { return m_chunks[chunk].get(); }
    const Chunk* of(std::uint32_t vertex) const { return m_chunks[vertex / kVertices].get(); }
    void set(std::size_t chunk, std::shared_ptr<const Chunk> value) { m_chunks[chunk] = std::move(value); }
    bool empty() const {
        for (const auto& chunk : m_chunks) {
            if (chunk) {
                return false;
            }
        }
        return true;
    }

    /// Whether chunk c is one object in both (or absent in both).
    bool shares(const SharedChunks& other, std::size_t c) const {
        return c < size() && c < other.size() && m_chunks[c] == other.m_chunks[c];
    }
    /// With the table of chunks.
    std::size_t bytes() const { return bytesNotSharedWith(SharedChunks()); }
    /// What this version holds beyond what `other` holds as well.
    std::size_t bytesNotSharedWith(const SharedChunks& other) const {
        std::size_t total = m_chunks.size() * sizeof(m_chunks[0]);
        for (std::size_t c = 0; c < size(); ++c) {
            total += m_chunks[c] && !shares(other, c) ? m_chunks[c]->bytes() : 0;
        }
        return total;
    }

private:
    std::size_t m_vertexCount;
    std::vector<std::shared_ptr<const Chunk>> m_chunks;
};

} // namespace sinew
