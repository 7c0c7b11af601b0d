#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/Orientation.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace testNormals {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

void addQuad(Mesh& mesh, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    mesh.addPolygon(std::array<std::uint32_t, 4>{a, b, c, d});
}

/// Two unit squares that meet in a right angle at the edge of vertices 0 and 1: one faces up, one +x.
Mesh fold() {
    Mesh mesh;
    mesh.vertices = {{0, 0, 0}, {0, 0, 1}, {-1, 0, 1}, {-1, 0, 0}, {0, -1, 1}, {0, -1, 0}};
    addQuad(mesh, 0, 3, 2, 1);
    addQuad(mesh, 0, 1, 4, 5);
    return mesh;
}

bool near(const Vec3f& a, const Vec3f& b) {
    return (a - b).norm() < 1e-6F;
}

const Vec3f kUp(0, 1, 0);
const Vec3f kRight(1, 0, 0);
const Vec3f kBetween = Vec3f(1, 1, 0).normalized();

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

class TestNormals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ownNormalsStay() {
        Mesh mesh = fold();
        mesh.normals.assign(8, Vec3f(0.0F, 0.0F, 3.0F));
        mesh.normals[4] = Vec3f::Zero();
        mesh.normals[5] = Vec3f(kNan, 0.0F, 0.0F);
        const std::vector<Vec3f> normals = completeNormals(mesh);
        QVERIFY(normals[0] == Vec3f(0.0F, 0.0F, 3.0F));
        QVERIFY(near(normals[4], kBetween));
        QVERIFY(near(normals[5], kBetween));
        QVERIFY(normals[6] == Vec3f(0.0F, 0.0F, 3.0F));
    }

    void missingOnesAreSmooth() {
        const std::vector<Vec3f> normals = completeNormals(fold());
        QCOMPARE(normals.size(), std::size_t{8});
        QVERIFY(near(normals[0], kBetween) && near(normals[3], kBetween));
        QVERIFY(near(normals[1], kUp) && near(normals[6], kRight));
        QVERIFY(smoothNormals(fold()) == normals);
    }

    void groupsPart_data() {
        QTest::addColumn<std::uint32_t>("first");
        QTest::addColumn<std::uint32_t>("second");
        QTest::addColumn<bool>("bits");
        QTest::addColumn<bool>("together");
        QTest::newRow("one number") << 5U << 5U << false << true;
        QTest::newRow("two numbers") << 1U << 3U << false << false;
        QTest::newRow("a bit in common") << 1U << 3U << true << true;
        QTest::newRow("no bit in common") << 1U << 2U << true << false;
        QTest::newRow("flat") << 0U << 0U << false << false;
        QTest::newRow("flat bits") << 0U << 0U << true << false;
    }

    void groupsPart() {
        QFETCH(std::uint32_t, first);
        QFETCH(std::uint32_t, second);
        QFETCH(bool, bits);
        QFETCH(bool, together);
        const std::vector<Vec3f> normals = completeNormals(fold(), {{first, second}, bits, {}});
        QVERIFY(near(normals[0], together ? kBetween : kUp));
        QVERIFY(near(normals[4], together ? kBetween : kRight));
    }

    void hardEdgesPart() {
        const std::vector<Vec3f> normals = completeNormals(fold(), {{}, false, {{0, 1}}});
        QVERIFY(near(normals[0], kUp) && near(normals[3], kUp));
        QVERIFY(near(normals[4], kRight) && near(normals[5], kRight));
        QVERIFY(near(completeNormals(fold(), {{}, false, {{0, 3}}})[0], kBetween));
    }

    void aHardEdgeThatEndsInTheMeshPartsNothingBeyond() {
        // Four squares round vertex 0, the last one tilted: with a single hard edge one gets round it the
        // other way.
        Mesh mesh;
        mesh.vertices = {{0, 0, 0},  {1, 0, 0},   {1, 1, 0},  {0, 1, 0}, {-1, 1, 0},
                         {-1, 0, 0}, {-1, -1, 0}, {0, -1, 0}, {1, -1, 1}};
        addQuad(mesh, 0, 1, 2, 3);
        addQuad(mesh, 0, 3, 4, 5);
        addQuad(mesh, 0, 5, 6, 7);
        addQuad(mesh, 0, 7, 8, 1);
        const std::vector<Vec3f> whole = completeNormals(mesh);
        const std::vector<Vec3f> one = completeNormals(mesh, {{}, false, {{0, 1}}});
        const std::vector<Vec3f> two = completeNormals(mesh, {{}, false, {{0, 1}, {0, 7}}});
        QVERIFY(near(one[0], whole[0]) && near(one[12], whole[0]));
        QVERIFY(near(two[0], {0, 0, 1}) && near(two[8], {0, 0, 1}));
        QVERIFY(!near(two[12], whole[0]));
    }

    void facesWithoutAreaTakeTheNeighbours() {
        Mesh mesh = fold();
        mesh.vertices.emplace_back(5.0, 5.0, 5.0); // 6: no polygon but those without area
        mesh.vertices.emplace_back(6.0, 5.0, 5.0); // 7: two steps away
        mesh.vertices.emplace_back(9.0, 9.0, 9.0); // 8: nothing at all
        mesh.addPolygon(Triangle{3, 6, 6});
        mesh.addPolygon(Triangle{6, 7, 7});
        mesh.addPolygon(Triangle{8, 8, 8});
        const std::vector<Vec3f> normals = completeNormals(mesh);
        QVERIFY(near(normals[8], kUp)); // vertex 3
        QVERIFY(near(normals[9], kUp) && near(normals[12], kUp));
        QVERIFY(near(normals[14], Vec3f(0, 1, 0)));
        // Flat and degenerate at once: still the neighbours'.
        QVERIFY(near(completeNormals(mesh, {{0, 0, 0, 0, 0}, false, {}})[9], kUp));
    }

    void backToBackFacesKeepTheirSides() {
        Mesh mesh;
        mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {0.3, 0.7, 0}};
        mesh.addPolygon(Triangle{0, 1, 2});
        mesh.addPolygon(Triangle{2, 1, 0});
        const std::vector<Vec3f> normals = completeNormals(mesh);
        QVERIFY(near(normals[0], {0, 0, 1}));
        QVERIFY(near(normals[3], {0, 0, -1}));
    }

    void manyGroupsAtOneVertex() {
        Mesh mesh;
        mesh.vertices.emplace_back(0.0, 1.0, 0.0);
        Smoothing smoothing;
        constexpr std::uint32_t kSides = 20000;
        for (std::uint32_t i = 0; i < kSides; ++i) {
            const double angle = -2.0 * 3.14159265358979323846 * i / kSides;
            mesh.vertices.emplace_back(std::cos(angle), 0.0, std::sin(angle));
            mesh.addPolygon(Triangle{0, 1 + i, 1 + (i + 1) % kSides});
            smoothing.groups.push_back(i + 1);
        }
        for (const bool bits : {false, true}) {
            smoothing.groupsAreBits = bits;
            const std::vector<Vec3f> normals = completeNormals(mesh, smoothing);
            QVERIFY(near(normals[0], kUp));
        }
    }

    void alwaysUnit() {
        Mesh mesh = fold();
        mesh.vertices[2] = Vec3::Constant(std::numeric_limits<double>::quiet_NaN());
        mesh.vertices[4] = Vec3::Constant(1e300);
        for (const Vec3f& normal : completeNormals(mesh, {{1, 2}, true, {{0, 1}}})) {
            QVERIFY(std::abs(normal.norm() - 1.0F) < 1e-6F);
        }
        QVERIFY(completeNormals(Mesh()).empty());
    }

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

SINEW_TEST(TestNormals, sinew::test::NoApplication)

} // namespace testNormals

#include "TestNormals.moc"
