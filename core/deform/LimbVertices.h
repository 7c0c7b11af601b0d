#pragma once

#include "core/deform/LimbAxis.h"
#include "core/deform/WeightPair.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Where a joint stands as seen from one that the limb bends at.
enum class LimbSide : std::uint8_t { Elsewhere, Above, Below };

/// Below: the joint itself and all under it; above: its ancestors. #J; O(#J).
std::vector<LimbSide> limbSides(const Skeleton& skeleton, std::size_t joint);

/// What a vertex weighs on both sides of a joint.
struct LimbWeight {
    double above = 0.0;
    double below = 0.0;
    double sum() const { return above + below; }
    double partBelow() const { return below / sum(); }
};

LimbWeight limbWeight(std::span<const Influence> influences, const std::vector<LimbSide>& sides);

/// A vertex of the limb around a joint.
struct LimbVertex {
    std::size_t vertex = 0;
    double along = 0.0; ///< down the limb, see LimbAxis; model units
    double aside = 0.0; ///< from the limb's axis
    bool local = false; ///< held by the two joints next to the transition
    LimbWeight weight;
};

/// One joint of a pair's skeleton and what is around it.
struct LimbJoint {
    std::int32_t joint = kNone;
    std::int32_t above = kNone; ///< the nearest ancestor with weight
    LimbAxis axis;
    std::vector<LimbSide> sides; ///< #J
};

/// Vertices with more than half of their weight on both sides of the joint together, in order. Local ones
/// have more than half at the joint and at the one above it. O(#V k), k influences a vertex.
std::vector<LimbVertex> limbVertices(std::span<const Vec3> vertices, const SkinWeights& weights,
                                     const LimbJoint& joint);

/// The median distance from the axis of the local vertices within one radius of the joint along the bisector,
/// searched from the median of all local ones. Model units; 0 with fewer than 4 local vertices.
double limbRadius(std::span<const LimbVertex> limb);

} // namespace sinew
