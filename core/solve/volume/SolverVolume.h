#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/bind/settings/BindSettings.h"
#include "core/distance/VertexLookup.h"
#include "core/geometry/Mesh.h"
#include "core/solve/solution/Solution.h"
#include "core/solve/volume/BindVolume.h"
#include "core/voxel/SparseVoxels.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// What a hole in the surface does to the volume that paths run through.
enum class HoleEffect {
    None,      ///< the volume is closed behind it: the votes and winding numbers see through it
    OutsideIn, ///< what should be inside counts as outside for some way behind it
    NoInside   ///< no inside of its own behind it: the rim of a sheet (a card, a cloak), bound as one voxel
               ///< thick
};

/// A hole of the parts that are solved, all of them together: where two parts close each other's there is
/// none.
struct HoleFinding {
    std::size_t part = 0;            ///< index in the scene
    std::vector<std::uint32_t> loop; ///< welded vertices of the problem, in order
    Vec3 center = Vec3::Zero();      ///< model space
    double width = 0.0;              ///< twice the mean distance of the rim from the centre, model units
    double depth = 0.0;              ///< OutsideIn: how far, model units
    HoleEffect effect = HoleEffect::None;
};

/// Follows the axis of every hole both ways, as far as the hole is wide, to the first interior voxel.
/// Shells that have no more area than their rims can span are sheets, whatever lies behind them.
/// `voxels` are the problem's own. O(n log n) in the triangles + O(voxels passed).
std::vector<HoleFinding> checkHoles(const BindProblem& problem, const SparseVoxels& voxels);

/// What the volume shows to be wrong with a character.
struct VolumeFindings {
    SkeletonPlacement skeleton;     ///< not judged where nothing suggests an issue
    std::vector<HoleFinding> holes; ///< of the surface, widest first
};

/// Where holes are, and where the skeleton; once `progress` is canceled, they must not be used.
VolumeFindings inspectVolume(const Scene& scene, const BindInput& input, const BindVolume& volume,
                             const BindSettings& settings, Progress& progress);

/// A component of voxels without a bone, and how its vertices are joined to the rest.
struct LooseComponent {
    Bridge bridge;
    std::vector<std::uint32_t> vertices; ///< welded vertices in it, ascending
};
std::vector<LooseComponent> looseComponents(const BindVolume& volume, const VertexLookup& lookup);

/// What a report tells of a volume that a character was solved in.
struct VolumeReportInput {
    const BindInput& input;
    const BindVolume& volume;
    const VolumeFindings& findings;
    const VertexLookup& lookup;
    std::span<const LooseComponent> loose;
    double gap = 0.0; ///< what leaks narrower than that are called, percent of the longest side
};

/// What the volume is made of, for the report.
void countVoxels(const VolumeReportInput& solved, BindReport& report);

/// Adds to a report, after countVoxels, what was treated specially: joints outside, loose parts and what they
/// follow, places where the volume joins what the surface parts, vertices outside all voxels, a model without
/// any inside. `welded` #G are the weights.
void addVolumeNotices(const Scene& scene, const VolumeReportInput& solved, const SkinWeights& welded,
                      BindReport& report);

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

/// Where vertices are measured.
enum class MeasuredAt {
    Vertex, ///< at their own place
    Inside  ///< with Lookup::Smooth half-way to the center of the largest ball that touches the surface there
            ///< from inside its own shell (inscribedBalls), at a right angle to the rest of the way
};

/// Where the welded vertices of `input` read the volume. `host` is what the volume was made of, whose surface
/// says how far inside a vertex is measured: levels of detail are measured where the character is. Handles
/// and cages are measured at the vertex, which may lie on them. O(#G log #T), parallel.
std::shared_ptr<const VertexLookup> makeLookup(const BindInput& input, const BindInput& host,
                                               const BindVolume& volume, Lookup lookup, MeasuredAt at);

/// That of the request's scene, or of its host; taken over from the former solution or the one beside,
/// whichever solver made it, as far as the settings leave it as it was. Errors: those of SolveRequest's
/// solvers.
Expected<SolverVolume> solveVolume(const SolveRequest& request, Lookup lookup, MeasuredAt at,
                                   Progress& progress);

/// Whether solveVolume would take over a volume, and so make none.
bool lendsVolume(const SolveRequest& request);

/// Kept alive by the volume.
std::shared_ptr<const SparseVoxels> voxelsOf(const SolverVolume& volume);

} // namespace sinew
