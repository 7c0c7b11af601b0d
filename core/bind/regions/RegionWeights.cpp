#include "core/bind/regions/RegionWeights.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/NearestBone.h"
#include "core/weights/BoneFalloff.h"
#include "core/weights/BuildWeights.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace sinew {
namespace {

constexpr std::size_t kRegionWeightsGrain = 512;
constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// Calls body(row, index, weights of the vertex) for all vertices of the plan.
template<typename Body>
void forEachRow(const RegionTable& table, WeightTable& weights, const Progress& progress, const Body& body) {
    parallelFor(table.plan.vertices.size(), kRegionWeightsGrain, [&](std::size_t begin, std::size_t end) {
        RegionRow row(table);
        for (std::size_t i = begin; i < end && !progress.canceled(); ++i) {
            body(row, i, weights.row(table.plan.vertices[i]));
        }
    });
}

SkinWeights pruned(const SkinWeights& weights, double threshold) {
    return threshold > 0.0 ? limitInfluences(weights, 0, static_cast<float>(threshold)) : weights;
}

} // namespace

RegionRow::RegionRow(const RegionTable& table)
    : m_table(table)
    , m_distances(table.sources.size())
    , m_reached(table.sources.size())
    , m_own(table.sources.size()) {}

void RegionRow::giveToNearest(std::uint32_t vertex, const WeightRules& rules) {
    const BindInput& input = m_table.input;
    double least = std::numeric_limits<double>::infinity();
    std::size_t nearest = m_own.size();
    for (std::size_t s = 0; s < m_own.size(); ++s) {
        if (rules.allows(s)) {
            const double d =
                squaredDistance(input.problem.vertices[vertex], input.sources.joints[m_table.sources[s]]);
            nearest = d < least || nearest == m_own.size() ? s : nearest;
            least = std::min(least, d);
        }
    }
    m_own[nearest] = 1.0F;
}

void RegionRow::addRules(std::uint32_t vertex, const WeightRules& rules, float share, std::span<float> row) {
    for (std::size_t s = 0; s < m_reached.size(); ++s) {
        m_reached[s] = rules.allows(s) ? m_distances[s] : kInfinity;
    }
    const double least = leastShare(rules.maxInfluences, m_own.size());
    BoneFalloff{rules.falloff, rules.alphas, rules.leastAlpha, least}.fill(m_reached, m_own);
    const bool none = std::ranges::all_of(m_own, [](float weight) { return weight == 0.0F; });
    if (none && !rules.allowed.empty()) {
        giveToNearest(vertex, rules);
    }
    for (std::size_t s = 0; s < row.size(); ++s) {
        row[s] += share * m_own[s];
    }
}

void RegionRow::fill(std::size_t index, std::span<float> row) {
    const std::uint32_t vertex = m_table.plan.vertices[index];
    for (std::size_t s = 0; s < m_distances.size(); ++s) {
        m_distances[s] = m_table.distances.at(s, vertex);
    }
    std::ranges::fill(row, 0.0F);
    if (const float rest = m_table.plan.baseShares[index]; rest > 0.0F) {
        addRules(vertex, m_table.plan.base, rest, row);
    }
    for (const RuleShare& share : m_table.plan.sharesOf(index)) {
        addRules(vertex, m_table.plan.rules[share.rules], share.share, row);
    }
}

void RegionRow::clampToRegion(std::size_t index, std::span<float> row) {
    for (const RuleShare& share : m_table.plan.sharesOf(index)) {
        const WeightRules& rules = m_table.plan.rules[share.rules];
        float own = 0.0F;
        float others = 0.0F;
        for (std::size_t s = 0; s < row.size(); ++s) {
            (rules.allows(s) ? own : others) += row[s];
        }
        const float most = 1.0F - share.share;
        if (!(others > most)) {
            continue;
        }
        for (std::size_t s = 0; s < row.size(); ++s) {
            row[s] *= rules.allows(s) ? (own > 0.0F ? (1.0F - most) / own : 0.0F) : most / others;
        }
        if (!(own > 0.0F)) {
            std::ranges::fill(m_own, 0.0F);
            giveToNearest(m_table.plan.vertices[index], rules);
            for (std::size_t s = 0; s < row.size(); ++s) {
                row[s] += (1.0F - most) * m_own[s];
            }
        }
    }
}

void RegionRow::addLimited(std::size_t limit, float share) {
    const auto kept = std::span(m_sorted).first(keptByLimit(m_sorted, limit));
    const float sum = std::accumulate(kept.begin(), kept.end(), 0.0F,
                                      [](float all, const Influence& i) { return all + i.weight; });
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (i == m_kept.size()) {
            m_kept.push_back({kept[i].joint, 0.0F});
        }
        m_kept[i].weight += share * kept[i].weight / sum;
    }
}

std::span<const Influence> RegionRow::limited(std::size_t index, std::span<const float> row) {
    m_sorted.clear();
    m_kept.clear();
    for (std::size_t s = 0; s < row.size(); ++s) {
        if (row[s] > 0.0F) {
            m_sorted.push_back({m_table.joints[s], row[s]});
        }
    }
    std::sort(m_sorted.begin(), m_sorted.end(), strongerInfluence);
    if (const float rest = m_table.plan.baseShares[index]; rest > 0.0F) {
        addLimited(m_table.plan.base.maxInfluences, rest);
    }
    for (const RuleShare& share : m_table.plan.sharesOf(index)) {
        addLimited(m_table.plan.rules[share.rules].maxInfluences, share.share);
    }
    return m_kept;
}

void fillRegions(const RegionTable& table, WeightTable& weights, const Progress& progress) {
    forEachRow(table, weights, progress,
               [](RegionRow& row, std::size_t i, std::span<float> values) { row.fill(i, values); });
}

void clampToRegions(const RegionTable& table, WeightTable& weights, const Progress& progress) {
    forEachRow(table, weights, progress,
               [](RegionRow& row, std::size_t i, std::span<float> values) { row.clampToRegion(i, values); });
}

SkinWeights weightsInRegions(const RegionTable& table, double threshold, const Progress& progress) {
    const auto makeRow = [&] {
        return [row = RegionRow(table),
                values = std::vector<float>(table.sources.size())](std::size_t i) mutable {
            row.fill(i, values);
            return row.limited(i, values);
        };
    };
    return pruned(buildWeights(table.plan.vertices.size(), 4, progress, makeRow), threshold);
}

SkinWeights limitRegions(const RegionTable& table, const WeightTable& weights, double threshold,
                         const Progress& progress) {
    const auto makeRow = [&] {
        return [&, row = RegionRow(table)](std::size_t i) mutable {
            return row.limited(i, weights.row(table.plan.vertices[i]));
        };
    };
    return pruned(buildWeights(table.plan.vertices.size(), 4, progress, makeRow), threshold);
}

} // namespace sinew
