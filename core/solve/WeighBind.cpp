#include "core/bind/SolversInForce.h"
#include "core/bind/SpreadWeights.h"
#include "core/bind/parts/OverriddenWeights.h"
#include "core/bind/parts/PartProposals.h"
#include "core/bind/regions/RegionReport.h"
#include "core/solve/BindState.h"
#include "core/solve/MixedWeights.h"

#include <algorithm>

namespace sinew {
namespace {

/// The welded vertices' weights (#G), and which of them follow one joint as they move nearly as one.
struct WeldedWeights {
    SkinWeights weights;
    RigidShells rigid;
};

WeldedWeights weighWelded(const Solution& solution, const SolverMix& mix, const BindSettings& settings,
                          Progress& progress) {
    WeldedWeights welded{mixedWeights(mix, solution.input().allSources(), settings, progress), {}};
    if (!progress.canceled()) {
        welded.rigid = solution.rigidShells(welded.weights, settings);
        welded.weights = makeRigid(welded.weights, welded.rigid);
    }
    return welded;
}

/// Weights of every part, the rules obeyed. `mix` empty: nothing is solved. Leaves the welded vertices' own
/// in `welded`.
std::vector<std::shared_ptr<const SkinWeights>> weigh(const Scene& scene, const BindState& state,
                                                      const SolverMix& mix, const BindSettings& settings,
                                                      WeldedWeights& welded, Notices& notices,
                                                      Progress& progress) {
    const BindInput& input = *state.input;
    const Solution* solution = state.solution.get();
    if (solution != nullptr) {
        welded = weighWelded(*solution, mix, settings, progress);
    }
    if (progress.canceled()) {
        return {};
    }
    auto weights = spreadToParts(scene, input.problem, welded.weights);
    const auto weighSome = [&](const std::vector<std::size_t>& sources) {
        return mixedWeights(mix, sources, settings, progress);
    };
    const SkinFollowers* followers = solution != nullptr ? solution->surface().followers.get() : nullptr;
    applyRules(scene, input, followers, welded.weights, weighSome, settings, weights, notices, progress);
    return weights;
}

void describeInput(const BindState& state, BindReport& report) {
    const BindInput& input = *state.input;
    const std::vector<std::string> solvers = solversInForce(state.settings);
    report.solver = state.settings.solver;
    report.stages = state.stages;
    report.penalised = std::ranges::find(solvers, "geodesic") != solvers.end();
    report.penalty = report.penalised ? effectivePenalty(state.settings) : 0.0;
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

SolverMix mixOf(const BindState& state, const BindSettings& settings) {
    return state.solution ? mixSolvers(state, settings) : SolverMix();
}

/// What the solvers in use add of their own; what several say of the same voxels stands there once.
void addSolvers(const Scene& scene, const BindState& state, const SolverMix& mix, const SkinWeights& welded,
                BindReport& report) {
    report.solvers = verticesBySolver(state, mix);
    state.solution->addToReport(scene, welded, report);
    for (const KeyedSolution& further : state.further) {
        const auto told = std::ssize(report.notices);
        further.solution->addToReport(scene, welded, report);
        const auto before = std::span(report.notices).first(static_cast<std::size_t>(told));
        const auto repeats =
            std::remove_if(report.notices.begin() + told, report.notices.end(),
                           [&](const Notice& n) { return std::ranges::find(before, n) != before.end(); });
        report.notices.erase(repeats, report.notices.end());
    }
}

/// Distances that tell which joints reach a region: of its own solver. Empty: that measures none.
std::span<const std::vector<float>> distancesIn(const Region& region, const BindState& state) {
    const Solution* own = region.solver ? state.solutionOf(*region.solver) : nullptr;
    const Solution* solution = own != nullptr ? own : state.solution.get();
    return solution != nullptr ? solution->distances() : std::span<const std::vector<float>>();
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

/// Regions that keep their shape where no solver in force minds that.
void noteIdleShapes(const BindSettings& settings, Notices& notices) {
    const std::vector<std::string> solvers = solversInForce(settings);
    if (std::ranges::find(solvers, "biharmonic") != solvers.end()) {
        return;
    }
    for (const Region& region : settings.regions) {
        if (region.on && region.keepShape > 0.0) {
            notices.push_back({NoticeCode::RegionShapeUnused, region.name, 0, {}});
        }
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
    const SolverMix mix = mixOf(state, settings);
    WeldedWeights welded;
    result.weights = weigh(scene, state, mix, settings, welded, result.report.notices, progress);
    if (progress.canceled()) {
        return result;
    }
    const Solution* solution = state.solution.get();
    reportRigidShells(scene, *state.input, welded.rigid, result.report);
    countWeights(result, result.report);
    std::span<const AttachedShell> attached;
    if (solution != nullptr) {
        attached = solution->surface().attached;
    }
    proposePartBindings(scene, *state.input, attached, welded.weights, result);
    reportRegions(
        *state.input, [&](const Region& region) { return distancesIn(region, state); }, settings,
        result.report);
    noteIdleShapes(settings, result.report.notices);
    if (solution != nullptr) {
        addSolvers(scene, state, mix, welded.weights, result.report);
        noteIdleJoints(scene, welded.weights, result.report.sources, result.report.notices);
        if (const SkeletonPlacement place = solution->skeletonPlacement(); place.astray) {
            headSkeleton(scene, place, result.report);
        } else if (auto far = farPartsNotice(place, scene)) {
            result.report.notices.push_back(std::move(*far));
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
    return weigh(scene, state, mixOf(state, settings), settings, welded, notices, progress);
}

} // namespace sinew
