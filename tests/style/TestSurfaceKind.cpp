#include "core/style/SurfaceKind.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testSurfaceKind {

using namespace sinew;

namespace {

/// Two capsules apart; the second is `size` times as long and thick.
Scene twoShells(double size) {
    const Mesh first = test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, 16, 8);
    const Mesh second = test::capsule(Vec3(-size, 5, 0), Vec3(size, 5, 0), 0.3 * size, 16, 8);
    return test::scene(test::joined(first, second), test::chain({Vec3(-1, 0, 0), Vec3(1, 0, 0)}));
}

} // namespace

class TestSurfaceKind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneShellIsOneSurface() {
        const Expected<BindProblem> problem = makeBindProblem(test::limb());
        QVERIFY(problem);
        QVERIFY(std::abs(largestShellOf(*problem) - 1.0) < 1e-12);
        QVERIFY(surfaceKindOf(*problem) == SurfaceKind::One);
    }

    void aSmallShellBesideItCountsLittle() {
        const Expected<BindProblem> problem = makeBindProblem(twoShells(0.3));
        QVERIFY(problem);
        QVERIFY(std::abs(largestShellOf(*problem) - 1.0 / 1.09) < 1e-3);
        QVERIFY(surfaceKindOf(*problem) == SurfaceKind::One);
    }

    void equalShellsAreSeveral() {
        const Expected<BindProblem> problem = makeBindProblem(twoShells(1.0));
        QVERIFY(problem);
        QVERIFY(std::abs(largestShellOf(*problem) - 0.5) < 1e-3);
        QVERIFY(surfaceKindOf(*problem) == SurfaceKind::Several);
    }

    void withoutAreaThereIsNoShell() { QVERIFY(largestShellOf(BindProblem()) == 0.0); }
};

SINEW_TEST(TestSurfaceKind, sinew::test::NoApplication)

} // namespace testSurfaceKind

#include "TestSurfaceKind.moc"
