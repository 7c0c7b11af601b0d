#pragma once

#include "core/solve/geodesic/distances/GeodesicDistances.h"
#include "core/solve/solution/Solution.h"
#include "core/solve/volume/SolverVolume.h"

#include <memory>
#include <utility>
#include <vector>

namespace sinew {

/// A character solved by geodesic voxel binding (Dionne and de Lasa 2014).
class GeodesicSolution final : public Solution, public InVolume {
public:
    /// `gap`: what leaks narrower than that are called, percent of the longest side.
    GeodesicSolution(std::shared_ptr<const BindInput> input, SolverVolume volume,
                     std::shared_ptr<const GeodesicDistances> distances, double gap)
        : Solution(std::move(input), volume.surface,
                   std::shared_ptr<const BoneDistances>(distances, &distances->bones))
        , m_volume(std::move(volume))
        , m_distances(std::move(distances))
        , m_gap(gap) {}

    const SolverVolume& solverVolume() const override { return m_volume; }
    const BindVolume& volume() const { return *m_volume.volume; }
    const GeodesicDistances& measuredDistances() const { return *m_distances; }
    const std::shared_ptr<const GeodesicDistances>& sharedDistances() const { return m_distances; }

    std::shared_ptr<const SparseVoxels> voxels() const override { return voxelsOf(m_volume); }
    std::vector<float> leafDistances(std::size_t source, Progress& progress) const override;
    SkeletonPlacement skeletonPlacement() const override { return m_volume.findings->skeleton; }
    void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const override;

protected:
    /// The paths of algorithm 3, searched again and followed back from parent to parent (of Paths::Centers,
    /// from leaf to leaf).
    /// O(#sources * #leaves).
    Expected<void> tracePaths(const Scene& scene, std::uint32_t vertex, std::span<const std::size_t> sources,
                              VertexExplanation& explanation, Progress& progress) const override;

private:
    SolverVolume m_volume;
    std::shared_ptr<const GeodesicDistances> m_distances;
    double m_gap;
};

/// Geodesic voxel binding (Dionne and de Lasa 2014): the character becomes voxels (volume/), leaks between
/// its limbs are found and refined (leaks/), distances are measured inside (distances/), and weights fall
/// with them.
Expected<std::shared_ptr<const Solution>> solveGeodesic(const SolveRequest& request, Progress& progress);

/// Volume or Distances where the settings of that stage differ as far as they count.
BindRework geodesicRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
