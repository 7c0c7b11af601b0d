#include "app/compare/SolverComparison.h"

#include "app/report/ScenePairs.h"
#include "core/base/Memory.h"
#include "core/metrics/WeightMeasures.h"
#include "core/solve/Bind.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

namespace sinew {
namespace {

/// The least of some differences, where no other is as small.
std::int32_t clearlyBest(const std::vector<double>& l1) {
    std::int32_t best = kNone;
    double min = std::numeric_limits<double>::infinity();
    double second = min;
    for (std::size_t c = 0; c < l1.size(); ++c) {
        if (l1[c] < min) { // never for one that is not a number
            second = std::exchange(min, l1[c]);
            best = static_cast<std::int32_t>(c);
        } else if (l1[c] < second) {
            second = l1[c];
        }
    }
    return second - min > kSameL1 ? best : kNone;
}

} // namespace

std::vector<JointContest> jointContests(const std::vector<std::vector<JointDifference>>& differences) {
    const auto joints = std::ranges::find_if(differences, [](const auto& list) { return !list.empty(); });
    std::vector<JointContest> contests;
    if (joints == differences.end()) {
        return contests;
    }
    for (std::size_t i = 0; i < joints->size(); ++i) {
        JointContest contest{(*joints)[i].joint, (*joints)[i].vertices, {}, kNone};
        for (const std::vector<JointDifference>& list : differences) {
            contest.l1.push_back(list.empty() ? std::numeric_limits<double>::quiet_NaN() : list[i].l1);
        }
        contest.best = clearlyBest(contest.l1);
        contests.push_back(std::move(contest));
    }
    return contests;
}

namespace {

/// The weights of parts with a skin; all null in a scene that was never bound.
PartWeights artistWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.rigidJoint == kNone ? part.weights : nullptr);
    }
    return weights;
}

bool anyWeights(const PartWeights& weights) {
    return std::ranges::any_of(weights, [](const auto& part) { return part != nullptr; });
}

ContenderResult bindContender(const Scene& scene, const Contender& contender, const Scene* host,
                              Progress& progress) {
    ContenderResult result;
    result.label = contender.label;
    result.solver = contender.settings.solver;
    const MemoryGrowth growth;
    const auto start = std::chrono::steady_clock::now();
    Expected<BindResult> bound = bind(scene, contender.settings, progress, host);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    result.memory = growth.bytes();
    if (!bound) {
        result.error = std::move(bound.error());
        return result;
    }
    result.weights = std::move(bound->weights);
    result.report = std::move(bound->report);
    return result;
}

WeightShape shapeOf(const WeightPair& pair, const SkinWeights& weights, const Skeleton& skeleton) {
    WeightShape shape;
    shape.influences = influencesPerVertex(weights);
    shape.roughness = roughnessOf(weights, pair.triangles);
    shape.bleed = weightBleed(pair.vertices, pair.triangles, weights, skeleton);
    shape.bends = bendShape(pair.vertices, pair.triangles, weights, skeleton,
                            jointsWithWeight(pair.reference, skeleton.size()));
    return shape;
}

/// Of every contender its joints' differences; empty for those that failed.
using DifferencesByContender = std::vector<std::vector<JointDifference>>;

/// Fills in everything that the weights say. Error: Canceled.
Expected<DifferencesByContender> judgeWeights(const Scene& scene, SolverComparison& comparison,
                                              const Progress& progress) {
    const Skeleton& skeleton = scene.skeleton;
    DifferencesByContender differences;
    for (ContenderResult& contender : comparison.contenders) {
        differences.emplace_back();
        if (contender.error) {
            continue;
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        const WeightPair pair = weightPair(scene, comparison.reference, contender.weights);
        if (comparison.vertices == 0) {
            comparison.vertices = pair.vertices.size();
            comparison.shape = shapeOf(pair, pair.reference, skeleton);
        }
        contender.numbers = compareWeights(pair, skeleton);
        contender.shape = shapeOf(pair, pair.candidate, skeleton);
        differences.back() = jointDifferences(pair, skeleton.size());
    }
    return differences;
}

/// Error: the first contender's, where none succeeded.
Expected<void> chooseReference(const Scene& scene, SolverComparison& comparison) {
    const auto first = std::ranges::find_if(
        comparison.contenders, [](const ContenderResult& contender) { return !contender.error; });
    if (first == comparison.contenders.end()) {
        return comparison.contenders.empty() ? Expected<void>() : fail(*comparison.contenders.front().error);
    }
    comparison.reference = artistWeights(scene);
    if (!anyWeights(comparison.reference)) {
        comparison.reference = first->weights;
        comparison.firstContender = static_cast<std::int32_t>(first - comparison.contenders.begin());
    }
    comparison.parts = static_cast<std::size_t>(
        std::ranges::count_if(comparison.reference, [](const auto& part) { return part != nullptr; }));
    return {};
}

} // namespace

std::vector<Contender> solverContenders(const BindSettings& base, const std::vector<std::string>& keys) {
    std::vector<Contender> contenders;
    for (const std::string& key : keys) {
        if (std::ranges::find(contenders, key, &Contender::label) == contenders.end()) {
            contenders.push_back({key, base});
            contenders.back().settings.solver = key;
        }
    }
    return contenders;
}

Expected<SolverComparison> compareContenders(const Scene& scene, std::span<const Contender> contenders,
                                             Progress& progress, const Scene* host) {
    SolverComparison comparison;
    for (const Contender& contender : contenders) {
        comparison.contenders.push_back(bindContender(scene, contender, host, progress));
        const std::optional<Error>& error = comparison.contenders.back().error;
        if (progress.canceled() || (error && error->code == ErrorCode::Canceled)) {
            return fail(ErrorCode::Canceled);
        }
    }
    if (const Expected<void> chosen = chooseReference(scene, comparison); !chosen) {
        return fail(chosen.error());
    }
    const Expected<DifferencesByContender> differences = judgeWeights(scene, comparison, progress);
    if (!differences) {
        return fail(differences.error());
    }
    if (comparison.byArtist()) {
        comparison.joints = jointContests(*differences);
        for (const JointContest& contest : comparison.joints) {
            if (contest.best != kNone) {
                ++comparison.contenders[static_cast<std::size_t>(contest.best)].wins;
            }
        }
    }
    return comparison;
}

} // namespace sinew
