#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace sinew {

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
