#include "core/geometry/Solid.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace testSolid {

using namespace sinew;

namespace {

const Vec3 kAt(0.1, 0.2, 0.3);

/// Points all about the solids of these tests.
Vec3 somewhere(int i) {
    return {std::sin(i * 1.3) * 2, std::sin(i * 2.1 + 1) * 2, std::sin(i * 0.7 + 2) * 2};
}

} // namespace

class TestSolid : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nearestPositions_data() {
        QTest::addColumn<Solid>("solid");
        QTest::newRow("point") << Solid::point(kAt);
        QTest::newRow("sphere") << Solid::sphere(kAt, 0.5);
        QTest::newRow("capsule") << Solid::capsule(Vec3(0, 0, 0), Vec3(1, 1, 0.5), 0.2);
        QTest::newRow("capsule without length") << Solid::capsule(Vec3::Zero(), Vec3::Zero(), 0.2);
        QTest::newRow("box") << Solid::box(Vec3(0.1, 0, 0), Vec3(0.3, 0.2, 0.1));
    }

    void nearestPositions() {
        QFETCH(Solid, solid);
        const Transform turn = Eigen::Translation3d(1, 2, 3) *
                               Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()) * Eigen::Scaling(2.5);
        const RoundedBox volume = volumeOf(solid);
        const RoundedBox turned = volume.transformed(turn);
        const Segment spine = spineOf(solid);
        for (const Vec3& position : {spine.a, spine.b}) {
            QVERIFY(volume.nearest(position).isApprox(position, 1e-12) || position.isZero());
        }
        for (int i = 0; i < 200; ++i) {
            const Vec3 p = somewhere(i);
            const Vec3 nearest = volume.nearest(p);
            QVERIFY(turned.nearest(turn * p).isApprox(turn * nearest, 1e-9)); // it turns along
            QVERIFY((volume.nearest(nearest) - nearest).norm() < 1e-9);       // it is in the volume
            QVERIFY(std::abs(volume.distanceTo(p) - (p - nearest).norm()) < 1e-9);
        }
    }

    void distancesHaveASign_data() { nearestPositions_data(); }
    void distancesHaveASign() {
        QFETCH(Solid, solid);
        const RoundedBox volume = volumeOf(solid);
        for (int i = 0; i < 200; ++i) {
            const Vec3 p = somewhere(i);
            const double distance = signedDistance(solid, p);
            const double outside = volume.distanceTo(p);
            QCOMPARE(distance > 1e-12, outside > 1e-12);
            if (solid.shape == SolidShape::Box) {
                QVERIFY(distance <= outside + 1e-12); // along one axis no farther than straight
            } else {
                QVERIFY(std::abs(std::max(distance, 0.0) - outside) < 1e-9);
            }
        }
        if (solid.shape != SolidShape::Point) {
            QVERIFY(signedDistance(solid, middleOf(solid)) < 0.0);
        }
    }

    void boxesMeasureAlongTheirAxes() {
        const Solid box = Solid::box(Vec3(1, 0, 0), Vec3(1, 2, 3));
        QCOMPARE(signedDistance(box, Vec3(4, 3, 0)), 2.0);
        QCOMPARE(volumeOf(box).distanceTo(Vec3(5, 6, 0)), 5.0);
        QCOMPARE(signedDistance(box, Vec3(1, 0, 0)), -1.0);
        const Segment spine = spineOf(box); // along its longest edge
        QVERIFY(spine.a == Vec3(1, 0, -3) && spine.b == Vec3(1, 0, 3));
    }

    void sizesAreAsked() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(hasSize(Solid::sphere(kAt, 1e-300)));
        QVERIFY(!hasSize(Solid::sphere(kAt, 0.0)) && !hasSize(Solid::sphere(kAt, -1.0)));
        QVERIFY(!hasSize(Solid::sphere(kAt, nan)) && !hasSize(Solid::sphere(Vec3(0, nan, 0), 1.0)));
        QVERIFY(hasSize(Solid::capsule(kAt, kAt, 1.0)) &&
                !hasSize(Solid::capsule(kAt, Vec3(nan, 0, 0), 1.0)));
        QVERIFY(hasSize(Solid::box(kAt, Vec3(1, 0, 0)))); // a flat one
        QVERIFY(!hasSize(Solid::box(kAt, Vec3::Zero())) && !hasSize(Solid::box(kAt, Vec3(1, -1, 0))));
        QVERIFY(!hasSize(Solid::point(kAt)));
    }

    void movedAndLengthened() {
        Solid capsule = Solid::capsule(Vec3::Zero(), Vec3::Zero(), 0.1);
        setLength(capsule, 2.0); // without length: upwards
        QVERIFY(capsule.from == Vec3(0, -1, 0) && capsule.to == Vec3(0, 1, 0));
        moveMiddle(capsule, Vec3(1, 2, 3));
        QVERIFY(middleOf(capsule).isApprox(Vec3(1, 2, 3)));
        setLength(capsule, 0.5);
        QVERIFY(std::abs(lengthOf(capsule) - 0.5) < 1e-12 && middleOf(capsule).isApprox(Vec3(1, 2, 3)));
        Solid sphere = Solid::sphere(Vec3::Zero(), 0.1);
        setLength(sphere, 3.0);
        QVERIFY(sphere == Solid::sphere(Vec3::Zero(), 0.1) && lengthOf(sphere) == 0.0);
        moveMiddle(sphere, Vec3(1, 0, 0));
        QVERIFY(sphere == Solid::sphere(Vec3(1, 0, 0), 0.1));
    }

    void widths() {
        QCOMPARE(widthOf(Solid::point(kAt)), 0.0);
        QCOMPARE(widthOf(Solid::sphere(kAt, 0.25)), 0.5);
        QCOMPARE(widthOf(Solid::capsule(kAt, Vec3::Zero(), 0.25)), 0.5);
        QCOMPARE(widthOf(Solid::box(kAt, Vec3(0.1, 0.25, 0.0))), 0.5);
    }

    void shapesTellApart() {
        QVERIFY(Solid::sphere(kAt, 0.0) != Solid::point(kAt));
        QVERIFY(Solid::sphere(kAt, 1.0) != Solid::sphere(kAt, 1.5));
        QVERIFY(Solid::box(kAt, Vec3(1, 1, 1)) != Solid::box(kAt, Vec3(1, 1, 2)));
        QVERIFY(Solid::capsule(kAt, Vec3(1, 1, 1), 1.0) != Solid::capsule(kAt, Vec3(1, 1, 2), 1.0));
    }
};

SINEW_TEST(TestSolid, sinew::test::NoApplication)

} // namespace testSolid

#include "TestSolid.moc"
