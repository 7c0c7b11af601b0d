#include "core/avatar/Constraints.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace testConstraints {

using namespace sinew;
using namespace sinew::test;

namespace {

Quat turned(double degrees, const Vec3& axis) {
    return Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis.normalized()));
}

std::int32_t add(Skeleton& skeleton, const std::string& name, std::int32_t parent, const Vec3& place,
                 const Quat& turn) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.modelFromJointBind = Transform(Eigen::Translation3d(place) * turn);
    skeleton.joints.push_back(joint);
    return static_cast<std::int32_t>(skeleton.size()) - 1;
}

/// A root with two children of other axes, and a child below each.
Skeleton forked() {
    Skeleton skeleton;
    add(skeleton, "root", kNone, Vec3::Zero(), turned(20, Vec3(1, 1, 0)));
    add(skeleton, "arm", 0, Vec3(1, 0, 0), turned(-35, Vec3(0, 1, 2)));
    add(skeleton, "twist", 0, Vec3(2, 0, 0), turned(50, Vec3(1, 0, 1)));
    add(skeleton, "hand", 1, Vec3(3, 0, 1), turned(70, Vec3(0, 0, 1)));
    add(skeleton, "eye", 2, Vec3(0, 3, 0), turned(10, Vec3(3, 1, 1)));
    return skeleton;
}

Quat restOf(const Skeleton& skeleton, std::size_t joint) {
    return Quat(skeleton.parentFromJointBind(joint).linear());
}

bool sameTurn(const Quat& a, const Quat& b) {
    return a.angularDistance(b) < 1e-9;
}

} // namespace

/// The formulas of VRMC_node_constraint-1.0, and what is no constraint.
class TestConstraints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// targetQuat = slerp(dstRest, dstRest * srcDelta, weight).
    void rotationFollowsTheWholeTurn() {
        const Skeleton skeleton = forked();
        const ConstraintRig rig(skeleton, std::vector<NodeConstraint>{{"twist", "hand", 0.25}});
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[3].rotation = turned(120, Vec3(1, -2, 0.5));
        const Quat rest = restOf(skeleton, 2);
        const Quat expected = rest.slerp(0.25, rest * pose.joints[3].rotation);
        QVERIFY(sameTurn(rest * rig.posed(pose).joints[2].rotation, expected));
    }

    /// The turn of the source about the joint's axis alone, in the axes of their parent.
    void rollTakesTheTurnAboutItsAxis() {
        const Skeleton skeleton = forked();
        for (int axis = 0; axis < 3; ++axis) {
            const NodeConstraint roll{"twist", "arm", 0.5, ConstraintKind::Roll, axis};
            const ConstraintRig rig(skeleton, std::vector<NodeConstraint>{roll});
            Pose pose = Pose::bindPose(skeleton);
            // About the joint's own axis, as the source has it.
            const Vec3 inSource = restOf(skeleton, 1).conjugate() * restOf(skeleton, 2) * Vec3::Unit(axis);
            pose.joints[1].rotation = turned(80, inSource);
            QVERIFY(sameTurn(rig.posed(pose).joints[2].rotation, turned(40, Vec3::Unit(axis))));
            // A turn across it is none.
            pose.joints[1].rotation = turned(80, inSource.unitOrthogonal());
            QVERIFY(sameTurn(rig.posed(pose).joints[2].rotation, Quat::Identity()));
        }
    }

    void aimPointsAtTheSource() {
        const Skeleton skeleton = forked();
        for (const bool negative : {false, true}) {
            NodeConstraint aim{"eye", "hand", 1.0, ConstraintKind::Aim, 2, negative};
            Pose pose = Pose::bindPose(skeleton);
            pose.joints[0].rotation = turned(30, Vec3(0, 1, 0));
            pose.joints[1].rotation = turned(-50, Vec3(1, 0, 0));
            pose.joints[2].translation = Vec3(0.5, 0, 0);
            const Pose posed = ConstraintRig(skeleton, std::vector<NodeConstraint>{aim}).posed(pose);
            const std::vector<Transform> placed = modelFromJoints(skeleton, posed);
            const Vec3 towards = (placed[3].translation() - placed[4].translation()).normalized();
            const Vec3 looks = placed[4].linear() * Vec3(0, 0, negative ? -1 : 1);
            QVERIFY((looks - towards).norm() < 1e-9);
            aim.weight = 0.0;
            const Pose still = ConstraintRig(skeleton, std::vector<NodeConstraint>{aim}).posed(pose);
            QVERIFY(sameTurn(still.joints[4].rotation, Quat::Identity()));
        }
    }

    void sourcesComeFirst() {
        const Skeleton skeleton = forked();
        const std::vector<NodeConstraint> chain{{"eye", "hand", 1.0}, {"hand", "arm", 0.5}};
        const ConstraintRig rig(skeleton, chain);
        QVERIFY((rig.targets() == std::vector<std::int32_t>{3, 4}));
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[1].rotation = turned(60, Vec3(0, 0, 1));
        const Pose posed = rig.posed(pose);
        QVERIFY(sameTurn(posed.joints[3].rotation, turned(30, Vec3(0, 0, 1))));
        QVERIFY(sameTurn(posed.joints[4].rotation, turned(30, Vec3(0, 0, 1))));
        QVERIFY(rig.posed(pose) == posed);
    }

    void whatCannotBeIsSaid() {
        const Skeleton skeleton = forked();
        const auto codeOf = [&](const std::vector<NodeConstraint>& constraints) {
            const Expected<void> checked = validateConstraints(skeleton, constraints);
            return checked ? ErrorCode::Count : checked.error().code;
        };
        QCOMPARE(codeOf({{"eye", "hand", 1.0}}), ErrorCode::Count);
        QCOMPARE(codeOf({{"eye", "nobody", 1.0}}), ErrorCode::JointUnknown);
        QCOMPARE(codeOf({{"eye", "hand", 1.0}, {"eye", "arm", 1.0}}), ErrorCode::ConstraintTwice);
        QCOMPARE(codeOf({{"eye", "eye", 1.0}}), ErrorCode::ConstraintCircle);
        QCOMPARE(codeOf({{"eye", "hand", 9.0}}), ErrorCode::ParameterOutOfRange);
        QCOMPARE(codeOf({{"eye", "hand", -0.5}}), ErrorCode::ParameterOutOfRange);
        NodeConstraint roll{"eye", "hand", 1.0, ConstraintKind::Roll};
        for (const Vec3& direction : {Vec3(Vec3::Zero()), Vec3(Vec3::Constant(std::nan("")))}) {
            roll.direction = direction;
            QCOMPARE(codeOf({roll}), ErrorCode::ParameterOutOfRange);
        }
        const std::vector<NodeConstraint> circle{
            {"eye", "hand", 1.0}, {"hand", "eye", 1.0}, {"arm", "twist"}};
        const Expected<void> checked = validateConstraints(skeleton, circle);
        QVERIFY(!checked && checked.error().code == ErrorCode::ConstraintCircle);
        QVERIFY(checked.error().arguments[1].find(" > ") != std::string::npos);
        // The others turn all the same.
        QVERIFY((ConstraintRig(skeleton, circle).targets() == std::vector<std::int32_t>{1}));
        // Where a joint aims at what hangs on it, nothing would come to rest.
        QCOMPARE(codeOf({{"arm", "hand", 1.0, ConstraintKind::Aim}}), ErrorCode::ConstraintCircle);
        QVERIFY(ConstraintRig(skeleton, std::vector<NodeConstraint>{{"eye", "nobody"}}).empty());
    }
};

SINEW_TEST(TestConstraints, NoApplication)

} // namespace testConstraints

#include "TestConstraints.moc"
