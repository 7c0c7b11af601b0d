#pragma once

#include "core/layers/LayerStack.h"
#include "core/layers/PaintEdits.h"
#include "core/weights/SkinWeights.h"

#include <map>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// Edits applied to one vertex after another; holds scratch memory alone.
///
/// Joints with an edit get w' = clamp(scale w + shift, 0, 1). In a held vertex they keep it and the others
/// share what is left over, in proportion; where nothing is left over, or no other has weight, those held are
/// scaled to sum 1. In a vertex that is not held all are scaled alike. Where all would be 0, the weights
/// below stay.
class EditedVertex {
public:
    struct Share {
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
    std::span<const Share> shares() const { return m_shares; }
    double weightOf(std::int32_t joint) const;

    /// Applies, and adds (1 - amount) below + amount edited as the next vertex.
    void addTo(SkinWeightsBuilder& builder, std::span<const Influence> below, const VertexEdits& edits,
               float amount);

private:
    bool editJoints(const VertexEdits& edits);
    bool shareOut(bool held);
    void insert(std::uint64_t strength, std::size_t count);

    std::span<const std::int32_t> m_skeletonJoints;
    std::vector<Share> m_shares;
    std::vector<std::uint64_t> m_order; ///< the outcome, strongest first
    std::vector<Influence> m_mixed;
};

/// Edits of a place between vertices: what several vertices' edits have in shares. No edits count as the edit
/// that changes nothing.
class EditMixer {
public:
    void clear();
    /// `joints`: for each joint of the stack's table the one that its edits count for, kNone: for none;
    /// without it each counts for itself.
    void add(const VertexEdits& edits, double share, std::span<const std::int32_t> joints = {});
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
