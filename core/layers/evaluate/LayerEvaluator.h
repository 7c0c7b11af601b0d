#pragma once

#include "core/layers/LayerContext.h"
#include "core/weights/SkinWeights.h"

namespace sinew {

/// Vertices whose weights the layer may change.
VertexLists touchedVertices(const LayerStage& stage);

/// Whether the vertex is one of them.
bool touches(const LayerStage& stage, VertexId vertex);

/// Whether it is a painted layer without any edits in the part.
bool saysNothing(const LayerStage& stage, std::size_t part);

/// Vertices that the layer touches and whose outcome depends on weights below at `vertices`, and `vertices`
/// itself.
VertexLists dependentVertices(const LayerStage& stage, const VertexLists& vertices);

/// The layer's outcome in `vertices`, every vertex a function of the weights below alone: the same whichever
/// others are asked for. Parallel.
std::vector<SkinWeights> evaluateVertices(const LayerStage& stage, const VertexLists& vertices);

/// a and b together.
VertexLists united(VertexLists a, const VertexLists& b);

/// The weights of every part under a stack of layers: a pure function of the stack, the weights below it and
/// the context. Keeps what came out of each layer, and next time evaluates anew only the vertices whose
/// inputs changed; the outcome is byte for byte that of a fresh evaluator, on any number of threads. Not
/// thread safe itself.
class LayerEvaluator {
public:
    /// `base` counts the context's parts; a null entry has no weights, and stays null where no layer touches
    /// the part. Without an active layer the outcome is `base`'s very pointers, and so is that of a part that
    /// none touches. O(what changed) and a copy of the parts it lies in, a layer.
    const PartWeights& evaluate(const LayerStack& stack, const PartWeights& base,
                                std::shared_ptr<const LayerContext> context);

    /// Of the last call: weights below layer number `layer`, or (its number + 1) above it. Null entries as in
    /// the base.
    PartWeights below(std::size_t layer) const;
    /// Vertices that the last call evaluated, of all layers.
    std::size_t evaluatedVertices() const { return m_evaluated; }

private:
    struct Stage {
        std::shared_ptr<const WeightLayer> layer;
        PartWeights after;
    };
    struct Former; ///< what the last call left
    struct Rework;
    using Layers = std::vector<std::shared_ptr<const WeightLayer>>;

    bool sameGround(const LayerContext& context) const;
    /// Takes the inputs over; whether what is kept is of the same context and joints.
    bool begin(const LayerStack& stack, const PartWeights& base, std::shared_ptr<const LayerContext> context);
    PartWeights withoutNulls(const PartWeights& base);
    PartWeights named(const PartWeights& weights) const;
    void addFresh(const std::shared_ptr<const WeightLayer>& layer);
    Rework rework(const LayerStage& stage, const Stage& former, const PartWeights& formerBelow,
                  const VertexLists& dirty) const;
    void addLayers(const Layers& layers, const Former& former);
    void addChanged(const std::shared_ptr<const WeightLayer>& layer, const Stage& former,
                    const PartWeights& formerBelow, VertexLists& dirty);
    void addMiddle(std::span<const std::shared_ptr<const WeightLayer>> layers, const Former& former,
                   std::size_t begin, std::size_t end, VertexLists& dirty);
    const PartWeights& top() const { return m_stages.empty() ? m_base : m_stages.back().after; }

    std::shared_ptr<const LayerContext> m_context;
    std::vector<std::int32_t> m_skeletonJoints;
    PartWeights m_base;              ///< with weights without influences in place of null
    PartWeights m_unweighted;        ///< by part, those in place of null
    std::vector<Stage> m_stages;     ///< of active layers
    std::vector<std::size_t> m_upTo; ///< of the stack's layers: stages below
    PartWeights m_result;
    std::size_t m_evaluated = 0;
};

} // namespace sinew
