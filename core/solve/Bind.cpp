#include "core/solve/Bind.h"

#include "core/base/Parallel.h"
#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/RegionPlan.h"
#include "core/bind/SolvedWeights.h"
#include "core/bind/parts/ControlWeights.h"
#include "core/bind/parts/OverriddenWeights.h"
#include "core/solve/MixedWeights.h"
#include "core/solve/Solvers.h"

#include <algorithm>
#include <new>

namespace sinew {
namespace {

/// The rules for parts that a scene has.
std::vector<PartRule> rulesFor(const Scene& scene, std::vector<PartRule> rules) {
    std::erase_if(rules, [&scene](const PartRule& rule) {
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            if (partName(scene, part) == rule.part) {
                return false;
            }
        }
        return true;
    });
    return rules;
}

/// Of a former state of the same input, what a solver may take stages over from: its own, else one in the
/// same voxels, else the character's.
const Solution* formerOf(const BindState* former, const std::string& key) {
    if (former == nullptr || !former->solution) {
        return nullptr;
    }
    const Solution* own = former->solutionOf(key);
    return own != nullptr ? own : former->evidence();
}

/// Solves by all solvers in force, one after the other; each may take over what those before it made.
Expected<void> solveAll(const Scene& scene, BindState& state, const BindState* former, SearchReach reach,
                        const Host* host, Progress& progress,
                        const std::shared_ptr<const BindSurface>& surface = nullptr) {
    if (state.input->nothingToSolve()) {
        return {};
    }
    const std::vector<std::string> keys = solversInForce(state.settings);
    for (std::size_t k = 0; k < keys.size(); ++k) {
        SolverProgress own(progress, k, keys.size());
        const BindSettings settings = settingsOf(state.settings, keys[k]);
        const Solution* beside = state.solution ? state.evidence() : nullptr;
        auto solution = findSolver(keys[k])->solve(
            {scene, settings, state.input, formerOf(former, keys[k]), reach, host, beside, surface}, own);
        if (!solution) {
            return fail(solution.error());
        }
        if (k == 0) {
            state.solution = std::move(*solution);
        } else {
            state.further.push_back({keys[k], std::move(*solution)});
        }
    }
    return {};
}

/// Of a bind of the same mesh by the same rules, to whatever skeleton; null: it is another mesh.
std::shared_ptr<const BindSurface> surfaceOf(const BindState* other, const BindInput& input) {
    const Solution* solution = other != nullptr && other->solution ? other->evidence() : nullptr;
    if (solution == nullptr || !(other->input->settings == input.settings)) {
        return nullptr;
    }
    const BindProblem& theirs = other->input->problem;
    const bool same = theirs.parts == input.problem.parts && theirs.vertices == input.problem.vertices &&
                      theirs.triangles == input.problem.triangles;
    return same ? solution->sharedSurface() : nullptr;
}

Expected<void> solveOwn(const Scene& scene, BindState& state, const BindState* previous,
                        const BindState* sameMesh, SearchReach reach, Progress& progress) {
    const bool same = previous != nullptr && previous->input->settings == inputInForce(state.settings);
    if (same) {
        state.input = previous->input;
    } else {
        auto input = prepareInput(scene, state.settings);
        if (!input) {
            return fail(input.error());
        }
        state.input = std::make_shared<const BindInput>(std::move(*input));
    }
    return solveAll(scene, state, same ? previous : nullptr, reach, nullptr, progress,
                    surfaceOf(sameMesh, *state.input));
}

Expected<void> solveInHost(const Scene& scene, BindState& state, const Scene& other, SearchReach reach,
                           Progress& progress) {
    BindSettings settings = state.settings;
    settings.parts = rulesFor(other, state.settings.parts);
    auto lent = prepareInput(other, settings);
    if (!lent) {
        return fail(lent.error());
    }
    auto input = prepareInput(scene, state.settings);
    if (!input) {
        return fail(input.error());
    }
    if (!input->nothingToSolve()) {
        if (lent->nothingToSolve()) {
            return fail(ErrorCode::NoFaces, {other.sourceFile});
        }
        input->sources = lent->sources;
    }
    state.input = std::make_shared<const BindInput>(std::move(*input));
    const Host host{other, std::make_shared<const BindInput>(std::move(*lent))};
    return solveAll(scene, state, nullptr, reach, &host, progress);
}

} // namespace

Expected<std::shared_ptr<const BindState>> solveBind(const Scene& scene, const BindSettings& settings,
                                                     Progress& progress, const BindState* previous,
                                                     SearchReach reach, const Scene* host,
                                                     const BindState* sameMesh) {
    StageClock clock(progress);
    try {
        clock.report(Stage::Prepare, 0.0);
        if (auto valid = validate(settings); !valid) {
            return fail(valid.error());
        }
        if (auto known = checkSolvers(settings); !known) {
            return fail(known.error());
        }
        auto state = std::make_shared<BindState>();
        state->settings = settings;
        const Expected<void> solved = host == nullptr
                                          ? solveOwn(scene, *state, previous, sameMesh, reach, clock)
                                          : solveInHost(scene, *state, *host, reach, clock);
        if (!solved) {
            return fail(solved.error());
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        state->stages = clock.finish();
        return state;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

Expected<BindResult> bind(const Scene& scene, const BindSettings& settings, Progress& progress,
                          const Scene* reused) {
    StageClock clock(progress);
    try {
        const auto state = solveBind(scene, settings, clock, nullptr, reachForWeights(settings), reused);
        if (!state) {
            return fail(state.error());
        }
        clock.report(Stage::Weights, 0.0);
        BindResult result = weighBind(scene, **state, settings, clock);
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        result.report.stages = clock.finish();
        return result;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

namespace {

/// The welded vertices' weights (#G), and which of them follow one joint as they move nearly as one.
struct WeldedWeights {
    SkinWeights weights;
    RigidShells rigid;
};

WeldedWeights weighWelded(const Solution& solution, const SolverMix& mix, const BindInput& input,
                          const BindSettings& settings, Notices& notices, Progress& progress) {
    WeldedWeights welded{mixedWeights(mix, solution.input().allSources(), settings, progress), {}};
    if (!progress.canceled()) {
        welded.weights = withControlWeights(input, settings, welded.weights, notices, progress);
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
        welded = weighWelded(*solution, mix, input, settings, notices, progress);
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
    report.sources = input.bearingJoints();
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

/// Bones that the picture solver was told of and that do not bind.
void noteIdleSmoothness(const BindState& state, Notices& notices) {
    const std::vector<std::string>& names = state.input->sources.names;
    for (const BoneSmoothness& bone : state.settings.boneSmoothness) {
        if (std::ranges::find(names, bone.joint) == names.end()) {
            notices.push_back({NoticeCode::BoneSmoothnessUnused, bone.joint, 0, {}});
        }
    }
}

/// Volumes of bones that do not bind.
void noteIdleVolumes(const BindState& state, Notices& notices) {
    if (state.solutionOf("envelope") == nullptr) {
        return;
    }
    const std::vector<std::string>& names = state.input->sources.names;
    for (const BoneVolume& volume : state.settings.boneVolumes) {
        if (std::ranges::find(names, volume.joint) == names.end()) {
            notices.push_back({NoticeCode::BoneVolumeUnused, volume.joint, 0, {}});
        }
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
void headSkeleton(const Scene& scene, const SkeletonPlacement& placement, BindReport& report) {
    std::erase_if(report.notices, [](const Notice& notice) {
        return notice.code == NoticeCode::JointOutside || notice.code == NoticeCode::JointFar;
    });
    report.notices.insert(report.notices.begin(), noticeOf(placement, scene));
    report.skeletonFit = placement.fit;
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
    noteIdleSmoothness(state, result.report.notices);
    noteIdleVolumes(state, result.report.notices);
    if (solution != nullptr) {
        addSolvers(scene, state, mix, welded.weights, result.report);
        noteIdleJoints(scene, welded.weights, state.input->sourceJoints(), result.report.notices);
        if (const SkeletonPlacement placement = solution->skeletonPlacement(); placement.astray) {
            headSkeleton(scene, placement, result.report);
        } else if (auto far = farPartsNotice(placement, scene)) {
            result.report.notices.push_back(std::move(*far));
        }
    }
    return result;
}

BindResult weighBind(const Scene& scene, const BindState& state, const BindSettings& settings) {
    Progress progress;
    return weighBind(scene, state, settings, progress);
}

std::vector<std::shared_ptr<const SkinWeights>>
bindWeights(const Scene& scene, const BindState& state, const BindSettings& settings, Progress& progress) {
    WeldedWeights welded;
    Notices notices;
    return weigh(scene, state, mixOf(state, settings), settings, welded, notices, progress);
}

std::vector<std::shared_ptr<const SkinWeights>> bindWeights(const Scene& scene, const BindState& state,
                                                            const BindSettings& settings) {
    Progress progress;
    return bindWeights(scene, state, settings, progress);
}

Expected<std::vector<std::shared_ptr<const SkinWeights>>> bindToNearestBone(const Scene& scene,
                                                                            const BindSettings& settings) {
    const Expected<Bones> sources = chooseBones(scene, settings);
    if (!sources) {
        return fail(sources.error());
    }
    const Expected<BindProblem> problem = makeBindProblem(scene);
    if (!problem) {
        return fail(problem.error());
    }
    std::vector<std::int32_t> joints(problem->vertices.size());
    parallelFor(joints.size(), 1024, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            joints[p] = sources->joints[nearestSource(problem->vertices[p], sources->joints)].joint;
        }
    });
    SkinWeightsBuilder builder;
    builder.reserve(joints.size(), joints.size());
    for (const std::int32_t joint : joints) {
        const Influence whole{joint, 1.0F};
        builder.add(std::span(&whole, 1));
    }
    return spreadToParts(scene, *problem, builder.finish());
}

} // namespace sinew
