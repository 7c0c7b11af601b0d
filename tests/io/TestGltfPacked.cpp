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

#include <cmath>
#include <cstring>

namespace testGltfPacked {

using namespace sinew::test;
using namespace sinew;
namespace fs = std::filesystem;

namespace {

using Json = nlohmann::json;

struct Sample {
    const char* name;
    PackedGltf file;
};

std::vector<Sample> samples() {
    return {
        {"meshopt", meshoptCloth()}, {"draco", dracoCloth(false)}, {"draco in sequence", dracoCloth(true)}};
}

/// The corner of `mesh` that lies where a corner of `other` does, with the same coordinate.
std::size_t twinOf(const Mesh& mesh, const Mesh& other, std::size_t corner) {
    const Vec3& position = other.vertices[other.corners[corner]];
    std::size_t best = 0;
    for (std::size_t c = 0; c < mesh.cornerCount(); ++c) {
        const auto off = [&](std::size_t of) { return distance(mesh.vertices[mesh.corners[of]], position); };
        best = off(c) < off(best) ? c : best;
    }
    return best;
}

double upperWeight(const Part& part, std::size_t vertex) {
    double weight = 0.0;
    for (const Influence& influence : part.weights->at(vertex)) {
        weight += influence.joint == 1 ? static_cast<double>(influence.weight) : 0.0;
    }
    return weight;
}

void compareCloth(const Part& packed, const Part& plain) {
    const Mesh& mesh = *packed.mesh;
    QCOMPARE(mesh.vertexCount(), plain.mesh->vertexCount());
    QCOMPARE(mesh.polygonCount(), plain.mesh->polygonCount());
    QVERIFY(packed.weights && mesh.normals.size() == mesh.cornerCount() && mesh.uvSets.size() == 1);
    for (std::size_t c = 0; c < plain.mesh->cornerCount(); ++c) {
        const std::size_t twin = twinOf(mesh, *plain.mesh, c);
        const std::uint32_t vertex = plain.mesh->corners[c];
        QVERIFY(distance(mesh.vertices[mesh.corners[twin]], plain.mesh->vertices[vertex]) < 2e-4);
        QVERIFY((mesh.normals[twin] - plain.mesh->normals[c]).norm() < 0.03F);
        QVERIFY((mesh.uvSets[0].values[twin] - plain.mesh->uvSets[0].values[c]).norm() < 2e-3F);
        QVERIFY(std::abs(upperWeight(packed, mesh.corners[twin]) - upperWeight(plain, vertex)) < 1e-5);
    }
    // No triangle was turned over.
    const auto area = [](const Mesh& m) {
        double sum = 0.0;
        for (std::size_t f = 0; f < m.polygonCount(); ++f) {
            const auto p = m.polygon(f);
            sum += (m.vertices[p[1]] - m.vertices[p[0]]).cross(m.vertices[p[2]] - m.vertices[p[0]]).z();
        }
        return sum;
    };
    QVERIFY(std::abs(area(mesh) - area(*plain.mesh)) < 1e-3 * area(*plain.mesh));
}

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
class TestGltfPacked : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void packedIsReadLikePlain() {
        const auto plain = m_folder.scene("plain.glb", plainCloth());
        QVERIFY2(plain, qPrintable(outcome(plain)));
        for (const Sample& sample : samples()) {
            const auto read = m_folder.scene("packed.glb", sample.file.glb());
            QVERIFY2(read, qPrintable(sample.name + outcome(read)));
            QCOMPARE(read->scene.skeleton.size(), std::size_t{2});
            for (const Part& part : read->scene.parts) {
                compareCloth(part, plain->scene.parts.at(0));
            }
            QVERIFY(findNotice(read->notices, NoticeCode::ContentIgnored) == nullptr);
        }
    }

    void filteredKeysTurnTheJoint() {
        const auto read = m_folder.scene("packed.glb", meshoptCloth().glb());
        QVERIFY2(read, qPrintable(outcome(read)));
        const auto& keys = read->scene.clips.at(0).tracks.at(0).rotations;
        QCOMPARE(keys.size(), std::size_t{2});
        QVERIFY(distance(keys[1].value * Vec3::UnitX(), Vec3::UnitY()) < 1e-3);
    }

    /// Shorts in place of floats, which the node's scale brings back to their size; UVs by the texture's
    /// transform.
    void quantizedPlacesComeBack() {
        PackedGltf file;
        file.json["extensionsUsed"] = {"KHR_mesh_quantization", "KHR_texture_transform"};
        file.json["extensionsRequired"] = file.json["extensionsUsed"];
        const std::vector<std::int16_t> places{0, 0, 0, 0, 16384, 0, 0, 0, 0, 32767, 0, 0};
        const std::vector<std::uint16_t> uvs{0, 0, 32768, 0, 0, 65535};
        const std::size_t positions = file.addAccessor(3, 5122, "VEC3");
        file.json["accessors"][positions]["bufferView"] =
            file.addView({reinterpret_cast<const char*>(places.data()), places.size() * 2});
        file.json["accessors"][positions]["normalized"] = true;
        file.json["bufferViews"].back()["byteStride"] = 8;
        const std::size_t coordinates = file.addAccessor(3, 5123, "VEC2");
        file.json["accessors"][coordinates]["bufferView"] =
            file.addView({reinterpret_cast<const char*>(uvs.data()), uvs.size() * 2});
        file.json["accessors"][coordinates]["normalized"] = true;
        const Json attributes = {{"POSITION", positions}, {"TEXCOORD_0", coordinates}};
        file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}, {"material", 0}}}}}};
        file.json["nodes"][2] = {
            {"name", "cloth"}, {"mesh", 0}, {"scale", {4, 4, 4}}, {"translation", {0, 1, 0}}};
        file.json.erase("skins");
        const Json transform = {{"offset", {0.5, 0.25}}, {"scale", {4, 2}}};
        file.json["materials"] = {
            {{"pbrMetallicRoughness",
              {{"baseColorTexture",
                {{"index", 0}, {"extensions", {{"KHR_texture_transform", transform}}}}}}}}};
        file.json["textures"] = {Json::object()};
        file.json["buffers"] = Json::array();
        const auto read = m_folder.scene("quantized.glb", file.glb());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Mesh& mesh = *read->scene.parts.at(0).mesh;
        QVERIFY(distance(mesh.vertices[1], {2, 1, 0}) < 1e-3);
        QVERIFY(distance(mesh.vertices[2], {0, 5, 0}) < 1e-3);
        QVERIFY((mesh.uvSets.at(0).values[1] - Vec2f(2.5F, 0.75F)).norm() < 1e-3F);
        QVERIFY((mesh.uvSets[0].values[2] - Vec2f(0.5F, -1.25F)).norm() < 1e-3F);
        QVERIFY(findNotice(read->notices, NoticeCode::ContentIgnored) == nullptr);
    }

    /// Cuts the packed bytes of each view at every place; the file around them stays whole.
    void truncationsAreErrors() {
        for (const Sample& sample : samples()) {
            const bool draco = sample.file.json["extensionsUsed"][0] == "KHR_draco_mesh_compression";
            for (std::size_t v = 1; v < sample.file.json["bufferViews"].size(); ++v) {
                PackedGltf cut = sample.file;
                Json& view = cut.json["bufferViews"][v];
                Json& holder = draco || !view.contains("extensions")
                                   ? view
                                   : view["extensions"]["EXT_meshopt_compression"];
                const auto length = holder["byteLength"].get<std::size_t>();
                if (&holder == &view && !draco) {
                    continue; // not packed
                }
                for (std::size_t kept = 0; kept + (draco ? 8 : 1) < length; ++kept) {
                    holder["byteLength"] = kept;
                    const auto read = m_folder.scene("cut.glb", cut.glb());
                    QVERIFY2(
                        failsWith(read, ErrorCode::FileBroken),
                        qPrintable(
                            QString("%1, view %2, %3 of %4").arg(sample.name).arg(v).arg(kept).arg(length)));
                }
            }
        }
    }

    void flippedBitsNeverCrash() {
        for (const Sample& sample : samples()) {
            int refused = 0;
            PackedGltf file = sample.file;
            for (std::size_t at = 128; at < file.buffer.size(); ++at) { // behind the matrices
                const char was = file.buffer[at];
                for (const std::size_t bit : {at % 8, (at * 5 + 3) % 8}) {
                    file.buffer[at] = static_cast<char>(static_cast<unsigned char>(was) ^ (1U << bit));
                    const auto read = m_folder.scene("flipped.glb", file.glb());
                    refused += read ? 0 : 1;
                    if (read) {
                        for (const Part& part : read->scene.parts) {
                            QVERIFY(!part.weights || part.weights->vertexCount() == part.mesh->vertexCount());
                        }
                    }
                }
                file.buffer[at] = was;
            }
            QVERIFY2(refused > 0, sample.name);
        }
    }

    void claimsBeyondTheBytesAreRefused_data() {
        QTest::addColumn<QByteArray>("change");
        const auto row = [](const char* change) {
            QTest::newRow(change) << QByteArray(change).replace('\'', '"');
        };
        row("{'count': 4000000000}");
        row("{'count': 18446744073709551615}");
        row("{'count': -1}");
        row("{'count': 1000000, 'byteStride': 256}");
        row("{'byteStride': 0}");
        row("{'byteStride': 7}");
        row("{'byteStride': 260}");
        row("{'mode': 'TRIANGLES', 'count': 100}");
        row("{'mode': 'TRIANGLES', 'byteStride': 12}");
        row("{'mode': 'INDICES', 'count': 1000000000}");
        row("{'mode': 'ZIP'}");
        row("{'mode': 5}");
        row("{'filter': 'OCTAHEDRAL'}");
        row("{'filter': 'QUATERNION'}");
        row("{'filter': 'SEPIA'}");
        row("{'byteLength': 100000000}");
        row("{'byteOffset': 18446744073709551615}");
        row("{'buffer': 1}");
        row("{'buffer': 9}");
    }

    void claimsBeyondTheBytesAreRefused() {
        QFETCH(const QByteArray, change);
        PackedGltf file = meshoptCloth();
        // The positions: 12 bytes each, which no filter takes but the one for exponents.
        file.json["bufferViews"][1]["extensions"]["EXT_meshopt_compression"].update(
            Json::parse(change.toStdString()));
        const auto read = m_folder.scene("claims.glb", file.glb());
        QVERIFY2(failsWith(read, ErrorCode::FileBroken), qPrintable(outcome(read)));
    }

    void unknownRequirementsAreNamed() {
        for (const Json& unknown :
             {Json("EXT_mesh_gpu_instancing"), Json("KHR_meshopt_compression"), Json(7)}) {
            PackedGltf file = dracoCloth(false);
            file.json["extensionsRequired"].push_back(unknown);
            const auto read = m_folder.scene("unknown.glb", file.glb());
            QVERIFY2(failsWith(read, ErrorCode::ExtensionRequired), qPrintable(outcome(read)));
            QVERIFY(errorNames(read, unknown.is_string() ? unknown.get<std::string>() : "7"));
        }
    }

    void requirementsOfLooksAreReadAndNamed() {
        PackedGltf file = dracoCloth(false);
        file.json["extensionsUsed"].push_back("KHR_materials_variants");
        file.json["extensionsRequired"].push_back("KHR_materials_variants");
        const auto read = m_folder.scene("variants.glb", file.glb());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Notice* ignored = findNotice(read->notices, NoticeCode::ContentIgnored);
        QVERIFY(ignored != nullptr);
        QCOMPARE(ignored->arguments, std::vector<std::string>{"extension KHR_materials_variants:1"});
    }

    void extensionsBesideTheSkinDoNotRefuse_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isRead");
        for (const char* name :
             {"VRM", "VRMC_vrm", "VRMC_springBone", "VRMC_materials_mtoon", "VRMC_node_constraint"}) {
            QTest::newRow(name) << QString(name) << true;
        }
        for (const char* name :
             {"KHR_texture_ktx", "MSFT_texture_dds", "EXT_texture_avif", "KHR_animation_pointer",
              "KHR_node_visibility", "MSFT_lod", "FB_ngon_encoding", "OMI_physics_body",
              "MOZ_hubs_components", "KHR_audio_emitter", "KHR_interactivity", "ACME_of_tomorrow"}) {
            QTest::newRow(name) << QString(name) << false;
        }
    }

    void extensionsBesideTheSkinDoNotRefuse() {
        QFETCH(QString, name);
        QFETCH(bool, isRead);
        PackedGltf file = dracoCloth(false);
        file.json["extensionsRequired"].push_back(name.toStdString());
        file.json["extensions"][name.toStdString()] = {{"left", "alone"}};
        const auto read = m_folder.scene("cloth.glb", file.glb());
        QVERIFY2(read && read->scene.parts.size() == 1, qPrintable(outcome(read)));
        const Notice* ignored = findNotice(read->notices, NoticeCode::ContentIgnored);
        QCOMPARE(ignored == nullptr, isRead);
        if (!isRead) {
            QCOMPARE(ignored->arguments, std::vector<std::string>{"extension " + name.toStdString() + ":1"});
        }
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
    ImportFolder m_folder;

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
};

SINEW_TEST(TestGltfPacked, QCoreApplication)

} // namespace testGltfPacked

#include "TestGltfPacked.moc"
