#include "core/deform/WeightPair.h"

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

} // namespace sinew
