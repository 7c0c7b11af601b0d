#include "core/solve/doctor/NearestBones.h"

#include "core/base/Parallel.h"
#include "core/solve/geodesic/distances/JoinedBones.h"
#include "core/solve/geodesic/distances/SearchPool.h"
#include "core/solve/geodesic/distances/SearchProgress.h"

#include <atomic>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

namespace sinew {
namespace {

/// How far the progress has come after the search from all bones at once, and after that of limits. Guessed.
constexpr double kNearestShare = 0.3;
constexpr double kLimitsShare = 0.6;

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
    steps.begin(1, kNearestShare);
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

} // namespace

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
    steps.begin(1, kLimitsShare);
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

} // namespace sinew
