#include "core/geometry/EdgeTable.h"

#include <algorithm>
#include <tuple>

namespace sinew {

std::vector<EdgeUse> edgeUses(std::size_t vertexCount, std::span<const Triangle> triangles) {
    // A bucket for each lower vertex, filled by counting: far cheaper than sorting all sides at once.
    std::vector<std::size_t> bucket(vertexCount + 1, 0);
    for (const Triangle& t : triangles) {
        if (!hasRepeatedVertex(t)) {
            for (std::size_t k = 0; k < 3; ++k) {
                ++bucket[std::min(t[k], t[(k + 1) % 3]) + 1];
            }
        }
    }
    for (std::size_t p = 0; p < vertexCount; ++p) {
        bucket[p + 1] += bucket[p];
    }
    std::vector<EdgeUse> uses(bucket.back());
    std::vector<std::size_t> next(bucket.begin(), bucket.end() - 1);
    for (std::uint32_t i = 0; i < triangles.size(); ++i) {
        const Triangle& t = triangles[i];
        if (!hasRepeatedVertex(t)) {
            for (std::size_t k = 0; k < 3; ++k) {
                const auto [low, high] = std::minmax(t[k], t[(k + 1) % 3]);
                uses[next[low]++] = {low, high, i, t[k] == low};
            }
        }
    }
    for (std::size_t p = 0; p < vertexCount; ++p) {
        std::sort(uses.begin() + static_cast<std::ptrdiff_t>(bucket[p]),
                  uses.begin() + static_cast<std::ptrdiff_t>(bucket[p + 1]),
                  [](const EdgeUse& a, const EdgeUse& b) {
                      return std::tie(a.high, a.triangle) < std::tie(b.high, b.triangle);
                  });
    }
    return uses;
}

} // namespace sinew
