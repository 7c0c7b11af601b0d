#include "core/geometry/repair/Duplicates.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace sinew {

namespace {

/// A triangle under its lowest vertex.
struct Entry {
    std::uint32_t middle = 0;
    std::uint32_t highest = 0;
    std::uint32_t triangle = 0;
};

} // namespace

std::vector<std::uint32_t> firstCoincident(std::size_t vertexCount, std::span<const Triangle> triangles) {
    std::vector<std::size_t> bucket(vertexCount + 1, 0);
    for (const Triangle& t : triangles) {
        ++bucket[std::min({t[0], t[1], t[2]}) + 1];
    }
    for (std::size_t p = 0; p < vertexCount; ++p) {
        bucket[p + 1] += bucket[p];
    }
    std::vector<Entry> entries(triangles.size());
    std::vector<std::size_t> next(bucket.begin(), bucket.end() - 1);
    for (std::uint32_t i = 0; i < triangles.size(); ++i) {
        Triangle t = triangles[i];
        std::sort(t.begin(), t.end());
        entries[next[t[0]]++] = {t[1], t[2], i};
    }
    std::vector<std::uint32_t> first(triangles.size());
    for (std::size_t p = 0; p < vertexCount; ++p) {
        const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(bucket[p]);
        const auto end = entries.begin() + static_cast<std::ptrdiff_t>(bucket[p + 1]);
        std::sort(begin, end, [](const Entry& a, const Entry& b) {
            return std::tie(a.middle, a.highest, a.triangle) < std::tie(b.middle, b.highest, b.triangle);
        });
        for (auto it = begin; it != end; ++it) {
            const bool same =
                it != begin && it->middle == (it - 1)->middle && it->highest == (it - 1)->highest;
            first[it->triangle] = same ? first[(it - 1)->triangle] : it->triangle;
        }
    }
    return first;
}

std::vector<std::uint32_t> repeatedPolygons(std::span<const std::uint32_t> offsets,
                                            std::vector<std::uint32_t> corners) {
    const auto verticesOf = [&](std::uint32_t f) {
        return std::span(corners).subspan(offsets[f], offsets[f + 1] - offsets[f]);
    };
    std::vector<std::uint32_t> order(offsets.size() - 1);
    std::iota(order.begin(), order.end(), 0U);
    for (const std::uint32_t f : order) {
        std::sort(verticesOf(f).begin(), verticesOf(f).end());
    }
    const auto before = [&](std::uint32_t f, std::uint32_t g) {
        const auto a = verticesOf(f);
        const auto b = verticesOf(g);
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    };
    std::stable_sort(order.begin(), order.end(), before);
    std::vector<std::uint32_t> repeated;
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (!before(order[i - 1], order[i])) {
            repeated.push_back(order[i]);
        }
    }
    std::sort(repeated.begin(), repeated.end());
    return repeated;
}

} // namespace sinew
