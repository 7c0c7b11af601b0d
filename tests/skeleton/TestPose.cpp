#include "core/skeleton/Pose.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testPose {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A tree of joints turned every way, so that no inverse is exact.
Skeleton randomSkeleton(std::size_t joints) {
    std::mt19937 random(42);
    Skeleton skeleton;
    for (std::size_t j = 0; j < joints; ++j) {
        Joint joint;
        joint.parent = j == 0 ? kNone : static_cast<std::int32_t>(random() % j);
        joint.modelFromJointBind = Eigen::Translation3d(randomPoint(random, 100.0)) * randomRotation(random);
        skeleton.joints.push_back(joint);
    }
    return skeleton;
}

bool same(const Transform& a, const Transform& b) {
    return a.matrix() == b.matrix();
}

Quat aboutZ(double degrees) {
    return Quat(Eigen::AngleAxisd(degrees / 180.0 * std::numbers::pi, Vec3::UnitZ()));
}

} // namespace

class TestPose : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBindPoseIsExact() {
        const Skeleton skeleton = randomSkeleton(60);
        const Pose pose = Pose::bindPose(skeleton);
        QCOMPARE(pose.joints.size(), skeleton.size());
        const auto model = modelFromJoints(skeleton, pose);
        const auto skinning = skinningMatrices(skeleton, pose);
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            QVERIFY(same(model[j], skeleton.joints[j].modelFromJointBind));
            QVERIFY(same(skinning[j], Transform::Identity()));
        }
        QVERIFY(pose == Pose::bindPose(skeleton));
    }

    void onlyWhatHangsOnAMovedJointMoves() {
        const Skeleton skeleton = randomSkeleton(60);
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[5].rotation = aboutZ(30);
        const auto skinning = skinningMatrices(skeleton, pose);
        std::size_t moved = 0;
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            bool below = false;
            for (auto p = static_cast<std::int32_t>(j); p != kNone;
                 p = skeleton.joints[static_cast<std::size_t>(p)].parent) {
                below = below || p == 5;
            }
            QCOMPARE(!same(skinning[j], Transform::Identity()), below);
            if (below) { // everything below turns rigidly with it
                QVERIFY((skinning[j].matrix() - skinning[5].matrix()).norm() < 1e-10);
                ++moved;
            }
        }
        QVERIFY(moved > 1 && moved < 60);
    }

    void aKnownArmBends() {
        Skeleton skeleton; // upper arm along x, the lower one's axes turned a quarter about z
        skeleton.joints.resize(2);
        skeleton.joints[1].parent = 0;
        skeleton.joints[1].modelFromJointBind = Eigen::Translation3d(2, 0, 0) * aboutZ(90);
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[0].rotation = aboutZ(90);
        pose.joints[1].translation = {1, 0, 0}; // along the upper arm's axes
        pose.joints[1].scale = {1, 3, 1};       // along its own
        const auto model = modelFromJoints(skeleton, pose);
        QVERIFY((model[1].translation() - Vec3(0, 3, 0)).norm() < 1e-15);
        const auto skinning = skinningMatrices(skeleton, pose);
        // 1 beyond the elbow along x, which is the lower arm's -y: scaled by 3, then carried upward.
        QVERIFY((skinning[1] * Vec3(3, 0, 0) - Vec3(0, 6, 0)).norm() < 1e-14);
    }

    void badPosesAreBorne() {
        const Skeleton skeleton = randomSkeleton(4);
        QVERIFY(same(skinningMatrices(skeleton, Pose())[3], Transform::Identity()));
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[0].rotation = Quat(0, 0, 0, 0);
        pose.joints[1].rotation.coeffs() *= 5.0;
        pose.joints[2].scale = Vec3::Zero();
        for (const Transform& matrix : skinningMatrices(skeleton, pose)) {
            QVERIFY(matrix.matrix().allFinite());
        }
        QVERIFY(skinningMatrices(Skeleton(), Pose()).empty());
    }
};

SINEW_TEST(TestPose, NoApplication)

} // namespace testPose

#include "TestPose.moc"
