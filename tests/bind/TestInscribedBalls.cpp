#include "core/bind/thickness/InscribedBalls.h"
#include "core/geometry/WeldedSurface.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace testInscribedBalls {

using namespace sinew;

namespace {

InscribedBalls ballsOf(const Mesh& mesh) {
    const std::vector<Triangle> triangles = triangulate(mesh);
    return inscribedBalls(SurfaceRays(mesh.vertices, triangles), triangles);
}

constexpr double kRadius = 0.25;

Mesh tube() {
    return test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), kRadius, 24, 40);
}

} // namespace

class TestInscribedBalls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Along the tube and in its round ends the largest ball is as thick as the tube.
    void capsule() {
        const Mesh mesh = tube();
        const InscribedBalls balls = ballsOf(mesh);
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            QVERIFY2(std::abs(balls.radii[p] - kRadius) < 0.15 * kRadius,
                     qPrintable(QString::number(balls.radii[p])));
            const Vec3& center = balls.centers[p];
            const double offAxis = std::hypot(center.y(), center.z());
            QVERIFY(offAxis < 0.15 * kRadius && std::abs(center.x()) < 1.0 + 0.15 * kRadius);
        }
    }

    void sphere() {
        const Mesh mesh = test::sphere(Vec3(1, 2, 3), 0.7, 24);
        const InscribedBalls balls = ballsOf(mesh);
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            QVERIFY((balls.centers[p] - Vec3(1, 2, 3)).norm() < 0.1);
        }
    }

    /// A corner's inward normal leads to the middle of a flat box's thickness.
    void flatBox() {
        const Mesh mesh = test::box(Vec3(-2, -0.1, -3), Vec3(2, 0.1, 3));
        for (const double radius : ballsOf(mesh).radii) {
            QVERIFY(radius > 0.0 && radius <= 0.2);
        }
    }

    /// Each of two tubes that run through one another keeps its own thickness.
    void overlappingTubes() {
        const Mesh one = tube();
        const Mesh both =
            test::joined(one, test::capsule(Vec3(-1, 0.2, 0), Vec3(1, 0.2, 0), kRadius, 24, 40));
        const InscribedBalls alone = ballsOf(one);
        const InscribedBalls together = ballsOf(both);
        for (std::size_t p = 0; p < one.vertices.size(); ++p) {
            QVERIFY(std::abs(alone.radii[p] - together.radii[p]) < 1e-9);
        }
    }

    /// A sheet alone has no inside; one that is laid over a body has the body's.
    void openSheet() {
        Mesh sheet = test::cutAbove(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)), -0.5);
        const InscribedBalls balls = ballsOf(sheet);
        QVERIFY(std::ranges::all_of(balls.radii, [](double radius) { return std::isfinite(radius); }));
        Mesh plane;
        plane.vertices = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(0, 1, 0)};
        plane.addPolygon(std::vector<std::uint32_t>{0, 1, 2, 3});
        const InscribedBalls none = ballsOf(plane);
        for (std::size_t p = 0; p < 4; ++p) {
            QCOMPARE(none.radii[p], 0.0);
            QCOMPARE(none.centers[p], plane.vertices[p]);
        }
    }

    void mirrored() {
        const Mesh one = test::joined(tube(), test::capsule(Vec3(0, 0, 0), Vec3(0.3, 1, 0.2), 0.1, 12, 12));
        Mesh other = test::flipped(one);
        for (Vec3& vertex : other.vertices) {
            vertex.z() = -vertex.z();
        }
        const InscribedBalls left = ballsOf(one);
        const InscribedBalls right = ballsOf(other);
        for (std::size_t p = 0; p < one.vertices.size(); ++p) {
            QVERIFY(std::abs(left.radii[p] - right.radii[p]) < 1e-6 * kRadius);
        }
    }

    /// What faces alike does not shrink the ball: folds of a coarse bend.
    void foldsAreNoWalls() {
        Mesh mesh = tube();
        for (std::size_t p = 0; p < mesh.vertices.size(); p += 2) {
            mesh.vertices[p] += 0.004 * Vec3(0, mesh.vertices[p].y(), mesh.vertices[p].z()).normalized();
        }
        for (const double radius : ballsOf(mesh).radii) {
            QVERIFY(radius > 0.8 * kRadius);
        }
    }

    /// No wall reaches deeper into the ball than it touches it, and one touches it; the ball grows past walls
    /// that fade.
    void touchesTheNearestWall() {
        Mesh mesh = test::capsule(Vec3(-0.3, 0, 0), Vec3(0.3, 0, 0), kRadius, 9, 5);
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            mesh.vertices[p] += 0.06 * std::sin(7.0 * static_cast<double>(p)) * mesh.vertices[p].normalized();
        }
        const std::vector<Triangle> triangles = triangulate(mesh);
        const InscribedBalls balls = ballsOf(mesh);
        constexpr int steps = 60;
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            const Vec3 inward = (balls.centers[p] - mesh.vertices[p]) / balls.radii[p];
            double min = std::numeric_limits<double>::infinity();
            for (const Triangle& t : triangles) {
                const Vec3 a = mesh.vertices[t[0]] - mesh.vertices[p];
                const Vec3 b = mesh.vertices[t[1]] - mesh.vertices[p];
                const Vec3 c = mesh.vertices[t[2]] - mesh.vertices[p];
                const Vec3 normal = areaVector(mesh.vertices, t).normalized();
                const double wall = std::clamp(3.0 + 5.0 * normal.dot(inward), 0.0, 1.0);
                for (int k = 0; k <= steps && wall > 0.0; ++k) {
                    for (int l = 0; k + l <= steps; ++l) {
                        const Vec3 d = a + k / double{steps} * (b - a) + l / double{steps} * (c - a);
                        min = d.dot(inward) > 1e-5
                                  ? std::min(min, d.squaredNorm() / (2.0 * wall * d.dot(inward)))
                                  : min;
                    }
                }
            }
            QVERIFY2(balls.radii[p] <= min * (1.0 + 1e-9) && balls.radii[p] > 0.97 * min,
                     qPrintable(QString("%1 %2 %3").arg(p).arg(balls.radii[p]).arg(min)));
        }
    }

    void trianglesWithoutArea() {
        Mesh mesh = tube();
        mesh.vertices[1] = mesh.vertices[0];
        mesh.vertices[2] = mesh.vertices[0];
        for (const double radius : ballsOf(mesh).radii) {
            QVERIFY(std::isfinite(radius) && radius >= 0.0);
        }
    }
};

SINEW_TEST(TestInscribedBalls, sinew::test::NoApplication)

} // namespace testInscribedBalls

#include "TestInscribedBalls.moc"
