#include "core/layers/operations/SmoothVertices.h"

#include "core/geometry/PointCells.h"
#include "core/layers/evaluate/EditedVertex.h"

namespace sinew {
namespace {

constexpr float kLeast = 1e-5F; // weights under it are not carried on: every round would spread them further

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
            const double share = static_cast<double>(strength) / weighted;
            sums.clear();
            sums.add(own, 1.0 - static_cast<double>(strength), kLeast);
            for (const std::uint32_t next : surface.neighbors(weldedVertices[i])) {
                sums.add(before.of(next), share, kLeast);
            }
            builder.addDistinct(sums.influences());
        };
    });
}

} // namespace

bool SmoothPlaces::has(std::size_t part) const {
    return part < m_weights.size() && part < m_surface.partCount() &&
           m_weights[part]->vertexCount() == m_surface.vertexCount(part);
}

std::vector<std::uint32_t> SmoothPlaces::grown(std::vector<std::uint32_t> weldedVertices, int rings) const {
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

SkinWeights SmoothPlaces::means(std::span<const std::uint32_t> weldedVertices) const {
    return buildVertices(weldedVertices.size(), [&] {
        return [&, sums = JointSums()](SkinWeightsBuilder& builder, std::size_t i) mutable {
            sums.clear();
            for (const std::uint32_t vertex : m_surface.verticesAt(weldedVertices[i])) {
                const VertexId p = m_surface.vertexAt(vertex);
                if (has(p.part)) {
                    sums.add(m_weights[p.part]->at(p.vertex), 1.0, kLeast);
                }
            }
            builder.addDistinct(sums.influences());
        };
    });
}

SkinWeights SmoothPlaces::smoothed(std::span<const std::uint32_t> weldedVertices, int rounds,
                                   float strength) const {
    const int least = std::max(rounds, 0);
    std::vector<std::vector<std::uint32_t>> needed(static_cast<std::size_t>(least) + 1);
    needed[static_cast<std::size_t>(least)].assign(weldedVertices.begin(), weldedVertices.end());
    for (auto k = static_cast<std::size_t>(least); k > 0; --k) {
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

SkinWeights SmoothPlaces::smoothedWithin(std::span<const std::uint32_t> weldedVertices, int rounds,
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

} // namespace sinew
