#include "core/scene/DrivenClips.h"
#include "core/scene/Shapes.h"
#include "tests/io/support/ShownShape.h"
#include "tests/support/HumanScene.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace testDrivenFiles {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The rich scene's second joint turns and moves with the third one's clip, and a new shape comes and goes.
Drivers richDrivers() {
    return {{"膝.001", JointAngle::Swing, DriverChannel::RotateY, "Spitze", {{0.0, 0.0}, {90.0, 60.0}}},
            {"膝.001", JointAngle::BendX, DriverChannel::TranslateX, "Hüfte", {{-90.0, -4.0}, {90.0, 4.0}}},
            {"膝.001", JointAngle::Swing, DriverChannel::ScaleZ, "Hüfte", {{0.0, 1.0}, {90.0, 1.5}}},
            {"膝.001", JointAngle::Swing, DriverChannel::Shape, "neu", {{0.0, 0.0}, {120.0, 1.0}}},
            {"膝.001", JointAngle::Twist, DriverChannel::Shape, "lächeln", {{-90.0, 0.0}, {90.0, 1.0}}}};
}

Shapes richShapes() {
    return {{{"neu", {1, 2, 9}, {{0, 10, 0}, {3, 0, 0}, {0, 0, -5}}}}};
}

/// A vertex that no polygon uses is dropped by some formats.
Scene drivenScene() {
    Scene scene = withShapes(richScene(), richShapes());
    auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
    mesh->vertices.pop_back();
    SkinWeightsBuilder weights;
    for (std::size_t p = 0; p < mesh->vertexCount(); ++p) {
        const std::span<const Influence> influences = scene.parts[0].weights->at(p);
        weights.add(std::vector<Influence>(influences.begin(), influences.end()));
    }
    scene.parts[0].mesh = std::move(mesh);
    scene.parts[0].weights = std::make_shared<const SkinWeights>(weights.finish());
    return scene;
}

} // namespace

/// Drivers and shapes in files.
class TestDrivenFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBakedClipShowsWhatDriversDo() {
        const Scene scene = drivenScene();
        Scene baked = scene;
        bakeDrivers(baked, richDrivers());
        for (const double seconds : frameTimes(scene.clips[0])) {
            const double off = apart(playedShape(baked, baked.clips[0], seconds),
                                     drivenShape(scene, richDrivers(), scene.clips[0], seconds));
            QVERIFY2(off < 1e-9, qPrintable(QString::number(off)));
        }
        QVERIFY(baked.clips[0].morphTracks.size() >= 2);
    }

    void filesShowWhatDriversDo_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("glb") << "driven.glb";
        QTest::newRow("gltf") << "driven.gltf";
        QTest::newRow("fbx") << "driven.fbx";
    }

    void filesShowWhatDriversDo() {
        QFETCH(QString, name);
        const Scene scene = drivenScene();
        Scene baked = scene;
        bakeDrivers(baked, richDrivers());
        ImportFolder folder;
        const Expected<Converted> read = converted(folder, baked, name.toStdString());
        QVERIFY(read.has_value());
        QCOMPARE(read->scene.clips.size(), std::size_t{1});
        for (const double seconds : frameTimes(scene.clips[0])) {
            const double off = apart(playedShape(read->scene, read->scene.clips[0], seconds),
                                     drivenShape(scene, richDrivers(), scene.clips[0], seconds));
            QVERIFY2(off < 2e-5, qPrintable(QString::number(off))); // files hold floats
        }
    }

    void tracksThatNothingDrivesStay() {
        const Scene scene = drivenScene();
        Scene baked = scene;
        bakeDrivers(baked, richDrivers());
        const auto knee = [](const Clip& clip) {
            return *std::ranges::find(clip.tracks, 3, &JointTrack::joint);
        };
        QCOMPARE(knee(baked.clips[0]).rotations.size(), knee(scene.clips[0]).rotations.size());
        const auto root = std::ranges::find(baked.clips[0].tracks, 0, &JointTrack::joint);
        QVERIFY(root != baked.clips[0].tracks.end());
        QVERIFY(root->rotations.empty()); // only what is driven has keys
        QVERIFY(!root->translations.empty() && !root->scales.empty());
    }

    void withoutDriversNothingIsBaked() {
        Scene scene = richScene();
        const auto mesh = scene.parts[0].mesh;
        bakeDrivers(scene, {});
        QVERIFY(scene.parts[0].mesh == mesh);
        QCOMPARE(scene.clips[0].tracks.size(), richScene().clips[0].tracks.size());
        QVERIFY(withShapes(richScene(), {}).parts[0].mesh->morphTargets.size() == mesh->morphTargets.size());
    }

    void missingNamesAreNoted() {
        Drivers drivers = richDrivers();
        drivers[0].target = "nobody";
        drivers[3].target = "no shape";
        const Notices notices = unusedDrivers(drivenScene(), drivers);
        QCOMPARE(notices.size(), std::size_t{2});
        for (const Notice& notice : notices) {
            QVERIFY(notice.code == NoticeCode::DriverUnused);
        }
        QVERIFY(unusedDrivers(drivenScene(), richDrivers()).empty());
    }

    void shapesThatDoNotFitAreLeftOut() {
        const std::size_t before = richScene().parts[0].mesh->morphTargets.size();
        const Vec3 one(1, 1, 1);
        const Vec3 none(std::numeric_limits<double>::infinity(), 0, 0);
        for (const MorphTarget& wrong :
             {MorphTarget{"x", {1, 1}, {one, one}}, MorphTarget{"x", {5, 2}, {one, one}},
              MorphTarget{"x", {100000}, {one}}, MorphTarget{"x", {1, 2}, {one}},
              MorphTarget{"x", {1}, {none}}}) {
            const Scene scene = withShapes(richScene(), {{wrong}});
            QCOMPARE(scene.parts[0].mesh->morphTargets.size(), before);
            QVERIFY(shapedVertices(*scene.parts[0].mesh, std::span(&wrong, 1), {{{"x", 1.0}}}).empty());
        }
    }

    void aVrmHoldsConstraints() {
        Scene scene = humanScene();
        const std::string source = scene.skeleton.joints[1].name;
        Joint helper = scene.skeleton.joints[1];
        helper.name = "half";
        scene.skeleton.joints.push_back(helper);
        ExportSettings settings;
        settings.vrm.authors = {"Ada"};
        settings.drivers = {
            {source, JointAngle::Swing, DriverChannel::Turn, "half", {{0.0, 0.5}}},
            {"nobody", JointAngle::Swing, DriverChannel::Turn, source, {{0.0, 0.5}}},
            {source, JointAngle::Swing, DriverChannel::ScaleX, scene.skeleton.joints[2].name, {{0.0, 2.0}}}};
        ImportFolder folder;
        Progress progress;
        QVERIFY(exportScene(scene, folder.path("turn.vrm"), settings, progress).has_value());
        QFile file(QString::fromStdString(std::filesystem::path(folder.path("turn.vrm")).string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QCOMPARE(bytes.count("VRMC_node_constraint"), 2); // of the node, and in use
        QVERIFY(bytes.contains(R"("constraint":{"rotation":{"source":1,"weight":0.5}},"specVersion":"1.0")"));
        settings.drivers.clear();
        QVERIFY(exportScene(scene, folder.path("plain.vrm"), settings, progress).has_value());
        QFile plain(QString::fromStdString(std::filesystem::path(folder.path("plain.vrm")).string()));
        QVERIFY(plain.open(QIODevice::ReadOnly) && !plain.readAll().contains("VRMC_node_constraint"));
    }

    void aLongClipEnds() {
        Scene scene = drivenScene();
        scene.clips[0].duration = 1e9;
        bakeDrivers(scene, richDrivers());
        QVERIFY(scene.clips[0].morphTracks[0].weights.size() < 1000);
    }
};

SINEW_TEST(TestDrivenFiles, NoApplication)

} // namespace testDrivenFiles

#include "TestDrivenFiles.moc"
