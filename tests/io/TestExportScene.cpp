#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/export/ExportInput.h"
#include "tests/io/support/FlatScenes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/HumanScene.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>

namespace testExportScene {

using namespace sinew::test;
using namespace sinew;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What any format takes: a VRM asks for a human and an author.
Scene sceneFor(const std::string& extension) {
    const bool flat = extension == "_ske.json" || extension == ".tscn";
    return flat ? flatDoll() : extension == ".vrm" ? humanScene() : richScene();
}

ExportSettings authoredExport() {
    ExportSettings settings;
    settings.vrm.authors = {"Ada"};
    return settings;
}

Expected<Notices> write(const Scene& scene, const QString& path, const ExportSettings& settings = {}) {
    Progress progress;
    return exportScene(scene, path.toStdString(), settings, progress);
}

Scene read(const QString& path) {
    Progress progress;
    Expected<ImportedScene> imported = importScene(path.toStdString(), progress);
    return imported ? imported->scene : Scene();
}

std::size_t countOf(const Notices& notices, NoticeCode code) {
    std::size_t count = 0;
    for (const Notice& notice : notices) {
        count += notice.code == code ? notice.count : 0;
    }
    return count;
}

const Part* partNamed(const Scene& scene, const std::string& name) {
    for (const Part& part : scene.parts) {
        if (part.mesh->name == name) {
            return &part;
        }
    }
    return nullptr;
}

static void compareSkeletons(const Scene& before, const Scene& after) {
    const double scale = before.metersPerUnit / after.metersPerUnit;
    QCOMPARE(after.skeleton.size(), before.skeleton.size());
    for (std::size_t j = 0; j < before.skeleton.size(); ++j) {
        const Joint& was = before.skeleton.joints[j];
        const auto found =
            std::find_if(after.skeleton.joints.begin(), after.skeleton.joints.end(), [&](const Joint& is) {
                return is.name.starts_with(was.name) &&
                       (is.modelFromJointBind.translation() - was.modelFromJointBind.translation() * scale)
                               .norm() < 1e-4 * scale;
            });
        QVERIFY2(found != after.skeleton.joints.end(), was.name.c_str());
        QVERIFY((found->modelFromJointBind.linear() - was.modelFromJointBind.linear()).norm() < 1e-5);
    }
}

Quat turn(double radians) {
    return Quat(Eigen::AngleAxisd(radians, Vec3::UnitX()));
}

/// A root and a child; the child rests elsewhere than it was bound.
Scene sceneWithRest() {
    Scene scene;
    Joint root;
    Joint child;
    child.parent = 0;
    child.modelFromJointBind.translate(Vec3(0, 2, 0));
    child.parentFromJointRest.translate(Vec3(0, 2, 0)).rotate(turn(0.5));
    scene.skeleton.joints = {root, child};
    return scene;
}

} // namespace

class TestExportScene : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalScenesGiveEqualBytes_data() {
        QTest::addColumn<QString>("extension");
        for (const std::string& extension : writableExtensions()) {
            QTest::newRow(extension.c_str()) << QString::fromStdString(extension);
        }
    }

    void equalScenesGiveEqualBytes() {
        QFETCH(const QString, extension);
        const QTemporaryDir one;
        const QTemporaryDir other;
        QVERIFY(
            write(sceneFor(extension.toStdString()), one.filePath("scene" + extension), authoredExport()));
        QVERIFY(
            write(sceneFor(extension.toStdString()), other.filePath("scene" + extension), authoredExport()));
        const QStringList names = QDir(one.path()).entryList(QDir::Files);
        QCOMPARE(names, QDir(other.path()).entryList(QDir::Files));
        QVERIFY(!names.isEmpty());
        for (const QString& name : names) {
            QVERIFY(!bytesOf(one.filePath(name)).isEmpty());
            QVERIFY(bytesOf(one.filePath(name)) == bytesOf(other.filePath(name)));
        }
    }

    void importGivesTheSceneBack_data() {
        QTest::addColumn<QString>("extension");
        QTest::addColumn<bool>("polygons"); // or triangles
        QTest::newRow("fbx") << ".fbx" << true;
        QTest::newRow("glb") << ".glb" << false;
        QTest::newRow("gltf") << ".gltf" << false;
    }

    void importGivesTheSceneBack() {
        QFETCH(const QString, extension);
        QFETCH(const bool, polygons);
        const QTemporaryDir folder;
        const Scene before = richScene();
        QVERIFY(write(before, folder.filePath("scene" + extension)));
        const Scene after = read(folder.filePath("scene" + extension));
        const double scale = before.metersPerUnit / after.metersPerUnit;
        compareSkeletons(before, after);
        QCOMPARE(after.parts.size(), before.parts.size());
        const Part* body = partNamed(after, "Körper");
        QVERIFY(body != nullptr && body->weights);
        const Mesh& mesh = *before.parts[0].mesh;
        if (polygons) {
            QCOMPARE(body->mesh->polygonCount(), mesh.polygonCount());
            QCOMPARE(body->mesh->corners, mesh.corners);
            QCOMPARE(body->mesh->vertexCount(), mesh.vertexCount());
        }
        // Boxes share places, so vertices are looked for by place and weights together.
        for (std::size_t p = 0; p + 1 < mesh.vertexCount(); ++p) { // the last has no polygon
            bool found = false;
            for (std::size_t q = 0; q < body->mesh->vertexCount() && !found; ++q) {
                const double shift = (body->mesh->vertices[q] - mesh.vertices[p] * scale).norm();
                found = shift < 1e-5 && body->weights->at(q).size() == before.parts[0].weights->at(p).size();
            }
            QVERIFY2(found, qPrintable(QString::number(p)));
        }
        QCOMPARE(after.materials.size(), std::size_t{2});
        QCOMPARE(after.clips.size(), std::size_t{1});
        QCOMPARE(after.clips[0].name, before.clips[0].name);
        QVERIFY(std::abs(after.clips[0].duration - 2.0) < 1e-3);
        QCOMPARE(body->mesh->uvSets.size(), std::size_t{2});
        QCOMPARE(body->mesh->morphTargets.size(), std::size_t{2});
        QCOMPARE(after.textures.size(), std::size_t{1});
        const Texture& texture = after.textures[0];
        QVERIFY(texture.data ? *texture.data == tinyPng() : texture.path.ends_with("scene_0.png"));
    }

    void objKeepsThePolygons() {
        const QTemporaryDir folder;
        QVERIFY(write(richScene(), folder.filePath("scene.obj")));
        const QByteArray text = bytesOf(folder.filePath("scene.obj"));
        QCOMPARE(text.count("\no "), 2);
        QCOMPARE(text.count("\nv "), 5 * 8 + 7 + 8);
        QCOMPARE(text.count("\nf "), 5 * 6 + 1 + 6);
        QVERIFY(text.contains("\nv -1 0 -0.2\n")); // centimetres became metres
    }

    void weightsAreLimitedAndFilled() {
        Scene scene = richScene();
        SkinWeightsBuilder builder;
        const std::array<Influence, 3> three{{{0, 0.5F}, {1, 0.3F}, {2, 0.2F}}};
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add(p % 2 == 0 ? std::span<const Influence>(three) : std::span<const Influence>());
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        ExportSettings settings;
        settings.maxInfluences = 2;
        const QTemporaryDir folder;
        const auto notices = write(scene, folder.filePath("scene.fbx"), settings);
        QVERIFY(notices);
        QCOMPARE(countOf(*notices, NoticeCode::InfluencesLimited), std::size_t{24});
        QCOMPARE(countOf(*notices, NoticeCode::VerticesGivenToRoot), std::size_t{23});
        const Scene after = read(folder.filePath("scene.fbx"));
        const Part* body = partNamed(after, "Körper");
        QVERIFY(body != nullptr && body->weights);
        QCOMPARE(body->weights->unweightedCount(), std::size_t{0});
        QCOMPARE(body->weights->largestInfluenceCount(), std::size_t{2});
        QVERIFY(std::abs(body->weights->at(0)[0].weight - 0.625F) < 1e-6F);
    }

    void unknownExtensionIsRefused() {
        const QTemporaryDir folder;
        for (const QString& name :
             {QStringLiteral("scene.stl"), QStringLiteral("scene"), QStringLiteral("fbx")}) {
            const auto written = write(richScene(), folder.filePath(name));
            QVERIFY(!written);
            QVERIFY(written.error().code == ErrorCode::FormatNotWritable);
            QCOMPARE(written.error().arguments.size(), std::size_t{3});
        }
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(write(richScene(), folder.filePath("LOUD.FBX")));
    }

    void emptySceneIsRefused() {
        const QTemporaryDir folder;
        const auto written = write(Scene(), folder.filePath("scene.fbx"));
        QVERIFY(!written);
        QVERIFY(written.error().code == ErrorCode::NoMesh);
    }

    void cancelLeavesNothing() {
        const QTemporaryDir folder;
        for (const std::string& extension : writableExtensions()) {
            test::CancelAfter progress(0);
            const auto written =
                exportScene(sceneFor(extension), folder.filePath("scene").toStdString() + extension,
                            authoredExport(), progress);
            QVERIFY(!written);
            QVERIFY(written.error().code == ErrorCode::Canceled);
        }
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void missingTextureIsReported() {
        Scene scene = richScene();
        scene.textures[0].data.reset();
        scene.textures[0].path = "C:\\art\\skin.png";
        const QTemporaryDir folder;
        for (const char* name : {"scene.fbx", "scene.glb", "scene.gltf"}) {
            const auto notices = write(scene, folder.filePath(QString::fromLatin1(name)));
            QVERIFY(notices);
            QCOMPARE(countOf(*notices, NoticeCode::TextureNotEmbedded), std::size_t{1});
        }
        // FBX still names it; glTF must not point to a file that is not there.
        QVERIFY(bytesOf(folder.filePath("scene.fbx")).contains("C:\\art\\skin.png"));
        QVERIFY(!bytesOf(folder.filePath("scene.gltf")).contains("\"images\""));
    }

    void textureByPathIsEmbedded() {
        const QTemporaryDir folder;
        QFile picture(folder.filePath("skin.png"));
        QVERIFY(picture.open(QIODevice::WriteOnly));
        const std::vector<std::byte> png = tinyPng();
        picture.write(reinterpret_cast<const char*>(png.data()), static_cast<qint64>(png.size()));
        picture.close();
        Scene scene = richScene();
        scene.sourceFile = folder.filePath("source.fbx").toStdString();
        scene.textures[0].data.reset();
        scene.textures[0].path =
            "D:\\elsewhere\\skin.png"; // another machine's path; the picture lies beside the source
        const QByteArray content(reinterpret_cast<const char*>(png.data()),
                                 static_cast<qsizetype>(png.size()));
        const auto notices = write(scene, folder.filePath("scene.fbx"));
        QVERIFY(notices && countOf(*notices, NoticeCode::TextureNotEmbedded) == 0);
        QVERIFY(bytesOf(folder.filePath("scene.fbx")).contains(content));
        ExportSettings settings;
        settings.embedTextures = false;
        QVERIFY(write(scene, folder.filePath("named.fbx"), settings));
        QVERIFY(!bytesOf(folder.filePath("named.fbx")).contains(content));
    }

    void keysAreOrdered() {
        JointTrack track;
        track.joint = 0;
        const double nan = std::numeric_limits<double>::quiet_NaN();
        track.translations = {
            {2.0, {2, 0, 0}}, {-1.0, {9, 0, 0}}, {0.0, {0, 0, 0}}, {nan, {8, 0, 0}}, {2.0, {3, 0, 0}}};
        const ExportClip clip = prepareClip(sceneWithRest(), {"clip", 2.0, {track}}, 1.0);
        const std::vector<Key<Vec3>>& keys = clip.tracks[0].translations;
        QCOMPARE(keys.size(), std::size_t{2});
        QCOMPARE(keys[0].seconds, 0.0);
        QCOMPARE(keys[0].value.x(), 0.0);
        QCOMPARE(keys[1].seconds, 2.0);
        QCOMPARE(keys[1].value.x(), 3.0);
    }

    void lengthsAreScaled() {
        JointTrack track;
        track.joint = 1;
        track.translations = {{0.0, {1, 2, 3}}};
        const ExportClip clip = prepareClip(sceneWithRest(), {"clip", 1.0, {track}}, 100.0);
        QVERIFY(clip.tracks[0].translations[0].value.isApprox(Vec3(100, 200, 300)));
    }

    void rotationsStayOnOneSide() {
        JointTrack track;
        track.joint = 0;
        Quat other = turn(0.2);
        other.coeffs() *= -3.0; // the same turn, from the other side and not of length 1
        track.rotations = {{0.0, turn(0.1)}, {1.0, other}};
        const ExportClip clip = prepareClip(sceneWithRest(), {"clip", 1.0, {track}}, 1.0);
        QVERIFY(clip.tracks[0].rotations[1].value.coeffs().isApprox(turn(0.2).coeffs()));
    }

    void channelsWithoutKeysKeepTheRest() {
        // Nodes are written at the bind pose, so a clip must say where the rest differs from it, and only
        // there.
        const ExportClip clip = prepareClip(sceneWithRest(), {"clip", 1.0, {}}, 1.0);
        QCOMPARE(clip.tracks.size(), std::size_t{1});
        QCOMPARE(clip.tracks[0].joint, std::size_t{1});
        QVERIFY(clip.tracks[0].translations.empty());
        QVERIFY(clip.tracks[0].scales.empty());
        QCOMPARE(clip.tracks[0].rotations.size(), std::size_t{1});
        QVERIFY(clip.tracks[0].rotations[0].value.isApprox(turn(0.5)));
    }

    void scalesOfOneAreLeftOut() {
        JointTrack track;
        track.joint = 0;
        track.scales = {{0.0, Vec3::Ones()}, {1.0, Vec3::Ones()}};
        QVERIFY(prepareClip(sceneWithRest(), {"clip", 1.0, {track}}, 1.0).tracks[0].joint == 1);
        track.scales[1].value.y() = 2.0;
        const ExportClip clip = prepareClip(sceneWithRest(), {"clip", 1.0, {track}}, 1.0);
        QCOMPARE(clip.tracks[0].scales.size(), std::size_t{2});
    }
};

SINEW_TEST(TestExportScene, sinew::test::NoApplication)

} // namespace testExportScene

#include "TestExportScene.moc"
