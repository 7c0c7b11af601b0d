#include "core/deform/WeightPair.h"

#include <algorithm>
#include <cmath>

namespace sinew {

std::vector<bool> jointsWithWeight(const SkinWeights& weights, std::size_t joints) {
    std::vector<bool> carries(joints, false);
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        for (const Influence& influence : weights.at(p)) {
            carries[static_cast<std::size_t>(influence.joint)] = true;
        }
    }
    return carries;
}

double weightDifference(std::span<const Influence> a, std::span<const Influence> b) {
    double sum = 0.0;
    for (const Influence& one : a) {
        const auto same = std::ranges::find(b, one.joint, &Influence::joint);
        const float other = same == b.end() ? 0.0F : same->weight;
        sum += std::abs(static_cast<double>(one.weight) - static_cast<double>(other));
    }
    for (const Influence& one : b) {
        if (std::ranges::find(a, one.joint, &Influence::joint) == a.end()) {
            sum += static_cast<double>(one.weight);
        }
    }
    return sum;
}

} // namespace sinew
