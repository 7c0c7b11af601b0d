#pragma once

#include "core/solve/DistanceSolution.h"
#include "core/solve/geodesic/distances/GeodesicDistances.h"
#include "core/solve/geodesic/volume/HoleCheck.h"

#include <memory>
#include <vector>

namespace sinew {

/// What the volume shows to be wrong with a character.
struct VolumeFindings {
    SkeletonPlacement skeleton;     ///< not judged where nothing suggests an issue
    std::vector<HoleFinding> holes; ///< of the surface, widest first
};

/// Where holes are, and where the skeleton; once `progress` is canceled, of no use.
VolumeFindings inspectVolume(const Scene& scene, const BindInput& input, const BindVolume& volume,
                             const BindSettings& settings, Progress& progress);

/// The stages of geodesic voxel binding.
struct GeodesicStages {
    std::shared_ptr<const BindVolume> volume;
    std::shared_ptr<const VolumeFindings> findings;
    std::shared_ptr<const GeodesicDistances> distances;
};

/// A character solved by geodesic voxel binding (Dionne and de Lasa 2014).
class GeodesicSolution final : public DistanceSolution {
public:
    /// `gap`: what leaks narrower than that are called, percent of the longest side.
    GeodesicSolution(std::shared_ptr<const BindInput> input, std::shared_ptr<const BindSurface> surface,
                     GeodesicStages stages, double gap)
        : DistanceSolution(std::move(input), std::move(surface))
        , m_stages(std::move(stages))
        , m_gap(gap) {}

    const GeodesicStages& stages() const { return m_stages; }
    const BindVolume& volume() const { return *m_stages.volume; }
    const VolumeFindings& findings() const { return *m_stages.findings; }
    const GeodesicDistances& measuredDistances() const { return *m_stages.distances; }
    double gap() const { return m_gap; }

    std::shared_ptr<const SparseVoxels> voxels() const override;
    std::vector<float> leafDistances(std::size_t source, Progress& progress) const override;
    SkeletonPlacement skeletonPlacement() const override { return m_stages.findings->skeleton; }
    void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const override;

protected:
    const BoneDistances& measured() const override { return m_stages.distances->bones; }
    /// The paths of algorithm 3, searched again and followed back from parent to parent (of Paths::Centers,
    /// from leaf to leaf).
    /// O(#sources * #leaves).
    Expected<void> tracePaths(const Scene& scene, std::uint32_t vertex, std::span<const std::size_t> sources,
                              VertexExplanation& explanation, Progress& progress) const override;

private:
    GeodesicStages m_stages;
    double m_gap;
};

} // namespace sinew
