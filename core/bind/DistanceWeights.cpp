#include "core/bind/DistanceWeights.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/NearestBone.h"
#include "core/bind/regions/RegionPlan.h"
#include "core/weights/Falloff.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

std::vector<float> distancesToNearest(const BoneDistances& distances) {
    const std::size_t vertices = distances.rows.empty() ? 0 : distances.rows.front().size();
    std::vector<float> nearest(vertices, std::numeric_limits<float>::infinity());
    for (const std::vector<float>& row : distances.rows) {
        for (std::size_t p = 0; p < vertices; ++p) {
            nearest[p] = std::min(nearest[p], row[p] * static_cast<float>(distances.extent));
        }
    }
    return nearest;
}

namespace {

/// What weights are made of: distances of some of the sources, and what holds where.
struct RegionTable {
    const BindInput& input;
    const RegionPlan& plan;
    DistanceTable distances;              ///< of `sources`
    std::span<const std::size_t> sources; ///< of the input
    std::span<const std::int32_t> joints; ///< of these
};

/// Weights of single vertices of a plan. Holds scratch: one for each thread.
class RegionRow {
public:
    explicit RegionRow(const RegionTable& table);

    /// Weights of plan.vertices[index] by distance, of sum 1: the base rules' and every region's in their
    /// shares. A vertex that none of a region's joints reaches follows, there, the one whose bone is nearest.
    void fill(std::size_t index, std::span<float> row);

    /// Takes what others' joints have over the share that a region with joints of its own leaves them.
    void clampToRegion(std::size_t index, std::span<float> row);

    /// The strongest influences of a row, as many as the vertex's rules allow: each region's limit in its
    /// share, so that where a region fades its limit does. Valid until the next call.
    std::span<const Influence> limited(std::size_t index, std::span<const float> row);

private:
    void addRules(std::uint32_t vertex, const WeightRules& rules, float share, std::span<float> row);
    void giveToNearest(std::uint32_t vertex, const WeightRules& rules);
    void addLimited(std::size_t limit, float share);

    const RegionTable& m_table;
    std::vector<float> m_distances;
    std::vector<float> m_reached;
    std::vector<float> m_own;
    std::vector<Influence> m_sorted;
    std::vector<Influence> m_kept;
};

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

/// Puts the rows of the plan's vertices into a table. Parallel.
void fillRegions(const RegionTable& table, WeightTable& weights, const Progress& progress) {
    forEachRow(table, weights, progress,
               [](RegionRow& row, std::size_t i, std::span<float> values) { row.fill(i, values); });
}

/// Holds them, after diffusion: it carries weight over the edge of a region, and inside of one with joints of
/// its own there must be none of others. Parallel.
void clampToRegions(const RegionTable& table, WeightTable& weights, const Progress& progress) {
    forEachRow(table, weights, progress,
               [](RegionRow& row, std::size_t i, std::span<float> values) { row.clampToRegion(i, values); });
}

/// Weights of the plan's vertices: from their distances, or from a table of all vertices. Parallel.
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

/// Distances of all sources or of some.
struct Rows {
    std::vector<std::size_t> sources;
    std::vector<std::vector<float>> some; ///< copies, where not all count
    std::vector<std::int32_t> joints;
    std::span<const std::vector<float>> all;

    DistanceTable table() const { return {all}; }
};

Rows rowsOf(const DistanceInput& from, std::span<const std::size_t> sources,
            const WeightingSettings& settings) {
    const std::vector<std::vector<float>>& counted =
        settings.scaleByThickness ? from.distances.scaled : from.distances.rows;
    Rows rows;
    rows.sources.assign(sources.begin(), sources.end());
    const bool complete = rows.sources == from.input.allSources();
    for (const std::size_t source : sources) {
        rows.joints.push_back(from.input.sources.joints[source].joint);
        if (!complete) {
            rows.some.push_back(counted[source]);
        }
    }
    rows.all = complete ? std::span<const std::vector<float>>(counted) : rows.some;
    return rows;
}

/// Falloff and diffusion. What regions say goes in before diffusion, which so smooths their edges like any
/// other, and what it then carried into one that only some joints may move is taken out again.
WeightTable smoothTable(const DistanceInput& from, const Rows& rows, const RegionPlan& plan,
                        const WeightingSettings& settings, Progress& progress) {
    const RegionTable regions{from.input, plan, rows.table(), rows.sources, rows.joints};
    const bool everywhere = plan.vertices.size() == from.input.problem.vertices.size();
    WeightTable table = everywhere ? WeightTable(from.input.problem.vertices.size(), rows.joints.size())
                                   : weightTable(rows.table(), settings.falloff, settings.alpha,
                                                 static_cast<std::size_t>(settings.maxInfluences), progress);
    fillRegions(regions, table, progress);
    from.surface.diffusion.apply(table, from.distances.thickness, settings.smoothing, progress);
    clampToRegions(regions, table, progress);
    return table;
}

/// Weights outside of all regions and, where no limit differs, in them.
SkinWeights plainWeights(const Rows& rows, const WeightTable* table, const WeightingSettings& settings,
                         const Progress& progress) {
    const auto influences = static_cast<std::size_t>(settings.maxInfluences);
    if (table == nullptr) { // only the nearest sources need be looked at
        return weightsFromDistances(rows.table(), rows.joints, settings.falloff, settings.alpha, influences,
                                    settings.pruneBelow, progress);
    }
    return weightsFromTable(*table, rows.joints, influences, settings.pruneBelow, progress);
}

SkinWeights weldedWeights(const DistanceInput& from, const Rows& rows, const WeightingSettings& settings,
                          Progress& progress) {
    const RegionPlan plan = planRegions(from.input, settings, rows.sources);
    const RegionTable regions{from.input, plan, rows.table(), rows.sources, rows.joints};
    std::optional<WeightTable> table;
    if (settings.smoothing != 0.0) {
        table = smoothTable(from, rows, plan, settings, progress);
    }
    const bool replaced = !plan.vertices.empty() && (!table || plan.limitsDiffer());
    if (!replaced || progress.canceled()) {
        return plainWeights(rows, table ? &*table : nullptr, settings, progress);
    }
    const SkinWeights own = table ? limitRegions(regions, *table, settings.pruneBelow, progress)
                                  : weightsInRegions(regions, settings.pruneBelow, progress);
    if (plan.vertices.size() == from.input.problem.vertices.size() || progress.canceled()) {
        return own;
    }
    return replaceVertices(plainWeights(rows, table ? &*table : nullptr, settings, progress), plan.vertices,
                           own);
}

} // namespace

WeightTable unlimitedWeights(const DistanceInput& from, std::span<const std::size_t> sources,
                             const WeightingSettings& settings, Progress& progress) {
    const Rows rows = rowsOf(from, sources, settings);
    return smoothTable(from, rows, planRegions(from.input, settings, rows.sources), settings, progress);
}

SkinWeights weightsByDistance(const DistanceInput& from, std::span<const std::size_t> sources,
                              const WeightingSettings& settings, Progress& progress) {
    return weldedWeights(from, rowsOf(from, sources, settings), settings, progress);
}

std::vector<double> vertexByDistance(const DistanceInput& from, std::uint32_t vertex, const RegionPlan& plan,
                                     std::span<const std::size_t> sources,
                                     const WeightingSettings& settings) {
    const Rows rows = rowsOf(from, sources, settings);
    if (const std::size_t index = plan.indexOf(vertex); index < plan.vertices.size()) {
        const RegionTable table{from.input, plan, rows.table(), rows.sources, rows.joints};
        std::vector<float> row(sources.size());
        RegionRow(table).fill(index, row);
        return {row.begin(), row.end()};
    }
    std::vector<float> distances;
    for (std::size_t s = 0; s < sources.size(); ++s) {
        distances.push_back(rows.table().at(s, vertex));
    }
    std::vector<double> weights(sources.size());
    evaluateFalloff(distances, settings.falloff, settings.alpha, weights);
    return weights;
}

std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded) {
    std::vector<std::shared_ptr<const SkinWeights>> result;
    for (const Part& part : scene.parts) {
        result.push_back(part.weights);
    }
    for (std::size_t n = 0; n < problem.parts.size() && welded.vertexCount() > 0; ++n) {
        result[problem.parts[n]] =
            std::make_shared<const SkinWeights>(gatherWeights(welded, problem.surface.weldedVertices(n)));
    }
    return result;
}

} // namespace sinew
