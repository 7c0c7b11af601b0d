#include "core/solve/geodesic/distances/SearchLimits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {
namespace {

/// Paths turn at leaf centres, on the way back at others than on the way there.
constexpr float kOfWay = 0.95F;
/// A leaf that does not see its parent asks its neighbours, which have to be settled from before them.
constexpr float kTurns = 2.0F;

Bridges backwards(const Bridges& bridges) {
    Bridges back = bridges;
    for (BridgeStep& step : back.steps) {
        std::swap(step.from, step.to);
    }
    return back;
}

} // namespace

SearchLimits::SearchLimits(const BindVolume& volume, const VertexLookup& lookup)
    : m_lookup(lookup)
    , m_ways(volume.voxels, volume.graph, volume.seeded, 1.0, backwards(volume.bridges))
    , m_search(m_ways) {}

DistanceSeeds SearchLimits::seedsOf(std::span<const float> reaches) {
    std::vector<float> reachOf(m_ways.size(), -std::numeric_limits<float>::infinity());
    m_most = 0.0F;
    m_mostBeyond = 0.0F;
    for (std::size_t p = 0; p < reaches.size(); ++p) {
        if (!std::isfinite(reaches[p])) {
            continue;
        }
        const float sheets =
            VertexLookup::kSurfaceGap * m_ways.finestWidth(m_ways.place(m_lookup.homeLeaf(p)));
        const float beyond = m_lookup.farthestSample(p) + sheets;
        m_mostBeyond = std::max(m_mostBeyond, beyond);
        m_most = std::max(m_most, reaches[p] + beyond);
        for (const LeafSample& sample : m_lookup.samples(p)) {
            reachOf[sample.leaf] = std::max(reachOf[sample.leaf], reaches[p] + beyond);
        }
    }
    DistanceSeeds seeds;
    for (std::uint32_t leaf = 0; leaf < reachOf.size(); ++leaf) {
        if (std::isfinite(reachOf[leaf])) {
            seeds.seeds.push_back({leaf, (m_most - reachOf[leaf]) / kOfWay, kNoBone});
        }
    }
    return seeds;
}

bool SearchLimits::measure(std::span<const float> reaches, Progress& progress) {
    const DistanceSeeds seeds = seedsOf(reaches);
    return m_search.run(seeds, std::vector<float>(m_ways.size(), m_most / kOfWay), progress);
}

// The largest of part * reach - way is at most part times that of reach - way.
std::vector<float> SearchLimits::forPart(float part, const CostGraph& graph) const {
    std::vector<float> limits(m_ways.size());
    const float beyond = (1.0F - part) * m_mostBeyond;
    for (std::uint32_t leaf = 0; leaf < limits.size(); ++leaf) {
        const CostLeaf& place = graph.place(leaf);
        const float reach = m_most - kOfWay * m_search.path(leaf).distance;
        // The wall that a vertex is part of does not count there.
        limits[leaf] =
            part * reach + beyond + kTurns * place.width() + (place.costly ? graph.wallPrice() : 0.0F);
    }
    return limits;
}

} // namespace sinew
