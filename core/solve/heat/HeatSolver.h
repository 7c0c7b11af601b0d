#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "core/geometry/WeldedSurface.h"
#include "core/solve/solution/Solution.h"
#include "core/solve/volume/SolverVolume.h"
#include "core/voxel/SparseVoxels.h"
#include "core/weights/Diffusion.h"

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// Whether a vertex sees a place on a bone: the straight line between them never comes back into the
/// character after it has left it. As with Blender's rays, what only leaves (to a bone that lies outside)
/// sees, and what enters through a surface does not. In place of faces the voxels are asked: on a clean
/// closed mesh the two agree but for gaps that no voxel opens, and where surfaces are open, doubled or inside
/// out the voxels still know what is inside. The first base voxel of a line, where the surface itself lies,
/// is not judged, nor are edges of the outside that it only grazes. Refers to the voxels.
class BoneSight {
public:
    explicit BoneSight(const SparseVoxels& voxels)
        : m_voxels(voxels) {}

    /// Both in model space. O(leaves and empty base voxels on the line).
    bool sees(const Vec3& vertex, const Vec3& position) const;

private:
    struct Block;
    Block blockAt(const Vec3& point) const;

    const SparseVoxels& m_voxels;
};

/// What heat spreads over: the solved parts' surface as polygons have it, without links between layers.
struct HeatSurface {
    std::vector<SharedTriangle> triangles; ///< those with any extent
    SurfaceShells shells;                  ///< of these triangles, #G
    std::vector<Vec3> normals; ///< #G outward: the sum of the triangles' unit normals, normalised, as in
                               ///< Blender; zero where a vertex has none, or they cancel each other out
};

/// O(#G + #T).
HeatSurface heatSurface(const Scene& scene, const BindProblem& problem);

/// Which bones heat each welded vertex (#G).
struct HeatSources {
    NumberLists bones;                   ///< #G: sources that heat the vertex, ascending; often one
    std::vector<double> distances;       ///< #G d: to each of them, model units, as findHeatSources has it
    std::vector<std::uint32_t> unseeing; ///< vertices of shells in which no vertex sees a bone, ascending
};

/// As Blender has it: a vertex is heated by the bone that is nearest to it if it sees it (BoneSight), by
/// several that are equally near, else by none. How near is judged by |v - b| * 2 / (1 + cos), with the angle
/// between the vertex's normal and the line from the nearest place b of the bone: a bone that the surface
/// turns its inside to is nearer than one that it faces. A bone of several segments counts once. Unlike there
/// no shell stays cold: where none of its vertices sees its bone, all are heated by the bone that is nearest
/// in a straight line, and so are vertices of no triangle. When canceled, the result must not be used. O(#G
/// #bones), parallel.
HeatSources findHeatSources(std::span<const Vec3> vertices, const HeatSurface& surface,
                            const std::vector<Bone>& bones, const SparseVoxels& voxels, Progress& progress);

/// A character solved by bone heat.
class HeatSolution final : public Solution, public InVolume {
public:
    /// `gap`: what leaks narrower than that are called, percent of the longest side.
    HeatSolution(std::shared_ptr<const BindInput> input, SolverVolume volume,
                 std::shared_ptr<const HeatSources> sources, Solved solved, double heat, double gap)
        : Solution(std::move(input), volume.surface, std::move(solved))
        , m_volume(std::move(volume))
        , m_sources(std::move(sources))
        , m_heat(heat)
        , m_gap(gap) {}

    const SolverVolume& solverVolume() const override { return m_volume; }
    const std::shared_ptr<const HeatSources>& sources() const { return m_sources; }
    double heat() const { return m_heat; } ///< c

    std::shared_ptr<const SparseVoxels> voxels() const override { return voxelsOf(m_volume); }
    SkeletonPlacement skeletonPlacement() const override { return m_volume.findings->skeleton; }
    void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const override;

private:
    SolverVolume m_volume;
    std::shared_ptr<const HeatSources> m_sources;
    double m_heat;
    double m_gap;
};

/// Bone heat (Baran and Popovic 2007), what Blender calls automatic weights: bones heat the vertices that see
/// them (HeatSources) and the heat spreads over the surface (HeatEquation). Who sees what is judged in
/// voxels, so that open, doubled and touching surfaces are bound too, and nothing stays without weights.
Expected<std::shared_ptr<const Solution>> solveHeat(const SolveRequest& request, Progress& progress);

/// Volume where the voxels' settings differ as far as they count, Distances where the heat does.
BindRework heatRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
