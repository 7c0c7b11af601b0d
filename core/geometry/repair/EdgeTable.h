#pragma once

#include "core/geometry/Mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// One triangle's side on an edge.
struct EdgeUse {
    std::uint32_t low = 0; ///< the edge's vertices, low < high
    std::uint32_t high = 0;
    std::uint32_t triangle = 0;
    bool forward = false; ///< the triangle runs from low to high
};

inline bool hasRepeatedVertex(const Triangle& t) {
    return t[0] == t[1] || t[1] == t[2] || t[2] == t[0];
}

/// Every side of every triangle, sorted by edge, then by triangle: edges with any number of faces lie next to
/// each other. Triangles with a repeated vertex have no sides. O(n) for vertices of bounded valence, O(n log
/// n) at worst.
std::vector<EdgeUse> edgeUses(std::size_t vertexCount, std::span<const Triangle> triangles);

/// Calls visit(span of the uses) for every edge, in order.
template<typename Visit>
void forEachEdge(std::span<const EdgeUse> uses, const Visit& visit) {
    for (std::size_t begin = 0; begin < uses.size();) {
        std::size_t end = begin + 1;
        while (end < uses.size() && uses[end].low == uses[begin].low && uses[end].high == uses[begin].high) {
            ++end;
        }
        visit(uses.subspan(begin, end - begin));
        begin = end;
    }
}

} // namespace sinew
