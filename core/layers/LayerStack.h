#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// What a layer does to one joint's weight in one vertex: w' = clamp(scale w + shift, 0, 1). Strokes compose:
/// an affine map of an affine map is one again, so however many went over a vertex, one edit is kept, and it
/// means the same stroke on other weights below.
struct JointEdit {
    std::int32_t joint = -1; ///< index into LayerStack::joints
    float scale = 1.0F;
    float shift = 0.0F;

    bool operator==(const JointEdit&) const = default;
    double apply(double weight) const {
        return std::clamp(static_cast<double>(scale) * weight + static_cast<double>(shift), 0.0, 1.0);
    }
    bool finite() const { return std::isfinite(scale) && std::isfinite(shift); }

    JointEdit added(float amount) const { return {joint, scale, shift + amount}; }
    JointEdit scaled(float factor) const { return {joint, factor * scale, factor * shift}; }
    /// `fraction` of the way to `value`.
    JointEdit replaced(float value, float fraction) const {
        return {joint, (1.0F - fraction) * scale, (1.0F - fraction) * shift + fraction * value};
    }
    /// The same scale, and the shift that makes of `weight` below `target`.
    JointEdit reaching(double weight, double target) const {
        return {joint, scale, static_cast<float>(target - static_cast<double>(scale) * weight)};
    }
};

/// A vertex's edits, ascending by joint. `held`: the joints with an edit keep what it gives them and the
/// others share what is left over; else all are scaled alike to sum 1.
struct VertexEdits {
    std::span<const JointEdit> edits;
    bool held = true;

    bool empty() const { return edits.empty(); }
    /// The joint's edit, or null. O(log n).
    const JointEdit* find(std::int32_t joint) const {
        const auto at = std::ranges::lower_bound(edits, joint, {}, &JointEdit::joint);
        return at != edits.end() && at->joint == joint ? &*at : nullptr;
    }
    friend bool operator==(const VertexEdits& a, const VertexEdits& b) {
        return std::ranges::equal(a.edits, b.edits) && (a.held == b.held || a.empty());
    }
};

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

enum class LayerKind {
    Paint,  ///< edits by vertex
    Mirror, ///< one side of the character gets the other's weights
    Relax   ///< weights smoothed over the surface
};

/// What a layer has for one part. Edits and mask count as many vertices as the part had when they were made.
struct LayerPart {
    PaintEdits edits;
    LayerMask mask;
};

/// One layer above the solver's weights. Its outcome is (1 - a) below + a edited, a opacity times mask.
struct WeightLayer {
    std::string name;
    LayerKind kind = LayerKind::Paint;
    bool on = true;
    float opacity = 1.0F;         ///< 0 to 1
    std::vector<LayerPart> parts; ///< may be fewer than the scene's: the rest says nothing
    bool fromPositive = true;     ///< Mirror: the source is the side that the plane's normal points to
    int rounds = 4;               ///< Relax: how far it reaches, in rings
    float strength = 0.5F;        ///< Relax: fraction of the neighbours' mean in a round, 0 to 1

    bool active() const { return on && opacity > 0.0F; }
    /// Opacity times mask, in [0, 1].
    float amount(std::size_t part, std::uint32_t vertex) const;
    std::size_t bytes() const;
};

/// Layers over weights, bottom to top, and the names of the joints that their edits speak of. A value: large
/// things are shared, so an undo step is a few pointers. Layer numbers given to the functions exist.
struct LayerStack {
    std::vector<std::string> joints; ///< no repeats; edits count joints by it
    std::vector<std::shared_ptr<const WeightLayer>> layers;

    bool operator==(const LayerStack&) const = default;

    /// The joint's number in the table, which grows when it is not there. O(#names).
    std::int32_t number(std::string_view joint);
    /// The same, or kNone. O(#names).
    std::int32_t find(std::string_view joint) const;

    /// With `layer` below the layer that is at `at` now, or on top.
    LayerStack added(WeightLayer layer, std::size_t at) const;
    LayerStack replaced(std::size_t at, WeightLayer layer) const;
    LayerStack removed(std::size_t at) const;
    /// The layer at `from` comes to be number `to`.
    LayerStack moved(std::size_t from, std::size_t to) const;
    /// With a copy right above it, which shares all edits.
    LayerStack duplicated(std::size_t at, std::string name) const;
    LayerStack renamed(std::size_t at, std::string name) const;
    /// With a part's edits, the layer grown to have that part.
    LayerStack withEdits(std::size_t at, std::size_t part, PaintEdits edits) const;
    LayerStack withMask(std::size_t at, std::size_t part, LayerMask mask) const;
};

/// What all layers hold, each shared layer once.
std::size_t bytesOf(const LayerStack& stack);
/// What a stack holds beyond `other`, shared chunks left out: what an undo step costs.
std::size_t bytesNotShared(const LayerStack& stack, const LayerStack& other);

} // namespace sinew
