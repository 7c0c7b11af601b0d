#include "core/base/Parallel.h"
#include "tests/geometry/Subdivided.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <OpenMesh/Core/Mesh/PolyMesh_ArrayKernelT.hh>
#include <OpenMesh/Core/Mesh/TriMesh_ArrayKernelT.hh>
#include <OpenMesh/Tools/Subdivider/Uniform/CatmullClarkT.hh>
#include <OpenMesh/Tools/Subdivider/Uniform/LoopT.hh>

#include <cmath>
#include <random>

namespace testSubdividedSoups {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Every polygon that a soup can be wrong by: three faces on an edge, a flipped neighbour, a repeated vertex,
/// a polygon twice, two cones that touch, vertices without a polygon, all in one place.
Mesh messyMesh() {
    Mesh mesh;
    std::mt19937 dice(7);
    std::uniform_real_distribution<double> anywhere(-1.0, 1.0);
    for (int i = 0; i < 40; ++i) {
        mesh.vertices.emplace_back(anywhere(dice), anywhere(dice), anywhere(dice));
    }
    mesh.vertices.emplace_back(mesh.vertices[3]);
    using Corners = std::vector<std::uint32_t>;
    for (const Corners& corners :
         {Corners{0, 1, 2}, Corners{1, 0, 3}, Corners{0, 1, 4, 5}, Corners{2, 1, 6}, Corners{1, 2, 6},
          Corners{7, 7, 8}, Corners{7, 8, 7, 9}, Corners{10, 10, 10}, Corners{0, 1, 2}, Corners{11, 12, 13},
          Corners{11, 13, 14}, Corners{11, 14, 12}, Corners{11, 16, 15}, Corners{11, 17, 16},
          Corners{11, 15, 17}, Corners{18, 19, 20, 21, 22, 23, 24}, Corners{20, 19, 25},
          Corners{3, 40, 26}}) {
        mesh.addPolygon(corners);
    }
    return mesh;
}

template<typename OpenMeshKind>
OpenMeshKind openMeshOf(const Mesh& mesh) {
    OpenMeshKind result;
    std::vector<typename OpenMeshKind::VertexHandle> handles;
    for (const Vec3& vertex : mesh.vertices) {
        handles.push_back(result.add_vertex({vertex.x(), vertex.y(), vertex.z()}));
    }
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        std::vector<typename OpenMeshKind::VertexHandle> face;
        for (const std::uint32_t vertex : mesh.polygon(f)) {
            face.push_back(handles[vertex]);
        }
        result.add_face(face);
    }
    return result;
}

/// How far the farthest of OpenMesh's vertices is from all of ours.
template<typename OpenMeshKind, typename Subdivider>
double distanceFromOpenMesh(const Mesh& mesh, SubdivisionScheme scheme, int levels) {
    OpenMeshKind other = openMeshOf<OpenMeshKind>(mesh);
    Subdivider subdivider;
    subdivider.attach(other);
    subdivider(static_cast<std::size_t>(levels));
    subdivider.detach();
    const std::vector<Vec3> ours = made(mesh, scheme, levels).mesh.vertices;
    if (other.n_vertices() != ours.size()) {
        return std::numeric_limits<double>::infinity();
    }
    double farthest = 0.0;
    for (const auto vertex : other.vertices()) {
        const auto& p = other.point(vertex);
        farthest = std::max(farthest, distanceTo(ours, Vec3(p[0], p[1], p[2])));
    }
    return farthest;
}

struct DoubleTraits : OpenMesh::DefaultTraits {
    using Point = OpenMesh::Vec3d;
    using Normal = OpenMesh::Vec3d;
};
using OpenPolygons = OpenMesh::PolyMesh_ArrayKernelT<DoubleTraits>;
using OpenTriangles = OpenMesh::TriMesh_ArrayKernelT<DoubleTraits>;

} // namespace

/// Subdivision of any mesh: as OpenMesh has it where that can read it, and sound where a mesh is broken.
class TestSubdividedSoups : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void closedMeshesComeOutAsInOpenMesh() {
        using CatmullClark = OpenMesh::Subdivider::Uniform::CatmullClarkT<OpenPolygons, double>;
        using Loop = OpenMesh::Subdivider::Uniform::LoopT<OpenTriangles, double>;
        for (const Mesh& mesh :
             {cube(), sphere({1, 2, 3}, 2.0, 5), capsule({0, 0, 0}, {3, 1, 0}, 0.5, 7, 4)}) {
            for (const int levels : {1, 2}) {
                QVERIFY((distanceFromOpenMesh<OpenPolygons, CatmullClark>(mesh, kQuads, levels)) < 1e-6);
                QVERIFY((distanceFromOpenMesh<OpenTriangles, Loop>(trianglesOf(mesh), kTriangles, levels)) <
                        1e-6);
            }
        }
    }

    void anySoupGivesStencilsThatSumToOne() {
        Creases creases;
        creases.edges = {{0, 1, 0.3F}, {1, 2, 2.5F}, {11, 12, 12.0F}, {30, 31, 1.0F}};
        creases.vertices = {{6, 0.7F}, {39, 3.0F}, {4000, 1.0F}};
        for (const Mesh& mesh : {messyMesh(), withCreases(messyMesh(), creases), cube(), grid(), Mesh()}) {
            for (const auto scheme : {kQuads, kTriangles}) {
                for (int levels = 1; levels <= 3; ++levels) {
                    const SubdividedMesh smooth = made(mesh, scheme, levels);
                    QCOMPARE(smooth.stencils.rowCount(), smooth.mesh.vertexCount());
                    QCOMPARE(smooth.polygonOf.size(), smooth.mesh.polygonCount());
                    QCOMPARE(smooth.mesh.polygonCount(), subdividedFaceCount(mesh, scheme, levels));
                    QCOMPARE(smooth.mesh.normals.size(), smooth.mesh.cornerCount());
                    for (std::size_t r = 0; r < smooth.stencils.rowCount(); ++r) {
                        double sum = 0.0;
                        for (const double weight : smooth.stencils.weightsOf(r)) {
                            QVERIFY(weight > -1e-15);
                            sum += weight;
                        }
                        QVERIFY(std::abs(sum - 1.0) < 1e-12);
                        QVERIFY(std::ranges::is_sorted(smooth.stencils.columnsOf(r)));
                    }
                }
            }
        }
    }

    void movingTheCageMovesTheSurfaceAlike() {
        const Mesh cage = messyMesh();
        const Transform move =
            Eigen::Translation3d(5, -2, 1) * Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized());
        for (const auto scheme : {kQuads, kTriangles}) {
            const SubdividedMesh smooth = made(cage, scheme, 2);
            std::vector<Vec3> moved;
            for (const Vec3& vertex : cage.vertices) {
                moved.push_back(move * vertex);
            }
            const std::vector<Vec3> surface = smooth.vertices(moved);
            for (std::size_t v = 0; v < surface.size(); ++v) {
                QVERIFY((surface[v] - move * smooth.mesh.vertices[v]).norm() < 1e-12);
            }
        }
    }

    void verticesThatAreNoNumbersSpoilTheirNeighboursOnly() {
        Mesh cage = sphere({0, 0, 0}, 1.0, 12);
        const SubdividedMesh smooth = made(cage, kQuads, 1);
        cage.vertices[0] = Vec3::Constant(std::numeric_limits<double>::quiet_NaN());
        const std::vector<Vec3> surface = smooth.vertices(cage.vertices);
        const auto broken = std::ranges::count_if(surface, [](const Vec3& v) { return !v.allFinite(); });
        QVERIFY(broken > 0);
        QVERIFY(static_cast<std::size_t>(broken) < surface.size() / 2);
        QCOMPARE(smooth.normals(surface).size(), smooth.mesh.cornerCount());
    }

    void theNumberOfThreadsChangesNoByte() {
        const Mesh cage = sphere({0, 0, 0}, 1.0, 40);
        SubdividedMesh first;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                SubdividedMesh smooth = made(cage, kQuads, 2);
                if (threads == 1) {
                    first = std::move(smooth);
                    return;
                }
                QVERIFY(smooth.stencils.columns == first.stencils.columns);
                QVERIFY(smooth.stencils.weights == first.stencils.weights);
                QVERIFY(smooth.mesh.vertices == first.mesh.vertices);
                QVERIFY(smooth.mesh.normals == first.mesh.normals);
                QVERIFY(smooth.mesh.corners == first.mesh.corners);
            });
        }
    }
};

SINEW_TEST(TestSubdividedSoups, sinew::test::NoApplication)

} // namespace testSubdividedSoups

#include "TestSubdividedSoups.moc"
