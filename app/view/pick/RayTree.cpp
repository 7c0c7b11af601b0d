#include "app/view/pick/SurfacePicker.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {
namespace {

constexpr std::uint32_t kLeafSize = 4;

/// Distance at which a ray enters a box, infinity when it misses.
double entry(const Aabb& box, const Ray& ray, const Vec3& inverse) {
    const Eigen::Array3d a = (box.min - ray.origin).array() * inverse.array();
    const Eigen::Array3d b = (box.max - ray.origin).array() * inverse.array();
    const double in = std::max(a.min(b).maxCoeff(), 0.0);
    const double out = a.max(b).minCoeff();
    return in <= out ? in : std::numeric_limits<double>::infinity();
}

/// Finite even where the direction has a zero, so that no product is 0 times infinity.
Vec3 inverseOf(const Vec3& direction) {
    constexpr double min = 1e-300;
    return direction.unaryExpr(
        [](double d) { return 1.0 / (std::abs(d) > min ? d : std::copysign(min, d)); });
}

} // namespace

RayTree::RayTree(std::span<const Vec3> vertices, std::vector<Triangle> triangles)
    : m_vertices(vertices.begin(), vertices.end())
    , m_triangles(std::move(triangles)) {
    std::vector<Vec3> centers;
    for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
        const Triangle& triangle = m_triangles[t];
        centers.push_back((vertices[triangle[0]] + vertices[triangle[1]] + vertices[triangle[2]]) / 3.0);
        if (centers.back().allFinite()) {
            m_order.push_back(t);
        }
    }
    if (!m_order.empty()) {
        build(0, static_cast<std::uint32_t>(m_order.size()), centers);
        refit(vertices);
    }
}

void RayTree::build(std::uint32_t begin, std::uint32_t end, std::span<const Vec3> centers) {
    const auto index = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.push_back({{}, begin, end, 0});
    if (end - begin <= kLeafSize) {
        return;
    }
    Aabb box;
    for (std::uint32_t i = begin; i < end; ++i) {
        box.add(centers[m_order[i]]);
    }
    Eigen::Index axis = 0;
    box.extent().maxCoeff(&axis);
    const std::uint32_t middle = begin + (end - begin) / 2;
    const auto first = m_order.begin();
    std::nth_element(first + begin, first + middle, first + end, [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(centers[a][axis], a) < std::pair(centers[b][axis], b);
    });
    build(begin, middle, centers);
    m_nodes[index].right = static_cast<std::uint32_t>(m_nodes.size());
    build(middle, end, centers);
}

void RayTree::refit(std::span<const Vec3> vertices) {
    m_vertices.assign(vertices.begin(), vertices.end());
    for (std::size_t n = m_nodes.size(); n-- > 0;) {
        Node& node = m_nodes[n];
        node.box = Aabb();
        if (node.right != 0) {
            node.box.add(m_nodes[n + 1].box);
            node.box.add(m_nodes[node.right].box);
            continue;
        }
        for (std::uint32_t i = node.begin; i < node.end; ++i) {
            for (const std::uint32_t vertex : m_triangles[m_order[i]]) {
                node.box.add(m_vertices[vertex]);
            }
        }
    }
}

std::optional<RayHit> RayTree::castTriangle(const Ray& ray, std::uint32_t triangle) const {
    // Moeller and Trumbore 1997.
    const Triangle& corners = m_triangles[triangle];
    const Vec3& a = m_vertices[corners[0]];
    const Vec3 ab = m_vertices[corners[1]] - a;
    const Vec3 ac = m_vertices[corners[2]] - a;
    const Vec3 p = ray.direction.cross(ac);
    const double det = ab.dot(p);
    if (det == 0.0) {
        return std::nullopt;
    }
    const Vec3 s = ray.origin - a;
    const double u = s.dot(p) / det;
    const Vec3 q = s.cross(ab);
    const double v = ray.direction.dot(q) / det;
    const double t = ac.dot(q) / det;
    const bool met = u >= 0.0 && v >= 0.0 && u + v <= 1.0 && t > 0.0;
    return met ? std::optional(RayHit{triangle, t, Vec3(1.0 - u - v, u, v)}) : std::nullopt;
}

template<typename Reach, typename Met>
void RayTree::visit(const Ray& ray, const Reach& reach, const Met& met) const {
    const Vec3 inverse = inverseOf(ray.direction);
    std::vector<std::uint32_t> open;
    if (!m_nodes.empty()) {
        open.push_back(0);
    }
    while (!open.empty()) {
        const std::uint32_t n = open.back();
        open.pop_back();
        const Node& node = m_nodes[n];
        if (!(entry(node.box, ray, inverse) < reach())) {
            continue;
        }
        if (node.right != 0) {
            open.push_back(node.right);
            open.push_back(n + 1);
            continue;
        }
        for (std::uint32_t i = node.begin; i < node.end; ++i) {
            if (const auto hit = castTriangle(ray, m_order[i])) {
                met(*hit);
            }
        }
    }
}

std::optional<RayHit> RayTree::cast(const Ray& ray) const {
    std::optional<RayHit> best;
    visit(
        ray, [&] { return best ? best->distance : std::numeric_limits<double>::infinity(); },
        [&](const RayHit& hit) {
            if (!best || hit.distance < best->distance) {
                best = hit;
            }
        });
    return best;
}

std::vector<double> RayTree::crossings(const Ray& ray) const {
    std::vector<double> distances;
    visit(
        ray, [] { return std::numeric_limits<double>::infinity(); },
        [&](const RayHit& hit) { distances.push_back(hit.distance); });
    std::ranges::sort(distances);
    return distances;
}

} // namespace sinew
