#include "core/skeleton/drivers/DriverRig.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace testPoseDrivers {

using namespace sinew;
using namespace sinew::test;

namespace {

Quat about(double degrees, const Vec3& axis) {
    return Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis.normalized()));
}

/// Three joints along x, named a, b and c, whose own axes are the model's.
Skeleton threeJoints() {
    Skeleton skeleton = chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)});
    skeleton.joints[0].name = "a";
    skeleton.joints[1].name = "b";
    skeleton.joints[2].name = "c";
    return skeleton;
}

/// 1 at the poses, falling to 0 at 40 degrees away.
JointDriver tent(std::vector<DriverPose> from) {
    return {
        from.front().joint, JointAngle::Swing, DriverChannel::Shape, "fix", {{0.0, 1.0}, {40.0, 0.0}}, from};
}

double weightOf(const Skeleton& skeleton, const JointDriver& driver, const Pose& pose) {
    return DriverRig(skeleton, {driver}).shapes(pose).at(0).weight;
}

} // namespace

/// Drivers that measure from a pose, and joints that turn with others.
class TestPoseDrivers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aConeIsAboutTheBonesDirection() {
        const Skeleton skeleton = threeJoints();
        const JointDriver cone = tent({{"b", Vec3(0, 0, 90)}}); // b's bone along y
        Pose pose = Pose::bindPose(skeleton);
        QCOMPARE(weightOf(skeleton, cone, pose), 0.0);
        pose.joints[1].rotation = about(90, Vec3(0, 0, 1));
        QVERIFY(std::abs(weightOf(skeleton, cone, pose) - 1.0) < 1e-9);
        // Whatever the bone's twist, and wherever on the cone it lies.
        pose.joints[1].rotation = about(90, Vec3(0, 0, 1)) * about(130, Vec3(1, 0, 0));
        QVERIFY(std::abs(weightOf(skeleton, cone, pose) - 1.0) < 1e-9);
        for (const Vec3& axis : {Vec3(0, 0, 1), Vec3(1, 0, 0), Vec3(-1, 0, 2)}) {
            pose.joints[1].rotation = about(20, axis) * about(90, Vec3(0, 0, 1));
            QVERIFY(std::abs(weightOf(skeleton, cone, pose) - 0.5) < 1e-9);
        }
    }

    void severalJointsAreARadialBasis() {
        const Skeleton skeleton = threeJoints();
        const JointDriver both = tent({{"a", Vec3(0, 0, 50)}, {"b", Vec3(0, -70, 0)}});
        QVERIFY(validateDriver(both).has_value());
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[0].rotation = about(50, Vec3(0, 0, 1));
        QCOMPARE(weightOf(skeleton, both, pose), 0.0);
        pose.joints[1].rotation = about(-70, Vec3(0, 1, 0));
        QVERIFY(std::abs(weightOf(skeleton, both, pose) - 1.0) < 1e-9);
        pose.joints[0].rotation = about(62, Vec3(0, 0, 1));
        pose.joints[1].rotation = about(-54, Vec3(0, 1, 0)); // 12 and 16 degrees away: 20
        QVERIFY(std::abs(weightOf(skeleton, both, pose) - 0.5) < 1e-9);
        QCOMPARE(DriverRig(skeleton, {both}).sources(), (std::vector<std::int32_t>{0, 1}));
        QVERIFY(std::abs(*DriverRig::angleOf(skeleton, both, pose) - 20.0) < 1e-9);
    }

    void aTurnIsAFractionOfTheWholeRotation() {
        Skeleton skeleton = threeJoints();
        skeleton.joints[0].modelFromJointBind.linear() = about(77, Vec3(1, 2, 3)).toRotationMatrix();
        skeleton.joints[2].modelFromJointBind.linear() = about(-40, Vec3(2, 0, 1)).toRotationMatrix();
        const JointDriver half{"c", JointAngle::Swing, DriverChannel::Turn, "a", {{0.0, 0.5}}};
        QVERIFY(validateDriver(half).has_value());
        for (const double degrees : {-170.0, -35.0, 0.0, 90.0, 179.0}) {
            const Vec3 axis = Vec3(0.3, -1, 0.4).normalized(); // in c's axes
            Pose pose = Pose::bindPose(skeleton);
            pose.joints[2].rotation = about(degrees, axis);
            const Pose driven = drivenPose(skeleton, {half}, pose);
            const Mat3 aFromC = skeleton.joints[0].modelFromJointBind.linear().transpose() *
                                skeleton.joints[2].modelFromJointBind.linear();
            QVERIFY(driven.joints[0].rotation.angularDistance(about(0.5 * degrees, aFromC * axis)) < 1e-9);
            QVERIFY(driven.joints[2] == pose.joints[2]);
        }
        const Pose still = Pose::bindPose(skeleton);
        QVERIFY(drivenPose(skeleton, {half}, still) == still); // to the bit
    }

    void whatCannotBeMeasuredIsRefused_data() {
        QTest::addColumn<JointDriver>("driver");
        QTest::addColumn<bool>("sound");
        QTest::newRow("one joint") << tent({{"a", Vec3(10, 20, 30)}}) << true;
        QTest::newRow("two joints") << tent({{"a", Vec3::Zero()}, {"b", Vec3::Zero()}}) << true;
        QTest::newRow("a joint twice") << tent({{"a", Vec3::Zero()}, {"a", Vec3(1, 0, 0)}}) << false;
        JointDriver other = tent({{"a", Vec3::Zero()}});
        other.joint = "b";
        QTest::newRow("not of its own joint") << other << false;
        JointDriver twist = tent({{"a", Vec3::Zero()}, {"b", Vec3::Zero()}});
        twist.angle = JointAngle::Twist;
        QTest::newRow("the twist of two joints") << twist << false;
        JointDriver moves = tent({{"a", Vec3::Zero()}, {"b", Vec3::Zero()}});
        moves.channel = DriverChannel::RotateX;
        moves.target = "c";
        QTest::newRow("two joints turn a third") << moves << false;
        JointDriver turn = tent({{"a", Vec3::Zero()}});
        turn.channel = DriverChannel::Turn;
        turn.target = "c";
        QTest::newRow("a turn from a pose") << turn << false;
        QTest::newRow("no number") << tent({{"a", Vec3(0, std::nan(""), 0)}}) << false;
        QTest::newRow("turned without end") << tent({{"a", Vec3(0, 1e9, 0)}}) << false;
    }

    void whatCannotBeMeasuredIsRefused() {
        QFETCH(JointDriver, driver);
        QFETCH(bool, sound);
        QCOMPARE(validateDriver(driver).has_value(), sound);
    }

    void aMissingJointOfAPoseDoesNothing() {
        const Skeleton skeleton = threeJoints();
        const JointDriver lost = tent({{"a", Vec3::Zero()}, {"nobody", Vec3::Zero()}});
        QVERIFY(DriverRig(skeleton, {lost}).empty());
        QVERIFY(!DriverRig::angleOf(skeleton, lost, Pose::bindPose(skeleton)));
    }
};

SINEW_TEST(TestPoseDrivers, NoApplication)

} // namespace testPoseDrivers

#include "TestPoseDrivers.moc"
