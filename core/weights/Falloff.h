#pragma once

#include "core/base/Parallel.h"
#include "core/base/Progress.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <span>
#include <vector>

namespace sinew {

/// Builds the weights of `vertices` vertices in parallel: makeRow() gives a callable, one a chunk, that maps
/// a vertex to its influences. The same on any number of threads. When canceled, the result must not be used.
template<typename MakeRow>
SkinWeights buildWeights(std::size_t vertices, std::size_t likelyInfluences, const Progress& progress,
                         const MakeRow& makeRow) {
    constexpr std::size_t grain = 1024;
    std::vector<SkinWeights> chunks((vertices + grain - 1) / grain);
    parallelFor(chunks.size(), 1, [&](std::size_t firstChunk, std::size_t endChunk) {
        auto row = makeRow();
        for (std::size_t chunk = firstChunk; chunk < endChunk && !progress.canceled(); ++chunk) {
            const std::size_t end = std::min(vertices, (chunk + 1) * grain);
            SkinWeightsBuilder builder;
            builder.reserve(end - chunk * grain, (end - chunk * grain) * likelyInfluences);
            for (std::size_t p = chunk * grain; p < end; ++p) {
                builder.add(row(p));
            }
            chunks[chunk] = builder.finish();
        }
    });
    return joinWeights(chunks);
}

/// How distance becomes weight.
enum class Falloff {
    Power,      ///< eq. 8-9: max(d_tol, d)^-powerExponent(alpha)
    Quadratic,  ///< 2013 paper and Unreal: ((1 - alpha) d + alpha d^2)^-2
    Exponential ///< its 2D predecessor: exp(-d / s), s falling from 5 % (alpha 0) to 0.5 % (alpha 1) of the
                ///< extent
};

/// The exponents of eq. 8 for alpha 0 and 1.
constexpr double kMinExponent = 5.0;
constexpr double kMaxExponent = 30.0;
/// Of eq. 8: (1 - alpha) 5 + alpha 30. A bend is about 1 / exponent wide.
constexpr double powerExponent(double alpha) {
    return (1.0 - alpha) * kMinExponent + alpha * kMaxExponent;
}

/// The alpha at which weights that a solver makes itself stay as it made them.
constexpr double kDefaultAlpha = 0.45;

/// Smallest distance that counts, in units of the unit cube's side: a vertex on a bone is not infinitely
/// bound.
constexpr double kDistanceTolerance = 1e-5;

/// A little beyond a reach, so that rounding leaves the choice to the weight itself.
constexpr double kReachSlack = 1.001;

/// Weight of a distance relative to that of the nearest source; both at least the tolerance.
double relativeWeight(double d, double nearest, Falloff falloff, double alpha);

/// Turns one vertex's distances to all sources into weights, up to a common factor, in double so that no
/// exponent overflows: the nearest source gets 1. `distances` #S in units of the unit cube's side, infinity:
/// unreachable; `weights` #S. All zero when every distance is infinite.
void evaluateFalloff(std::span<const float> distances, Falloff falloff, double alpha,
                     std::span<double> weights);

/// What all sources that are left out of a vertex weigh together, at most.
constexpr double kMinFraction = 1e-3;
/// A source that weighs less than this fraction of the nearest one is left out: kMinFraction over n - 1, n
/// (at least 2) the most that can be kept: maxInfluences (0: no limit), but no more than there are sources.
double minFraction(std::size_t maxInfluences, std::size_t sources);
/// The distance beyond which a source weighs less than `fraction` of one at `nearest`; grows with `nearest`;
/// infinity for a fraction of 0. Units of the unit cube's side.
double falloffReach(double nearest, Falloff falloff, double alpha, double fraction);

/// Distances of all vertices to all sources.
struct DistanceTable {
    std::span<const std::vector<float>> rows; ///< #S rows of #P (source-major), unit cube

    std::size_t sources() const { return rows.size(); }
    std::size_t vertices() const { return rows.empty() ? 0 : rows[0].size(); }
    float at(std::size_t source, std::size_t vertex) const { return rows[source][vertex]; }
};

/// What of a vertex's weights is left out.
struct WeightLimits {
    std::size_t maxInfluences = 0; ///< 0: all are kept
    double fraction = 0.0;         ///< what weighs less than this part of the nearest goes (minFraction)
    double threshold = 0.0;        ///< in the end weights smaller than this go
};

/// Weights of all vertices (paper sec. 7). `joints` is the joint of each source. Vertices are independent:
/// O(#P #S), parallel, the same bytes on any thread count. Here and below, once `progress` is canceled, the
/// result must not be used.
SkinWeights weightsFromDistances(const DistanceTable& distances, std::span<const std::int32_t> joints,
                                 Falloff falloff, double alpha, const WeightLimits& limits,
                                 const Progress& progress);

/// The same as a table, before any limit but the fraction.
WeightTable weightTable(const DistanceTable& distances, Falloff falloff, double alpha, double fraction,
                        const Progress& progress);

/// Limits the rows of a table and makes weights of them. O(#P #S), parallel.
SkinWeights weightsFromTable(const WeightTable& table, std::span<const std::int32_t> joints,
                             std::size_t maxInfluences, double threshold, const Progress& progress);

/// A falloff with an alpha for every source. Every source weighs what its own alpha makes of its distance
/// against that of the nearest (eq. 8 gives a source of another exponent no scale of its own), so alpha says
/// how far a bone reaches into what is nearer to others, and where two are equally near both weigh the same.
struct BoneFalloff {
    Falloff falloff = Falloff::Power;
    std::span<const double> alphas; ///< #S
    double minAlpha = 0.0;          ///< of these: nothing reaches farther
    double fraction = 0.0;          ///< what weighs less than this part of the nearest is left out

    /// One vertex's weights of sum 1 (`distances`, `row` #S); all zero when every distance is infinite.
    void fill(std::span<const float> distances, std::span<float> row) const;
};

/// What alpha does to weights that a solver made itself: w^(powerExponent(alpha) /
/// powerExponent(kDefaultAlpha)) against the largest of the vertex, with an alpha for every source.
struct BoneStiffness {
    std::span<const double> alphas; ///< #S
    double fraction = 0.0;          ///< what weighs less than this part of the largest is left out

    /// One vertex's weights of sum 1 (`solved`, `row` #S). False and all zero: no source has weight.
    bool fill(std::span<const float> solved, std::span<float> row) const;
};

} // namespace sinew
