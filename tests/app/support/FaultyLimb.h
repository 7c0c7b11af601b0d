#pragma once

#include "tests/app/support/PaintedLimb.h"

#include <algorithm>
#include <array>

namespace sinew::test {

/// A limb with weights of its own, as from a file: one vertex has none, another only those of a joint that
/// none of its neighbours follows.
struct FaultyLimb {
    Scene scene;
    SkinWeights healthy;
    std::uint32_t zero = 0;
    std::uint32_t wrong = 0;
};

inline FaultyLimb faultyLimb() {
    Document document;
    openBound(document);
    FaultyLimb limb{document.state().boundScene(), weightsOf(document)};
    const auto count = static_cast<std::uint32_t>(limb.healthy.vertexCount());
    limb.zero = count / 4;
    limb.wrong = count / 2;
    std::array<float, 3> sums{};
    for (const Influence& influence : limb.healthy.at(limb.wrong)) {
        sums[static_cast<std::size_t>(influence.joint)] = influence.weight;
    }
    const auto min = static_cast<std::int32_t>(std::ranges::min_element(sums) - sums.begin());
    SkinWeightsBuilder builder;
    for (std::uint32_t v = 0; v < count; ++v) {
        const std::array other{Influence{min, 1.0F}};
        builder.add(v == limb.zero    ? std::span<const Influence>()
                    : v == limb.wrong ? std::span<const Influence>(other)
                                      : limb.healthy.at(v));
    }
    limb.scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return limb;
}

} // namespace sinew::test
