#include "app/view/surface/ChangedVertices.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kChangedGrain = 4096;
constexpr std::uint32_t kRunGap = 64; // drawn vertices: one upload costs more than so many

} // namespace

std::optional<std::vector<std::uint32_t>> changedVertices(const std::shared_ptr<const SkinWeights>& before,
                                                          const std::shared_ptr<const SkinWeights>& now) {
    if (before == now) {
        return std::vector<std::uint32_t>();
    }
    if (!before || !now || before->vertexCount() != now->vertexCount()) {
        return std::nullopt;
    }
    const std::size_t count = now->vertexCount();
    std::vector<std::vector<std::uint32_t>> found((count + kChangedGrain - 1) / kChangedGrain);
    parallelFor(found.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            const std::size_t last = std::min(count, (chunk + 1) * kChangedGrain);
            for (std::size_t p = chunk * kChangedGrain; p < last; ++p) {
                if (!std::ranges::equal(before->at(p), now->at(p))) {
                    found[chunk].push_back(static_cast<std::uint32_t>(p));
                }
            }
        }
    });
    std::vector<std::uint32_t> all;
    for (const std::vector<std::uint32_t>& chunk : found) {
        all.insert(all.end(), chunk.begin(), chunk.end());
    }
    return all;
}

std::vector<VertexRun> drawnRuns(std::span<const std::uint32_t> meshVertexOf,
                                 std::span<const std::uint32_t> meshVertices) {
    std::vector<VertexRun> runs;
    if (meshVertices.empty()) {
        return runs;
    }
    std::vector<bool> changed(std::ranges::max(meshVertices) + std::size_t{1}, false);
    for (const std::uint32_t vertex : meshVertices) {
        changed[vertex] = true;
    }
    for (std::uint32_t v = 0; v < meshVertexOf.size(); ++v) {
        if (meshVertexOf[v] >= changed.size() || !changed[meshVertexOf[v]]) {
            continue;
        }
        if (!runs.empty() && v - (runs.back().first + runs.back().count) <= kRunGap) {
            runs.back().count = v + 1 - runs.back().first;
        } else {
            runs.push_back({v, 1});
        }
    }
    return runs;
}

} // namespace sinew
