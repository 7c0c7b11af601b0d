#include "core/solve/doctor/WeightFaults.h"

#include "core/base/Parallel.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/distance/GeodesicDistance.h"
#include "core/solve/geodesic/distances/GeodesicDistances.h"
#include "core/solve/volume/SolverVolume.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Paths through voxels come out shorter than the straight line by less than this, and by two voxels.
constexpr double kShorter = 0.95;
constexpr double kVoxelsShorter = 2.0;
/// What comes from other units and back must not fall short.
constexpr float kRounding = 1.001F;

} // namespace

FarSearch::FarSearch(SearchedVolume searched, std::vector<float> reaches)
    : m_searched(std::move(searched))
    , m_reaches(std::move(reaches))
    , m_beyond(m_searched.volume->seeds.ofSource.size()) {}

bool FarSearch::isBeyond(std::size_t source, std::uint32_t vertex) {
    if (straightLineIsBeyond(source, vertex)) {
        return true;
    }
    const std::lock_guard lock(m_mutex);
    if (m_beyond[source].empty()) {
        m_beyond[source] = search(source);
    }
    return m_beyond[source][vertex];
}

std::size_t FarSearch::searched() const {
    const std::lock_guard lock(m_mutex);
    return static_cast<std::size_t>(
        std::ranges::count_if(m_beyond, [](const std::vector<bool>& row) { return !row.empty(); }));
}

/// No path is shorter than the straight line. Handles with a volume begin before their middle lines.
bool FarSearch::straightLineIsBeyond(std::size_t source, std::uint32_t vertex) const {
    const Bone& bone = m_searched.input->sources.joints[source];
    if (!bone.volumes.empty() || bone.segments.empty()) {
        return false;
    }
    const Vec3& position = m_searched.input->problem.vertices[vertex];
    double nearest =
        bone.search ? std::sqrt(squaredDistance(position, bone)) : std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; !bone.search && i < bone.segments.size(); ++i) {
        nearest = std::min(nearest, distanceTo(position, bone.segments[i]));
    }
    return kShorter * nearest - kVoxelsShorter * m_searched.voxelSize() >
           static_cast<double>(m_reaches[vertex]);
}

std::vector<bool> FarSearch::search(std::size_t source) {
    const VertexLookup& lookup = *m_searched.lookup;
    const auto toVoxels = static_cast<float>(1.0 / m_searched.voxelSize());
    Progress progress; // a search is short; whoever asks looks between two
    if (!m_limits) {
        std::vector<float> reaches;
        reaches.reserve(m_reaches.size());
        for (const float reach : m_reaches) {
            reaches.push_back(kRounding * reach * toVoxels);
        }
        auto limits = std::make_unique<SearchLimits>(*m_searched.costGraph, lookup);
        limits->measure(reaches, progress);
        m_limits = std::move(limits);
    }
    GeodesicSearch search(*m_searched.costGraph);
    search.run(m_searched.volume->seeds.ofSource[source], m_limits->forPart(1.0F), progress);
    std::vector<bool> beyond(m_reaches.size());
    for (std::size_t p = 0; p < beyond.size(); ++p) {
        beyond[p] =
            !search.reached(lookup.homeLeaf(p)) || lookup.distance(p, search) > m_reaches[p] * toVoxels;
    }
    return beyond;
}

namespace {

/// The bone that is nearest to each welded vertex, through the body.
struct NearestBones {
    std::vector<float> distances;     ///< #G voxels; infinity: no bone reaches it
    std::vector<std::size_t> sources; ///< #G whose bone that is; #S: none
};

/// How far the progress has come after the search from all bones at once, and after that of limits. Guessed.
constexpr double kNearestFraction = 0.3;
constexpr double kLimitsFraction = 0.6;

/// A vertex and its distance from one bone.
struct Reached {
    std::uint32_t vertex = 0;
    float distance = 0.0F; ///< voxels
};

/// False when canceled.
bool searchAllAtOnce(const SearchedVolume& searched, SearchPool& pool, NearestBones& nearest,
                     SearchSteps& steps) {
    const JoinedBones bones = joined(searched.volume->seeds.ofSource);
    const auto search = pool.take();
    steps.begin(1, kNearestFraction);
    if (SearchProgress progress(steps); !search->run(bones.path, {}, progress)) {
        return false;
    }
    const VertexLookup& lookup = *searched.lookup;
    nearest.distances.resize(lookup.vertexCount());
    nearest.sources.resize(lookup.vertexCount());
    parallelFor(nearest.distances.size(), 4096, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const std::uint32_t home = lookup.homeLeaf(p);
            const std::uint32_t bone = search->reached(home) ? search->boneOf(home) : kNoBone;
            nearest.distances[p] = lookup.distance(p, *search);
            nearest.sources[p] =
                bone == kNoBone ? searched.volume->seeds.ofSource.size() : bones.ofBone[bone];
        }
    });
    return true;
}

/// Of each source, the vertices to which it may be the nearest. Nothing when canceled.
std::optional<std::vector<std::vector<Reached>>> searchEach(const SearchedVolume& searched, SearchPool& pool,
                                                            std::span<const float> limits,
                                                            SearchSteps& steps) {
    const auto& sources = searched.volume->seeds.ofSource;
    const VertexLookup& lookup = *searched.lookup;
    std::vector<std::vector<Reached>> reached(sources.size());
    std::atomic<bool> canceled{false};
    steps.begin(sources.size(), 1.0);
    parallelFor(sources.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !canceled; ++s) {
            auto search = pool.take();
            SearchProgress progress(steps);
            if (!search->run(sources[s], limits, progress)) {
                canceled = true;
                return;
            }
            for (std::uint32_t p = 0; p < lookup.vertexCount(); ++p) {
                if (search->reached(lookup.homeLeaf(p))) {
                    reached[s].push_back({p, lookup.distance(p, *search)});
                }
            }
            pool.giveBack(std::move(search));
        }
    });
    return canceled ? std::nullopt : std::optional(std::move(reached));
}

/// Of equally near sources the first counts. Where none got there, the distance of all at once stays.
void takeNearest(const std::vector<std::vector<Reached>>& reached, NearestBones& nearest) {
    std::vector<bool> measured(nearest.distances.size(), false);
    for (std::size_t s = 0; s < reached.size(); ++s) {
        for (const Reached& at : reached[s]) {
            if (!measured[at.vertex] || at.distance < nearest.distances[at.vertex]) {
                measured[at.vertex] = true;
                nearest.distances[at.vertex] = at.distance;
                nearest.sources[at.vertex] = s;
            }
        }
    }
}

/// Measures them. One search from all bones at once gives a bound for each vertex: its paths mix bones, so it
/// may be a few percent off. Then each bone is searched by itself as far as it can be the nearest, which
/// gives what a search of that bone alone gives. Nothing when canceled. O(#leaves * 6 * k + lines of sight +
/// #S #G), k the bones that are about equally near to a leaf.
std::optional<NearestBones> measureNearestBones(const SearchedVolume& searched, Progress& progress) {
    NearestBones nearest;
    SearchPool pool(*searched.costGraph);
    SearchSteps steps(progress);
    if (!searchAllAtOnce(searched, pool, nearest, steps)) {
        return std::nullopt;
    }
    std::vector<float> reaches(nearest.distances.size());
    for (std::size_t p = 0; p < reaches.size(); ++p) {
        reaches[p] = kOwnSearchMargin * nearest.distances[p];
    }
    SearchLimits limits(*searched.costGraph, *searched.lookup);
    steps.begin(1, kLimitsFraction);
    if (SearchProgress own(steps); !limits.measure(reaches, own)) {
        return std::nullopt;
    }
    const auto reached = searchEach(searched, pool, limits.forPart(1.0F), steps);
    if (!reached) {
        return std::nullopt;
    }
    takeNearest(*reached, nearest);
    return nearest;
}

SearchedVolume withGraph(std::shared_ptr<const BindInput> input, std::shared_ptr<const BindVolume> volume,
                         std::shared_ptr<const VertexLookup> lookup, const BindSettings& settings) {
    auto graph = std::make_shared<const CostGraph>(costGraph(*volume, effectivePenalty(settings)));
    return {std::move(input), std::move(volume), std::move(lookup), std::move(graph)};
}

Expected<SearchedVolume> volumeFor(const Scene& scene, std::shared_ptr<const BindInput> input,
                                   const BindSettings& settings, Progress& progress) {
    auto solved = solveBindVolume(input->problem, scene, input->sources.joints, settings, progress);
    if (!solved) {
        return fail(solved.error());
    }
    auto volume = std::make_shared<const BindVolume>(std::move(*solved));
    auto lookup = makeLookup(*input, *input, *volume, settings.lookup, MeasuredAt::Inside);
    return withGraph(std::move(input), std::move(volume), std::move(lookup), settings);
}

} // namespace

Expected<JointDistances> JointDistances::measureIn(const BindState& state, const Scene& scene,
                                                   Progress& progress) {
    const auto* inVolume = dynamic_cast<const InVolume*>(state.evidence());
    if (inVolume == nullptr) {
        return JointDistances();
    }
    try {
        const SolverVolume& made = inVolume->solverVolume();
        return searchedIn(withGraph(state.input, made.volume, made.lookup, state.settings), scene, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

Expected<JointDistances> JointDistances::measure(const Scene& scene, const BindSettings& settings,
                                                 Progress& progress) {
    try {
        progress.report(Stage::Prepare, 0.0);
        if (auto valid = validate(settings); !valid) {
            return fail(valid.error());
        }
        auto input = prepareInput(scene, settings);
        if (!input) {
            return fail(input.error());
        }
        if (input->nothingToSolve()) {
            return JointDistances();
        }
        auto searched =
            volumeFor(scene, std::make_shared<const BindInput>(std::move(*input)), settings, progress);
        if (!searched) {
            return fail(searched.error());
        }
        return searchedIn(std::move(*searched), scene, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

Expected<JointDistances> JointDistances::searchedIn(SearchedVolume searched, const Scene& scene,
                                                    Progress& progress) {
    progress.report(Stage::Distances, 0.0);
    JointDistances distances;
    distances.numberRows(scene, *searched.input);
    if (!distances.measureNearest(searched, progress)) {
        return fail(ErrorCode::Canceled);
    }
    distances.searchOnDemand(std::move(searched));
    return distances;
}

/// Rows are sources, columns welded vertices.
void JointDistances::numberRows(const Scene& scene, const BindInput& input) {
    m_rowOf.assign(scene.skeleton.size(), kNone);
    const std::vector<std::int32_t> joints = input.sourceJoints();
    for (std::size_t row = 0; row < joints.size(); ++row) {
        m_rowOf[static_cast<std::size_t>(joints[row])] = static_cast<std::int32_t>(row);
    }
    m_welded.resize(scene.parts.size());
    for (std::size_t i = 0; i < input.problem.parts.size(); ++i) {
        const auto welded = input.problem.surface.weldedVertices(i);
        m_welded[input.problem.parts[i]].assign(welded.begin(), welded.end());
    }
    m_beyond = kFarBeyond * static_cast<float>(bounds(scene).diagonal());
}

/// False when canceled.
bool JointDistances::measureNearest(const SearchedVolume& searched, Progress& progress) {
    auto nearest = measureNearestBones(searched, progress);
    if (!nearest) {
        return false;
    }
    m_nearest = std::move(nearest->distances);
    m_nearestRow = std::move(nearest->sources);
    const auto toModel = static_cast<float>(searched.voxelSize());
    for (float& distance : m_nearest) {
        distance *= toModel;
    }
    return true;
}

void JointDistances::searchOnDemand(SearchedVolume searched) {
    std::vector<float> reaches(m_nearest.size());
    for (std::uint32_t column = 0; column < reaches.size(); ++column) {
        reaches[column] = reachOf(column);
    }
    m_search = std::make_shared<FarSearch>(std::move(searched), std::move(reaches));
}

float JointDistances::reachOf(std::uint32_t column) const {
    return kFarTimes * m_nearest[column] + m_beyond;
}

/// Nothing where the joint or the vertex is not known.
std::optional<JointDistances::Cell> JointDistances::cellOf(std::int32_t joint, VertexId vertex) const {
    if (!known() || m_welded[vertex.part].empty() || m_rowOf[static_cast<std::size_t>(joint)] == kNone) {
        return std::nullopt;
    }
    const Cell cell{static_cast<std::size_t>(m_rowOf[static_cast<std::size_t>(joint)]),
                    m_welded[vertex.part][vertex.vertex]};
    return std::isfinite(m_nearest[cell.column]) ? std::optional(cell) : std::nullopt;
}

/// Whether what was measured already says so.
bool JointDistances::isNear(const Cell& cell) const {
    return m_nearestRow[cell.column] == cell.row;
}

bool JointDistances::isNear(std::int32_t joint, VertexId vertex) const {
    const auto cell = cellOf(joint, vertex);
    return !cell || isNear(*cell);
}

bool JointDistances::isFar(std::int32_t joint, VertexId vertex) const {
    const auto cell = cellOf(joint, vertex);
    return cell && !isNear(*cell) && m_search->isBeyond(cell->row, cell->column);
}

} // namespace sinew
