#include "core/solve/field/LooseExtension.h"

#include "core/solve/field/HandleCells.h"

#include <algorithm>

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
        std::ranges::transform(free, right.begin(), [&](std::uint32_t place) { return drawn[place]; });
        DiffusionSolve system = stage.system;
        const std::vector<double> solved = system.solve(std::move(right), kLooseTolerance, progress);
        for (std::size_t i = 0; i < solved.size(); ++i) {
            values[free[i]] = std::clamp(solved[i], 0.0, 1.0);
        }
    }
    return values;
}

} // namespace sinew
