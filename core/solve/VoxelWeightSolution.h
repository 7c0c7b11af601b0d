#pragma once

#include "core/solve/WeightSolution.h"
#include "core/solve/volume/SolverVolume.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// What solvers have in common whose result is weights, made in or with the help of voxels.
class VoxelWeightSolution : public WeightSolution, public InVolume {
public:
    VoxelWeightSolution(std::shared_ptr<const BindInput> input, SolverVolume volume,
                        std::shared_ptr<const WeightRows> solved, const BindSettings& settings);

    const SolverVolume& solverVolume() const override { return m_volume; }
    std::shared_ptr<const SparseVoxels> voxels() const override { return voxelsOf(m_volume); }
    /// As the geodesic solver would measure them.
    std::vector<float> leafDistances(std::size_t source, Progress& progress) const override;
    SkeletonPlacement skeletonPlacement() const override { return m_volume.findings->skeleton; }
    void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const override;

protected:
    /// Says how far the weights of each source (#S) may be from solved, and of those over `tolerance` that
    /// they are not: they are kept as they are.
    void addViolations(std::span<const double> violations, double tolerance, BindReport& report) const;

private:
    SolverVolume m_volume;
    double m_penalty;
    double m_gap;
};

} // namespace sinew
