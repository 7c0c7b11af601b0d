#include "core/bind/SolvedWeights.h"

#include "core/bind/HeldVertices.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Calls put(vertex, source, part) for all sources at every held vertex: the part that the source has of it.
template<typename Put>
void forEachHeld(std::span<const Holding> holdings, std::size_t sources, const Put& put) {
    for (auto first = holdings.begin(); first != holdings.end();) {
        const auto last = std::find_if(first, holdings.end(),
                                       [&](const Holding& other) { return other.first != first->first; });
        const float part = 1.0F / static_cast<float>(last - first);
        for (std::uint32_t s = 0; s < sources; ++s) {
            const bool holds = std::find(first, last, Holding(first->first, s)) != last;
            put(first->first, s, holds ? part : 0.0F);
        }
        first = last;
    }
}

std::shared_ptr<const WeightTable> withWeights(std::span<const Holding> holdings,
                                               std::shared_ptr<const WeightTable> table) {
    bool same = true;
    forEachHeld(holdings, table->sources, [&](std::uint32_t vertex, std::uint32_t source, float part) {
        same = same && table->row(vertex)[source] == part;
    });
    if (same) {
        return table;
    }
    auto held = std::make_shared<WeightTable>(*table);
    forEachHeld(holdings, table->sources, [&](std::uint32_t vertex, std::uint32_t source, float part) {
        held->row(vertex)[source] = part;
    });
    return held;
}

float distanceFor(float part) {
    return part > 0.0F ? 0.0F : std::numeric_limits<float>::infinity();
}

std::shared_ptr<const BoneDistances> withDistances(std::span<const Holding> holdings,
                                                   std::shared_ptr<const BoneDistances> distances) {
    bool same = true;
    forEachHeld(holdings, distances->rows.size(),
                [&](std::uint32_t vertex, std::uint32_t source, float part) {
                    same = same && distances->rows[source][vertex] == distanceFor(part);
                });
    if (same) {
        return distances;
    }
    auto held = std::make_shared<BoneDistances>(*distances);
    for (std::vector<std::vector<float>>* rows : {&held->rows, &held->scaled}) {
        forEachHeld(holdings, rows->size(), [&](std::uint32_t vertex, std::uint32_t source, float part) {
            (*rows)[source][vertex] = distanceFor(part);
        });
    }
    for (const auto& [vertex, source] : holdings) {
        if (vertex < held->thickness.size()) {
            held->thickness[vertex] = 0.0F; // nothing is smoothed there
        }
    }
    return held;
}

} // namespace

Solved withHeldAreas(const BindInput& input, Solved solved) {
    const std::vector<Holding> holdings = holdingsOf(input.sources.joints);
    if (holdings.empty()) {
        return solved;
    }
    if (auto* table = std::get_if<std::shared_ptr<const WeightTable>>(&solved); table != nullptr && *table) {
        *table = withWeights(holdings, std::move(*table));
    } else if (auto* distances = std::get_if<std::shared_ptr<const BoneDistances>>(&solved);
               distances != nullptr && *distances) {
        *distances = withDistances(holdings, std::move(*distances));
    }
    return solved;
}

} // namespace sinew
