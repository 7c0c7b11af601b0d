#include "core/solve/solution/Solution.h"

#include "core/base/Parallel.h"
#include "core/bind/BindInput.h"
#include "core/bind/RegionPlan.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/biharmonic/BiharmonicDomain.h"
#include "core/solve/field/FieldProblem.h"
#include "core/solve/volume/BindVolume.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// rho of keepShape 1. Weights then vary within a region a tenth of the character wide by about a hundredth.
constexpr double kMaxStiffness = 1e6;

constexpr double kUnknown = -1.0;

/// The most that any region asks for at each welded vertex, 0..1.
std::vector<double> strengths(const BindInput& input, const std::vector<Region>& regions) {
    std::vector<double> strength(input.problem.vertices.size(), 0.0);
    for (const Region& region : regions) {
        for (const RegionVertex& held : verticesOfRegion(region, input.problem)) {
            strength[held.vertex] =
                std::max(strength[held.vertex], static_cast<double>(held.amount) * region.keepShape);
        }
    }
    return strength;
}

/// Means over the vertices in each leaf, then from leaf to leaf.
std::vector<double> spreadOverLeaves(const BindVolume& volume, const VertexLookup& lookup,
                                     const std::vector<double>& strength) {
    std::vector<double> ofLeaf(volume.voxels.size(), 0.0);
    std::vector<std::uint32_t> vertices(volume.voxels.size(), 0);
    for (std::size_t p = 0; p < strength.size(); ++p) {
        ofLeaf[lookup.homeLeaf(p)] += strength[p];
        ++vertices[lookup.homeLeaf(p)];
    }
    std::vector<std::uint32_t> queue;
    for (std::uint32_t leaf = 0; leaf < ofLeaf.size(); ++leaf) {
        if (vertices[leaf] > 0) {
            ofLeaf[leaf] /= vertices[leaf];
            queue.push_back(leaf);
        } else {
            ofLeaf[leaf] = kUnknown;
        }
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const std::uint32_t neighbor : volume.graph.neighbors(queue[next])) {
            if (ofLeaf[neighbor] == kUnknown) {
                ofLeaf[neighbor] = ofLeaf[queue[next]];
                queue.push_back(neighbor);
            }
        }
    }
    return ofLeaf;
}

/// Regions that are on and keep their shape, as far as that goes: what a change of them asks to be solved
/// anew.
std::vector<Region> shapeRegions(const WeightingSettings& settings) {
    std::vector<Region> regions;
    for (const Region& region : settings.regions) {
        if (region.on && region.keepShape > 0.0) {
            Region shape;
            shape.solid = region.solid;
            shape.blend = region.blend;
            shape.blendOfHeight = region.blendOfHeight;
            shape.painting = region.painting;
            shape.keepShape = region.keepShape;
            regions.push_back(std::move(shape));
        }
    }
    return regions;
}

/// The stiffness rho of Jacobson et al. 2011, eq. 7, for every cell, in 1 / longest side squared: what
/// regions hold of the vertices in a leaf, by how strongly they keep their shape; of leaves without vertices
/// that of the nearest with some, along the leaves. Empty where no region asks for any. O(#leaves + #G
/// #regions).
std::vector<double> shapeStiffness(const BindInput& input, const BindVolume& volume,
                                   const VertexLookup& lookup, std::span<const std::uint32_t> cellOf,
                                   const WeightingSettings& settings) {
    const std::vector<double> strength = strengths(input, shapeRegions(settings));
    if (std::ranges::all_of(strength, [](double s) { return s == 0.0; })) {
        return {};
    }
    const std::vector<double> ofLeaf = spreadOverLeaves(volume, lookup, strength);
    std::vector<double> stiffness;
    for (std::size_t leaf = 0; leaf < ofLeaf.size(); ++leaf) {
        if (cellOf[leaf] != kNoLeaf) {
            stiffness.push_back(kMaxStiffness * std::max(ofLeaf[leaf], 0.0));
        }
    }
    return stiffness;
}

/// How many weights over cells are kept for the next bind to start from.
constexpr std::size_t kMaxKeptWeights = 8'000'000;

/// What was solved over the cells.
struct Programs {
    std::shared_ptr<const BindVolume> volume;
    std::vector<Region> shapes; ///< that the programs keep
    bool exactSum = false;
    std::vector<double> violations;   ///< #S
    std::vector<ProgramState> states; ///< #S, or none where they would be too many
};

class BiharmonicSolution final : public VoxelWeightSolution {
public:
    BiharmonicSolution(std::shared_ptr<const BindInput> input, SolverVolume volume, Solved solved,
                       std::shared_ptr<const Programs> programs, const BindSettings& settings)
        : VoxelWeightSolution(std::move(input), std::move(volume), std::move(solved), settings)
        , m_programs(std::move(programs)) {}

    const std::shared_ptr<const Programs>& programs() const { return m_programs; }

    void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const override {
        VoxelWeightSolution::addToReport(scene, welded, report);
        addViolations(m_programs->violations, kBiharmonicTolerance, report);
    }

private:
    std::shared_ptr<const Programs> m_programs;
};

/// Tells how many programs are done, and how far the last one was off.
class ProgramProgress {
public:
    ProgramProgress(Progress& progress, std::size_t programs)
        : m_progress(progress)
        , m_programs(programs) {
        m_progress.report(Stage::Solve, 0.0);
    }
    void add(double violation) {
        const std::size_t done = ++m_done;
        m_progress.report(Stage::Solve, static_cast<double>(done) / static_cast<double>(m_programs));
        m_progress.residual(violation);
    }

private:
    Progress& m_progress;
    std::size_t m_programs;
    std::atomic<std::size_t> m_done{0};
};

std::vector<ProgramState> solvePrograms(const BiharmonicDomain& domain, const Programs* former,
                                        Progress& progress) {
    const std::size_t sources = domain.handles(0).ofSource.size();
    std::vector<ProgramState> states(sources);
    ProgramProgress told(progress, sources);
    parallelFor(sources, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t source = begin; source < end && !progress.canceled(); ++source) {
            const bool again = former != nullptr && !former->states.empty();
            states[source] = solveHandle(domain, source, kBiharmonicTolerance,
                                         again ? &former->states[source] : nullptr, progress);
            told.add(states[source].violation);
        }
    });
    return states;
}

std::shared_ptr<const WeightTable> readTable(const BindInput& input, const CellReader& reader,
                                             const std::vector<ProgramState>& states,
                                             const Progress& progress) {
    auto table = std::make_shared<WeightTable>(input.problem.vertices.size(), states.size());
    parallelFor(states.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t source = begin; source < end; ++source) {
            setColumn(*table, source, reader.read(states[source].weights, progress));
        }
    });
    normalizeRows(input, *table);
    return table;
}

CellWork workOf(const BindSettings& settings) {
    return settings.exactSum ? CellWork::SumProgram : CellWork::Program;
}

/// The former solution of the same character, if the same solver made it.
const BiharmonicSolution* formerSolution(const SolveRequest& request) {
    const auto* former = dynamic_cast<const BiharmonicSolution*>(request.previous);
    return former != nullptr && former->sharedInput() == request.input ? former : nullptr;
}

Expected<std::shared_ptr<const Solution>> solveAnew(const SolveRequest& request, SolverVolume volume,
                                                    const Programs* former, Programs programs,
                                                    Progress& progress) {
    auto problem = fieldProblem(volume, request, workOf(request.settings));
    if (!problem) {
        return fail(problem.error());
    }
    std::vector<double> stiffness =
        shapeStiffness(*request.input, *volume.volume, *volume.lookup, problem->cellOf, request.settings);
    const BiharmonicDomain domain(
        CellGrid(volume.volume->voxels, volume.volume->graph, volume.volume->seeded),
        std::move(problem->handles), std::move(stiffness));
    programs.states = solvePrograms(domain, former, progress);
    if (programs.exactSum && !progress.canceled()) {
        solveExactSum(domain, kBiharmonicTolerance, programs.states, progress);
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    auto table = readTable(*request.input, problem->reader, programs.states, progress);
    for (const ProgramState& state : programs.states) {
        programs.violations.push_back(state.violation);
    }
    if (domain.grid(0).size() * programs.states.size() > kMaxKeptWeights) {
        programs.states.clear();
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const BiharmonicSolution>(request.input, std::move(volume), std::move(table),
                                                      std::make_shared<const Programs>(std::move(programs)),
                                                      request.settings);
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveBiharmonic(const SolveRequest& request, Progress& progress) {
    if (auto fits = checkFieldMemory(request, workOf(request.settings)); !fits) {
        return fail(fits.error());
    }
    auto volume = solveVolume(request, request.settings.lookup, MeasuredAt::Vertex, progress);
    if (!volume) {
        return fail(volume.error());
    }
    Programs programs;
    programs.volume = volume->volume;
    programs.shapes = shapeRegions(request.settings);
    programs.exactSum = request.settings.exactSum;
    const BiharmonicSolution* former = formerSolution(request);
    const bool sameCells = former != nullptr && former->programs()->volume == programs.volume;
    if (sameCells && former->programs()->shapes == programs.shapes &&
        former->programs()->exactSum == programs.exactSum &&
        former->solverVolume().lookup == volume->lookup) {
        return std::make_shared<const BiharmonicSolution>(request.input, std::move(*volume), former->solved(),
                                                          former->programs(), request.settings);
    }
    return solveAnew(request, std::move(*volume), sameCells ? former->programs().get() : nullptr,
                     std::move(programs), progress);
}

BindRework biharmonicRework(const BindSettings& from, const BindSettings& to) {
    if (volumeInForce(from) != volumeInForce(to)) {
        return BindRework::Volume;
    }
    const bool same =
        shapeRegions(from) == shapeRegions(to) && from.exactSum == to.exactSum && from.lookup == to.lookup;
    return same ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew
