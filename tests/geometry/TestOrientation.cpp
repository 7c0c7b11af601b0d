#include "core/geometry/Weld.h"
#include "core/geometry/repair/Orientation.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>

namespace testOrientation {

using namespace sinew;
using namespace sinew::test;

namespace {

struct Oriented {
    OrientationFix fix;
    std::vector<std::uint32_t> polygons;

    /// Flip of a polygon's first triangle.
    bool flips(std::uint32_t polygon) const {
        const auto at = std::find(polygons.begin(), polygons.end(), polygon) - polygons.begin();
        return fix.flipTriangle[static_cast<std::size_t>(at)];
    }
    std::size_t flips() const {
        return static_cast<std::size_t>(std::count(fix.flipTriangle.begin(), fix.flipTriangle.end(), true));
    }
};

Oriented orient(const Mesh& mesh) {
    const WeldMap map = weldVertices(mesh.vertices, 1e-9);
    std::vector<Vec3> vertices;
    for (const std::uint32_t p : map.firstVertex) {
        vertices.push_back(mesh.vertices[p]);
    }
    Oriented result;
    std::vector<Triangle> triangles = triangulate(mesh, nullptr, &result.polygons);
    for (Triangle& t : triangles) {
        t = {map.groupOfVertex[t[0]], map.groupOfVertex[t[1]], map.groupOfVertex[t[2]]};
    }
    result.fix = orientOutward(vertices, triangles);
    return result;
}

void flipPolygon(Mesh& mesh, std::size_t f) {
    std::reverse(mesh.corners.begin() + mesh.polygonOffsets[f],
                 mesh.corners.begin() + mesh.polygonOffsets[f + 1]);
}

/// A dome or a whole ball of quads and end triangles, facing outward.
Mesh ball(int rings, int keptRings) {
    Mesh mesh;
    const int around = 2 * rings;
    const auto at = [&](int ring, int step) {
        const double tilt = std::numbers::pi * ring / rings;
        const double turn = 2.0 * std::numbers::pi * step / around;
        return Vec3(std::sin(tilt) * std::cos(turn), std::cos(tilt), -std::sin(tilt) * std::sin(turn));
    };
    for (int ring = 0; ring < keptRings; ++ring) {
        for (int step = 0; step < around; ++step) {
            addPolygon(mesh,
                       {at(ring, step), at(ring + 1, step), at(ring + 1, step + 1), at(ring, step + 1)});
        }
    }
    return mesh;
}

Mesh inverted(Mesh mesh) {
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        flipPolygon(mesh, f);
    }
    return mesh;
}

} // namespace

class TestOrientation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFlippedBoxAmongBoxesTurns() {
        Mesh mesh;
        for (int i = 0; i < 5; ++i) { // far from the origin, where sloppy volumes lose their sign
            addBox(mesh, Vec3(1e6 + 3 * i, -1e6, 0), Vec3(1e6 + 3 * i + 1, 1 - 1e6, 1), i == 3);
        }
        const Oriented result = orient(mesh);
        QCOMPARE(result.fix.shellCount, std::size_t{5});
        QCOMPARE(result.fix.flippedShells, std::size_t{1});
        for (std::size_t t = 0; t < result.polygons.size(); ++t) {
            QCOMPARE(result.fix.flipTriangle[t], result.polygons[t] / 6 == 3);
            QCOMPARE(result.fix.shellOfTriangle[t], result.polygons[t] / 6);
        }
    }

    void oneFlippedFaceTurnsAlone() {
        for (const bool invertedBox : {false, true}) {
            Mesh mesh = boxMesh(Vec3::Zero(), Vec3::Ones(), invertedBox);
            flipPolygon(mesh, 4);
            const Oriented result = orient(mesh);
            for (std::uint32_t f = 0; f < 6; ++f) {
                QCOMPARE(result.flips(f), (f == 4) != invertedBox);
            }
            QCOMPARE(result.fix.flippedShells, std::size_t{1});
        }
    }

    void aCavityTurnsToo() {
        Mesh mesh = boxMesh();
        addBox(mesh, Vec3::Constant(0.3), Vec3::Constant(0.6), true);
        const Oriented result = orient(mesh);
        QVERIFY(!result.flips(0));
        QVERIFY(result.flips(6));
        QCOMPARE(result.flips(), std::size_t{12});
    }

    void openDomesAreJudgedByTheirBulge() {
        QCOMPARE(orient(ball(12, 6)).flips(), std::size_t{0});
        const Oriented dome = orient(inverted(ball(12, 6)));
        QCOMPARE(dome.flips(), dome.fix.flipTriangle.size() - 24); // but the empty triangles at the pole
        QCOMPARE(orient(inverted(ball(12, 12))).flips(), orient(ball(12, 12)).fix.flipTriangle.size() - 48);
    }

    void cardsKeepTheWindingOfMostOfThem() {
        Mesh mesh;
        for (int i = 0; i < 9; ++i) {
            addPolygon(mesh, {Vec3(i, 0, 0), Vec3(i + 1, 0, 0), Vec3(i + 1, 1, 0), Vec3(i, 1, 0)});
        }
        flipPolygon(mesh, 0); // the first one must not decide
        flipPolygon(mesh, 5);
        const Oriented result = orient(mesh);
        for (std::uint32_t f = 0; f < 9; ++f) {
            QCOMPARE(result.flips(f), f == 0 || f == 5);
        }
    }

    void aFinDoesNotOpenABox() {
        Mesh mesh = boxMesh(Vec3::Zero(), Vec3::Ones(), true);
        addPolygon(mesh, {{0, 0, 0}, {1, 0, 0}, {1, -1, 0}, {0, -1, 0}});
        const Oriented result = orient(mesh);
        QCOMPARE(result.fix.shellCount, std::size_t{2});
        QCOMPARE(result.flips(), std::size_t{12});
    }

    void coincidentFacesTurnTogether() {
        // Every face of a box twice, seen from either side: the way some tools write two-sided materials.
        Mesh mesh;
        mesh.vertices = boxMesh().vertices;
        const std::vector<Triangle> box = triangulate(boxMesh());
        for (const Triangle& t : box) {
            mesh.addPolygon(Triangle{t[1], t[0], t[2]});
        }
        for (const Triangle& t : box) {
            mesh.addPolygon(Triangle{t[1], t[2], t[0]});
        }
        const Oriented result = orient(mesh);
        QCOMPARE(result.fix.shellCount, std::size_t{1});
        for (std::uint32_t f = 0; f < 24; ++f) {
            QCOMPARE(result.flips(f), f < 12);
        }
    }

    void aMoebiusBandIsLeftSomeWay() {
        Mesh mesh;
        const int n = 20;
        const auto at = [&](int i, double side) {
            const double turn = 2.0 * std::numbers::pi * i / n;
            const Vec3 out(std::cos(turn), std::sin(turn), 0.0);
            return Vec3(3.0 * out + side * (std::cos(turn / 2) * out + std::sin(turn / 2) * Vec3::UnitZ()));
        };
        for (int i = 0; i < n; ++i) {
            addPolygon(mesh, {at(i, -1), at(i + 1, -1), at(i + 1, 1), at(i, 1)});
        }
        QCOMPARE(orient(mesh).fix.shellCount, std::size_t{1});
    }

    void brokenTrianglesDoNotSpoilTheirShell() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        Mesh mesh = boxMesh(Vec3::Zero(), Vec3::Ones(), true);
        mesh.vertices.emplace_back(nan, nan, nan);
        mesh.addPolygon(Triangle{0, 0, 1});
        mesh.addPolygon(Triangle{1, 0, 0});
        mesh.addPolygon(Triangle{0, 1, 8});
        const Oriented result = orient(mesh);
        QVERIFY(result.flips(0));
        QVERIFY(!result.flips(6));
        QVERIFY(!result.flips(7));
        QCOMPARE(orientOutward({}, {}).shellCount, std::size_t{0});
    }
};

SINEW_TEST(TestOrientation, NoApplication)

} // namespace testOrientation

#include "TestOrientation.moc"
