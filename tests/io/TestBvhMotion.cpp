#include "core/io/ImportMotion.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/scene/ClipPose.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testBvhMotion {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A root that moves and turns, a joint above it that turns about Y, then X.
const std::string kTwoFrames = "HIERARCHY\nROOT a\n{\nOFFSET 0 1 0\nCHANNELS 4 Xposition Yposition Zposition "
                               "Zrotation\nJOINT b\n{\nOFFSET 0 2 0\nCHANNELS 2 Yrotation Xrotation\nEnd "
                               "Site\n{\nOFFSET 0 1 0\n}\n}\n}\n";
const std::string kFrames = "MOTION\nFrames: 2\nFrame Time: 0.0416667\n0 1 0 0 0 0\n3 4 5 90 90 90\n";

} // namespace

/// Motion in Biovision files.
class TestBvhMotion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void framesBecomeKeys();
    void whatIsWrittenIsReadAgain();
    void brokenFramesLeaveTheSkeleton_data();
    void brokenFramesLeaveTheSkeleton();

private:
    Expected<ImportedMotion> read(const char* name, const std::string& text) {
        Progress progress;
        return importMotion(m_folder.write(name, text), progress);
    }
    ImportFolder m_folder;
};

void TestBvhMotion::framesBecomeKeys() {
    const auto motion = read("walk.bvh", kTwoFrames + kFrames);
    QVERIFY(motion);
    QCOMPARE(motion->clips.size(), std::size_t{1});
    const Clip& clip = motion->clips[0];
    QCOMPARE(clip.name, std::string("walk"));
    QCOMPARE(clip.frameRate, 24.0);
    QVERIFY(std::abs(clip.duration - 1.0 / 24.0) < 1e-12);
    const auto start = modelFromJoints(motion->skeleton, poseAt(motion->skeleton, clip, 0.0));
    QVERIFY((start[1].translation() - Vec3(0, 3, 0)).norm() < 1e-9);
    const auto end = modelFromJoints(motion->skeleton, poseAt(motion->skeleton, clip, clip.duration));
    QVERIFY((end[0].translation() - Vec3(3, 4, 5)).norm() < 1e-9); // places take the place of the offset
    QVERIFY((end[1].translation() - Vec3(1, 4, 5)).norm() < 1e-9); // its parent lies on its side
    // First about Y, then about the turned X: the joint's own Y, seen from its parent, points along X.
    const Vec3 seen = end[0].rotation().transpose() * end[1].rotation() * Vec3::UnitY();
    QVERIFY((seen - Vec3(1, 0, 0)).norm() < 1e-9);
}

void TestBvhMotion::whatIsWrittenIsReadAgain() {
    const Skeleton skeleton = humanScene().skeleton;
    std::vector<Pose> poses(5, Pose::bindPose(skeleton));
    for (std::size_t frame = 0; frame < poses.size(); ++frame) {
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const double angle = 0.1 * static_cast<double>(frame) * static_cast<double>(j % 4);
            poses[frame].joints[j].rotation = Quat(Eigen::AngleAxisd(angle, Vec3(1, 2, 3).normalized()));
        }
    }
    const auto motion = read("human.bvh", bvhText(skeleton, poses, 1.0 / 30.0));
    QVERIFY(motion && motion->clips.size() == 1);
    for (std::size_t frame = 0; frame < poses.size(); ++frame) {
        const auto wanted = modelFromJoints(skeleton, poses[frame]);
        const auto found = modelFromJoints(
            motion->skeleton, poseAt(motion->skeleton, motion->clips[0], static_cast<double>(frame) / 30.0));
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const auto there = static_cast<std::size_t>(motion->skeleton.find(skeleton.joints[j].name));
            QVERIFY((found[there].translation() - wanted[j].translation()).norm() < 1e-5);
        }
    }
}

void TestBvhMotion::brokenFramesLeaveTheSkeleton_data() {
    QTest::addColumn<QString>("frames");
    QTest::newRow("none") << "";
    QTest::newRow("no numbers") << "MOTION\nFrames: 2\nFrame Time: 0.03\n";
    QTest::newRow("too few") << "MOTION\nFrames: 2\nFrame Time: 0.03\n0 1 0 0 0 0\n3 4 5 90 90\n";
    QTest::newRow("words") << "MOTION\nFrames: 1\nFrame Time: 0.03\n0 1 0 nan 0 0\n";
    QTest::newRow("no time") << "MOTION\nFrames: 1\nFrame Time: 0\n0 1 0 0 0 0\n";
    QTest::newRow("more than there can be") << "MOTION\nFrames: 1e300\nFrame Time: 0.03\n0 1 0 0 0 0\n";
    QTest::newRow("no frames") << "MOTION\nFrames: 0\nFrame Time: 0.03\n";
}

void TestBvhMotion::brokenFramesLeaveTheSkeleton() {
    QFETCH(QString, frames);
    const auto motion = read("a.bvh", kTwoFrames + frames.toStdString());
    QVERIFY(motion);
    QCOMPARE(motion->skeleton.size(), std::size_t{2});
    QVERIFY(motion->clips.empty());
}

SINEW_TEST(TestBvhMotion, NoApplication)

} // namespace testBvhMotion

#include "TestBvhMotion.moc"
