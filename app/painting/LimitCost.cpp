#include "app/painting/LimitCost.h"

#include <algorithm>

namespace sinew {

LimitCost limitCost(const PartWeights& weights, std::size_t limit) {
    LimitCost cost;
    for (const auto& part : weights) {
        for (std::size_t p = 0; limit > 0 && part && p < part->vertexCount(); ++p) {
            const auto influences = part->at(p);
            if (influences.size() <= limit) {
                continue;
            }
            double lost = 0.0;
            for (const Influence& influence : influences.subspan(keptByLimit(influences, limit))) {
                lost += static_cast<double>(influence.weight);
            }
            ++cost.vertices;
            cost.largest = std::max(cost.largest, lost);
        }
    }
    return cost;
}

} // namespace sinew
