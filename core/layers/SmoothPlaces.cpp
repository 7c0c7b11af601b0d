#include "core/layers/SmoothPlaces.h"

#include "core/geometry/KeyIndex.h"
#include "core/layers/BuildPoints.h"
#include "core/layers/JointSums.h"

namespace sinew {
namespace {

constexpr float kLeast = 1e-5F; // weights under it are not carried on: every round would spread them further

/// Values of some places, found by place.
struct Values {
    std::vector<std::uint32_t> places;
    std::vector<std::uint32_t> slots; ///< of every place, where it stands in `weights`
    SkinWeights weights;

    std::span<const Influence> of(std::uint32_t place) const { return weights.at(slots[place]); }
    void number(std::size_t placeCount) {
        slots.assign(placeCount, KeyIndex::kAbsent);
        for (std::uint32_t i = 0; i < places.size(); ++i) {
            slots[places[i]] = i;
        }
    }
};

SkinWeights roundOf(const LayerSurface& surface, const Values& before, std::span<const std::uint32_t> places,
                    float strength) {
    return buildPoints(places.size(), [&] {
        return [&, sums = JointSums()](SkinWeightsBuilder& builder, std::size_t i) mutable {
            const std::span<const Influence> own = before.of(places[i]);
            double weighted = 0.0;
            for (const std::uint32_t next : surface.neighbors(places[i])) {
                weighted += before.of(next).empty() ? 0.0 : 1.0;
            }
            if (weighted == 0.0) {
                builder.addSame(own);
                return;
            }
            const double share = static_cast<double>(strength) / weighted;
            sums.clear();
            sums.add(own, 1.0 - static_cast<double>(strength), kLeast);
            for (const std::uint32_t next : surface.neighbors(places[i])) {
                sums.add(before.of(next), share, kLeast);
            }
            builder.addDistinct(sums.influences());
        };
    });
}

} // namespace

bool SmoothPlaces::has(std::size_t part) const {
    return part < m_weights.size() && part < m_surface.partCount() &&
           m_weights[part]->pointCount() == m_surface.pointCount(part);
}

std::vector<std::uint32_t> SmoothPlaces::grown(std::vector<std::uint32_t> places, int rings) const {
    std::vector<bool> in(m_surface.placeCount(), false);
    for (const std::uint32_t place : places) {
        in[place] = true;
    }
    std::size_t begin = 0;
    for (int ring = 0; ring < rings; ++ring) {
        const std::size_t end = places.size();
        for (std::size_t i = begin; i < end; ++i) {
            for (const std::uint32_t next : m_surface.neighbors(places[i])) {
                if (!in[next]) {
                    in[next] = true;
                    places.push_back(next);
                }
            }
        }
        begin = end;
    }
    std::ranges::sort(places);
    return places;
}

SkinWeights SmoothPlaces::means(std::span<const std::uint32_t> places) const {
    return buildPoints(places.size(), [&] {
        return [&, sums = JointSums()](SkinWeightsBuilder& builder, std::size_t i) mutable {
            sums.clear();
            for (const std::uint32_t point : m_surface.pointsAt(places[i])) {
                const SurfacePoint p = m_surface.pointAt(point);
                if (has(p.part)) {
                    sums.add(m_weights[p.part]->at(p.point), 1.0, kLeast);
                }
            }
            builder.addDistinct(sums.influences());
        };
    });
}

SkinWeights SmoothPlaces::smoothed(std::span<const std::uint32_t> places, int rounds, float strength) const {
    const int least = std::max(rounds, 0);
    std::vector<std::vector<std::uint32_t>> needed(static_cast<std::size_t>(least) + 1);
    needed[static_cast<std::size_t>(least)].assign(places.begin(), places.end());
    for (auto k = static_cast<std::size_t>(least); k > 0; --k) {
        needed[k - 1] = grown(needed[k], 1);
    }
    Values values;
    values.places = needed[0];
    values.number(m_surface.placeCount());
    values.weights = means(values.places);
    for (std::size_t k = 1; k < needed.size(); ++k) {
        SkinWeights next = roundOf(m_surface, values, needed[k], strength);
        values.places = needed[k];
        values.number(m_surface.placeCount());
        values.weights = std::move(next);
    }
    return std::move(values.weights);
}

SkinWeights SmoothPlaces::smoothedWithin(std::span<const std::uint32_t> places, int rounds, float strength,
                                         Progress* progress) const {
    Values values;
    values.places = grown({places.begin(), places.end()}, 1);
    values.number(m_surface.placeCount());
    values.weights = means(values.places);
    std::vector<std::uint32_t> slots;
    for (const std::uint32_t place : places) {
        slots.push_back(values.slots[place]);
    }
    for (int k = 0; k < rounds && goesOn(progress, k, rounds); ++k) {
        values.weights = replacePoints(values.weights, slots, roundOf(m_surface, values, places, strength));
    }
    return gatherWeights(values.weights, slots);
}

} // namespace sinew
