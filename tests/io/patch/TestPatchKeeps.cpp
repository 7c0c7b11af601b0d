#include "core/io/gltf/GltfContainer.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/DrivenPatch.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/PackedGltf.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testPatchKeeps {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::ordered_json;

namespace {

Json jsonOf(const std::string& bytes) {
    const auto container = GltfContainer::split(bytes);
    return container ? Json::parse(container->json, nullptr, false) : Json();
}

QString shown(const Json& json) {
    return QString::fromStdString(json.dump());
}

} // namespace

/// Files that gain shapes, joints and what drivers do gain nothing else.
class TestPatchKeeps : public QObject {
    Q_OBJECT

    ImportFolder m_folder;

private Q_SLOTS:
    void everythingElseKeepsItsText() {
        const Patched result = patched(m_folder, "kept.glb", exoticGlb());
        const Json before = jsonOf(exoticGlb());
        const Json after = jsonOf(result.bytes);
        for (const char* list :
             {"asset", "extensionsUsed", "extensions", "materials", "textures", "images", "cameras"}) {
            QCOMPARE(shown(after[list]), shown(before[list]));
        }
        for (const char* list : {"accessors", "bufferViews"}) {
            for (std::size_t i = 0; i < before[list].size(); ++i) {
                QCOMPARE(shown(after[list][i]), shown(before[list][i]));
            }
        }
        QCOMPARE(shown(after["animations"][0]["samplers"][0]), shown(before["animations"][0]["samplers"][0]));
        QCOMPARE(shown(after["animations"][0]["channels"][0]), shown(before["animations"][0]["channels"][0]));
        const Json& body = after["meshes"][0];
        QCOMPARE(shown(body["extras"]["targetNames"]), shown(Json({"smile", kNewShape})));
        QCOMPARE(body["weights"].size(), std::size_t{2});
        QCOMPARE(shown(after["nodes"][3]["weights"]), QString("[0.0,0.0]"));
        QCOMPARE(body["primitives"][0]["targets"].size(), std::size_t{2});
        QVERIFY(!body["primitives"][0]["targets"][0].contains("NORMAL")); // of the shape that was replaced
        QVERIFY(result.bytes.find("\"translation\": [0.0, 1, 0e0]") != std::string::npos);
        const auto container = GltfContainer::split(result.bytes);
        const auto original = GltfContainer::split(exoticGlb());
        QVERIFY(container->others.size() == original->others.size());
    }

    /// Whatever else differs is found.
    void otherDifferencesAreFound_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("a target of another name") << "\"smile\""
                                                  << "\"smirk\"";
        QTest::newRow("a new path") << "\"path\":\"rotation\""
                                    << "\"path\":\"pointers\"";
        QTest::newRow("a transform") << "[0.0, 1, 0e0]"
                                     << "[0.0, 2, 0e0]";
        QTest::newRow("a material") << "\"cloth\""
                                    << "\"cloak\"";
        QTest::newRow("another weight") << "\"weights\": [0.0,0.0], \"prim"
                                        << "\"weights\": [0.5,0.0], \"prim";
    }

    void otherDifferencesAreFound() {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const Patched result = patched(m_folder, "spoiled.glb", exoticGlb());
        KeptChanges changes;
        changes.shapes = {kNewShape};
        changes.keys = true;
        for (std::size_t node = 0; node < 20; ++node) {
            changes.keyed.insert(node);
        }
        std::string spoiled = result.bytes;
        const std::size_t at = spoiled.find(from.toStdString());
        QVERIFY2(at != std::string::npos, qPrintable(from));
        const auto before = differencesBesideSkin("a.glb", exoticGlb(), spoiled, changes);
        spoiled.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
        const auto after = differencesBesideSkin("a.glb", exoticGlb(), spoiled, changes);
        std::string told;
        for (const std::string& each : after) {
            told += each + "; ";
        }
        QVERIFY2(after != before && !after.empty(), told.c_str());
    }

    void nothingNewKeepsEveryByte() {
        Progress progress;
        for (const auto& [name, bytes] : {std::pair<std::string, std::string>("same.glb", exoticGlb()),
                                          {"same.fbx", patchSource().binary()}}) {
            const auto source = m_folder.write(name, bytes);
            const auto read = importScene(source, progress);
            QVERIFY(read.has_value());
            ExportSettings settings;
            settings.drivers = {{"nobody", JointAngle::Swing, DriverChannel::Shape, "none", {{0.0, 1.0}}}};
            const auto saved =
                saveScene(read->scene, source, m_folder.path("out-" + name), settings, progress);
            QVERIFY(saved && saved->kept);
            QVERIFY(readWholeFile(m_folder.path("out-" + name)).value_or("") == bytes);
        }
    }

    void sparseWhereItIsSmaller() {
        const Patched result = patched(m_folder, "sparse.glb", plainCloth());
        const Json file = jsonOf(result.bytes);
        const Json& targets = file["meshes"][0]["primitives"][0]["targets"];
        const Json& accessor = file["accessors"][targets[0]["POSITION"].get<std::size_t>()];
        const auto count = accessor["count"].get<std::size_t>();
        QCOMPARE(accessor.contains("sparse"), count * 12 > 2 * 16 + 320);
        QVERIFY(accessor.contains("min") && accessor.contains("max"));
        QVERIFY(accessor.contains("bufferView")); // of zeros, which Godot does not take for granted
    }

    void aVrmGetsConstraints() {
        std::string text = keyedFile("LINEAR");
        text.replace(text.find("\"scene\":0"), 9,
                     "\"scene\":0,\"extensions\":{\"VRMC_vrm\":{\"specVersion\":\"1.0\"}}");
        const Patched result = patched(m_folder, "constrained.gltf", text, [](Scene&, Drivers& drivers) {
            std::erase_if(drivers, [](const JointDriver& driver) {
                return driver.target == kHelper && driver.channel != DriverChannel::Turn;
            });
            drivers[1].keys = {{0.0, 0.5}};
        });
        QVERIFY2(result.saved && result.saved->kept, qPrintable(outcome(result.saved)));
        const Json file = jsonOf(result.bytes);
        QCOMPARE(shown(file["extensionsUsed"]), QString("[\"VRMC_node_constraint\"]"));
        const Json& constraint = file["nodes"][4]["extensions"]["VRMC_node_constraint"]["constraint"];
        QCOMPARE(constraint["rotation"]["source"].get<int>(), 2);
        QCOMPARE(constraint["rotation"]["weight"].get<double>(), 0.5);
    }
};

SINEW_TEST(TestPatchKeeps, QCoreApplication)

} // namespace testPatchKeeps

#include "TestPatchKeeps.moc"
