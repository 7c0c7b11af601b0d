#include "core/io/gltf/GltfContainer.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PackedGltf.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testGltfPatch {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::ordered_json;

namespace {

std::string bytesOf(const std::filesystem::path& file) {
    return readWholeFile(file).value_or(std::string());
}

Json jsonOf(const std::string& bytes) {
    const auto container = GltfContainer::split(bytes);
    return container ? Json::parse(container->json, nullptr, false) : Json();
}

QString shown(const Json& json) {
    return QString::fromStdString(json.dump());
}

void dropSkinsOfMesh(Json& mesh) {
    for (Json& primitive : mesh["primitives"]) {
        Json kept = Json::object();
        for (const auto& [name, accessor] : primitive["attributes"].items()) {
            if (!name.starts_with("JOINTS_") && !name.starts_with("WEIGHTS_")) {
                kept[name] = accessor;
            }
        }
        primitive["attributes"] = kept;
    }
}

/// What is left of a file when skins and what stands behind the first `like`'s entries are taken away.
std::string withoutSkin(Json file, const Json& like) {
    for (const char* list : {"accessors", "bufferViews", "buffers", "nodes", "meshes"}) {
        while (file[list].size() > like[list].size()) {
            file[list].erase(file[list].size() - 1);
        }
    }
    for (Json& node : file["nodes"]) {
        node.erase("skin");
    }
    for (Json& mesh : file["meshes"]) {
        dropSkinsOfMesh(mesh);
    }
    file["buffers"][0].erase("byteLength");
    file.erase("skins");
    return file.dump();
}

struct Patched {
    MappedScene before;
    Scene wanted;
    SavedScene saved;
    std::string bytes;
};

} // namespace

class TestGltfPatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingButTheSkinKeepsItsText_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("text") << QStringLiteral("exotic.gltf");
        QTest::newRow("binary") << QStringLiteral("exotic.glb");
        QTest::newRow("vrm") << QStringLiteral("exotic.vrm");
    }

    void everythingButTheSkinKeepsItsText() {
        QFETCH(QString, name);
        const std::string bytes = name.endsWith(".gltf") ? exoticGltf() : exoticGlb();
        const Patched result = patched(name.toStdString(), bytes, [](Scene& scene) {
            scene = reweighed(std::move(scene), 2);
            scene.parts[2].weights = scene.parts[1].weights; // one mesh, shown twice
        });
        verifyFits(result, 0.005);
        const Json before = jsonOf(bytes);
        const Json after = jsonOf(result.bytes);
        QCOMPARE(QString::fromStdString(withoutSkin(after, before)),
                 QString::fromStdString(withoutSkin(before, before)));
        for (const char* text :
             {"0.10000000149011612", "[1e-5, -0, 1.50, null, true, \"a\\/b\"]", "\\u00a9 the artist",
              "1.0E+2", "\"translation\": [0.0, 1, 0e0]", "\"yfov\": 0.7853981633974483", "\"none\": [ ]",
              "{ \"build\": 1.0E+2 }", "\"extras\": {\"keep\": 1.10}", "\"strength\": 0.90"}) {
            QVERIFY2(result.bytes.find(text) != std::string::npos, text);
        }
        const auto container = GltfContainer::split(result.bytes);
        const auto original = GltfContainer::split(bytes);
        QVERIFY(container->others == original->others);
        QVERIFY(container->bin.value_or("").starts_with(original->bin.value_or("")));
    }

    void quantisedWeightsStayQuantised() {
        const Patched result =
            patched("quantised.glb", exoticGlb(), [](Scene& scene) { reweigh(scene, 0, 2); });
        const Json file = jsonOf(result.bytes);
        const Json& attributes = file["meshes"][0]["primitives"][0]["attributes"];
        const Json& weights = file["accessors"][attributes["WEIGHTS_0"].get<std::size_t>()];
        QCOMPARE(weights["componentType"].get<int>(), 5121);
        QCOMPARE(weights["normalized"].get<bool>(), true);
        QCOMPARE(weights["count"].get<int>(), 3);
        QCOMPARE(file["accessors"][attributes["JOINTS_0"].get<std::size_t>()]["componentType"].get<int>(),
                 5121);
        QVERIFY(!attributes.contains("JOINTS_1"));
        // The names stand where they stood.
        QCOMPARE(attributes.items().begin().key(), std::string("POSITION"));
        QCOMPARE(std::next(attributes.items().begin(), 4).key(), std::string("JOINTS_0"));
    }

    void skinsStaySeveralAndGrow() {
        const Patched result =
            patched("skins.glb", exoticGlb(), [](Scene& scene) { scene = reweighed(std::move(scene), 2); });
        const Json file = jsonOf(result.bytes);
        QCOMPARE(shown(file["skins"][0]["joints"]), QStringLiteral("[1,2]"));
        QCOMPARE(shown(file["skins"][0]["inverseBindMatrices"]), QStringLiteral("9"));
        QCOMPARE(shown(file["skins"][1]["joints"]), QStringLiteral("[2,1]"));
        QVERIFY(file["skins"][1]["inverseBindMatrices"] != Json(10));
        QCOMPARE(shown(file["nodes"][3]["skin"]), QStringLiteral("0"));
        QCOMPARE(shown(file["nodes"][4]["skin"]), QStringLiteral("1"));
        // The hat stands elsewhere, so it is bound by matrices of its own.
        QCOMPARE(file["skins"].size(), std::size_t{3});
        QCOMPARE(shown(file["nodes"][6]["skin"]), QStringLiteral("2"));
    }

    void partsWithTheFilesWeightsStay() {
        const Patched result = patched("one.glb", exoticGlb(), [](Scene& scene) { reweigh(scene, 0, 2); });
        verifyFits(result, 0.005);
        const Json before = jsonOf(exoticGlb());
        const Json after = jsonOf(result.bytes);
        QCOMPARE(shown(after["meshes"][1]), shown(before["meshes"][1]));
        QCOMPARE(shown(after["meshes"][2]), shown(before["meshes"][2]));
        QCOMPARE(shown(after["skins"]), shown(before["skins"]));
        QVERIFY(!after["nodes"][6].contains("skin"));
    }

    void sharedMeshesAreCopiedWhereWeightsDiffer() {
        const auto both = [](Scene& scene) {
            reweigh(scene, 1, 2);
            scene.parts[2].weights = scene.parts[1].weights;
        };
        const Patched same = patched("same.glb", exoticGlb(), both);
        verifyFits(same, 0.005);
        QCOMPARE(jsonOf(same.bytes)["meshes"].size(), std::size_t{3});
        QVERIFY(findNotice(same.saved.notices, NoticeCode::MeshCopied) == nullptr);
        const auto one = [](Scene& scene) { reweigh(scene, 2, 1); };
        const Patched other = patched("other.glb", exoticGlb(), one);
        verifyFits(other, 0.005);
        const Json file = jsonOf(other.bytes);
        QCOMPARE(file["meshes"].size(), std::size_t{4});
        QCOMPARE(shown(file["nodes"][4]["mesh"]), QStringLiteral("1"));
        QCOMPARE(shown(file["nodes"][5]["mesh"]), QStringLiteral("3"));
        QCOMPARE(shown(file["meshes"][1]), shown(jsonOf(exoticGlb())["meshes"][1]));
        QCOMPARE(shown(file["meshes"][3]["name"]), QStringLiteral("\"Boots\""));
        const Notice* copied = findNotice(other.saved.notices, NoticeCode::MeshCopied);
        QVERIFY(copied != nullptr && copied->count == 1);
    }

    void moreThanFourInfluencesTakeASecondSet() {
        const auto many = [](Scene& scene) {
            for (int i = 0; i < 4; ++i) {
                Joint joint;
                joint.name = "extra" + std::to_string(i);
                joint.parent = 1;
                joint.added = true;
                joint.modelFromJointBind = Eigen::Translation3d(0.1 * i, 2.5, 0.0);
                joint.parentFromJointRest = Eigen::Translation3d(0.1 * i, 0.5, 0.0);
                scene.skeleton.joints.push_back(joint);
            }
            reweigh(scene, 0, 6);
        };
        const Patched result = patched("many.glb", exoticGlb(), many, 8);
        verifyFits(result, 0.005);
        QVERIFY(jsonOf(result.bytes)["meshes"][0]["primitives"][0]["attributes"].contains("WEIGHTS_1"));
        const Patched four = patched("four.glb", exoticGlb(), many, 4);
        QVERIFY(!jsonOf(four.bytes)["meshes"][0]["primitives"][0]["attributes"].contains("WEIGHTS_1"));
        QVERIFY(findNotice(four.saved.notices, NoticeCode::InfluencesLimited) != nullptr);
    }

    void partWithoutSkinStaysWhereItIs() {
        const Patched result = patched("hat.glb", exoticGlb(), [](Scene& scene) { reweigh(scene, 3, 2); });
        verifyFits(result, 0.005);
        const Json file = jsonOf(result.bytes);
        QCOMPARE(shown(file["nodes"][6]["translation"]), QStringLiteral("[0,3,0]"));
        QCOMPARE(shown(file["nodes"][6]["skin"]), QStringLiteral("2"));
        const Json& weights = file["meshes"][2]["primitives"][0]["attributes"]["WEIGHTS_0"];
        QCOMPARE(file["accessors"][weights.get<std::size_t>()]["componentType"].get<int>(), 5126);
    }

    void newJointsAreNewNodes() {
        const Patched result = patched("joint.glb", exoticGlb(), [](Scene& scene) {
            Joint joint;
            joint.name = "jaw";
            joint.parent = 1;
            joint.added = true;
            joint.modelFromJointBind = Eigen::Translation3d(0.0, 2.5, 0.25);
            joint.parentFromJointRest = Eigen::Translation3d(0.0, 0.5, 0.25);
            scene.skeleton.joints.push_back(joint);
            reweigh(scene, 0, 2);
        });
        verifyFits(result, 0.005);
        const Json file = jsonOf(result.bytes);
        QCOMPARE(shown(file["nodes"][8]["name"]), QStringLiteral("\"jaw\""));
        QCOMPARE(shown(file["nodes"][8]["translation"]), QStringLiteral("[0.0,0.5,0.25]"));
        QCOMPARE(shown(file["nodes"][2]["children"]), QStringLiteral("[8]"));
        QCOMPARE(shown(file["skins"][0]["joints"]), QStringLiteral("[1,2,8]"));
        QCOMPARE(shown(file["skins"][0]["skeleton"]), QStringLiteral("1"));
    }

    void newRootsStandBesideTheOthers() {
        const Patched result = patched("root.glb", exoticGlb(), [](Scene& scene) {
            Joint joint;
            joint.name = "cage";
            joint.added = true;
            joint.modelFromJointBind = Eigen::Translation3d(0.0, 4.0, 0.0);
            joint.parentFromJointRest = joint.modelFromJointBind;
            scene.skeleton.joints.push_back(joint);
            reweigh(scene, 0, 3);
        });
        verifyFits(result, 0.005);
        const Json file = jsonOf(result.bytes);
        QCOMPARE(shown(file["nodes"][0]["children"]), QStringLiteral("[1,8]"));
        QVERIFY(!file["skins"][0].contains("skeleton")); // hips are not above it
        QCOMPARE(shown(file["skins"][0]["name"]), QStringLiteral("\"main\""));
    }

    void renamedJointsRenameTheirNodes() {
        const Patched result = patched("name.glb", exoticGlb(), [](Scene& scene) {
            scene.skeleton.joints[1].name = "Br\xC3\xBCst\"e";
            reweigh(scene, 0, 2);
        });
        verifyFits(result, 0.005);
        QCOMPARE(shown(jsonOf(result.bytes)["nodes"][2]["name"]), shown(Json("Br\xC3\xBCst\"e")));
        QCOMPARE(shown(jsonOf(result.bytes)["nodes"][1]["name"]), QStringLiteral("\"hips\""));
    }

    void packedWeightsAreUnpackedAlone_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("meshopt") << QByteArray::fromStdString(meshoptCloth().glb());
        QTest::newRow("draco") << QByteArray::fromStdString(dracoCloth(false).glb());
        QTest::newRow("draco in sequence") << QByteArray::fromStdString(dracoCloth(true).glb());
    }

    void packedWeightsAreUnpackedAlone() {
        QFETCH(QByteArray, bytes);
        const Patched result = patched("packed.glb", bytes.toStdString(),
                                       [](Scene& scene) { scene = reweighed(std::move(scene), 2); });
        verifyFits(result, 0.005);
        const Notice* unpacked = findNotice(result.saved.notices, NoticeCode::WeightsUnpacked);
        QVERIFY(unpacked != nullptr && unpacked->count == 1);
        // What was packed is still there, and read from there.
        const Json file = jsonOf(result.bytes);
        const std::string text = file.dump();
        QVERIFY(text.find("EXT_meshopt_compression") != std::string::npos ||
                text.find("KHR_draco_mesh_compression") != std::string::npos);
    }

private:
    /// Saves what `change` makes of the scene of a file, and reads it again.
    template<typename Change>
    Patched patched(const std::string& name, const std::string& bytes, const Change& change,
                    std::size_t maxInfluences = 4) {
        Progress progress;
        const std::filesystem::path source = m_folder.write(name, bytes);
        auto before = importMapped(source, progress);
        if (!before) {
            qWarning("%s", qPrintable(outcome(before)));
            return {};
        }
        Scene wanted = before->imported.scene;
        change(wanted);
        m_target = m_folder.path("out_" + name);
        ExportSettings settings;
        settings.maxInfluences = maxInfluences;
        auto saved = saveScene(wanted, source, m_target, settings, progress);
        if (!saved) {
            qWarning("%s", qPrintable(outcome(saved)));
            return {};
        }
        return {std::move(*before), std::move(wanted), std::move(*saved), bytesOf(m_target)};
    }

    void verifyFits(const Patched& result, double rounding) {
        Progress progress;
        QVERIFY(result.saved.kept);
        const auto after = importMapped(m_target, progress);
        QVERIFY2(after, qPrintable(outcome(after)));
        for (const std::string& misfit : misfits(result.wanted, result.before.map, *after, rounding)) {
            QFAIL(misfit.c_str());
        }
    }

    ImportFolder m_folder;
    std::filesystem::path m_target;
};

SINEW_TEST(TestGltfPatch, QCoreApplication)

} // namespace testGltfPatch

#include "TestGltfPatch.moc"
