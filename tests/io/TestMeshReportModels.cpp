#include "core/geometry/Mesh.h"
#include "core/geometry/MeshReport.h"
#include "core/geometry/Weld.h"
#include "core/io/ImportScene.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testMeshReportModels {

using namespace sinew;

namespace {

/// All parts as one mesh of triangles: what the models' table was measured on.
Mesh joinedTriangles(const Scene& scene) {
    std::vector<const Mesh*> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const Mesh joined = joinMeshes(meshes);
    Mesh triangles;
    triangles.vertices = joined.vertices;
    for (const Triangle& t : triangulate(joined)) {
        triangles.addPolygon(t);
    }
    return triangles;
}

/// Faces that coincide with another one, the first of each heap included.
std::size_t coincidentFaces(const Mesh& mesh) {
    const WeldMap weld = weldVertices(mesh.vertices, 1e-6 * bounds(mesh).diagonal());
    std::vector<Triangle> triangles = triangulate(mesh);
    for (Triangle& t : triangles) {
        t = {weld.groupOfVertex[t[0]], weld.groupOfVertex[t[1]], weld.groupOfVertex[t[2]]};
    }
    const std::vector<std::uint32_t> first = firstCoincident(weld.groupCount(), triangles);
    std::vector<std::size_t> heap(triangles.size(), 0);
    for (const std::uint32_t f : first) {
        ++heap[f];
    }
    return static_cast<std::size_t>(
        std::count_if(first.begin(), first.end(), [&](std::uint32_t f) { return heap[f] > 1; }));
}

} // namespace

class TestMeshReportModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheTable_data() {
        // Counted independently, for all parts of a file together. Self-intersections depend on what counts
        // as touching: 3 % either way.
        QTest::addColumn<QVector<int>>("counts"); // verts faces comps nm bd flip deg dup self
        QTest::newRow("armadillo.obj") << QVector<int>{43243, 86482, 1, 0, 0, 0, 0, 0, 0};
        QTest::newRow("cesium_man.glb") << QVector<int>{2338, 4672, 1, 0, 0, 0, 0, 0, 0};
        QTest::newRow("fox.glb") << QVector<int>{290, 576, 1, 0, 0, 0, 0, 0, 0};
        QTest::newRow("kaykit_knight.glb") << QVector<int>{3545, 6952, 35, 199, 254, 12, 0, 262, 2383};
        QTest::newRow("mh_helpers_game.glb") << QVector<int>{19158, 36972, 154, 0, 784, 0, 0, 0, 2130};
        QTest::newRow("quaternius_adventurer.glb") << QVector<int>{5330, 10198, 79, 6, 272, 0, 0, 0, 3845};
        QTest::newRow("rigged_figure.glb") << QVector<int>{130, 256, 1, 0, 0, 0, 0, 0, 0};
        QTest::newRow("tps_red_robot.glb") << QVector<int>{7142, 12836, 192, 20, 970, 0, 0, 0, 4121};
        QTest::newRow("xr_hand_l.gltf") << QVector<int>{1528, 3052, 1, 0, 0, 0, 0, 0, 0};
        QTest::newRow("mh_worker_mixamo.fbx") << QVector<int>{25104, 48558, 54, 0, 1566, 0, 0, 0, 4731};
        QTest::newRow("pab_arnaud.fbx") << QVector<int>{3337, 6670, 1, 0, 0, 0, 0, 0, 0};
        QTest::newRow("quaternius_spider.fbx") << QVector<int>{1386, 2712, 15, 0, 0, 0, 0, 0, 378};
    }

    void agreesWithTheTable() {
        QFETCH(QVector<int>, counts);
        SINEW_NEED_MODEL(path, QString::fromUtf8(QTest::currentDataTag()));
        Progress progress;
        const auto imported = importScene(path.toStdString(), progress);
        QVERIFY(imported.has_value());
        const Mesh mesh = joinedTriangles(imported->scene);
        const MeshReport report = *inspectMesh(mesh, progress);

        const auto count = [](std::size_t n) { return static_cast<int>(n); };
        QCOMPARE(count(report.weldedVertices), counts[0]);
        QCOMPARE(count(report.triangles), counts[1]);
        QCOMPARE(count(report.components), counts[2]);
        QCOMPARE(count(report.nonManifoldEdges.size()), counts[3]);
        QCOMPARE(count(report.borderEdges.size()), counts[4]);
        QCOMPARE(count(report.windingEdges.size()), counts[5]);
        QCOMPARE(count(report.degeneratePolygons.size()), counts[6]);
        QCOMPARE(count(coincidentFaces(mesh)), counts[7]);
        QCOMPARE(report.duplicatePolygons.empty(), counts[7] == 0);
        const int self = count(report.selfIntersectingPolygons.size());
        QVERIFY2(std::abs(self - counts[8]) <= 0.03 * counts[8], qPrintable(QString::number(self)));
        QCOMPARE(report.watertight(), counts[3] == 0 && counts[4] == 0);
    }
};

SINEW_TEST(TestMeshReportModels, QCoreApplication)

} // namespace testMeshReportModels

#include "TestMeshReportModels.moc"
