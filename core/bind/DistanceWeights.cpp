#include "core/bind/DistanceWeights.h"

#include "core/bind/regions/RegionWeights.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

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

} // namespace sinew
