#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/export/ExportJob.h"
#include "app/posing/ClipPlayer.h"
#include "app/project/RestoreProject.h"
#include "app/session/Session.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/scene/ClipPose.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testMotions {

using namespace sinew;

namespace {

Pose bent(const Skeleton& skeleton, double angle) {
    Pose pose = Pose::bindPose(skeleton);
    pose.joints[1].rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ()));
    return pose;
}

double bendOf(const Pose& pose) {
    return pose.joints[1].rotation.angularDistance(Quat::Identity());
}

/// A limb that is posed and has two keys.
struct KeyedLimb {
    Document document;
    PosedMesh posed{document};
    ClipPlayer player{document, posed};

    KeyedLimb() {
        document.reset(stateOfScene(test::limb(), {}));
        setPoseKey(document, 0.0, bent(skeleton(), 0.0));
        setPoseKey(document, 1.0, bent(skeleton(), 1.0));
    }
    const Skeleton& skeleton() const { return document.state().scene->skeleton; }
    const std::vector<PoseKey>& keys() const { return motionsOf(document.state()).keys; }
    int last() const { return static_cast<int>(player.clips().size()) - 1; }
};

Clip swing(const Skeleton& skeleton) {
    return clipOf(skeleton, {bent(skeleton, 0.0), bent(skeleton, 0.5), bent(skeleton, 1.0)}, 30.0, "swing");
}

} // namespace

/// Pose keys and loaded motions of a document.
class TestMotions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keysAreSetMovedAndDeleted() {
        KeyedLimb limb;
        setPoseKey(limb.document, 0.501, bent(limb.skeleton(), 0.2));
        QCOMPARE(limb.keys().size(), std::size_t{3});
        QCOMPARE(limb.keys()[1].seconds, 0.5); // the nearest frame
        setPoseKey(limb.document, 0.5, bent(limb.skeleton(), 0.3));
        QCOMPARE(limb.keys().size(), std::size_t{3});
        QVERIFY(std::abs(bendOf(limb.keys()[1].pose) - 0.3) < 1e-9);
        movePoseKey(limb.document, 0.5, 2.0);
        QCOMPARE(limb.keys()[2].seconds, 2.0);
        movePoseKey(limb.document, 2.0, 1.0); // in the place of another
        QCOMPARE(limb.keys().size(), std::size_t{2});
        QVERIFY(std::abs(bendOf(limb.keys()[1].pose) - 0.3) < 1e-9);
        const DocumentState& state = limb.document.state();
        QVERIFY(poseKeyAt(state, 0.01) == 0.0 && !poseKeyAt(state, 0.1));
        QVERIFY(poseKeyAfter(state, 0.0) == 1.0 && !poseKeyAfter(state, 1.0));
        QVERIFY(poseKeyBefore(state, 1.0) == 0.0 && !poseKeyBefore(state, 0.0));
        removePoseKey(limb.document, 0.0);
        QCOMPARE(limb.keys().size(), std::size_t{1});
        removeAllPoseKeys(limb.document);
        QVERIFY(limb.document.state().motions == nullptr);
    }

    void everyStepIsUndone() {
        KeyedLimb limb;
        const auto before = limb.document.state().motions;
        const int steps = limb.document.undoStack().count();
        setPoseKey(limb.document, 1.0, bent(limb.skeleton(), 1.0)); // as it is
        movePoseKey(limb.document, 1.0, 1.001);
        movePoseKey(limb.document, 0.4, 0.6); // there is none
        removePoseKey(limb.document, 0.4);
        QCOMPARE(limb.document.undoStack().count(), steps);
        setPoseKey(limb.document, 2.0, bent(limb.skeleton(), 0.0));
        movePoseKey(limb.document, 2.0, 3.0);
        removePoseKey(limb.document, 3.0);
        removeAllPoseKeys(limb.document);
        addMotions(limb.document, {swing(limb.skeleton())}, "swing.bvh");
        removeMotion(limb.document, 0);
        QCOMPARE(limb.document.undoStack().count(), steps + 6);
        QCOMPARE(limb.document.undoStack().undoText(), QString("Remove Motion"));
        for (int step = 0; step < 6; ++step) {
            limb.document.undoStack().undo();
        }
        QVERIFY(limb.document.state().motions == before);
    }

    void keysPlay() {
        KeyedLimb limb;
        limb.player.setCurrent(limb.last());
        QVERIFY(limb.player.onKeys());
        QCOMPARE(limb.player.duration(), 1.0);
        QCOMPARE(limb.player.frameRate(), 30.0);
        QVERIFY(limb.player.range() >= 3.0); // room for more
        limb.player.play();
        limb.player.advance(0.25);
        QVERIFY(std::abs(bendOf(limb.posed.shownPose()) - limb.player.time()) < 1e-9);
        QVERIFY(limb.document.state().pose == Pose::bindPose(limb.skeleton()));
        limb.player.setLoop(false);
        limb.player.advance(5.0);
        QVERIFY(!limb.player.playing());
        QCOMPARE(limb.player.time(), 1.0);
        QVERIFY(std::abs(bendOf(limb.document.state().pose) - 1.0) < 1e-9); // it can be edited there
    }

    void goingToATimePosesTheCharacter() {
        KeyedLimb limb;
        const int steps = limb.document.undoStack().count();
        limb.player.showKeys(0.5);
        QVERIFY(!limb.player.showing()); // no preview, but the document's pose
        QVERIFY(std::abs(bendOf(limb.document.state().pose) - 0.5) < 1e-9);
        limb.player.goTo(0.7);
        QCOMPARE(limb.document.undoStack().count(), steps + 1);
        QVERIFY(std::abs(bendOf(limb.document.state().pose) - 0.7) < 1e-9);
        limb.document.undoStack().undo();
        QVERIFY(limb.document.state().pose == Pose::bindPose(limb.skeleton()));
        removeAllPoseKeys(limb.document);
        setPose(limb.document, bent(limb.skeleton(), 0.3), "Pose");
        limb.player.goTo(1.0); // nothing to go to: the pose stays
        QVERIFY(std::abs(bendOf(limb.document.state().pose) - 0.3) < 1e-9);
        QCOMPARE(limb.player.time(), 1.0);
    }

    void posingLeavesTheTime() {
        KeyedLimb limb;
        limb.player.showKeys(0.5);
        setPose(limb.document, bent(limb.skeleton(), 0.1), "Pose");
        QCOMPARE(limb.player.time(), 0.5);
        setPoseKey(limb.document, limb.player.time(), limb.document.state().pose);
        QVERIFY(limb.player.onKeys());
        QCOMPARE(limb.player.time(), 0.5);
        limb.player.goTo(0.25);
        QVERIFY(std::abs(bendOf(limb.document.state().pose) - 0.05) < 1e-2);
    }

    void motionsAreClips() {
        KeyedLimb limb;
        limb.player.setCurrent(limb.last());
        const QSignalSpy changed(&limb.player, &ClipPlayer::clipsChanged);
        addMotions(limb.document, {swing(limb.skeleton())}, "swing.bvh");
        QVERIFY(changed.count() > 0);
        QVERIFY(limb.player.onKeys()); // still
        QCOMPARE(limb.player.clips().at(limb.last() - 1), QString("swing"));
        limb.player.setCurrent(limb.last() - 1);
        QVERIFY(limb.player.loadedMotion() == std::size_t{0} && !limb.player.onKeys());
        QVERIFY(std::abs(limb.player.duration() - 2.0 / 30.0) < 1e-9);
        limb.player.seek(1.0 / 30.0);
        QVERIFY(std::abs(bendOf(limb.posed.shownPose()) - 0.5) < 1e-6);
        limb.document.undoStack().undo(); // it goes while it is shown
        QVERIFY(!limb.player.showing());
        QCOMPARE(limb.player.current(), 0);
        QCOMPARE(limb.player.clips().size(), 2);
    }

    /// Joints deleted and handles added: keys and clips speak of the same joints.
    void motionsFollowTheSkeleton() {
        KeyedLimb limb;
        addMotions(limb.document, {swing(limb.skeleton())}, "swing.bvh");
        const Skeleton before = limb.skeleton();
        const Vec3 was = modelFromJoints(before, limb.keys()[1].pose).back().translation();
        SkeletonEdit edit;
        edit.kind = SkeletonEditKind::Add;
        edit.joints = {{"extra", before.joints[0].name, before.position(0) + Vec3(0.1, 0.2, 0.0)}};
        QVERIFY(editSkeleton(limb.document, {edit}, "Add Joint"));
        const Skeleton& now = limb.skeleton();
        QCOMPARE(now.size(), before.size() + 1);
        QCOMPARE(limb.keys()[1].pose.joints.size(), now.size());
        const auto end = static_cast<std::size_t>(now.find(before.joints.back().name));
        QVERIFY((modelFromJoints(now, limb.keys()[1].pose)[end].translation() - was).norm() < 1e-9);
        const Clip& clip = motionsOf(limb.document.state()).loaded[0]->clip;
        QVERIFY((modelFromJoints(now, poseAt(now, clip, clip.duration))[end].translation() - was).norm() <
                1e-6);
        limb.document.undoStack().undo();
        QCOMPARE(limb.keys()[1].pose.joints.size(), before.size());
    }

    void projectsKeepThem() {
        Progress progress;
        QVERIFY(exportScene(test::limb(), path("limb.glb").toStdString(), {}, progress));
        Document document;
        document.reset(*readCharacter(path("limb.glb").toStdString(), progress));
        const Skeleton skeleton = document.state().scene->skeleton;
        setPoseKey(document, 0.0, bent(skeleton, 0.1));
        setPoseKey(document, 0.5, bent(skeleton, 0.9));
        addMotions(document, {swing(skeleton)}, "/motions/swing.bvh");
        const std::string file = path("a.sinew").toStdString();
        QVERIFY(writeProject(projectOf(document.state(), {}), file));
        const auto project = readProject(file);
        QVERIFY(project);
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored);
        const Motions& found = motionsOf(restored->state);
        QVERIFY(found.keys == motionsOf(document.state()).keys);
        QCOMPARE(found.loaded.size(), std::size_t{1});
        QCOMPARE(found.loaded[0]->source, std::string("/motions/swing.bvh"));
        QCOMPARE(found.loaded[0]->clip.name, std::string("swing"));
        const Pose shown = poseAt(skeleton, found.loaded[0]->clip, 1.0 / 30.0);
        QVERIFY(std::abs(bendOf(shown) - 0.5) < 1e-6);
        const std::string text = projectText(*project, file);
        QVERIFY(projectText(projectOf(restored->state, {}), file) == text); // the same bytes again
        document.reset(*readCharacter(path("limb.glb").toStdString(), progress));
        const std::string bare = projectText(projectOf(document.state(), {}), file);
        QVERIFY(bare.find("poseKeys") == std::string::npos && bare.find("motions") == std::string::npos);
    }

    void brokenOnesAreErrors_data() {
        QTest::addColumn<QByteArray>("section");
        QTest::newRow("no list") << QByteArray(R"("poseKeys": 3)");
        QTest::newRow("a time before the start")
            << QByteArray(R"("poseKeys": [{"seconds": -1, "pose": []}])");
        QTest::newRow("not in order")
            << QByteArray(R"("poseKeys": [{"seconds": 1, "pose": []}, {"seconds": 1, "pose": []}])");
        QTest::newRow("no pose") << QByteArray(R"("poseKeys": [{"seconds": 1}])");
        QTest::newRow("no tracks") << QByteArray(R"("motions": [{"name": "a"}])");
        QTest::newRow("no keys") << QByteArray(
            R"("motions": [{"name": "a", "tracks": [{"joint": 0, "name": "b", "keys": "x"}]}])");
        QTest::newRow("another word")
            << QByteArray(R"("motions": [{"name": "a", "tracks": [], "speed": 2}])");
    }

    void brokenOnesAreErrors() {
        QFETCH(QByteArray, section);
        test::writeFile(path("b.sinew"),
                        R"({"sinewProject": 1, "character": {"absolute": "/a.glb"}, )" + section + '}');
        const auto project = readProject(path("b.sinew").toStdString());
        QVERIFY(!project);
        QVERIFY(project.error().code == ErrorCode::ProjectBroken ||
                project.error().code == ErrorCode::ParameterUnknown ||
                project.error().code == ErrorCode::ParameterOutOfRange);
    }

    void exportsHoldThem() {
        Document document;
        document.reset(stateOfScene(test::humanScene(), {}));
        const Skeleton skeleton = document.state().scene->skeleton;
        setPoseKey(document, 0.0, bent(skeleton, 0.0));
        setPoseKey(document, 1.0, bent(skeleton, 1.0));
        addMotions(document, {swing(skeleton)}, "swing.bvh");
        Progress progress;
        const std::string file = path("out.glb").toStdString();
        QVERIFY(exportAndCheck(document.state(), file, {}, progress));
        QVERIFY(importScene(file, progress)->scene.clips.empty()); // nobody asked
        const auto outcome =
            exportAndCheck(document.state(), file, {}, progress, {.rangeOfMotion = true, .motions = true});
        QVERIFY(outcome && !outcome->kept);
        const auto read = importScene(file, progress);
        QVERIFY(read);
        QCOMPARE(read->scene.clips.size(), std::size_t{3});
        const auto keys = std::ranges::find(read->scene.clips, "Pose keys", &Clip::name);
        QVERIFY(keys != read->scene.clips.end());
        const Skeleton& found = read->scene.skeleton;
        const auto joint = static_cast<std::size_t>(found.find(skeleton.joints[1].name));
        const Quat turn = poseAt(found, *keys, 0.5).joints[joint].rotation;
        QVERIFY(std::abs(turn.angularDistance(Quat::Identity()) - 0.5) < 1e-3);
    }

    void sessionsLoadThem() {
        Document document;
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        const QSignalSpy loaded(&session, &Session::motionLoaded);
        const QSignalSpy failed(&session, &Session::failed);
        session.loadMotion(path("none.bvh")); // nothing to give it to
        QVERIFY(!session.busy());
        document.reset(stateOfScene(test::limb(), {}));
        const Skeleton& skeleton = document.state().scene->skeleton;
        const std::vector<Pose> poses{bent(skeleton, 0.0), bent(skeleton, 1.0)};
        const std::string bvh = bvhText(skeleton, poses, 0.1);
        test::writeFile(path("wave.bvh"), QByteArray::fromStdString(bvh));
        session.loadMotion(path("wave.bvh"));
        QTRY_COMPARE_WITH_TIMEOUT(loaded.count(), 1, test::kPatience);
        QCOMPARE(motionsOf(document.state()).loaded.size(), std::size_t{1});
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(document.state().motions == nullptr);
        session.loadMotion(path("gone.bvh"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, test::kPatience);
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QTemporaryDir m_folder;
};

SINEW_TEST(TestMotions, QCoreApplication)

} // namespace testMotions

#include "TestMotions.moc"
