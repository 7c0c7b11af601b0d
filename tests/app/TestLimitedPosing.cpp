#include "app/motion/RangeOfMotion.h"
#include "app/posing/PoseEdits.h"
#include "app/view/gizmo/LimitArcs.h"
#include "core/scene/ClipPose.h"
#include "resources/sample/Wayfarer.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testLimitedPosing {

using namespace sinew;

namespace {

/// An arm of three bones along x.
Skeleton arm() {
    return test::chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0), Vec3(3, 0, 0)});
}

Vec3 handOf(const Skeleton& skeleton, const Pose& pose) {
    return modelFromJoints(skeleton, pose).back().translation();
}

void limit(Skeleton& skeleton, std::size_t joint, const AngleRange& x, const AngleRange& y,
           const AngleRange& z) {
    skeleton.joints[joint].limits = limitsFromBind(skeleton, joint, {{x, y, z}});
}

bool within(const Skeleton& skeleton, const Pose& pose) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const JointPose kept = withinLimits(skeleton, j, pose.joints[j]);
        if (kept.rotation.angularDistance(pose.joints[j].rotation) > 1e-5) {
            return false;
        }
    }
    return true;
}

/// The sample with every joint but roots limited to some turns about each axis.
Skeleton limitedSample() {
    Skeleton skeleton = sample::wayfarer().skeleton;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const double max = 10.0 + 5.0 * static_cast<double>(j % 7);
        if (skeleton.joints[j].parent != kNone) {
            limit(skeleton, j, {-max, max}, {-0.5 * max, max}, {-max, 0.25 * max});
        }
    }
    return skeleton;
}

} // namespace

/// What poses joints keeps them within their limits.
class TestLimitedPosing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void inverseKinematicsStaysWithin() {
        Skeleton skeleton = arm();
        limit(skeleton, 1, {0, 0}, {0, 0}, {0, 40}); // a hinge that bends one way
        limit(skeleton, 2, {0, 0}, {0, 0}, {0, 40});
        const Pose bound = Pose::bindPose(skeleton);
        for (const Vec3& target : {Vec3(2.2, 1.2, 0), Vec3(1, 1, 0), Vec3(1, -2, 0.5), Vec3(-1, 0.5, 1)}) {
            const Pose posed = solveIk(skeleton, bound, 3, target, 3);
            QVERIFY(within(skeleton, posed));
            QVERIFY((handOf(skeleton, posed) - target).norm() < (handOf(skeleton, bound) - target).norm());
            QVERIFY(solveIk(skeleton, bound, 3, target, 3) == posed);
        }
    }

    void whatIsWithinReachIsReached() {
        Skeleton skeleton = arm();
        limit(skeleton, 1, {0, 0}, {0, 0}, {0, 140});
        limit(skeleton, 2, {0, 0}, {0, 0}, {0, 140});
        Pose wanted = Pose::bindPose(skeleton);
        wanted.joints[0].rotation = Quat(Eigen::AngleAxisd(0.3, Vec3::UnitZ()));
        wanted.joints[1].rotation = Quat(Eigen::AngleAxisd(0.9, Vec3::UnitZ()));
        wanted.joints[2].rotation = Quat(Eigen::AngleAxisd(0.6, Vec3::UnitZ()));
        const Vec3 target = handOf(skeleton, wanted);
        const Pose posed = solveIk(skeleton, Pose::bindPose(skeleton), 3, target, 3);
        QVERIFY(within(skeleton, posed));
        QVERIFY2((handOf(skeleton, posed) - target).norm() < 0.02,
                 qPrintable(QString::number((handOf(skeleton, posed) - target).norm())));
    }

    void aStiffArmPointsAtItsTarget() {
        Skeleton skeleton = arm();
        for (const std::size_t joint : {1, 2}) {
            limit(skeleton, joint, {0, 0}, {0, 0}, {0, 0});
        }
        const Vec3 target(0, 1, 1);
        const Pose posed = solveIk(skeleton, Pose::bindPose(skeleton), 3, target, 3);
        QVERIFY(within(skeleton, posed));
        QVERIFY(handOf(skeleton, posed).normalized().dot(target.normalized()) > 0.999);
    }

    void withoutLimitsNothingChanges() {
        const Skeleton skeleton = arm();
        Skeleton free = skeleton;
        free.joints[0].limits.reset();
        const Vec3 target(1, 1, 0.5);
        QVERIFY(solveIk(skeleton, Pose::bindPose(skeleton), 3, target, 3) ==
                solveIk(free, Pose::bindPose(free), 3, target, 3));
    }

    void theRangeOfMotionGoesToTheEnds() {
        Skeleton skeleton = arm();
        limit(skeleton, 1, {-20, 60}, {0, 0}, {-35, AngleRange().max});
        const RangeOfMotion motion(skeleton, std::vector<bool>(skeleton.size(), true));
        double min = 0.0;
        double max = 0.0;
        for (double seconds = 0.0; seconds < motion.duration(); seconds += 0.01) {
            const Pose pose = motion.poseAt(seconds);
            QVERIFY(within(skeleton, pose));
            const Vec3 angles = limitAngles(skeleton, 1, pose.joints[1]);
            min = std::min(min, angles.x());
            max = std::max(max, angles.x());
        }
        QVERIFY(std::abs(min + 20.0) < 0.5 && std::abs(max - 60.0) < 0.5);
        const auto ofJoint = std::ranges::count(motion.bends(), 1, &Bend::joint);
        QCOMPARE(ofJoint, std::ptrdiff_t{3}); // x to both sides, z back; no side without an end
    }

    void theSampleNeverLeavesItsLimits() {
        const Skeleton skeleton = limitedSample();
        const std::vector<bool> all(skeleton.size(), true);
        const RangeOfMotion motion(skeleton, all);
        QVERIFY(motion.bends().size() > skeleton.size());
        for (const Bend& bend : motion.bends()) {
            QVERIFY(within(skeleton, motion.poseOf(bend)));
        }
        for (const Pose& pose : motion.sampled(3)) {
            QVERIFY(within(skeleton, pose));
        }
        const Clip clip = clipOf(motion, skeleton, "range");
        for (double seconds = 0.0; seconds < clip.duration; seconds += 0.37) {
            QVERIFY(within(skeleton, poseAt(skeleton, clip, seconds)));
        }
    }

    void stressPosesStayWithin() {
        const Skeleton skeleton = limitedSample();
        for (int which = 0; which < kStressPoses; ++which) {
            const PartialPose pose = stressPose(skeleton, static_cast<StressPose>(which));
            QVERIFY(!pose.joints.empty());
            QVERIFY(within(skeleton, pose.pose));
        }
    }

    void arcsReachFromEndToEnd() {
        Skeleton skeleton = arm();
        limit(skeleton, 1, {-20, 60}, {}, {0, 90});
        const Pose pose = Pose::bindPose(skeleton);
        const std::vector<LimitArc> arcs = limitArcs(skeleton, pose, modelFromJoints(skeleton, pose), 1, 0.5);
        QCOMPARE(arcs.size(), std::size_t{2}); // y is free
        QCOMPARE(arcs[1].axis, 2);
        QVERIFY((arcs[1].center - Vec3(1, 0, 0)).norm() < 1e-12);
        QVERIFY((arcs[1].points.front() - Vec3(1.5, 0, 0)).norm() < 1e-9); // along the bone
        QVERIFY((arcs[1].points.back() - Vec3(1, 0.5, 0)).norm() < 1e-9);
        QVERIFY((arcs[1].now - Vec3(1.5, 0, 0)).norm() < 1e-9);
        QVERIFY(limitArcs(skeleton, pose, modelFromJoints(skeleton, pose), 0, 0.5).empty());
        QVERIFY(limitArcs(skeleton, pose, modelFromJoints(skeleton, pose), kNone, 0.5).empty());
    }
};

SINEW_TEST(TestLimitedPosing, QCoreApplication)

} // namespace testLimitedPosing

#include "TestLimitedPosing.moc"
