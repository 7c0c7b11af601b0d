#include "app/document/avatar/NewSprings.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "app/posing/SpringPreview.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTest>

#include <numbers>

namespace testSpringPreview {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A dressed body with proposed springs, and what shows it.
struct Stage {
    Document document;
    PosedMesh posed{document};
    ViewState view;
    ClipPlayer player{document, posed};
    SpringPreview springs{document, posed, view, player};

    Stage() {
        document.reset(stateOfScene(riggedDressedBody(), {}));
        proposeSprings(document, ProposedSprings::All, "Propose");
    }
    std::size_t joint(const char* name) const {
        return static_cast<std::size_t>(document.state().scene->skeleton.find(name));
    }
    void turn(const char* name, double degrees) {
        Pose pose = document.state().pose;
        pose.joints[joint(name)].rotation =
            Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, Vec3::UnitX()));
        setPose(document, pose, "Turn");
    }
    Vec3 tip(const char* name) { return posed.joints()[joint(name)].translation(); }
    void run(double seconds, double step) {
        for (double time = 0.0; time < seconds - 1e-9; time += step) {
            springs.advance(step);
        }
    }
    /// A clip that turns the whole body to and fro.
    void addTurn() {
        Clip clip;
        clip.name = "Turn";
        clip.duration = 1.0;
        clip.frameRate = 30.0;
        JointTrack track;
        track.joint = static_cast<std::int32_t>(joint("hips"));
        track.rotations = {{0.0, Quat::Identity()},
                           {0.5, Quat(Eigen::AngleAxisd(1.2, Vec3::UnitY()))},
                           {1.0, Quat::Identity()}};
        clip.tracks.push_back(track);
        addMotions(document, {clip}, "turn.bvh");
        player.setCurrent(static_cast<int>(player.clips().size()) - 2);
    }
};

} // namespace

/// Chains swing in what the view shows, at a fixed step, and the document knows nothing of it.
class TestSpringPreview : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBindPoseIsShownAsItIsBound() {
        Stage stage;
        QVERIFY(!stage.springs.swinging());
        QVERIFY(stage.posed.swungPose() == stage.document.state().pose);
    }

    void chainsSwingBehindAPose() {
        Stage stage;
        const int steps = stage.document.undoStack().count();
        stage.turn("head", 50.0);
        QVERIFY(stage.springs.swinging() && stage.springs.moving());
        const Vec3 start = stage.tip("s_2_4");
        stage.run(0.2, kSpringStep);
        const Vec3 later = stage.tip("s_2_4");
        QVERIFY((later - start).norm() > 1e-3);
        stage.run(12.0, kSpringStep);
        QVERIFY(!stage.springs.moving());
        QVERIFY(stage.springs.swinging()); // they hang in a pose
        QCOMPARE(stage.document.undoStack().count(), steps + 1);
    }

    /// Whatever the pictures drawn: steps are of one length.
    void unequalPicturesGiveEqualSteps() {
        Stage even;
        Stage uneven;
        even.turn("head", 40.0);
        uneven.turn("head", 40.0);
        even.run(0.5, kSpringStep);
        for (int i = 0; i < 10; ++i) {
            uneven.springs.advance(0.7 * kSpringStep);
            uneven.springs.advance(2.3 * kSpringStep);
        }
        QVERIFY(even.posed.swungPose() == uneven.posed.swungPose());
    }

    void clipsSwingAlikeEachTime() {
        std::vector<Pose> shown;
        for (const double picture : {1.0 / 30.0, 1.0 / 24.0, 1.0 / 60.0}) {
            Stage stage;
            stage.addTurn();
            stage.player.play();
            const int pictures = static_cast<int>(std::lround(0.5 / picture));
            for (int i = 0; i < pictures; ++i) {
                stage.player.advance(picture);
            }
            shown.push_back(stage.posed.swungPose());
        }
        for (std::size_t j = 0; j < shown[0].joints.size(); ++j) {
            for (const std::size_t other : {std::size_t(1), std::size_t(2)}) {
                QVERIFY(shown[0].joints[j].rotation.angularDistance(shown[other].joints[j].rotation) < 1e-9);
            }
        }
        QVERIFY(!(shown[0] == Pose::bindPose(riggedDressedBody().skeleton)));
    }

    void seekingLetsChainsHangAtOnce() {
        Stage stage;
        stage.addTurn();
        stage.player.seek(0.5);
        const Pose there = stage.posed.swungPose();
        stage.player.seek(0.1);
        stage.player.seek(0.5);
        QVERIFY(stage.posed.swungPose() == there);
        stage.player.stop();
        QVERIFY(!stage.springs.swinging()); // the bind pose again
    }

    void offShowsThePoseAlone() {
        Stage stage;
        stage.turn("head", 50.0);
        stage.run(0.1, kSpringStep);
        ViewSettings off = stage.view.settings();
        off.springs = false;
        stage.view.set(off);
        QVERIFY(!stage.springs.swinging() && !stage.springs.moving());
        QVERIFY(stage.posed.swungPose() == stage.document.state().pose);
        off.springs = true;
        stage.view.set(off);
        QVERIFY(stage.springs.swinging()); // hanging in that pose
    }

    void chainsThatComeToRestInTheBindPoseAreBound() {
        Stage stage;
        stage.turn("head", 50.0);
        stage.run(0.3, kSpringStep);
        stage.turn("head", 0.0);
        QVERIFY(stage.springs.swinging());
        stage.run(20.0, kSpringStep);
        QVERIFY(!stage.springs.swinging());
    }

    void turningASwingingJointIsToldOf() {
        Stage stage;
        const QSignalSpy told(&stage.springs, &SpringPreview::turnedInVain);
        stage.turn("head", 20.0);
        QCOMPARE(told.count(), 0);
        stage.turn("s_2_2", 20.0);
        QCOMPARE(told.count(), 1);
        QCOMPARE(told.front().front().toInt(), static_cast<int>(stage.joint("s_2_2")));
    }

    /// While another character comes, nothing of the one before is swung.
    void anotherCharacterStartsAfresh() {
        Stage stage;
        stage.turn("head", 50.0);
        stage.run(0.1, kSpringStep);
        Scene small = riggedDressedBody();
        small.skeleton.joints.resize(5);
        small.parts.clear();
        stage.document.reset(stateOfScene(small, {}));
        QVERIFY(!stage.springs.swinging());
        QCOMPARE(stage.posed.joints().size(), std::size_t(5));
    }

    void constraintsTurnJoints() {
        Stage stage;
        Avatar avatar = avatarOf(stage.document.state());
        NodeConstraint follow;
        follow.kind = ConstraintKind::Rotation;
        follow.joint = "rightUpperArm";
        follow.source = "leftUpperArm";
        follow.weight = 1.0;
        avatar.constraints.push_back(follow);
        changeAvatar(stage.document, "Constrain", [&](Avatar& now) { now = avatar; });
        stage.turn("leftUpperArm", 30.0);
        const Pose& pose = stage.posed.drivenPose();
        QVERIFY(pose.joints[stage.joint("rightUpperArm")].rotation.angularDistance(
                    pose.joints[stage.joint("leftUpperArm")].rotation) < 1e-9);
    }
};

SINEW_TEST(TestSpringPreview, QCoreApplication)

} // namespace testSpringPreview

#include "TestSpringPreview.moc"
