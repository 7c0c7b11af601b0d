#include "core/skeleton/JointAngles.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "core/skeleton/drivers/NodeConstraint.h"
#include "core/skeleton/drivers/ShapeDriver.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

namespace testDrivers {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kRadian = std::numbers::pi / 180.0;

Quat turned(double degrees, const Vec3& axis) {
    return Quat(Eigen::AngleAxisd(degrees * kRadian, axis.normalized()));
}

/// Three joints along x: chain_0 > chain_1 > chain_2, whose own axes are the model's.
Skeleton arm() {
    Skeleton skeleton = chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)});
    skeleton.joints[0].name = "a";
    skeleton.joints[1].name = "b";
    skeleton.joints[2].name = "c";
    return skeleton;
}

JointDriver driver(const char* joint, JointAngle angle, DriverChannel channel, const char* target,
                   std::vector<DriverKey> keys) {
    return {joint, angle, channel, target, std::move(keys)};
}

JointDriver halfTwist() {
    return driver("c", JointAngle::Twist, DriverChannel::RotateX, "b", {{-180.0, -90.0}, {180.0, 90.0}});
}

ErrorCode codeOf(const Drivers& drivers) {
    const Expected<void> sound = validateDrivers(drivers);
    return sound ? ErrorCode::Count : sound.error().code;
}

} // namespace

/// The angle of one joint drives another, or a shape.
class TestDrivers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bendsAreTheSwingAlongTheJointsAxes() {
        const Vec3 bone(1, 0, 0);
        for (const double degrees : {-150.0, -30.0, 0.0, 75.0}) {
            for (const double twist : {-100.0, 0.0, 40.0}) {
                const Quat about = turned(twist, bone);
                const JointAngles z = anglesOf(turned(degrees, Vec3(0, 0, 1)) * about, bone);
                QVERIFY((z.bend - Vec3(0, 0, degrees)).norm() < 1e-9);
                QCOMPARE(z.of(JointAngle::BendZ), z.bend.z());
                const JointAngles both = anglesOf(turned(degrees, Vec3(0, 3, 4)) * about, bone);
                QVERIFY((both.bend - degrees * Vec3(0, 0.6, 0.8)).norm() < 1e-9);
                QVERIFY(std::abs(both.bend.norm() - both.swing) < 1e-9);
                QVERIFY(std::abs(both.twist - twist) < 1e-9);
            }
        }
        QVERIFY(anglesOf(turned(180.0, Vec3(0, 1, 0)), bone).bend.allFinite());
    }

    void aValueIsLinearBetweenKeysAndStaysBeyond() {
        const JointDriver curve = driver("a", JointAngle::Swing, DriverChannel::ScaleX, "b",
                                         {{90.0, 2.0}, {10.0, 1.0}}); // in any order
        QCOMPARE(valueAt(curve, 0.0), 1.0);
        QCOMPARE(valueAt(curve, 10.0), 1.0);
        QCOMPARE(valueAt(curve, 50.0), 1.5);
        QCOMPARE(valueAt(curve, 90.0), 2.0);
        QCOMPARE(valueAt(curve, 180.0), 2.0);
    }

    void aForearmTwistsHalfAsFar() {
        const Skeleton skeleton = arm();
        const DriverRig rig(skeleton, {halfTwist()});
        for (const double degrees : {-170.0, -20.0, 0.0, 64.0, 179.0}) {
            Pose pose = Pose::bindPose(skeleton);
            pose.joints[2].rotation = turned(degrees, Vec3(1, 0, 0));
            const Pose driven = rig.driven(pose);
            QVERIFY(driven.joints[1].rotation.angularDistance(turned(0.5 * degrees, Vec3(1, 0, 0))) < 1e-9);
            QVERIFY(driven.joints[2] == pose.joints[2]);
            QVERIFY(driven.joints[0] == JointPose());
        }
        const Pose still = Pose::bindPose(skeleton);
        QVERIFY(rig.driven(still) == still); // to the bit
    }

    void channelsAreAlongTheJointsOwnAxes() {
        Skeleton skeleton = arm();
        const Mat3 turn = turned(90.0, Vec3(0, 0, 1)).toRotationMatrix();
        skeleton.joints[1].modelFromJointBind.linear() = turn;
        const JointDriver moves =
            driver("a", JointAngle::BendZ, DriverChannel::TranslateX, "b", {{0.0, 0.0}, {90.0, 0.5}});
        const JointDriver scales =
            driver("a", JointAngle::BendZ, DriverChannel::ScaleY, "b", {{0.0, 1.0}, {90.0, 3.0}});
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[0].rotation = turned(45.0, Vec3(0, 0, 1));
        pose.joints[1].scale = Vec3(1, 2, 1);
        const Pose driven = drivenPose(skeleton, {moves, scales}, pose);
        QVERIFY((driven.joints[1].translation - turn * Vec3(0.25, 0, 0)).norm() < 1e-12);
        QVERIFY((driven.joints[1].scale - Vec3(1, 4, 1)).norm() < 1e-12);
    }

    void driversOfOneChannelAddUp() {
        const Skeleton skeleton = arm();
        const Drivers drivers{
            driver("a", JointAngle::Swing, DriverChannel::RotateZ, "c", {{0.0, 0.0}, {90.0, 10.0}}),
            driver("b", JointAngle::Swing, DriverChannel::RotateZ, "c", {{0.0, 0.0}, {90.0, 20.0}}),
            driver("a", JointAngle::Swing, DriverChannel::Shape, "fix", {{0.0, 0.0}, {90.0, 0.25}}),
            driver("b", JointAngle::Swing, DriverChannel::Shape, "fix", {{0.0, 0.0}, {90.0, 0.5}})};
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[0].rotation = turned(90.0, Vec3(0, 1, 0));
        pose.joints[1].rotation = turned(-90.0, Vec3(0, 0, 1));
        const DriverRig rig(skeleton, drivers);
        const Pose driven = rig.driven(pose);
        QVERIFY(driven.joints[2].rotation.angularDistance(turned(30.0, Vec3(0, 0, 1))) < 1e-9);
        const std::vector<ShapeWeight> shapes = rig.shapes(driven);
        QCOMPARE(shapes.size(), std::size_t{1});
        QVERIFY(std::abs(shapes[0].weight - 0.75) < 1e-12);
    }

    void aDrivenJointDrivesOthersWhateverTheOrder() {
        const Skeleton skeleton = arm();
        const JointDriver first =
            driver("c", JointAngle::BendZ, DriverChannel::RotateZ, "b", {{-180.0, -90.0}, {180.0, 90.0}});
        const JointDriver second =
            driver("b", JointAngle::BendZ, DriverChannel::RotateZ, "a", {{-180.0, -90.0}, {180.0, 90.0}});
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[2].rotation = turned(80.0, Vec3(0, 0, 1));
        for (const Drivers& drivers : {Drivers{first, second}, Drivers{second, first}}) {
            const Pose driven = drivenPose(skeleton, drivers, pose);
            QVERIFY(driven.joints[0].rotation.angularDistance(turned(20.0, Vec3(0, 0, 1))) < 1e-9);
        }
    }

    void driversThatCannotBeAreRefused_data() {
        QTest::addColumn<Drivers>("drivers");
        QTest::addColumn<ErrorCode>("code");
        const auto with = [](JointDriver change(JointDriver)) { return Drivers{change(halfTwist())}; };
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("sound") << Drivers{halfTwist()} << ErrorCode::Count;
        QTest::newRow("none") << Drivers{} << ErrorCode::Count;
        QTest::newRow("no key") << with([](JointDriver d) {
            d.keys.clear();
            return d;
        }) << ErrorCode::DriverEmpty;
        QTest::newRow("two keys at one angle") << with([](JointDriver d) {
            d.keys.push_back({180.0, 1.0});
            return d;
        }) << ErrorCode::DriverKeyTwice;
        QTest::newRow("itself") << with([](JointDriver d) {
            d.target = d.joint;
            return d;
        }) << ErrorCode::DriverOfItself;
        QTest::newRow("angle too large") << with([](JointDriver d) {
            d.keys[0].angle = 181.0;
            return d;
        }) << ErrorCode::ParameterOutOfRange;
        QTest::newRow("negative swing") << with([](JointDriver d) {
            d.angle = JointAngle::Swing;
            return d;
        }) << ErrorCode::ParameterOutOfRange;
        QTest::newRow("no scale") << with([](JointDriver d) {
            d.channel = DriverChannel::ScaleX;
            return d;
        }) << ErrorCode::ParameterOutOfRange;
        Drivers broken{halfTwist()};
        broken[0].keys[0].value = nan;
        QTest::newRow("no number") << broken << ErrorCode::ParameterOutOfRange;
        broken[0].keys[0] = {nan, 1.0};
        QTest::newRow("no angle") << broken << ErrorCode::ParameterOutOfRange;
        const auto turns = [](const char* from, const char* to) {
            return driver(from, JointAngle::Swing, DriverChannel::RotateX, to, {{0.0, 0.0}});
        };
        QTest::newRow("two in a circle")
            << Drivers{turns("a", "b"), turns("b", "a")} << ErrorCode::DriverCircle;
        QTest::newRow("three in a circle, one drives in")
            << Drivers{turns("x", "a"), turns("a", "b"), turns("b", "c"), turns("c", "a"), turns("c", "y")}
            << ErrorCode::DriverCircle;
        QTest::newRow("two ways to one joint")
            << Drivers{turns("a", "b"), turns("a", "c"), turns("b", "d"), turns("c", "d")}
            << ErrorCode::Count;
        QTest::newRow("a shape of a joint's name")
            << Drivers{driver("a", JointAngle::Swing, DriverChannel::Shape, "a", {{0.0, 0.0}})}
            << ErrorCode::Count;
    }

    void driversThatCannotBeAreRefused() {
        QFETCH(Drivers, drivers);
        QFETCH(ErrorCode, code);
        QVERIFY(codeOf(drivers) == code);
    }

    void aCircleIsNamed() {
        const auto turns = [](const char* from, const char* to) {
            return driver(from, JointAngle::Swing, DriverChannel::RotateX, to, {{0.0, 0.0}});
        };
        const Error error = validateDrivers({turns("c", "d"), turns("b", "c"), turns("c", "b")}).error();
        QCOMPARE(error.arguments[0], std::string("b"));
        QCOMPARE(error.arguments[1], std::string("b > c > b"));
    }

    /// Chains are followed in a time that does not depend on the order of their joints' names.
    void longChainsEndWhateverTheirNames() {
        constexpr int kJoints = 20000;
        Drivers drivers;
        const auto named = [](int joint) { return std::to_string(100000 + joint); };
        for (int joint = kJoints; joint > 0; --joint) {
            drivers.push_back(
                {named(joint), JointAngle::Swing, DriverChannel::RotateX, named(joint - 1), {{0.0, 0.0}}});
        }
        QVERIFY(validateDrivers(drivers).has_value());
        drivers.push_back(
            {named(0), JointAngle::Swing, DriverChannel::RotateX, named(kJoints), {{0.0, 0.0}}});
        const Error error = validateDrivers(drivers).error();
        QCOMPARE(error.code, ErrorCode::DriverCircle);
        QCOMPARE(error.arguments[1],
                 std::string("100000 > 120000 > 119999 > 119998 > 119997 > ... > 100001 > "
                             "100000"));
    }

    void longChainsAndManyDriversEnd() {
        Drivers drivers;
        for (int i = 0; i < 3000; ++i) {
            drivers.push_back({std::to_string(i),
                               JointAngle::Swing,
                               DriverChannel::RotateX,
                               std::to_string(i + 1),
                               {{0.0, 0.0}}});
        }
        QVERIFY(validateDrivers(drivers).has_value());
        drivers.push_back({"3000", JointAngle::Swing, DriverChannel::RotateX, "0", {{0.0, 0.0}}});
        QVERIFY(validateDrivers(drivers).error().code == ErrorCode::DriverCircle);
    }

    void whatIsNotThereDoesNothing() {
        const Skeleton skeleton = arm();
        JointDriver lost = halfTwist();
        lost.joint = "nobody";
        JointDriver nowhere = halfTwist();
        nowhere.target = "nobody";
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[2].rotation = turned(50.0, Vec3(1, 0, 0));
        QVERIFY(drivenPose(skeleton, {lost, nowhere}, pose) == pose);
        QVERIFY(DriverRig(skeleton, {lost, nowhere}).empty());
        QVERIFY(DriverRig().driven(pose) == pose);
        QVERIFY(DriverRig(skeleton, {halfTwist()}).driven({}).joints.size() >= 2); // a short pose
    }

    void aShapeIsDrivenByTheTurnThatTellsIt() {
        const Skeleton skeleton = arm();
        Pose pose = Pose::bindPose(skeleton);
        QVERIFY(!largestTurn(skeleton, pose));
        pose.joints[1].rotation = turned(-70.0, Vec3(0, 0, 1));
        auto turn = largestTurn(skeleton, pose);
        QVERIFY(turn && turn->joint == 1 && turn->angle == JointAngle::BendZ);
        QVERIFY(std::abs(turn->degrees + 70.0) < 1e-9);
        pose.joints[2].rotation = turned(90.0, Vec3(1, 0, 0));
        turn = largestTurn(skeleton, pose);
        QVERIFY(turn && turn->joint == 2 && turn->angle == JointAngle::Twist);
        pose.joints[2].rotation = turned(90.0, Vec3(0, 1, 1));
        QVERIFY(turnOf(skeleton, pose, 2)->angle == JointAngle::Swing);
    }

    void aTwistOfASiblingIsARollConstraint() {
        Skeleton skeleton = arm();
        test::addJoint(skeleton, "twist", 1, Vec3(1.5, 0, 0)); // with the same parent as c
        JointDriver half = halfTwist();
        half.target = "twist";
        const std::vector<NodeConstraint> rolls = nodeConstraints(skeleton, {half});
        QCOMPARE(rolls.size(), std::size_t{1});
        QVERIFY((rolls[0] == NodeConstraint{"twist", "c", 0.5, ConstraintKind::Roll, 0}));
        QVERIFY(nodeConstraints(skeleton, {halfTwist()}).empty()); // b is the parent of c
        JointDriver other = half;
        other.channel = DriverChannel::RotateY; // not along the bone
        QVERIFY(nodeConstraints(skeleton, {other}).empty());
        QVERIFY(nodeConstraints(skeleton, {half, other}).empty()); // two turn it
        other = half;
        other.keys[1].value = 80.0; // no line through 0
        QVERIFY(nodeConstraints(skeleton, {other}).empty());
        other = half;
        std::swap(other.keys[0].value, other.keys[1].value); // the other way round
        QVERIFY(nodeConstraints(skeleton, {other}).empty());
        other = half;
        other.angle = JointAngle::BendX;
        QVERIFY(nodeConstraints(skeleton, {other}).empty());
    }

    /// The formula of the specification: slerp(rest, rest * source's turn, weight) of the local rotation.
    void aTurnByOneFractionIsARotationConstraint() {
        Skeleton skeleton = arm();
        test::addJoint(skeleton, "half", 1, Vec3(2, 0, 0)); // with the same axes as c
        const JointDriver turn{"c", JointAngle::Swing, DriverChannel::Turn, "half", {{0.0, 0.3}}};
        const std::vector<NodeConstraint> found = nodeConstraints(skeleton, {turn});
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY((found[0] == NodeConstraint{"half", "c", 0.3}));
        const auto source = static_cast<std::size_t>(skeleton.find("c"));
        const auto target = static_cast<std::size_t>(skeleton.find("half"));
        for (const double degrees : {-170.0, -90.0, 10.0, 120.0, 179.0}) {
            Pose pose = Pose::bindPose(skeleton);
            pose.joints[source].rotation = turned(degrees, Vec3(1, 2, -1));
            const Quat rest(skeleton.parentFromJointBind(target).rotation());
            const Quat by = rest.slerp(0.3, rest * pose.joints[source].rotation);
            const Quat driven = rest * drivenPose(skeleton, {turn}, pose).joints[target].rotation;
            QVERIFY(driven.angularDistance(by) < 1e-9);
        }
        JointDriver other = turn;
        other.keys = {{0.0, 0.3}, {90.0, 0.5}}; // not one fraction
        QVERIFY(nodeConstraints(skeleton, {other}).empty());
        other.keys = {{0.0, -0.3}};
        QVERIFY(nodeConstraints(skeleton, {other}).empty());
        JointDriver second = turn;
        second.joint = "a";
        QVERIFY(nodeConstraints(skeleton, {turn, second}).empty()); // two turn it
        skeleton.joints[target].modelFromJointBind.rotate(Eigen::AngleAxisd(0.1, Vec3::UnitX()));
        QVERIFY(nodeConstraints(skeleton, {turn}).empty()); // other axes
    }

    void shapesOfOneJointInterpolateLinearly() {
        Drivers drivers;
        for (const double degrees : {90.0, 45.0, -60.0, 135.0}) {
            drivers.push_back(
                shapeDriver("a", {0, JointAngle::BendZ, degrees}, std::to_string(degrees), drivers));
        }
        // Made at 45 between 0 and 90, it is on there alone; the one at 135 goes on from the one at 90.
        QVERIFY((drivers[0].keys == std::vector<DriverKey>{{0.0, 0.0}, {90.0, 1.0}}));
        QVERIFY((drivers[1].keys == std::vector<DriverKey>{{0.0, 0.0}, {45.0, 1.0}, {90.0, 0.0}}));
        QVERIFY((drivers[2].keys == std::vector<DriverKey>{{-60.0, 1.0}, {0.0, 0.0}}));
        QVERIFY((drivers[3].keys == std::vector<DriverKey>{{90.0, 0.0}, {135.0, 1.0}}));
        for (const JointDriver& each : drivers) {
            QCOMPARE(valueAt(each, 0.0), 0.0);
        }
        QVERIFY(validateDrivers(drivers).has_value());
    }
};

SINEW_TEST(TestDrivers, NoApplication)

} // namespace testDrivers

#include "TestDrivers.moc"
