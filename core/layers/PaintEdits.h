#pragma once

#include "core/layers/JointEdit.h"
#include "core/layers/SharedChunks.h"

#include <array>
#include <bitset>
#include <vector>

namespace sinew {

/// Edits of some vertices, ascending, no repeats: what a change gives PaintEdits.
class EditList {
public:
    /// Edits that are not finite or have no joint are left out; of one joint's the last counts. No edits:
    /// the vertex loses those it had.
    void add(std::uint32_t vertex, std::span<const JointEdit> edits, bool held = true);

    /// The vertices of `other` after these: its first comes after the last.
    void append(const EditList& other);

    std::size_t size() const { return m_vertices.size(); }
    std::span<const std::uint32_t> vertices() const { return m_vertices; }
    VertexEdits at(std::size_t i) const {
        return {{m_edits.data() + m_offsets[i], m_edits.data() + m_offsets[i + 1]}, m_held[i]};
    }

private:
    std::vector<std::uint32_t> m_vertices;
    std::vector<std::uint32_t> m_offsets{0};
    std::vector<JointEdit> m_edits;
    std::vector<bool> m_held;
};

/// The painted edits of a part, sparse by vertex. A value that never changes: versions share chunks, so a
/// stroke copies the chunks it touches and an undo step holds only those.
class PaintEdits {
public:
    explicit PaintEdits(std::size_t vertexCount = 0)
        : m_chunks(vertexCount) {}

    std::size_t vertexCount() const { return m_chunks.vertexCount(); }
    bool empty() const { return m_chunks.empty(); }
    /// `vertex` < vertexCount().
    VertexEdits at(std::uint32_t vertex) const;
    /// Vertices with edits, ascending. O(#P / 128 + result).
    std::vector<std::uint32_t> vertices() const;

    /// With some vertices' edits replaced; those beyond vertexCount() are left out. O(#P / 128 + changed
    /// chunks).
    PaintEdits with(const EditList& changes) const;
    /// Vertices whose edits differ, ascending; of versions with other vertex counts all that either has.
    /// Chunks that are shared are not looked at.
    std::vector<std::uint32_t> differing(const PaintEdits& other) const;

    std::size_t bytes() const { return m_chunks.bytes(); }
    std::size_t bytesNotSharedWith(const PaintEdits& other) const {
        return m_chunks.bytesNotSharedWith(other.m_chunks);
    }
    /// Equal edits, shared or not.
    bool operator==(const PaintEdits& other) const {
        return vertexCount() == other.vertexCount() && differing(other).empty();
    }

private:
    struct Chunk {
        std::array<std::uint32_t, SharedChunks<int>::kVertices + 1> offsets{};
        std::bitset<SharedChunks<int>::kVertices> loose; ///< vertices that are not held
        std::vector<JointEdit> edits;

        VertexEdits at(std::uint32_t slot) const {
            return {{edits.data() + offsets[slot], edits.data() + offsets[slot + 1]}, !loose[slot]};
        }
        std::size_t bytes() const { return sizeof(Chunk) + edits.capacity() * sizeof(JointEdit); }
        bool operator==(const Chunk&) const = default;
    };
    static Chunk changedChunk(const Chunk* before, const EditList& changes, std::size_t begin,
                              std::size_t end);

    SharedChunks<Chunk> m_chunks;
};

} // namespace sinew
