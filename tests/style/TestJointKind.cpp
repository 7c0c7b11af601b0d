#include "core/style/JointKind.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testJointKind {

using namespace sinew;

class TestJointKind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyJointHasAKind() {
        const Skeleton skeleton = test::humanScene().skeleton;
        QCOMPARE(jointKinds(skeleton).size(), skeleton.size());
        QVERIFY(jointKinds(Skeleton()).empty());
    }

    void namesAreNotRead() {
        Skeleton skeleton = test::humanScene().skeleton;
        const std::vector<JointKind> before = jointKinds(skeleton);
        for (Joint& joint : skeleton.joints) {
            joint.name = "tail";
        }
        QCOMPARE(jointKinds(skeleton), before);
    }

    void aRisingChainInTheMiddleEndsInAHead() {
        const Skeleton skeleton =
            test::chain({Vec3(0, 0, 0), Vec3(0, 0.5, 0), Vec3(0, 1, 0), Vec3(0, 1.5, 0)});
        const std::vector<JointKind> kinds = jointKinds(skeleton);
        QVERIFY(kinds.front() == JointKind::Neck && kinds.back() == JointKind::Head);
    }

    void aFlatChainInTheMiddleIsATail() {
        const Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(0, 0, -1), Vec3(0, 0, -2)});
        for (const JointKind kind : jointKinds(skeleton)) {
            QVERIFY(kind == JointKind::Tail);
        }
    }

    void aLegHasItsKneeWhereItBends() {
        Skeleton skeleton;
        const std::int32_t hips = test::addJoint(skeleton, "a", kNone, Vec3(0, 1, 0));
        test::addJoint(skeleton, "b", hips, Vec3(0, 2, 0));
        for (const double side : {-1.0, 1.0}) {
            const std::int32_t hip = test::addJoint(skeleton, "c", hips, Vec3(0.3 * side, 0.9, 0));
            const std::int32_t knee = test::addJoint(skeleton, "d", hip, Vec3(0.3 * side, 0.5, 0));
            const std::int32_t ankle = test::addJoint(skeleton, "e", knee, Vec3(0.3 * side, 0.05, 0));
            test::addJoint(skeleton, "f", ankle, Vec3(0.3 * side, 0.0, 0.15));
        }
        const std::vector<JointKind> kinds = jointKinds(skeleton);
        const std::vector<JointKind> leg{JointKind::Hip, JointKind::Knee, JointKind::Ankle, JointKind::Toe};
        QCOMPARE(std::vector<JointKind>(kinds.begin() + 2, kinds.begin() + 6), leg);
        QCOMPARE(std::vector<JointKind>(kinds.begin() + 6, kinds.end()), leg);
    }
};

SINEW_TEST(TestJointKind, sinew::test::NoApplication)

} // namespace testJointKind

#include "TestJointKind.moc"
