#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindReport.h"
#include "core/bind/settings/BindSettings.h"
#include "core/weights/SkinWeights.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace sinew {

struct BindState;
struct BindSettings;
class Solution;

/// Which solvers make the weights of every welded vertex, and how much of them. Of a vertex each part that
/// uses it has an equal share, and gives it to the solver that its rule names; regions that name one lie over
/// them like their other rules (RegionPlan).
struct SolverMix {
    std::vector<std::string> keys;          ///< #K in use; the character's first, where it is
    std::vector<const Solution*> solutions; ///< #K
    std::vector<float> fractions;           ///< #G rows of #K, each of sum 1; empty where #K is 1

    bool single() const { return fractions.empty(); }
    /// #K of a welded vertex, of a mix of several.
    std::span<const float> fractionsOf(std::size_t vertex) const {
        return {fractions.data() + vertex * keys.size(), keys.size()};
    }
    /// In `keys`: the one with the largest fraction, of equal ones the first.
    std::size_t strongest(std::size_t vertex) const;
};

/// Of a state whose solution is there. What the state has no solution of is left to the character's solver.
/// O(#P #K + #G #regions).
SolverMix mixSolvers(const BindState& state, const BindSettings& settings);

/// How many vertices of the solved parts follow each solver, by its largest fraction. O(#P).
std::vector<SolverVertices> verticesBySolver(const BindState& state, const SolverMix& mix);

/// Weights of all welded vertices (#G) to some of the sources, like Solution::weights: where one solver makes
/// them all, its own, bit for bit; else the mean of several in their fractions, limited anew. Canceled,
/// vertices without weight.
SkinWeights mixedWeights(const SolverMix& mix, std::span<const std::size_t> sources,
                         const WeightingSettings& settings, Progress& progress);

/// The same as a table, before any limit of influences, like Solution::unlimited.
WeightTable mixedTable(const SolverMix& mix, std::span<const std::size_t> sources,
                       const WeightingSettings& settings, Progress& progress);

} // namespace sinew
