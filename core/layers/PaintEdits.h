#pragma once

#include "core/layers/JointEdit.h"
#include "core/layers/SharedChunks.h"

#include <array>
#include <bitset>
#include <vector>

namespace sinew {

/// Edits of some points, ascending, no repeats: what a change gives PaintEdits.
class EditList {
public:
    /// Edits that are not finite or have no joint are left out; of one joint's the last counts. No edits:
    /// the point loses those it had.
    void add(std::uint32_t point, std::span<const JointEdit> edits, bool held = true);

    /// The points of `other` after these: its first comes after the last.
    void append(const EditList& other);

    std::size_t size() const { return m_points.size(); }
    std::span<const std::uint32_t> points() const { return m_points; }
    PointEdits at(std::size_t i) const {
        return {{m_edits.data() + m_offsets[i], m_edits.data() + m_offsets[i + 1]}, m_held[i]};
    }

private:
    std::vector<std::uint32_t> m_points;
    std::vector<std::uint32_t> m_offsets{0};
    std::vector<JointEdit> m_edits;
    std::vector<bool> m_held;
};

/// The painted edits of a part, sparse by point. A value that never changes: versions share chunks, so a
/// stroke copies the chunks it touches and an undo step holds only those.
class PaintEdits {
public:
    explicit PaintEdits(std::size_t pointCount = 0)
        : m_chunks(pointCount) {}

    std::size_t pointCount() const { return m_chunks.pointCount(); }
    bool empty() const { return m_chunks.empty(); }
    /// `point` < pointCount().
    PointEdits at(std::uint32_t point) const;
    /// Points with edits, ascending. O(#P / 128 + result).
    std::vector<std::uint32_t> points() const;

    /// With some points' edits replaced; those beyond pointCount() are left out. O(#P / 128 + changed
    /// chunks).
    PaintEdits with(const EditList& changes) const;
    /// Points whose edits differ, ascending; of versions with other point counts all that either has. Chunks
    /// that are shared are not looked at.
    std::vector<std::uint32_t> differing(const PaintEdits& other) const;

    std::size_t bytes() const { return m_chunks.bytes(); }
    std::size_t bytesNotSharedWith(const PaintEdits& other) const {
        return m_chunks.bytesNotSharedWith(other.m_chunks);
    }
    /// Equal edits, shared or not.
    bool operator==(const PaintEdits& other) const {
        return pointCount() == other.pointCount() && differing(other).empty();
    }

private:
    struct Chunk {
        std::array<std::uint32_t, SharedChunks<int>::kPoints + 1> offsets{};
        std::bitset<SharedChunks<int>::kPoints> loose; ///< points that are not held
        std::vector<JointEdit> edits;

        PointEdits at(std::uint32_t slot) const {
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
