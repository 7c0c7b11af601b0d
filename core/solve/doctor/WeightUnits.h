#pragma once

#include "core/scene/Scene.h"
#include "core/solve/transfer/TransferSurface.h"

#include <vector>

namespace sinew {

/// The weighted skin of a character as its faults are looked for: vertices in one place that have the same
/// weights are one unit, so that a seam is one and shells that touch but follow other joints are several.
/// Parts without weights, and those that hang on a joint, have no units.
struct WeightUnits {
    static constexpr std::uint32_t kNone = 0xffffffffU;

    std::vector<std::vector<std::uint32_t>> ofVertex; ///< an entry a part: #P unit of each vertex, or empty
    std::vector<std::uint32_t> place;                 ///< #U welded vertex
    std::vector<VertexId> first;                      ///< #U first vertex of each
    std::vector<std::vector<Influence>> rows;         ///< #U
    /// #U ascending: units of the same polygons and others in the same place; none: in no polygon.
    std::vector<std::vector<std::uint32_t>> neighbors;
    TransferSurface surface; ///< its vertices are units; without normals and without `welded`

    std::size_t size() const { return rows.size(); }
};

/// `weights`: an entry a part of the scene. O(#P log #P + #C).
WeightUnits weightUnits(const Scene& scene, const PartWeights& weights);

/// Half the sum over joints of |a - b|: 0 equal .. 1 nothing in common. O(k^2).
double rowDistance(const std::vector<Influence>& a, const std::vector<Influence>& b);

/// The mean of the rows of those units that are `healthy` (#U) and weighted; empty where none is.
std::vector<Influence> meanRow(const WeightUnits& units, const std::vector<std::uint32_t>& of,
                               const std::vector<bool>& healthy);

} // namespace sinew
