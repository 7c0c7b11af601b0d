#include "core/scene/ClipPose.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testPoseKeys {

using namespace sinew;
using namespace sinew::test;

namespace {

Pose turned(const Skeleton& skeleton, double angle) {
    Pose pose = Pose::bindPose(skeleton);
    pose.joints[1].rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ()));
    pose.joints[1].translation = Vec3(0.0, angle, 0.0);
    return pose;
}

double angleOf(const Pose& pose) {
    return pose.joints[1].rotation.angularDistance(Quat::Identity());
}

} // namespace

class TestPoseKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void turnsGoTheShortWay() {
        const Pose from = turned(m_skeleton, 0.2);
        Pose to = turned(m_skeleton, 0.6);
        to.joints[1].rotation.coeffs() *= -1.0; // the same turn
        QVERIFY(std::abs(angleOf(poseBetween(from, to, 0.5)) - 0.4) < 1e-9);
        QVERIFY((poseBetween(from, to, 0.25).joints[1].translation - Vec3(0, 0.3, 0)).norm() < 1e-12);
        QVERIFY(poseBetween(from, to, 0.0) == from);
        QVERIFY(poseBetween(from, to, 1.0) == to);
    }

    void theFirstAndTheLastHold() {
        const std::vector<PoseKey> keys{{1.0, turned(m_skeleton, 0.2)}, {2.0, turned(m_skeleton, 0.8)}};
        QVERIFY(poseAt(keys, 0.0) == keys[0].pose);
        QVERIFY(poseAt(keys, 1.0) == keys[0].pose);
        QVERIFY(poseAt(keys, 2.0) == keys[1].pose);
        QVERIFY(poseAt(keys, 9.0) == keys[1].pose);
        QVERIFY(std::abs(angleOf(poseAt(keys, 1.5)) - 0.5) < 1e-9);
    }

    void clipsShowTheSame() {
        const std::vector<PoseKey> keys{
            {0.0, turned(m_skeleton, 0.0)}, {0.5, turned(m_skeleton, 1.5)}, {1.0, turned(m_skeleton, -1.0)}};
        const Clip clip = clipOf(m_skeleton, keys, 30.0, "keys");
        QCOMPARE(clip.duration, 1.0);
        QCOMPARE(clip.frameRate, 30.0);
        QCOMPARE(clip.tracks.size(), std::size_t{1}); // one joint moves
        QCOMPARE(clip.tracks[0].rotations.size(), std::size_t{31});
        QCOMPARE(clip.tracks[0].scales.size(), std::size_t{1}); // and never grows
        for (const double seconds : {0.0, 0.1, 0.5, 0.77, 1.0}) {
            const Pose shown = poseAt(m_skeleton, clip, seconds);
            const Pose wanted = poseAt(keys, seconds);
            QVERIFY(shown.joints[1].rotation.angularDistance(wanted.joints[1].rotation) < 2e-3);
            QVERIFY((shown.joints[1].translation - wanted.joints[1].translation).norm() < 2e-3);
        }
        QVERIFY(clipOf(m_skeleton, std::vector<PoseKey>(), 30.0, "none").tracks.empty());
    }

    /// A joint without keys stands at its rest, which need not be where it is bound.
    void clipsOfJointsThatRestElsewhere() {
        m_skeleton.joints[0].parentFromJointRest.translation() += Vec3(0, 5, 0);
        const Clip clip =
            clipOf(m_skeleton, std::vector<PoseKey>{{0.0, Pose::bindPose(m_skeleton)}}, 30.0, "");
        QVERIFY(poseAt(m_skeleton, clip, 0.0) == Pose::bindPose(m_skeleton));
    }

private:
    Skeleton m_skeleton = limb().skeleton;
};

SINEW_TEST(TestPoseKeys, NoApplication)

} // namespace testPoseKeys

#include "TestPoseKeys.moc"
