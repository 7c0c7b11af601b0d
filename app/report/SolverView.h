#pragma once

#include "core/bind/BindSettings.h"
#include "core/solve/volume/HoleCheck.h"

#include <cstddef>
#include <vector>

namespace sinew {

/// The mesh as a bind would use it.
struct SolverView {
    int resolution = 0;
    bool encloses = false;          ///< there is an inside at all
    std::vector<HoleFinding> holes; ///< widest first
    Notices notices;                ///< what the solver turns, drops or ignores on its copy
};

/// Voxelizes the scene as a bind with these settings would, and looks at every hole. Nothing to solve (all
/// parts are attached to joints, or none has faces) gives an empty view. Errors: Canceled, NotEnoughMemory.
Expected<SolverView> solverView(const Scene& scene, const BindSettings& settings, Progress& progress);

} // namespace sinew
