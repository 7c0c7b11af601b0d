#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cstring>

namespace testMaterialExtensions {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

/// A coat of lacquer with two pictures of its own, and glass.
std::string lacquerGltf() {
    GltfBuilder file;
    file.json["extensionsUsed"] = {"KHR_materials_clearcoat", "KHR_materials_transmission", "ACME_glitter"};
    file.json["nodes"] = {{{"name", "card"}, {"mesh", 0}}};
    const Json attributes = {{"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})},
                             {"TEXCOORD_0", file.floats("VEC2", 2, {0, 0, 1, 0, 0, 1})}};
    file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}, {"material", 0}}}}}};
    const Json turned = {{"KHR_texture_transform", {{"scale", {2.0, 2.0}}}}};
    Json card = {{"name", "card"}};
    card["pbrMetallicRoughness"] = {{"baseColorTexture", {{"index", 2}}}};
    card["extensions"]["KHR_materials_clearcoat"] = {
        {"clearcoatFactor", 0.75},
        {"clearcoatTexture", {{"index", 0}, {"extensions", turned}}},
        {"clearcoatNormalTexture", {{"index", 1}, {"scale", 0.5}}}};
    card["extensions"]["KHR_materials_transmission"] = {{"transmissionFactor", 0.25}};
    card["extensions"]["ACME_glitter"] = {{"glitterTexture", {{"index", 0}}}};
    file.json["materials"] = Json::array({card});
    for (const char* mark : {"COAT", "BUMPS", "COLORS"}) {
        file.json["images"].push_back({{"uri", dataUri("image/png", markedPng(mark))}});
        file.json["textures"].push_back({{"source", file.json["images"].size() - 1}});
    }
    return file.text();
}

} // namespace

/// What only glTF has words for stays in glTF, and its loss is named elsewhere.
class TestMaterialExtensions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anotherGltfHasThem() {
        const Notices notices = written("again.glb");
        QCOMPARE(m_problem, QString("ok"));
        QVERIFY(findNotice(notices, NoticeCode::ContentDropped) == nullptr);
        QFile file(QString::fromStdString(m_folder.path("again.glb").string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string glb = file.readAll().toStdString();
        std::uint32_t length = 0;
        std::memcpy(&length, glb.data() + 12, 4);
        const Json json = Json::parse(glb.substr(20, length), nullptr, false);
        const Json& extensions = json["materials"][0]["extensions"];
        QCOMPARE(extensions.size(), std::size_t{2});
        QCOMPARE(extensions["KHR_materials_transmission"]["transmissionFactor"].get<double>(), 0.25);
        const Json& coat = extensions["KHR_materials_clearcoat"];
        QCOMPARE(coat["clearcoatFactor"].get<double>(), 0.75);
        QCOMPARE(coat["clearcoatNormalTexture"]["scale"].get<double>(), 0.5);
        const Json& turned = coat["clearcoatTexture"]["extensions"]["KHR_texture_transform"];
        QCOMPARE(turned["scale"][0].get<double>(), 2.0);
        const auto mark = [&](const char* key) {
            const Json& texture = json["textures"][coat[key]["index"].get<std::size_t>()];
            const Json& image = json["images"][texture["source"].get<std::size_t>()];
            const Json& view = json["bufferViews"][image["bufferView"].get<std::size_t>()];
            const auto begin = 28 + length + view.value("byteOffset", std::size_t{0});
            return glb.substr(begin, view["byteLength"].get<std::size_t>());
        };
        QVERIFY(mark("clearcoatTexture").ends_with("COAT"));
        QVERIFY(mark("clearcoatNormalTexture").ends_with("BUMPS"));
        QCOMPARE(json["extensionsUsed"].size(), std::size_t{3});
        QVERIFY(!json.contains("extensionsRequired"));
        // And once more.
        const auto again = m_folder.scene("more.glb", glb);
        QVERIFY2(again, qPrintable(outcome(again)));
        QCOMPARE(again->scene.materials.at(0).extensions.size(), std::size_t{2});
    }

    void fbxNamesThem() {
        const Notices notices = written("lacquer.fbx");
        QCOMPARE(m_problem, QString("ok"));
        const Notice* dropped = findNotice(notices, NoticeCode::ContentDropped);
        QVERIFY(dropped != nullptr);
        QCOMPARE(dropped->arguments, (std::vector<std::string>{"extension KHR_materials_clearcoat:1",
                                                               "extension KHR_materials_transmission:1"}));
    }

    void othersAreNamedWhenRead() {
        const auto scene = m_folder.scene("lacquer.gltf", lacquerGltf());
        QVERIFY2(scene, qPrintable(outcome(scene)));
        const Notice* ignored = findNotice(scene->notices, NoticeCode::ContentIgnored);
        QVERIFY(ignored != nullptr);
        QCOMPARE(ignored->arguments, std::vector<std::string>{"extension ACME_glitter:1"});
    }

private:
    Notices written(const std::string& name) {
        const auto scene = m_folder.scene("lacquer.gltf", lacquerGltf());
        Progress progress;
        const auto notices =
            scene ? exportScene(scene->scene, m_folder.path(name), {}, progress) : Expected<Notices>();
        m_problem = scene ? outcome(notices) : outcome(scene);
        return notices ? *notices : Notices();
    }

    ImportFolder m_folder;
    QString m_problem;
};

SINEW_TEST(TestMaterialExtensions, QCoreApplication)

} // namespace testMaterialExtensions

#include "TestMaterialExtensions.moc"
