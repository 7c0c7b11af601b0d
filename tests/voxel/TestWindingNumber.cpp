#include "core/voxel/voxelize/WindingNumber.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <random>

namespace testWindingNumber {

using namespace sinew;

namespace {

double exact(const Mesh& mesh, const Vec3& p) {
    // One triangle at a time: no far field can come in between.
    double sum = 0.0;
    for (const Triangle& t : triangulate(mesh)) {
        const std::vector<Vec3> corners{mesh.vertices[t[0]], mesh.vertices[t[1]], mesh.vertices[t[2]]};
        const Vec3 a = corners[0] - p;
        const Vec3 b = corners[1] - p;
        const Vec3 c = corners[2] - p;
        const double numerator = a.dot(b.cross(c));
        const double denominator =
            a.norm() * b.norm() * c.norm() + a.dot(b) * c.norm() + b.dot(c) * a.norm() + c.dot(a) * b.norm();
        sum += 2.0 * std::atan2(numerator, denominator);
    }
    return sum / (4.0 * M_PI);
}

} // namespace

class TestWindingNumber : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void closedSurfaceIsOneInside() {
        const Mesh mesh = test::sphere(Vec3(0, 0, 0), 1.0, 24);
        const WindingNumber winding(mesh.vertices, triangulate(mesh));
        QVERIFY(std::abs(winding.at(Vec3(0.1, 0.2, -0.3)) - 1.0) < 2e-2);
        QVERIFY(std::abs(winding.at(Vec3(1.5, 0.2, -0.3))) < 2e-2);
        QVERIFY(std::abs(winding.at(Vec3(40, 0, 0))) < 1e-3);
    }

    void overlappingPartsAdd() {
        const Mesh mesh =
            test::joined(test::sphere(Vec3(0, 0, 0), 1.0, 16), test::sphere(Vec3(0.5, 0, 0), 1.0, 16));
        const WindingNumber winding(mesh.vertices, triangulate(mesh));
        QVERIFY(std::abs(winding.at(Vec3(0.25, 0, 0)) - 2.0) < 2e-2);
    }

    /// The far field may cost a hundredth of a turn, no more.
    void farFieldStaysNearTheExactSum() {
        Mesh mesh = test::sphere(Vec3(0, 0, 0), 1.0, 20);
        mesh.polygonOffsets.resize(mesh.polygonCount() * 2 / 3); // a third is missing
        mesh.corners.resize(mesh.polygonOffsets.back());
        const WindingNumber winding(mesh.vertices, triangulate(mesh));
        std::mt19937 random(3);
        std::uniform_real_distribution<double> place(-2.0, 2.0);
        for (int n = 0; n < 100; ++n) {
            const Vec3 p(place(random), place(random), place(random));
            QVERIFY(std::abs(winding.at(p) - exact(mesh, p)) < 1.5e-2);
        }
    }

    void nothingIsOutside() {
        const WindingNumber winding({}, {});
        QCOMPARE(winding.at(Vec3(1, 2, 3)), 0.0);
    }
};

SINEW_TEST(TestWindingNumber, sinew::test::NoApplication)

} // namespace testWindingNumber

#include "TestWindingNumber.moc"
