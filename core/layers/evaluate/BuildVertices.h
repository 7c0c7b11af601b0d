#pragma once

#include "core/base/Parallel.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <vector>

namespace sinew {

/// Weights of `count` vertices, built in slices side by side: `make()` gives each slice a function of its
/// own, (SkinWeightsBuilder&, std::size_t i), that adds vertex i. The same bytes on any number of threads.
template<typename Make>
SkinWeights buildVertices(std::size_t count, const Make& make) {
    constexpr std::size_t kSlice = 1024;
    std::vector<SkinWeights> slices((count + kSlice - 1) / kSlice);
    parallelFor(slices.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end; ++s) {
            auto add = make();
            SkinWeightsBuilder builder;
            const std::size_t last = std::min(count, (s + 1) * kSlice);
            builder.reserve(last - s * kSlice, 6 * (last - s * kSlice));
            for (std::size_t i = s * kSlice; i < last; ++i) {
                add(builder, i);
            }
            slices[s] = builder.finish();
        }
    });
    return slices.size() == 1 ? std::move(slices[0]) : joinWeights(slices);
}

} // namespace sinew
