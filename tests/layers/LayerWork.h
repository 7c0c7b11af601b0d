#pragma once

#include "core/layers/brush/Paint.h"
#include "core/layers/evaluate/LayerEvaluator.h"
#include "tests/support/Dice.h"

namespace sinew::test {

/// A character to paint on: a capsule along x, symmetric about x = 0, and a ball that touches nothing, five
/// joints ("Spine", "Arm.L", "Hand.L" at x > 0, "Arm.R", "Hand.R") and weights that follow distance.
struct LayerWork {
    LayerWork();

    std::shared_ptr<const LayerContext> context; ///< with its mirror map
    MirrorTable table;
    PartWeights base;
    LayerStack stack; ///< one empty painted layer

    /// The layer's outcome when all is evaluated anew.
    PartWeights outcome(const LayerStack& of) const;
    LayerInput input(const LayerStack& of, std::size_t layer, const PartWeights& below) const {
        return {of, layer, below, *context};
    }
    /// Vertices with these amounts, and all vertices of a part.
    static std::vector<ReachedVertex> reach(std::initializer_list<std::uint32_t> vertices,
                                            float amount = 1.0F);
    std::vector<ReachedVertex> whole(std::uint32_t part, float amount = 1.0F) const;
};

/// Weights by distance from the joints, the sharper the larger `power`.
PartWeights weightsByDistance(const LayerSurface& surface, const Skeleton& skeleton, double power);

float weightOf(const PartWeights& weights, VertexId at, std::int32_t joint);
/// Every promise SkinWeights makes, in every vertex that has influences.
bool sound(const PartWeights& weights);
bool sameBytes(const PartWeights& a, const PartWeights& b);
WeightLayer paintLayer(std::string name);

} // namespace sinew::test
