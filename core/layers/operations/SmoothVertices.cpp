#include "core/layers/operations/WeightOperations.h"

#include "core/geometry/PointCells.h"
#include "core/layers/EditedVertex.h"

namespace sinew {
namespace {

constexpr float kMin = 1e-5F; // weights under it are not carried on: every round would spread them further

/// Values of some places, found by place.
struct Values {
    std::vector<std::uint32_t> weldedVertices;
    std::vector<std::uint32_t> slots; ///< of every place, where it stands in `weights`
    SkinWeights weights;

    std::span<const Influence> of(std::uint32_t weldedVertex) const {
        return weights.at(slots[weldedVertex]);
    }
    void number(std::size_t weldedCount) {
        slots.assign(weldedCount, GridHash::kAbsent);
        for (std::uint32_t i = 0; i < weldedVertices.size(); ++i) {
            slots[weldedVertices[i]] = i;
        }
    }
};

SkinWeights roundOf(const LayerSurface& surface, const Values& before,
                    std::span<const std::uint32_t> weldedVertices, float strength) {
    return buildVertices(weldedVertices.size(), [&] {
        return [&, sums = JointSums()](SkinWeightsBuilder& builder, std::size_t i) mutable {
            const std::span<const Influence> own = before.of(weldedVertices[i]);
            double weighted = 0.0;
            for (const std::uint32_t next : surface.neighbors(weldedVertices[i])) {
                weighted += before.of(next).empty() ? 0.0 : 1.0;
            }
            if (weighted == 0.0) {
                builder.addSame(own);
                return;
            }
            const double fraction = static_cast<double>(strength) / weighted;
            sums.clear();
            sums.add(own, 1.0 - static_cast<double>(strength), kMin);
            for (const std::uint32_t next : surface.neighbors(weldedVertices[i])) {
                sums.add(before.of(next), fraction, kMin);
            }
            builder.addDistinct(sums.influences());
        };
    });
}

int roundsOf(const WeightLayer& layer) {
    return std::clamp(layer.rounds, 0, kMaxRounds);
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
        if (!SmoothPositions(surface, stage.below).has(part) || (changedOnly && !relaxes(stage, part))) {
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

bool SmoothPositions::has(std::size_t part) const {
    return part < m_weights.size() && part < m_surface.partCount() &&
           m_weights[part]->vertexCount() == m_surface.vertexCount(part);
}

std::vector<std::uint32_t> SmoothPositions::grown(std::vector<std::uint32_t> weldedVertices,
                                                  int rings) const {
    std::vector<bool> in(m_surface.weldedCount(), false);
    for (const std::uint32_t weldedVertex : weldedVertices) {
        in[weldedVertex] = true;
    }
    std::size_t begin = 0;
    for (int ring = 0; ring < rings; ++ring) {
        const std::size_t end = weldedVertices.size();
        for (std::size_t i = begin; i < end; ++i) {
            for (const std::uint32_t next : m_surface.neighbors(weldedVertices[i])) {
                if (!in[next]) {
                    in[next] = true;
                    weldedVertices.push_back(next);
                }
            }
        }
        begin = end;
    }
    std::ranges::sort(weldedVertices);
    return weldedVertices;
}

SkinWeights SmoothPositions::means(std::span<const std::uint32_t> weldedVertices) const {
    return buildVertices(weldedVertices.size(), [&] {
        return [&, sums = JointSums()](SkinWeightsBuilder& builder, std::size_t i) mutable {
            sums.clear();
            for (const std::uint32_t vertex : m_surface.verticesAt(weldedVertices[i])) {
                const VertexId p = m_surface.vertexAt(vertex);
                if (has(p.part)) {
                    sums.add(m_weights[p.part]->at(p.vertex), 1.0, kMin);
                }
            }
            builder.addDistinct(sums.influences());
        };
    });
}

SkinWeights SmoothPositions::smoothed(std::span<const std::uint32_t> weldedVertices, int rounds,
                                      float strength) const {
    const int min = std::max(rounds, 0);
    std::vector<std::vector<std::uint32_t>> needed(static_cast<std::size_t>(min) + 1);
    needed[static_cast<std::size_t>(min)].assign(weldedVertices.begin(), weldedVertices.end());
    for (auto k = static_cast<std::size_t>(min); k > 0; --k) {
        needed[k - 1] = grown(needed[k], 1);
    }
    Values values;
    values.weldedVertices = needed[0];
    values.number(m_surface.weldedCount());
    values.weights = means(values.weldedVertices);
    for (std::size_t k = 1; k < needed.size(); ++k) {
        SkinWeights next = roundOf(m_surface, values, needed[k], strength);
        values.weldedVertices = needed[k];
        values.number(m_surface.weldedCount());
        values.weights = std::move(next);
    }
    return std::move(values.weights);
}

SkinWeights SmoothPositions::smoothedWithin(std::span<const std::uint32_t> weldedVertices, int rounds,
                                            float strength, Progress* progress) const {
    Values values;
    values.weldedVertices = grown({weldedVertices.begin(), weldedVertices.end()}, 1);
    values.number(m_surface.weldedCount());
    values.weights = means(values.weldedVertices);
    std::vector<std::uint32_t> slots;
    for (const std::uint32_t weldedVertex : weldedVertices) {
        slots.push_back(values.slots[weldedVertex]);
    }
    for (int k = 0; k < rounds && goesOn(progress, k, rounds); ++k) {
        values.weights =
            replaceVertices(values.weights, slots, roundOf(m_surface, values, weldedVertices, strength));
    }
    return gatherWeights(values.weights, slots);
}

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
         SmoothPositions(surface, stage.below).grown(from, roundsOf(stage.layer))) {
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
    const SkinWeights smooth = SmoothPositions(surface, stage.below)
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
