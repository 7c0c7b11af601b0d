#include "core/base/Parallel.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/MeshReport.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <atomic>
#include <limits>

namespace testMesh {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

using Numbers = std::vector<std::uint32_t>;

MeshReport inspect(const Mesh& mesh) {
    Progress progress;
    return *inspectMesh(mesh, progress);
}

class CancelAt : public Progress {
public:
    explicit CancelAt(int poll)
        : m_left(poll) {}
    bool canceled() const override { return m_left-- == 0; }

private:
    mutable std::atomic<int> m_left;
};

} // namespace

class TestMesh : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void boundsLeaveOutWhatIsNotFinite() {
        Mesh mesh = boxMesh({-1, 2, 3}, {4, 5, 6});
        mesh.vertices.emplace_back(kNan, 0.0, 0.0);
        mesh.vertices.emplace_back(0.0, std::numeric_limits<double>::infinity(), 0.0);
        QVERIFY(bounds(mesh).min == Vec3(-1, 2, 3));
        QVERIFY(bounds(mesh).max == Vec3(4, 5, 6));
        QVERIFY(bounds(Mesh()).empty());
    }

    void normalsOfABoxPointAwayFromItsCentre() {
        for (const double scale : {1e-9, 1.0, 1e9}) {
            const Mesh mesh = boxMesh(Vec3::Constant(-scale), Vec3::Constant(scale));
            const std::vector<Vec3f> normals = smoothNormals(mesh);
            QCOMPARE(normals.size(), mesh.cornerCount());
            for (std::size_t c = 0; c < normals.size(); ++c) {
                const Vec3 expected = mesh.vertices[mesh.corners[c]].normalized();
                QVERIFY((normals[c].cast<double>() - expected).norm() < 1e-6);
            }
        }
    }

    void largerPolygonsWeighMore() {
        Mesh mesh; // a fold along z: 3 times as much area to the left as upward
        mesh.vertices = {{0, 0, 0}, {0, 0, 1}, {1, 0, 1}, {1, 0, 0}, {0, -3, 1}, {0, -3, 0}};
        mesh.addPolygon(std::array<std::uint32_t, 4>{0, 1, 2, 3});
        mesh.addPolygon(std::array<std::uint32_t, 4>{0, 5, 4, 1});
        const std::vector<Vec3f> normals = smoothNormals(mesh);
        const Vec3f expected = Vec3f(-3.0F, 1.0F, 0.0F).normalized();
        QVERIFY((normals[0] - expected).norm() < 1e-6F);
        QVERIFY((normals[2] - Vec3f(0.0F, 1.0F, 0.0F)).norm() < 1e-6F);
    }

    void normalsAreDefinedEverywhere() {
        Mesh mesh = boxMesh();
        mesh.vertices.emplace_back(kNan, kNan, kNan);
        mesh.vertices.emplace_back(2.0, 2.0, 2.0);
        mesh.addPolygon(Triangle{0, 1, 8}); // not a number
        mesh.addPolygon(Triangle{9, 9, 9}); // without area
        const std::vector<Vec3f> normals = smoothNormals(mesh);
        const std::vector<Vec3f> healthy = smoothNormals(boxMesh());
        for (std::size_t c = 0; c < healthy.size(); ++c) {
            QVERIFY(normals[c] == healthy[c]);
        }
        QVERIFY(normals.back() == Vec3f(0.0F, 1.0F, 0.0F));
        QVERIFY(smoothNormals(Mesh()).empty());
    }

    void joinedMeshesKeepVerticesAndPolygons() {
        const Mesh first = boxMesh();
        Mesh second;
        addPolygon(second, {{5, 0, 0}, {6, 0, 0}, {5, 1, 0}});
        const Mesh empty;
        const std::vector<const Mesh*> meshes{&first, &empty, &second};
        const Mesh joined = joinMeshes(meshes);
        QCOMPARE(joined.vertexCount(), std::size_t{11});
        QCOMPARE(joined.polygonCount(), std::size_t{7});
        QVERIFY(std::ranges::equal(joined.polygon(5), first.polygon(5)));
        QVERIFY(std::ranges::equal(joined.polygon(6), Triangle{8, 9, 10}));
        QVERIFY(joined.vertices[9] == Vec3(6, 0, 0));
        QCOMPARE(joinMeshes({}).polygonCount(), std::size_t{0});
    }

    void aBoxIsSound() {
        const MeshReport report = inspect(boxMesh());
        QCOMPARE(report.vertices, std::size_t{8});
        QCOMPARE(report.weldedVertices, std::size_t{8});
        QCOMPARE(report.polygons, std::size_t{6});
        QCOMPARE(report.triangles, std::size_t{12});
        QCOMPARE(report.components, std::size_t{1});
        QVERIFY(report.watertight());
        QVERIFY(report.windingEdges.empty() && report.degeneratePolygons.empty());
        QVERIFY(report.duplicatePolygons.empty() && report.selfIntersectingPolygons.empty());
        QVERIFY(report.isolatedVertices.empty());
    }

    void splitCornersAreWelded() {
        Mesh mesh;
        const Mesh box = boxMesh();
        for (std::size_t f = 0; f < box.polygonCount(); ++f) {
            std::vector<Vec3> vertices;
            for (const std::uint32_t p : box.polygon(f)) {
                vertices.push_back(box.vertices[p] + Vec3::Constant(1e-7 * static_cast<double>(f)));
            }
            addPolygon(mesh, vertices);
        }
        const MeshReport report = inspect(mesh);
        QCOMPARE(report.vertices, std::size_t{24});
        QCOMPARE(report.weldedVertices, std::size_t{8});
        QVERIFY(report.watertight());
    }

    void aMissingFaceLeavesABorder() {
        Mesh mesh = boxMesh();
        mesh.polygonOffsets.pop_back();
        mesh.corners.resize(mesh.polygonOffsets.back());
        const MeshReport report = inspect(mesh);
        QVERIFY(!report.watertight());
        QCOMPARE(report.borderEdges.size(), std::size_t{4});
        for (const auto& edge : report.borderEdges) {
            QVERIFY(edge[0] >= 4 && edge[1] >= 4); // around the open top
        }
    }

    void aFinIsNotManifold() {
        Mesh mesh = boxMesh();
        mesh.vertices.emplace_back(0.0, -1.0, 0.0);
        mesh.addPolygon(Triangle{0, 1, 8});
        const MeshReport report = inspect(mesh);
        QVERIFY(report.nonManifoldEdges == (std::vector<std::array<std::uint32_t, 2>>{{0, 1}}));
        QCOMPARE(report.borderEdges.size(), std::size_t{2});
        QCOMPARE(report.components, std::size_t{1});
    }

    void aFlippedFaceDisagreesAllAround() {
        Mesh mesh = boxMesh();
        std::reverse(mesh.corners.begin(), mesh.corners.begin() + 4);
        const MeshReport report = inspect(mesh);
        QCOMPARE(report.windingEdges.size(), std::size_t{4});
        QVERIFY(report.watertight());
    }

    void copiesAreFoundHoweverTheyStart() {
        Mesh mesh = boxMesh();
        const auto quad = mesh.polygon(2);
        mesh.addPolygon(Numbers{quad[1], quad[2], quad[3], quad[0]}); // cut along the other diagonal
        mesh.addPolygon(Numbers{mesh.corners[3], mesh.corners[2], mesh.corners[1], mesh.corners[0]});
        QVERIFY(inspect(mesh).duplicatePolygons == (Numbers{6, 7}));
    }

    void degeneratePolygonsAreFound() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        Mesh mesh = boxMesh();
        addPolygon(mesh, {{2, 0, 0}, {3, 0, 0}, {4, 0, 0}});            // a line
        addPolygon(mesh, {{2, 1, 0}, {3, 1, 0}, {3, 1, 0}, {2, 2, 0}}); // a repeated vertex
        addPolygon(mesh, {{2, 3, 0}, {3, 3, 0}, {4, 3, 0}, {2, 4, 0}}); // sound: a corner on a side
        addPolygon(mesh, {{2, 5, 0}, {3, 5, 0}, {nan, 6, 0}});
        QVERIFY(inspect(mesh).degeneratePolygons == (Numbers{6, 7, 9}));
    }

    void crossingBoxesNameTheirFaces() {
        // The small box pokes through the large one's side x = 1 and lies inside otherwise.
        Mesh mesh = boxMesh();
        addBox(mesh, {0.5, 0.4, 0.3}, {1.5, 0.6, 0.7});
        const MeshReport report = inspect(mesh);
        QCOMPARE(report.components, std::size_t{2});
        QVERIFY(report.selfIntersectingPolygons == (Numbers{1, 8, 9, 10, 11}));
    }

    void touchingAndNestedBoxesDoNotCross() {
        Mesh mesh = boxMesh();
        addBox(mesh, {1, 0, 0}, {2, 1, 1});             // side by side
        addBox(mesh, {0.2, 1, 0.2}, {0.8, 2, 0.8});     // standing on the first
        addBox(mesh, {0.2, 0.2, 0.2}, {0.8, 0.8, 0.8}); // inside it
        const MeshReport report = inspect(mesh);
        QVERIFY(report.selfIntersectingPolygons.empty());
        QVERIFY(report.duplicatePolygons == (Numbers{6})); // the wall between neighbours, twice
    }

    void looseVerticesAreIsolated() {
        Mesh mesh = boxMesh();
        mesh.vertices.emplace_back(5.0, 5.0, 5.0);
        mesh.vertices.push_back(mesh.vertices[0]); // welded to a used one, and still used by none
        const MeshReport report = inspect(mesh);
        QVERIFY(report.isolatedVertices == (Numbers{8, 9}));
        QCOMPARE(report.components, std::size_t{1});
        QCOMPARE(report.weldedVertices, std::size_t{9});
    }

    void nothingAndNonsenseAreFine() {
        QCOMPARE(inspect(Mesh()).triangles, std::size_t{0});
        Mesh place;
        addPolygon(place, {Vec3::Ones(), Vec3::Ones(), Vec3::Ones(), Vec3::Ones()});
        QVERIFY(inspect(place).degeneratePolygons == (Numbers{0}));
        Mesh wild;
        const double inf = std::numeric_limits<double>::infinity();
        addPolygon(wild, {{inf, -inf, inf}, {inf, inf, inf}, {-inf, inf, 0}});
        addPolygon(wild, {{1e308, 0, 0}, {-1e308, 1e308, 0}, {0, 0, 1e308}});
        QCOMPARE(inspect(wild).triangles, std::size_t{2});
    }

    void everyPollCanCancel() {
        const Mesh mesh = boxMesh();
        int poll = 0;
        for (;; ++poll) {
            CancelAt progress(poll);
            const auto report = inspectMesh(mesh, progress);
            if (report) {
                break;
            }
            QCOMPARE(report.error().code, ErrorCode::Canceled);
        }
        QVERIFY(poll >= 6);
    }
};

SINEW_TEST(TestMesh, sinew::test::NoApplication)

} // namespace testMesh

#include "TestMesh.moc"
