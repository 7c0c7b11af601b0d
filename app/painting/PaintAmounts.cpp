#include "app/painting/PaintAmounts.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

/// Smoothing alone would carry ever smaller amounts ever further.
constexpr float kLeastSmoothed = 0.004F;

float amountHere(const VertexAmounts& amounts, const LayerSurface& surface, std::uint32_t weldedVertex) {
    float most = 0.0F;
    for (const std::uint32_t vertex : surface.verticesAt(weldedVertex)) {
        const VertexId at = surface.vertexAt(vertex);
        most = std::max(most, amounts[at.part][at.vertex]);
    }
    return most;
}

/// Itself where it has no neighbours.
float meanAround(const VertexAmounts& amounts, const LayerSurface& surface, std::uint32_t weldedVertex) {
    const std::span<const std::uint32_t> neighbors = surface.neighbors(weldedVertex);
    float sum = 0.0F;
    for (const std::uint32_t next : neighbors) {
        sum += amountHere(amounts, surface, next);
    }
    return neighbors.empty() ? amountHere(amounts, surface, weldedVertex)
                             : sum / static_cast<float>(neighbors.size());
}

float amountAfter(const VertexAmounts& amounts, const LayerSurface& surface, std::uint32_t weldedVertex,
                  StrokeKind kind, float share) {
    const float before = amountHere(amounts, surface, weldedVertex);
    if (kind == StrokeKind::Smooth) {
        const float mean = meanAround(amounts, surface, weldedVertex);
        const float after = before + share * (mean - before);
        return after < kLeastSmoothed ? 0.0F : after;
    }
    return before + (kind == StrokeKind::Plain ? share : -share);
}

/// How much of the dab each welded vertex gets: the most that any vertex there does.
std::map<std::uint32_t, float> weldedDab(const LayerSurface& surface, std::span<const StrokeVertex> dab) {
    std::map<std::uint32_t, float> shares;
    for (const StrokeVertex& vertex : dab) {
        float& share = shares[surface.weldedVertexOf(surface.index(vertex.at))];
        share = std::max(share, vertex.amount);
    }
    return shares;
}

} // namespace

void paintAmounts(VertexAmounts& amounts, const LayerSurface& surface, std::span<const StrokeVertex> dab,
                  StrokeKind kind, float strength) {
    std::map<std::uint32_t, float> after = weldedDab(surface, dab);
    for (auto& [weldedVertex, share] : after) { // from what was there before the dab
        share = std::clamp(amountAfter(amounts, surface, weldedVertex, kind, share * strength), 0.0F, 1.0F);
    }
    for (const auto& [weldedVertex, amount] : after) {
        if (amount != amountHere(amounts, surface, weldedVertex)) {
            for (const std::uint32_t vertex : surface.verticesAt(weldedVertex)) {
                const VertexId at = surface.vertexAt(vertex);
                amounts[at.part][at.vertex] = amount;
            }
        }
    }
}

} // namespace sinew
