#include "core/avatar/MirrorSprings.h"
#include "core/avatar/SpringChecks.h"
#include "core/avatar/SpringPlayer.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>

namespace testSpringChecks {

using namespace sinew;
using namespace sinew::test;

namespace {

SpringChain chainOf(const std::string& name, std::initializer_list<const char*> joints) {
    SpringChain chain;
    chain.name = name;
    for (const char* joint : joints) {
        chain.joints.emplace_back();
        chain.joints.back().joint = joint;
    }
    return chain;
}

/// Two chains of the dressed body, one group with one collider.
Springs soundSprings() {
    Springs springs;
    springs.chains = {chainOf("front", {"k_1_1", "k_1_2", "k_1_3"}), chainOf("side", {"k_2_1", "k_2_3"})};
    springs.chains[0].groups = {0};
    springs.colliders.emplace_back();
    springs.colliders[0].name = "thigh";
    springs.colliders[0].joint = "leftUpperLeg";
    springs.colliders[0].radius = 0.1;
    springs.groups = {{"legs", {0}}};
    return springs;
}

} // namespace

/// What is wrong with springs, and what becomes of the rest.
class TestSpringChecks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_skeleton = riggedDressedBody().skeleton; }

    void soundSpringsPass() {
        QVERIFY(validateSprings(m_skeleton, soundSprings()));
        QVERIFY(validateSprings(m_skeleton, Springs()));
        Notices notices;
        QVERIFY(withoutFaulty(m_skeleton, soundSprings(), notices) == soundSprings());
        QVERIFY(notices.empty());
    }

    void faultsAreNamed_data() {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("first");
        using Change = void (*)(Springs&);
        const auto row = [this](const char* name, ErrorCode code, const char* first, Change change) {
            QTest::newRow(name) << static_cast<int>(code) << QString(first);
            m_changes[name] = change;
        };
        row("one joint", ErrorCode::SpringChainShort, "front",
            [](Springs& s) { s.chains[0].joints.resize(1); });
        row("no joint", ErrorCode::SpringChainShort, "front", [](Springs& s) { s.chains[0].joints.clear(); });
        row("unknown joint", ErrorCode::JointUnknown, "nobody",
            [](Springs& s) { s.chains[0].joints[1].joint = "nobody"; });
        row("upwards", ErrorCode::SpringOrderBroken, "front",
            [](Springs& s) { std::swap(s.chains[0].joints[0], s.chains[0].joints[1]); });
        row("circle", ErrorCode::SpringOrderBroken, "front",
            [](Springs& s) { s.chains[0].joints.push_back(s.chains[0].joints[0]); });
        row("other branch", ErrorCode::SpringOrderBroken, "front",
            [](Springs& s) { s.chains[0].joints[2].joint = "k_3_3"; });
        row("two chains", ErrorCode::SpringJointTwice, "k_1_2", [](Springs& s) {
            s.chains[1].joints = {s.chains[0].joints[1], s.chains[0].joints[2]};
        });
        row("no number", ErrorCode::ParameterOutOfRange, "stiffness of k_1_1 in front",
            [](Springs& s) { s.chains[0].joints[0].stiffness = std::numeric_limits<double>::quiet_NaN(); });
        row("much drag", ErrorCode::ParameterOutOfRange, "drag of k_1_1 in front",
            [](Springs& s) { s.chains[0].joints[0].drag = 1.5; });
        row("negative radius", ErrorCode::ParameterOutOfRange, "radius of k_1_2 in front",
            [](Springs& s) { s.chains[0].joints[1].radius = -0.1; });
        row("no direction", ErrorCode::ParameterOutOfRange,
            "length of the gravity direction of k_1_1 in front",
            [](Springs& s) { s.chains[0].joints[0].gravityDirection = Vec3::Zero(); });
        row("unknown group", ErrorCode::SpringIndexUnknown, "front",
            [](Springs& s) { s.chains[0].groups = {7}; });
        row("unknown center", ErrorCode::JointUnknown, "nobody",
            [](Springs& s) { s.chains[0].center = "nobody"; });
        row("unknown joint of a collider", ErrorCode::JointUnknown, "nobody",
            [](Springs& s) { s.colliders[0].joint = "nobody"; });
        row("no size", ErrorCode::ColliderWithoutSize, "thigh",
            [](Springs& s) { s.colliders[0].radius = 0.0; });
        row("negative size", ErrorCode::ParameterOutOfRange, "radius of thigh",
            [](Springs& s) { s.colliders[0].radius = -1.0; });
        row("far away", ErrorCode::ParameterOutOfRange, "offset of thigh",
            [](Springs& s) { s.colliders[0].offset.x() = 1e300; });
        row("unknown collider", ErrorCode::SpringIndexUnknown, "legs",
            [](Springs& s) { s.groups[0].colliders = {1}; });
    }
    /// Each is one error, and the springs go on without what is faulty: a notice, and nothing else is lost.
    void faultsAreNamed() {
        QFETCH(const int, code);
        QFETCH(const QString, first);
        Springs springs = soundSprings();
        m_changes.at(QTest::currentDataTag())(springs);
        const Expected<void> checked = validateSprings(m_skeleton, springs);
        QVERIFY(!checked);
        QCOMPARE(static_cast<int>(checked.error().code), code);
        QCOMPARE(QString::fromStdString(checked.error().arguments[0]), first);
        Notices notices;
        const Springs left = withoutFaulty(m_skeleton, springs, notices);
        QVERIFY(validateSprings(m_skeleton, left));
        QCOMPARE(notices.size(), std::size_t(1));
        QCOMPARE(static_cast<int>(notices[0].code), static_cast<int>(NoticeCode::SpringsLeftOut));
        QVERIFY(left.chains.size() + left.colliders.size() >= 2);
        SpringPlayer player(m_skeleton, springs, 1.0); // plays what is sound
        QVERIFY(player.joints().size() >= 1);
    }

    void numbersFollowWhatIsErased() {
        Springs springs = soundSprings();
        springs.colliders.resize(3, springs.colliders[0]);
        springs.groups = {{"a", {0, 1}}, {"b", {2}}};
        springs.chains[0].groups = {0, 1};
        eraseCollider(springs, 1);
        QCOMPARE(springs.groups[0].colliders, (std::vector<std::size_t>{0}));
        QCOMPARE(springs.groups[1].colliders, (std::vector<std::size_t>{1}));
        eraseGroup(springs, 0);
        QCOMPARE(springs.chains[0].groups, (std::vector<std::size_t>{0}));
        QCOMPARE(springs.groups[0].name, std::string("b"));
    }

    /// 500 chains are no trouble.
    void manyChainsPass() {
        Skeleton skeleton;
        addJoint(skeleton, "root", kNone, Vec3::Zero());
        Springs springs;
        for (int c = 0; c < 500; ++c) {
            const std::string name = "c" + std::to_string(c);
            const std::int32_t first = addJoint(skeleton, name + "a", 0, Vec3(c, 0, 0));
            addJoint(skeleton, name + "b", first, Vec3(c, -1, 0));
            springs.chains.push_back(chainOf(name, {}));
            for (const char* end : {"a", "b"}) {
                springs.chains.back().joints.emplace_back();
                springs.chains.back().joints.back().joint = name + end;
            }
        }
        QVERIFY(validateSprings(skeleton, springs));
        SpringPlayer player(skeleton, springs, 1.0);
        QCOMPARE(player.joints().size(), std::size_t(500));
        for (int step = 0; step < 60; ++step) {
            player.step(Pose::bindPose(skeleton));
        }
    }

    /// The other side: partners' joints, colliders across the plane, in the same groups.
    void sidesAreMirrored() {
        const MirrorTable table = mirrorTable(m_skeleton);
        const auto collider = mirroredCollider(m_skeleton, table, soundSprings().colliders[0]);
        QVERIFY(collider);
        QCOMPARE(collider->joint, std::string("rightUpperLeg"));
        Springs springs = soundSprings();
        springs.colliders[0].offset = Vec3(0.02, -0.1, 0.03);
        const std::vector<std::size_t> first{0};
        const Springs both = withMirrored(m_skeleton, table, springs, {}, first);
        QCOMPARE(both.colliders.size(), std::size_t(2));
        QVERIFY((both.colliders[1].offset - Vec3(-0.02, -0.1, 0.03)).norm() < 1e-9);
        QCOMPARE(both.groups[0].colliders, (std::vector<std::size_t>{0, 1}));
        QVERIFY(withMirrored(m_skeleton, table, both, {}, first) == both); // once more changes nothing
        const std::vector<std::size_t> side{1};
        const Springs chains = withMirrored(m_skeleton, table, springs, side, {});
        QCOMPARE(chains.chains.size(), std::size_t(3));
        QCOMPARE(chains.chains[2].joints[0].joint, std::string("k_8_1"));
        QVERIFY(!mirroredChain(m_skeleton, table, springs.chains[0])); // in the middle
    }

private:
    Skeleton m_skeleton;
    std::map<std::string, void (*)(Springs&)> m_changes;
};

SINEW_TEST(TestSpringChecks, NoApplication)

} // namespace testSpringChecks

#include "TestSpringChecks.moc"
