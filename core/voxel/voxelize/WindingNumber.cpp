#include "core/voxel/voxelize/Voxelize.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr std::uint32_t kLeafSize = 8;
constexpr double kFarField = 3.0;

Vec3 centroid(const std::array<Vec3, 3>& t) {
    return (t[0] + t[1] + t[2]) / 3.0;
}
Vec3 areaVector(const std::array<Vec3, 3>& t) {
    return 0.5 * (t[1] - t[0]).cross(t[2] - t[0]);
}

/// Signed solid angle of a triangle seen from p (Van Oosterom and Strackee 1983).
double solidAngle(const std::array<Vec3, 3>& t, const Vec3& p) {
    const Vec3 a = t[0] - p;
    const Vec3 b = t[1] - p;
    const Vec3 c = t[2] - p;
    const double la = a.norm();
    const double lb = b.norm();
    const double lc = c.norm();
    const double numerator = a.dot(b.cross(c));
    const double denominator = la * lb * lc + a.dot(b) * lc + b.dot(c) * la + c.dot(a) * lb;
    return 2.0 * std::atan2(numerator, denominator);
}

} // namespace

WindingNumber::WindingNumber(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
    m_triangles.reserve(triangles.size());
    for (const Triangle& t : triangles) {
        if (vertices[t[0]].allFinite() && vertices[t[1]].allFinite() && vertices[t[2]].allFinite()) {
            m_triangles.push_back({vertices[t[0]], vertices[t[1]], vertices[t[2]]});
        }
    }
    if (!m_triangles.empty()) {
        m_nodes.reserve(m_triangles.size() / 2 + 1);
        build(0, static_cast<std::uint32_t>(m_triangles.size()));
    }
}

WindingNumber::Node WindingNumber::summarize(std::uint32_t begin, std::uint32_t end) const {
    Node node;
    node.begin = begin;
    node.end = end;
    double area = 0.0;
    Vec3 plain = Vec3::Zero();
    for (std::uint32_t t = begin; t < end; ++t) {
        const Vec3 vector = areaVector(m_triangles[t]);
        const double weight = vector.norm();
        node.areaVector += vector;
        node.center += weight * centroid(m_triangles[t]);
        plain += centroid(m_triangles[t]);
        area += weight;
    }
    node.center = area > 0.0 ? Vec3(node.center / area) : Vec3(plain / (end - begin));
    for (std::uint32_t t = begin; t < end; ++t) {
        for (const Vec3& corner : m_triangles[t]) {
            node.radius = std::max(node.radius, (corner - node.center).norm());
        }
    }
    return node;
}

void WindingNumber::build(std::uint32_t begin, std::uint32_t end) {
    const std::size_t self = m_nodes.size();
    m_nodes.push_back(summarize(begin, end));
    if (end - begin <= kLeafSize) {
        return;
    }
    Aabb box;
    for (std::uint32_t t = begin; t < end; ++t) {
        box.add(centroid(m_triangles[t]));
    }
    Eigen::Index axis = 0;
    box.extent().maxCoeff(&axis);
    const std::uint32_t middle = begin + (end - begin) / 2;
    std::nth_element(m_triangles.begin() + begin, m_triangles.begin() + middle, m_triangles.begin() + end,
                     [axis](const auto& a, const auto& b) { return centroid(a)[axis] < centroid(b)[axis]; });
    build(begin, middle);
    m_nodes[self].right = static_cast<std::uint32_t>(m_nodes.size());
    build(middle, end);
}

double WindingNumber::solidAngles(const Node& node, const Vec3& p) const {
    const Vec3 toCenter = node.center - p;
    const double distance = toCenter.norm();
    if (distance > kFarField * node.radius && distance > 0.0) {
        return node.areaVector.dot(toCenter) / (distance * distance * distance);
    }
    if (node.right == 0) {
        double sum = 0.0;
        for (std::uint32_t t = node.begin; t < node.end; ++t) {
            sum += solidAngle(m_triangles[t], p);
        }
        return sum;
    }
    const auto self = static_cast<std::size_t>(&node - m_nodes.data());
    return solidAngles(m_nodes[self + 1], p) + solidAngles(m_nodes[node.right], p);
}

double WindingNumber::at(const Vec3& p) const {
    return m_nodes.empty() ? 0.0 : solidAngles(m_nodes[0], p) / (4.0 * std::numbers::pi);
}

} // namespace sinew
