#include "core/solve/geodesic/distances/GeodesicDistances.h"

#include "core/base/Parallel.h"
#include "core/bind/thickness/LimbThickness.h"
#include "core/distance/GeodesicDistance.h"
#include "core/solve/SolverMemory.h"
#include "core/solve/volume/SolverVolume.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

namespace sinew {

JoinedBones joined(const std::vector<DistanceSeeds>& sources) {
    JoinedBones all;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        const auto before = static_cast<std::uint32_t>(all.path.bones.size());
        all.path.bones.insert(all.path.bones.end(), sources[s].bones.begin(), sources[s].bones.end());
        all.ofBone.resize(all.path.bones.size(), s);
        for (DistanceSeed seed : sources[s].seeds) {
            seed.bone += seed.bone == kNoBone ? 0 : before;
            all.path.seeds.push_back(seed);
        }
    }
    return all;
}

namespace {

/// Paths turn at leaf centres, on the way back at others than on the way there.
constexpr float kPathFraction = 0.95F;
/// A leaf that does not see its parent asks its neighbours, which have to be settled from before them.
constexpr float kTurns = 2.0F;
constexpr float kNoReach = -std::numeric_limits<float>::infinity();

} // namespace

/// The leaves that vertices read from.
void SearchLimits::start(std::span<const float> reaches) {
    m_reach.assign(m_graph.size(), kNoReach);
    m_maxBeyond = 0.0F;
    for (std::size_t p = 0; p < reaches.size(); ++p) {
        if (!std::isfinite(reaches[p])) {
            continue;
        }
        const float sheets =
            VertexLookup::kSurfaceGap * m_graph.finestWidth(m_graph.leaf(m_lookup.homeLeaf(p)));
        const float beyond = m_lookup.farthestSample(p) + sheets;
        m_maxBeyond = std::max(m_maxBeyond, beyond);
        for (const LeafSample& sample : m_lookup.samples(p)) {
            m_reach[sample.leaf] = std::max(m_reach[sample.leaf], reaches[p] + beyond);
        }
    }
}

bool SearchLimits::measure(std::span<const float> reaches, Progress& progress) {
    start(reaches);
    const float max = m_reach.empty() ? 0.0F : std::max(0.0F, std::ranges::max(m_reach));
    DistanceSeeds seeds; // those with less reach start as much later
    for (std::uint32_t leaf = 0; leaf < m_reach.size(); ++leaf) {
        if (std::isfinite(m_reach[leaf])) {
            seeds.seeds.push_back({leaf, (max - m_reach[leaf]) / kPathFraction, kNoBone});
        }
    }
    const CostGraph reversed = m_graph.backwards();
    GeodesicSearch search(reversed);
    if (!search.run(seeds, std::vector<float>(reversed.size(), max / kPathFraction), progress)) {
        return false;
    }
    for (std::uint32_t leaf = 0; leaf < m_reach.size(); ++leaf) {
        m_reach[leaf] = max - kPathFraction * search.path(leaf).distance;
    }
    return true;
}

// The largest of part * reach - way is at most part times that of reach - way.
std::vector<float> SearchLimits::forPart(float part) const {
    std::vector<float> limits(m_reach.size());
    const float beyond = (1.0F - part) * m_maxBeyond;
    for (std::size_t leaf = 0; leaf < limits.size(); ++leaf) {
        const CostLeaf& here = m_graph.leaf(leaf);
        // The wall that a vertex is part of does not count there.
        limits[leaf] = part * m_reach[leaf] + beyond + kTurns * here.width() +
                       (here.costly ? m_graph.wallPrice() : 0.0F);
    }
    return limits;
}

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
    auto graph = CenterGraph::build(volume.voxels, settings.paths, volume.graph, volume.seeded,
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
    result->reach = settings.keepSmallWeights ? SearchReach::Everywhere : reach;
    result->volume = std::move(volume);
    result->lookup = std::move(lookup);
    const VoxelFrame& frame = result->volume->voxels.frame();
    result->bones.extent = frame.voxelSize * frame.resolution();
    progress.report(Stage::Distances, 0.0);
    const auto measure = goOverCenters(settings.paths) ? measureCenters : measureAnyAngle;
    if (auto measured = measure(input, surface, settings, *result, progress); !measured) {
        return fail(measured.error());
    }
    result->loose = looseComponents(*result->volume, *result->lookup);
    result->bones.thickness = distancesToNearest(result->bones);
    return result;
}

} // namespace sinew
