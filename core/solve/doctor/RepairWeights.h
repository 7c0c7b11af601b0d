#pragma once

#include "core/solve/doctor/WeightFaults.h"

namespace sinew {

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
