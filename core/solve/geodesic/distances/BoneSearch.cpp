#include "core/solve/geodesic/distances/BoneSearch.h"

#include "core/distance/GeodesicDistance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

JoinedBones joined(const std::vector<DistanceSeeds>& sources) {
    JoinedBones all;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        const auto before = static_cast<std::uint32_t>(all.path.bones.size());
        all.path.bones.insert(all.path.bones.end(), sources[s].bones.begin(), sources[s].bones.end());
        all.ofBone.resize(all.path.bones.size(), s);
        for (DistanceSeed seed : sources[s].seeds) {
            seed.bone += seed.bone == kNoBone ? 0 : before;
            all.path.seeds.push_back(seed);
        }
    }
    return all;
}

namespace {

/// Paths turn at leaf centres, on the way back at others than on the way there.
constexpr float kOfWay = 0.95F;
/// A leaf that does not see its parent asks its neighbours, which have to be settled from before them.
constexpr float kTurns = 2.0F;
constexpr float kNoReach = -std::numeric_limits<float>::infinity();

} // namespace

/// The leaves that vertices read from.
void SearchLimits::start(std::span<const float> reaches) {
    m_reach.assign(m_graph.size(), kNoReach);
    m_maxBeyond = 0.0F;
    for (std::size_t p = 0; p < reaches.size(); ++p) {
        if (!std::isfinite(reaches[p])) {
            continue;
        }
        const float sheets =
            VertexLookup::kSurfaceGap * m_graph.finestWidth(m_graph.place(m_lookup.homeLeaf(p)));
        const float beyond = m_lookup.farthestSample(p) + sheets;
        m_maxBeyond = std::max(m_maxBeyond, beyond);
        for (const LeafSample& sample : m_lookup.samples(p)) {
            m_reach[sample.leaf] = std::max(m_reach[sample.leaf], reaches[p] + beyond);
        }
    }
}

bool SearchLimits::measure(std::span<const float> reaches, Progress& progress) {
    start(reaches);
    const float max = m_reach.empty() ? 0.0F : std::max(0.0F, std::ranges::max(m_reach));
    DistanceSeeds seeds; // those with less reach start as much later
    for (std::uint32_t leaf = 0; leaf < m_reach.size(); ++leaf) {
        if (std::isfinite(m_reach[leaf])) {
            seeds.seeds.push_back({leaf, (max - m_reach[leaf]) / kOfWay, kNoBone});
        }
    }
    const CostGraph ways = m_graph.backwards();
    GeodesicSearch search(ways);
    if (!search.run(seeds, std::vector<float>(ways.size(), max / kOfWay), progress)) {
        return false;
    }
    for (std::uint32_t leaf = 0; leaf < m_reach.size(); ++leaf) {
        m_reach[leaf] = max - kOfWay * search.path(leaf).distance;
    }
    return true;
}

// The largest of part * reach - way is at most part times that of reach - way.
std::vector<float> SearchLimits::forPart(float part) const {
    std::vector<float> limits(m_reach.size());
    const float beyond = (1.0F - part) * m_maxBeyond;
    for (std::size_t leaf = 0; leaf < limits.size(); ++leaf) {
        const CostLeaf& place = m_graph.place(leaf);
        // The wall that a vertex is part of does not count there.
        limits[leaf] = part * m_reach[leaf] + beyond + kTurns * place.width() +
                       (place.costly ? m_graph.wallPrice() : 0.0F);
    }
    return limits;
}

} // namespace sinew
