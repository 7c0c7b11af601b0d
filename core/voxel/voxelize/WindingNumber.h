#pragma once

#include "core/geometry/Mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Generalized winding number of a triangle soup (Jacobson et al. 2013), w(p) = 1/(4 pi) sum of signed solid
/// angles, with the first-order far field of Barill et al. 2018: a cluster of triangles seen from more than 3
/// times its radius counts as one dipole. Errors stay under a few hundredths. Build O(n log n), query about
/// O(log n). Keeps references to nothing.
class WindingNumber {
public:
    WindingNumber(std::span<const Vec3> vertices, std::span<const Triangle> triangles);
    double at(const Vec3& p) const;

private:
    struct Node {
        Vec3 center = Vec3::Zero();
        Vec3 areaVector = Vec3::Zero(); ///< sum of area times normal
        double radius = 0.0;
        std::uint32_t begin = 0; ///< triangles of the cluster
        std::uint32_t end = 0;
        std::uint32_t right = 0; ///< second child; the first follows its parent; 0: a leaf
    };

    void build(std::uint32_t begin, std::uint32_t end);
    Node summarize(std::uint32_t begin, std::uint32_t end) const;
    double solidAngles(const Node& node, const Vec3& p) const;

    std::vector<std::array<Vec3, 3>> m_triangles;
    std::vector<Node> m_nodes;
};

} // namespace sinew
