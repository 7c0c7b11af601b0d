#pragma once

#include "core/solve/Solvers.h"
#include "core/solve/heat/HeatSources.h"
#include "core/solve/volume/SolverVolume.h"

#include <memory>
#include <utility>

namespace sinew {

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
