#include "core/geometry/AxisVolume.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace testAxisVolume {

using namespace sinew;
using test::Dice;

namespace {

AxisVolume volumeAlong(AxisVolumeShape shape, double length, double first, double second) {
    AxisVolume volume;
    volume.shape = shape;
    const Mat3 axes = Eigen::AngleAxisd(0.8, Vec3(1, -2, 0.5).normalized()).toRotationMatrix();
    volume.axes = axes;
    volume.start = Vec3(0.3, -0.2, 0.5);
    volume.end = volume.start + length * axes.col(0);
    volume.radii = {first, second};
    return volume;
}

Vec3 local(const AxisVolume& volume, const Vec3& p) {
    return volume.axes.transpose() * (p - volume.start);
}

/// Whether one of the spheres from one end of a capsule to the other holds a place: (x - t length)^2 + away^2
/// - r(t)^2 is at most 0 at its lowest.
bool inSomeSphere(double x, double away, double length, const std::array<double, 2>& radii) {
    const auto outside = [&](double t) {
        const double radius = radii[0] + t * (radii[1] - radii[0]);
        return std::pow(x - t * length, 2) + away * away - radius * radius;
    };
    const double growth = radii[1] - radii[0];
    const double bend = length * length - growth * growth;
    const double lowest = bend > 0.0 ? (x * length + radii[0] * growth) / bend : 0.0;
    return std::min({outside(0.0), outside(1.0), outside(std::clamp(lowest, 0.0, 1.0))}) <= 0.0;
}

/// By the definition of each shape alone: a capsule is all spheres from one end to the other.
bool holds(const AxisVolume& volume, const Vec3& p) {
    const Vec3 at = local(volume, p);
    const double length = volume.length();
    const double away = std::hypot(at.y(), at.z());
    switch (volume.shape) {
    case AxisVolumeShape::Capsule:
        return inSomeSphere(at.x(), away, length, volume.radii);
    case AxisVolumeShape::Cylinder:
        return at.x() >= 0.0 && at.x() <= length &&
               away <= volume.radii[0] + (volume.radii[1] - volume.radii[0]) * at.x() / length;
    case AxisVolumeShape::Box:
        return at.x() >= 0.0 && at.x() <= length && std::abs(at.y()) <= volume.radii[0] &&
               std::abs(at.z()) <= volume.radii[1];
    case AxisVolumeShape::Ellipsoid:
        break;
    }
    const Vec3 half(0.5 * length, volume.radii[0], volume.radii[1]);
    return (at - Vec3(half.x(), 0, 0)).cwiseQuotient(half).squaredNorm() <= 1.0;
}

/// How far one gets from a place in a direction, 0..4, until inside and outside change: the nearest such
/// place of many directions is at least as far as the surface.
double surfaceAlong(const AxisVolume& volume, const Vec3& p, const Vec3& direction) {
    const bool inside = holds(volume, p);
    constexpr double step = 0.01;
    for (double far = step; far < 4.0; far += step) {
        if (holds(volume, p + far * direction) == inside) {
            continue;
        }
        double near = far - step;
        for (int i = 0; i < 30; ++i) {
            const double middle = 0.5 * (near + far);
            (holds(volume, p + middle * direction) == inside ? near : far) = middle;
        }
        return far;
    }
    return std::numeric_limits<double>::infinity();
}

} // namespace

class TestAxisVolume : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void volumes() {
        QTest::addColumn<AxisVolume>("volume");
        using enum AxisVolumeShape;
        QTest::newRow("capsule") << volumeAlong(Capsule, 1.0, 0.3, 0.3);
        QTest::newRow("capsule, narrower") << volumeAlong(Capsule, 1.0, 0.4, 0.15);
        QTest::newRow("capsule, wider") << volumeAlong(Capsule, 0.8, 0.05, 0.3);
        QTest::newRow("capsule in its end") << volumeAlong(Capsule, 0.2, 0.5, 0.1);
        QTest::newRow("sphere") << volumeAlong(Capsule, 0.0, 0.4, 0.4);
        QTest::newRow("cylinder") << volumeAlong(Cylinder, 1.0, 0.3, 0.3);
        QTest::newRow("cone") << volumeAlong(Cylinder, 0.7, 0.5, 0.1);
        QTest::newRow("flat cylinder") << volumeAlong(Cylinder, 0.2, 0.5, 0.4);
        QTest::newRow("box") << volumeAlong(Box, 1.0, 0.3, 0.15);
        QTest::newRow("ellipsoid") << volumeAlong(Ellipsoid, 1.2, 0.3, 0.15);
        QTest::newRow("round ellipsoid") << volumeAlong(Ellipsoid, 0.8, 0.4, 0.4);
    }

    void insideIsWhatTheShapeSays_data() { volumes(); }

    void insideIsWhatTheShapeSays() {
        QFETCH(AxisVolume, volume);
        Dice dice(7);
        int inside = 0;
        for (int i = 0; i < 4000; ++i) {
            const Vec3 p = volume.center() + 0.8 * Vec3(dice.number(), dice.number(), dice.number());
            const double distance = volume.signedDistanceTo(p);
            if (std::abs(distance) > 1e-9) {
                QCOMPARE(distance < 0.0, holds(volume, p));
                inside += distance < 0.0 ? 1 : 0;
            }
        }
        QVERIFY(inside > 20 && inside < 3980);
    }

    void distancesAreThoseToTheSurface_data() { volumes(); }

    /// No direction leads to the surface on a shorter way, and one does about as fast.
    void distancesAreThoseToTheSurface() {
        QFETCH(AxisVolume, volume);
        Dice dice(11);
        for (int i = 0; i < 12; ++i) {
            const Vec3 p = volume.center() + 0.6 * Vec3(dice.number(), dice.number(), dice.number());
            const double distance = std::abs(volume.signedDistanceTo(p));
            double nearest = std::numeric_limits<double>::infinity();
            for (int d = 0; d < 250; ++d) { // evenly over the sphere
                const double z = 1.0 - (2.0 * d + 1.0) / 250.0;
                const double turn = d * std::numbers::pi * (3.0 - std::sqrt(5.0));
                const double r = std::sqrt(1.0 - z * z);
                nearest =
                    std::min(nearest, surfaceAlong(volume, p, {r * std::cos(turn), r * std::sin(turn), z}));
            }
            QVERIFY2(nearest >= distance - 1e-3, qPrintable(QString("%1 %2").arg(nearest).arg(distance)));
            QVERIFY2(nearest <= 1.05 * distance + 0.03,
                     qPrintable(QString("%1 %2").arg(nearest).arg(distance)));
        }
    }

    void theInnerRadiusIsTheDeepestPlace_data() { volumes(); }

    void theInnerRadiusIsTheDeepestPlace() {
        QFETCH(AxisVolume, volume);
        double deepest = 0.0;
        for (int i = 0; i <= 20000; ++i) { // it lies on the axis
            const double t = -0.2 + 1.4 * i / 20000.0;
            deepest =
                std::max(deepest, -volume.signedDistanceTo(volume.start + t * (volume.end - volume.start)));
        }
        QVERIFY2(std::abs(deepest - volume.innerRadius()) < 1e-4,
                 qPrintable(QString("%1 %2").arg(deepest).arg(volume.innerRadius())));
        Dice dice(3);
        for (int i = 0; i < 3000; ++i) {
            const Vec3 p = volume.center() + 0.6 * Vec3(dice.number(), dice.number(), dice.number());
            QVERIFY(-volume.signedDistanceTo(p) <= volume.innerRadius() + 1e-9);
        }
    }

    void distancesFollowATransform_data() { volumes(); }

    void distancesFollowATransform() {
        QFETCH(AxisVolume, volume);
        const Transform transform = Eigen::Translation3d(1, 2, 3) *
                                    Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()) * Eigen::Scaling(2.5);
        const AxisVolume moved = volume.transformed(transform);
        Dice dice(5);
        for (int i = 0; i < 200; ++i) {
            const Vec3 p = volume.center() + Vec3(dice.number(), dice.number(), dice.number());
            QVERIFY(std::abs(moved.signedDistanceTo(transform * p) - 2.5 * volume.signedDistanceTo(p)) <
                    1e-6);
        }
        QVERIFY(std::abs(moved.innerRadius() - 2.5 * volume.innerRadius()) < 1e-9);
    }

    void aGrownCapsuleIsAsMuchFarther() {
        const AxisVolume volume = volumeAlong(AxisVolumeShape::Capsule, 1.0, 0.4, 0.15);
        const AxisVolume grown = volume.grown(0.2);
        for (const Vec3& p : {Vec3(0, 0, 0), Vec3(1, 0.5, 0.2), Vec3(-2, 1, 0)}) {
            QVERIFY(std::abs(grown.signedDistanceTo(p) - volume.signedDistanceTo(p) + 0.2) < 1e-12);
        }
        const AxisVolume box = volumeAlong(AxisVolumeShape::Box, 1.0, 0.3, 0.1).grown(0.2);
        QVERIFY(std::abs(box.length() - 1.4) < 1e-12);
        QVERIFY(std::abs(box.radii[1] - 0.3) < 1e-12);
    }

    void volumesWithoutWidthHoldNothing() {
        using enum AxisVolumeShape;
        for (const AxisVolumeShape shape : {Capsule, Ellipsoid, Box, Cylinder}) {
            const AxisVolume thin = volumeAlong(shape, 1.0, 0.0, 0.0);
            QCOMPARE(thin.innerRadius(), 0.0);
            QVERIFY(std::isfinite(thin.signedDistanceTo(Vec3(1, 1, 1))));
            QVERIFY(thin.signedDistanceTo(Vec3(1, 1, 1)) > 0.0);
            const AxisVolume nothing = volumeAlong(shape, 0.0, 0.0, 0.0);
            const double away = (nothing.start - Vec3(1, 1, 1)).norm();
            QVERIFY(std::abs(nothing.signedDistanceTo(Vec3(1, 1, 1)) - away) < 1e-9);
        }
    }
};

SINEW_TEST(TestAxisVolume, sinew::test::NoApplication)

} // namespace testAxisVolume

#include "TestAxisVolume.moc"
