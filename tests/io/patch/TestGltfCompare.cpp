#include "core/io/patch/PatchSkin.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/support/Runner.h"

#include <QStringList>
#include <QTest>

namespace testGltfCompare {

using namespace sinew;
using namespace sinew::test;

namespace {

QStringList differences(const std::string& before, const std::string& after) {
    QStringList found;
    for (const std::string& path : differencesBesideSkin("a.gltf", before, after)) {
        found << QString::fromStdString(path);
    }
    return found;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t place = text.find(what);
    return place == std::string::npos ? std::string() : text.replace(place, what.size(), by);
}

} // namespace

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
        const KeptChanges renamed{false, {{"../the cloth.png", "the cloth.png"}}};
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
};

SINEW_TEST(TestGltfCompare, QCoreApplication)

} // namespace testGltfCompare

#include "TestGltfCompare.moc"
