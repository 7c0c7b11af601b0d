#pragma once

#include "core/base/Parallel.h"
#include "core/base/Types.h"
#include "core/layers/LayerStack.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// Weights of `count` vertices, built in slices side by side: `make()` gives each slice a function of its
/// own, (SkinWeightsBuilder&, std::size_t i), that adds vertex i. The same bytes on any number of threads.
template<typename Make>
SkinWeights buildVertices(std::size_t count, const Make& make) {
    constexpr std::size_t kSlice = 1024;
    std::vector<SkinWeights> slices((count + kSlice - 1) / kSlice);
    parallelFor(slices.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end; ++s) {
            auto add = make();
            SkinWeightsBuilder builder;
            const std::size_t last = std::min(count, (s + 1) * kSlice);
            builder.reserve(last - s * kSlice, 6 * (last - s * kSlice));
            for (std::size_t i = s * kSlice; i < last; ++i) {
                add(builder, i);
            }
            slices[s] = builder.finish();
        }
    });
    return slices.size() == 1 ? std::move(slices[0]) : joinWeights(slices);
}

/// Adds up weights by joint: a table with a place for every joint, because sorting what many neighbours have
/// costs more than the rest. Sums follow the order of what is added, so they depend on nothing else.
class JointSums {
public:
    void clear() {
        for (const Influence& influence : m_sums) {
            m_slots[static_cast<std::size_t>(influence.joint)] = kNone;
        }
        m_sums.clear();
        m_exact.clear();
    }
    void add(std::int32_t joint, double weight) {
        const auto j = static_cast<std::size_t>(joint);
        if (j >= m_slots.size()) {
            m_slots.resize(j + 1, kNone);
        }
        if (m_slots[j] == kNone) {
            m_slots[j] = static_cast<std::int32_t>(m_sums.size());
            m_sums.push_back({joint, 0.0F});
            m_exact.push_back(0.0);
        }
        m_exact[static_cast<std::size_t>(m_slots[j])] += weight;
    }
    /// Influences of at least `min`, times `fraction`, each another's joint.
    void add(std::span<const Influence> influences, double fraction, float min) {
        for (const Influence& influence : influences) {
            if (influence.weight > min) {
                add(influence.joint, fraction * static_cast<double>(influence.weight));
            }
        }
    }
    /// The sums, joints in the order they came. Valid until the next change.
    std::span<const Influence> influences(double factor = 1.0) {
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            m_sums[i].weight = static_cast<float>(factor * m_exact[i]);
        }
        return m_sums;
    }

private:
    std::vector<std::int32_t> m_slots; ///< by joint, into the sums; kNone: has none
    std::vector<Influence> m_sums;
    std::vector<double> m_exact;
};

/// Edits applied to one vertex after another; holds scratch memory alone.
///
/// Joints with an edit get w' = clamp(scale w + shift, 0, 1). In a held vertex they keep it and the others
/// share what is left over, in proportion; where nothing is left over, or no other has weight, those held are
/// scaled to sum 1. In a vertex that is not held all are scaled alike. Where all would be 0, the weights
/// below stay.
class EditedVertex {
public:
    struct Entry {
        std::int32_t joint = -1; ///< of the skeleton
        double weight = 0.0;
        bool edited = false;
    };
    /// What is left over counts as nothing below this: sums of floats are no nearer to 1.
    static constexpr double kNothing = 1e-6;

    /// `skeletonJoints`: of every joint of the stack's table, kNone where it is gone: its edits rest.
    explicit EditedVertex(std::span<const std::int32_t> skeletonJoints)
        : m_skeletonJoints(skeletonJoints) {}

    /// Whether the edits say anything here; shares() is the outcome, otherwise the weights below. Joints in
    /// no order, weights >= 0, sum 1 (0 in a vertex without weights).
    bool apply(std::span<const Influence> below, const VertexEdits& edits);
    std::span<const Entry> entries() const { return m_entries; }
    double weightOf(std::int32_t joint) const;

    /// Applies, and adds (1 - amount) below + amount edited as the next vertex.
    void addTo(SkinWeightsBuilder& builder, std::span<const Influence> below, const VertexEdits& edits,
               float amount);

private:
    bool editJoints(const VertexEdits& edits);
    bool distribute(bool held);
    void insert(std::uint64_t strength, std::size_t count);

    std::span<const std::int32_t> m_skeletonJoints;
    std::vector<Entry> m_entries;
    std::vector<std::uint64_t> m_order; ///< the outcome, strongest first
    std::vector<Influence> m_mixed;
};

/// Edits of a place between vertices: what several vertices' edits have in fractions. No edits count as the
/// edit that changes nothing.
class EditMixer {
public:
    void clear();
    /// `joints`: for each joint of the stack's table the one that its edits count for, kNone: for none;
    /// without it each counts for itself.
    void add(const VertexEdits& edits, double fraction, std::span<const std::int32_t> joints = {});
    /// Ascending by joint; empty: none of them said anything.
    std::span<const JointEdit> edits();
    /// Whether most of those that said anything are held.
    bool held() const { return m_held >= 0.0; }

private:
    std::map<std::int32_t, std::pair<double, double>> m_scales; ///< scale, shift
    std::vector<JointEdit> m_edits;
    double m_held = 0.0;
};

/// The edits of a layer's vertex; none where the layer has no such vertex.
VertexEdits editsAt(const WeightLayer& layer, std::size_t part, std::uint32_t vertex);

} // namespace sinew
