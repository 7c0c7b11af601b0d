#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/Runner.h"

#include <nlohmann/json.hpp>

#include <QTest>

namespace testGltfPatchRoots {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::ordered_json;

namespace {

std::string swapped(std::string text, const std::string& what, const std::string& by) {
    const std::size_t place = text.find(what);
    return place == std::string::npos ? std::string() : text.replace(place, what.size(), by);
}

/// The exotic file whose hips stand in the scene themselves, under no other node.
std::string rootedGltf() {
    const std::string free = swapped(exoticGltf(), "\"children\": [1], ", "");
    return swapped(free, "[0, 3, 4, 5, 6, 7]", "[0, 1, 3, 4, 5, 6, 7]");
}

void addJoint(Scene& scene, const char* name, std::int32_t parent, double height) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.added = true;
    joint.modelFromJointBind = Eigen::Translation3d(0.0, height, 0.0);
    joint.parentFromJointRest = joint.modelFromJointBind;
    if (parent != kNone) {
        joint.parentFromJointRest =
            scene.skeleton.joints[static_cast<std::size_t>(parent)].modelFromJointBind.inverse() *
            joint.modelFromJointBind;
    }
    scene.skeleton.joints.push_back(joint);
}

QString shownJson(const Json& json) {
    return QString::fromStdString(json.dump());
}

} // namespace

template<typename Change>

/// Joints without a parent that are added to a skeleton whose root has none either.
class TestGltfPatchRoots : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNodeIsAddedAboveTheJoints() {
        const Json file = saved(m_folder.write("in.gltf", rootedGltf()), "out.gltf", [](Scene& scene) {
            addJoint(scene, "cage", kNone, 4.0);
            addJoint(scene, "tip", static_cast<std::int32_t>(scene.skeleton.size()) - 1, 5.0);
        });
        QVERIFY(file.is_object());
        QCOMPARE(shownJson(file["nodes"][8]["name"]), QString("\"cage\""));
        QCOMPARE(shownJson(file["nodes"][8]["children"]), QString("[9]"));
        QCOMPARE(shownJson(file["nodes"][10]), QString(R"({"name":"Skeleton","children":[1,8]})"));
        QCOMPARE(shownJson(file["scenes"][0]["nodes"]), QString("[0,10,3,4,5,6,7]"));
        QCOMPARE(shownJson(file["scenes"][0]["name"]), QString("\"stage\""));
        auto joints = file["skins"][0]["joints"].get<std::vector<int>>();
        std::ranges::sort(joints);
        QCOMPARE(joints, (std::vector<int>{1, 2, 8, 9}));
        QVERIFY(!file["skins"][0].contains("skeleton")); // hips are not above the cage
    }

    void theNextOneStandsThereToo() {
        QVERIFY(saved(m_folder.write("first.gltf", rootedGltf()), "second.gltf", [](Scene& scene) {
                    addJoint(scene, "cage", kNone, 4.0);
                }).is_object());
        const Json file = saved(m_folder.path("second.gltf"), "third.gltf",
                                [](Scene& scene) { addJoint(scene, "more", kNone, 5.0); });
        QVERIFY(file.is_object());
        QCOMPARE(file["nodes"].size(), std::size_t{11});
        QCOMPARE(shownJson(file["nodes"][9]), QString(R"({"name":"Skeleton","children":[1,8,10]})"));
        QCOMPARE(shownJson(file["scenes"][0]["nodes"]), QString("[0,9,3,4,5,6,7]"));
    }

    void severalRootsAreTakenIn() {
        // Hips and spine are roots, each joint alone.
        std::string text = swapped(rootedGltf(), "\"translation\": [0, 1.0, 0], \"children\": [2]",
                                   "\"translation\": [0, 1.0, 0]");
        text = swapped(text, "\"translation\": [0.0, 1, 0e0]", "\"translation\": [0.0, 2, 0e0]");
        text = swapped(text, "[0, 1, 3, 4", "[0, 1, 3, 2, 4");
        const Json file = saved(m_folder.write("many.gltf", text), "many_out.gltf",
                                [](Scene& scene) { addJoint(scene, "cage", kNone, 4.0); });
        QVERIFY(file.is_object());
        QCOMPARE(shownJson(file["nodes"][9]["children"]), QString("[1,2,8]"));
        QCOMPARE(shownJson(file["scenes"][0]["nodes"]), QString("[0,9,3,4,5,6,7]"));
    }

    void otherScenesFollow() {
        const std::string text = swapped(
            rootedGltf(), "\"extras\": {\"fog\": 0.50} }",
            "\"extras\": {\"fog\": 0.50} }, {\"nodes\": [7, 1]}, {\"nodes\": [7]}, {\"name\": \"empty\"}");
        const Json file = saved(m_folder.write("scenes.gltf", text), "scenes_out.gltf",
                                [](Scene& scene) { addJoint(scene, "cage", kNone, 4.0); });
        QVERIFY(file.is_object());
        QCOMPARE(shownJson(file["scenes"][1]["nodes"]), QString("[7,9]"));
        QCOMPARE(shownJson(file["scenes"][2]["nodes"]), QString("[7]"));
        QCOMPARE(shownJson(file["scenes"][3]), QString(R"({"name":"empty"})"));
    }

private:
    /// The JSON of what comes of adding joints to a file's scene and saving it; null when that fails.
    template<typename Change>
    Json saved(const std::filesystem::path& source, const std::string& name, const Change& change) {
        Progress progress;
        const auto before = importMapped(source, progress);
        if (!before) {
            qWarning("%s", qPrintable(outcome(before)));
            return {};
        }
        Scene wanted = before->imported.scene;
        change(wanted);
        reweigh(wanted, 0, wanted.skeleton.size());
        const std::filesystem::path target = m_folder.path(name);
        const auto written = saveScene(wanted, source, target, {}, progress);
        if (!written || !written->kept) {
            qWarning("%s", qPrintable(outcome(written)));
            return {};
        }
        const auto after = importMapped(target, progress);
        const std::vector<std::string> wrong =
            after ? misfits(wanted, before->map, *after, 0.005) : std::vector<std::string>{"unreadable"};
        if (!wrong.empty() || after->imported.scene.skeleton.size() != wanted.skeleton.size()) {
            qWarning("%s", wrong.empty() ? "other joints" : wrong.front().c_str());
            return {};
        }
        for (const Joint& joint : wanted.skeleton.joints) {
            const std::int32_t found = after->imported.scene.skeleton.find(joint.name);
            if (found == kNone || !after->imported.scene.skeleton.joints[static_cast<std::size_t>(found)]
                                       .modelFromJointBind.isApprox(joint.modelFromJointBind, 1e-6)) {
                qWarning("%s", joint.name.c_str());
                return {};
            }
        }
        return Json::parse(readWholeFile(target).value_or(std::string()), nullptr, false);
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestGltfPatchRoots, QCoreApplication)

} // namespace testGltfPatchRoots

#include "TestGltfPatchRoots.moc"
