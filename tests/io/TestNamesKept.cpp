#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/scene/LodParts.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testNamesKept {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

/// A card on two roots under one node, everything with a name of its own.
std::string namedGltf() {
    GltfBuilder file;
    file.json["scene"] = 1;
    file.json["scenes"] = {{{"name", "attic"}}, {{"name", "stage"}, {"nodes", {0, 3}}}};
    file.json["nodes"] = {{{"name", "rig"}, {"children", {1, 2}}},
                          {{"name", "left"}},
                          {{"name", "right"}},
                          {{"name", "card"}, {"mesh", 0}, {"skin", 0}}};
    const Json attributes = {
        {"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})},
        {"JOINTS_0", file.shorts("VEC4", 4, {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0})},
        {"WEIGHTS_0", file.floats("VEC4", 4, {0.5F, 0.5F, 0, 0, 0.25F, 0.75F, 0, 0, 1, 0, 0, 0})}};
    file.json["meshes"] = {{{"name", "card shape"}, {"primitives", {{{"attributes", attributes}}}}}};
    file.json["skins"] = {
        {{"name", "card skin"},
         {"joints", {1, 2}},
         {"inverseBindMatrices", file.matrices({Transform::Identity(), Transform::Identity()})}}};
    return file.text();
}

} // namespace

/// Scenes, skins, meshes and the node above the joints keep their names on the way from format to format.
class TestNamesKept : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyWayKeepsThem_data() {
        QTest::addColumn<QStringList>("files");
        QTest::newRow("glTF anew") << QStringList{"a.glb"};
        QTest::newRow("FBX") << QStringList{"a.fbx"};
        QTest::newRow("FBX anew") << QStringList{"a.fbx", "b.fbx"};
        QTest::newRow("FBX and back") << QStringList{"a.fbx", "b.glb"};
        QTest::newRow("glTF, FBX and back") << QStringList{"a.gltf", "b.fbx", "c.gltf"};
    }

    void everyWayKeepsThem() {
        QFETCH(QStringList, files);
        Expected<ImportedScene> scene = m_folder.scene("named.gltf", namedGltf());
        QVERIFY2(scene, qPrintable(outcome(scene)));
        for (const QString& file : files) {
            scene = rewritten(scene->scene, file.toStdString());
            QVERIFY2(scene, qPrintable(outcome(scene)));
        }
        const Scene& kept = scene->scene;
        QCOMPARE(kept.names.scene, std::string("stage"));
        QCOMPARE(kept.names.skin, std::string("card skin"));
        QCOMPARE(kept.names.armature, std::string("rig"));
        QCOMPARE(kept.parts.size(), std::size_t{1});
        QCOMPARE(kept.parts[0].mesh->name, std::string("card"));
        QCOMPARE(kept.parts[0].geometryName, std::string("card shape"));
        QCOMPARE(kept.skeleton.find("left"), 0);
        QCOMPARE(kept.skeleton.size(), std::size_t{2});
    }

    /// What nobody named is called as before: meshes like their nodes, and skins like what readers expect.
    void namesThatFilesLackAreNotMadeUp() {
        for (const char* file : {"plain.fbx", "plain.glb"}) {
            const auto scene = rewritten(richSceneWithTwoRoots(), file);
            QVERIFY2(scene, qPrintable(outcome(scene)));
            QCOMPARE(scene->scene.names.scene, std::string());
            QCOMPARE(scene->scene.names.armature, std::string("Armature"));
            for (const Part& part : scene->scene.parts) {
                QCOMPARE(part.geometryName, part.mesh->name);
            }
        }
        const auto scene = rewritten(richScene(), "one.fbx");
        QVERIFY(scene);
        QCOMPARE(scene->scene.names.armature, std::string());
        QCOMPARE(scene->scene.names.skin, std::string());
    }

    void lodsAreNumbered() {
        Scene scene = richScene();
        scene.parts[0].geometryName = "shape";
        Progress progress;
        const auto level = lodParts(scene, 0.5, 1, progress);
        QVERIFY(level);
        QCOMPARE(level->parts.at(0).geometryName, std::string("shape_LOD1"));
        QCOMPARE(level->parts.at(1).geometryName, std::string());
    }

    void anotherSkeletonHasOtherNames() {
        auto scene = m_folder.scene("named.gltf", namedGltf());
        QVERIFY(scene);
        ImportedSkeleton other;
        other.skeleton = richScene().skeleton;
        replaceSkeleton(scene->scene, std::move(other));
        QCOMPARE(scene->scene.names.skin, std::string());
        QCOMPARE(scene->scene.names.armature, std::string());
        QCOMPARE(scene->scene.names.scene, std::string("stage"));
    }

private:
    Expected<ImportedScene> rewritten(const Scene& scene, const std::string& name) {
        Progress progress;
        const auto path = m_folder.path(name);
        const auto written = exportScene(scene, path, {}, progress);
        if (!written) {
            return tl::unexpected(written.error());
        }
        return importScene(path, progress);
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestNamesKept, NoApplication)

} // namespace testNamesKept

#include "TestNamesKept.moc"
