#pragma once

#include "core/scene/Scene.h"
#include "core/solve/doctor/WeightFaults.h"
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

/// How weights are mended.
struct RepairSettings {
    std::size_t maxInfluences = 0; ///< of every vertex that is mended; 0: no limit
    float pruneBelow = 0.001F;     ///< of what is mended
};

struct WeightRepair {
    PartWeights weights;      ///< an entry a part; the same pointer where nothing changed
    std::size_t repaired = 0; ///< vertices with faults that have other weights now
    std::size_t limited = 0;  ///< vertices that only had too many influences
    std::size_t left = 0;     ///< vertices with faults for which nothing is known
};

/// Gives the vertices with faults the weights that the healthy ones around them lead to: those of a healthy
/// vertex in the same place, if they fit in, else spread over the surface (inpaintWeights). Where nothing
/// that hangs together is healthy `fallback` (an entry a part, or empty) has the weights: those of a bind.
/// Every other vertex keeps what it has, but for influences beyond the limit. `faults` of these weights
/// (findWeightFaults). Error: Canceled. As inpaintWeights; the same bytes on any number of threads.
Expected<WeightRepair> repairWeights(const Scene& scene, const PartWeights& weights,
                                     const WeightFaults& faults, const PartWeights& fallback,
                                     const RepairSettings& settings, Progress& progress);

} // namespace sinew
