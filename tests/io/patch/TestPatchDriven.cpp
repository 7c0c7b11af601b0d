#include "core/io/gltf/GltfContainer.h"
#include "core/io/patch/PatchSkin.h"
#include "tests/io/support/DrivenPatch.h"
#include "tests/io/support/PackedGltf.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>

namespace testPatchDriven {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

/// A glTF text with its buffer inside, as a GLB.
std::string asGlb(const std::string& text) {
    PackedGltf file;
    file.json = Json::parse(text);
    const std::string uri = file.json["buffers"][0]["uri"].get<std::string>();
    const QByteArray coded = QByteArray::fromStdString(uri.substr(uri.find(',') + 1));
    file.buffer = QByteArray::fromBase64(coded).toStdString();
    file.json["buffers"] = Json::array();
    return file.glb();
}

/// The keys that the first animation has for the weights of a mesh.
struct StoredKeys {
    std::size_t place = 0; ///< in the file's bytes
    std::size_t count = 0;
};

StoredKeys weightKeys(const std::string& glb) {
    const auto container = GltfContainer::split(glb);
    const Json json = Json::parse(container->json);
    const Json& animation = json["animations"][0];
    for (const Json& channel : animation["channels"]) {
        if (channel["target"]["path"] == "weights") {
            const Json& sampler = animation["samplers"][channel["sampler"].get<std::size_t>()];
            const Json& accessor = json["accessors"][sampler["output"].get<std::size_t>()];
            const Json& view = json["bufferViews"][accessor["bufferView"].get<std::size_t>()];
            const auto chunk = static_cast<std::size_t>(container->bin->data() - glb.data());
            return {chunk + view["byteOffset"].get<std::size_t>(), accessor["count"].get<std::size_t>()};
        }
    }
    return {};
}

KeptChanges changesOf(const Patched& result) {
    KeptChanges changes;
    changes.keys = true;
    changes.driven = {kNewShape};
    for (const MorphTarget& target : result.scene.parts[0].mesh->morphTargets) {
        changes.shapes.insert(target.name);
    }
    for (std::size_t node = 0; node < 5; ++node) {
        changes.keyed.insert(node);
    }
    return changes;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
}

} // namespace

/// What drivers move in files that are kept, and what they leave as it was.
class TestPatchDriven : public QObject {
    Q_OBJECT

    ImportFolder m_folder;

private Q_SLOTS:
    void keysOfOtherShapesStay_data() {
        QTest::addColumn<QString>("interpolation");
        QTest::newRow("lines") << "LINEAR";
        QTest::newRow("steps") << "STEP";
        QTest::newRow("splines") << "CUBICSPLINE";
    }

    /// A shape that nothing drives has its keys in the same rows as one that is driven.
    void keysOfOtherShapesStay() {
        QFETCH(const QString, interpolation);
        const std::string source = asGlb(keyedFile(interpolation.toStdString()));
        const Patched result = patched(m_folder, "keyed.glb", source);
        QVERIFY2(result.saved && result.saved->kept, qPrintable(outcome(result.saved)));
        const KeptChanges changes = changesOf(result);
        QCOMPARE(differencesBesideSkin("a.glb", source, result.bytes, changes).size(), std::size_t{0});
        const StoredKeys keys = weightKeys(result.bytes);
        QVERIFY(keys.count >= 6);
        for (const std::size_t target : {std::size_t{0}, std::size_t{1}}) {
            std::string spoiled = result.bytes;
            for (std::size_t k = target; k < keys.count; k += 2) { // two targets a row
                const float wrong = 0.5F;
                std::memcpy(spoiled.data() + keys.place + 4 * k, &wrong, sizeof(wrong));
            }
            const auto found = differencesBesideSkin("a.glb", source, spoiled, changes);
            const std::vector<std::string> wanted{"animations[0].channels[0]"};
            QCOMPARE(found, target == 0 ? wanted : std::vector<std::string>());
        }
    }

    /// Floats do not keep an even scale exactly.
    void roundedScalesAreEven() {
        const std::string even = "[0.01,0.01,0.01]";
        for (const auto& [scale, kept] :
             {std::pair("[0.01,0.01000003,0.01]", true), {"[0.01,0.0101,0.01]", false}}) {
            const Patched result =
                patched(m_folder, "scaled.gltf", replaced(keyedFile("LINEAR"), even, scale));
            QVERIFY2(result.saved.has_value(), qPrintable(outcome(result.saved)));
            QCOMPARE(result.saved->kept, kept);
        }
    }

    /// The file of drivers and the scripts of engines find joints by name.
    void drivingJointsGetNames() {
        std::string text = keyedFile("LINEAR");
        for (const std::string name : {R"(,"name":"hips")", R"("name":"spine",)"}) {
            text = replaced(text, name, "");
        }
        const Patched result = patched(m_folder, "nameless.gltf", text);
        QVERIFY2(result.saved && result.saved->kept, qPrintable(outcome(result.saved)));
        const Json nodes = Json::parse(result.bytes)["nodes"];
        QVERIFY(!nodes[1].contains("name"));
        QCOMPARE(nodes[2]["name"].get<std::string>(), result.drivers.front().joint);
    }

    void anOldVrmGetsNoConstraints() {
        const std::string scene = "\"scene\":0";
        const std::string old = scene + R"(,"extensions":{"VRM":{"specVersion":"0.0"}})";
        const Patched result = patched(m_folder, "old.gltf", replaced(keyedFile("LINEAR"), scene, old));
        QVERIFY2(result.saved && result.saved->kept, qPrintable(outcome(result.saved)));
        const Notice* lost = findNotice(result.saved->notices, NoticeCode::VrmConstraintsLost);
        QVERIFY(lost != nullptr);
        QCOMPARE(lost->count, std::size_t{1});
        const Patched plain = patched(m_folder, "plain.gltf", keyedFile("LINEAR"));
        QVERIFY(findNotice(plain.saved->notices, NoticeCode::VrmConstraintsLost) == nullptr);
    }
};

SINEW_TEST(TestPatchDriven, QCoreApplication)

} // namespace testPatchDriven

#include "TestPatchDriven.moc"
