#include "core/io/skeleton/WriteSkeleton.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testWriteSkeleton {

using namespace sinew;
using namespace sinew::test;

namespace {

Pose bentPose(const Skeleton& skeleton) {
    Pose pose = Pose::bindPose(skeleton);
    for (std::size_t j = 0; j < pose.joints.size(); ++j) {
        pose.joints[j].rotation = Quat(Eigen::AngleAxisd(0.1 * static_cast<double>(j), Vec3::UnitX()));
    }
    return pose;
}

/// Two roots, the first of them turned.
Skeleton twoRoots() {
    Skeleton skeleton;
    skeleton.joints.resize(3);
    skeleton.joints[0].name = "left arm";
    skeleton.joints[0].modelFromJointBind =
        Eigen::Translation3d(1, 2, 3) * Eigen::AngleAxisd(1.2, Vec3(1, 2, -1).normalized());
    skeleton.joints[1].name = "other";
    skeleton.joints[2].name = "hand";
    skeleton.joints[2].parent = 0;
    skeleton.joints[2].modelFromJointBind =
        Eigen::Translation3d(2, 2, 3) * Eigen::AngleAxisd(0.5 * std::acos(-1.0), Vec3::UnitY());
    return skeleton;
}

} // namespace

/// Skeletons as text, which this program reads too.
class TestWriteSkeleton : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void skelKeepsFrames() {
        Skeleton skeleton = twoRoots();
        std::swap(skeleton.joints[1], skeleton.joints[2]);
        skeleton.joints.pop_back();
        const auto read = m_folder.skeleton("a.skel", skelText(skeleton));
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), skeleton.size());
        QCOMPARE(read->skeleton.joints[0].name, std::string("left_arm"));
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            QVERIFY(read->skeleton.joints[j].modelFromJointBind.isApprox(
                skeleton.joints[j].modelFromJointBind, 1e-7));
        }
    }

    void severalRootsStandBelowOne() {
        const std::string text = skelText(twoRoots());
        const auto read = m_folder.skeleton("b.skel", text);
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), std::size_t{4});
        QCOMPARE(read->skeleton.roots().size(), std::size_t{1});
    }

    void bvhKeepsPlaces() {
        const Skeleton skeleton = humanScene().skeleton;
        const std::string text = bvhText(skeleton, {}, 0.04);
        const auto read = m_folder.skeleton("a.bvh", text);
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), skeleton.size());
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const std::int32_t same = read->skeleton.find(skeleton.joints[j].name);
            QVERIFY(same != kNone);
            const Vec3 apart = read->skeleton.position(static_cast<std::size_t>(same)) - skeleton.position(j);
            QVERIFY(apart.norm() < 1e-5);
        }
    }

    void bvhHasAFrameForEachPose() {
        const Skeleton skeleton = humanScene().skeleton;
        const std::vector<Pose> poses{Pose::bindPose(skeleton), bentPose(skeleton)};
        const QString text = QString::fromStdString(bvhText(skeleton, poses, 0.04));
        QVERIFY(text.contains("Frames: 2\nFrame Time: 0.04\n"));
        const QStringList lines = text.trimmed().split('\n');
        const auto numbers = static_cast<qsizetype>(3 * skeleton.size() + 3);
        QCOMPARE(lines.last().split(' ').size(), numbers);
        QCOMPARE(lines[lines.size() - 2].split(' ').size(), numbers);
        QVERIFY(lines.last() != lines[lines.size() - 2]);
    }

    void bvhMovesJointsBelowTheRoot() {
        const Skeleton skeleton = humanScene().skeleton;
        std::vector<Pose> poses(2, Pose::bindPose(skeleton));
        poses[1].joints[0].rotation =
            Quat(Eigen::AngleAxisd(0.7, Vec3::UnitY())); // places are along its axes
        poses[1].joints[1].translation = Vec3(1, -2, 3);
        const QString text = QString::fromStdString(bvhText(skeleton, poses, 0.04));
        QCOMPARE(text.count("CHANNELS 6"), qsizetype{2}); // the root and the joint that moves
        const QStringList numbers = text.trimmed().split('\n').last().split(' ');
        QCOMPARE(numbers.size(), static_cast<qsizetype>(3 * skeleton.size() + 6));
        const Vec3 place = skeleton.position(1) - skeleton.position(0) + Vec3(1, -2, 3);
        for (int axis = 0; axis < 3; ++axis) {
            QVERIFY(std::abs(numbers[6 + axis].toDouble() - place[axis]) < 1e-6);
        }
        const auto read = m_folder.skeleton("moved.bvh", text.toStdString());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), skeleton.size());
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestWriteSkeleton, QCoreApplication)

} // namespace testWriteSkeleton

#include "TestWriteSkeleton.moc"
