#include "core/io/ExportScene.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/FbxNode.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>

namespace testMaterialsKept {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

/// A triangle of one material; `images` come as data URIs, one texture each.
GltfBuilder triangleOf(const Json& material, const std::vector<std::pair<std::string, std::string>>& images) {
    GltfBuilder file;
    file.json["nodes"] = {{{"name", "card"}, {"mesh", 0}}};
    const Json attributes = {{"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})}};
    file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}, {"material", 0}}}}}};
    file.json["materials"] = Json::array({material});
    for (const auto& [mime, bytes] : images) {
        file.json["images"].push_back({{"uri", dataUri(mime, bytes)}});
        file.json["textures"].push_back({{"source", file.json["images"].size() - 1}});
    }
    return file;
}

QString dumped(const Json& json) {
    return QString::fromStdString(json.dump());
}

Json baseColorTexture(int index) {
    return {{"baseColorTexture", {{"index", index}}}};
}

Json hair() {
    return {{"name", "hair"},
            {"alphaMode", "MASK"},
            {"alphaCutoff", 0.25},
            {"pbrMetallicRoughness", baseColorTexture(0)}};
}

FbxBuilder cardFbx() {
    FbxBuilder file;
    file.model(1, "card", "Mesh", 0);
    file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 1, ~2});
    file.object("Material", 3, "hair", "");
    file.connect(3, 1);
    return file;
}

void addPicture(FbxBuilder& file, std::int64_t id, const std::string& slot, const std::string& bytes) {
    std::string name = std::to_string(id);
    name += ".png";
    file.object("Texture", id, "picture", "").children.push_back({"RelativeFilename", {name}, {}});
    file.connect(id, 3, slot);
    file.object("Video", id + 100, "", "Clip").children.push_back({"Content", {FbxBlob{bytes}}, {}});
    file.connect(id + 100, id);
}

} // namespace

/// What opacity and rare kinds of pictures become on the way through other formats.
class TestMaterialsKept : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutOutsStayCutOuts() {
        const Scene scene = read("hair.gltf", triangleOf(hair(), {{"image/png", alphaPng("HAIR")}}).text());
        QCOMPARE(m_problem, QString("ok"));
        QCOMPARE(scene.materials.at(0).alphaMode, AlphaMode::Mask);
        QCOMPARE(scene.materials[0].alphaCutoff, 0.25F);
        const Json material = writtenGltf(scene)["materials"][0];
        QCOMPARE(dumped(material["alphaMode"]), dumped(Json("MASK")));
        QCOMPARE(dumped(material["alphaCutoff"]), dumped(Json(0.25)));
    }

    void cutOutsSurviveFbx() {
        const Scene scene = read("hair.gltf", triangleOf(hair(), {{"image/png", alphaPng("HAIR")}}).text());
        const std::string fbx = written(scene, "hair.fbx");
        auto nodes = readFbxNodes(fbx, "hair.fbx");
        QVERIFY(nodes);
        const FbxDocument document(std::move(*nodes));
        QStringList slotNames;
        for (const FbxObject& object : document.objects()) {
            for (const FbxLink& link : object.kind == "Material" ? object.sources : std::vector<FbxLink>()) {
                slotNames << QString::fromStdString(link.property);
            }
            if (object.kind == "Material") {
                QCOMPARE(document.number(object, "AlphaCutoff", 0.0), 0.25);
                QCOMPARE(document.number(object, "Opacity", 0.0), 1.0);
            }
        }
        QCOMPARE(slotNames, (QStringList{"DiffuseColor", "TransparentColor"}));
        const Scene again = read("again.fbx", fbx);
        QCOMPARE(again.materials.at(0).alphaMode, AlphaMode::Mask);
        QCOMPARE(again.materials[0].alphaCutoff, 0.25F);
        QCOMPARE(again.textures.size(), std::size_t{1});
        QCOMPARE(again.materials[0].opacityTexture, kNone);
        QCOMPARE(dumped(writtenGltf(again)["materials"][0]["alphaMode"]), dumped(Json("MASK")));
    }

    void onlyPicturesWithAlphaSayOpacity() {
        // Blender takes the brightness of a picture without alpha in that slot for the opacity.
        for (const auto& [mime, bytes] : {std::pair{"image/jpeg", tinyJpg()}, {"image/png", markedPng("")}}) {
            Json glass = hair();
            glass["alphaMode"] = "BLEND";
            const Scene scene = read("glass.gltf", triangleOf(glass, {{mime, bytes}}).text());
            const std::string fbx = written(scene, "glass.fbx");
            auto nodes = readFbxNodes(fbx, "glass.fbx");
            QVERIFY(nodes);
            const FbxDocument document(std::move(*nodes));
            for (const FbxObject& object : document.objects()) {
                QVERIFY(object.kind != "Material" || object.sources.size() == 1);
            }
        }
    }

    void opacityOfTheColorsBlends() {
        FbxBuilder file = cardFbx();
        // Some write that nothing is to be seen, beside the picture that says what is.
        FbxBuilder::number(file.root().children[2].children[2], "TransparencyFactor", 1.0);
        addPicture(file, 10, "DiffuseColor", alphaPng("HAIR"));
        addPicture(file, 11, "TransparentColor", alphaPng("HAIR"));
        const Scene scene = read("hair.fbx", file.binary());
        QCOMPARE(m_problem, QString("ok"));
        QCOMPARE(scene.materials.at(0).alphaMode, AlphaMode::Blend);
        QCOMPARE(scene.materials[0].baseColor.w(), 1.0F);
        QCOMPARE(scene.materials[0].opacityTexture, kNone);
        const Json gltf = writtenGltf(scene);
        QCOMPARE(dumped(gltf["materials"][0]["alphaMode"]), dumped(Json("BLEND")));
        QCOMPARE(gltf["images"].size(), std::size_t{1});
    }

    void opacityMapsAreKeptOrNamed() {
        FbxBuilder file = cardFbx();
        addPicture(file, 10, "DiffuseColor", markedPng("COLORS"));
        addPicture(file, 11, "TransparencyFactor", markedPng("OPACITY"));
        const Scene scene = read("hair.fbx", file.binary());
        QCOMPARE(scene.materials.at(0).opacityTexture, 1);
        const Scene again = read("again.fbx", written(scene, "kept.fbx"));
        QCOMPARE(again.materials.at(0).opacityTexture, 1);
        QVERIFY(textOf(*again.textures.at(1).data).ends_with("OPACITY"));
        QVERIFY(findNotice(m_notices, NoticeCode::ContentDropped) == nullptr);
        QCOMPARE(writtenGltf(scene)["images"].size(), std::size_t{1});
        const Notice* dropped = findNotice(m_notices, NoticeCode::ContentDropped);
        QVERIFY(dropped != nullptr);
        QCOMPARE(dropped->arguments, std::vector<std::string>{"opacityTextures:1"});
    }

    void mtlOpacityBlends() {
        m_folder.write("leaf.png", alphaPng("LEAF"));
        m_folder.write("leaf.mtl", "newmtl leaf\nmap_Kd leaf.png\nmap_d leaf.png\n");
        const Scene scene =
            read("leaf.obj", "mtllib leaf.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl leaf\nf 1 2 3\n");
        QCOMPARE(m_problem, QString("ok"));
        QCOMPARE(scene.materials.at(0).alphaMode, AlphaMode::Blend);
        QCOMPARE(dumped(writtenGltf(scene)["materials"][0]["alphaMode"]), dumped(Json("BLEND")));
    }

    void mtlMapsWithoutPlaceAreNamed() {
        m_folder.write(
            "leaf.mtl",
            "newmtl leaf\nmap_Ks shine.png\nmap_Ns gloss.png\ndisp bark.png\nnewmtl stem\nmap_Ks a.png\n");
        const auto scene =
            m_folder.scene("leaf.obj", "mtllib leaf.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl leaf\nf 1 2 3\n");
        QVERIFY2(scene, qPrintable(outcome(scene)));
        const Notice* ignored = findNotice(scene->notices, NoticeCode::ContentIgnored);
        QVERIFY(ignored != nullptr);
        QCOMPARE(ignored->arguments,
                 (std::vector<std::string>{"map map_Ks:2", "map map_Ns:1", "map disp:1"}));
    }

    void rarePicturesPassThroughGltf() {
        GltfBuilder file = triangleOf(
            {{"pbrMetallicRoughness", baseColorTexture(0)}, {"normalTexture", {{"index", 1}}}},
            {{"image/png", markedPng("PLAIN")}, {"image/webp", tinyWebP()}, {"image/ktx2", tinyKtx2()}});
        file.json["textures"] = {{{"source", 0}, {"extensions", {{"EXT_texture_webp", {{"source", 1}}}}}},
                                 {{"extensions", {{"KHR_texture_basisu", {{"source", 2}}}}}}};
        file.json["extensionsUsed"] = {"EXT_texture_webp", "KHR_texture_basisu"};
        file.json["extensionsRequired"] = {"KHR_texture_basisu"};
        const Scene scene = read("rare.gltf", file.text());
        QCOMPARE(m_problem, QString("ok"));
        QCOMPARE(scene.materials.at(0).baseColorTexture, 1);
        QCOMPARE(scene.textures.at(1).extension, std::string("webp"));
        QCOMPARE(scene.textures[1].fallback, 0);
        QCOMPARE(scene.textures.at(2).extension, std::string("ktx2"));
        const std::string glb = written(scene, "out.glb");
        QVERIFY(glb.find(tinyWebP()) != std::string::npos && glb.find(tinyKtx2()) != std::string::npos);
        const Json gltf = writtenGltf(scene);
        QCOMPARE(dumped(gltf["extensionsUsed"]), QString("[\"EXT_texture_webp\",\"KHR_texture_basisu\"]"));
        QCOMPARE(dumped(gltf["extensionsRequired"]), QString("[\"KHR_texture_basisu\"]"));
        QVERIFY(findNotice(m_notices, NoticeCode::TextureDropped) == nullptr);
        const Json color =
            gltf["textures"][gltf["materials"][0]["pbrMetallicRoughness"]["baseColorTexture"]["index"]
                                 .get<std::size_t>()];
        const auto mime = [&](const Json& source) {
            return gltf["images"][source.get<std::size_t>()]["mimeType"];
        };
        QCOMPARE(dumped(mime(color["source"])), dumped(Json("image/png")));
        QCOMPARE(dumped(mime(color["extensions"]["EXT_texture_webp"]["source"])), dumped(Json("image/webp")));
        // The same again after another round.
        const Scene again = read("again.glb", glb);
        QCOMPARE(again.textures.size(), std::size_t{3});
        QCOMPARE(writtenGltf(again)["textures"].size(), gltf["textures"].size());
    }

    void rarePicturesInFbx() {
        GltfBuilder file =
            triangleOf({{"pbrMetallicRoughness", baseColorTexture(0)}, {"normalTexture", {{"index", 1}}}},
                       {{"image/png", markedPng("PLAIN")},
                        {"image/webp", tinyWebP()},
                        {"image/webp", tinyWebP() + "LONELY"}});
        file.json["textures"] = {{{"source", 0}, {"extensions", {{"EXT_texture_webp", {{"source", 1}}}}}},
                                 {{"extensions", {{"EXT_texture_webp", {{"source", 2}}}}}}};
        file.json["extensionsUsed"] = {"EXT_texture_webp"};
        const std::string fbx = written(read("rare.gltf", file.text()), "rare.fbx");
        QVERIFY(fbx.find("PLAIN") != std::string::npos); // in place of the first
        QVERIFY(fbx.find("LONELY") != std::string::npos);
        QCOMPARE(QByteArray::fromStdString(fbx).count("WEBPVP8"), 1);
        QCOMPARE(std::ranges::count(m_notices, NoticeCode::TextureKindRare, &Notice::code), 1);
        QCOMPARE(findNotice(m_notices, NoticeCode::TextureKindRare)->arguments,
                 std::vector<std::string>{"webp"});
    }

private:
    Scene read(const std::string& name, const std::string& bytes) {
        const auto scene = m_folder.scene(name, bytes);
        m_problem = outcome(scene);
        return scene ? scene->scene : Scene();
    }
    std::string written(const Scene& scene, const std::string& name) {
        Progress progress;
        const auto notices = exportScene(scene, m_folder.path(name), {}, progress);
        m_problem = outcome(notices);
        m_notices = notices ? *notices : Notices();
        QFile file(QString::fromStdString(m_folder.path(name).string()));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    Json writtenGltf(const Scene& scene) {
        const std::string glb = written(scene, "out.glb");
        std::uint32_t length = 0;
        std::memcpy(&length, glb.data() + 12, 4);
        return Json::parse(glb.substr(20, length), nullptr, false);
    }

    ImportFolder m_folder;
    Notices m_notices; ///< of what was written last
    QString m_problem;
};

SINEW_TEST(TestMaterialsKept, QCoreApplication)

} // namespace testMaterialsKept

#include "TestMaterialsKept.moc"
