#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Of each triangle. #T
std::vector<Aabb> triangleBoxes(std::span<const Vec3> points, std::span<const Triangle> triangles);

/// A balanced binary tree of boxes, for finding those that overlap a given one. Median splits, so its depth
/// is log2(n) whatever the input; the same tree from the same boxes.
class BoxTree {
public:
    /// boxes: #N, finite and not empty; kept. O(n log n), parallel.
    explicit BoxTree(std::vector<Aabb> boxes);

    /// Around all.
    Aabb box() const { return m_nodes.empty() ? Aabb() : m_nodes.front().box; }

    /// Calls visit(item) for every item whose box touches `box`, in an order that depends on the tree alone,
    /// until it returns false.
    template<typename Visit>
    void forEachTouching(const Aabb& box, const Visit& visit) const {
        forEachWhere([&box](const Aabb& other) { return touch(box, other); }, visit);
    }

    /// The same for every item whose box the line from a to b meets.
    template<typename Visit>
    void forEachAlong(const Vec3& a, const Vec3& b, const Visit& visit) const {
        const Vec3 inverse = (b - a).cwiseInverse(); // infinite along an axis it does not move on
        forEachWhere(
            [&](const Aabb& box) {
                double from = 0.0;
                double to = 1.0;
                for (Eigen::Index axis = 0; axis < 3; ++axis) {
                    if (!std::isfinite(inverse[axis])) {
                        if (a[axis] < box.min[axis] || a[axis] > box.max[axis]) {
                            return false;
                        }
                        continue;
                    }
                    const double low = (box.min[axis] - a[axis]) * inverse[axis];
                    const double high = (box.max[axis] - a[axis]) * inverse[axis];
                    from = std::max(from, std::min(low, high));
                    to = std::min(to, std::max(low, high));
                }
                return from <= to + kRounding;
            },
            visit);
    }

    /// The same for every item whose box `meets`, as all boxes around it do. What `visit` does may change
    /// what meets.
    template<typename Meets, typename Visit>
    void forEachWhere(const Meets& meets, const Visit& visit) const {
        std::uint32_t n = 0;
        while (n < m_nodes.size()) {
            const Node& node = m_nodes[n];
            if (!meets(node.box)) {
                n = node.skip;
                continue;
            }
            if (node.skip == n + 1) { // a leaf
                for (std::uint32_t i = node.begin; i < node.end; ++i) {
                    if (meets(m_boxes[m_items[i]]) && !visit(m_items[i])) {
                        return;
                    }
                }
            }
            ++n;
        }
    }

    /// Calls visit(item) for every item below nodes that `enters(node, box)` lets in, whatever its own box
    /// is; of two halves first the one whose box is nearer to `nearTo()`. What `visit` does may change both:
    /// a search that narrows finds what narrows it most early.
    template<typename Enters, typename NearTo, typename Visit>
    void forEachNearFirst(const Enters& enters, const NearTo& nearTo, const Visit& visit) const {
        std::array<std::uint32_t, kMaxDepth> open{};
        std::size_t count = m_nodes.empty() ? 0 : 1;
        while (count > 0) {
            const std::uint32_t n = open[--count];
            const Node& node = m_nodes[n];
            if (!enters(n, node.box)) {
                continue;
            }
            if (node.skip == n + 1) { // a leaf
                for (std::uint32_t i = node.begin; i < node.end; ++i) {
                    visit(m_items[i]);
                }
                continue;
            }
            const std::uint32_t first = n + 1;
            const std::uint32_t second = m_nodes[first].skip;
            const Vec3 point = nearTo();
            const auto away = [&](std::uint32_t half) {
                return (m_nodes[half].box.nearest(point) - point).squaredNorm();
            };
            const bool inOrder = away(first) <= away(second);
            open[count++] = inOrder ? second : first;
            open[count++] = inOrder ? first : second;
        }
    }

    /// Whether two boxes share a place.
    static bool touch(const Aabb& a, const Aabb& b) {
        return (a.min.array() <= b.max.array()).all() && (b.min.array() <= a.max.array()).all();
    }

    std::size_t nodeCount() const { return m_nodes.size(); }
    /// What lies below a node (forEachNearFirst).
    std::span<const std::uint32_t> itemsBelow(std::size_t node) const {
        return std::span(m_items).subspan(m_nodes[node].begin, m_nodes[node].end - m_nodes[node].begin);
    }

private:
    struct Node {
        Aabb box;
        std::uint32_t begin = 0; ///< its items
        std::uint32_t end = 0;
        std::uint32_t skip = 0; ///< the node after this one's subtree; children follow their parent
    };
    /// Of an item's box.
    struct Middle {
        Vec3 twice = Vec3::Zero(); ///< min + max
        std::uint32_t item = 0;
    };
    static constexpr std::uint32_t kLeafSize = 4;
    static constexpr std::size_t kMaxDepth = 64; ///< halves of 32 bits
    static constexpr double kRounding = 1e-9;    ///< of a line's length

    static std::uint32_t nodesFor(std::uint32_t items);
    void build(std::uint32_t index, std::uint32_t begin, std::span<Middle> middles);
    void closeBoxes();

    std::vector<Aabb> m_boxes;
    std::vector<std::uint32_t> m_items;
    std::vector<Node> m_nodes; ///< parents before children, left before right
};

/// Finds the places of a surface that are nearest to a point. Keeps references to what it is made of.
class NearestSurface {
public:
    struct Hit {
        std::uint32_t triangle = 0;
        Vec3 barycentric = Vec3::Zero(); ///< of the triangle's corners, sum 1
        Vec3 position = Vec3::Zero();
        double distance = 0.0;
        double weight = 0.0; ///< of all hits 1: alike for every place, and for every hit at a place
    };

    /// At least one triangle, finite points. O(n log n).
    NearestSurface(std::span<const Vec3> points, std::span<const Triangle> triangles);

    /// The nearest places and all triangles that reach them. More than one when they are equally far (within
    /// 1e-9 of the surface's diagonal): which of them came first would depend on the numbering, and a
    /// symmetric character would limp. O(log n) expected.
    std::vector<Hit> nearest(const Vec3& point) const;

private:
    Hit onTriangle(std::uint32_t triangle, const Vec3& point) const;
    double nearestDistance(const Vec3& point) const;

    std::span<const Vec3> m_vertices;
    std::span<const Triangle> m_triangles;
    BoxTree m_tree;
};

} // namespace sinew
