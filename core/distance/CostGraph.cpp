#include "core/distance/CostGraph.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <limits>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

/// How much wider than the narrowest place another may be to count as part of the same joint, base voxels.
constexpr float kRim = 1.5F;

struct Link {
    std::uint32_t leaf = kNoLeaf;  ///< in the loose group
    std::uint32_t other = kNoLeaf; ///< outside it
    float gap = std::numeric_limits<float>::infinity();
};

/// Groups of components that have been joined; the root of a group is its lowest component.
class Groups {
public:
    explicit Groups(const std::vector<bool>& seeded)
        : m_parent(seeded.size())
        , m_seeded(seeded) {
        std::iota(m_parent.begin(), m_parent.end(), 0U);
    }
    std::uint32_t find(std::uint32_t component) const {
        while (m_parent[component] != component) {
            component = m_parent[component];
        }
        return component;
    }
    /// Makes every find() one step. Parents are lower, so one pass upwards does it.
    void flatten() {
        for (std::uint32_t& parent : m_parent) {
            parent = m_parent[parent];
        }
    }
    void unite(std::uint32_t a, std::uint32_t b) {
        const std::uint32_t low = std::min(find(a), find(b));
        const std::uint32_t high = std::max(find(a), find(b));
        m_seeded[low] = m_seeded[low] || m_seeded[high];
        m_parent[high] = low;
    }
    bool seeded(std::uint32_t component) const { return m_seeded[find(component)]; }

private:
    std::vector<std::uint32_t> m_parent;
    std::vector<bool> m_seeded;
};

class Bridging {
public:
    Bridging(const SparseVoxels& voxels, const LeafComponents& components, const std::vector<bool>& seeded,
             const LeafTree& tree)
        : m_voxels(voxels)
        , m_components(components)
        , m_seeded(seeded)
        , m_tree(tree)
        , m_groups(seeded) {}

    Bridges run() {
        while (joinLooseGroups()) {
        }
        return orient();
    }

private:
    /// For every leaf of an unseeded group the nearest leaf outside the group.
    std::vector<Link> nearestOutside() const {
        std::vector<std::uint32_t> groupOfLeaf(m_voxels.size());
        std::vector<Link> links;
        for (std::uint32_t leaf = 0; leaf < m_voxels.size(); ++leaf) {
            groupOfLeaf[leaf] = m_groups.find(m_components.ofLeaf[leaf]);
            if (!m_groups.seeded(groupOfLeaf[leaf])) {
                links.push_back({leaf, kNoLeaf, std::numeric_limits<float>::infinity()});
            }
        }
        const LeafTree::Labels labels = m_tree.label(groupOfLeaf);
        parallelFor(links.size(), 256, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                const std::uint32_t leaf = links[i].leaf;
                const LeafTree::Hit hit =
                    m_tree.nearestOther(m_voxels.center(leaf), labels, groupOfLeaf[leaf]);
                links[i].other = hit.leaf;
                links[i].gap = hit.distance;
            }
        });
        return links;
    }

    /// One round: every unseeded group is joined to its nearest neighbour. False when nothing was left to
    /// join.
    bool joinLooseGroups() {
        const std::vector<Link> links = nearestOutside();
        std::vector<float> narrowest(m_components.count, std::numeric_limits<float>::infinity());
        for (const Link& link : links) {
            float& min = narrowest[m_groups.find(m_components.ofLeaf[link.leaf])];
            min = std::min(min, link.other == kNoLeaf ? min : link.gap);
        }
        const float rim = kRim * static_cast<float>(m_voxels.frame().baseVoxel());
        std::vector<Link> chosen;
        for (const Link& link : links) {
            const std::uint32_t group = m_groups.find(m_components.ofLeaf[link.leaf]);
            if (link.other != kNoLeaf && link.gap <= narrowest[group] + rim) {
                chosen.push_back(link);
            }
        }
        for (const Link& link : chosen) {
            m_groups.unite(m_components.ofLeaf[link.leaf], m_components.ofLeaf[link.other]);
            m_links.push_back(link);
        }
        m_groups.flatten();
        return !chosen.empty();
    }

    /// Goes out from the seeded components and keeps of every link the direction away from them.
    Bridges orient() {
        std::vector<std::vector<std::uint32_t>> linksOf(m_components.count);
        for (std::uint32_t i = 0; i < m_links.size(); ++i) {
            linksOf[m_components.ofLeaf[m_links[i].leaf]].push_back(i);
            linksOf[m_components.ofLeaf[m_links[i].other]].push_back(i);
        }
        constexpr std::uint32_t kUnreached = 0xffffffffU;
        std::vector<std::uint32_t> steps(m_components.count, kUnreached);
        std::deque<std::uint32_t> queue;
        for (std::uint32_t c = 0; c < m_components.count; ++c) {
            if (m_seeded[c]) {
                steps[c] = 0;
                queue.push_back(c);
            }
        }
        while (!queue.empty()) {
            const std::uint32_t c = queue.front();
            queue.pop_front();
            for (const std::uint32_t i : linksOf[c]) {
                for (const std::uint32_t leaf : {m_links[i].leaf, m_links[i].other}) {
                    const std::uint32_t other = m_components.ofLeaf[leaf];
                    if (steps[other] == kUnreached) {
                        steps[other] = steps[c] + 1;
                        queue.push_back(other);
                    }
                }
            }
        }
        return collect(steps);
    }

    Bridges collect(const std::vector<std::uint32_t>& steps) const {
        Bridges result;
        std::vector<Bridge> narrowest(m_components.count);
        for (const Link& link : m_links) {
            const bool leafInner =
                steps[m_components.ofLeaf[link.leaf]] < steps[m_components.ofLeaf[link.other]];
            const std::uint32_t from = leafInner ? link.leaf : link.other;
            const std::uint32_t to = leafInner ? link.other : link.leaf;
            const std::uint32_t component = m_components.ofLeaf[to];
            if (steps[m_components.ofLeaf[from]] >= steps[component]) {
                continue; // equally far from the bones: no way to anywhere new
            }
            result.steps.push_back({from, to, link.gap});
            Bridge& bridge = narrowest[component];
            if (bridge.fromLeaf == kNoLeaf || link.gap < bridge.gap) {
                bridge = {component, from, to, link.gap};
            }
        }
        std::copy_if(narrowest.begin(), narrowest.end(), std::back_inserter(result.joined),
                     [](const Bridge& bridge) { return bridge.fromLeaf != kNoLeaf; });
        return result;
    }

    const SparseVoxels& m_voxels;
    const LeafComponents& m_components;
    const std::vector<bool>& m_seeded;
    const LeafTree& m_tree;
    Groups m_groups;
    std::vector<Link> m_links;
};

} // namespace

Bridges bridgeComponents(const SparseVoxels& voxels, const LeafComponents& components,
                         const std::vector<bool>& seeded, const LeafTree& tree) {
    if (std::find(seeded.begin(), seeded.end(), true) == seeded.end()) {
        return {};
    }
    return Bridging(voxels, components, seeded, tree).run();
}

CostGraph::CostGraph(const SparseVoxels& voxels, const LeafGraph& graph, const std::vector<bool>& penalised,
                     double penalty, const Bridges& bridges)
    : m_voxels(voxels)
    , m_graph(graph)
    , m_baseVoxel(static_cast<float>(voxels.frame().baseVoxel()))
    , m_wallPrice(static_cast<float>(std::max(0.0, penalty - 1.0)) * m_baseVoxel)
    , m_bridges(bridges.steps) {
    auto leaves = std::make_shared<std::vector<CostLeaf>>(voxels.size());
    const bool counts = m_wallPrice > 0.0F;
    parallelFor(voxels.size(), 16384, [&](std::size_t begin, std::size_t end) {
        for (std::size_t leaf = begin; leaf < end; ++leaf) {
            const bool surface = voxels.boundary(leaf);
            const bool costly = counts && surface && penalised[graph.components().ofLeaf[leaf]];
            (*leaves)[leaf] = {voxels.center(leaf), voxels.sizeLog2(leaf), costly, surface, false};
        }
    });
    for (const BridgeStep& step : m_bridges) {
        (*leaves)[step.from].bridged = true;
        (*leaves)[step.to].bridged = true;
    }
    m_leaves = *leaves;
    m_owned = std::move(leaves);
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
