#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace testGltfWriter {

using namespace sinew::test;
using namespace sinew;

namespace {

using nlohmann::json;

/// A GLB taken apart.
struct Glb {
    json root;
    std::string bytes;

    /// Elements of an accessor, tightly packed.
    template<typename T>
    std::vector<T> values(std::size_t accessor, std::size_t components) const {
        const json& a = root["accessors"][accessor];
        const json& view = root["bufferViews"][a["bufferView"].get<std::size_t>()];
        const std::size_t offset =
            view["byteOffset"].get<std::size_t>() + a.value("byteOffset", std::size_t{0});
        std::vector<T> result(a["count"].get<std::size_t>() * components);
        std::memcpy(result.data(), bytes.data() + offset, result.size() * sizeof(T));
        return result;
    }
};

std::uint32_t numberAt(const QByteArray& bytes, qsizetype at) {
    std::uint32_t number = 0;
    std::memcpy(&number, bytes.constData() + at, 4);
    return number;
}

Glb writeAndOpen(const Scene& scene, Notices* notices = nullptr, const ExportSettings& settings = {}) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("scene.glb");
    Progress progress;
    const auto written = exportScene(scene, path.toStdString(), settings, progress);
    QFile file(path);
    if (!written || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    if (notices != nullptr) {
        *notices = *written;
    }
    const QByteArray bytes = file.readAll();
    const auto length = static_cast<qsizetype>(numberAt(bytes, 12));
    const QByteArray text = bytes.mid(20, length);
    return {json::parse(text.begin(), text.end(), nullptr, false), bytes.mid(28 + length).toStdString()};
}

using Json = nlohmann::json;

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
class TestGltfWriter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cornersThatAgreeAreOneVertex() {
        Mesh mesh = box({0, 0, 0}, {1, 1, 1});
        std::vector<Triangle> triangles;
        triangulate(mesh, &triangles);
        QCOMPARE(GltfCornerClasses(mesh).vertices(triangles).corners.size(), std::size_t{8});
        // Flat normals part the corners of the six sides.
        for (std::size_t c = 0; c < mesh.cornerCount(); ++c) {
            const std::size_t side = c / 4;
            mesh.normals.emplace_back(static_cast<float>(side), 0.0F, 1.0F);
        }
        const GltfVertices vertices = GltfCornerClasses(mesh).vertices(triangles);
        QCOMPARE(vertices.corners.size(), std::size_t{24});
        QCOMPARE(vertices.indices.size(), std::size_t{36});
        for (std::size_t i = 0; i < 36; ++i) {
            QCOMPARE(mesh.corners[vertices.corners[vertices.indices[i]]],
                     mesh.corners[triangles[i / 3][i % 3]]);
        }
    }

    void materialsBecomePrimitives() {
        const Glb glb = writeAndOpen(richScene());
        const json& primitives = glb.root["meshes"][0]["primitives"];
        QCOMPARE(primitives.size(), std::size_t{2});
        QCOMPARE(primitives[0]["material"].get<int>(), 0);
        QCOMPARE(primitives[1]["material"].get<int>(), 1);
        std::size_t indices = 0;
        for (const json& primitive : primitives) {
            indices +=
                glb.root["accessors"][primitive["indices"].get<std::size_t>()]["count"].get<std::size_t>();
        }
        const std::size_t triangles = 5 * 12 + 4; // boxes and the hexagon
        QCOMPARE(indices, 3 * triangles);
        QCOMPARE(glb.root["meshes"][0]["extras"]["targetNames"][0].get<std::string>(),
                 std::string("lächeln"));
    }

    void weightsSumToOneAsFloats() {
        const Glb glb = writeAndOpen(richScene());
        const json& attributes = glb.root["meshes"][0]["primitives"][0]["attributes"];
        const auto weights = glb.values<float>(attributes["WEIGHTS_0"].get<std::size_t>(), 4);
        const auto joints = glb.values<std::uint8_t>(attributes["JOINTS_0"].get<std::size_t>(), 4);
        QVERIFY(!weights.empty());
        QVERIFY(!attributes.contains("WEIGHTS_1"));
        for (std::size_t v = 0; v < weights.size(); v += 4) {
            // Within a rounding or two; the validator allows 2e-7 for each.
            QVERIFY(std::abs(weights[v] + weights[v + 1] + weights[v + 2] + weights[v + 3] - 1.0F) < 2e-7F);
            for (std::size_t i = v; i < v + 4; ++i) {
                QVERIFY(weights[i] > 0.0F || joints[i] == 0);
            }
        }
    }

    /// Eight bytes a vertex: four joints, four weights that sum to 255.
    void packedWeightsSumTo255() {
        ExportSettings settings;
        settings.packed = true;
        Notices notices;
        const Glb glb = writeAndOpen(richScene(), &notices, settings);
        const Glb floats = writeAndOpen(richScene());
        const json& attributes = glb.root["meshes"][0]["primitives"][0]["attributes"];
        const json& accessors = glb.root["accessors"];
        const auto weightsAt = attributes["WEIGHTS_0"].get<std::size_t>();
        const auto jointsAt = attributes["JOINTS_0"].get<std::size_t>();
        QCOMPARE(accessors[weightsAt]["componentType"].get<int>(), 5121);
        QVERIFY(accessors[weightsAt].value("normalized", false));
        QCOMPARE(accessors[jointsAt]["componentType"].get<int>(), 5121);
        QVERIFY(!accessors[jointsAt].value("normalized", false));
        const auto weights = glb.values<std::uint8_t>(weightsAt, 4);
        const auto joints = glb.values<std::uint8_t>(jointsAt, 4);
        const auto exact = floats.values<float>(weightsAt, 4);
        QVERIFY(!weights.empty() && weights.size() == exact.size());
        for (std::size_t v = 0; v < weights.size(); v += 4) {
            QCOMPARE(weights[v] + weights[v + 1] + weights[v + 2] + weights[v + 3], 255);
            for (std::size_t i = v; i < v + 4; ++i) {
                QVERIFY(weights[i] > 0 || joints[i] == 0);
                QVERIFY(std::abs(static_cast<float>(weights[i]) / 255.0F - exact[i]) < 1.01F / 255.0F);
            }
        }
        const auto wide = std::ranges::find(notices, NoticeCode::ContentDropped, &Notice::code);
        QVERIFY(wide == notices.end() || !wide->arguments.front().starts_with("jointBytes"));
    }

    /// Bytes number 256 joints; more take 16 bits, and a notice says so. Weights are packed all the same.
    void moreJointsThanBytesNumber() {
        Scene scene = richScene();
        scene.clips.clear();
        while (scene.skeleton.size() < 257) {
            Joint joint;
            joint.name = "more" + std::to_string(scene.skeleton.size());
            joint.parent = static_cast<std::int32_t>(scene.skeleton.size()) - 1;
            scene.skeleton.joints.push_back(joint);
        }
        ExportSettings settings;
        settings.packed = true;
        Notices notices;
        const Glb glb = writeAndOpen(scene, &notices, settings);
        const json& attributes = glb.root["meshes"][0]["primitives"][0]["attributes"];
        const json& accessors = glb.root["accessors"];
        QCOMPARE(accessors[attributes["JOINTS_0"].get<std::size_t>()]["componentType"].get<int>(), 5123);
        QCOMPARE(accessors[attributes["WEIGHTS_0"].get<std::size_t>()]["componentType"].get<int>(), 5121);
        const auto said = std::ranges::find(notices, NoticeCode::ContentDropped, &Notice::code);
        QVERIFY(said != notices.end());
        QVERIFY(std::ranges::find(said->arguments, "jointBytes:257") != said->arguments.end());
    }

    void inverseBindsEndInAnExactRow() {
        const Scene scene = richScene();
        const Glb glb = writeAndOpen(scene);
        const json& skin = glb.root["skins"][0];
        QCOMPARE(skin["joints"].size(), scene.skeleton.size());
        QCOMPARE(skin["skeleton"].get<int>(), 0);
        const auto matrices = glb.values<float>(skin["inverseBindMatrices"].get<std::size_t>(), 16);
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            const Eigen::Matrix4f inverse = Eigen::Map<const Eigen::Matrix4f>(matrices.data() + j * 16);
            QVERIFY(inverse.row(3) == Eigen::RowVector4f(0, 0, 0, 1));
            Transform bind = scene.skeleton.joints[j].modelFromJointBind;
            bind.translation() *= 0.01; // centimetres became metres
            QVERIFY((inverse.cast<double>() * bind.matrix() - Eigen::Matrix4d::Identity()).norm() < 1e-5);
        }
    }

    void whatTheFormatLacksIsReported() {
        Notices notices;
        writeAndOpen(richScene(), &notices);
        const auto count = [&](NoticeCode code, const std::string& subject) {
            std::size_t sum = 0;
            for (const Notice& notice : notices) {
                sum += notice.code == code && notice.subject == subject ? notice.count : 0;
            }
            return sum;
        };
        QCOMPARE(count(NoticeCode::PolygonsTriangulated, "Körper"), std::size_t{31});
        QCOMPARE(count(NoticeCode::PolygonsTriangulated, "Kiste"), std::size_t{6});
        QCOMPARE(count(NoticeCode::UnusedVerticesDropped, "Körper"), std::size_t{1});
    }

    void namesThatAreNotUtf8AreMended() {
        Scene scene = richScene();
        scene.skeleton.joints[0].name = "H\xfc"
                                        "fte"; // Latin-1
        const Glb glb = writeAndOpen(scene);
        QVERIFY(!glb.root.is_discarded());
        QCOMPARE(glb.root["nodes"][0]["name"].get<std::string>(), std::string("H\xef\xbf\xbd"
                                                                              "fte"));
    }

    void picturesOfOtherKindsAreDropped() {
        Scene scene = richScene();
        const char* dds = "DDS |not a picture that glTF takes";
        const auto* bytes = reinterpret_cast<const std::byte*>(dds);
        scene.textures[0].data = std::make_shared<const std::vector<std::byte>>(bytes, bytes + 20);
        Notices notices;
        const Glb glb = writeAndOpen(scene, &notices);
        QVERIFY(!glb.root.contains("images"));
        QVERIFY(!glb.root["materials"][0]["pbrMetallicRoughness"].contains("baseColorTexture"));
        QVERIFY(std::any_of(notices.begin(), notices.end(), [](const Notice& notice) {
            return notice.code == NoticeCode::TextureDropped &&
                   notice.arguments == std::vector<std::string>{"dds"};
        }));
    }

    void uriEscapesBytes() {
        QCOMPARE(gltfUri("a-b_c.9~"), std::string("a-b_c.9~"));
        QCOMPARE(gltfUri("a b%ü/#"), std::string("a%20b%25%C3%BC%2F%23"));
    }

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

SINEW_TEST(TestGltfWriter, QCoreApplication)

} // namespace testGltfWriter

#include "TestGltfWriter.moc"
