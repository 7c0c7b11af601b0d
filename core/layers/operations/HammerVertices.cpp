#include "core/layers/operations/HammerVertices.h"

#include "core/layers/operations/SmoothVertices.h"

#include <algorithm>

namespace sinew {
namespace {

struct Hammer {
    const LayerSurface& surface;
    std::vector<std::uint32_t> around;          ///< the places and their neighbours, ascending
    std::vector<std::vector<Influence>> values; ///< of `around`; empty: not known

    std::size_t slot(std::uint32_t weldedVertex) const {
        return static_cast<std::size_t>(std::ranges::lower_bound(around, weldedVertex) - around.begin());
    }
    std::vector<Influence> meanOfKnown(std::uint32_t weldedVertex) const {
        std::vector<Influence> sum;
        for (const std::uint32_t next : surface.neighbors(weldedVertex)) {
            const std::vector<Influence>& known = values[slot(next)];
            sum.insert(sum.end(), known.begin(), known.end());
        }
        SkinWeightsBuilder builder;
        builder.add(sum);
        const SkinWeights mean = builder.finish();
        return {mean.at(0).begin(), mean.at(0).end()};
    }
};

} // namespace

SkinWeights hammeredVertices(const LayerSurface& surface, const PartWeights& weights,
                             std::span<const std::uint32_t> weldedVertices, Progress* progress) {
    const SmoothPlaces smooth(surface, weights);
    Hammer hammer{surface, smooth.grown({weldedVertices.begin(), weldedVertices.end()}, 1), {}};
    const SkinWeights before = smooth.means(hammer.around);
    for (std::size_t i = 0; i < hammer.around.size(); ++i) {
        hammer.values.emplace_back();
        if (!std::ranges::binary_search(weldedVertices, hammer.around[i])) {
            hammer.values.back().assign(before.at(i).begin(), before.at(i).end());
        }
    }
    std::vector<std::uint32_t> open(weldedVertices.begin(), weldedVertices.end());
    const auto done = [&] { return static_cast<int>(weldedVertices.size() - open.size()); };
    const auto all = static_cast<int>(std::max<std::size_t>(weldedVertices.size(), 1));
    for (std::size_t last = open.size() + 1;
         !open.empty() && open.size() < last && goesOn(progress, done(), all);) {
        last = open.size();
        std::vector<std::pair<std::size_t, std::vector<Influence>>> found;
        std::erase_if(open, [&](std::uint32_t weldedVertex) {
            std::vector<Influence> mean = hammer.meanOfKnown(weldedVertex);
            const bool known = !mean.empty();
            if (known) {
                found.emplace_back(hammer.slot(weldedVertex), std::move(mean));
            }
            return known;
        });
        for (auto& [slot, mean] : found) { // a ring at a time
            hammer.values[slot] = std::move(mean);
        }
    }
    SkinWeightsBuilder builder;
    for (const std::uint32_t weldedVertex : weldedVertices) {
        const std::size_t slot = hammer.slot(weldedVertex);
        const bool known = !hammer.values[slot].empty();
        builder.addSame(known ? std::span<const Influence>(hammer.values[slot]) : before.at(slot));
    }
    return builder.finish();
}

} // namespace sinew
