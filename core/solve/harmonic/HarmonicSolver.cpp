#include "core/solve/solution/Solution.h"

#include "core/base/Parallel.h"
#include "core/distance/GeodesicDistance.h"
#include "core/solve/field/FieldProblem.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kDiffusionTolerance = 1e-5;
/// Less is not worth a word.
constexpr double kToldViolation = 1e-4;
/// No cell counts as nearer to a bone: heat grows without bound towards it.
constexpr double kMinDistance = 0.5; // base voxels

/// One system for all sources: what draws each free cell, and to which source.
struct DiffusionProblem {
    std::vector<double> reaction;     ///< #free; empty: none
    std::vector<std::uint32_t> drawn; ///< #free, source
};

/// What was solved over the cells.
struct Diffused {
    std::shared_ptr<const WeightTable> table;
    std::vector<double> violations; ///< #S
};

class DiffusedSolution final : public VoxelWeightSolution {
public:
    DiffusedSolution(std::shared_ptr<const BindInput> input, SolverVolume volume, const Diffused& solved,
                     const BindSettings& settings)
        : VoxelWeightSolution(std::move(input), std::move(volume), solved.table, settings)
        , solver(settings.solver)
        , heat(settings.heat)
        , diffused(solved) {}

    void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const override {
        VoxelWeightSolution::addToReport(scene, welded, report);
        addViolations(diffused.violations, kToldViolation, report);
    }

    const std::string solver;
    const double heat;
    const Diffused diffused;
};

/// What flows into the free cells from those that the source holds, and from what draws them to it.
std::vector<double> rightSide(const CellGrid& grid, const FieldProblem& problem,
                              const DiffusionProblem& diffusion, const std::vector<std::uint32_t>& free,
                              std::size_t source) {
    std::vector<double> given(grid.size(), 0.0);
    for (const GivenCell& value : problem.handles.ofSource[source]) {
        given[value.cell] = value.value;
    }
    std::vector<double> right(free.size(), 0.0);
    for (std::size_t i = 0; i < free.size(); ++i) {
        for (const CellLink& link : grid.links(free[i])) {
            right[i] += link.conductance * given[link.cell];
        }
        if (!diffusion.reaction.empty() && diffusion.drawn[i] == source) {
            right[i] += diffusion.reaction[i];
        }
    }
    return right;
}

/// Weights of one source over all cells.
std::vector<double> diffuse(const CellGrid& grid, const FieldProblem& problem,
                            const DiffusionProblem& diffusion, DiffusionSolve& system, std::size_t source,
                            const Progress& progress) {
    const std::vector<std::uint32_t>& free = system.free();
    const std::vector<double> solved =
        system.solve(rightSide(grid, problem, diffusion, free, source), kDiffusionTolerance, progress);
    std::vector<double> weights(grid.size(), 0.0);
    for (const GivenCell& value : problem.handles.ofSource[source]) {
        weights[value.cell] = value.value;
    }
    for (std::size_t i = 0; i < solved.size(); ++i) {
        weights[free[i]] = std::clamp(solved[i], 0.0, 1.0);
    }
    return weights;
}

Diffused diffuseAll(const CellHierarchy& cells, const FieldProblem& problem,
                    const DiffusionProblem& diffusion, const BindInput& input, Progress& progress) {
    const std::size_t sources = problem.handles.ofSource.size();
    const DiffusionSolve system(cells, freeCells(problem.handles, cells.grid(0).size()), diffusion.reaction);
    auto table = std::make_shared<WeightTable>(input.problem.vertices.size(), sources);
    std::vector<double> violations(sources, 0.0);
    std::atomic<std::size_t> done{0};
    progress.report(Stage::Solve, 0.0);
    parallelFor(sources, 1, [&](std::size_t begin, std::size_t end) {
        DiffusionSolve own = system;
        for (std::size_t source = begin; source < end && !progress.canceled(); ++source) {
            setColumn(*table, source,
                      problem.reader.read(diffuse(cells.grid(0), problem, diffusion, own, source, progress),
                                          progress));
            violations[source] = own.error();
            progress.residual(own.error());
            progress.report(Stage::Solve, static_cast<double>(++done) / static_cast<double>(sources));
        }
    });
    if (!progress.canceled()) { // else columns are missing
        normalizeRows(input, *table);
    }
    return {std::move(table), std::move(violations)};
}

/// Seeds of all sources, as bones of one.
DistanceSeeds allSeeds(const BoneSeeds& seeds) {
    DistanceSeeds all;
    for (const DistanceSeeds& source : seeds.ofSource) {
        const auto bone = static_cast<std::uint32_t>(all.bones.size());
        all.bones.push_back(source.bones.front());
        for (DistanceSeed seed : source.seeds) {
            seed.bone = bone; // also of a bone outside, whose leaves are those nearest to it
            all.seeds.push_back(seed);
        }
    }
    return all;
}

/// Which source each free cell is nearest to through the volume, and how strongly that draws it.
Expected<DiffusionProblem> heatOf(const SolverVolume& volume, const FieldProblem& problem,
                                  const BindSettings& settings, Progress& progress) {
    const BindVolume& solved = *volume.volume;
    const CostGraph graph = costGraph(solved, 1.0);
    GeodesicSearch search(graph);
    if (!search.run(allSeeds(solved.seeds), {}, progress)) {
        return fail(ErrorCode::Canceled);
    }
    const double side = solved.voxels.frame().resolution();
    const double min = kMinDistance * solved.voxels.frame().baseVoxel();
    DiffusionProblem diffusion;
    auto held = problem.handles.held.begin();
    for (std::uint32_t leaf = 0; leaf < problem.cellOf.size(); ++leaf) {
        const std::uint32_t cell = problem.cellOf[leaf];
        if (cell == kNoLeaf || (held != problem.handles.held.end() && *held == cell)) {
            held += cell == kNoLeaf ? 0 : 1;
            continue;
        }
        const std::uint32_t bone = search.boneOf(leaf);
        const double distance = std::max(static_cast<double>(search.distanceAt(leaf)), min) / side;
        const double width = static_cast<double>(1U << solved.voxels.sizeLog2(leaf)) / side;
        const bool reached = bone != kNoBone && std::isfinite(distance);
        diffusion.reaction.push_back(reached ? settings.heat / (distance * distance) * width * width * width
                                             : 0.0);
        diffusion.drawn.push_back(bone);
    }
    return diffusion;
}

/// The former solution where it is of the same cells and settings.
const DiffusedSolution* formerDiffused(const SolveRequest& request, const SolverVolume& volume) {
    const auto* former = dynamic_cast<const DiffusedSolution*>(request.previous);
    const bool same = former != nullptr && former->sharedInput() == request.input &&
                      former->solver == request.settings.solver && former->heat == request.settings.heat &&
                      former->solverVolume().volume == volume.volume &&
                      former->solverVolume().lookup == volume.lookup;
    return same ? former : nullptr;
}

Expected<Diffused> diffuseAnew(const SolveRequest& request, const SolverVolume& volume, bool heated,
                               Progress& progress) {
    auto problem = fieldProblem(volume, request, CellWork::Diffusion);
    if (!problem) {
        return fail(problem.error());
    }
    Expected<DiffusionProblem> diffusion = DiffusionProblem();
    if (heated) {
        diffusion = heatOf(volume, *problem, request.settings, progress);
        if (!diffusion) {
            return fail(diffusion.error());
        }
    }
    const CellHierarchy cells(CellGrid(volume.volume->voxels, volume.volume->graph, volume.volume->seeded));
    Diffused diffused = diffuseAll(cells, *problem, *diffusion, *request.input, progress);
    return progress.canceled() ? Expected<Diffused>(fail(ErrorCode::Canceled)) : std::move(diffused);
}

Expected<std::shared_ptr<const Solution>> solveDiffused(const SolveRequest& request, bool heated,
                                                        Progress& progress) {
    if (auto fits = checkFieldMemory(request, CellWork::Diffusion); !fits) {
        return fail(fits.error());
    }
    auto volume = solveVolume(request, request.settings.lookup, MeasuredAt::Vertex, progress);
    if (!volume) {
        return fail(volume.error());
    }
    const DiffusedSolution* former = formerDiffused(request, *volume);
    Expected<Diffused> diffused =
        former != nullptr ? former->diffused : diffuseAnew(request, *volume, heated, progress);
    if (!diffused) {
        return fail(diffused.error());
    }
    return std::make_shared<const DiffusedSolution>(request.input, std::move(*volume), *diffused,
                                                    request.settings);
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveHarmonic(const SolveRequest& request, Progress& progress) {
    return solveDiffused(request, false, progress);
}

Expected<std::shared_ptr<const Solution>> solveVoxelHeat(const SolveRequest& request, Progress& progress) {
    return solveDiffused(request, true, progress);
}

BindRework harmonicRework(const BindSettings& from, const BindSettings& to) {
    if (volumeInForce(from) != volumeInForce(to)) {
        return BindRework::Volume;
    }
    return from.lookup == to.lookup ? BindRework::Nothing : BindRework::Distances;
}

BindRework voxelHeatRework(const BindSettings& from, const BindSettings& to) {
    return std::max(harmonicRework(from, to),
                    from.heat == to.heat ? BindRework::Nothing : BindRework::Distances);
}

} // namespace sinew
