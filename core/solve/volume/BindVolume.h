#pragma once

#include "core/base/Notice.h"
#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/settings/BindSettings.h"
#include "core/bind/settings/Cage.h"
#include "core/distance/CostGraph.h"
#include "core/distance/GeodesicDistance.h"
#include "core/distance/LeafGraph.h"
#include "core/solve/leaks/RefinePlan.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <span>
#include <vector>

namespace sinew {

/// The surfaces of cages whose inside is volume (fillsVolume), each facing one way; of none that reaches far
/// beyond the mesh (clipFarBones) and so out of the grid. O(n log n).
std::vector<FilledSurface> filledCages(const std::vector<Cage>& cages, const VoxelFrame& base);

/// All that is resolved to base voxels, for estimates of memory: the problem's own vertices and triangles
/// where nothing is filled, else a copy of them with what is.
class ResolvedSurface {
public:
    /// Refers to `problem`.
    ResolvedSurface(const BindProblem& problem, const std::vector<FilledSurface>& filled);

    std::span<const Vec3> vertices() const { return m_vertices.empty() ? m_problem.vertices : m_vertices; }
    std::span<const Triangle> triangles() const {
        return m_triangles.empty() ? m_problem.triangles : m_triangles;
    }

private:
    const BindProblem& m_problem;
    std::vector<Vec3> m_vertices; ///< empty: nothing is filled
    std::vector<Triangle> m_triangles;
};

/// Where each source's paths start: the non-exterior leaves its bone meets (algorithm 3, line 6). A bone
/// wholly outside starts at the leaves nearest to it, with the gap as distance, and says so with
/// JointOutside.
struct BoneSeeds {
    std::vector<DistanceSeeds> ofSource; ///< none without seeds while there are voxels
    Notices notices;
};

/// `metersPerVoxel` for the notices. O(voxels the bones meet * log #leaves).
BoneSeeds findBoneSeeds(const Skeleton& skeleton, const std::vector<Bone>& sources,
                        const SparseVoxels& voxels, const LeafTree& tree, double metersPerVoxel);

class CostGraph;

/// Steps 1 to 3 of geodesic voxel binding (Dionne and de Lasa 2014, sec. 4-5): the character's volume and
/// where each bone's paths start. Depends on the scene, the joints, the resolution and the rules of what is
/// inside.
struct BindVolume {
    VolumeSettings settings; ///< it was made with (volumeInForce)
    SparseVoxels voxels;
    LeafGraph graph;
    LeafTree tree;
    BoneSeeds seeds;
    std::vector<bool> seeded; ///< components that a bone reaches
    RefinePlan plan;          ///< where it is refined, and why
    Bridges bridges;          ///< how the others are joined to them
    Notices notices;          ///< of how it was made
};

/// The settings of a volume as far as they count: the gap only while `automatic`.
VolumeSettings volumeInForce(const BindSettings& settings);

/// Errors: NotEnoughMemory, RefineBoxOutside, RefinementTooLarge, ZeroSizeScene, Canceled; of
/// Voxelizer::Drawn those of drawSlices, and ParameterOutOfRange beyond kMaxDrawnResolution.
Expected<BindVolume> solveBindVolume(const BindProblem& problem, const Scene& scene,
                                     const std::vector<Bone>& sources, const BindSettings& settings,
                                     Progress& progress);

/// What paths run on. Loose components have no inside to keep to; a wall's price there would only blur what
/// hangs on the bridge. Refers to the volume.
CostGraph costGraph(const BindVolume& volume, double penalty);

} // namespace sinew
