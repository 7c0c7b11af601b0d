#include "core/distance/CostGraph.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {

CostGraph::CostGraph(const SparseVoxels& voxels, const LeafGraph& graph, const std::vector<bool>& penalised,
                     double penalty, const Bridges& bridges, const std::vector<std::uint32_t>& walls)
    : m_graph(graph)
    , m_surfacePenalty(static_cast<float>(penalty - 1.0))
    , m_baseVoxel(static_cast<float>(voxels.frame().baseVoxel()))
    , m_places(voxels.size())
    , m_bridges(bridges.steps) {
    const bool counts = m_surfacePenalty > 0.0F;
    parallelFor(voxels.size(), 16384, [&](std::size_t begin, std::size_t end) {
        for (std::size_t leaf = begin; leaf < end; ++leaf) {
            const bool surface = voxels.boundary(leaf);
            const bool costs = counts && penalised[graph.components().ofLeaf[leaf]];
            m_places[leaf] = {
                voxels.center(leaf), voxels.sizeLog2(leaf), costs && surface, surface, costs, false, false};
        }
    });
    m_free = VoxelMask(voxels, [this](std::size_t leaf) { return !m_places[leaf].costly; });
    m_anyCostly = std::any_of(m_places.begin(), m_places.end(), [](const CostLeaf& p) { return p.costly; });
    if (m_anyCostly) {
        m_inside = VoxelMask(voxels, [](std::size_t) { return true; });
    }
    for (const std::uint32_t leaf : walls) {
        m_places[leaf].wall = true;
    }
    for (const BridgeStep& step : m_bridges) {
        m_places[step.from].bridged = true;
    }
    std::stable_sort(m_bridges.begin(), m_bridges.end(),
                     [](const BridgeStep& a, const BridgeStep& b) { return a.from < b.from; });
}

std::vector<BridgeStep>::const_iterator CostGraph::firstBridge(std::uint32_t from) const {
    return std::lower_bound(m_bridges.begin(), m_bridges.end(), from,
                            [](const BridgeStep& step, std::uint32_t leaf) { return step.from < leaf; });
}

Vec3f CostGraph::outwards(const CostLeaf& place) const {
    const VoxelMask& inside = m_anyCostly ? m_inside : m_free;
    Vec3f sum = Vec3f::Zero();
    for (int n = 0; n < 27; ++n) {
        const Vec3f way(static_cast<float>(n % 3 - 1), static_cast<float>(n / 3 % 3 - 1),
                        static_cast<float>(n / 9 - 1));
        const Vec3f cell = (place.center + place.width() * way).array().floor();
        if (inside.cubeAt(static_cast<std::int32_t>(cell.x()), static_cast<std::int32_t>(cell.y()),
                          static_cast<std::int32_t>(cell.z())) == 0) {
            sum += way;
        }
    }
    return sum;
}

} // namespace sinew
