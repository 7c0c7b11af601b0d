#include "core/bind/SpreadWeights.h"
#include "core/bind/parts/OverriddenWeights.h"
#include "core/bind/parts/PartProposals.h"
#include "core/bind/regions/RegionReport.h"
#include "core/solve/BindState.h"

#include <algorithm>

namespace sinew {
namespace {

/// The welded vertices' weights (#G), and which of them follow one joint as they move nearly as one.
struct WeldedWeights {
    SkinWeights weights;
    RigidShells rigid;
};

WeldedWeights weighWelded(const Solution& solution, const BindSettings& settings, Progress& progress) {
    WeldedWeights welded{solution.weights(solution.input().allSources(), settings, progress), {}};
    if (!progress.canceled()) {
        welded.rigid = solution.rigidShells(welded.weights, settings);
        welded.weights = makeRigid(welded.weights, welded.rigid);
    }
    return welded;
}

/// Weights of every part, the rules obeyed. Leaves the welded vertices' own in `welded`.
std::vector<std::shared_ptr<const SkinWeights>> weigh(const Scene& scene, const BindState& state,
                                                      const BindSettings& settings, WeldedWeights& welded,
                                                      Notices& notices, Progress& progress) {
    const BindInput& input = *state.input;
    const Solution* solution = state.solution.get();
    if (solution != nullptr) {
        welded = weighWelded(*solution, settings, progress);
    }
    if (progress.canceled()) {
        return {};
    }
    auto weights = spreadToParts(scene, input.problem, welded.weights);
    const auto weighSome = [&](const std::vector<std::size_t>& sources) {
        return solution->weights(sources, settings, progress);
    };
    const SkinFollowers* followers = solution != nullptr ? solution->surface().followers.get() : nullptr;
    applyRules(scene, input, followers, welded.weights, weighSome, settings, weights, notices, progress);
    return weights;
}

void describeInput(const BindState& state, BindReport& report) {
    const BindInput& input = *state.input;
    report.solver = state.settings.solver;
    report.stages = state.stages;
    report.penalty = geodesicCounts(state.settings) ? effectivePenalty(state.settings) : 0.0;
    report.sources = input.sourceJoints();
    report.sourceJoints = report.sources.size();
    for (const Bone& source : input.sources.joints) {
        report.boneSegments += source.segments.size();
    }
    report.weldedVertices = input.problem.vertices.size();
    report.triangles = input.problem.triangles.size();
    report.notices = input.sources.notices;
    report.notices.insert(report.notices.end(), input.problem.notices.begin(), input.problem.notices.end());
}

void countWeights(const BindResult& result, BindReport& report) {
    for (const auto& weights : result.weights) {
        if (!weights) {
            continue; // left out by a rule, and it came without
        }
        report.vertices += weights->vertexCount();
        report.unweightedVertices += weights->unweightedCount();
        report.largestInfluenceCount =
            std::max(report.largestInfluenceCount, weights->largestInfluenceCount());
    }
}

void noteIdleJoints(const Scene& scene, const SkinWeights& welded, const std::vector<std::int32_t>& sources,
                    Notices& notices) {
    std::vector<bool> used(scene.skeleton.size(), false);
    for (std::size_t p = 0; p < welded.vertexCount(); ++p) {
        for (const Influence& influence : welded.at(p)) {
            used[static_cast<std::size_t>(influence.joint)] = true;
        }
    }
    for (const std::int32_t joint : sources) {
        if (!used[static_cast<std::size_t>(joint)]) {
            notices.push_back({NoticeCode::JointReachesNothing,
                               scene.skeleton.joints[static_cast<std::size_t>(joint)].name,
                               0,
                               {}});
        }
    }
}

/// Puts the notice of a misplaced skeleton first, in place of those of its joints.
void headSkeleton(const Scene& scene, const SkeletonPlacement& place, BindReport& report) {
    std::erase_if(report.notices, [](const Notice& notice) {
        return notice.code == NoticeCode::JointOutside || notice.code == NoticeCode::JointFar;
    });
    report.notices.insert(report.notices.begin(), noticeOf(place, scene));
    report.skeletonFit = place.fit;
}

} // namespace

BindResult weighBind(const Scene& scene, const BindState& state, const BindSettings& settings,
                     Progress& progress) {
    BindResult result;
    describeInput(state, result.report);
    WeldedWeights welded;
    result.weights = weigh(scene, state, settings, welded, result.report.notices, progress);
    if (progress.canceled()) {
        return result;
    }
    const Solution* solution = state.solution.get();
    reportRigidShells(scene, *state.input, welded.rigid, result.report);
    countWeights(result, result.report);
    std::span<const AttachedShell> attached;
    std::span<const std::vector<float>> distances;
    if (solution != nullptr) {
        attached = solution->surface().attached;
        distances = solution->distances();
    }
    proposePartBindings(scene, *state.input, attached, welded.weights, result);
    reportRegions(*state.input, distances, settings, result.report);
    if (solution != nullptr) {
        solution->addToReport(scene, welded.weights, result.report);
        noteIdleJoints(scene, welded.weights, result.report.sources, result.report.notices);
        if (const SkeletonPlacement place = solution->skeletonPlacement(); place.astray) {
            headSkeleton(scene, place, result.report);
        }
    }
    return result;
}

BindResult weighBind(const Scene& scene, const BindState& state, const BindSettings& settings) {
    Progress progress;
    return weighBind(scene, state, settings, progress);
}

std::vector<std::shared_ptr<const SkinWeights>> bindWeights(const Scene& scene, const BindState& state,
                                                            const BindSettings& settings) {
    Progress progress;
    WeldedWeights welded;
    Notices notices;
    return weigh(scene, state, settings, welded, notices, progress);
}

} // namespace sinew
