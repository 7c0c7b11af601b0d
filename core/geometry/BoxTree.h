#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A balanced binary tree of boxes, for finding those that overlap a given one. Median splits, so its depth
/// is log2(n) whatever the input; the same tree from the same boxes.
class BoxTree {
public:
    /// boxes: #N, finite and not empty; kept. O(n log n), parallel.
    explicit BoxTree(std::vector<Aabb> boxes);

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

private:
    struct Node {
        Aabb box;
        std::uint32_t begin = 0; ///< its items
        std::uint32_t end = 0;
        std::uint32_t skip = 0; ///< the node after this one's subtree; children follow their parent
    };
    static constexpr std::uint32_t kLeafSize = 4;
    static constexpr double kRounding = 1e-9; ///< of a line's length

    static bool touch(const Aabb& a, const Aabb& b) {
        return (a.min.array() <= b.max.array()).all() && (b.min.array() <= a.max.array()).all();
    }
    static std::uint32_t nodesFor(std::uint32_t items);
    void build(std::uint32_t index, std::uint32_t begin, std::uint32_t end, const std::vector<Vec3>& centers);

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
    Aabb m_box;
    BoxTree m_tree;
};

} // namespace sinew
