#include "core/distance/CostGraph.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <utility>

namespace sinew {

CostGraph::CostGraph(const SparseVoxels& voxels, const LeafGraph& graph, const std::vector<bool>& penalised,
                     double penalty, const Bridges& bridges)
    : m_voxels(voxels)
    , m_graph(graph)
    , m_baseVoxel(static_cast<float>(voxels.frame().baseVoxel()))
    , m_wallPrice(static_cast<float>(std::max(0.0, penalty - 1.0)) * m_baseVoxel)
    , m_bridges(bridges.steps) {
    auto places = std::make_shared<std::vector<CostLeaf>>(voxels.size());
    const bool counts = m_wallPrice > 0.0F;
    parallelFor(voxels.size(), 16384, [&](std::size_t begin, std::size_t end) {
        for (std::size_t leaf = begin; leaf < end; ++leaf) {
            const bool surface = voxels.boundary(leaf);
            const bool costly = counts && surface && penalised[graph.components().ofLeaf[leaf]];
            (*places)[leaf] = {voxels.center(leaf), voxels.sizeLog2(leaf), costly, surface, false};
        }
    });
    for (const BridgeStep& step : m_bridges) {
        (*places)[step.from].bridged = true;
        (*places)[step.to].bridged = true;
    }
    m_places = *places;
    m_owned = std::move(places);
    sortBridges();
}

CostGraph CostGraph::backwards() const {
    CostGraph back = *this;
    back.m_wallPrice = 0.0F;
    for (BridgeStep& step : back.m_bridges) {
        std::swap(step.from, step.to);
    }
    back.sortBridges();
    return back;
}

void CostGraph::sortBridges() {
    std::stable_sort(m_bridges.begin(), m_bridges.end(),
                     [](const BridgeStep& a, const BridgeStep& b) { return a.from < b.from; });
}

std::vector<BridgeStep>::const_iterator CostGraph::firstBridge(std::uint32_t from) const {
    return std::lower_bound(m_bridges.begin(), m_bridges.end(), from,
                            [](const BridgeStep& step, std::uint32_t leaf) { return step.from < leaf; });
}

} // namespace sinew
