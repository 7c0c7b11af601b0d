#include "app/view/surface/Defects.h"

#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/Orientation.h"

#include <algorithm>

namespace sinew {
namespace {

void addEdges(PartDefects& defects, const std::vector<std::array<std::uint32_t, 2>>& edges, DefectKind kind) {
    for (const auto& edge : edges) {
        defects.edges.push_back({edge, kind});
    }
}

/// Triangles that would have to turn for their shell to face outward.
std::vector<bool> flippedTriangles(const Mesh& mesh, const std::vector<Triangle>& triangles) {
    const WeldedSurface surface(mesh);
    std::vector<Triangle> welded;
    for (const Triangle& triangle : triangles) {
        welded.push_back(surface.welded(0, triangle));
    }
    return orientOutward(surface.positions(mesh.vertices), welded).flipTriangle;
}

class Marker {
public:
    explicit Marker(const Mesh& mesh)
        : m_triangles(triangulate(mesh, nullptr, &m_polygonOf))
        , m_polygonCount(mesh.polygonCount()) {}

    const std::vector<Triangle>& triangles() const { return m_triangles; }

    void mark(PartDefects& defects, const std::vector<std::uint32_t>& polygons, DefectKind kind) const {
        std::vector<bool> wanted(m_polygonCount, false);
        for (const std::uint32_t polygon : polygons) {
            wanted[polygon] = true;
        }
        for (std::size_t t = 0; t < m_triangles.size(); ++t) {
            if (wanted[m_polygonOf[t]]) {
                defects.faces.push_back({m_triangles[t], kind});
            }
        }
    }

    std::vector<std::uint32_t> polygonsOf(const std::vector<bool>& triangles) const {
        std::vector<std::uint32_t> polygons;
        for (std::size_t t = 0; t < triangles.size(); ++t) {
            if (triangles[t] && (polygons.empty() || polygons.back() != m_polygonOf[t])) {
                polygons.push_back(m_polygonOf[t]);
            }
        }
        return polygons;
    }

private:
    std::vector<std::uint32_t> m_polygonOf;
    std::vector<Triangle> m_triangles;
    std::size_t m_polygonCount;
};

} // namespace

Expected<SceneDefects> findDefects(const Scene& scene, const std::vector<MeshReport>& reports,
                                   Progress& progress) {
    SceneDefects result;
    const auto count = [&](DefectKind kind, std::size_t more) {
        result.counts[static_cast<std::size_t>(kind)] += more;
    };
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        const Mesh& mesh = *scene.parts[part].mesh;
        const MeshReport& report = reports[part];
        const Marker marker(mesh);
        PartDefects defects;
        addEdges(defects, report.borderEdges, DefectKind::Border);
        addEdges(defects, report.windingEdges, DefectKind::Winding);
        addEdges(defects, report.nonManifoldEdges, DefectKind::NonManifold);
        const auto flipped = marker.polygonsOf(flippedTriangles(mesh, marker.triangles()));
        std::vector<std::uint32_t> degenerate = report.degeneratePolygons;
        degenerate.insert(degenerate.end(), report.duplicatePolygons.begin(), report.duplicatePolygons.end());
        marker.mark(defects, flipped, DefectKind::Winding);
        marker.mark(defects, report.selfIntersectingPolygons, DefectKind::Crossing);
        marker.mark(defects, degenerate, DefectKind::Degenerate);
        count(DefectKind::Border, report.borderEdges.size());
        count(DefectKind::NonManifold, report.nonManifoldEdges.size());
        count(DefectKind::Winding, flipped.size());
        count(DefectKind::Crossing, report.selfIntersectingPolygons.size());
        count(DefectKind::Degenerate, degenerate.size());
        result.parts.push_back(std::move(defects));
    }
    return result;
}

} // namespace sinew
