#include "core/geometry/Mesh.h"
#include "core/geometry/MeshReport.h"
#include "core/geometry/WeldedSurface.h"
#include "core/io/ImportScene.h"
#include "tests/io/support/LoadModel.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace testImportModels {

using namespace sinew;

namespace {

using sinew::test::load;

/// Vertices of all parts welded as the models' own table was made: 1e-6 of the diagonal.
std::size_t weldedVertices(const Scene& scene) {
    std::vector<Vec3> all;
    for (const Part& part : scene.parts) {
        all.insert(all.end(), part.mesh->vertices.begin(), part.mesh->vertices.end());
    }
    return weldVertices(all, 1e-6 * bounds(scene).diagonal()).groupCount();
}

std::size_t triangleCount(const Scene& scene) {
    std::size_t count = 0;
    for (const Part& part : scene.parts) {
        count += part.mesh->cornerCount() - 2 * part.mesh->polygonCount();
    }
    return count;
}

/// Joints with more than 1e-4 in some vertex of a part that is skinned in the file.
std::size_t skinnedJoints(const Scene& scene) {
    std::set<std::int32_t> joints;
    for (const Part& part : scene.parts) {
        for (std::size_t p = 0; part.weights && part.rigidJoint == kNone && p < part.weights->vertexCount();
             ++p) {
            for (const Influence& influence : part.weights->at(p)) {
                if (influence.weight > 1e-4F) {
                    joints.insert(influence.joint);
                }
            }
        }
    }
    return joints.size();
}

const char* const kBlenderScript = R"(
import bpy, json, sys
for o in list(bpy.data.objects):
    bpy.data.objects.remove(o)
bpy.ops.import_scene.fbx(filepath=sys.argv[sys.argv.index('--') + 1])
meshes = {o.name: [len(o.data.vertices), len(o.data.polygons)] for o in bpy.data.objects if o.type == 'MESH'}
print('RESULT ' + json.dumps(meshes))
)";

QJsonObject blenderCounts(const QString& file) {
    QTemporaryDir folder;
    QFile script(folder.filePath(QStringLiteral("count.py")));
    if (!script.open(QIODevice::WriteOnly)) {
        return {};
    }
    script.write(kBlenderScript);
    script.close();
    QProcess blender;
    blender.start(QStringLiteral("blender"),
                  {QStringLiteral("-b"), QStringLiteral("--factory-startup"), QStringLiteral("-P"),
                   script.fileName(), QStringLiteral("--"), file});
    blender.waitForFinished(-1);
    for (const QByteArray& line : blender.readAllStandardOutput().split('\n')) {
        if (line.startsWith("RESULT ")) {
            return QJsonDocument::fromJson(line.mid(7)).object();
        }
    }
    return {};
}

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

class TestImportModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsAreTheArtists_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<std::size_t>("welded");
        QTest::addColumn<std::size_t>("triangles");
        QTest::addColumn<std::size_t>("parts");
        QTest::addColumn<std::size_t>("joints");
        QTest::addColumn<std::size_t>("weighted");
        const auto row = [](const char* file, std::size_t welded, std::size_t triangles, std::size_t parts,
                            std::size_t joints, std::size_t weighted) {
            QTest::newRow(file) << QString::fromLatin1(file) << welded << triangles << parts << joints
                                << weighted;
        };
        row("armadillo.obj", 43243, 86482, 1, 0, 0);
        row("cesium_man.glb", 2338, 4672, 1, 19, 19);
        row("fox.glb", 290, 576, 1, 24, 22);
        row("kaykit_knight.glb", 3545, 6952, 15, 41, 20);
        row("mh_helpers_game.glb", 19158, 36972, 3, 66, 52);
        row("quaternius_adventurer.glb", 5330, 10198, 5, 62, 48);
        row("rigged_figure.glb", 130, 256, 1, 19, 19);
        row("tps_red_robot.glb", 7142, 12836, 4, 64, 43);
        row("xr_hand_l.gltf", 1528, 3052, 1, 26, 20);
        row("mh_worker_mixamo.fbx", 25104, 48558, 9, 65, 52);
        row("pab_arnaud.fbx", 3337, 6670, 1, 54, 53);
        row("quaternius_spider.fbx", 1386, 2712, 1, 59, 35);
    }

    void countsAreTheArtists() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(path, file);
        const Scene scene = load(path);
        QTEST(weldedVertices(scene), "welded");
        QTEST(triangleCount(scene), "triangles");
        QTEST(scene.parts.size(), "parts");
        QTEST(scene.skeleton.size(), "joints");
        QTEST(skinnedJoints(scene), "weighted");
        QVERIFY(parentsFirst(scene.skeleton));
    }

    void standsUprightInItsSize_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("metres");
        QTest::newRow("cesium man") << QStringLiteral("cesium_man.glb") << 1.507;
        QTest::newRow("adventurer") << QStringLiteral("quaternius_adventurer.glb") << 1.857;
        QTest::newRow("arnaud") << QStringLiteral("pab_arnaud.fbx") << 1.831;
        QTest::newRow("worker") << QStringLiteral("mh_worker_mixamo.fbx") << 1.780;
        QTest::newRow("spider") << QStringLiteral("quaternius_spider.fbx") << 1.949;
    }

    void standsUprightInItsSize() {
        QFETCH(QString, file);
        QFETCH(double, metres);
        SINEW_NEED_MODEL(path, file);
        const Scene scene = load(path);
        const Aabb box = bounds(scene);
        QVERIFY(std::abs(box.extent().y() * scene.metersPerUnit - metres) < 0.002);
        Aabb joints;
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            joints.add(scene.skeleton.position(j));
        }
        // The skeleton stands where the mesh does.
        QVERIFY((joints.center() - box.center()).norm() < 0.5 * box.diagonal());
    }

    void fbxCountsAreBlenders_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_spider.fbx"}) {
            QTest::newRow(file) << QString::fromLatin1(file);
        }
    }

    void fbxCountsAreBlenders() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(path, file);
        if (QStandardPaths::findExecutable(QStringLiteral("blender")).isEmpty()) {
            QSKIP("Blender is not installed");
        }
        const QJsonObject theirs = blenderCounts(path);
        const Scene scene = load(path);
        QCOMPARE(static_cast<std::size_t>(theirs.size()), scene.parts.size());
        for (const Part& part : scene.parts) {
            const QJsonArray counts = theirs[QString::fromStdString(part.mesh->name)].toArray();
            QCOMPARE(static_cast<int>(part.mesh->vertexCount()), counts[0].toInt());
            QCOMPARE(static_cast<int>(part.mesh->polygonCount()), counts[1].toInt());
        }
    }

    void normalsAreUnitAndFaceAsThePolygonsDo() {
        for (const char* file : {"quaternius_spider.fbx", "cesium_man.glb", "quaternius_adventurer.glb"}) {
            SINEW_NEED_MODEL(path, QString::fromLatin1(file));
            const Scene scene = load(path);
            std::size_t agree = 0;
            std::size_t corners = 0;
            for (const Part& part : scene.parts) {
                QCOMPARE(part.mesh->normals.size(), part.mesh->cornerCount());
                const std::vector<Vec3f> smooth = smoothNormals(*part.mesh);
                for (std::size_t c = 0; c < part.mesh->cornerCount(); ++c) {
                    QVERIFY(std::abs(part.mesh->normals[c].norm() - 1.0F) < 1e-4F);
                    agree += part.mesh->normals[c].dot(smooth[c]) > 0.0F ? 1U : 0U;
                }
                corners += part.mesh->cornerCount();
            }
            QVERIFY2(agree * 100 > corners * 95, file);
        }
    }

    void knightsPropsHangOnTheirJoints() {
        SINEW_NEED_MODEL(path, QStringLiteral("kaykit_knight.glb"));
        const Scene scene = load(path);
        std::size_t rigid = 0;
        for (const Part& part : scene.parts) {
            if (part.rigidJoint == kNone) {
                continue;
            }
            ++rigid;
            QVERIFY(part.weights);
            QCOMPARE(part.weights->at(0).size(), std::size_t{1});
            QCOMPARE(part.weights->at(0)[0].joint, part.rigidJoint);
        }
        QCOMPARE(rigid, std::size_t{9});
        // Sockets and controls without weight are joints like the others.
        QVERIFY(scene.skeleton.find("handslot.l") != kNone);
        QVERIFY(scene.skeleton.find("control-heel-roll.l") != kNone);
        QCOMPARE(scene.clips.size(), std::size_t{76});
    }

    void backpackSharesTheBodysSpace() {
        SINEW_NEED_MODEL(path, QStringLiteral("quaternius_adventurer.glb"));
        const Scene scene = load(path);
        Aabb backpack;
        for (const Part& part : scene.parts) {
            if (part.mesh->name == "Backpack") {
                backpack = bounds(*part.mesh);
            }
        }
        // On the back, between hip and head, as large as a backpack.
        const Aabb body = bounds(scene);
        QVERIFY(!backpack.empty());
        QVERIFY(backpack.min.y() > 0.8 && backpack.max.y() < 1.75);
        QVERIFY(backpack.center().z() < body.center().z());
        QVERIFY(backpack.extent().y() > 0.3 && backpack.extent().y() < 0.8);
    }

    void spiderStaysVisible() {
        SINEW_NEED_MODEL(path, QStringLiteral("quaternius_spider.fbx"));
        const Scene scene = load(path);
        QCOMPARE(scene.materials.size(), std::size_t{2});
        for (const Material& material : scene.materials) {
            QCOMPARE(material.baseColor.w(), 1.0F);
        }
        QCOMPARE(scene.clips.size(), std::size_t{5});
        std::set<std::int32_t> used(scene.parts[0].mesh->materials.begin(),
                                    scene.parts[0].mesh->materials.end());
        QVERIFY(used == (std::set<std::int32_t>{0, 1}));
    }

    void skeletonAlone() {
        SINEW_NEED_MODEL(tgf, QStringLiteral("armadillo.tgf"));
        SINEW_NEED_MODEL(fbx, QStringLiteral("pab_arnaud.fbx"));
        Progress progress;
        const auto drawn = importSkeleton(tgf.toStdString(), progress);
        QVERIFY(drawn);
        QCOMPARE(drawn->skeleton.size(), std::size_t{26});
        QCOMPARE(drawn->skeleton.roots(), std::vector<std::int32_t>{0});
        QCOMPARE(QString::fromStdString(drawn->skeleton.joints[0].name), QStringLiteral("joint_1"));
        QVERIFY(drawn->weighted.empty());
        const auto rigged = importSkeleton(fbx.toStdString(), progress);
        QVERIFY(rigged);
        QCOMPARE(rigged->skeleton.size(), std::size_t{54});
        QCOMPARE(std::count(rigged->weighted.begin(), rigged->weighted.end(), true), 53);
    }

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

SINEW_TEST(TestImportModels, QCoreApplication)

} // namespace testImportModels

#include "TestImportModels.moc"
