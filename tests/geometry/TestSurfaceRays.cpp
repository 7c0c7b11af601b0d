#include "core/geometry/SurfaceRays.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testSurfaceRays {

using namespace sinew;

namespace {

/// A mesh with the rays through it.
struct Rays {
    explicit Rays(Mesh mesh)
        : surface(mesh)
        , vertices(surface.positions(mesh.vertices))
        , triangles(weldedTriangles(mesh))
        , rays(vertices, triangles) {}

    std::vector<Triangle> weldedTriangles(const Mesh& mesh) const {
        std::vector<Triangle> all;
        for (const Triangle& triangle : triangulate(mesh)) {
            all.push_back(surface.welded(0, triangle));
        }
        return all;
    }

    std::vector<SurfaceCrossing> from(const Vec3& point, const Vec3& direction) const {
        std::vector<SurfaceCrossing> crossings;
        rays.cross(point, direction, crossings);
        return crossings;
    }

    WeldedSurface surface;
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
    SurfaceRays rays;
};

} // namespace

class TestSurfaceRays : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goesInAndOut() {
        const Rays box(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)));
        const auto crossings = box.from(Vec3(-3, 0.3, 0.1), Vec3::UnitX());
        QCOMPARE(crossings.size(), std::size_t{2});
        QCOMPARE(crossings[0].leaving, -1);
        QCOMPARE(crossings[1].leaving, 1);
        QVERIFY(std::abs(crossings[0].distance - 2.0) < 1e-12 &&
                std::abs(crossings[1].distance - 4.0) < 1e-12);
    }

    /// Through the diagonal of a side, an edge and a corner.
    void edgesAndCornersCountOnce() {
        const Rays box(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)));
        QCOMPARE(box.from(Vec3::Zero(), Vec3::UnitX()).size(), std::size_t{1});
        QCOMPARE(box.from(Vec3::Zero(), Vec3(1, 1, 1).normalized()).size(), std::size_t{1});
        QCOMPARE(box.from(Vec3::Zero(), Vec3(1, 1, 0).normalized()).size(), std::size_t{1});
    }

    void beginsBehindTheSurfaceItStandsOn() {
        const Rays box(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)));
        const auto crossings = box.from(Vec3(-1, 0.3, 0.1), Vec3::UnitX());
        QCOMPARE(crossings.size(), std::size_t{1});
        QCOMPARE(crossings[0].leaving, 1);
    }

    void tellsShells() {
        const Rays two(test::joined(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)),
                                    test::box(Vec3(0, -1, -1), Vec3(2, 1, 1))));
        const auto crossings = two.from(Vec3(-3, 0.3, 0.1), Vec3::UnitX());
        QCOMPARE(crossings.size(), std::size_t{4});
        QCOMPARE(crossings[0].shell, crossings[2].shell);
        QCOMPARE(crossings[1].shell, crossings[3].shell);
        QVERIFY(crossings[0].shell != crossings[1].shell);
    }

    void insideAndBetween() {
        const Rays two(test::joined(test::box(Vec3(-3, -1, -1), Vec3(-1, 1, 1)),
                                    test::box(Vec3(1, -1, -1), Vec3(3, 1, 1))));
        QVERIFY(two.rays.encloses(Vec3(2, 0.1, 0.2)) && two.rays.surrounds(Vec3(2, 0.1, 0.2)));
        QVERIFY(!two.rays.encloses(Vec3(0, 0.1, 0.2)) && !two.rays.surrounds(Vec3(0, 0.1, 0.2))); // one axis
        QVERIFY(!two.rays.encloses(Vec3(0, 5, 0)) && !two.rays.surrounds(Vec3(0, 5, 0)));
    }
};

SINEW_TEST(TestSurfaceRays, sinew::test::NoApplication)

} // namespace testSurfaceRays

#include "TestSurfaceRays.moc"
