#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/patch/gltf/GltfPatchParts.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/Runner.h"

#include <QStringList>
#include <QTest>

#include <cstring>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>

namespace testGltfCompare {

using namespace sinew::test;
using namespace sinew;

namespace {

QStringList differences(const std::string& before, const std::string& after) {
    QStringList found;
    for (const std::string& path : differencesBesideSkin("a.gltf", before, after)) {
        found << QString::fromStdString(path);
    }
    return found;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t index = text.find(what);
    return index == std::string::npos ? std::string() : text.replace(index, what.size(), by);
}

template<typename T>
std::vector<T> values(const std::string& bytes) {
    std::vector<T> result(bytes.size() / sizeof(T));
    std::memcpy(result.data(), bytes.data(), bytes.size());
    return result;
}

/// Weights of a vertex, largest first, of sum 1.
std::vector<float> someWeights(std::mt19937& random, std::size_t count) {
    std::vector<float> weights(count);
    for (float& weight : weights) {
        weight = 0.01F + static_cast<float>(random() % 1000) / 1000.0F;
    }
    const float sum = std::accumulate(weights.begin(), weights.end(), 0.0F);
    for (float& weight : weights) {
        weight /= sum;
    }
    std::sort(weights.rbegin(), weights.rend());
    return weights;
}

using Json = nlohmann::ordered_json;

std::string swapped(std::string text, const std::string& what, const std::string& by) {
    const std::size_t index = text.find(what);
    return index == std::string::npos ? std::string() : text.replace(index, what.size(), by);
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

/// Joints without a parent that are added to a skeleton whose root has none either.
class TestGltfCompare : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameFilesDoNotDiffer() {
        QCOMPARE(differences(exoticGltf(), exoticGltf()), QStringList());
        QCOMPARE(differences(exoticGlb(), exoticGlb()), QStringList());
        QCOMPARE(differences(exoticGltf(), exoticGlb()), QStringList("file"));
        QCOMPARE(differences(exoticGltf(), "{"), QStringList("file"));
    }

    void everyOtherChangeIsFound_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* name, const char* what, const char* by, const char* path) {
            QTest::newRow(name) << QString(what) << QString(by) << QString(path);
        };
        row("digits", "1.0E+2", "100.0", "asset");
        row("a value of a list", "0.7853981633974483", "0.8", "cameras");
        row("a material", "0.90", "0.91", "materials");
        row("an unknown extension", "[1e-5", "[1e-6", "extensions");
        row("order of keys", "\"magFilter\": 9728, \"wrapS\": 33071", "\"wrapS\": 33071, \"magFilter\": 9728",
            "samplers");
        row("a node's place", "\"translation\": [0, 1.0, 0]", "\"translation\": [0, 1, 0]",
            "nodes[1].translation");
        row("a name that is no joint's", "\"name\": \"hat\"", "\"name\": \"cap\"", "nodes[6].name");
        row("children", "\"children\": [1]", "\"children\": [2]", "nodes[0].children");
        row("another mesh", "\"mesh\": 2", "\"mesh\": 1", "nodes[6].mesh");
        row("an attribute", "\"_TEMPERATURE\": 3", "\"_TEMPERATURE\": 4",
            "meshes[0].primitives[0].attributes._TEMPERATURE");
        row("a lost attribute", "\"TEXCOORD_0\": 2, ", "", "meshes[0].primitives[0].attributes.TEXCOORD_0");
        row("a target", "\"NORMAL\": 6", "\"NORMAL\": 1", "meshes[0].primitives[0].targets");
        row("an accessor", "\"max\": [1.0, 3, 0]", "\"max\": [1, 3, 0]", "accessors[0]");
        row("a view", "\"target\": 34962", "\"target\": 34963", "bufferViews[0]");
        row("joints of a skin", "\"joints\": [1, 2]", "\"joints\": [2, 1]", "skins[0].joints");
        row("bind matrices", "\"inverseBindMatrices\": 10", "\"inverseBindMatrices\": 9",
            "skins[1].inverseBindMatrices");
        row("a skin's extras", "{\"keep\": 1.10}", "{\"keep\": 1.1}", "skins[0].extras");
        row("a clip", "STEP", "LINEAR", "animations");
        row("the scene", "\"fog\": 0.50", "\"fog\": 0.5", "scenes[0].extras");
        row("a new key", "\"scene\": 0,", "\"scene\": 0, \"more\": 1,", "more");
        row("a lost list", "\"textures\": [ { \"sampler\": 0, \"source\": 0 } ],", "", "textures");
    }

    void everyOtherChangeIsFound() {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, path);
        const std::string before = exoticGltf();
        const std::string after = replaced(before, what.toStdString(), by.toStdString());
        QVERIFY(!after.empty());
        const QStringList found = differences(before, after);
        QVERIFY2(found.contains(path), qPrintable(found.join(", ")));
    }

    void changesOfTheSkinAreNone_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        const auto row = [](const char* name, const char* what, const char* by) {
            QTest::newRow(name) << QString(what) << QString(by);
        };
        row("joints of vertices", "\"JOINTS_0\": 4", "\"JOINTS_0\": 5, \"JOINTS_1\": 4");
        row("a joint behind the others", "\"joints\": [1, 2], \"inverseBindMatrices\": 9",
            "\"joints\": [1, 2, 0], \"inverseBindMatrices\": 10");
        row("a joint's name", "\"name\": \"spine\"", "\"name\": \"back\"");
        row("a node's skin", "\"translation\": [0, 3, 0] }", "\"translation\": [0, 3, 0], \"skin\": 1 }");
        row("accessors behind the others",
            "\"bufferView\": 13, \"componentType\": 5121, \"count\": 3, \"type\": \"VEC4\", \"normalized\": "
            "true "
            "}",
            "\"bufferView\": 13, \"componentType\": 5121, \"count\": 3, \"type\": \"VEC4\", \"normalized\": "
            "true "
            "}, "
            "{\"componentType\": 5126}");
    }

    void changesOfTheSkinAreNone() {
        QFETCH(QString, what);
        QFETCH(QString, by);
        const std::string before = exoticGltf();
        const std::string after = replaced(before, what.toStdString(), by.toStdString());
        QVERIFY(!after.empty());
        QCOMPARE(differences(before, after), QStringList());
    }

    /// A node above the roots of joints moves nothing, and loses none of them.
    void groupsMayTakeRootsIn() {
        const std::string before = exoticGltf();
        const std::string end = "{ \"light\": 0 } } }";
        const auto grouped = [&](const std::string& scene, const std::string& group) {
            return replaced(replaced(before, "[0, 3, 4, 5, 6, 7]", scene), end, end + ", " + group);
        };
        const std::string all = R"({ "name": "Skeleton", "children": [0] })";
        QCOMPARE(differences(before, grouped("[8, 3, 4, 5, 6, 7]", all)), QStringList());
        QCOMPARE(
            differences(before, grouped("[8, 3, 4, 5, 6, 7]", R"({ "children": [0], "scale": [2, 2, 2] })")),
            QStringList("nodes[8].scale"));
        const std::string none = R"({ "name": "Skeleton", "children": [] })";
        QCOMPARE(differences(before, grouped("[8, 3, 4, 5, 6, 7]", none)), QStringList("scenes[0].nodes"));
        QCOMPARE(differences(before, grouped("[0, 8, 3, 4, 5, 6, 7]", all)), QStringList("scenes[0].nodes"));
        QCOMPARE(differences(before, grouped("[9, 3, 4, 5, 6, 7]", all)), QStringList("scenes[0].nodes"));
    }

    void filesThatGotNewNamesAreNone() {
        const std::string before =
            replaced(exoticGltf(), "data:image/png;base64,iVBORw0KGgo=", "%2e./the%20cloth.png");
        const std::string after = replaced(before, "%2e./the%20cloth.png", "the%20cloth.png");
        QCOMPARE(differences(before, after), QStringList("images[0].uri"));
        const KeptChanges renamed{false, false, {{"../the cloth.png", "the cloth.png"}}};
        QVERIFY(differencesBesideSkin("a.gltf", before, after, renamed).empty());
        const std::string other = replaced(before, "%2e./the%20cloth.png", "another.png");
        QVERIFY(!differencesBesideSkin("a.gltf", before, other, renamed).empty());
        const std::string more = replaced(after, "\"images\": [ {", "\"images\": [ {}, {");
        QVERIFY(!differencesBesideSkin("a.gltf", before, more, renamed).empty());
    }

    void bytesOfTheBufferCount() {
        const std::string before = exoticGlb();
        std::string after = before;
        after[after.size() - 40] = static_cast<char>(after[after.size() - 40] + 1);
        QCOMPARE(differences(before, after), QStringList("buffer"));
        after = before;
        after.back() = 'x';
        QCOMPARE(differences(before, after), QStringList("chunks"));
    }

    void wholeFractionsSumExactly() {
        QCOMPARE(wholeFractions(std::vector<float>{0.5F, 0.5F}, 255), (std::vector<std::uint32_t>{128, 127}));
        QCOMPARE(wholeFractions(std::vector<float>{1.0F}, 65535), (std::vector<std::uint32_t>{65535}));
        QVERIFY(wholeFractions({}, 255).empty());
        std::mt19937 random(3);
        for (int round = 0; round < 2000; ++round) {
            const std::vector<float> weights = someWeights(random, 1 + random() % 8);
            for (const std::uint32_t total : {255U, 65535U}) {
                const std::vector<std::uint32_t> fractions = wholeFractions(weights, total);
                QCOMPARE(std::accumulate(fractions.begin(), fractions.end(), 0U), total);
                for (std::size_t i = 0; i < fractions.size(); ++i) {
                    QVERIFY(std::abs(static_cast<double>(fractions[i]) -
                                     static_cast<double>(weights[i]) * total) < 1.01);
                }
            }
        }
    }

    void eightGoIntoTwoSets() {
        const std::vector<std::vector<Influence>> vertices{
            {{9, 0.3F}, {1, 0.25F}, {2, 0.2F}, {3, 0.15F}, {4, 0.1F}}, {{5, 1.0F}}};
        const auto sets = gltfInfluences(vertices, 2, {});
        QCOMPARE(sets.size(), std::size_t{2});
        QCOMPARE(values<std::uint8_t>(sets[0].joints), (std::vector<std::uint8_t>{9, 1, 2, 3, 5, 0, 0, 0}));
        QCOMPARE(values<std::uint8_t>(sets[1].joints), (std::vector<std::uint8_t>{4, 0, 0, 0, 0, 0, 0, 0}));
        float sum = 0.0F;
        for (const GltfInfluenceSet& set : sets) {
            const std::vector<float> weights = values<float>(set.weights);
            sum += weights[0] + weights[1] + weights[2] + weights[3];
        }
        QVERIFY(std::abs(sum - 1.0F) < 5e-7F);
    }

    void placesWithoutWeightNameJointZero() {
        const std::vector<std::vector<Influence>> vertices{{{7, 0.999F}, {6, 0.001F}}};
        const auto sets = gltfInfluences(vertices, 1, {5121, 5121});
        QCOMPARE(values<std::uint8_t>(sets[0].weights), (std::vector<std::uint8_t>{255, 0, 0, 0}));
        QCOMPARE(values<std::uint8_t>(sets[0].joints), (std::vector<std::uint8_t>{7, 0, 0, 0}));
    }

    void typesAreThoseAskedFor() {
        const std::vector<std::vector<Influence>> vertices{{{700, 0.75F}, {6, 0.25F}}};
        const auto sets = gltfInfluences(vertices, 1, {5123, 5123});
        QCOMPARE(values<std::uint16_t>(sets[0].joints), (std::vector<std::uint16_t>{700, 6, 0, 0}));
        QCOMPARE(values<std::uint16_t>(sets[0].weights), (std::vector<std::uint16_t>{49151, 16384, 0, 0}));
    }

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

SINEW_TEST(TestGltfCompare, QCoreApplication)

} // namespace testGltfCompare

#include "TestGltfCompare.moc"
