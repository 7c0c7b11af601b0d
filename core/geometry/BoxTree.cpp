#include "core/geometry/BoxTree.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace sinew {
namespace {

/// Halves of more items than this are built side by side.
constexpr std::uint32_t kLargeHalf = 4096;

constexpr double kTie = 1e-9;       // of the diagonal
constexpr double kFirstLook = 0.01; // of the diagonal, around the point

Aabb around(const Vec3& point, double radius) {
    return {point.array() - radius, point.array() + radius};
}

} // namespace

std::vector<Aabb> triangleBoxes(std::span<const Vec3> points, std::span<const Triangle> triangles) {
    std::vector<Aabb> boxes(triangles.size());
    for (std::size_t t = 0; t < triangles.size(); ++t) {
        for (const std::uint32_t corner : triangles[t]) {
            boxes[t].add(points[corner]);
        }
    }
    return boxes;
}

BoxTree::BoxTree(std::vector<Aabb> boxes)
    : m_boxes(std::move(boxes))
    , m_items(m_boxes.size()) {
    if (m_items.empty()) {
        return;
    }
    std::vector<Middle> middles(m_boxes.size());
    for (std::uint32_t i = 0; i < middles.size(); ++i) {
        middles[i] = {m_boxes[i].min + m_boxes[i].max, i};
    }
    const auto count = static_cast<std::uint32_t>(m_items.size());
    m_nodes.resize(nodesFor(count));
    build(0, 0, middles);
    for (std::size_t i = 0; i < middles.size(); ++i) {
        m_items[i] = middles[i].item;
    }
    closeBoxes();
}

void BoxTree::closeBoxes() {
    for (std::size_t n = m_nodes.size(); n-- > 0;) { // children before their parents
        Node& node = m_nodes[n];
        if (node.skip == n + 1) {
            for (const std::uint32_t item : itemsBelow(n)) {
                node.box.add(m_boxes[item]);
            }
        } else {
            node.box.add(m_nodes[n + 1].box);
            node.box.add(m_nodes[m_nodes[n + 1].skip].box);
        }
    }
}

/// How many nodes a tree over so many items has.
std::uint32_t BoxTree::nodesFor(std::uint32_t items) {
    return items <= kLeafSize ? 1 : 1 + nodesFor(items / 2) + nodesFor(items - items / 2);
}

/// Fills the subtree that starts at node `index`, all but its boxes; puts its items, from `begin` on, in
/// order.
void BoxTree::build(std::uint32_t index, std::uint32_t begin, std::span<Middle> middles) {
    const auto count = static_cast<std::uint32_t>(middles.size());
    Node& node = m_nodes[index];
    node.begin = begin;
    node.end = begin + count;
    node.skip = index + nodesFor(count);
    if (count <= kLeafSize) {
        return;
    }
    Aabb box;
    for (const Middle& middle : middles) {
        box.add(middle.twice);
    }
    Eigen::Index axis = 0;
    box.extent().maxCoeff(&axis);
    const std::uint32_t half = count / 2;
    std::nth_element(middles.begin(), middles.begin() + half, middles.end(),
                     [axis](const Middle& a, const Middle& b) {
                         // Equal ones by number, so that the tree does not depend on the library.
                         return std::pair(a.twice[axis], a.item) < std::pair(b.twice[axis], b.item);
                     });
    const auto buildHalf = [&](std::size_t which) {
        which == 0 ? build(index + 1, begin, middles.first(half))
                   : build(index + 1 + nodesFor(half), begin + half, middles.subspan(half));
    };
    if (half < kLargeHalf) {
        buildHalf(0);
        buildHalf(1);
        return;
    }
    parallelFor(2, 1, [&](std::size_t from, std::size_t to) {
        for (std::size_t which = from; which < to; ++which) {
            buildHalf(which);
        }
    });
}

NearestSurface::NearestSurface(std::span<const Vec3> points, std::span<const Triangle> triangles)
    : m_vertices(points)
    , m_triangles(triangles)
    , m_tree(triangleBoxes(points, triangles)) {}

NearestSurface::Hit NearestSurface::onTriangle(std::uint32_t triangle, const Vec3& point) const {
    const Triangle& t = m_triangles[triangle];
    const std::array<Vec3, 3> corners{m_vertices[t[0]], m_vertices[t[1]], m_vertices[t[2]]};
    const Vec3 normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
    Hit hit{triangle, Vec3::Zero(), Vec3::Zero(), std::numeric_limits<double>::infinity()};
    const auto take = [&](const Vec3& barycentric) {
        const Vec3 position =
            barycentric[0] * corners[0] + barycentric[1] * corners[1] + barycentric[2] * corners[2];
        if (const double distance = (point - position).norm(); distance < hit.distance) {
            hit = {triangle, barycentric, position, distance};
        }
    };
    if (const double area = normal.squaredNorm(); area > 0.0) {
        Vec3 barycentric;
        for (int c = 0; c < 3; ++c) {
            const Vec3& b = corners[static_cast<std::size_t>((c + 1) % 3)];
            const Vec3& a = corners[static_cast<std::size_t>((c + 2) % 3)];
            barycentric[c] = (a - b).cross(point - b).dot(normal) / area;
        }
        if ((barycentric.array() >= 0.0).all()) {
            take(barycentric / barycentric.sum());
            return hit;
        }
    }
    for (int c = 0; c < 3; ++c) {
        const int next = (c + 1) % 3;
        const Segment side{corners[static_cast<std::size_t>(c)], corners[static_cast<std::size_t>(next)]};
        const double fraction = fractionAlong(side, point);
        Vec3 barycentric = Vec3::Zero();
        barycentric[c] = 1.0 - fraction;
        barycentric[next] = fraction;
        take(barycentric);
    }
    return hit;
}

double NearestSurface::nearestDistance(const Vec3& point) const {
    double min = std::numeric_limits<double>::infinity();
    const Aabb box = m_tree.box();
    const double toBox = (point - box.nearest(point)).norm();
    double radius = toBox + kFirstLook * box.diagonal();
    while (true) {
        m_tree.forEachTouching(around(point, radius), [&](std::uint32_t triangle) {
            min = std::min(min, onTriangle(triangle, point).distance);
            return true;
        });
        if (min <= radius || radius > toBox + box.diagonal()) {
            return min;
        }
        radius = std::isfinite(min) ? min : 2.0 * radius;
    }
}

std::vector<NearestSurface::Hit> NearestSurface::nearest(const Vec3& point) const {
    const double tie = kTie * m_tree.box().diagonal();
    const double reach = nearestDistance(point) + tie;
    std::vector<Hit> hits;
    m_tree.forEachTouching(around(point, reach), [&](std::uint32_t triangle) {
        if (const Hit hit = onTriangle(triangle, point); hit.distance <= reach) {
            hits.push_back(hit);
        }
        return true;
    });
    std::vector<std::size_t> indices; // the first hit of each
    std::vector<std::size_t> groupOf(hits.size());
    std::vector<double> counts;
    for (std::size_t h = 0; h < hits.size(); ++h) {
        const auto same = std::ranges::find_if(indices, [&](std::size_t first) {
            return (hits[first].position - hits[h].position).norm() <= 4.0 * tie;
        });
        groupOf[h] = static_cast<std::size_t>(same - indices.begin());
        if (same == indices.end()) {
            indices.push_back(h);
            counts.push_back(0.0);
        }
        counts[groupOf[h]] += 1.0;
    }
    for (std::size_t h = 0; h < hits.size(); ++h) {
        hits[h].weight = 1.0 / (counts[groupOf[h]] * static_cast<double>(indices.size()));
    }
    return hits;
}

} // namespace sinew
