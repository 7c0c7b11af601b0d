#include "core/solve/geodesic/distances/SearchLimits.h"

#include "core/distance/BucketQueue.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// A way along leaves that share faces is at most twice as long as the one it stands for.
constexpr float kOfWay = 0.5F;
/// A leaf that does not see its parent asks its neighbours, which have to be settled from before them.
constexpr float kTurns = 2.0F;

} // namespace

SearchLimits::SearchLimits(const CostGraph& graph, const VertexLookup& lookup, std::span<const float> reaches)
    : m_graph(graph)
    , m_reach(graph.size(), -std::numeric_limits<float>::infinity()) {
    start(lookup, reaches);
    spread();
}

/// The leaves that vertices read from.
void SearchLimits::start(const VertexLookup& lookup, std::span<const float> reaches) {
    for (std::size_t p = 0; p < reaches.size(); ++p) {
        if (!std::isfinite(reaches[p])) {
            continue;
        }
        const float sheets =
            VertexLookup::kSurfaceGap * m_graph.finestWidth(m_graph.place(lookup.homeLeaf(p)));
        const float beyond = lookup.farthestSample(p) + sheets;
        m_mostBeyond = std::max(m_mostBeyond, beyond);
        for (const LeafSample& sample : lookup.samples(p)) {
            m_reach[sample.leaf] = std::max(m_reach[sample.leaf], reaches[p] + beyond);
        }
    }
}

/// From the leaves with the farthest reach on: a shortest-path search for what is lost on the way.
void SearchLimits::spread() {
    const float most = m_reach.empty() ? 0.0F : std::ranges::max(m_reach);
    BucketQueue queue;
    for (std::uint32_t leaf = 0; leaf < m_reach.size(); ++leaf) {
        if (std::isfinite(m_reach[leaf])) {
            queue.push(leaf, most - m_reach[leaf]);
        }
    }
    std::vector<std::uint32_t> batch;
    while (!queue.empty()) {
        queue.take(batch);
        for (const std::uint32_t leaf : batch) {
            if (!queue.isCurrent(most - m_reach[leaf])) {
                continue; // found to reach farther since, and done
            }
            for (const std::uint32_t next : m_graph.neighbors(leaf)) {
                const float way = (m_graph.place(next).center - m_graph.place(leaf).center).norm();
                const float reach = m_reach[leaf] - kOfWay * way;
                if (reach > 0.0F && reach > m_reach[next]) {
                    m_reach[next] = reach;
                    queue.push(next, most - reach);
                }
            }
        }
    }
}

// The largest of part * reach - way is at most part times that of reach - way.
std::vector<float> SearchLimits::forPart(float part) const {
    std::vector<float> limits(m_reach.size());
    const float beyond = (1.0F - part) * m_mostBeyond;
    for (std::size_t leaf = 0; leaf < limits.size(); ++leaf) {
        const CostLeaf& place = m_graph.place(leaf);
        // The wall that a vertex is part of does not count there.
        limits[leaf] = part * m_reach[leaf] + beyond + kTurns * place.width() +
                       (place.costly ? m_graph.wallPrice() : 0.0F);
    }
    return limits;
}

} // namespace sinew
