#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <memory>

namespace testLentSurface {

using namespace sinew;

namespace {

BindSettings gridOf32() {
    BindSettings settings;
    settings.resolution = 32;
    return settings;
}

/// The limb with its middle joint elsewhere.
Scene limbWithJointMoved() {
    Scene scene = test::limb();
    scene.skeleton.joints[1].modelFromJointBind.translation() += Vec3(0.05, 0.02, 0.0);
    return scene;
}

bool weighAlike(const Scene& scene, const BindState& a, const BindState& b) {
    const auto left = bindWeights(scene, a, gridOf32());
    const auto right = bindWeights(scene, b, gridOf32());
    for (std::size_t part = 0; part < left.size(); ++part) {
        if (!(*left[part] == *right[part])) {
            return false;
        }
    }
    return left.size() == right.size();
}

} // namespace

/// Binds that take over what the mesh alone decides.
class TestLentSurface : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anotherSkeletonBindsTheSameWithIt() {
        Progress progress;
        const auto before = solveBind(test::limb(), gridOf32(), progress);
        QVERIFY(before);
        const Scene moved = limbWithJointMoved();
        const auto fresh = solveBind(moved, gridOf32(), progress);
        const auto lent =
            solveBind(moved, gridOf32(), progress, nullptr, SearchReach::Everywhere, nullptr, before->get());
        QVERIFY(fresh && lent);
        QVERIFY((*lent)->solution->sharedSurface() == (*before)->solution->sharedSurface());
        QVERIFY((*fresh)->solution->sharedSurface() != (*before)->solution->sharedSurface());
        QVERIFY(weighAlike(moved, **fresh, **lent));
        QVERIFY2(!weighAlike(moved, **before, **lent), "the joint was moved");
    }

    void anotherMeshLendsNothing() {
        Progress progress;
        const auto other = solveBind(test::openBox(), gridOf32(), progress);
        QVERIFY(other);
        const Scene moved = limbWithJointMoved();
        const auto fresh = solveBind(moved, gridOf32(), progress);
        const auto bound =
            solveBind(moved, gridOf32(), progress, nullptr, SearchReach::Everywhere, nullptr, other->get());
        QVERIFY(fresh && bound);
        QVERIFY((*bound)->solution->sharedSurface() != (*other)->solution->sharedSurface());
        QVERIFY(weighAlike(moved, **fresh, **bound));
    }
};

SINEW_TEST(TestLentSurface, sinew::test::NoApplication)

} // namespace testLentSurface

#include "TestLentSurface.moc"
