#include "core/weights/BoneFalloff.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

void BoneFalloff::fill(std::span<const float> distances, std::span<float> row) const {
    double nearest = std::numeric_limits<double>::infinity();
    for (const float d : distances) {
        nearest = std::min(nearest, std::max(kDistanceTolerance, static_cast<double>(d)));
    }
    std::ranges::fill(row, 0.0F);
    if (!std::isfinite(nearest)) {
        return;
    }
    const double reach = falloffReach(nearest, falloff, leastAlpha, share) * kReachSlack;
    double sum = 0.0;
    for (std::size_t s = 0; s < row.size(); ++s) {
        const double d = std::max(kDistanceTolerance, static_cast<double>(distances[s]));
        if (d <= reach && std::isfinite(d)) {
            const double weight = relativeWeight(d, nearest, falloff, alphas[s]);
            row[s] = weight < share ? 0.0F : static_cast<float>(weight);
            sum += static_cast<double>(row[s]);
        }
    }
    for (float& weight : row) {
        weight = static_cast<float>(static_cast<double>(weight) / sum);
    }
}

} // namespace sinew
