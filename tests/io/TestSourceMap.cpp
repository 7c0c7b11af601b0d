#include "core/io/Formats.h"
#include "core/io/ImportScene.h"
#include "core/io/build/BuildScene.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <map>

namespace testSourceMap {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::test::gltf;

namespace {

/// A vertex's weights by node of the file, as a file keeps them and as a scene does.
using ByNode = std::map<std::int32_t, double>;

ByNode storedWeights(const ImportedMesh& mesh, std::size_t vertex) {
    ByNode result;
    double sum = 0.0;
    for (const Influence& influence : mesh.influences.at(vertex)) {
        result[mesh.joints[static_cast<std::size_t>(influence.joint)].node] +=
            static_cast<double>(influence.weight);
        sum += static_cast<double>(influence.weight);
    }
    for (auto& [node, weight] : result) {
        weight /= sum;
    }
    return result;
}

ByNode builtWeights(const SkinWeights& weights, std::size_t vertex, const SourceMap& map) {
    ByNode result;
    for (const Influence& influence : weights.at(vertex)) {
        result[map.joints[static_cast<std::size_t>(influence.joint)].node] =
            static_cast<double>(influence.weight);
    }
    return result;
}

bool close(const ByNode& a, const ByNode& b) {
    for (const ByNode* each : {&a, &b}) {
        for (const auto& [node, weight] : *each) {
            const auto first = a.find(node);
            const auto second = b.find(node);
            const double apart =
                (first == a.end() ? 0.0 : first->second) - (second == b.end() ? 0.0 : second->second);
            if (std::abs(apart) > 1e-5) {
                return false;
            }
        }
    }
    return true;
}

/// How many vertices of a file's mesh are not where the map says, or weigh otherwise.
std::size_t misplaced(const ImportedMesh& mesh, const MeshSource& where, const Scene& scene,
                      const SourceMap& map) {
    const Part& part = scene.parts[static_cast<std::size_t>(where.part)];
    const double size = bounds(scene).diagonal();
    std::size_t wrong = 0;
    for (std::size_t p = 0; p < mesh.mesh.vertexCount(); ++p) {
        const std::uint32_t vertex = where.vertexInPart[p];
        if (vertex >= part.mesh->vertexCount()) {
            ++wrong;
            continue;
        }
        const Vec3 placed = where.modelFromMesh * mesh.mesh.vertices[p];
        const bool near =
            where.positionsFromWeights || distance(placed, part.mesh->vertices[vertex]) < 1e-5 * size;
        const bool alike = mesh.joints.empty() || part.weights == nullptr ||
                           close(storedWeights(mesh, p), builtWeights(*part.weights, vertex, map));
        wrong += near && alike ? 0 : 1;
    }
    return wrong;
}

} // namespace

class TestSourceMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVertexOfAModelIsFound_data() {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"cesium_man.glb", "fox.glb", "kaykit_knight.glb", "mh_helpers_game.glb",
              "quaternius_adventurer.glb", "rigged_figure.glb", "tps_red_robot.glb", "xr_hand_l.gltf",
              "mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_spider.fbx"}) {
            QTest::newRow(file) << QString::fromLatin1(file);
        }
    }

    void everyVertexOfAModelIsFound() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(path, file);
        Progress progress;
        const auto source = formatOf(path.toStdString())->read(path.toStdString(), progress);
        const auto mapped = importMapped(path.toStdString(), progress);
        QVERIFY(source);
        QVERIFY(mapped);
        const Scene& scene = mapped->imported.scene;
        QCOMPARE(mapped->map.meshes.size(), source->meshes.size());
        QCOMPARE(mapped->map.joints.size(), scene.skeleton.size());
        for (std::size_t m = 0; m < source->meshes.size(); ++m) {
            const MeshSource& where = mapped->map.meshes[m];
            QCOMPARE(where.node, source->meshes[m].node);
            QCOMPARE(where.vertexInPart.size(), source->meshes[m].mesh.vertexCount());
            QVERIFY(where.part != kNone);
            QCOMPARE(misplaced(source->meshes[m], where, scene, mapped->map), std::size_t{0});
        }
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            const std::string& name =
                source->nodes[static_cast<std::size_t>(mapped->map.joints[j].node)].name;
            QVERIFY(name.empty() || name == scene.skeleton.joints[j].name);
        }
    }

    void jointsKnowTheirNodes() {
        GltfBuilder file = withTwoJoints();
        addMesh(file, triangle({0, 2, 0}), 1);
        file.json["skins"] = {
            {{"joints", {1, 0}},
             {"inverseBindMatrices", file.matrices({at(0, 2, 0).inverse(), at(0, 1, 0).inverse()})}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", 0}, {"skin", 0}});
        Progress progress;
        const auto mapped = importMapped(m_folder.write("two.gltf", file.text()), progress);
        QVERIFY2(mapped, qPrintable(outcome(mapped)));
        QCOMPARE(mapped->map.joints.size(), std::size_t{2});
        QCOMPARE(mapped->map.joints[0].node, 0);
        QCOMPARE(mapped->map.joints[1].node, 1);
        QVERIFY(distance(mapped->map.joints[1].modelFromJoint.translation(), {0, 2, 0}) < 1e-6);
        QCOMPARE(mapped->map.meshes.size(), std::size_t{1});
        QCOMPARE(mapped->map.meshes[0].node, 2);
        QVERIFY(!mapped->map.meshes[0].positionsFromWeights);
    }

    void whatIsLeftOutIsNowhere() {
        GltfBuilder file = withTwoJoints();
        addMesh(file, triangle({0, 2, 0}), 1);
        addMesh(file, triangle({0, 2, 0}), 1);
        file.json["meshes"][0]["primitives"][0]["mode"] = 0; // loose points
        file.json["nodes"].push_back({{"name", "points"}, {"mesh", 0}});
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", 1}});
        Progress progress;
        const auto mapped = importMapped(m_folder.write("points.gltf", file.text()), progress);
        QVERIFY2(mapped, qPrintable(outcome(mapped)));
        QCOMPARE(mapped->map.meshes.size(), std::size_t{2});
        QCOMPARE(mapped->map.meshes[0].part, kNone);
        QCOMPARE(mapped->map.meshes[0].vertexInPart, std::vector<std::uint32_t>(3, kNoVertex));
        QCOMPARE(mapped->map.meshes[1].part, 0);
    }

    void contradictingBindsAreSaid() {
        GltfBuilder file = withTwoJoints();
        std::vector<Vec3> wide = triangle({0, 2, 0});
        addMesh(file, wide, 1);
        // No inverse bind matrices: joint 1 turns none of its vertices, but joint 0 would move them
        // elsewhere.
        const std::size_t joints = file.shorts("VEC4", 4, {0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
        file.json["meshes"][0]["primitives"][0]["attributes"]["JOINTS_0"] = joints;
        file.json["skins"] = {{{"joints", {0, 1}}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", 0}, {"skin", 0}});
        Progress progress;
        const auto mapped = importMapped(m_folder.write("unbound.gltf", file.text()), progress);
        QVERIFY2(mapped, qPrintable(outcome(mapped)));
        QVERIFY(mapped->map.meshes[0].positionsFromWeights);
    }

    void readingTwiceGivesTheSame() {
        SINEW_NEED_MODEL(path, QStringLiteral("quaternius_adventurer.glb"));
        Progress progress;
        const auto first = importMapped(path.toStdString(), progress);
        const auto second = importMapped(path.toStdString(), progress);
        QVERIFY(first && second);
        for (std::size_t m = 0; m < first->map.meshes.size(); ++m) {
            QCOMPARE(first->map.meshes[m].vertexInPart, second->map.meshes[m].vertexInPart);
        }
        for (std::size_t p = 0; p < first->imported.scene.parts.size(); ++p) {
            QVERIFY(first->imported.scene.parts[p].mesh->vertices ==
                    second->imported.scene.parts[p].mesh->vertices);
        }
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestSourceMap, QCoreApplication)

} // namespace testSourceMap

#include "TestSourceMap.moc"
