#pragma once

#include "core/base/Parallel.h"
#include "core/base/Progress.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <vector>

namespace sinew {

/// Builds the weights of `vertices` vertices in parallel: makeRow() gives a callable, one a chunk, that maps
/// a vertex to its influences. The same on any number of threads; canceled, of no use.
template<typename MakeRow>
SkinWeights buildWeights(std::size_t vertices, std::size_t likelyInfluences, const Progress& progress,
                         const MakeRow& makeRow) {
    constexpr std::size_t grain = 1024;
    std::vector<SkinWeights> chunks((vertices + grain - 1) / grain);
    parallelFor(chunks.size(), 1, [&](std::size_t firstChunk, std::size_t endChunk) {
        auto row = makeRow();
        for (std::size_t chunk = firstChunk; chunk < endChunk && !progress.canceled(); ++chunk) {
            const std::size_t end = std::min(vertices, (chunk + 1) * grain);
            SkinWeightsBuilder builder;
            builder.reserve(end - chunk * grain, (end - chunk * grain) * likelyInfluences);
            for (std::size_t p = chunk * grain; p < end; ++p) {
                builder.add(row(p));
            }
            chunks[chunk] = builder.finish();
        }
    });
    return joinWeights(chunks);
}

} // namespace sinew
