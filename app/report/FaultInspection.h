#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindSettings.h"
#include "core/io/ImportScene.h"

#include <vector>

namespace sinew {

/// What is wrong with weights, in vertices.
struct FaultCounts {
    std::size_t zero = 0;        ///< without weights, though in a polygon
    std::size_t far = 0;         ///< with weights of joints that are far through the body
    std::size_t noisy = 0;       ///< with weights beyond those of all neighbours
    std::size_t beyondLimit = 0; ///< with more influences than the settings allow
    std::size_t notOfSumOne = 0; ///< as the file had them
    std::size_t invalid = 0;     ///< the same: negative, no numbers, of joints that do not exist or repeat
    FaultCounts& operator+=(const FaultCounts& other);
};

/// Of a part as its file has it: notOfSumOne and invalid alone. Reading has mended them already.
FaultCounts storedFaultCounts(const Part& part);

/// Looks for faults in the weights that came with a file (findWeightFaults), by distances through the volume
/// of a bind with these settings (JointDistances::measure); where none can be made far weights are found as
/// far as they are noisy. An entry a part, all zero for parts without weights and those that hang on a joint.
/// Error: Canceled.
Expected<std::vector<FaultCounts>> inspectFaults(const ImportedScene& imported, const BindSettings& settings,
                                                 Progress& progress);

/// What a repair of a file's weights came to, in vertices.
struct SceneRepair {
    FaultCounts found;        ///< of all parts
    PartWeights weights;      ///< an entry a part; the same pointer where nothing changed
    std::size_t repaired = 0; ///< have other weights now
    std::size_t limited = 0;  ///< only had too many influences
    std::size_t left = 0;     ///< are faulty, and nothing is known for them
};

/// Finds faults as inspectFaults does, and mends them (repairWeights): where nothing around is healthy by the
/// weights of a bind. Error: Canceled. As solveBind.
Expected<SceneRepair> repairFaults(const ImportedScene& imported, const BindSettings& settings,
                                   Progress& progress);

} // namespace sinew
