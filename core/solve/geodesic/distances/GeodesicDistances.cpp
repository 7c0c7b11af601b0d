#include "core/solve/geodesic/distances/GeodesicDistances.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/LimbThickness.h"
#include "core/solve/geodesic/distances/BoneSearch.h"
#include "core/solve/geodesic/distances/MeasureDistances.h"
#include "core/solve/volume/MemoryEstimate.h"

#include <algorithm>
#include <atomic>
#include <limits>

namespace sinew {
namespace {

float centerDistanceAt(const VertexLookup& lookup, const SparseVoxels& voxels, Lookup kind,
                       std::uint32_t vertex, bool outside, const CenterSearch& search);

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

/// Distance of a welded vertex to the source that was searched, finest voxels. `outside`: it lies in no
/// voxel and reads the nearest one. Infinity: all its leaves are unreached.
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
    const float max = shortest + VertexLookup::kSurfaceGap * static_cast<float>(1U << size);
    float sum = 0.0F;
    for (const LeafSample& sample : samples) {
        sum += sample.weight * std::min(search.distance(sample.leaf), max);
    }
    return sum;
}

/// Algorithm 3 as the paper has it for every source (CenterSearch), to all leaves, sources in parallel, and
/// eq. 7 at the vertices. Fills in rows and thickness scales of result.bones; volume, lookup, centerGraph,
/// settings and extent are set. Lookup::Smooth blends the distances of the leaves around a vertex in place of
/// eq. 7. O(#S 26 #leaves). False when canceled.
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

/// Paths over centres and distances along them.
Expected<void> measureCenters(const BindInput& input, const BindSurface& surface,
                              const BindSettings& settings, GeodesicDistances& result, Progress& progress) {
    const BindVolume& volume = *result.volume;
    if (auto fits = checkCenterMemory(volume.voxels.size(), settings); !fits) {
        return fail(fits.error());
    }
    auto graph = CenterGraph::build(volume.voxels, volume.graph.components(), volume.seeded,
                                    result.settings.penalty, volume.bridges, progress);
    if (!graph) {
        return fail(graph.error());
    }
    result.reach = SearchReach::Everywhere;
    result.centerGraph = std::make_unique<const CenterGraph>(std::move(*graph));
    if (!measureByCenters(input, surface, result, progress)) {
        return fail(ErrorCode::Canceled);
    }
    return {};
}

/// The same along straight lines.
Expected<void> measureAnyAngle(const BindInput& input, const BindSurface& surface,
                               const BindSettings& settings, GeodesicDistances& result, Progress& progress) {
    result.costGraph = std::make_unique<const CostGraph>(costGraph(*result.volume, result.settings.penalty));
    // The ground alone takes its time.
    if (progress.canceled() || !measureBones(input, surface, settings, result, progress)) {
        return fail(ErrorCode::Canceled);
    }
    return {};
}

} // namespace

DistanceSettings distancesInForce(const BindSettings& settings) {
    DistanceSettings distance = settings.distance();
    distance.penalty = effectivePenalty(settings);
    return distance;
}

Expected<std::shared_ptr<const GeodesicDistances>>
measureDistances(const BindInput& input, const BindSurface& surface, std::shared_ptr<const BindVolume> volume,
                 std::shared_ptr<const VertexLookup> lookup, const BindSettings& settings, SearchReach reach,
                 Progress& progress) {
    auto result = std::make_shared<GeodesicDistances>();
    result->settings = distancesInForce(settings);
    result->reach = reach;
    result->volume = std::move(volume);
    result->lookup = std::move(lookup);
    const VoxelFrame& frame = result->volume->voxels.frame();
    result->bones.extent = frame.voxelSize * frame.resolution();
    progress.report(Stage::Distances, 0.0);
    const auto measure = settings.paths == Paths::Centers ? measureCenters : measureAnyAngle;
    if (auto measured = measure(input, surface, settings, *result, progress); !measured) {
        return fail(measured.error());
    }
    result->loose = looseComponents(*result->volume, *result->lookup);
    result->bones.thickness = distancesToNearest(result->bones);
    return result;
}

} // namespace sinew
