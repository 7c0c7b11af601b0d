#include "core/avatar/ConstraintProposals.h"
#include "core/avatar/Constraints.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/SkeletonEdit.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testConstraintProposals {

using namespace sinew;
using namespace sinew::test;

namespace {

/// An arm along x: its forearm has twist joints at a third and at two thirds, and things that are none.
Scene arm() {
    Skeleton skeleton;
    const auto upper = addJoint(skeleton, "upperarm", kNone, Vec3(0.0, 1.0, 0.0));
    const auto lower = addJoint(skeleton, "lowerarm", upper, Vec3(0.3, 1.0, 0.0));
    addJoint(skeleton, "lowerarm_a", lower, Vec3(0.4, 1.0, 0.0));
    addJoint(skeleton, "lowerarm_b", lower, Vec3(0.5, 1.001, 0.0));
    addJoint(skeleton, "elbow_helper", lower, Vec3(0.301, 1.0, 0.0));
    addJoint(skeleton, "muscle", lower, Vec3(0.45, 1.1, 0.0));
    addJoint(skeleton, "forearm_socket", lower, Vec3(0.45, 1.0, 0.0));
    const auto hand = addJoint(skeleton, "hand", lower, Vec3(0.6, 1.0, 0.0));
    for (const double z : {-0.02, 0.02}) {
        const auto finger = addJoint(skeleton, "finger", hand, Vec3(0.7, 1.0, z));
        addJoint(skeleton, "tip", finger, Vec3(0.75, 1.0, z));
    }
    addJoint(skeleton, "palm", hand, Vec3(0.65, 1.0, 0.0));
    Scene result;
    result.skeleton = std::move(skeleton);
    return result;
}

} // namespace

/// Roll constraints for twist joints.
class TestConstraintProposals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twistJointsAreKnownByTheirPlace() {
        const auto found = proposeConstraints(arm(), {}, {});
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].joint, std::string("lowerarm_a"));
        QCOMPARE(found[0].source, std::string("hand"));
        QCOMPARE(found[0].kind, ConstraintKind::Roll);
        QCOMPARE(found[0].axis, 0);
        QCOMPARE(found[0].weight, 0.33);
        QCOMPARE(found[1].joint, std::string("lowerarm_b"));
        QCOMPARE(found[1].weight, 0.67);
        QVERIFY(validateConstraints(arm().skeleton, found).has_value());
    }

    void theyTakeTheirFractionOfTheRoll() {
        const Scene scene = arm();
        const ConstraintRig rig(scene.skeleton, proposeConstraints(scene, {}, {}));
        Pose pose = Pose::bindPose(scene.skeleton);
        const auto hand = static_cast<std::size_t>(scene.skeleton.find("hand"));
        pose.joints[hand].rotation = Quat(Eigen::AngleAxisd(1.0, Vec3::UnitX()));
        const Pose posed = rig.posed(pose);
        QVERIFY(posed.joints[2].rotation.isApprox(Quat(Eigen::AngleAxisd(0.33, Vec3::UnitX())), 1e-9));
        QVERIFY(posed.joints[3].rotation.isApprox(Quat(Eigen::AngleAxisd(0.67, Vec3::UnitX())), 1e-9));
    }

    void whatTurnsAlreadyIsLeft() {
        const Scene scene = arm();
        const auto once = proposeConstraints(scene, {}, {});
        QVERIFY(proposeConstraints(scene, {}, once).empty());
        JointDriver driver;
        driver.joint = "hand";
        driver.angle = JointAngle::Twist;
        driver.channel = DriverChannel::RotateX;
        driver.target = "lowerarm_a";
        driver.keys = {{-90.0, -30.0}, {90.0, 30.0}};
        QCOMPARE(proposeConstraints(scene, {driver}, {}).size(), std::size_t{1});
    }

    void axesAcrossTheBoneRollNothing() {
        Scene scene = arm();
        scene.skeleton.joints[2].modelFromJointBind.linear() =
            Eigen::AngleAxisd(0.6, Vec3::UnitZ()).toRotationMatrix();
        QCOMPARE(proposeConstraints(scene, {}, {}).size(), std::size_t{1});
        scene.skeleton.joints[2].modelFromJointBind.linear() =
            Eigen::AngleAxisd(1.5707963267948966, Vec3::UnitZ()).toRotationMatrix();
        QCOMPARE(proposeConstraints(scene, {}, {})[0].axis, 1);
    }

    void jointsThatTheEditorMadeAreFound() {
        Scene scene;
        Skeleton& skeleton = scene.skeleton;
        const auto upper = addJoint(skeleton, "leftUpperArm", kNone, Vec3(0.0, 1.0, 0.0));
        const auto lower = addJoint(skeleton, "leftLowerArm", upper, Vec3(0.3, 1.0, 0.0));
        addJoint(skeleton, "leftHand", lower, Vec3(0.6, 1.0, 0.0));
        const auto steps = addTwistJoints(skeleton, lower, 2);
        QVERIFY(steps.has_value());
        const auto edited = withEdits(skeleton, *steps);
        QVERIFY(edited.has_value());
        scene.skeleton = edited->skeleton;
        QCOMPARE(proposeConstraints(scene, {}, {}).size(), std::size_t{2});
    }
};

SINEW_TEST(TestConstraintProposals, NoApplication)

} // namespace testConstraintProposals

#include "TestConstraintProposals.moc"
