#include "core/skeleton/JointLimits.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "tests/geometry/Soups.h"
#include "tests/skeleton/EditSkeletons.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <random>

namespace testJointLimits {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr std::array kOrders{AxisOrder::XYZ, AxisOrder::XZY, AxisOrder::YZX,
                             AxisOrder::YXZ, AxisOrder::ZXY, AxisOrder::ZYX};
constexpr double kFree = std::numeric_limits<double>::infinity();

class Dice {
public:
    double number(double from, double to) { return std::uniform_real_distribution(from, to)(m_engine); }
    Vec3 angles() { return {number(-180, 180), number(-180, 180), number(-180, 180)}; }
    Quat turn() { return randomRotation(m_engine).normalized(); }

private:
    std::mt19937 m_engine{11};
};

double apart(const Quat& a, const Quat& b) {
    return a.angularDistance(b);
}

JointLimits within(const AngleRange& x, const AngleRange& y, const AngleRange& z,
                   AxisOrder order = AxisOrder::XYZ) {
    JointLimits limits;
    limits.ranges = {x, y, z};
    limits.order = order;
    return limits;
}

bool holds(const JointLimits& limits, const Quat& rotation) {
    const Vec3 angles = limitAngles(limits, rotation);
    for (int axis = 0; axis < 3; ++axis) {
        const AngleRange& range = limits.ranges[static_cast<std::size_t>(axis)];
        if (angles[axis] < range.min - 1e-6 || angles[axis] > range.max + 1e-6) {
            return false;
        }
    }
    return true;
}

ErrorCode codeOf(const Expected<EditedSkeleton>& result) {
    return result ? ErrorCode::Count : result.error().code;
}

Skeleton limited(Skeleton skeleton, const char* joint, const JointLimits& limits) {
    const std::int32_t number = named(skeleton, joint);
    return edited(skeleton, limitJoints(skeleton, std::array{number}, std::array{std::optional(limits)}))
        .skeleton;
}

/// How far a joint is turned in model space by what its limits call these angles.
Quat modelTurn(const Skeleton& skeleton, const char* joint, const Vec3& angles) {
    const auto j = static_cast<std::size_t>(named(skeleton, joint));
    const std::int32_t parent = skeleton.joints[j].parent;
    const Mat3 above =
        parent == kNone ? Mat3(Mat3::Identity())
                        : Mat3(skeleton.joints[static_cast<std::size_t>(parent)].modelFromJointBind.linear());
    const Quat now(Mat3(above * rotationAtAngles(*skeleton.joints[j].limits, angles).toRotationMatrix()));
    return now * Quat(Mat3(skeleton.joints[j].modelFromJointBind.linear())).conjugate();
}

} // namespace

/// How far joints may turn: angles, clamping, and what edits of a skeleton make of them.
class TestJointLimits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anglesMeanTheirRotation() {
        Dice dice;
        for (const AxisOrder order : kOrders) {
            for (int i = 0; i < 200; ++i) {
                const Quat turn = dice.turn();
                const Vec3 angles = anglesOfRotation(turn, order);
                QVERIFY(apart(rotationOfAngles(angles, order), turn) < 1e-7);
                QVERIFY(apart(rotationOfAngles(sameRotation(angles, order), order), turn) < 1e-7);
            }
        }
    }

    void xTurnsFirstInXyz() {
        const Quat turn = rotationOfAngles({90, 0, 90}, AxisOrder::XYZ);
        QVERIFY((turn * Vec3::UnitY() - Vec3::UnitZ()).norm() < 1e-12); // about x, then z leaves it
        QVERIFY((turn * Vec3::UnitX() - Vec3::UnitY()).norm() < 1e-12);
    }

    void lockedAxesKeepTheRotation() {
        Dice dice;
        for (const AxisOrder order : kOrders) {
            const int middle = order == AxisOrder::XYZ || order == AxisOrder::ZYX   ? 1
                               : order == AxisOrder::XZY || order == AxisOrder::YZX ? 2
                                                                                    : 0;
            for (const double right : {90.0, -90.0}) {
                Vec3 angles = dice.angles();
                angles[middle] = right;
                const Quat turn = rotationOfAngles(angles, order);
                QVERIFY(apart(rotationOfAngles(anglesOfRotation(turn, order), order), turn) < 1e-7);
            }
        }
    }

    void whatIsWithinStaysTheSameBytes() {
        Dice dice;
        for (const AxisOrder order : kOrders) {
            const JointLimits limits = within({-170, 100}, {-80, 85}, {-20, 190}, order);
            for (int i = 0; i < 200; ++i) {
                const Quat turn = rotationOfAngles(
                    {dice.number(-170, 100), dice.number(-80, 85), dice.number(-20, 190)}, order);
                QCOMPARE(clampedToLimits(turn, limits).coeffs(), turn.coeffs());
            }
        }
    }

    void clampingEndsWithinAndStaysThere() {
        Dice dice;
        for (const AxisOrder order : kOrders) {
            for (int i = 0; i < 400; ++i) {
                const Vec3 a = dice.angles();
                const Vec3 b = dice.angles();
                JointLimits limits = within({std::min(a.x(), b.x()), std::max(a.x(), b.x())},
                                            {std::min(a.y(), b.y()), std::max(a.y(), b.y())},
                                            {std::min(a.z(), b.z()), std::max(a.z(), b.z())}, order);
                limits.parentFromAxes = dice.turn();
                limits.axesFromJoint = dice.turn();
                const Quat clamped = clampedToLimits(dice.turn(), limits);
                QVERIFY(holds(limits, clamped));
                QVERIFY(apart(clampedToLimits(clamped, limits), clamped) < 1e-6);
            }
        }
    }

    void hingesStopAtTheirEnds() {
        const JointLimits knee = within({-10, 120}, {0, 0}, {0, 0});
        const auto bent = [&](double degrees) {
            return limitAngles(knee,
                               clampedToLimits(rotationOfAngles({degrees, 0, 0}, AxisOrder::XYZ), knee));
        };
        QVERIFY((bent(130) - Vec3(120, 0, 0)).norm() < 1e-6);
        QVERIFY((bent(-50) - Vec3(-10, 0, 0)).norm() < 1e-6);
        QVERIFY((bent(60) - Vec3(60, 0, 0)).norm() < 1e-6);
        // Out of its plane it is turned back into it.
        const Quat out = rotationOfAngles({60, 20, -15}, AxisOrder::XYZ);
        QVERIFY((limitAngles(knee, clampedToLimits(out, knee)) - Vec3(60, 0, 0)).norm() < 1e-6);
    }

    void anglesBeyondHalfATurnAreWithin() {
        const JointLimits winch = within({170, 300}, {0, 0}, {0, 0});
        const Quat turn = rotationOfAngles({250, 0, 0}, AxisOrder::XYZ); // which is -110 as well
        QCOMPARE(clampedToLimits(turn, winch).coeffs(), turn.coeffs());
        QVERIFY(std::abs(limitAngles(winch, turn).x() - 250.0) < 1e-9);
    }

    void endsOfWideRangesKeepTheirAngles() {
        // As posed, each side that is turned to ends: the ranges hold nearly the other triple as well.
        const JointLimits squat = within({-124.8, 180}, {-5.6, 180}, {-2.9, 180});
        const Vec3 end(-124.8, -5.6, -2.9);
        const Quat turn = rotationAtAngles(squat, end);
        QVERIFY((limitAngles(squat, turn) - end).norm() < 1e-6);
        QCOMPARE(clampedToLimits(turn, squat).coeffs(), turn.coeffs());
        const Quat beyond = rotationAtAngles(squat, end - Vec3(3, 0, 0));
        QVERIFY(apart(clampedToLimits(beyond, squat), turn) < 1e-6);
    }

    void sidesWithoutLimitAreFree() {
        const JointLimits oneSided = within({-kFree, 30}, {}, {});
        const Quat back = rotationOfAngles({-100, 0, 0}, AxisOrder::XYZ);
        QCOMPARE(clampedToLimits(back, oneSided).coeffs(), back.coeffs());
        const Quat ahead = rotationOfAngles({50, 0, 0}, AxisOrder::XYZ);
        QVERIFY(std::abs(limitAngles(oneSided, clampedToLimits(ahead, oneSided)).x() - 30.0) < 1e-6);
        Dice dice;
        const Quat any = dice.turn();
        QCOMPARE(clampedToLimits(any, JointLimits()).coeffs(), any.coeffs());
    }

    void lockedAxesFindAnglesWithin() {
        // y at a right angle: x and z are one turn, which x alone may not do.
        const JointLimits limits = within({-10, 10}, {-90, 90}, {-60, 60});
        const Quat turn = rotationOfAngles({10, 90, -30}, AxisOrder::XYZ);
        QVERIFY(apart(clampedToLimits(turn, limits), turn) < 1e-6);
        QVERIFY(holds(limits, turn));
    }

    void posesAreKeptWithin() {
        Skeleton man = littleMan();
        const auto elbow = static_cast<std::size_t>(named(man, "lowerarm_l"));
        man.joints[elbow].limits = limitsFromBind(man, elbow, {{{0, 90}, {0, 0}, {0, 0}}});
        Pose from = Pose::bindPose(man);
        Pose to = from;
        to.joints[elbow].rotation = rotationOfAngles({140, 10, 0}, AxisOrder::XYZ);
        const Pose kept = withinLimits(man, from, to);
        QVERIFY(apart(kept.joints[elbow].rotation, rotationOfAngles({90, 0, 0}, AxisOrder::XYZ)) < 1e-6);
        // A joint that the pose does not turn stays, wherever it is.
        QCOMPARE(withinLimits(man, to, to).joints[elbow].rotation.coeffs(),
                 to.joints[elbow].rotation.coeffs());
        QVERIFY((limitAngles(man, elbow, kept.joints[elbow]) - Vec3(90, 0, 0)).norm() < 1e-6);
    }

    void editsAreChecked() {
        const Skeleton man = littleMan();
        const auto step = [&](const char* joint, const JointLimits& limits) {
            EditedJoint edit{joint};
            edit.limits = limits;
            return withEdit(man, {SkeletonEditKind::Limit, {edit}});
        };
        const auto turned = step("lowerarm_l", within({}, {20, -20}, {}));
        QCOMPARE(codeOf(turned), ErrorCode::LimitsTurnedRound);
        QCOMPARE(turned.error().arguments, (std::vector<std::string>{"lowerarm_l", "Y", "20", "-20"}));
        QCOMPARE(codeOf(step("lowerarm_l", within({std::nan(""), 3}, {}, {}))), ErrorCode::LimitsNotFinite);
        QCOMPARE(codeOf(step("lowerarm_l", within({kFree, kFree}, {}, {}))), ErrorCode::LimitsNotFinite);
        QCOMPARE(codeOf(step("nobody", within({}, {}, {}))), ErrorCode::JointUnknown);
        QVERIFY(step("lowerarm_l", within({-5, 5}, {}, {})));
    }

    void limitsComeAndGo() {
        const Skeleton man = littleMan();
        const Skeleton with = limited(man, "lowerarm_l", within({-5, 5}, {}, {}));
        QCOMPARE(limitedJoints(with), std::size_t{1});
        const std::int32_t joint = named(with, "lowerarm_l");
        const Skeleton without =
            edited(with, limitJoints(with, std::array{joint}, std::array{std::optional<JointLimits>()}))
                .skeleton;
        QCOMPARE(limitedJoints(without), std::size_t{0});
    }

    void limitsGoOnAfterEdits() {
        Dice dice;
        JointLimits limits = within({-10, 120}, {-5, 5}, {0, 30}, AxisOrder::ZXY);
        limits.parentFromAxes = dice.turn();
        limits.axesFromJoint = dice.turn();
        const Skeleton man = limited(littleMan(), "lowerarm_l", limits);
        const Vec3 angles(40, 3, 20);
        const Quat before = modelTurn(man, "lowerarm_l", angles);
        const std::int32_t lower = named(man, "lowerarm_l");
        const std::int32_t upper = man.joints[static_cast<std::size_t>(lower)].parent;
        const std::vector<SkeletonSteps> all{
            deleteJoints(man, std::array{upper}),
            *reparentJoints(man, std::array{lower}, 0),
            *insertJoint(man, lower),
            {{SkeletonEditKind::Place,
              {{"lowerarm_l", {}, Vec3(1, 2, 3), dice.turn()},
               {man.joints[static_cast<std::size_t>(upper)].name, {}, Vec3(1, 1, 1), dice.turn()}}}}};
        for (const SkeletonSteps& steps : all) {
            const Skeleton after = edited(man, steps).skeleton;
            QVERIFY(after.joints[static_cast<std::size_t>(named(after, "lowerarm_l"))].limits);
            QVERIFY(apart(modelTurn(after, "lowerarm_l", angles), before) < 1e-6);
        }
        const Skeleton renamed = edited(man, *renameJoint(man, lower, "Elbow")).skeleton;
        QCOMPARE(*renamed.joints[static_cast<std::size_t>(named(renamed, "Elbow"))].limits,
                 *man.joints[static_cast<std::size_t>(lower)].limits);
    }

    void fitsTurnTheLimitsOfRoots() {
        Dice dice;
        Skeleton man = limited(littleMan(), "hips", within({-10, 40}, {-5, 5}, {0, 30}));
        const Quat before = modelTurn(man, "hips", {30, 2, 10});
        SkeletonFit fit;
        fit.turn << 0, 0, 1, 1, 0, 0, 0, 1, 0;
        fitSkeleton(man, fit);
        const Quat turn(fit.turn);
        QVERIFY(apart(modelTurn(man, "hips", {30, 2, 10}), turn * before * turn.conjugate()) < 1e-6);
    }
};

SINEW_TEST(TestJointLimits, sinew::test::NoApplication)

} // namespace testJointLimits

#include "TestJointLimits.moc"
