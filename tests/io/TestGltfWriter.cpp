#include "core/io/ExportScene.h"
#include "core/io/gltf/write/GltfWriteMaterials.h"
#include "core/io/gltf/write/GltfWriteMesh.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>

namespace testGltfWriter {

using namespace sinew;
using namespace sinew::test;
using nlohmann::json;

namespace {

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

Glb writeAndOpen(const Scene& scene, Notices* notices = nullptr) {
    const QTemporaryDir folder;
    const QString path = folder.filePath("scene.glb");
    Progress progress;
    const auto written = exportScene(scene, path.toStdString(), {}, progress);
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

} // namespace

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
};

SINEW_TEST(TestGltfWriter, NoApplication)

} // namespace testGltfWriter

#include "TestGltfWriter.moc"
