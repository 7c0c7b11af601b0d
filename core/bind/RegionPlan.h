#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/settings/Region.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace sinew {

/// How much of a welded vertex a region has.
struct RegionVertex {
    std::uint32_t vertex = 0;
    float amount = 0.0F; ///< over 0, up to 1
};

/// What of the solved parts' welded vertices a region holds, ascending; of co-located vertices that are
/// painted differently the largest amount counts. O(#G), parallel.
std::vector<RegionVertex> verticesOfRegion(const Region& region, const BindProblem& problem);

/// Whether something painted belongs to the part as it is.
bool fits(const PaintedPart& painted, const BindProblem& problem, std::size_t n);

/// Rules that weights of a vertex follow, for the sources of a table.
struct WeightRules {
    std::size_t region = 0; ///< they are of, in the settings
    Falloff falloff = Falloff::Power;
    std::vector<double> alphas; ///< #S
    double minAlpha = 0.0;
    std::size_t maxInfluences = 0; ///< 0: all
    double fraction = 0.0;         ///< what weighs less than this part of the strongest is left out
    std::vector<bool> allowed;     ///< #S; empty: all

    bool allows(std::size_t source) const { return allowed.empty() || allowed[source]; }
};

/// How much of a vertex's weight follows some rules.
struct WeightedRules {
    std::size_t rules = 0; ///< in RegionPlan::rules
    float fraction = 0.0F; ///< over 0, up to 1
};

/// Which vertices do not simply follow the settings, and what they follow. A later region lies
/// over the earlier ones: they share the weight that it leaves.
struct RegionPlan {
    WeightRules base;
    std::vector<WeightRules> rules;      ///< of the regions in force, in order
    std::vector<std::uint32_t> vertices; ///< welded vertices, ascending: those in regions; all where bones
                                         ///< have alphas of their own
    std::vector<float> baseFractions;    ///< #vertices what the base rules keep
    std::vector<std::size_t> firstFraction{0}; ///< #vertices + 1
    std::vector<WeightedRules> fractions;

    std::span<const WeightedRules> fractionsOf(std::size_t index) const {
        return {fractions.data() + firstFraction[index], fractions.data() + firstFraction[index + 1]};
    }
    /// Where a welded vertex stands in `vertices`, or their number.
    std::size_t indexOf(std::uint32_t vertex) const;
    /// Whether a region limits influences differently.
    bool limitsDiffer() const;
};

/// Of some of the input's `sources` alone. A region that may only be moved by joints that are no sources of
/// the input at all is left out; where a part's rule allows none of them the part's rule holds. O(#G
/// #regions), parallel.
RegionPlan planRegions(const BindInput& input, const WeightingSettings& settings,
                       std::span<const std::size_t> sources);
/// Of all sources.
RegionPlan planRegions(const BindInput& input, const WeightingSettings& settings);

/// #G how many influences each welded vertex may have, 0: all; in regions the most that any of its rules
/// allows.
std::vector<std::size_t> influenceLimits(const BindInput& input, const WeightingSettings& settings);

/// Joints of a region that are sources, by their place among all.
std::vector<std::size_t> sourcesOf(const Region& region, const Bones& sources);

/// #S rows of #G that tell which joints reach a region; empty: its solver measures none.
using RegionDistances = std::function<std::span<const std::vector<float>>(const Region&)>;

/// Says of every region what it holds and what of it does not work, and which bones' alphas, and which curves
/// of alphas, count for nothing. Without distances nothing is said of what is reached. O(#P #regions).
void reportRegions(const BindInput& input, const RegionDistances& distances,
                   const WeightingSettings& settings, BindReport& report);

} // namespace sinew
