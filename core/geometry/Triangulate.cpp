#include "core/geometry/AreaVector.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/repair/EarClipping.h"

#include <algorithm>

namespace sinew {

namespace {

/// Splits polygons one after the other; a polygon's triangles are numbers of its own corners, 0 .. n-1.
class Triangulator {
public:
    explicit Triangulator(const Mesh& mesh)
        : m_mesh(mesh) {}

    const std::vector<Triangle>& split(std::size_t f) {
        const auto polygon = m_mesh.polygon(f);
        m_triangles.clear();
        if (polygon.size() < 3) {
            return m_triangles;
        }
        if (polygon.size() == 3) {
            m_triangles.push_back({0, 1, 2});
            return m_triangles;
        }
        const Vec3 normal = areaVector(m_mesh.vertices, polygon);
        if (polygon.size() == 4) {
            splitQuad(polygon, normal);
        } else if (fansWell(polygon, normal)) {
            fan(polygon.size());
        } else {
            clipEars(m_mesh.vertices, polygon, m_triangles);
        }
        return m_triangles;
    }

private:
    using Polygon = std::span<const std::uint32_t>;

    double signedArea(Polygon polygon, const Vec3& normal, std::size_t a, std::size_t b,
                      std::size_t c) const {
        const Vec3& origin = m_mesh.vertices[polygon[a]];
        return (m_mesh.vertices[polygon[b]] - origin).cross(m_mesh.vertices[polygon[c]] - origin).dot(normal);
    }

    /// The fan's diagonal unless the other one leaves a larger smaller half: in a dart the outer diagonal
    /// gives a half with negative area.
    void splitQuad(Polygon polygon, const Vec3& normal) {
        const double even =
            std::min(signedArea(polygon, normal, 0, 1, 2), signedArea(polygon, normal, 0, 2, 3));
        const double odd =
            std::min(signedArea(polygon, normal, 1, 2, 3), signedArea(polygon, normal, 1, 3, 0));
        if (even <= 0.0 && odd > even) {
            m_triangles.push_back({1, 2, 3});
            m_triangles.push_back({1, 3, 0});
        } else {
            fan(4);
        }
    }

    /// True for a convex polygon whose fan holds no triangle without area.
    bool fansWell(Polygon polygon, const Vec3& normal) const {
        const std::size_t n = polygon.size();
        const double least = kFlat * normal.squaredNorm();
        for (std::size_t i = 0; i < n; ++i) {
            if (!(signedArea(polygon, normal, i, (i + 1) % n, (i + 2) % n) >= -least)) {
                return false;
            }
        }
        for (std::size_t i = 2; i < n; ++i) {
            if (!(signedArea(polygon, normal, 0, i - 1, i) > least)) {
                return false;
            }
        }
        return true;
    }

    void fan(std::size_t n) {
        for (std::uint32_t i = 2; i < n; ++i) {
            m_triangles.push_back({0, i - 1, i});
        }
    }

    static constexpr double kFlat = 1e-12; ///< share of the polygon's area that counts as none

    const Mesh& m_mesh;
    std::vector<Triangle> m_triangles;
};

} // namespace

std::vector<Triangle> triangulate(const Mesh& mesh, std::vector<Triangle>* cornerTriangles,
                                  std::vector<std::uint32_t>* polygonOfTriangle) {
    std::vector<Triangle> result;
    result.reserve(mesh.cornerCount());
    if (cornerTriangles != nullptr) {
        cornerTriangles->clear();
    }
    if (polygonOfTriangle != nullptr) {
        polygonOfTriangle->clear();
    }
    Triangulator triangulator(mesh);
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const std::uint32_t first = mesh.polygonOffsets[f];
        for (const Triangle& local : triangulator.split(f)) {
            const Triangle corners{first + local[0], first + local[1], first + local[2]};
            result.push_back({mesh.corners[corners[0]], mesh.corners[corners[1]], mesh.corners[corners[2]]});
            if (cornerTriangles != nullptr) {
                cornerTriangles->push_back(corners);
            }
            if (polygonOfTriangle != nullptr) {
                polygonOfTriangle->push_back(static_cast<std::uint32_t>(f));
            }
        }
    }
    return result;
}

} // namespace sinew
