#pragma once

#include "core/distance/VertexLookup.h"
#include "core/solve/Solver.h"
#include "core/solve/volume/BindVolume.h"
#include "core/solve/volume/VolumeFindings.h"

#include <memory>

namespace sinew {

/// What every solver that works in voxels begins with: the volume, what was found in it, and where the
/// vertices read it.
struct SolverVolume {
    std::shared_ptr<const BindVolume> volume;
    std::shared_ptr<const VolumeFindings> findings;
    std::shared_ptr<const BindSurface> surface;
    std::shared_ptr<const VertexLookup> lookup;
};

/// A solution in voxels, which lends them to others of the same character.
class InVolume {
public:
    InVolume() = default;
    InVolume(const InVolume&) = delete;
    InVolume& operator=(const InVolume&) = delete;
    virtual ~InVolume() = default;
    virtual const SolverVolume& solverVolume() const = 0;
};

/// That of the request's scene, or of its host; taken over from the former solution or the one beside,
/// whichever solver made it, as far as the settings leave it as it was. Errors: those of SolveRequest's
/// solvers.
Expected<SolverVolume> solveVolume(const SolveRequest& request, Lookup lookup, Progress& progress);

/// Whether solveVolume would take over a volume, and so make none.
bool lendsVolume(const SolveRequest& request);

/// Kept alive by the volume.
std::shared_ptr<const SparseVoxels> voxelsOf(const SolverVolume& volume);

} // namespace sinew
