#include "core/solve/field/FieldProblem.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/Bones.h"
#include "core/distance/CostGraph.h"
#include "core/distance/GeodesicDistance.h"
#include "core/solve/SolverMemory.h"
#include "core/solve/field/CellHierarchy.h"
#include "core/solve/volume/BindVolume.h"
#include "core/voxel/SparseVoxels.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

constexpr double kLooseTolerance = 1e-5;

std::vector<bool> notSeeded(const std::vector<bool>& seeded) {
    std::vector<bool> loose = seeded;
    loose.flip();
    return loose;
}

double bridgeConductance(const SparseVoxels& voxels, const BridgeStep& step) {
    const auto width =
        static_cast<double>(1U << std::min(voxels.sizeLog2(step.from), voxels.sizeLog2(step.to)));
    return width * width / (std::max(static_cast<double>(step.gap), width) * voxels.frame().resolution());
}

} // namespace

LooseExtension::LooseExtension(const BindVolume& volume, std::span<const std::uint32_t> cellOf) {
    const std::vector<bool> loose = notSeeded(volume.seeded);
    if (std::ranges::find(loose, true) == loose.end() || volume.bridges.steps.empty()) {
        m_places.assign(volume.voxels.size(), kNoLeaf);
        return;
    }
    m_places = cellsOfLeaves(volume, loose);
    m_hierarchy.emplace_back(CellGrid(volume.voxels, volume.graph, loose));
    m_count = m_hierarchy.front().grid(0).size();
    addStages(volume, cellOf, m_hierarchy.front());
}

void LooseExtension::addStages(const BindVolume& volume, std::span<const std::uint32_t> cellOf,
                               const CellHierarchy& hierarchy) {
    const std::vector<std::uint32_t>& componentOf = volume.graph.components().ofLeaf;
    std::vector<bool> reached = volume.seeded;
    while (true) {
        std::vector<bool> next(reached.size(), false);
        std::vector<Entry> entries;
        for (const BridgeStep& step : volume.bridges.steps) {
            const std::uint32_t component = componentOf[step.to];
            if (!reached[component] && reached[componentOf[step.from]]) {
                const bool fromLoose = cellOf[step.from] == kNoLeaf;
                entries.push_back({m_places[step.to], fromLoose,
                                   fromLoose ? m_places[step.from] : cellOf[step.from],
                                   bridgeConductance(volume.voxels, step)});
                next[component] = true;
            }
        }
        if (entries.empty()) {
            return;
        }
        std::vector<std::uint32_t> free;
        std::vector<std::uint32_t> local(m_count, kNoLeaf);
        for (std::size_t leaf = 0; leaf < m_places.size(); ++leaf) {
            if (next[componentOf[leaf]]) {
                local[m_places[leaf]] = static_cast<std::uint32_t>(free.size());
                free.push_back(m_places[leaf]);
            }
        }
        std::vector<double> reaction(free.size(), 0.0);
        for (const Entry& entry : entries) {
            reaction[local[entry.to]] += entry.conductance;
        }
        m_stages.push_back({std::move(entries), DiffusionSolve(hierarchy, std::move(free), reaction)});
        for (std::size_t component = 0; component < reached.size(); ++component) {
            reached[component] = reached[component] || next[component];
        }
    }
}

std::vector<double> LooseExtension::extend(std::span<const double> cells, const Progress& progress) const {
    std::vector<double> values(m_count, 0.0);
    for (const LooseStage& stage : m_stages) {
        std::vector<double> drawn(m_count, 0.0);
        bool any = false;
        for (const Entry& entry : stage.entries) {
            const double value = entry.fromLoose ? values[entry.from] : cells[entry.from];
            drawn[entry.to] += entry.conductance * value;
            any = any || value > 0.0;
        }
        if (!any) {
            continue;
        }
        const std::vector<std::uint32_t>& free = stage.system.free();
        std::vector<double> right(free.size());
        std::ranges::transform(free, right.begin(), [&](std::uint32_t index) { return drawn[index]; });
        DiffusionSolve system = stage.system;
        const std::vector<double> solved = system.solve(std::move(right), kLooseTolerance, progress);
        for (std::size_t i = 0; i < solved.size(); ++i) {
            values[free[i]] = std::clamp(solved[i], 0.0, 1.0);
        }
    }
    return values;
}

namespace {

constexpr std::size_t kReaderGrain = 1024;
constexpr double kMinSum = 1e-6;
constexpr std::size_t kMaxAround = 8;

bool touch(const LeafGraph& graph, std::uint32_t a, std::uint32_t b) {
    return std::ranges::find(graph.neighbors(a), b) != graph.neighbors(a).end();
}

} // namespace

CellReader::CellReader(const BindVolume& volume, const VertexLookup& lookup,
                       std::span<const std::uint32_t> cellOf)
    : m_loose(volume, cellOf)
    , m_cells(static_cast<std::uint32_t>(
          std::ranges::count_if(cellOf, [](std::uint32_t cell) { return cell != kNoLeaf; }))) {
    m_offsets.reserve(lookup.vertexCount() + 1);
    for (std::size_t p = 0; p < lookup.vertexCount(); ++p) {
        addSamples(volume, lookup.samples(p), lookup.homeLeaf(p), cellOf);
        m_offsets.push_back(static_cast<std::uint32_t>(m_samples.size()));
    }
}

std::uint32_t CellReader::indexOf(std::uint32_t leaf, std::span<const std::uint32_t> cellOf) const {
    return cellOf[leaf] != kNoLeaf ? cellOf[leaf] : m_cells + m_loose.places()[leaf];
}

void CellReader::addSamples(const BindVolume& volume, std::span<const LeafSample> samples, std::uint32_t home,
                            std::span<const std::uint32_t> cellOf) {
    std::array<bool, kMaxAround> joined{};
    const auto own =
        static_cast<std::size_t>(std::ranges::find(samples, home, &LeafSample::leaf) - samples.begin());
    joined[own < samples.size() ? own : 0] = true;
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            for (std::size_t j = 0; j < samples.size() && !joined[i]; ++j) {
                joined[i] = joined[j] && touch(volume.graph, samples[i].leaf, samples[j].leaf);
                more = more || joined[i];
            }
        }
    }
    float sum = 0.0F;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        sum += joined[i] ? samples[i].weight : 0.0F;
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const bool known = cellOf[samples[i].leaf] != kNoLeaf || !m_loose.empty();
        if (joined[i] && known && sum > 0.0F) {
            m_samples.push_back({indexOf(samples[i].leaf, cellOf), samples[i].weight / sum});
        }
    }
}

std::vector<float> CellReader::read(std::span<const double> cells, const Progress& progress) const {
    const std::vector<double> loose =
        m_loose.empty() ? std::vector<double>() : m_loose.extend(cells, progress);
    std::vector<float> weights(m_offsets.size() - 1);
    for (std::size_t p = 0; p < weights.size(); ++p) {
        double sum = 0.0;
        for (std::uint32_t i = m_offsets[p]; i < m_offsets[p + 1]; ++i) {
            const std::uint32_t index = m_samples[i].position;
            const double value = index < m_cells ? cells[index] : loose[index - m_cells];
            sum += static_cast<double>(m_samples[i].weight) * value;
        }
        weights[p] = static_cast<float>(sum);
    }
    return weights;
}

void normalizeRows(const BindInput& input, WeightTable& table) {
    parallelFor(table.vertices, kReaderGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const std::span<float> row = table.row(p);
            double sum = std::accumulate(row.begin(), row.end(), 0.0);
            if (!(sum > kMinSum)) {
                row[nearestSource(input.problem.vertices[p], input.sources.joints)] = 1.0F;
                sum = 1.0;
            }
            for (float& weight : row) {
                weight = static_cast<float>(static_cast<double>(weight) / sum);
            }
        }
    });
}

namespace {

CellNeeds needsOf(const SolveRequest& request, CellWork work) {
    return {work, request.input->sources.joints.size()};
}

} // namespace

Expected<void> checkFieldMemory(const SolveRequest& request, CellWork work) {
    if (lendsVolume(request)) {
        return {};
    }
    const BindInput& of = request.host != nullptr ? *request.host->input : *request.input;
    std::vector<Segment> bones;
    for (const Bone& source : of.sources.joints) {
        bones.insert(bones.end(), source.segments.begin(), source.segments.end());
    }
    const int depth = std::countr_zero(static_cast<unsigned>(request.settings.resolution));
    const VoxelFrame base = fitVoxelFrame(of.problem.usedVertices, bones, depth, request.settings.gridAxes);
    const ResolvedSurface surface(of.problem, filledCages(request.settings.cages, base));
    return checkCellMemory(surface.vertices(), surface.triangles(), bones, base.voxelSize,
                           needsOf(request, work), request.settings);
}

Expected<FieldProblem> fieldProblem(const SolverVolume& volume, const SolveRequest& request, CellWork work) {
    const BindVolume& solved = *volume.volume;
    if (auto fits = checkCellMemory(solved.voxels.size(), needsOf(request, work), request.settings); !fits) {
        return fail(fits.error());
    }
    std::vector<std::uint32_t> cellOf = cellsOfLeaves(solved, solved.seeded);
    HandleCells handles = handleCells(solved, request.input->sources.cageFaces, cellOf);
    CellReader reader(solved, *volume.lookup, cellOf);
    return FieldProblem{std::move(cellOf), std::move(handles), std::move(reader)};
}

std::vector<std::uint32_t> freeCells(const HandleCells& handles, std::size_t cells) {
    std::vector<std::uint32_t> free;
    free.reserve(cells);
    auto held = handles.held.begin();
    for (std::uint32_t cell = 0; cell < cells; ++cell) {
        if (held != handles.held.end() && *held == cell) {
            ++held;
        } else {
            free.push_back(cell);
        }
    }
    return free;
}

VoxelWeightSolution::VoxelWeightSolution(std::shared_ptr<const BindInput> input, SolverVolume volume,
                                         Solved solved, const BindSettings& settings)
    : Solution(std::move(input), volume.surface, std::move(solved))
    , m_volume(std::move(volume))
    , m_penalty(effectivePenalty(settings))
    , m_gap(settings.gap) {}

std::vector<float> VoxelWeightSolution::leafDistances(std::size_t source, Progress& progress) const {
    const CostGraph graph = costGraph(*m_volume.volume, m_penalty);
    return geodesicDistances(graph, m_volume.volume->seeds.ofSource[source], progress);
}

void VoxelWeightSolution::addToReport(const Scene& scene, const SkinWeights& welded,
                                      BindReport& report) const {
    const std::vector<LooseComponent> loose = looseComponents(*m_volume.volume, *m_volume.lookup);
    const VolumeReportInput solved{input(), *m_volume.volume, *m_volume.findings, *m_volume.lookup, loose,
                                   m_gap};
    countVoxels(solved, report);
    addVolumeNotices(scene, solved, welded, report);
}

void VoxelWeightSolution::addViolations(std::span<const double> violations, double tolerance,
                                        BindReport& report) const {
    const auto worst = std::ranges::max_element(violations);
    if (worst == violations.end()) {
        return;
    }
    report.violation = std::max(report.violation, *worst);
    if (*worst > tolerance) {
        const auto off =
            std::ranges::count_if(violations, [&](double violation) { return violation > tolerance; });
        report.notices.push_back({NoticeCode::WeightsNotConverged,
                                  input().sources.names[static_cast<std::size_t>(worst - violations.begin())],
                                  static_cast<std::size_t>(off),
                                  {std::to_string(*worst)}});
    }
}

} // namespace sinew
