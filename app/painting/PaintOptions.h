#pragma once

#include "core/layers/brush/BrushReach.h"
#include "core/layers/brush/Paint.h"
#include "core/layers/operations/WeightOperations.h"
#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"

namespace sinew {

/// What the weight brush does; how large it is says the view's pick options.
struct PaintOptions {
    BrushMode mode = BrushMode::Add;
    float value = 1.0F;    ///< Replace: the weight; Scale: the factor
    float strength = 0.2F; ///< of the way that a dab goes
    BrushFalloff falloff = BrushFalloff::Smooth;
    bool overSurface = true;   ///< else straight through the room
    bool throughLayers = true; ///< over the surface: also sheets close over or under it, as cloth on skin
    bool frontOnly = true;
    bool mirror = false;
    BrushNormalize normalize = BrushNormalize::On;
    std::int32_t recipient = kNone; ///< the joint that freed weight goes to; kNone: all others
    bool keepLimit = true;          ///< no vertex gets more influences than Max Influences
    bool mask = false;              ///< paints where the layer shows instead of weights
    float gradientEnd = 0.0F;       ///< Gradient: the weight at the end of the line
    bool operator==(const PaintOptions&) const = default;
};

/// How far operations on weights go, as a user last chose.
struct OperationValues {
    int limit = 4;         ///< influences a vertex keeps
    double prune = 0.01;   ///< weights under it are left out
    int rounds = 4;        ///< of smoothing and relaxing
    double strength = 0.5; ///< of the way in each round
    bool ofJoint = false;  ///< only vertices that the active joint moves
};

/// What a change of weights costs where it costs most.
struct BendCost {
    double meters = 0.0;
    std::int32_t joint = kNone; ///< that bends there; kNone: it costs nothing
};

/// Of all vertices that an operation changed: bendError between their weights before and now.
BendCost bendCost(const Scene& scene, const PartWeights& before, const OperationResult& result);

/// What vertices lose when weights are cut to a number of influences.
struct LimitCost {
    std::size_t vertices = 0; ///< that lose any weight
    double largest = 0.0;     ///< 0..1 of a vertex's weight: the most that one loses
    bool operator==(const LimitCost&) const = default;
};

/// The cost of keptByLimit in every vertex; `limit` 0: none. O(#P).
LimitCost limitCost(const PartWeights& weights, std::size_t limit);

} // namespace sinew
