#include "core/io/ExportScene.h"
#include "tests/clients/WebClients.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace testWebClients {

using namespace sinew;
using namespace sinew::test;

/// A skeleton of more joints than a byte counts, and a mesh of more vertices than a short.
static Scene largeScene() {
    Scene scene = richScene();
    scene.clips.clear();
    for (std::int32_t j = 5; j < 300; ++j) {
        Joint joint;
        joint.name = "joint" + std::to_string(j);
        joint.parent = j - 1;
        joint.modelFromJointBind.translate(Vec3(j, 0, 0));
        scene.skeleton.joints.push_back(joint);
    }
    Mesh mesh;
    mesh.name = "grid";
    SkinWeightsBuilder weights;
    for (std::uint32_t i = 0; i < 70'000; ++i) {
        mesh.vertices.emplace_back(i % 300, i / 300, 0.0);
        std::vector<Influence> eight;
        eight.reserve(8);
        for (std::int32_t k = 0; k < 8; ++k) {
            eight.push_back({static_cast<std::int32_t>(i % 290) + k, 1.0F / static_cast<float>(k + 3)});
        }
        weights.add(eight);
    }
    for (std::uint32_t i = 0; i + 301 < 70'000; ++i) {
        mesh.addPolygon(std::array<std::uint32_t, 4>{i, i + 1, i + 301, i + 300});
    }
    scene.parts = {{std::make_shared<const Mesh>(std::move(mesh)),
                    std::make_shared<const SkinWeights>(weights.finish()), kNone}};
    return scene;
}

static Texture pictureOf(const std::string& name, const std::string& bytes, const char* extension) {
    const auto* data = reinterpret_cast<const std::byte*>(bytes.data());
    return {name, "", std::make_shared<const std::vector<std::byte>>(data, data + bytes.size()), extension};
}

/// A material that is cut out; WebP, once with a plain picture beside it.
static Scene webPictures() {
    Scene scene = richScene();
    scene.textures.push_back(pictureOf("WebP", tinyWebP(), "webp"));
    scene.textures.push_back(pictureOf("lonely WebP", tinyWebP(), "webp"));
    scene.textures[1].fallback = 0;
    scene.materials[0].baseColorTexture = 1;
    scene.materials[0].alphaMode = AlphaMode::Mask;
    scene.materials[0].alphaCutoff = 0.25F;
    scene.materials[1].baseColorTexture = 2;
    return scene;
}

/// What the Khronos validator says of our glTF, and what three.js reads from all formats.
class TestWebClients : public QObject {
    Q_OBJECT

    QString write(const Scene& scene, const QString& name, const ExportSettings& settings = {}) {
        const QString path = m_folder.filePath(name);
        Progress progress;
        const auto written = exportScene(scene, path.toStdString(), settings, progress);
        return written ? path : QString();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { SINEW_NEED_WEB_CLIENTS(); }

    void validatorFindsNothing_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("glb") << write(richScene(), QStringLiteral("rich.glb"));
        QTest::newRow("gltf beside its files") << write(richScene(), QStringLiteral("ri ch%é.gltf"));
        QTest::newRow("two roots") << write(richSceneWithTwoRoots(), QStringLiteral("two.glb"));
        QTest::newRow("wide indices, many joints, eight influences")
            << write(largeScene(), QStringLiteral("large.glb"));
        ExportSettings packed;
        packed.packed = true;
        QTest::newRow("weights in bytes") << write(richScene(), QStringLiteral("packed.glb"), packed);
        QTest::newRow("the same with many joints and eight influences")
            << write(largeScene(), QStringLiteral("packed large.gltf"), packed);
        QTest::newRow("cut-outs and WebP") << write(webPictures(), QStringLiteral("pictures.glb"));
        QTest::newRow("the same beside its files") << write(webPictures(), QStringLiteral("pictures.gltf"));
        Scene noSkeleton = richScene();
        noSkeleton.skeleton = {};
        noSkeleton.clips.clear();
        QTest::newRow("no skeleton") << write(noSkeleton, QStringLiteral("mesh.glb"));
    }

    void validatorFindsNothing() {
        QFETCH(const QString, file);
        const QJsonObject verdict = validateGltf({file})[0].toObject();
        const QByteArray messages = QJsonDocument(verdict["messages"].toArray()).toJson();
        QVERIFY2(verdict["errors"].toInt(-1) == 0, messages);
        QVERIFY2(verdict["warnings"].toInt(-1) == 0, messages);
    }

    /// This validator knows no KTX2: it says so of the kind and of the content, and finds nothing else.
    void validatorMindsOnlyTheKindOfKtx2() {
        Scene scene = richScene();
        scene.textures.push_back(pictureOf("KTX2", tinyKtx2(), "ktx2"));
        scene.materials[1].baseColorTexture = 1;
        const QJsonObject verdict = validateGltf({write(scene, QStringLiteral("ktx2.glb"))})[0].toObject();
        const QJsonArray messages = verdict["messages"].toArray();
        QCOMPARE(verdict["errors"].toInt(-1), 0);
        QVERIFY(verdict["info"]["extensionsRequired"].toArray().contains("KHR_texture_basisu"));
        for (const QJsonValue message : messages) {
            const QString code = message["code"].toString();
            QVERIFY2(code == "VALUE_NOT_IN_LIST" || code == "IMAGE_UNRECOGNIZED_FORMAT",
                     QJsonDocument(messages).toJson());
        }
    }

    void validatorSeesABrokenFile() {
        QFile file(write(richScene(), QStringLiteral("broken.glb")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const qsizetype at = bytes.indexOf("\"MAT4\"");
        QVERIFY(at > 0);
        bytes.replace(at, 6, "\"VEC4\"");
        file.seek(0);
        file.write(bytes);
        file.close();
        QVERIFY(validateGltf({file.fileName()})[0].toObject()["errors"].toInt() > 0);
    }

    void threeReadsTheSame_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("fbx") << write(richScene(), QStringLiteral("three.fbx"));
        QTest::newRow("glb") << write(richScene(), QStringLiteral("three.glb"));
    }

    void threeReadsTheSame() {
        QFETCH(const QString, file);
        const QJsonObject read = readWithThree({file})[0].toObject();
        QCOMPARE(read["error"].toString(), QString());
        const QJsonArray clips = read["clips"].toArray();
        QCOMPARE(clips.size(), 1);
        QCOMPARE(clips[0]["name"].toString(), QStringLiteral("Dreh dich"));
        int skinned = 0;
        int triangles = 0;
        for (const QJsonValue value : read["meshes"].toArray()) {
            const QJsonObject mesh = value.toObject();
            triangles += mesh["triangles"].toInt();
            if (mesh["skinned"].toBool()) {
                ++skinned;
                QVERIFY(mesh["bones"].toInt() >= 4); // FBXLoader leaves joints without weights out
                QVERIFY2(mesh["largestShift"].toDouble(1.0) < 1e-5, "the bind pose must not move the mesh");
                QCOMPARE(mesh["morphs"].toArray().size(), 2);
            }
        }
        QVERIFY(skinned >= 1);
        QCOMPARE(triangles, 5 * 12 + 4 + 12); // boxes, hexagon, prop
    }
};

SINEW_TEST(TestWebClients, QCoreApplication)

} // namespace testWebClients

#include "TestWebClients.moc"
