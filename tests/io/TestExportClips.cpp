#include "core/io/export/ExportInput.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>

namespace testExportClips {

using namespace sinew;

namespace {

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

class TestExportClips : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

SINEW_TEST(TestExportClips, sinew::test::NoApplication)

} // namespace testExportClips

#include "TestExportClips.moc"
