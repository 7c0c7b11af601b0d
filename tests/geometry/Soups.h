#pragma once

#include "core/geometry/Mesh.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace sinew::test {

/// Adds a polygon with points of its own.
inline void addPolygon(Mesh& mesh, const std::vector<Vec3>& points) {
    std::vector<std::uint32_t> corners;
    for (const Vec3& point : points) {
        corners.push_back(static_cast<std::uint32_t>(mesh.vertices.size()));
        mesh.vertices.push_back(point);
    }
    mesh.addPolygon(corners);
}

/// Adds a closed box of 8 points and 6 quads, facing outward unless inverted.
inline void addBox(Mesh& mesh, const Vec3& low, const Vec3& high, bool inverted = false) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    for (int i = 0; i < 8; ++i) {
        mesh.vertices.emplace_back((i & 1) != 0 ? high.x() : low.x(), (i & 2) != 0 ? high.y() : low.y(),
                                   (i & 4) != 0 ? high.z() : low.z());
    }
    constexpr std::uint32_t kQuads[6][4] = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4},
                                            {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
    for (const auto& quad : kQuads) {
        std::vector<std::uint32_t> corners;
        for (const std::uint32_t corner : quad) {
            corners.push_back(first + corner);
        }
        if (inverted) {
            std::reverse(corners.begin(), corners.end());
        }
        mesh.addPolygon(corners);
    }
}

inline Mesh boxMesh(const Vec3& low = Vec3::Zero(), const Vec3& high = Vec3::Ones(), bool inverted = false) {
    Mesh mesh;
    addBox(mesh, low, high, inverted);
    return mesh;
}

inline double uniform(std::mt19937& random, double low, double high) {
    return low + (high - low) * (static_cast<double>(random()) / 4294967295.0);
}

inline Vec3 randomPoint(std::mt19937& random, double half = 1.0) {
    const double x = uniform(random, -half, half);
    const double y = uniform(random, -half, half);
    const double z = uniform(random, -half, half);
    return {x, y, z};
}

inline Quat randomRotation(std::mt19937& random) {
    const Vec3 axis = randomPoint(random) + Vec3(1e-3, 0.0, 0.0);
    return Quat(Eigen::AngleAxisd(uniform(random, -3.1, 3.1), axis.normalized()));
}

} // namespace sinew::test
