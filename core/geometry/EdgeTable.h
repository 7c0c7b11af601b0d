#pragma once

#include "core/geometry/Mesh.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
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

/// Union-find that also knows whether a member is turned against its root. Roots are the lowest members.
class UnionFindWithParity {
public:
    explicit UnionFindWithParity(std::size_t count)
        : m_parent(count)
        , m_turned(count, 0) {
        for (std::uint32_t i = 0; i < count; ++i) {
            m_parent[i] = i;
        }
    }

    struct Member {
        std::uint32_t root;
        bool turned;
    };

    Member find(std::uint32_t i) {
        std::uint32_t root = i;
        unsigned turned = 0;
        while (m_parent[root] != root) {
            turned ^= m_turned[root];
            root = m_parent[root];
        }
        const Member member{root, turned != 0};
        while (m_parent[i] != root && i != root) {
            const std::uint32_t above = std::exchange(m_parent[i], root);
            const unsigned step = std::exchange(m_turned[i], static_cast<unsigned char>(turned));
            turned ^= step;
            i = above;
        }
        return member;
    }

    /// Joins two members; a contradiction (a Moebius band closing) leaves what is there.
    void unite(std::uint32_t a, std::uint32_t b, bool turnedAgainst) {
        Member first = find(a);
        Member second = find(b);
        if (first.root == second.root) {
            return;
        }
        if (first.root > second.root) {
            std::swap(first, second);
        }
        m_parent[second.root] = first.root;
        m_turned[second.root] = static_cast<unsigned char>(first.turned != second.turned) ^
                                static_cast<unsigned char>(turnedAgainst);
    }

private:
    std::vector<std::uint32_t> m_parent;
    std::vector<unsigned char> m_turned;
};

} // namespace sinew
