#pragma once

#include "core/bind/regions/RegionPlan.h"
#include "core/weights/Falloff.h"
#include "core/weights/WeightTable.h"

#include <span>
#include <vector>

namespace sinew {

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

/// Puts the rows of the plan's vertices into a table. Parallel.
void fillRegions(const RegionTable& table, WeightTable& weights, const Progress& progress);
/// Holds them, after diffusion: it carries weight over the edge of a region, and inside of one with joints of
/// its own there must be none of others. Parallel.
void clampToRegions(const RegionTable& table, WeightTable& weights, const Progress& progress);

/// Weights of the plan's vertices: from their distances, or from a table of all vertices. Parallel.
SkinWeights weightsInRegions(const RegionTable& table, double threshold, const Progress& progress);
SkinWeights limitRegions(const RegionTable& table, const WeightTable& weights, double threshold,
                         const Progress& progress);

} // namespace sinew
