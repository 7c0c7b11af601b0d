#include "app/document/edits/Edits.h"
#include "app/posing/ClipPlayer.h"
#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "resources/sample/Wayfarer.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <numbers>

namespace testClips {

using namespace sinew;

namespace {

Vec3 place(const Skeleton& skeleton, const Pose& pose, const char* joint) {
    return modelFromJoints(skeleton, pose)[static_cast<std::size_t>(skeleton.find(joint))].translation();
}

RangeOfMotion rangeOf(const Skeleton& skeleton) {
    return {skeleton, deformingJoints(skeleton, {})};
}

/// The pose at the full turn of a joint's bend number `which`.
Pose bentPose(const Skeleton& skeleton, const RangeOfMotion& range, const char* joint, int which) {
    for (const Bend& bend : range.bends()) {
        if (bend.joint == skeleton.find(joint) && which-- == 0) {
            return range.poseAt(bend.begin + 0.5 * bend.duration);
        }
    }
    return Pose::bindPose(skeleton);
}

Scene swingingScene() {
    Scene scene = test::limb();
    Clip clip{"swing", 2.0, {}};
    JointTrack track;
    track.joint = 1;
    const Quat bind(scene.skeleton.parentFromJointBind(1).rotation());
    for (const double seconds : {0.0, 1.0, 2.0}) {
        track.rotations.push_back({seconds, bind * Quat(Eigen::AngleAxisd(seconds * 0.5, Vec3::UnitZ()))});
    }
    clip.tracks.push_back(track);
    scene.clips.push_back(clip);
    return scene;
}

} // namespace

class TestClips : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_scene = sample::wayfarer(); }

    /// A lattice below the head makes no limb of it.
    void jointsOfLatticesTakeNoTurn() {
        Skeleton skeleton = m_scene.skeleton;
        const RangeOfMotion before(skeleton, std::vector<bool>(skeleton.size(), true));
        for (int i = 0; i < 8; ++i) {
            Joint joint;
            joint.name = "lattice_" + std::to_string(i);
            joint.parent = skeleton.find("Head");
            joint.modelFromJointBind.translation() = Vec3(i % 2, 3.0 + (i / 2) % 2, i / 4);
            joint.added = true;
            skeleton.joints.push_back(joint);
        }
        QCOMPARE(ownJointCount(skeleton), m_scene.skeleton.size());
        const RangeOfMotion after(skeleton, std::vector<bool>(skeleton.size(), true));
        QCOMPARE(after.bends().size(), before.bends().size());
        for (std::size_t i = 0; i < after.bends().size(); ++i) {
            QCOMPARE(after.bends()[i].joint, before.bends()[i].joint);
            QCOMPARE(after.bends()[i].axis, before.bends()[i].axis);
            QCOMPARE(after.bends()[i].degrees, before.bends()[i].degrees);
        }
        // Where there is nothing else, they are the character's joints.
        for (Joint& joint : skeleton.joints) {
            joint.added = true;
        }
        QCOMPARE(ownJointCount(skeleton), skeleton.size());
    }

    void everyJointTakesItsTurn() {
        const Skeleton& skeleton = m_scene.skeleton;
        const RangeOfMotion range = rangeOf(skeleton);
        std::vector<bool> turned(skeleton.size());
        for (const Bend& bend : range.bends()) {
            turned[static_cast<std::size_t>(bend.joint)] = true;
            QVERIFY(std::abs(bend.axis.norm() - 1.0) < 1e-12);
            QCOMPARE(range.jointAt(bend.begin + 0.5 * bend.duration), bend.joint);
        }
        const std::vector<bool> deforming = deformingJoints(skeleton, {});
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            QVERIFY2(turned[j] == (deforming[j] && skeleton.joints[j].parent != kNone),
                     skeleton.joints[j].name.c_str());
        }
        QVERIFY(range.duration() > 20.0 && range.duration() < 120.0);
        QCOMPARE(range.sampled(24).size(), std::size_t{24});
        QVERIFY(range.sampled(100000).size() == range.bends().size());
    }

    void oneJointAtATime() {
        const RangeOfMotion range = rangeOf(m_scene.skeleton);
        const Pose bind = Pose::bindPose(m_scene.skeleton);
        QVERIFY(range.poseAt(0.0) == bind);
        QVERIFY(range.poseAt(range.duration()) == bind);
        QVERIFY(range.poseAt(-1.0) == bind);
        for (double seconds = 0.0; seconds < range.duration(); seconds += 0.13) {
            const Pose pose = range.poseAt(seconds);
            QVERIFY(pose == range.poseAt(seconds));
            int moved = 0;
            for (const JointPose& joint : pose.joints) {
                moved += joint == JointPose() ? 0 : 1;
            }
            QVERIFY(moved <= 1);
        }
    }

    void limbsBendTheRightWay() {
        const Skeleton& skeleton = m_scene.skeleton;
        const RangeOfMotion range = rangeOf(skeleton);
        const Pose bind = Pose::bindPose(skeleton);
        for (const char* side : {"Left", "Right"}) {
            const auto name = [&](const char* joint) { return std::string(side) + joint; };
            const Pose elbow = bentPose(skeleton, range, name("ForeArm").c_str(), 0);
            QVERIFY(place(skeleton, elbow, name("Hand").c_str()).z() >
                    place(skeleton, bind, name("Hand").c_str()).z() + 0.1);
            const Pose knee = bentPose(skeleton, range, name("Leg").c_str(), 0);
            QVERIFY(place(skeleton, knee, name("Foot").c_str()).z() <
                    place(skeleton, bind, name("Foot").c_str()).z() - 0.2);
            const Pose hip = bentPose(skeleton, range, name("UpLeg").c_str(), 0);
            QVERIFY(place(skeleton, hip, name("Foot").c_str()).z() > 0.3);
            const Pose out = bentPose(skeleton, range, name("UpLeg").c_str(), 2);
            QVERIFY(std::abs(place(skeleton, out, name("Foot").c_str()).x()) >
                    std::abs(place(skeleton, bind, name("Foot").c_str()).x()) + 0.2);
            const Pose shoulder = bentPose(skeleton, range, name("Arm").c_str(), 0);
            QVERIFY(place(skeleton, shoulder, name("Hand").c_str()).y() >
                    place(skeleton, bind, name("Hand").c_str()).y() + 0.2);
            const Pose down = bentPose(skeleton, range, name("Arm").c_str(), 1);
            QVERIFY(std::abs(place(skeleton, down, name("Hand").c_str()).x()) > 0.2); // beside the body
        }
    }

    void jointsGoAsFarAsTheyCan_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("prefix");
        QTest::newRow("sample") << ""
                                << "";
        QTest::newRow("Mixamo") << "mh_worker_mixamo.fbx"
                                << "mixamorig:";
    }

    /// Hinges bend one way, balls wide and every way, the trunk little.
    void jointsGoAsFarAsTheyCan() {
        QFETCH(QString, file);
        QFETCH(QString, prefix);
        Skeleton skeleton = m_scene.skeleton;
        if (!file.isEmpty()) {
            SINEW_NEED_MODEL(path, file);
            Progress progress;
            const auto read = importScene(path.toStdString(), progress);
            QVERIFY(read.has_value());
            skeleton = read->scene.skeleton;
        }
        const RangeOfMotion range = rangeOf(skeleton);
        const auto degreesOf = [&](const std::string& name) {
            std::vector<double> degrees;
            for (const Bend& bend : range.bends()) {
                const std::string& own = skeleton.joints[static_cast<std::size_t>(bend.joint)].name;
                if (own == prefix.toStdString() + name || own == name) {
                    degrees.push_back(bend.degrees);
                }
            }
            return degrees;
        };
        for (const std::string side : {"Left", "Right"}) {
            QCOMPARE(degreesOf(side + "ForeArm"), std::vector<double>{120.0});
            QCOMPARE(degreesOf(side + "Leg"), std::vector<double>{110.0});
            QCOMPARE(degreesOf(side + "HandIndex2").size(), std::size_t{1});
            QCOMPARE(degreesOf(side + "HandThumb2"), std::vector<double>{40.0});
            QVERIFY(degreesOf(side + "Arm").size() >= 3);
            QVERIFY(std::ranges::max(degreesOf(side + "UpLeg")) >= 80.0);
            QVERIFY(std::ranges::min(degreesOf(side + "UpLeg")) >= -30.0); // not far back
        }
        for (const char* joint : {"Spine", "Spine1", "Neck"}) {
            const std::vector<double> degrees = degreesOf(joint);
            QVERIFY2(degrees.size() == 4, joint);
            QVERIFY2(std::ranges::max(degrees) <= 45.0, joint);
        }
    }

    void namesLimitToo() {
        Skeleton skeleton = m_scene.skeleton;
        Joint twist;
        twist.name = "LeftForeArmRoll";
        twist.parent = skeleton.find("LeftForeArm");
        const Vec3 elbow = skeleton.position(static_cast<std::size_t>(twist.parent));
        const Vec3 wrist = skeleton.position(static_cast<std::size_t>(skeleton.find("LeftHand")));
        twist.modelFromJointBind = Transform(Eigen::Translation3d(0.5 * (elbow + wrist)));
        twist.tail = wrist;
        skeleton.joints.push_back(twist);
        Joint jaw;
        jaw.name = "jaw";
        jaw.parent = skeleton.find("Head");
        const Vec3 head = skeleton.position(static_cast<std::size_t>(jaw.parent));
        jaw.modelFromJointBind = Transform(Eigen::Translation3d(head + Vec3(0, 0.02, 0.04)));
        jaw.tail = head + Vec3(0, -0.02, 0.12);
        skeleton.joints.push_back(jaw);
        const RangeOfMotion range = rangeOf(skeleton);
        const Vec3 along = (wrist - elbow).normalized();
        const Pose open = bentPose(skeleton, range, "jaw", 0);
        const auto j = static_cast<std::size_t>(skeleton.find("jaw"));
        const Vec3 chin = modelFromJoints(skeleton, open)[j] *
                          (skeleton.joints[j].modelFromJointBind.inverse() * *jaw.tail);
        QVERIFY(chin.y() < jaw.tail->y() - 0.01);
        int jaws = 0;
        for (const Bend& bend : range.bends()) {
            const Joint& joint = skeleton.joints[static_cast<std::size_t>(bend.joint)];
            jaws += joint.name == "jaw" ? 1 : 0;
            if (joint.name == "LeftForeArmRoll") {
                QVERIFY(std::abs((joint.modelFromJointBind.rotation() * bend.axis).dot(along)) > 0.999);
            }
        }
        QCOMPARE(jaws, 1);
    }

    /// A leg of a beast is bent already: its hinge goes on the same way.
    void kneesOfBeastsBendFurther() {
        SINEW_NEED_MODEL(path, "fox.glb");
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read.has_value());
        const Skeleton& skeleton = read->scene.skeleton;
        const RangeOfMotion range = rangeOf(skeleton);
        int hinges = 0;
        const auto children = skeleton.children();
        for (const Bend& bend : range.bends()) {
            const auto j = static_cast<std::size_t>(bend.joint);
            if (bend.degrees != 110.0 || children[j].empty()) {
                continue;
            }
            const auto parent = static_cast<std::size_t>(skeleton.joints[j].parent);
            const auto child = static_cast<std::size_t>(children[j].front());
            const auto angle = [&](const std::vector<Transform>& at) {
                const Vec3 in = at[j].translation() - at[parent].translation();
                const Vec3 out = at[child].translation() - at[j].translation();
                return std::acos(std::clamp(in.normalized().dot(out.normalized()), -1.0, 1.0));
            };
            const double bound = angle(modelFromJoints(skeleton, Pose::bindPose(skeleton)));
            const double further = angle(modelFromJoints(skeleton, range.poseOf(bend, 0.3)));
            QVERIFY2(bound < 0.12 || further > bound, skeleton.joints[j].name.c_str());
            ++hinges;
        }
        QVERIFY2(hinges >= 4, qPrintable(QString::number(hinges)));
    }

    void handsAndBeastsHaveARange() {
        for (const char* file :
             {"fox.glb", "quaternius_spider.fbx", "xr_hand_l.gltf", "mh_worker_mixamo.fbx"}) {
            SINEW_NEED_MODEL(path, file);
            Progress progress;
            const auto read = importScene(path.toStdString(), progress);
            QVERIFY(read.has_value());
            std::vector<std::shared_ptr<const SkinWeights>> weights;
            for (const Part& part : read->scene.parts) {
                weights.push_back(part.weights);
            }
            const RangeOfMotion range(read->scene.skeleton, deformingJoints(read->scene.skeleton, weights));
            QVERIFY2(range.bends().size() > 10, file);
            for (const Bend& bend : range.bends()) {
                QVERIFY2(bend.axis.allFinite() && std::isfinite(bend.degrees), file);
            }
        }
    }

    void clipsAreSampledAgainstTheBindPose() {
        const Scene scene = swingingScene();
        const auto turnAt = [&](double seconds) {
            const Pose pose = poseAt(scene.skeleton, scene.clips[0], seconds);
            return pose.joints[1].rotation.angularDistance(Quat::Identity());
        };
        QVERIFY(poseAt(scene.skeleton, scene.clips[0], 0.0) == Pose::bindPose(scene.skeleton));
        QVERIFY(std::abs(turnAt(0.5) - 0.25) < 1e-9);
        QVERIFY(std::abs(turnAt(1.7) - 0.85) < 1e-9);
        QVERIFY(std::abs(turnAt(-3.0)) < 1e-9);
        QVERIFY(std::abs(turnAt(99.0) - 1.0) < 1e-9);
    }

    void fileClipsStandWhereTheirKeysSay() {
        const Scene scene = test::richScene();
        QVERIFY(!scene.clips.empty());
        for (const Clip& clip : scene.clips) {
            for (const JointTrack& track : clip.tracks) {
                const auto j = static_cast<std::size_t>(track.joint);
                for (const Key<Vec3>& key : track.translations) {
                    const auto joints =
                        modelFromJoints(scene.skeleton, poseAt(scene.skeleton, clip, key.seconds));
                    const std::int32_t parent = scene.skeleton.joints[j].parent;
                    const Vec3 local = parent == kNone
                                           ? Vec3(joints[j].translation())
                                           : Vec3(joints[static_cast<std::size_t>(parent)].inverse() *
                                                  joints[j].translation());
                    QVERIFY((local - key.value).norm() < 1e-9 * (1.0 + key.value.norm()));
                }
            }
        }
        SINEW_NEED_MODEL(path, "cesium_man.glb");
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read && !read->scene.clips.empty());
        const Clip& walk = read->scene.clips[0];
        Aabb box = bounds(read->scene);
        for (double seconds = 0.0; seconds < walk.duration; seconds += 0.1) {
            for (const Transform& joint :
                 modelFromJoints(read->scene.skeleton, poseAt(read->scene.skeleton, walk, seconds))) {
                QVERIFY((joint.translation() - box.center()).norm() < box.diagonal());
            }
        }
    }

    void playerShowsAndStops() {
        Document document;
        document.reset(stateOfScene(swingingScene(), {}));
        PosedMesh posed(document);
        ClipPlayer player(document, posed);
        QCOMPARE(player.clips().size(), 3); // the pose keys are the last
        QCOMPARE(player.clips().at(1), QString("swing"));
        player.setCurrent(1);
        QVERIFY(!posed.preview());
        player.seek(1.0);
        QVERIFY(posed.preview() && *posed.preview() == poseAt(document.state().scene->skeleton,
                                                              document.state().scene->clips[0], 1.0));
        const Pose shown = *posed.preview();
        player.takePose();
        QVERIFY(!posed.preview() && !player.showing());
        QVERIFY(document.state().pose == shown);
        QCOMPARE(document.undoStack().count(), 1);
        player.seek(0.5);
        player.stop();
        QVERIFY(!posed.preview());
        QCOMPARE(player.time(), 0.0);
    }

    void playerLoopsAndEnds() {
        Document document;
        document.reset(stateOfScene(swingingScene(), {}));
        PosedMesh posed(document);
        ClipPlayer player(document, posed);
        player.setCurrent(1);
        QSignalSpy playing(&player, &ClipPlayer::playingChanged);
        player.play();
        player.advance(1.5);
        player.advance(1.0);
        QVERIFY(player.playing());
        QVERIFY(std::abs(player.time() - 0.5) < 1e-9);
        player.setLoop(false);
        player.advance(5.0);
        QVERIFY(!player.playing());
        QCOMPARE(player.time(), 2.0);
        QVERIFY(player.showing()); // holds the last pose
        player.play();
        QCOMPARE(player.time(), 0.0);
        QCOMPARE(playing.count(), 3);
    }

    void playerFollowsTheDocument() {
        Document document;
        PosedMesh posed(document);
        ClipPlayer player(document, posed);
        QVERIFY(player.clips().isEmpty());
        player.play();
        player.seek(3.0);
        QVERIFY(!player.playing() && !posed.preview());
        document.reset(stateOfScene(swingingScene(), {}));
        player.setCurrent(1);
        player.play();
        document.change("select", [](DocumentState& state) { state.selection.joint = 1; });
        QVERIFY(player.playing());
        setJointPose(document, 1, {Quat(Eigen::AngleAxisd(0.3, Vec3::UnitX())), Vec3::Zero(), Vec3::Ones()});
        QVERIFY(!player.playing() && !posed.preview()); // who poses wants to see the pose
        player.play();
        document.reset(stateOfScene(test::twoFingers(), {}));
        QVERIFY(!player.playing() && !posed.preview());
        QCOMPARE(player.current(), 0);
        QCOMPARE(player.clips().size(), 2);
    }

    void playerRunsByItself() {
        Document document;
        document.reset(stateOfScene(swingingScene(), {}));
        PosedMesh posed(document);
        ClipPlayer player(document, posed);
        QSignalSpy times(&player, &ClipPlayer::timeChanged);
        player.setSpeed(2.0);
        player.play();
        QTRY_VERIFY_WITH_TIMEOUT(times.count() >= 5, test::kPatience);
        QVERIFY(player.time() > 0.0);
        player.pause();
        QVERIFY(test::noTimerRuns(player));
        const qsizetype count = times.count();
        test::handleEvents();
        QCOMPARE(times.count(), count);
    }

    void playerKnowsTheFrameRate() {
        Scene scene = swingingScene();
        scene.clips[0].frameRate = 24.0;
        Document document;
        PosedMesh posed(document);
        ClipPlayer player(document, posed);
        QCOMPARE(player.frameRate(), 0.0);
        document.reset(stateOfScene(scene, {}));
        QCOMPARE(player.frameRate(), 0.0); // the range of motion has no frames
        player.setCurrent(1);
        QCOMPARE(player.frameRate(), 24.0);
    }

private:
    Scene m_scene;
};

SINEW_TEST(TestClips, QCoreApplication)

} // namespace testClips

#include "TestClips.moc"
