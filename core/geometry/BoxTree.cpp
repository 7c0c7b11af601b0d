#include "core/geometry/BoxTree.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <limits>
#include <numeric>
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

std::vector<Aabb> boxesOf(std::span<const Vec3> points, std::span<const Triangle> triangles) {
    std::vector<Aabb> boxes(triangles.size());
    for (std::size_t t = 0; t < triangles.size(); ++t) {
        for (const std::uint32_t corner : triangles[t]) {
            boxes[t].add(points[corner]);
        }
    }
    return boxes;
}

/// Fraction of b in the place of segment ab that is nearest to a point.
double footOn(const Vec3& a, const Vec3& b, const Vec3& point) {
    const double length = (b - a).squaredNorm();
    return length > 0.0 ? std::clamp((point - a).dot(b - a) / length, 0.0, 1.0) : 0.0;
}

} // namespace

BoxTree::BoxTree(std::vector<Aabb> boxes)
    : m_boxes(std::move(boxes))
    , m_items(m_boxes.size()) {
    std::iota(m_items.begin(), m_items.end(), 0U);
    if (m_items.empty()) {
        return;
    }
    std::vector<Vec3> centers(m_boxes.size()); // twice
    for (std::size_t i = 0; i < centers.size(); ++i) {
        centers[i] = m_boxes[i].min + m_boxes[i].max;
    }
    const auto count = static_cast<std::uint32_t>(m_items.size());
    m_nodes.resize(nodesFor(count));
    build(0, 0, count, centers);
}

/// How many nodes a tree over so many items has.
std::uint32_t BoxTree::nodesFor(std::uint32_t items) {
    return items <= kLeafSize ? 1 : 1 + nodesFor(items / 2) + nodesFor(items - items / 2);
}

/// Fills the subtree that starts at node `index`.
void BoxTree::build(std::uint32_t index, std::uint32_t begin, std::uint32_t end,
                    const std::vector<Vec3>& centers) {
    Node& node = m_nodes[index];
    node.begin = begin;
    node.end = end;
    Aabb middles;
    for (std::uint32_t i = begin; i < end; ++i) {
        node.box.add(m_boxes[m_items[i]]);
        middles.add(centers[m_items[i]]);
    }
    node.skip = index + nodesFor(end - begin);
    if (end - begin <= kLeafSize) {
        return;
    }
    Eigen::Index axis = 0;
    middles.extent().maxCoeff(&axis);
    const std::uint32_t middle = begin + (end - begin) / 2;
    const auto first = m_items.begin();
    std::nth_element(first + begin, first + middle, first + end, [&](std::uint32_t a, std::uint32_t b) {
        // Equal ones by number, so that the tree does not depend on the library.
        return std::pair(centers[a][axis], a) < std::pair(centers[b][axis], b);
    });
    const std::uint32_t second = index + 1 + nodesFor(middle - begin);
    const auto half = [&](std::size_t which) {
        which == 0 ? build(index + 1, begin, middle, centers) : build(second, middle, end, centers);
    };
    if (middle - begin < kLargeHalf) {
        half(0);
        half(1);
        return;
    }
    parallelFor(2, 1, [&](std::size_t from, std::size_t to) {
        for (std::size_t which = from; which < to; ++which) {
            half(which);
        }
    });
}

NearestSurface::NearestSurface(std::span<const Vec3> points, std::span<const Triangle> triangles)
    : m_vertices(points)
    , m_triangles(triangles)
    , m_tree(boxesOf(points, triangles)) {
    for (const Triangle& triangle : triangles) {
        for (const std::uint32_t corner : triangle) {
            m_box.add(points[corner]);
        }
    }
}

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
        const double fraction =
            footOn(corners[static_cast<std::size_t>(c)], corners[static_cast<std::size_t>(next)], point);
        Vec3 barycentric = Vec3::Zero();
        barycentric[c] = 1.0 - fraction;
        barycentric[next] = fraction;
        take(barycentric);
    }
    return hit;
}

double NearestSurface::nearestDistance(const Vec3& point) const {
    double min = std::numeric_limits<double>::infinity();
    const double toBox = (point - point.cwiseMax(m_box.min).cwiseMin(m_box.max)).norm();
    double radius = toBox + kFirstLook * m_box.diagonal();
    while (true) {
        m_tree.forEachTouching(around(point, radius), [&](std::uint32_t triangle) {
            min = std::min(min, onTriangle(triangle, point).distance);
            return true;
        });
        if (min <= radius || radius > toBox + m_box.diagonal()) {
            return min;
        }
        radius = std::isfinite(min) ? min : 2.0 * radius;
    }
}

std::vector<NearestSurface::Hit> NearestSurface::nearest(const Vec3& point) const {
    const double tie = kTie * m_box.diagonal();
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
