#include "core/solve/transfer/TransferWeights.h"

namespace sinew {

SkinWeights withJointsOf(const SkinWeights* base, const SkinWeights& other, const std::vector<bool>& chosen) {
    SkinWeightsBuilder builder;
    std::vector<Influence> row;
    for (std::size_t v = 0; v < other.vertexCount(); ++v) {
        row.clear();
        double taken = 0.0;
        for (const Influence& influence : other.at(v)) {
            if (chosen[static_cast<std::size_t>(influence.joint)]) {
                row.push_back(influence);
                taken += static_cast<double>(influence.weight);
            }
        }
        const auto below = base != nullptr ? base->at(v) : std::span<const Influence>();
        double kept = 0.0;
        for (const Influence& influence : below) {
            kept += chosen[static_cast<std::size_t>(influence.joint)] ? 0.0
                                                                      : static_cast<double>(influence.weight);
        }
        if (taken + kept <= 0.0) {
            builder.add(below); // the chosen joints have nothing here, and nobody else has
            continue;
        }
        for (const Influence& influence : below) {
            if (!chosen[static_cast<std::size_t>(influence.joint)] && taken < 1.0) {
                const double fraction = static_cast<double>(influence.weight) * (1.0 - taken) / kept;
                row.push_back({influence.joint, static_cast<float>(fraction)});
            }
        }
        builder.add(row);
    }
    return builder.finish();
}

} // namespace sinew
