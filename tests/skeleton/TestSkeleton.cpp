#include "core/skeleton/Skeleton.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testSkeleton {

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
};

SINEW_TEST(TestSkeleton, sinew::test::NoApplication)

} // namespace testSkeleton

#include "TestSkeleton.moc"
