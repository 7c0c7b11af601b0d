#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <numbers>

namespace testSkeleton {

using namespace sinew::test;
using namespace sinew;

namespace {

Joint joint(const char* name, std::int32_t parent, const Vec3& position) {
    Joint result;
    result.name = name;
    result.parent = parent;
    result.modelFromJointBind =
        Eigen::Translation3d(position) * Eigen::AngleAxisd(0.3 * position.y(), Vec3::UnitZ());
    return result;
}

Skeleton twoTrees() {
    Skeleton skeleton;
    skeleton.joints = {joint("hips", kNone, {0, 1, 0}), joint("spine", 0, {0, 2, 0}),
                       joint("prop", kNone, {5, 0, 0}), joint("arm", 1, {1, 2, 0}),
                       joint("arm", 1, {-1, 2, 0})};
    return skeleton;
}

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

using Edges = std::vector<std::array<std::uint32_t, 2>>;

constexpr double kRight = 0.5 * std::numbers::pi;

Quat about(const Vec3& axis, double angle) {
    return Quat(Eigen::AngleAxisd(angle, axis));
}

bool alike(const Quat& a, const Quat& b) {
    return a.angularDistance(b) < 1e-9;
}

} // namespace

class TestSkeleton : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void parentsTimesLocalsGiveTheBindPose() {
        const Skeleton skeleton = twoTrees();
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            Transform chained = skeleton.parentFromJointBind(j);
            for (std::int32_t p = skeleton.joints[j].parent; p != kNone;
                 p = skeleton.joints[static_cast<std::size_t>(p)].parent) {
                chained = skeleton.parentFromJointBind(static_cast<std::size_t>(p)) * chained;
            }
            QVERIFY(chained.isApprox(skeleton.joints[j].modelFromJointBind, 1e-14));
        }
        QVERIFY(skeleton.position(3) == Vec3(1, 2, 0));
    }

    void familyIsKnown() {
        const Skeleton skeleton = twoTrees();
        const auto children = skeleton.children();
        QCOMPARE(children.size(), std::size_t{5});
        QVERIFY(children[0] == std::vector<std::int32_t>{1});
        QVERIFY(children[1] == (std::vector<std::int32_t>{3, 4}));
        QVERIFY(children[2].empty() && children[3].empty());
        QVERIFY(skeleton.roots() == (std::vector<std::int32_t>{0, 2}));
        QCOMPARE(skeleton.find("arm"), 3);
        QCOMPARE(skeleton.find("tail"), kNone);
        QVERIFY(Skeleton().empty() && Skeleton().roots().empty() && Skeleton().children().empty());
    }

    void parentsMustComeFirst_data() {
        QTest::addColumn<int>("joint");
        QTest::addColumn<int>("parent");
        QTest::addColumn<bool>("sound");
        QTest::newRow("as it is") << 4 << 1 << true;
        QTest::newRow("itself") << 1 << 1 << false;
        QTest::newRow("a later one") << 1 << 3 << false;
        QTest::newRow("out of range") << 4 << 5 << false;
        QTest::newRow("below none") << 4 << -2 << false;
    }

    void parentsMustComeFirst() {
        QFETCH(int, joint);
        QFETCH(int, parent);
        QFETCH(bool, sound);
        Skeleton skeleton = twoTrees();
        skeleton.joints[static_cast<std::size_t>(joint)].parent = parent;
        QCOMPARE(parentsFirst(skeleton), sound);
        QVERIFY(parentsFirst(Skeleton()));
    }

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

    void withoutAMoveNothingTurns() {
        for (const Quat& turn : inferredTurns(m_ring, m_rest, m_rest)) {
            QVERIFY(alike(turn, Quat::Identity()));
        }
        QVERIFY(inferredTurns({}, {}, {}).empty());
    }

    /// Where all edges of a place lie in the plane of the turn.
    void aTurnOfTheWholeIsFound() {
        const std::vector<Vec3> rest{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0)};
        const Quat turn = about(Vec3::UnitZ(), 0.7);
        std::vector<Vec3> posed;
        for (const Vec3& position : rest) {
            posed.push_back(turn * position + Vec3(5, -2, 1));
        }
        for (const Quat& found : inferredTurns(Edges{{0, 1}, {1, 2}, {2, 0}}, rest, posed)) {
            QVERIFY(alike(found, turn));
        }
    }

    void onlyIncidentEdgesCount() {
        const std::vector<Vec3> rest{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0), Vec3(9, 9, 9)};
        std::vector<Vec3> posed = rest;
        posed[2] = Vec3(1, 1, 0); // the second edge by a right angle
        const auto turns = inferredTurns(Edges{{0, 1}, {2, 1}}, rest, posed);
        QVERIFY(alike(turns[0], Quat::Identity()));
        QVERIFY(alike(turns[2], about(Vec3::UnitZ(), kRight)));
        QVERIFY(alike(turns[1], about(Vec3::UnitZ(), 0.5 * kRight)));
        QVERIFY(alike(turns[3], Quat::Identity()));
    }

    void turnsAreAveraged() {
        // One edge by +60 degrees, one by -20, about the same axis: quaternions of equal length average
        // nearly like angles.
        const double degree = std::numbers::pi / 180.0;
        const std::vector<Vec3> rest{Vec3::Zero(), Vec3(1, 0, 0), Vec3(-1, 0, 0)};
        const std::vector<Vec3> posed{Vec3::Zero(), about(Vec3::UnitY(), 60 * degree) * rest[1],
                                      about(Vec3::UnitY(), -20 * degree) * rest[2]};
        const auto turns = inferredTurns(Edges{{0, 1}, {0, 2}}, rest, posed);
        QVERIFY(alike(turns[0], about(Vec3::UnitY(), 20 * degree)));
        // The order and direction of edges does not matter.
        QVERIFY(alike(inferredTurns(Edges{{2, 0}, {1, 0}}, rest, posed)[0], turns[0]));
    }

    void movesAndScalesTurnNothing() {
        std::vector<Vec3> posed;
        for (const Vec3& position : m_rest) {
            posed.push_back(3.0 * position + Vec3(1, 2, 3));
        }
        for (const Quat& turn : inferredTurns(m_ring, m_rest, posed)) {
            QVERIFY(alike(turn, Quat::Identity()));
        }
    }

    void edgesWithoutLengthSayNothing() {
        std::vector<Vec3> posed = m_rest;
        posed[1] = posed[0];
        const auto turns = inferredTurns(Edges{{0, 1}}, m_rest, posed);
        QVERIFY(alike(turns[0], Quat::Identity()) && alike(turns[1], Quat::Identity()));
        QVERIFY(alike(inferredTurns(Edges{{0, 0}}, m_rest, m_rest)[0], Quat::Identity()));
    }

    void aTurnedBackEdgeStaysFinite() {
        std::vector<Vec3> posed = m_rest;
        posed[1] = Vec3(-1, 0, 0);
        for (const Quat& turn : inferredTurns(m_ring, m_rest, posed)) {
            QVERIFY(turn.coeffs().allFinite() && std::abs(turn.norm() - 1.0) < 1e-12);
        }
    }

private:
    const std::vector<Vec3> m_rest{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(0, 1, 2)};
    const Edges m_ring{{0, 1}, {1, 2}, {2, 3}, {3, 0}};
};

SINEW_TEST(TestSkeleton, sinew::test::NoApplication)

} // namespace testSkeleton

#include "TestSkeleton.moc"
