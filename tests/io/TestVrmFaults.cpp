#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/VrmFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>

namespace testVrmFaults {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::ordered_json;

/// What is broken or odd in a VRM that is read: it is left out and named, and the rest is there.
class TestVrmFaults : public QObject {
    Q_OBJECT

    ImportFolder m_folder;

private Q_SLOTS:
    void whatIsBrokenIsLeftOut_data() {
        QTest::addColumn<bool>("old");
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("why");
        const auto now = [](const char* name, const char* at, const char* value, const char* why) {
            QTest::newRow(name) << false << at << value << why;
        };
        now("a spring's node", "/extensions/VRMC_springBone/springs/0/joints/1/node", "999", "node-missing");
        now("no node", "/extensions/VRMC_springBone/springs/0/joints/1", "{}", "node-missing");
        now("a circle", "/extensions/VRMC_springBone/springs/0/joints/3/node", "0", "chain-order");
        now("one joint", "/extensions/VRMC_springBone/springs/0/joints", R"([{"node":0}])", "chain-short");
        now("a word for a number", "/extensions/VRMC_springBone/springs/0/joints/0/stiffness", R"("hard")",
            "wrong-type");
        now("a huge number", "/extensions/VRMC_springBone/springs/0/joints/0/stiffness", "1e300",
            "number-invalid");
        now("drag below 0", "/extensions/VRMC_springBone/springs/0/joints/0/dragForce", "-1",
            "number-invalid");
        now("springs that are no list", "/extensions/VRMC_springBone/springs", "7", "wrong-type");
        now("no object", "/extensions/VRMC_springBone", "[1]", "wrong-type");
        now("a collider's node", "/extensions/VRMC_springBone/colliders/0/node", "-5", "node-missing");
        now("a collider without a shape", "/extensions/VRMC_springBone/colliders/0/shape", "{}",
            "wrong-type");
        now("no size", "/extensions/VRMC_springBone/colliders/0/shape/sphere/radius", "0", "no-size");
        now("a group's collider", "/extensions/VRMC_springBone/colliderGroups/0/colliders", "[0,77]",
            "index-unknown");
        now("a spring's group", "/extensions/VRMC_springBone/springs/0/colliderGroups", "[9]",
            "index-unknown");
        now("an expression's shape", "/extensions/VRMC_vrm/expressions/preset/happy/morphTargetBinds/0/index",
            "40", "shape-missing");
        now("an expression's node", "/extensions/VRMC_vrm/expressions/preset/happy/morphTargetBinds/0/node",
            "999", "node-missing");
        now("a preset of no name", "/extensions/VRMC_vrm/expressions/preset", R"({"grin":{}})",
            "index-unknown");
        now("expressions that are none", "/extensions/VRMC_vrm/expressions/custom", "[]", "wrong-type");
        now("an expression that is none", "/extensions/VRMC_vrm/expressions/preset/happy", "3", "wrong-type");
        now("an annotation's node", "/extensions/VRMC_vrm/firstPerson/meshAnnotations/0/node", "999",
            "node-missing");
        now("an annotation of no kind", "/extensions/VRMC_vrm/firstPerson/meshAnnotations/0/type",
            R"("never")", "wrong-type");
        now("authors that are a word", "/extensions/VRMC_vrm/meta/authors", R"("Ada")", "wrong-type");
        now("looking at nothing", "/extensions/VRMC_vrm/lookAt/rangeMapVerticalUp", "[]", "wrong-type");
        now("a bone that is none", "/extensions/VRMC_vrm/humanoid/humanBones/tail", R"({"node":0})",
            "bone-unknown");
        now("a bone's node", "/extensions/VRMC_vrm/humanoid/humanBones/jaw", R"({"node":999})",
            "node-missing");
        now("a node twice", "/extensions/VRMC_vrm/humanoid/humanBones/jaw", R"({"node":0})", "node-twice");
        now("bones that are none", "/extensions/VRMC_vrm/humanoid/humanBones", "7", "wrong-type");
        now("a humanoid that is none", "/extensions/VRMC_vrm/humanoid", "[]", "wrong-type");
        now("first person that is none", "/extensions/VRMC_vrm/firstPerson", "[]", "wrong-type");
        const auto then = [](const char* name, const char* at, const char* value, const char* why) {
            QTest::newRow(name) << true << at << value << why;
        };
        then("old: a root", "/extensions/VRM/secondaryAnimation/boneGroups/0/bones", "[999]", "node-missing");
        then("old: a root twice", "/extensions/VRM/secondaryAnimation/boneGroups/0/bones", "[22,22]",
             "said-twice");
        then("old: a word", "/extensions/VRM/secondaryAnimation/boneGroups/0/dragForce", "[]", "wrong-type");
        then("old: a group", "/extensions/VRM/secondaryAnimation/boneGroups/0/colliderGroups", "[5]",
             "index-unknown");
        then("old: a collider", "/extensions/VRM/secondaryAnimation/colliderGroups/0/colliders/0/offset",
             "[1,2,3]", "wrong-type");
        then("old: a collider's node", "/extensions/VRM/secondaryAnimation/colliderGroups/0/node", "999",
             "node-missing");
        then("old: a shape", "/extensions/VRM/blendShapeMaster/blendShapeGroups/0/binds/0/index", "50",
             "shape-missing");
        then("old: a mesh", "/extensions/VRM/blendShapeMaster/blendShapeGroups/0/binds/0/mesh", "50",
             "part-missing");
        then("old: groups", "/extensions/VRM/blendShapeMaster/blendShapeGroups", R"("none")", "wrong-type");
        then("old: meta", "/extensions/VRM/meta/title", "5", "wrong-type");
        const char* bones = "/extensions/VRM/humanoid/humanBones/-";
        then("old: a bone that is none", bones, R"({"bone":"tail","node":0})", "bone-unknown");
        then("old: a bone's node", bones, R"({"bone":"jaw","node":999})", "node-missing");
        then("old: a node twice", bones, R"({"bone":"jaw","node":0})", "node-twice");
        then("old: a bone twice", bones, R"({"bone":"hips","node":3})", "said-twice");
        then("old: the view's bone", "/extensions/VRM/firstPerson/firstPersonBone", "999", "node-missing");
        then("old: annotations", "/extensions/VRM/firstPerson/meshAnnotations", "{}", "wrong-type");
        then("old: first person", "/extensions/VRM/firstPerson", R"("head")", "wrong-type");
        then("old: materials", "/extensions/VRM/materialProperties", "5", "wrong-type");
        then("old: a material", "/extensions/VRM/materialProperties", R"([{"name":"skin"}])",
             "material-missing");
    }

    /// The rest is there, and a notice says what is not and where it stands.
    void whatIsBrokenIsLeftOut() {
        QFETCH(const bool, old);
        QFETCH(const QString, at);
        QFETCH(const QString, value);
        QFETCH(const QString, why);
        const std::string bytes = old ? oldVrm() : livingVrm();
        Json root = jsonOfGlb(bytes);
        root[Json::json_pointer(at.toStdString())] = Json::parse(value.toStdString());
        const auto read = m_folder.scene("broken.vrm", withJson(bytes, root));
        QVERIFY(read.has_value());
        const Notice* notice = ignoredEntries(read->notices, why.toStdString());
        QVERIFY2(notice != nullptr, qPrintable(toldNotices(read->notices)));
        QVERIFY(notice->count >= 1 && !notice->arguments.back().empty());
        QCOMPARE(read->scene.parts.size(), std::size_t{1});
        QVERIFY(!avatarOf(read->scene.avatar).expressions.empty() || at.contains("xpressions") ||
                at.contains("blendShapeGroups"));
        // What is broken stays in a file that is kept.
        Progress progress;
        const auto path = m_folder.write("source.vrm", withJson(bytes, root));
        const auto saved = saveScene(read->scene, path, m_folder.path("kept.vrm"), {}, progress);
        QVERIFY(saved && saved->kept);
        QVERIFY(readWholeFile(m_folder.path("kept.vrm")).value_or("") == withJson(bytes, root));
    }

    /// The notice names several.
    void brokenBonesAreNamed() {
        const std::string bytes = livingVrm();
        Json root = jsonOfGlb(bytes);
        for (const char* name : {"tail", "wing", "horn"}) {
            root["extensions"]["VRMC_vrm"]["humanoid"]["humanBones"][name] = {{"node", 0}};
        }
        const auto read = m_folder.scene("bones.vrm", withJson(bytes, root));
        QVERIFY(read.has_value());
        const Notice* notice = ignoredEntries(read->notices, "bone-unknown");
        QVERIFY(notice != nullptr && notice->count == 3);
        for (const char* name : {"humanBones.tail", "humanBones.wing", "humanBones.horn"}) {
            QVERIFY2(notice->arguments.back().find(name) != std::string::npos,
                     notice->arguments.back().c_str());
        }
    }

    /// Of 0.x: what is lost where the file is written anew is said, and a material that breaks its schema.
    void toonShadingOfTheOldVersionIsCounted() {
        Scene scene = livingHuman();
        scene.materials = {Material()};
        scene.materials[0].name = "skin";
        scene.avatar = sharedAvatar(fullAvatar());
        ExportSettings settings;
        settings.vrm.spec = VrmSpec::V0;
        Progress progress;
        QVERIFY(exportScene(scene, m_folder.path("toon0.vrm"), settings, progress).has_value());
        const std::string bytes = readWholeFile(m_folder.path("toon0.vrm")).value_or("");
        Json root = jsonOfGlb(bytes);
        Json& material = root["extensions"]["VRM"]["materialProperties"][0];
        material["shader"] = "VRM/MToon";
        material["textureProperties"] = {{"_MainTex", 99}};
        const auto read = m_folder.scene("toon1.vrm", withJson(bytes, root));
        QVERIFY(read.has_value());
        QVERIFY2(ignoredEntries(read->notices, "texture-missing") != nullptr,
                 qPrintable(toldNotices(read->notices)));
        const auto lost = std::ranges::find(read->notices, NoticeCode::ContentIgnored, &Notice::code);
        QVERIFY(lost != read->notices.end());
        QVERIFY(std::ranges::find(lost->arguments, "toonMaterials:1") != lost->arguments.end());
    }

    /// The file's own bones of a human are joints, whatever has a skin.
    void bonesWithoutASkinAreJoints() {
        const std::string bytes = livingVrm();
        Json root = jsonOfGlb(bytes);
        root.erase("skins");
        for (Json& node : root["nodes"]) {
            node.erase("skin");
        }
        const auto read = m_folder.scene("skinless.vrm", withJson(bytes, root));
        QVERIFY(read.has_value());
        QVERIFY(read->scene.skeleton.find("mixamorig:LeftHand") != kNone);
        Progress progress;
        const auto again = exportScene(read->scene, m_folder.path("skinless1.vrm"), {}, progress);
        QVERIFY(again.has_value());
    }

    void constraintsInACircleAreLeftOut() {
        const std::string bytes = livingVrm();
        Json root = jsonOfGlb(bytes);
        std::vector<std::size_t> constrained;
        for (std::size_t n = 0; n < root["nodes"].size(); ++n) {
            if (root["nodes"][n].contains("extensions")) {
                constrained.push_back(n);
            }
        }
        QCOMPARE(constrained.size(), std::size_t{3});
        for (std::size_t i = 0; i < 2; ++i) {
            root["nodes"][constrained[i]]["extensions"]["VRMC_node_constraint"]["constraint"] = {
                {"rotation", {{"source", constrained[1 - i]}}}};
        }
        const auto read = m_folder.scene("circle.vrm", withJson(bytes, root));
        QVERIFY(read.has_value());
        QVERIFY2(ignoredEntries(read->notices, "circle") != nullptr, qPrintable(toldNotices(read->notices)));
        QCOMPARE(avatarOf(read->scene.avatar).constraints.size(), std::size_t{1});
    }

    void manySpringsAreRead() {
        const std::string bytes = livingVrm();
        Json root = jsonOfGlb(bytes);
        Json& springs = root["extensions"]["VRMC_springBone"]["springs"];
        const Json first = springs[0];
        for (int i = 0; i < 500; ++i) {
            springs.push_back(first);
        }
        const auto read = m_folder.scene("many.vrm", withJson(bytes, root));
        QVERIFY(read.has_value());
        const Notice* notice = ignoredEntries(read->notices, "chain-joint-twice");
        QVERIFY(notice != nullptr && notice->count == 500);
        QCOMPARE(avatarOf(read->scene.avatar).springs.chains.size(), std::size_t{1});
    }
};

SINEW_TEST(TestVrmFaults, NoApplication)

} // namespace testVrmFaults

#include "TestVrmFaults.moc"
