#include "core/layers/evaluate/RelaxStage.h"

#include "core/geometry/PointCells.h"
#include "core/layers/evaluate/EditedVertex.h"
#include "core/layers/operations/SmoothVertices.h"

namespace sinew {
namespace {

int roundsOf(const WeightLayer& layer) {
    return std::clamp(layer.rounds, 0, kMostRounds);
}

float strengthOf(const WeightLayer& layer) {
    return std::isfinite(layer.strength) ? std::clamp(layer.strength, 0.0F, 1.0F) : 0.0F;
}

bool relaxes(const LayerStage& stage, std::size_t part) {
    return stage.reaches(part) && roundsOf(stage.layer) > 0 && strengthOf(stage.layer) > 0.0F;
}

/// Places of those vertices that the layer changes.
std::vector<std::uint32_t> weldedVerticesOf(const LayerStage& stage, const VertexLists& vertices,
                                            bool changedOnly) {
    const LayerSurface& surface = *stage.context.surface;
    std::vector<std::uint32_t> weldedVertices;
    for (std::uint32_t part = 0; part < vertices.size(); ++part) {
        if (!SmoothPlaces(surface, stage.below).has(part) || (changedOnly && !relaxes(stage, part))) {
            continue;
        }
        for (const std::uint32_t vertex : vertices[part]) {
            if (!changedOnly || stage.layer.amount(part, vertex) > 0.0F) {
                weldedVertices.push_back(surface.weldedVertexOf(surface.index({part, vertex})));
            }
        }
    }
    std::ranges::sort(weldedVertices);
    weldedVertices.erase(std::ranges::unique(weldedVertices).begin(), weldedVertices.end());
    return weldedVertices;
}

void addVertex(const LayerStage& stage, VertexId at, std::span<const Influence> smooth,
               SkinWeightsBuilder& builder, std::vector<Influence>& mixed) {
    const std::span<const Influence> below = stage.below[at.part]->at(at.vertex);
    const float amount = stage.layer.amount(at.part, at.vertex);
    if (!(amount > 0.0F) || smooth.empty()) {
        builder.addSame(below);
        return;
    }
    mixed.clear();
    for (const Influence& influence : smooth) {
        mixed.push_back({influence.joint, amount * influence.weight});
    }
    if (amount < 1.0F) {
        for (const Influence& influence : below) {
            mixed.push_back({influence.joint, (1.0F - amount) * influence.weight});
        }
    }
    builder.add(mixed);
}

} // namespace

bool relaxes(const LayerStage& stage, VertexId vertex) {
    return relaxes(stage, vertex.part) && stage.layer.amount(vertex.part, vertex.vertex) > 0.0F;
}

std::vector<std::uint32_t> relaxedVertices(const LayerStage& stage, std::size_t part) {
    std::vector<std::uint32_t> result;
    if (relaxes(stage, part)) {
        for (std::uint32_t p = 0; p < stage.below[part]->vertexCount(); ++p) {
            if (stage.layer.amount(part, p) > 0.0F) {
                result.push_back(p);
            }
        }
    }
    return result;
}

VertexLists relaxDependents(const LayerStage& stage, const VertexLists& vertices) {
    const LayerSurface& surface = *stage.context.surface;
    VertexLists result(vertices.size());
    const std::vector<std::uint32_t> from = weldedVerticesOf(stage, vertices, false);
    for (const std::uint32_t weldedVertex :
         SmoothPlaces(surface, stage.below).grown(from, roundsOf(stage.layer))) {
        for (const std::uint32_t vertex : surface.verticesAt(weldedVertex)) {
            const VertexId at = surface.vertexAt(vertex);
            if (at.part < vertices.size() && relaxes(stage, at.part) &&
                stage.layer.amount(at.part, at.vertex) > 0.0F) {
                result[at.part].push_back(at.vertex);
            }
        }
    }
    for (std::vector<std::uint32_t>& list : result) {
        std::ranges::sort(list);
    }
    return result;
}

std::vector<SkinWeights> evaluateRelax(const LayerStage& stage, const VertexLists& vertices) {
    const LayerSurface& surface = *stage.context.surface;
    const std::vector<std::uint32_t> weldedVertices = weldedVerticesOf(stage, vertices, true);
    const SkinWeights smooth = SmoothPlaces(surface, stage.below)
                                   .smoothed(weldedVertices, roundsOf(stage.layer), strengthOf(stage.layer));
    std::vector<SkinWeights> result;
    for (std::uint32_t part = 0; part < vertices.size(); ++part) {
        const bool relaxed = relaxes(stage, part);
        result.push_back(buildVertices(vertices[part].size(), [&] {
            return [&, mixed = std::vector<Influence>()](SkinWeightsBuilder& builder, std::size_t i) mutable {
                const VertexId at{part, vertices[part][i]};
                const std::uint32_t weldedVertex = relaxed ? surface.weldedVertexOf(surface.index(at)) : 0;
                const auto slot = std::ranges::lower_bound(weldedVertices, weldedVertex);
                const bool found = relaxed && slot != weldedVertices.end() && *slot == weldedVertex;
                const auto number = static_cast<std::size_t>(slot - weldedVertices.begin());
                addVertex(stage, at, found ? smooth.at(number) : std::span<const Influence>(), builder,
                          mixed);
            };
        }));
    }
    return result;
}

} // namespace sinew
