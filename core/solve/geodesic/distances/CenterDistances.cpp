#include "core/solve/geodesic/distances/CenterDistances.h"

#include "core/base/Parallel.h"
#include "core/bind/LimbThickness.h"
#include "core/solve/geodesic/distances/SearchProgress.h"

#include <algorithm>
#include <atomic>
#include <limits>

namespace sinew {
namespace {

std::vector<bool> outsideVertices(const VertexLookup& lookup) {
    std::vector<bool> outside(lookup.vertexCount(), false);
    for (const std::uint32_t vertex : lookup.outside()) {
        outside[vertex] = true;
    }
    return outside;
}

void readRow(const GeodesicDistances& measured, const std::vector<bool>& outside, const CenterSearch& search,
             std::vector<float>& row) {
    const SparseVoxels& voxels = measured.volume->voxels;
    const float toUnitCube = 1.0F / static_cast<float>(voxels.frame().resolution());
    for (std::uint32_t vertex = 0; vertex < row.size(); ++vertex) {
        row[vertex] = toUnitCube * centerDistanceAt(*measured.lookup, voxels, measured.settings.lookup,
                                                    vertex, outside[vertex], search);
    }
}

} // namespace

float centerDistanceAt(const VertexLookup& lookup, const SparseVoxels& voxels, Lookup kind,
                       std::uint32_t vertex, bool outside, const CenterSearch& search) {
    const std::span<const LeafSample> samples = lookup.samples(vertex);
    if (kind == Lookup::Voxel || outside) {
        return search.distance(samples[0].leaf) + samples[0].offset;
    }
    float shortest = std::numeric_limits<float>::infinity();
    for (const LeafSample& sample : samples) {
        shortest = std::min(shortest, search.distance(sample.leaf));
    }
    // Leaves of another sheet of the surface pull no farther than VertexLookup::distance lets them.
    const unsigned size =
        std::min<unsigned>(voxels.sizeLog2(lookup.homeLeaf(vertex)), voxels.frame().fineLog2);
    const float most = shortest + VertexLookup::kSurfaceGap * static_cast<float>(1U << size);
    float sum = 0.0F;
    for (const LeafSample& sample : samples) {
        sum += sample.weight * std::min(search.distance(sample.leaf), most);
    }
    return sum;
}

bool measureByCenters(const BindInput& input, const BindSurface& surface, GeodesicDistances& result,
                      Progress& progress) {
    const std::vector<DistanceSeeds>& sources = result.volume->seeds.ofSource;
    const std::vector<bool> outside = outsideVertices(*result.lookup);
    result.bones.rows.assign(sources.size(), std::vector<float>(result.lookup->vertexCount()));
    SearchSteps steps(progress);
    steps.begin(sources.size(), 1.0);
    std::atomic<bool> canceled{false};
    parallelFor(sources.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end; ++s) {
            if (canceled || progress.canceled()) {
                canceled = true;
                return;
            }
            CenterSearch search(*result.centerGraph);
            SearchProgress own(steps);
            if (!search.run(sources[s], own)) {
                canceled = true;
                return;
            }
            readRow(result, outside, search, result.bones.rows[s]);
        }
    });
    if (canceled) {
        return false;
    }
    scaleByLimbThickness(result.bones, input, surface.diffusion.areas(), progress);
    return !progress.canceled();
}

} // namespace sinew
