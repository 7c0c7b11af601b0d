#include "core/io/gltf/GltfContainer.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/Shapes.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace testShapeDifferences {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

const char* const kAdded = "frown";
const char* const kStored = "smile";

/// Empty where `what` is not there.
std::string exchanged(std::string text, const std::string& what, const std::string& by) {
    const std::size_t index = text.find(what);
    return index == std::string::npos ? std::string() : text.replace(index, what.size(), by);
}

const char* const kExtras = R"("extras": { "targetNames": ["smile"] },)";

std::string nameless() {
    return exchanged(exoticGltf(), kExtras, "");
}

/// Extras in which no names fit.
std::string foreign() {
    return exchanged(exoticGltf(), kExtras, R"("extras": "mine",)");
}

} // namespace

/// A glTF file that gets a shape keeps its others: whatever differs of them is found.
class TestShapeDifferences : public QObject {
    Q_OBJECT

    /// The file with these shapes on its first part: the first vertex stands higher.
    std::string withShapesOf(const std::string& source, const std::vector<std::string>& names) const {
        Progress progress;
        const auto file = m_folder.write("source.gltf", source);
        auto read = importScene(file, progress);
        if (!read) {
            return {};
        }
        Shapes shapes(1);
        for (const std::string& name : names) {
            shapes[0].push_back({name, {0}, {Vec3(0, 0.5, 0)}});
        }
        const Scene scene = withShapes(std::move(read->scene), shapes);
        const auto target = m_folder.path("target.gltf");
        ExportSettings settings;
        settings.replaceSideFiles = true;
        const auto saved = saveScene(scene, file, target, settings, progress);
        return saved && saved->kept ? readWholeFile(target).value_or(std::string()) : std::string();
    }

    static QStringList differences(const std::string& before, const std::string& after,
                                   const std::set<std::string>& shapes) {
        KeptChanges changes;
        changes.shapes = shapes;
        QStringList found;
        for (const std::string& path : differencesBesideSkin("a.gltf", before, after, changes)) {
            found << QString::fromStdString(path);
        }
        return found;
    }

    /// The text of a target: with the offsets of the shape that was added.
    static std::string asAdded(const std::string& target, const std::string& written) {
        const Json file = Json::parse(written, nullptr, false);
        const Json& targets = file["meshes"][0]["primitives"][0]["targets"];
        return exchanged(target, "ADDED", targets.back()["POSITION"].dump());
    }

    ImportFolder m_folder;

private Q_SLOTS:
    void otherShapesStay_data() {
        QTest::addColumn<std::string>("source");
        QTest::addColumn<std::string>("what");
        QTest::addColumn<std::string>("by");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* name, const std::string& source, const char* what, const char* by,
                            const char* path) {
            QTest::newRow(name) << source << std::string(what) << std::string(by) << QString(path);
        };
        const char* const weights = R"("weights": [0.0,0.0])";
        const char* const shown = R"("weights": [0.5,0.0])";
        const char* const ofMesh = "meshes[0].weights";
        row("a weight", exoticGltf(), weights, shown, ofMesh);
        row("a weight of a target without a name", nameless(), weights, shown, ofMesh);
        row("a weight under foreign extras", foreign(), weights, shown, ofMesh);
        row("a weight where there was none", exchanged(exoticGltf(), R"("weights": [0.0], )", ""),
            R"("mode": 4 } ])", R"("mode": 4 } ], "weights": [0.5,0.0])", ofMesh);
        row("a weight of a node", exoticGltf(), "[0.25,0.0]", "[0.5,0.0]", "nodes[3].weights");
        row("a node's first weights", exchanged(exoticGltf(), R"(, "weights": [0.25])", ""),
            R"("mesh": 0, "skin": 0)", R"("mesh": 0, "skin": 0, "weights": [0.0,1.0])", "nodes[3].weights");
        const char* const target = R"({ "POSITION": 6, "NORMAL": 6 })";
        const char* const other = R"({ "POSITION": ADDED })";
        const char* const ofPrimitive = "meshes[0].primitives[0].targets";
        row("a target", exoticGltf(), target, other, ofPrimitive);
        row("a target without a name", nameless(), target, other, ofPrimitive);
        row("a target under foreign extras", foreign(), target, other, ofPrimitive);
        row("lost normals", exoticGltf(), target, R"({ "POSITION": 6 })", ofPrimitive);
        row("a name", exoticGltf(), R"("smile")", R"("frown")", "meshes[0].extras");
        row("a name that was none", nameless(), R"("shape_1")", R"("frown")", "meshes[0].extras");
        row("a name beside one too many", exchanged(exoticGltf(), R"(["smile"])", R"(["smile", "sneer"])"),
            R"("smile")", R"("sneer")", "meshes[0].extras");
    }

    void otherShapesStay() {
        QFETCH(const std::string, source);
        QFETCH(const std::string, what);
        QFETCH(const std::string, by);
        QFETCH(const QString, path);
        const std::string written = withShapesOf(source, {kAdded});
        QVERIFY(!written.empty());
        QCOMPARE(differences(source, written, {kAdded}), QStringList());
        const std::string spoiled =
            exchanged(written, what, by.find("ADDED") == std::string::npos ? by : asAdded(by, written));
        QVERIFY(!spoiled.empty());
        QCOMPARE(differences(source, spoiled, {kAdded}), QStringList(path));
    }

    /// A shape in the place of one of the file leaves its coordinates and colours alone.
    void replacedShapesKeepTheRest() {
        const std::string stored = R"({ "POSITION": 6, "NORMAL": 6 })";
        const std::string source = exchanged(exoticGltf(), stored, R"({ "POSITION": 6, "TEXCOORD_0": 2 })");
        const std::string written = withShapesOf(source, {kStored});
        QVERIFY(!written.empty());
        QCOMPARE(differences(source, written, {kStored}), QStringList());
        const std::string spoiled = exchanged(written, R"("TEXCOORD_0": 2 } ])", R"("TEXCOORD_0": 1 } ])");
        QVERIFY2(!spoiled.empty(), written.c_str());
        QCOMPARE(differences(source, spoiled, {kStored}), QStringList("meshes[0].primitives[0].targets"));
        QVERIFY(differences(source, written, {kAdded}).contains("meshes[0].primitives[0].targets"));
    }

    /// A file with more names than targets does not name a new one.
    void newShapesGetTheirOwnNames() {
        const std::string source = exchanged(exoticGltf(), R"(["smile"])", R"(["smile", "sneer", "grin"])");
        const Json file = Json::parse(withShapesOf(source, {kAdded}), nullptr, false);
        QCOMPARE(QString::fromStdString(file["meshes"][0]["extras"]["targetNames"].dump()),
                 QString(R"(["smile","frown","grin"])"));
    }
};

SINEW_TEST(TestShapeDifferences, QCoreApplication)

} // namespace testShapeDifferences

#include "TestShapeDifferences.moc"
