#pragma once

#include "core/base/Progress.h"
#include "core/layers/evaluate/LayerEvaluator.h"

namespace sinew {

/// Says that round `k` of so many begins; false: give up. Null: nobody waits.
inline bool goesOn(Progress* progress, int k, int rounds) {
    if (progress != nullptr) {
        progress->report(Stage::Weights, static_cast<double>(k) / rounds);
    }
    return progress == nullptr || !progress->canceled();
}

/// Weights by place instead of by vertex: vertices that share a place have one value.
class SmoothPlaces {
public:
    /// The context's surface over weights of its parts (none null); parts whose weights count other vertices
    /// than the mesh have none. Keeps references.
    SmoothPlaces(const LayerSurface& surface, const PartWeights& weights)
        : m_surface(surface)
        , m_weights(weights) {}

    /// Whether the part's weights count the mesh's vertices.
    bool has(std::size_t part) const;
    /// `places` and all within `rings` of them, ascending.
    std::vector<std::uint32_t> grown(std::vector<std::uint32_t> weldedVertices, int rings) const;
    /// Mean of the vertices of each of `places`.
    SkinWeights means(std::span<const std::uint32_t> weldedVertices) const;
    /// Weights of `places` (ascending) after `rounds` rounds in each of which a place goes `strength` of the
    /// way to the mean of its neighbours. A place's outcome does not depend on which others are asked for.
    /// O(places within `rounds` rings, times rounds), parallel.
    SkinWeights smoothed(std::span<const std::uint32_t> weldedVertices, int rounds, float strength) const;
    /// The same with all other places' weights fixed. A strength below 0 goes away from the mean, and leaves
    /// out what falls below 0. `progress` is polled before every round.
    SkinWeights smoothedWithin(std::span<const std::uint32_t> weldedVertices, int rounds, float strength,
                               Progress* progress = nullptr) const;

private:
    const LayerSurface& m_surface;
    const PartWeights& m_weights;
};

/// A layer that relaxes: weights smoothed over the surface and from part to part where they touch
/// (SmoothPlaces), as much of it as opacity and mask say. The most rounds are kMaxRounds.
constexpr int kMaxRounds = 100;
bool relaxes(const LayerStage& stage, VertexId vertex);
std::vector<std::uint32_t> relaxedVertices(const LayerStage& stage, std::size_t part);
VertexLists relaxDependents(const LayerStage& stage, const VertexLists& vertices);
std::vector<SkinWeights> evaluateRelax(const LayerStage& stage, const VertexLists& vertices);

} // namespace sinew
