#include "core/avatar/SpringChecks.h"
#include "core/avatar/SpringPlayer.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testSpringPlayer {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Joints "joint0", ... that hang down from the origin, one unit apart.
Skeleton hangingJoints(int count) {
    std::vector<Vec3> positions;
    for (int i = 0; i < count; ++i) {
        positions.emplace_back(0.0, -1.0 * i, 0.0);
    }
    Skeleton skeleton = chain(positions);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skeleton.joints[j].name = "joint" + std::to_string(j);
    }
    return skeleton;
}

/// One chain of all joints with the same values.
Springs springsOf(const Skeleton& skeleton, const SpringJoint& values) {
    Springs springs;
    springs.chains.emplace_back();
    springs.chains[0].name = "chain";
    for (const Joint& joint : skeleton.joints) {
        springs.chains[0].joints.push_back(values);
        springs.chains[0].joints.back().joint = joint.name;
    }
    return springs;
}

SpringJoint valuesOf(double stiffness, double drag, double gravity = 0.0,
                     const Vec3& direction = Vec3(0.0, -1.0, 0.0)) {
    SpringJoint values;
    values.stiffness = stiffness;
    values.drag = drag;
    values.gravity = gravity;
    values.gravityDirection = direction;
    return values;
}

Springs withCollider(Springs springs, const SpringCollider& collider) {
    springs.groups = {{"group", {springs.colliders.size()}}};
    springs.colliders.push_back(collider);
    springs.chains[0].groups = {0};
    return springs;
}

Pose turnedRoot(const Skeleton& skeleton, double radians) {
    Pose pose = Pose::bindPose(skeleton);
    pose.joints[0].rotation = Quat(Eigen::AngleAxisd(radians, Vec3::UnitZ()));
    return pose;
}

Vec3 tailOf(const SpringPlayer& player, std::size_t index) {
    return player.tails()[index].position;
}

/// Sticks out to one side of the joints' line, pushed in when gravity draws it there.
SpringCollider colliderOf(ColliderShape shape, const Vec3& offset, double radius) {
    SpringCollider collider;
    collider.joint = "joint0";
    collider.shape = shape;
    collider.offset = offset;
    collider.tail = offset;
    collider.radius = radius;
    return collider;
}

} // namespace

/// The equations of VRMC_springBone-1.0.
class TestSpringPlayer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// By hand: next = current + (current - previous) (1 - drag) + axis stiffness dt + g dt, brought to the
    /// bone's length.
    void aStepIsTheEquation() {
        const Skeleton skeleton = hangingJoints(2);
        const double dt = 0.02;
        SpringPlayer player(skeleton, springsOf(skeleton, valuesOf(3.0, 0.4, 2.0, Vec3::UnitX())), 1.0);
        const Pose pose = Pose::bindPose(skeleton);
        player.reset(pose);
        const Vec3 axis(0.0, -1.0, 0.0);
        Vec3 previous = axis;
        Vec3 current = axis;
        for (int step = 0; step < 20; ++step) {
            const Vec3 free =
                current + (1.0 - 0.4) * (current - previous) + axis * (3.0 * dt) + Vec3::UnitX() * (2.0 * dt);
            previous = current;
            current = free.normalized();
            player.step(pose, dt);
            QVERIFY((tailOf(player, 0) - current).norm() < 1e-12);
        }
        QVERIFY(current.x() > 0.3);
    }

    /// A tail is an end like a joint that stands there.
    void aTailSwingsAsAJointDoes() {
        const Skeleton two = hangingJoints(3);
        Skeleton one = two;
        one.joints.pop_back();
        const SpringJoint values = valuesOf(0.5, 0.3, 1.0, Vec3::UnitX());
        Springs springs = springsOf(one, values);
        SpringPlayer still(one, springs, 1.0);
        QCOMPARE(still.joints().size(), std::size_t(1));
        springs.chains[0].tail = one.joints[1].modelFromJointBind.inverse() * two.position(2);
        SpringPlayer tailed(one, springs, 1.0);
        SpringPlayer jointed(two, springsOf(two, values), 1.0);
        Pose pose;
        for (int step = 0; step < 30; ++step) {
            pose = tailed.step(Pose::bindPose(one));
            const Pose other = jointed.step(Pose::bindPose(two));
            QVERIFY(pose.joints[1].rotation.angularDistance(other.joints[1].rotation) < 1e-12);
        }
        QVERIFY(pose.joints[1].rotation.angularDistance(Quat::Identity()) > 0.1);
        QCOMPARE(tailed.tails()[1].next, kNone);
        QVERIFY((tailOf(tailed, 1) - tailOf(jointed, 1)).norm() < 1e-12);
        springs.chains[0].joints.erase(springs.chains[0].joints.begin());
        QCOMPARE(SpringPlayer(one, springs, 1.0).joints(), std::vector<std::int32_t>{1});
    }

    /// The joint turns so that the one below it stands where the equation has it.
    void thePoseShowsIt() {
        const Skeleton skeleton = hangingJoints(4);
        SpringPlayer player(skeleton, springsOf(skeleton, valuesOf(0.5, 0.3, 1.0, Vec3::UnitX())), 1.0);
        const Pose bind = Pose::bindPose(skeleton);
        Pose pose = bind;
        for (int step = 0; step < 50; ++step) {
            pose = player.step(bind);
        }
        const std::vector<Transform> model = modelFromJoints(skeleton, pose);
        const std::vector<SpringTail> tails = player.tails();
        QCOMPARE(tails.size(), std::size_t(3));
        for (const SpringTail& tail : tails) {
            QVERIFY((model[static_cast<std::size_t>(tail.next)].translation() - tail.position).norm() < 1e-9);
        }
        QCOMPARE(pose.joints[3], bind.joints[3]); // the last one only marks the end
        QVERIFY(tails[2].position.x() > 0.5);
        QVERIFY(player.shown(bind) == pose);
    }

    /// A character in centimetres swings like the same in metres.
    void unitsDoNotMatter() {
        const Skeleton metres = hangingJoints(3);
        Transform larger = Transform::Identity();
        larger.scale(100.0);
        Skeleton centimetres = metres;
        for (Joint& joint : centimetres.joints) {
            joint.modelFromJointBind.translation() *= 100.0;
            joint.parentFromJointRest.translation() *= 100.0;
        }
        const SpringJoint values = valuesOf(2.0, 0.4, 1.0, Vec3::UnitX());
        SpringPlayer a(metres, springsOf(metres, values), 1.0);
        SpringPlayer b(centimetres, springsOf(centimetres, values), 0.01);
        for (int step = 0; step < 30; ++step) {
            a.step(turnedRoot(metres, 0.1));
            b.step(turnedRoot(centimetres, 0.1));
            QVERIFY((larger * tailOf(a, 1) - tailOf(b, 1)).norm() < 1e-9);
        }
    }

    void bonesKeepTheirLength() {
        const Skeleton skeleton = hangingJoints(5);
        SpringPlayer player(skeleton, springsOf(skeleton, valuesOf(0.2, 0.05, 0.5)), 1.0);
        for (int step = 0; step < 300; ++step) {
            Pose pose = turnedRoot(skeleton, 0.0);
            pose.joints[0].translation = Vec3(std::sin(0.2 * step), 0.3 * std::cos(0.5 * step), 0.1 * step);
            const std::vector<Transform> model = modelFromJoints(skeleton, player.step(pose));
            for (std::size_t j = 1; j < model.size(); ++j) {
                QVERIFY(std::abs((model[j].translation() - model[j - 1].translation()).norm() - 1.0) < 1e-9);
            }
        }
    }

    /// What swings comes to rest where the pose has it, the slower the less drag there is.
    void swingsDieAway() {
        const Skeleton skeleton = hangingJoints(3);
        int before = 0;
        for (const double drag : {0.4, 0.2, 0.1}) {
            SpringPlayer player(skeleton, springsOf(skeleton, valuesOf(4.0, drag)), 1.0);
            player.reset(turnedRoot(skeleton, 0.0));
            const Pose pushed = [&] {
                Pose pose = turnedRoot(skeleton, 0.0);
                pose.joints[0].translation = Vec3(1.0, 0.0, 0.0);
                return pose;
            }();
            int steps = 0;
            do {
                player.step(pushed);
                ++steps;
            } while (steps < 5000 && player.motion() > 1e-6);
            QVERIFY2(steps < 5000 && steps > before, qPrintable(QString::number(steps)));
            before = steps;
            QVERIFY((tailOf(player, 1) - Vec3(1.0, -2.0, 0.0)).norm() < 1e-3);
        }
    }

    /// What a pose says of a swinging joint is not heard, what it says of those above is.
    void swingingJointsFollowTheirParents() {
        Skeleton skeleton = hangingJoints(4);
        Springs springs = springsOf(skeleton, valuesOf(8.0, 0.9));
        springs.chains[0].joints.erase(springs.chains[0].joints.begin());
        SpringPlayer player(skeleton, springs, 1.0);
        Pose pose = turnedRoot(skeleton, 0.7);
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(2.0, Vec3::UnitX()));
        Pose result;
        for (int step = 0; step < 600; ++step) {
            result = player.step(pose);
        }
        QVERIFY(result.joints[1].rotation.angularDistance(Quat::Identity()) < 1e-6);
        QVERIFY(result.joints[0] == pose.joints[0]);
    }

    void collidersPush_data() {
        QTest::addColumn<int>("shape");
        QTest::addColumn<QVector<double>>("offset");
        QTest::addColumn<double>("radius");
        QTest::newRow("sphere") << static_cast<int>(ColliderShape::Sphere) << QVector<double>{0.6, -0.9, 0.0}
                                << 0.4;
        QTest::newRow("capsule") << static_cast<int>(ColliderShape::Capsule)
                                 << QVector<double>{0.6, -0.9, -2.0} << 0.4;
        QTest::newRow("plane") << static_cast<int>(ColliderShape::Plane) << QVector<double>{0.2, 0.0, 0.0}
                               << 0.0;
        QTest::newRow("inside sphere")
            << static_cast<int>(ColliderShape::InsideSphere) << QVector<double>{-0.5, -1.0, 0.0} << 0.8;
        QTest::newRow("inside capsule")
            << static_cast<int>(ColliderShape::InsideCapsule) << QVector<double>{-0.5, -1.0, -2.0} << 0.8;
    }
    /// Something draws the chain to +X, where a collider keeps it off.
    void collidersPush() {
        QFETCH(const int, shape);
        QFETCH(const QVector<double>, offset);
        QFETCH(const double, radius);
        const Skeleton skeleton = hangingJoints(2);
        SpringJoint values = valuesOf(0.1, 0.5, 3.0, Vec3::UnitX());
        values.radius = 0.05;
        SpringCollider collider =
            colliderOf(static_cast<ColliderShape>(shape), Vec3(offset[0], offset[1], offset[2]), radius);
        collider.tail = collider.offset + Vec3(0.0, 0.0, 4.0);
        collider.normal = -Vec3::UnitX();
        SpringPlayer free(skeleton, springsOf(skeleton, values), 1.0);
        SpringPlayer pushed(skeleton, withCollider(springsOf(skeleton, values), collider), 1.0);
        const Pose pose = Pose::bindPose(skeleton);
        for (int step = 0; step < 200; ++step) {
            free.step(pose);
            pushed.step(pose);
            Vec3 push;
            const double distance =
                placedCollider(collider, Transform::Identity()).distance(tailOf(pushed, 0), 0.05, push);
            // Bringing the end back to its bone's length may lead a little way in again.
            QVERIFY2(distance > -0.03, qPrintable(QString::number(distance)));
            QVERIFY(std::abs(tailOf(pushed, 0).norm() - 1.0) < 1e-9);
        }
        QVERIFY(tailOf(free, 0).x() > 0.9);
        QVERIFY(tailOf(pushed, 0).x() < 0.5);
    }

    /// In the space of a centre only what moves against it swings.
    void aCenterTakesAwayItsOwnMotion() {
        const Skeleton skeleton = hangingJoints(3);
        Springs springs = springsOf(skeleton, valuesOf(1.0, 0.2));
        springs.chains[0].joints.erase(springs.chains[0].joints.begin());
        Springs centred = springs;
        centred.chains[0].center = "joint0";
        SpringPlayer inScene(skeleton, springs, 1.0);
        SpringPlayer inCenter(skeleton, centred, 1.0);
        double farthest = 0.0;
        for (int step = 0; step < 60; ++step) {
            Pose pose = Pose::bindPose(skeleton);
            pose.joints[0].translation = Vec3(0.1 * step, 0.0, 0.0);
            inScene.step(pose);
            inCenter.step(pose);
            const Vec3 rest = Vec3(0.1 * step, -2.0, 0.0);
            QVERIFY((tailOf(inCenter, 0) - rest).norm() < 1e-9);
            farthest = std::max(farthest, (tailOf(inScene, 0) - rest).norm());
        }
        QVERIFY(farthest > 0.2);
    }

    /// A chain whose collider hangs on another chain swings after that one, whichever is named first.
    void collidersComeFirst() {
        Skeleton skeleton = hangingJoints(3);
        std::int32_t other = addJoint(skeleton, "other0", kNone, Vec3(0.5, 0.0, 0.0));
        other = addJoint(skeleton, "other1", other, Vec3(0.5, -1.0, 0.0));
        Springs springs;
        SpringJoint values = valuesOf(1.0, 0.5, 1.0, Vec3::UnitX());
        const auto chainOf = [&](std::initializer_list<const char*> names) {
            SpringChain chain;
            for (const char* name : names) {
                chain.joints.push_back(values);
                chain.joints.back().joint = name;
            }
            return chain;
        };
        springs.chains = {chainOf({"joint0", "joint1", "joint2"}), chainOf({"other0", "other1"})};
        SpringCollider collider = colliderOf(ColliderShape::Sphere, Vec3(0.0, -0.5, 0.0), 0.2);
        collider.joint = "other0";
        springs = withCollider(std::move(springs), collider);
        QCOMPARE(SpringPlayer(skeleton, springs, 1.0).joints(), (std::vector<std::int32_t>{3, 0, 1}));
        std::swap(springs.chains[0], springs.chains[1]);
        QCOMPARE(SpringPlayer(skeleton, springs, 1.0).joints(), (std::vector<std::int32_t>{3, 0, 1}));
    }

    /// Two players of one kind give the same bytes.
    void theSamePosesGiveTheSame() {
        const Skeleton skeleton = hangingJoints(6);
        const Springs springs = withCollider(springsOf(skeleton, valuesOf(0.7, 0.2, 0.6)),
                                             colliderOf(ColliderShape::Sphere, Vec3(0.2, -2.0, 0.1), 0.5));
        SpringPlayer a(skeleton, springs, 1.0);
        SpringPlayer b(skeleton, springs, 1.0);
        for (int step = 0; step < 100; ++step) {
            const Pose pose = turnedRoot(skeleton, std::sin(0.3 * step));
            QVERIFY(a.step(pose) == b.step(pose));
        }
        a.reset(turnedRoot(skeleton, 0.0));
        b.reset(turnedRoot(skeleton, 0.0));
        QVERIFY(a.shown(turnedRoot(skeleton, 0.0)) == b.shown(turnedRoot(skeleton, 0.0)));
    }

    /// Faulty chains, bones without length and scales of zero do nothing.
    void whatCannotSwingStays() {
        Skeleton skeleton = hangingJoints(3);
        skeleton.joints[1].modelFromJointBind = skeleton.joints[0].modelFromJointBind;
        Springs springs = springsOf(skeleton, valuesOf(1.0, 0.5));
        QCOMPARE(SpringPlayer(skeleton, springs, 1.0).joints(), (std::vector<std::int32_t>{1}));
        springs.chains[0].joints[1].joint = "nobody";
        QVERIFY(SpringPlayer(skeleton, springs, 1.0).empty());
        SpringPlayer nothing;
        QVERIFY(nothing.empty());
        QVERIFY(nothing.step(Pose()) == Pose());
        SpringPlayer player(hangingJoints(3), springsOf(hangingJoints(3), valuesOf(1.0, 0.5)), 1.0);
        Pose flat = Pose::bindPose(hangingJoints(3));
        flat.joints[0].scale = Vec3::Zero();
        for (const JointPose& joint : player.step(flat).joints) {
            QVERIFY(joint.rotation.coeffs().allFinite());
        }
    }
};

SINEW_TEST(TestSpringPlayer, NoApplication)

} // namespace testSpringPlayer

#include "TestSpringPlayer.moc"
