#include "core/skeleton/HumanPose.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testHumanPose {

using namespace sinew;
using namespace sinew::test;

namespace {

Skeleton inPose(const Skeleton& skeleton, const Pose& pose) {
    Skeleton posed = skeleton;
    const std::vector<Transform> frames = modelFromJoints(skeleton, pose);
    for (std::size_t j = 0; j < posed.size(); ++j) {
        posed.joints[j].modelFromJointBind = frames[j];
    }
    return posed;
}

} // namespace

/// Poses of humans by name.
class TestHumanPose : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void armsBecomeLevel() {
        const Skeleton skeleton = humanWithArms(50.0).skeleton;
        QVERIFY(tPoseMisfit(skeleton, findHumanoid(skeleton), 10.0).bones == 4);
        const Expected<Pose> pose = humanPose(skeleton, HumanPose::T);
        QVERIFY(pose);
        const Skeleton posed = inPose(skeleton, *pose);
        const TPoseMisfit misfit = tPoseMisfit(posed, findHumanoid(posed), 10.0);
        QCOMPARE(misfit.bones, std::size_t{0});
        QVERIFY(misfit.worst < 1e-6 && misfit.facing < 1e-6);
        const auto foot = static_cast<std::size_t>(skeleton.find("mixamorig:LeftFoot"));
        QVERIFY(posed.joints[foot].modelFromJointBind.isApprox(skeleton.joints[foot].modelFromJointBind));
    }

    void armsHangInTheAPose() {
        const Skeleton skeleton = humanScene().skeleton;
        const Expected<Pose> pose = humanPose(skeleton, HumanPose::A);
        QVERIFY(pose);
        const Skeleton posed = inPose(skeleton, *pose);
        const TPoseMisfit misfit = tPoseMisfit(posed, findHumanoid(posed), 10.0);
        QCOMPARE(misfit.bones, std::size_t{4});
        QVERIFY(std::abs(misfit.worst - 45.0) < 1e-6);
    }

    /// Legs that spread come straight down, and feet stay flat.
    void feetStandAsTheyStood() {
        Skeleton skeleton = humanScene().skeleton;
        for (const char* name : {"mixamorig:LeftLeg", "mixamorig:LeftFoot", "mixamorig:LeftToeBase"}) {
            skeleton.joints[static_cast<std::size_t>(skeleton.find(name))]
                .modelFromJointBind.translation()
                .x() += 12.0;
        }
        const Skeleton posed = inPose(skeleton, *humanPose(skeleton, HumanPose::T));
        const auto at = [&](const char* name) {
            return posed.position(static_cast<std::size_t>(posed.find(name)));
        };
        QVERIFY(std::abs(at("mixamorig:LeftFoot").x() - at("mixamorig:LeftUpLeg").x()) < 1e-9);
        const Vec3 toes = at("mixamorig:LeftToeBase") - at("mixamorig:LeftFoot");
        QVERIFY((toes - Vec3(0, -6, 12)).norm() < 1e-9);
    }

    void whoHasNoArmsIsTold() {
        Scene scene = humanScene();
        renameJoint(scene, "mixamorig:LeftForeArm", "lever");
        const Expected<Pose> pose = humanPose(scene.skeleton, HumanPose::T);
        QVERIFY(!pose && pose.error().code == ErrorCode::RestPoseLimbs);
        QCOMPARE(pose.error().arguments, (std::vector<std::string>{"t-pose", "leftLowerArm"}));
        const BoneJoint chosen{"leftLowerArm", "lever"};
        QVERIFY(humanPose(scene.skeleton, HumanPose::T, {&chosen, 1}));
    }

    void whoLooksElsewhereTurnsToTheFront() {
        for (const double degrees : {0.0, 90.0, 200.0, -45.0}) {
            const Skeleton skeleton = humanTurned(degrees).skeleton;
            const HumanoidMap map = findHumanoid(skeleton);
            const Quat turn = turnToFront(skeleton, map);
            Skeleton turned = skeleton;
            for (Joint& joint : turned.joints) {
                joint.modelFromJointBind = Transform(turn) * joint.modelFromJointBind;
            }
            QVERIFY(tPoseMisfit(turned, map, 10.0).facing < 1e-6);
        }
    }
};

SINEW_TEST(TestHumanPose, NoApplication)

} // namespace testHumanPose

#include "TestHumanPose.moc"
