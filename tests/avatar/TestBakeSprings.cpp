#include "core/avatar/BakeSprings.h"
#include "core/avatar/SpringCrossings.h"
#include "core/avatar/SpringPlayer.h"
#include "core/avatar/SpringProposals.h"
#include "core/scene/ClipPose.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>

namespace testBakeSprings {

using namespace sinew;
using namespace sinew::test;

/// Clips with keys for what springs do.
class TestBakeSprings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_scene = riggedDressedBody();
        m_scene.clips.push_back(*walkClip(m_scene));
        m_springs = proposedSprings(m_scene).springs;
    }

    /// A loop meets its start, and all joints that swing have a key a step.
    void loopsMeet() {
        Progress progress;
        const auto baked = bakedClip(m_scene, m_scene.clips[0], m_springs, {}, progress);
        QVERIFY(baked);
        const SpringPlayer player(m_scene.skeleton, m_springs, 1.0);
        for (const std::int32_t joint : player.joints()) {
            const auto track = std::ranges::find(baked->tracks, joint, &JointTrack::joint);
            QVERIFY(track != baked->tracks.end());
            QCOMPARE(track->rotations.size(), std::size_t(61));
            const double seam = track->rotations.front().value.angularDistance(track->rotations.back().value);
            QVERIFY2(seam < 0.05, qPrintable(QString::number(seam)));
        }
        const auto hips = m_scene.skeleton.find("leftUpperLeg");
        const auto before = std::ranges::find(m_scene.clips[0].tracks, hips, &JointTrack::joint);
        const auto after = std::ranges::find(baked->tracks, hips, &JointTrack::joint);
        QCOMPARE(after->rotations.size(), before->rotations.size()); // what does not swing keeps its keys
    }

    /// Played by itself, the clip shows what the player shows.
    void theClipShowsWhatWasPlayed() {
        Progress progress;
        const auto baked = bakedClip(m_scene, m_scene.clips[0], m_springs, {}, progress);
        QVERIFY(baked);
        SpringPlayer player(m_scene.skeleton, m_springs, m_scene.metersPerUnit);
        Pose pose;
        for (int step = 0; step <= 120; ++step) {
            const double seconds = static_cast<double>(step % 60) / 60.0;
            const Pose target = poseAt(m_scene.skeleton, m_scene.clips[0], seconds);
            if (step == 0) {
                player.reset(target);
            } else {
                pose = player.step(target);
            }
        }
        const Pose shown = poseAt(m_scene.skeleton, *baked, 1.0);
        for (std::size_t j = 0; j < pose.joints.size(); ++j) {
            QVERIFY2(pose.joints[j].rotation.angularDistance(shown.joints[j].rotation) < 1e-6,
                     m_scene.skeleton.joints[j].name.c_str());
        }
    }

    /// What completes the pose is heard, and a clip that ends elsewhere starts from chains that hang still.
    void otherClips() {
        Progress progress;
        Clip still{"still", 0.0, {}};
        const auto one = bakedClip(m_scene, still, m_springs, {}, progress);
        QVERIFY(one);
        QCOMPARE(one->tracks.front().rotations.size(), std::size_t(1));
        Pose turned = Pose::bindPose(m_scene.skeleton);
        turned.joints[0].rotation = Quat(Eigen::AngleAxisd(1.0, Vec3::UnitY()));
        const Clip turning =
            clipOf(m_scene.skeleton, {Pose::bindPose(m_scene.skeleton), turned}, 2.0, "turn");
        const auto turn = bakedClip(m_scene, turning, m_springs, {}, progress);
        QVERIFY(turn);
        const auto settled = bakedClip(
            m_scene, turning, m_springs, [&](const Pose&) { return turned; }, progress);
        QVERIFY(settled);
        const std::vector<Key<Quat>>& keys = settled->tracks.back().rotations;
        QVERIFY(keys.front().value.angularDistance(keys.back().value) < 1e-3);
        QCOMPARE(one->tracks.front().rotations[0].value.angularDistance(Quat::Identity()) < 0.5, true);
    }

    void allClipsOrNone() {
        Scene scene = m_scene;
        CancelAfter canceled(3);
        QVERIFY(!bakeSprings(scene, m_springs, {}, canceled));
        QCOMPARE(scene.clips[0].tracks.size(), m_scene.clips[0].tracks.size());
        Progress progress;
        QVERIFY(bakeSprings(scene, m_springs, {}, progress));
        QVERIFY(scene.clips[0].tracks.size() > m_scene.clips[0].tracks.size());
        scene.clips.clear();
        QVERIFY(bakeSprings(scene, m_springs, {}, progress));
    }

private:
    Scene m_scene;
    Springs m_springs;
};

SINEW_TEST(TestBakeSprings, NoApplication)

} // namespace testBakeSprings

#include "TestBakeSprings.moc"
