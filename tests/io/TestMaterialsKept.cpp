#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/scene/LodParts.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>

namespace testMaterialsKept {

using namespace sinew::test;
using namespace sinew;

namespace {

using Json = nlohmann::json;

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

/// A card on two roots under one node, everything with a name of its own.
std::string namedGltf() {
    GltfBuilder file;
    file.json["scene"] = 1;
    file.json["scenes"] = {{{"name", "attic"}}, {{"name", "stage"}, {"nodes", {0, 3}}}};
    file.json["nodes"] = {{{"name", "rig"}, {"children", {1, 2}}},
                          {{"name", "left"}},
                          {{"name", "right"}},
                          {{"name", "card"}, {"mesh", 0}, {"skin", 0}}};
    const Json attributes = {
        {"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})},
        {"JOINTS_0", file.shorts("VEC4", 4, {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0})},
        {"WEIGHTS_0", file.floats("VEC4", 4, {0.5F, 0.5F, 0, 0, 0.25F, 0.75F, 0, 0, 1, 0, 0, 0})}};
    file.json["meshes"] = {{{"name", "card shape"}, {"primitives", {{{"attributes", attributes}}}}}};
    file.json["skins"] = {
        {{"name", "card skin"},
         {"joints", {1, 2}},
         {"inverseBindMatrices", file.matrices({Transform::Identity(), Transform::Identity()})}}};
    return file.text();
}

} // namespace

/// What opacity and rare kinds of pictures become on the way through other formats.
/// Scenes, skins, meshes and the node above the joints keep their names on the way from format to format.
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

    void everyWayKeepsThem_data() {
        QTest::addColumn<QStringList>("files");
        QTest::newRow("glTF anew") << QStringList{"a.glb"};
        QTest::newRow("FBX") << QStringList{"a.fbx"};
        QTest::newRow("FBX anew") << QStringList{"a.fbx", "b.fbx"};
        QTest::newRow("FBX and back") << QStringList{"a.fbx", "b.glb"};
        QTest::newRow("glTF, FBX and back") << QStringList{"a.gltf", "b.fbx", "c.gltf"};
    }

    void everyWayKeepsThem() {
        QFETCH(QStringList, files);
        Expected<ImportedScene> scene = m_folder.scene("named.gltf", namedGltf());
        QVERIFY2(scene, qPrintable(outcome(scene)));
        for (const QString& file : files) {
            scene = rewritten(scene->scene, file.toStdString());
            QVERIFY2(scene, qPrintable(outcome(scene)));
        }
        const Scene& kept = scene->scene;
        QCOMPARE(kept.names.scene, std::string("stage"));
        QCOMPARE(kept.names.skin, std::string("card skin"));
        QCOMPARE(kept.names.armature, std::string("rig"));
        QCOMPARE(kept.parts.size(), std::size_t{1});
        QCOMPARE(kept.parts[0].mesh->name, std::string("card"));
        QCOMPARE(kept.parts[0].geometryName, std::string("card shape"));
        QCOMPARE(kept.skeleton.find("left"), 0);
        QCOMPARE(kept.skeleton.size(), std::size_t{2});
    }

    /// What nobody named is called as before: meshes like their nodes, and skins like what readers expect.
    void namesThatFilesLackAreNotMadeUp() {
        for (const char* file : {"plain.fbx", "plain.glb"}) {
            const auto scene = rewritten(richSceneWithTwoRoots(), file);
            QVERIFY2(scene, qPrintable(outcome(scene)));
            QCOMPARE(scene->scene.names.scene, std::string());
            QCOMPARE(scene->scene.names.armature, std::string("Armature"));
            for (const Part& part : scene->scene.parts) {
                QCOMPARE(part.geometryName, part.mesh->name);
            }
        }
        const auto scene = rewritten(richScene(), "one.fbx");
        QVERIFY(scene);
        QCOMPARE(scene->scene.names.armature, std::string());
        QCOMPARE(scene->scene.names.skin, std::string());
    }

    void lodsAreNumbered() {
        Scene scene = richScene();
        scene.parts[0].geometryName = "shape";
        Progress progress;
        const auto level = lodParts(scene, 0.5, 1, progress);
        QVERIFY(level);
        QCOMPARE(level->parts.at(0).geometryName, std::string("shape_LOD1"));
        QCOMPARE(level->parts.at(1).geometryName, std::string());
    }

    void anotherSkeletonHasOtherNames() {
        auto scene = m_folder.scene("named.gltf", namedGltf());
        QVERIFY(scene);
        ImportedSkeleton other;
        other.skeleton = richScene().skeleton;
        replaceSkeleton(scene->scene, std::move(other));
        QCOMPARE(scene->scene.names.skin, std::string());
        QCOMPARE(scene->scene.names.armature, std::string());
        QCOMPARE(scene->scene.names.scene, std::string("stage"));
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

    Expected<ImportedScene> rewritten(const Scene& scene, const std::string& name) {
        Progress progress;
        const auto path = m_folder.path(name);
        const auto written = exportScene(scene, path, {}, progress);
        if (!written) {
            return tl::unexpected(written.error());
        }
        return importScene(path, progress);
    }
};

SINEW_TEST(TestMaterialsKept, QCoreApplication)

} // namespace testMaterialsKept

#include "TestMaterialsKept.moc"
