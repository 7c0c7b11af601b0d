#include "core/geometry/Mesh.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>

namespace testMesh {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

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
};

SINEW_TEST(TestMesh, NoApplication)

} // namespace testMesh

#include "TestMesh.moc"
