#include "core/weights/Diffusion.h"

#include "core/base/Parallel.h"
#include "core/weights/ColumnSolver.h"
#include "core/weights/StiffnessRows.h"

#include <algorithm>
#include <atomic>
#include <numeric>

namespace sinew {
namespace {

constexpr std::size_t kDiffusionGrain = 4096;

void normalize(std::span<float> row) {
    const float sum = std::accumulate(row.begin(), row.end(), 0.0F);
    for (float& weight : row) {
        weight = sum > 0.0F ? weight / sum : weight;
    }
}

} // namespace

SurfaceDiffusion::SurfaceDiffusion(std::span<const Vec3> vertices, std::span<const SharedTriangle> triangles,
                                   const Progress& progress, std::span<const SurfaceLink> links)
    : m_mass(vertices.size(), 0.0) {
    StiffnessRows(vertices, triangles, links, progress).fill(*this);
}

void SurfaceDiffusion::apply(WeightTable& weights, std::span<const float> thickness, double smoothing,
                             Progress& progress) const {
    if (!(smoothing > 0.0)) {
        return;
    }
    const ScaledSystem system(*this, thickness, smoothing);
    const std::vector<WeightColumn> columns = columnsOf(weights);
    std::atomic<std::size_t> done{0};
    parallelFor(weights.sources, 1, [&](std::size_t begin, std::size_t end) {
        ColumnSolver solver(system, progress);
        for (std::size_t source = begin; source < end; ++source) {
            if (!solver.solve(columns[source], weights, source)) {
                return;
            }
            progress.report(Stage::Weights,
                            static_cast<double>(++done) / static_cast<double>(weights.sources));
        }
    });
    parallelFor(weights.vertices, kDiffusionGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            normalize(weights.row(p));
        }
    });
}

} // namespace sinew
