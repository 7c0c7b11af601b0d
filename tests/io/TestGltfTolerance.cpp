#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/JsonDepth.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PackedGltf.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>

namespace testGltfTolerance {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// A GLB with another length in its header.
std::string withLength(std::string glb, std::size_t length) {
    const auto word = static_cast<std::uint32_t>(length);
    std::memcpy(glb.data() + 8, &word, sizeof(word));
    return glb;
}

/// The skinned cloth, with lists in its custom properties that lie so deep.
std::string nestedCloth(std::size_t depth) {
    PackedGltf file = dracoCloth(false);
    file.json["asset"]["extras"] = "HERE";
    std::string glb = file.glb();
    std::uint32_t length = 0;
    std::memcpy(&length, glb.data() + 12, sizeof(length));
    std::string json = glb.substr(20, length);
    json.replace(json.find("\"HERE\""), 6, std::string(depth, '[') + std::string(depth, ']'));
    json.resize((json.size() + 3) / 4 * 4, ' ');
    const auto size = static_cast<std::uint32_t>(json.size());
    std::string header = glb.substr(0, 20);
    std::memcpy(header.data() + 12, &size, sizeof(size));
    const std::string whole = header + json + glb.substr(20 + length);
    return withLength(whole, whole.size());
}

} // namespace

/// Files that are not quite as the specification has them, or hold what is not known here.
class TestGltfTolerance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void extensionsBesideTheSkinDoNotRefuse_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"VRM", "VRMC_vrm", "VRMC_springBone", "VRMC_materials_mtoon", "VRMC_node_constraint",
              "KHR_texture_ktx", "MSFT_texture_dds", "EXT_texture_avif", "KHR_animation_pointer",
              "KHR_node_visibility", "MSFT_lod", "FB_ngon_encoding", "OMI_physics_body",
              "MOZ_hubs_components", "KHR_audio_emitter", "KHR_interactivity", "ACME_of_tomorrow"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void extensionsBesideTheSkinDoNotRefuse() {
        QFETCH(QString, name);
        PackedGltf file = dracoCloth(false);
        file.json["extensionsRequired"].push_back(name.toStdString());
        file.json["extensions"][name.toStdString()] = {{"left", "alone"}};
        const auto read = m_folder.scene("cloth.glb", file.glb());
        QVERIFY2(read && read->scene.parts.size() == 1, qPrintable(outcome(read)));
        const Notice* ignored = findNotice(read->notices, NoticeCode::ContentIgnored);
        QVERIFY(ignored != nullptr);
        QCOMPARE(ignored->arguments, std::vector<std::string>{"extension " + name.toStdString() + ":1"});
        const std::string kept = patched("cloth.glb", file.glb());
        std::uint32_t length = 0;
        std::memcpy(&length, kept.data() + 12, kept.size() > 20 ? sizeof(length) : 0);
        const Json json =
            Json::parse(kept.substr(std::min<std::size_t>(kept.size(), 20), length), nullptr, false);
        QVERIFY(json.is_object());
        QVERIFY(json.value("extensionsRequired", Json()) == file.json["extensionsRequired"]);
        QVERIFY(json.value("extensions", Json()) == file.json["extensions"]);
    }

    void extensionsOfGeometryRefuse_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"KHR_meshopt_compression", "ACME_mesh_compression", "EXT_mesh_gpu_instancing",
              "KHR_accessor_float64", "MPEG_accessor_timed", "EXT_implicit_box_region"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void extensionsOfGeometryRefuse() {
        QFETCH(QString, name);
        PackedGltf file = dracoCloth(false);
        file.json["extensionsUsed"].push_back(name.toStdString());
        QVERIFY(m_folder.scene("used.glb", file.glb())); // not required: the file is whole without it
        file.json["extensionsRequired"].push_back(name.toStdString());
        const auto read = m_folder.scene("needed.glb", file.glb());
        QVERIFY2(failsWith(read, ErrorCode::ExtensionRequired), qPrintable(outcome(read)));
        QVERIFY(errorNames(read, name.toStdString()));
    }

    void deepTextIsReadAndKept() {
        // The object of the file and those of its asset and extras are levels as well.
        for (const std::size_t depth : {std::size_t{600}, kDeepestJson - 2}) {
            const std::string kept = patched("deep.glb", nestedCloth(depth));
            QVERIFY(kept.find(std::string(depth, '[') + std::string(depth, ']')) != std::string::npos);
        }
    }

    void tooDeepTextIsAnError() {
        for (const std::size_t depth : {kDeepestJson + 1, std::size_t{100'000}}) {
            const auto read = m_folder.scene("deeper.glb", nestedCloth(depth));
            QVERIFY2(failsWith(read, ErrorCode::FileBroken), qPrintable(outcome(read)));
            QVERIFY(errorNames(read, "nested too deep"));
        }
        const std::string list = std::string(100'000, '[') + std::string(100'000, ']');
        QVERIFY(failsWith(m_folder.skeleton("deep.json", list), ErrorCode::SkeletonBroken));
    }

    void schemesHaveNoCase_data() {
        QTest::addColumn<QString>("head");
        QTest::newRow("upper case") << "DATA:application/gltf-buffer;base64,";
        QTest::newRow("mixed") << "Data:application/octet-stream;BASE64,";
        QTest::newRow("parameter") << "data:application/gltf-buffer;charset=x;base64,";
        QTest::newRow("both") << "DATA:application/gltf-buffer;charset=x;Base64,";
        QTest::newRow("no type") << "dAtA:;base64,";
    }

    void schemesHaveNoCase() {
        QFETCH(QString, head);
        const std::string usual = "data:application/octet-stream;base64,";
        std::string text = exoticGltf();
        QVERIFY(text.find(usual) != std::string::npos);
        text.replace(text.find(usual), usual.size(), head.toStdString());
        const auto read = m_folder.scene("case.gltf", text);
        const auto plain = m_folder.scene("usual.gltf", exoticGltf());
        QVERIFY2(read && plain, qPrintable(outcome(read)));
        QVERIFY(read->scene.parts.front().mesh->vertices == plain->scene.parts.front().mesh->vertices);
        // It is no name of a file that would have to lie beside the result.
        const std::string kept = patched("case.gltf", text);
        QVERIFY(kept.find(head.toStdString()) != std::string::npos);
    }

    void longNamesAreToldShort() {
        Json json = Json::parse(gltf::plain().text());
        json["buffers"][0]["uri"] = "blob:" + std::string(5000, 'x');
        const auto read = m_folder.scene("long.gltf", json.dump());
        QVERIFY2(failsWith(read, ErrorCode::FileOutside), qPrintable(outcome(read)));
        const std::string& told = read.error().arguments.at(1);
        QVERIFY(told.size() <= 100 && told.starts_with("blob:xxx") && told.ends_with("..."));
    }

    void bytesBehindTheEndAreKept() {
        const std::string glb = exoticGlb();
        for (const std::string& behind :
             {std::string(3, '\0'), std::string("a signature of somebody"), std::string(4096, '\0'), glb}) {
            const auto read = m_folder.scene("behind.glb", glb + behind);
            QVERIFY2(read, qPrintable(outcome(read)));
            const Notice* ignored = findNotice(read->notices, NoticeCode::ContentIgnored);
            const std::string told = "bytesBehind:" + std::to_string(behind.size());
            QCOMPARE(ignored != nullptr && std::ranges::count(ignored->arguments, told) == 1,
                     behind.size() > 3);
            const std::string kept = patched("behind.glb", glb + behind);
            QVERIFY(kept.size() > glb.size() && kept.ends_with(behind));
            QCOMPARE(kept.substr(0, kept.size() - behind.size()), patched("plain.glb", glb));
        }
    }

    void tooEarlyAnEndIsNoHarm() {
        const std::string glb = PackedGltf(dracoCloth(false)).glb();
        for (const std::size_t length : {std::size_t{0}, std::size_t{12}, std::size_t{20}, glb.size() - 4}) {
            const auto read = m_folder.scene("early.glb", withLength(glb, length));
            QVERIFY2(read && read->scene.parts.size() == 1, qPrintable(outcome(read)));
        }
    }

    void cutOffFilesSaySo() {
        const std::string glb = exoticGlb();
        const auto read = m_folder.scene("cut.glb", glb.substr(0, glb.size() / 2));
        QVERIFY2(failsWith(read, ErrorCode::FileBroken), qPrintable(outcome(read)));
        QVERIFY(errorNames(read, "cut off: " + std::to_string(glb.size() / 2) + " of its " +
                                     std::to_string(glb.size()) + " bytes"));
    }

private:
    /// Binds the file anew and writes it in its own format; the bytes written.
    std::string patched(const std::string& name, const std::string& bytes) {
        Progress progress;
        const auto read = m_folder.scene(name, bytes);
        if (!read) {
            qWarning("%s", qPrintable(outcome(read)));
            return {};
        }
        const fs::path target = m_folder.path("out-" + name);
        const auto saved = saveScene(reweighed(read->scene, 2), m_folder.path(name), target, {}, progress);
        if (!saved || !saved->kept) {
            qWarning("%s", qPrintable(outcome(saved)));
            return {};
        }
        return readWholeFile(target).value_or("");
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestGltfTolerance, QCoreApplication)

} // namespace testGltfTolerance

#include "TestGltfTolerance.moc"
