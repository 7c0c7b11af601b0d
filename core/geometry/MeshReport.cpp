#include "core/geometry/MeshReport.h"

#include "core/base/Error.h"
#include "core/geometry/EdgeTable.h"
#include "core/geometry/Intersect.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/FillHoles.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

constexpr double kCrossFraction = 1e-7; ///< about what single-precision coordinates resolve

class Inspector {
public:
    Inspector(const Mesh& mesh, Progress& progress)
        : m_mesh(mesh)
        , m_progress(progress)
        , m_surface(mesh)
        , m_welded(m_surface.positions(mesh.vertices))
        , m_triangles(triangulate(mesh, nullptr, &m_polygonOfTriangle)) {
        for (Triangle& triangle : m_triangles) {
            triangle = m_surface.welded(0, triangle);
        }
    }

    Expected<MeshReport> run() {
        using Step = void (Inspector::*)();
        static constexpr Step kSteps[] = {&Inspector::count,          &Inspector::findEdges,
                                          &Inspector::findHoles,      &Inspector::findVertices,
                                          &Inspector::findDegenerate, &Inspector::findDuplicates};
        double done = 0.0;
        for (const Step step : kSteps) {
            if (m_progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            (this->*step)();
            m_progress.report(Stage::Prepare, done += 0.1);
        }
        SINEW_TRY(const auto crossing, selfIntersections(m_welded, m_triangles,
                                                         kCrossFraction * m_surface.diagonal(), m_progress));
        m_report.selfIntersectingPolygons = polygonsOf(crossing);
        m_progress.report(Stage::Prepare, 1.0);
        return std::move(m_report);
    }

private:
    void count() {
        m_report.vertices = m_mesh.vertexCount();
        m_report.weldedVertices = m_welded.size();
        m_report.polygons = m_mesh.polygonCount();
        m_report.triangles = m_triangles.size();
    }

    void findEdges() {
        forEachEdge(edgeUses(m_welded.size(), m_triangles), [&](std::span<const EdgeUse> uses) {
            const std::array<std::uint32_t, 2> edge{m_surface.firstVertex(uses[0].low),
                                                    m_surface.firstVertex(uses[0].high)};
            if (uses.size() == 1) {
                m_report.borderEdges.push_back(edge);
            } else if (uses.size() > 2) {
                m_report.nonManifoldEdges.push_back(edge);
            } else if (uses[0].forward == uses[1].forward) {
                m_report.windingEdges.push_back(edge);
            }
        });
    }

    void findHoles() {
        m_report.holes = borderLoops(m_welded, m_triangles);
        for (std::vector<std::uint32_t>& loop : m_report.holes) {
            for (std::uint32_t& vertex : loop) {
                vertex = m_surface.firstVertex(vertex);
            }
        }
    }

    void findVertices() {
        std::vector<bool> used(m_mesh.vertexCount(), false);
        for (const std::uint32_t vertex : m_mesh.corners) {
            used[vertex] = true;
        }
        for (std::uint32_t p = 0; p < m_mesh.vertexCount(); ++p) {
            if (!used[p]) {
                m_report.isolatedVertices.push_back(p);
            }
        }
        m_report.components = surfaceShells(m_surface, m_mesh).count;
    }

    /// A triangle thinner than what is welded has no area; neither has one with a vertex at infinity.
    bool hasArea(const Triangle& t) const {
        const Vec3 ab = m_welded[t[1]] - m_welded[t[0]];
        const Vec3 ac = m_welded[t[2]] - m_welded[t[0]];
        const double longest = std::max({ab.norm(), ac.norm(), (ac - ab).norm()});
        return ab.cross(ac).norm() > longest * kWeldTolerance * m_surface.diagonal();
    }

    void findDegenerate() {
        std::vector<bool> sound(m_mesh.polygonCount(), false);
        for (std::size_t t = 0; t < m_triangles.size(); ++t) {
            if (hasArea(m_triangles[t])) {
                sound[m_polygonOfTriangle[t]] = true;
            }
        }
        std::vector<std::uint32_t> corners;
        for (std::uint32_t f = 0; f < m_mesh.polygonCount(); ++f) {
            corners.clear();
            for (const std::uint32_t vertex : m_mesh.polygon(f)) {
                corners.push_back(m_surface.weldedVertexOf(vertex));
            }
            std::sort(corners.begin(), corners.end());
            const bool repeated = std::adjacent_find(corners.begin(), corners.end()) != corners.end();
            if (repeated || !sound[f]) {
                m_report.degeneratePolygons.push_back(f);
            }
        }
    }

    void findDuplicates() {
        std::vector<std::uint32_t> welded;
        welded.reserve(m_mesh.cornerCount());
        for (const std::uint32_t vertex : m_mesh.corners) {
            welded.push_back(m_surface.weldedVertexOf(vertex));
        }
        m_report.duplicatePolygons = repeatedPolygons(m_mesh.polygonOffsets, std::move(welded));
    }

    std::vector<std::uint32_t> polygonsOf(const std::vector<char>& triangleMarks) const {
        std::vector<std::uint32_t> polygons;
        for (std::size_t t = 0; t < triangleMarks.size(); ++t) {
            if (triangleMarks[t] != 0 && (polygons.empty() || polygons.back() != m_polygonOfTriangle[t])) {
                polygons.push_back(m_polygonOfTriangle[t]);
            }
        }
        return polygons;
    }

    const Mesh& m_mesh;
    Progress& m_progress;
    WeldedSurface m_surface;
    std::vector<Vec3> m_welded;                     ///< positions of welded vertices
    std::vector<std::uint32_t> m_polygonOfTriangle; ///< before m_triangles, which fill it
    std::vector<Triangle> m_triangles;              ///< of welded vertices
    MeshReport m_report;
};

} // namespace

Expected<MeshReport> inspectMesh(const Mesh& mesh, Progress& progress) {
    return Inspector(mesh, progress).run();
}

} // namespace sinew
