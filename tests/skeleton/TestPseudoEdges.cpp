#include "core/skeleton/PseudoEdges.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace testPseudoEdges {

using namespace sinew;

namespace {

using Edges = std::vector<std::array<std::uint32_t, 2>>;

constexpr double kDegree = std::numbers::pi / 180.0;

Vec3 inPlane(double degrees, double length = 1.0) {
    return {length * std::cos(degrees * kDegree), length * std::sin(degrees * kDegree), 0.0};
}

/// The angle of the first place, degrees, where its edges turn by these.
double averageOf(const std::vector<double>& degrees) {
    std::vector<Vec3> rest{Vec3::Zero()};
    std::vector<Vec3> posed{Vec3::Zero()};
    Edges edges;
    for (std::uint32_t i = 0; i < degrees.size(); ++i) {
        const double start = 40.0 * i;
        rest.push_back(inPlane(start));
        posed.push_back(inPlane(start + degrees[i], 2.0)); // a length of its own
        edges.push_back({0, i + 1});
    }
    return inferredAngles(edges, rest, posed, Vec3::UnitZ())[0] / kDegree;
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

bool alike(const Quat& a, const Quat& b) {
    return a.angularDistance(b) < 1e-9;
}

Quat aboutZ(double degrees) {
    return Quat(Eigen::AngleAxisd(degrees * kDegree, Vec3::UnitZ()));
}

/// Three roots in a row along x, one apart.
Skeleton threeHandles() {
    Skeleton skeleton;
    test::addJoint(skeleton, "left", kNone, Vec3(-1, 0, 0));
    test::addJoint(skeleton, "middle", kNone, Vec3(0, 0, 0));
    test::addJoint(skeleton, "right", kNone, Vec3(1, 0, 0));
    return skeleton;
}

const PseudoEdges kRow{{"left", "middle"}, {"middle", "right"}};

Pose moved(const Skeleton& skeleton, std::size_t joint, const Vec3& offset) {
    Pose pose = Pose::bindPose(skeleton);
    pose.joints[joint].translation = offset;
    return pose;
}

Pose turnedFromBind(const Skeleton& skeleton, const PseudoEdges& edges, const Pose& pose,
                    const std::optional<Vec3>& normal = std::nullopt) {
    return turnedAlongEdges(skeleton, edges, normal, Pose::bindPose(skeleton), pose);
}

Vec3 positionIn(const Skeleton& skeleton, const Pose& pose, std::size_t joint) {
    return modelFromJoints(skeleton, pose)[joint].translation();
}

} // namespace

/// Jacobson et al. 2011, sec. 3.4: the average of the smallest rotations that take each pseudo-edge from its
/// rest orientation to its pose orientation, in 2D as signed angles.
class TestPseudoEdges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anglesAreAveraged() {
        QVERIFY(near(averageOf({30.0}), 30.0));
        QVERIFY(near(averageOf({-30.0}), -30.0));
        QVERIFY(near(averageOf({60.0, -20.0}), 20.0));
        QVERIFY(near(averageOf({90.0, 10.0, 20.0}), 40.0));
        QVERIFY(near(averageOf({100.0, 0.0, 0.0}), 100.0 / 3.0));
    }

    /// Of more than one edge that is not what quaternions average to.
    void theyAreNoQuaternions() {
        const std::vector<Vec3> rest{Vec3::Zero(), inPlane(0), inPlane(90), inPlane(200)};
        const std::vector<Vec3> posed{Vec3::Zero(), inPlane(150), inPlane(90), inPlane(200)};
        const Edges edges{{0, 1}, {0, 2}, {0, 3}};
        QVERIFY(near(inferredAngles(edges, rest, posed, Vec3::UnitZ())[0] / kDegree, 50.0));
        const Quat mean = inferredTurns(edges, rest, posed)[0];
        QVERIFY(std::abs(mean.angularDistance(Quat::Identity()) / kDegree - 50.0) > 1.0);
    }

    /// Each edge counts by its smallest rotation: beyond half a turn that is the other way round.
    void beyondHalfATurnTheOtherWayIsShorter() {
        QVERIFY(near(averageOf({179.0}), 179.0));
        QVERIFY(near(averageOf({180.0}), 180.0));
        QVERIFY(near(averageOf({-180.0}), 180.0));
        QVERIFY(near(averageOf({190.0}), -170.0));
        QVERIFY(near(averageOf({360.0}), 0.0));
        QVERIFY(near(averageOf({170.0, 190.0}), 0.0)); // 170 and -170
        QVERIFY(near(averageOf({-200.0, 20.0}), 90.0));
    }

    void theOtherSideOfThePlaneSeesTheOtherSign() {
        const std::vector<Vec3> rest{Vec3::Zero(), Vec3(1, 0, 0)};
        const std::vector<Vec3> posed{Vec3::Zero(), Vec3(0, 1, 0)};
        const Edges edges{{0, 1}};
        QVERIFY(near(inferredAngles(edges, rest, posed, Vec3::UnitZ())[0] / kDegree, 90.0));
        QVERIFY(near(inferredAngles(edges, rest, posed, -Vec3::UnitZ())[0] / kDegree, -90.0));
        // Both ends see the same, in whichever order they stand.
        QVERIFY(near(inferredAngles(Edges{{1, 0}}, rest, posed, Vec3::UnitZ())[1] / kDegree, 90.0));
    }

    /// A joint that lies before or behind the plane turns as its shadow does.
    void onlyThePlaneCounts() {
        const std::vector<Vec3> rest{Vec3::Zero(), Vec3(1, 0, 0.5)};
        const std::vector<Vec3> posed{Vec3(0, 0, -2), Vec3(0, 3, 7)};
        QVERIFY(near(inferredAngles(Edges{{0, 1}}, rest, posed, Vec3::UnitZ())[0] / kDegree, 90.0));
    }

    void edgesWithoutLengthSayNothing() {
        const std::vector<Vec3> rest{Vec3::Zero(), Vec3(1, 0, 0), Vec3(0, 0, 1)};
        const std::vector<Vec3> posed{Vec3::Zero(), Vec3::Zero(), Vec3(1, 1, 1)};
        for (const double angle : inferredAngles(Edges{{0, 1}, {0, 2}, {1, 1}}, rest, posed, Vec3::UnitZ())) {
            QCOMPARE(angle, 0.0);
        }
        QVERIFY(inferredAngles({}, {}, {}, Vec3::UnitZ()).empty());
    }

    void aMovedHandleTurnsWithItsEdges() {
        const Skeleton skeleton = threeHandles();
        // The last one goes straight above the middle: its only edge turns by a right angle.
        const Pose pose = turnedFromBind(skeleton, kRow, moved(skeleton, 2, Vec3(-1, 1, 0)));
        QVERIFY(alike(pose.joints[2].rotation, aboutZ(90)));
        QVERIFY(alike(pose.joints[1].rotation, aboutZ(45))); // of 0 and 90
        QVERIFY(pose.joints[0] == JointPose());              // none of its edges has a moved end
        QVERIFY((positionIn(skeleton, pose, 2) - Vec3(0, 1, 0)).norm() < 1e-12);
        QVERIFY((positionIn(skeleton, pose, 1)).norm() < 1e-12);
    }

    void flatCharactersTurnBySignedAngles() {
        const Skeleton skeleton = threeHandles();
        // Edges at 0 and at 150 degrees: 75 in the plane. Quaternions average to the same for two edges, so
        // one more makes the difference.
        PseudoEdges edges = kRow;
        Skeleton four = skeleton;
        test::addJoint(four, "top", kNone, Vec3(0, 1, 0));
        edges.push_back({"middle", "top"});
        const Pose to = moved(four, 2, inPlane(150) - Vec3(1, 0, 0));
        QVERIFY(alike(turnedFromBind(four, edges, to, Vec3(Vec3::UnitZ())).joints[1].rotation, aboutZ(50)));
        QVERIFY(!alike(turnedFromBind(four, edges, to).joints[1].rotation, aboutZ(50)));
    }

    /// While one drags beyond half a turn the handle flips to the shorter way, as documented.
    void aFullCircleOfTheMouseFlipsOnce() {
        const Skeleton skeleton = threeHandles();
        int flips = 0;
        double before = 0.0;
        for (int degrees = 0; degrees <= 360; degrees += 5) {
            const Pose pose =
                turnedFromBind(skeleton, {{"middle", "right"}},
                               moved(skeleton, 2, inPlane(degrees) - Vec3(1, 0, 0)), Vec3(Vec3::UnitZ()));
            const Quat& turn = pose.joints[2].rotation;
            const double angle = 2.0 * std::atan2(turn.z(), turn.w()) / kDegree;
            QVERIFY(near(angle, degrees <= 180 ? degrees : degrees - 360.0));
            flips += std::abs(angle - before) > 180.0 ? 1 : 0;
            before = angle;
        }
        QCOMPARE(flips, 1);
    }

    void withoutEdgesThePoseStays() {
        const Skeleton skeleton = threeHandles();
        const Pose to = moved(skeleton, 2, Vec3(3, 1, 2));
        QVERIFY(turnedFromBind(skeleton, {}, to) == to);
        QVERIFY(turnedFromBind(skeleton, {{"nobody", "right"}}, to) == to);
    }

    void whatStoodTurnedStaysWhereNothingMoves() {
        const Skeleton skeleton = threeHandles();
        Pose from = Pose::bindPose(skeleton);
        from.joints[0].rotation = aboutZ(33); // by hand
        Pose to = from;
        to.joints[2].translation = Vec3(0, 1, 0);
        const Pose pose = turnedAlongEdges(skeleton, kRow, std::nullopt, from, to);
        QVERIFY(pose.joints[0] == from.joints[0]);
        QVERIFY(!(pose.joints[1] == from.joints[1]));
    }

    /// Such as a limb that inverse kinematics turns.
    void aJointThatThePoseTurnsKeepsItsTurn() {
        const Skeleton skeleton = threeHandles();
        Pose to = moved(skeleton, 2, Vec3(-1, 1, 0));
        to.joints[2].rotation = aboutZ(10);
        const Pose pose = turnedFromBind(skeleton, kRow, to);
        QVERIFY(pose.joints[2] == to.joints[2]);
        QVERIFY(alike(pose.joints[1].rotation, aboutZ(45)));
    }

    /// A joint below one that turns stands where it was put; what has no edge goes along.
    void jointsBelowStandWhereTheyStood() {
        Skeleton skeleton;
        test::addJoint(skeleton, "root", kNone, Vec3(0, 0, 0));
        test::addJoint(skeleton, "below", 0, Vec3(1, 0, 0));
        test::addJoint(skeleton, "free", 0, Vec3(0, 1, 0));
        Pose to = Pose::bindPose(skeleton);
        to.joints[1].translation = Vec3(-1, 1, 0);
        const Pose pose = turnedFromBind(skeleton, {{"root", "below"}}, to);
        QVERIFY((positionIn(skeleton, pose, 1) - Vec3(0, 1, 0)).norm() < 1e-12);
        QVERIFY((positionIn(skeleton, pose, 2) - Vec3(-1, 0, 0)).norm() < 1e-12);
        for (const std::size_t joint : {0U, 1U}) {
            const Mat3 turn = modelFromJoints(skeleton, pose)[joint].rotation();
            QVERIFY(alike(Quat(turn), aboutZ(90)));
        }
    }

    void jointsOfAnyAxesTurnInTheModel() {
        Skeleton skeleton = threeHandles();
        skeleton.joints[2].modelFromJointBind.linear() =
            Eigen::AngleAxisd(1.0, Vec3(1, 2, 3).normalized()).toRotationMatrix();
        const Mat3 bind = skeleton.joints[2].modelFromJointBind.rotation();
        const Pose pose = turnedFromBind(skeleton, kRow, moved(skeleton, 2, Vec3(-1, 1, 0)));
        QVERIFY(alike(Quat(Mat3(modelFromJoints(skeleton, pose)[2].rotation())), aboutZ(90) * Quat(bind)));
    }

    void turnsKeepWithinLimits() {
        Skeleton skeleton = threeHandles();
        std::array<AngleRange, 3> ranges;
        ranges.fill(AngleRange{-0.1, 0.1});
        skeleton.joints[2].limits = limitsFromBind(skeleton, 2, ranges);
        const Pose pose = turnedFromBind(skeleton, kRow, moved(skeleton, 2, Vec3(-1, 1, 0)));
        QVERIFY(pose.joints[2].rotation.angularDistance(Quat::Identity()) < 0.2);
        QVERIFY((positionIn(skeleton, pose, 2) - Vec3(0, 1, 0)).norm() < 1e-12);
    }

    void anEdgeNeedsTwoJoints() {
        QVERIFY(validatePseudoEdges(kRow).has_value());
        const auto itself = validatePseudoEdges({{"left", "middle"}, {"right", "right"}});
        QVERIFY(!itself && itself.error().code == ErrorCode::PseudoEdgeToItself);
        QCOMPARE(itself.error().arguments, std::vector<std::string>{"right"});
        const auto twice = validatePseudoEdges({{"left", "middle"}, {"middle", "left"}});
        QVERIFY(!twice && twice.error().code == ErrorCode::PseudoEdgeTwice);
    }

    void jointsOfEdgesMustBeThere() {
        const Skeleton skeleton = threeHandles();
        QVERIFY(checkPseudoEdges(skeleton, kRow, "--pseudo-edge").has_value());
        const auto unknown = checkPseudoEdges(skeleton, {{"left", "tail"}}, "--pseudo-edge");
        QVERIFY(!unknown && unknown.error().code == ErrorCode::JointUnknown);
        QCOMPARE(unknown.error().arguments, (std::vector<std::string>{"tail", "--pseudo-edge"}));
        QVERIFY(jointEdges(skeleton, {{"left", "tail"}}).empty());
    }
};

SINEW_TEST(TestPseudoEdges, sinew::test::NoApplication)

} // namespace testPseudoEdges

#include "TestPseudoEdges.moc"
