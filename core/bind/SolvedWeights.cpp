#include "core/bind/SolvedWeights.h"

#include "core/base/Parallel.h"
#include "core/bind/HeldVertices.h"
#include "core/bind/RegionPlan.h"
#include "core/bind/bones/Bones.h"
#include "core/weights/Falloff.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <cmath>
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

void setColumn(WeightTable& table, std::size_t source, std::span<const float> column) {
    for (std::size_t p = 0; p < table.vertices; ++p) {
        table.row(p)[source] = column[p];
    }
}

namespace {

/// What is solved of some of the sources: distances of all vertices, or else weights.
struct SolvedColumns {
    std::vector<std::size_t> sources; ///< of the input
    std::vector<std::int32_t> joints; ///< of these
    std::span<const std::vector<float>> distances;
    std::vector<std::vector<float>> some; ///< copies of the distances, where not all sources count
    const WeightTable* weights = nullptr; ///< of all sources; null: distances are solved
    double size = 1.0;                    ///< where weights are solved, longestSide of the problem

    DistanceTable table() const { return {distances}; }
    void read(std::size_t vertex, std::span<float> values) const {
        for (std::size_t s = 0; s < values.size(); ++s) {
            values[s] = weights != nullptr ? weights->row(vertex)[sources[s]] : distances[s][vertex];
        }
    }
};

/// What weights are made of, and what holds where.
struct RegionTable {
    const BindInput& input;
    const RegionPlan& plan;
    const SolvedColumns& solved;
};

/// Weights of single vertices of a plan. Holds scratch: one for each thread.
class RegionRow {
public:
    explicit RegionRow(const RegionTable& table);

    /// Weights of a vertex outside of all regions, of sum 1. `min`: what weighs less than this part of the
    /// strongest is left out.
    void fillBase(std::uint32_t vertex, double min, std::span<float> row);

    /// Weights of plan.vertices[index], of sum 1: the base rules' and every region's in their fractions. A
    /// vertex that none of a region's joints reaches follows, there, the one whose bone is nearest.
    void fill(std::size_t index, std::span<float> row);

    /// Takes what others' joints have over the fraction that a region with joints of its own leaves them.
    void clampToRegion(std::size_t index, std::span<float> row);

    /// The strongest influences of a row, as many as the vertex's rules allow: each region's limit in its
    /// share, so that where a region fades its limit does. Valid until the next call.
    std::span<const Influence> limited(std::size_t index, std::span<const float> row);

private:
    void addRules(std::uint32_t vertex, const WeightRules& rules, float fraction, std::span<float> row);
    void weigh(std::uint32_t vertex, const WeightRules& rules, double min);
    void weighByNearness(std::uint32_t vertex, const WeightRules& rules, double min);
    void giveToNearest(std::uint32_t vertex, const WeightRules& rules);
    void addLimited(std::size_t limit, float fraction);

    const RegionTable& m_table;
    std::vector<float> m_solved;  ///< of the vertex
    std::vector<float> m_allowed; ///< of these those of joints that the rules allow
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
    , m_solved(table.solved.sources.size())
    , m_allowed(table.solved.sources.size())
    , m_own(table.solved.sources.size()) {}

void RegionRow::giveToNearest(std::uint32_t vertex, const WeightRules& rules) {
    const BindInput& input = m_table.input;
    double min = std::numeric_limits<double>::infinity();
    std::size_t nearest = m_own.size();
    for (std::size_t s = 0; s < m_own.size(); ++s) {
        if (rules.allows(s)) {
            const double d = squaredDistance(input.problem.vertices[vertex],
                                             input.sources.joints[m_table.solved.sources[s]]);
            nearest = d < min || nearest == m_own.size() ? s : nearest;
            min = std::min(min, d);
        }
    }
    m_own[nearest] = 1.0F;
}

/// Makes m_own of m_solved.
void RegionRow::weigh(std::uint32_t vertex, const WeightRules& rules, double min) {
    const bool weights = m_table.solved.weights != nullptr;
    for (std::size_t s = 0; s < m_solved.size(); ++s) {
        m_allowed[s] = rules.allows(s) ? m_solved[s] : (weights ? 0.0F : kInfinity);
    }
    if (!weights) {
        BoneFalloff{rules.falloff, rules.alphas, rules.minAlpha, min}.fill(m_allowed, m_own);
    } else if (!BoneStiffness{rules.alphas, min}.fill(m_allowed, m_own)) {
        weighByNearness(vertex, rules, min);
    }
}

/// Of joints without weight the nearest lead: the distances that count begin at the character's own size.
void RegionRow::weighByNearness(std::uint32_t vertex, const WeightRules& rules, double min) {
    const BindInput& input = m_table.input;
    for (std::size_t s = 0; s < m_allowed.size(); ++s) {
        const Bone& bone = input.sources.joints[m_table.solved.sources[s]];
        const double away = std::sqrt(squaredDistance(input.problem.vertices[vertex], bone));
        m_allowed[s] = rules.allows(s) ? static_cast<float>(1.0 + away / m_table.solved.size) : kInfinity;
    }
    BoneFalloff{Falloff::Power, rules.alphas, rules.minAlpha, min}.fill(m_allowed, m_own);
}

void RegionRow::addRules(std::uint32_t vertex, const WeightRules& rules, float fraction,
                         std::span<float> row) {
    weigh(vertex, rules, rules.fraction);
    const bool none = std::ranges::all_of(m_own, [](float weight) { return weight == 0.0F; });
    if (none && !rules.allowed.empty()) {
        giveToNearest(vertex, rules);
    }
    for (std::size_t s = 0; s < row.size(); ++s) {
        row[s] += fraction * m_own[s];
    }
}

void RegionRow::fillBase(std::uint32_t vertex, double min, std::span<float> row) {
    m_table.solved.read(vertex, m_solved);
    weigh(vertex, m_table.plan.base, min);
    std::ranges::copy(m_own, row.begin());
}

void RegionRow::fill(std::size_t index, std::span<float> row) {
    const std::uint32_t vertex = m_table.plan.vertices[index];
    m_table.solved.read(vertex, m_solved);
    std::ranges::fill(row, 0.0F);
    if (const float rest = m_table.plan.baseFractions[index]; rest > 0.0F) {
        addRules(vertex, m_table.plan.base, rest, row);
    }
    for (const WeightedRules& fraction : m_table.plan.fractionsOf(index)) {
        addRules(vertex, m_table.plan.rules[fraction.rules], fraction.fraction, row);
    }
}

void RegionRow::clampToRegion(std::size_t index, std::span<float> row) {
    for (const WeightedRules& fraction : m_table.plan.fractionsOf(index)) {
        const WeightRules& rules = m_table.plan.rules[fraction.rules];
        float own = 0.0F;
        float others = 0.0F;
        for (std::size_t s = 0; s < row.size(); ++s) {
            (rules.allows(s) ? own : others) += row[s];
        }
        const float max = 1.0F - fraction.fraction;
        if (!(others > max)) {
            continue;
        }
        for (std::size_t s = 0; s < row.size(); ++s) {
            row[s] *= rules.allows(s) ? (own > 0.0F ? (1.0F - max) / own : 0.0F) : max / others;
        }
        if (!(own > 0.0F)) {
            std::ranges::fill(m_own, 0.0F);
            giveToNearest(m_table.plan.vertices[index], rules);
            for (std::size_t s = 0; s < row.size(); ++s) {
                row[s] += (1.0F - max) * m_own[s];
            }
        }
    }
}

void RegionRow::addLimited(std::size_t limit, float fraction) {
    const auto kept = std::span(m_sorted).first(keptByLimit(m_sorted, limit));
    const float sum = std::accumulate(kept.begin(), kept.end(), 0.0F,
                                      [](float all, const Influence& i) { return all + i.weight; });
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (i == m_kept.size()) {
            m_kept.push_back({kept[i].joint, 0.0F});
        }
        m_kept[i].weight += fraction * kept[i].weight / sum;
    }
}

std::span<const Influence> RegionRow::limited(std::size_t index, std::span<const float> row) {
    m_sorted.clear();
    m_kept.clear();
    for (std::size_t s = 0; s < row.size(); ++s) {
        if (row[s] > 0.0F) {
            m_sorted.push_back({m_table.solved.joints[s], row[s]});
        }
    }
    std::sort(m_sorted.begin(), m_sorted.end(), strongerInfluence);
    if (const float rest = m_table.plan.baseFractions[index]; rest > 0.0F) {
        addLimited(m_table.plan.base.maxInfluences, rest);
    }
    for (const WeightedRules& fraction : m_table.plan.fractionsOf(index)) {
        addLimited(m_table.plan.rules[fraction.rules].maxInfluences, fraction.fraction);
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

/// Weights of the plan's vertices: as solved, or from a table of all vertices. Parallel.
SkinWeights weightsInRegions(const RegionTable& table, double threshold, const Progress& progress) {
    const auto makeRow = [&] {
        return [row = RegionRow(table),
                values = std::vector<float>(table.solved.sources.size())](std::size_t i) mutable {
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

SolvedColumns solvedColumns(const SolvedInput& from, std::span<const std::size_t> sources,
                            const WeightingSettings& settings) {
    SolvedColumns columns;
    columns.sources.assign(sources.begin(), sources.end());
    for (const std::size_t source : sources) {
        columns.joints.push_back(from.input.sources.joints[source].joint);
    }
    if (const auto* weights = std::get_if<std::shared_ptr<const WeightTable>>(&from.solved)) {
        columns.weights = weights->get();
        columns.size = longestSide(from.input.problem);
        return columns;
    }
    const BoneDistances& solved = *std::get<std::shared_ptr<const BoneDistances>>(from.solved);
    columns.distances = settings.scaleByThickness ? solved.scaled : solved.rows;
    if (columns.sources != from.input.allSources()) {
        for (const std::size_t source : sources) {
            columns.some.push_back(columns.distances[source]);
        }
        columns.distances = columns.some;
    }
    return columns;
}

/// The first step, outside of regions.
WeightTable baseTable(const RegionTable& regions, const WeightingSettings& settings,
                      const Progress& progress) {
    const SolvedColumns& solved = regions.solved;
    const double min = regions.plan.base.fraction;
    if (solved.weights == nullptr) {
        return weightTable(solved.table(), settings.falloff, settings.alpha, min, progress);
    }
    WeightTable table(solved.weights->vertices, solved.sources.size());
    parallelFor(table.vertices, kRegionWeightsGrain, [&](std::size_t begin, std::size_t end) {
        RegionRow row(regions);
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            row.fillBase(static_cast<std::uint32_t>(p), min, table.row(p));
        }
    });
    return table;
}

/// Both steps. What regions say goes in before diffusion, which so smooths their edges like any other, and
/// what it then carried into one that only some joints may move is taken out again.
WeightTable solvedTable(const SolvedInput& from, const RegionTable& regions,
                        const WeightingSettings& settings, Progress& progress) {
    const std::size_t vertices = from.input.problem.vertices.size();
    const bool everywhere = regions.plan.vertices.size() == vertices;
    WeightTable table = everywhere ? WeightTable(vertices, regions.solved.sources.size())
                                   : baseTable(regions, settings, progress);
    fillRegions(regions, table, progress);
    if (const auto* distances = std::get_if<std::shared_ptr<const BoneDistances>>(&from.solved)) {
        const HeldRows held(from.input, table);
        from.surface.diffusion.apply(table, (*distances)->thickness, settings.smoothing, progress);
        clampToRegions(regions, table, progress);
        held.putBack(table);
    }
    return table;
}

/// Weights outside of all regions and, where no limit differs, in them.
SkinWeights plainWeights(const RegionTable& regions, const WeightTable* table,
                         const WeightingSettings& settings, const Progress& progress) {
    const SolvedColumns& solved = regions.solved;
    const WeightRules& base = regions.plan.base;
    if (table == nullptr) { // only the nearest sources need be looked at
        return weightsFromDistances(solved.table(), solved.joints, settings.falloff, settings.alpha,
                                    {base.maxInfluences, base.fraction, settings.pruneBelow}, progress);
    }
    return weightsFromTable(*table, solved.joints, base.maxInfluences, settings.pruneBelow, progress);
}

} // namespace

WeightTable unlimitedWeights(const SolvedInput& from, std::span<const std::size_t> sources,
                             const WeightingSettings& settings, Progress& progress) {
    const SolvedColumns solved = solvedColumns(from, sources, settings);
    const RegionPlan plan = planRegions(from.input, settings, sources);
    return solvedTable(from, {from.input, plan, solved}, settings, progress);
}

SkinWeights limitedWeights(const SolvedInput& from, std::span<const std::size_t> sources,
                           const WeightingSettings& settings, Progress& progress) {
    const SolvedColumns solved = solvedColumns(from, sources, settings);
    const RegionPlan plan = planRegions(from.input, settings, sources);
    const RegionTable regions{from.input, plan, solved};
    std::optional<WeightTable> table;
    if (solved.weights != nullptr || settings.smoothing != 0.0) {
        table = solvedTable(from, regions, settings, progress);
    }
    const bool replaced = !plan.vertices.empty() && (!table || plan.limitsDiffer());
    if (!replaced || progress.canceled()) {
        return plainWeights(regions, table ? &*table : nullptr, settings, progress);
    }
    SkinWeights own = table ? limitRegions(regions, *table, settings.pruneBelow, progress)
                            : weightsInRegions(regions, settings.pruneBelow, progress);
    if (plan.vertices.size() == from.input.problem.vertices.size() || progress.canceled()) {
        return own;
    }
    return replaceVertices(plainWeights(regions, table ? &*table : nullptr, settings, progress),
                           plan.vertices, own);
}

std::vector<double> vertexAsSolved(const SolvedInput& from, std::uint32_t vertex, const RegionPlan& plan,
                                   std::span<const std::size_t> sources, const WeightingSettings& settings) {
    const SolvedColumns solved = solvedColumns(from, sources, settings);
    std::vector<float> row(sources.size());
    const RegionTable regions{from.input, plan, solved};
    if (const std::size_t index = plan.indexOf(vertex); index < plan.vertices.size()) {
        RegionRow(regions).fill(index, row);
    } else if (solved.weights != nullptr) {
        RegionRow(regions).fillBase(vertex, 0.0, row);
    } else {
        std::vector<double> weights(sources.size());
        solved.read(vertex, row);
        evaluateFalloff(row, settings.falloff, settings.alpha, weights);
        return weights;
    }
    return {row.begin(), row.end()};
}

std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded) {
    std::vector<std::shared_ptr<const SkinWeights>> result;
    result.reserve(scene.parts.size());
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
