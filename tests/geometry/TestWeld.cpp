#include "core/geometry/WeldedSurface.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace testWeld {

using namespace sinew::test;
using namespace sinew;

namespace {

/// The definition, pair by pair.
std::vector<std::uint32_t> groupsByEveryPair(const std::vector<Vec3>& vertices, double tolerance) {
    std::vector<std::uint32_t> group(vertices.size());
    std::iota(group.begin(), group.end(), 0U);
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t a = 0; a < vertices.size(); ++a) {
            for (std::size_t b = 0; b < vertices.size(); ++b) {
                if ((vertices[a] - vertices[b]).norm() <= tolerance && group[b] > group[a]) {
                    group[b] = group[a];
                    changed = true;
                }
            }
        }
    }
    return group; // the lowest vertex of each group
}

std::vector<std::uint32_t> firstVertices(const WeldMap& map) {
    std::vector<std::uint32_t> result;
    for (const std::uint32_t group : map.groupOfVertex) {
        result.push_back(map.firstVertex[group]);
    }
    return result;
}

using Numbers = std::vector<std::uint32_t>;

Numbers listed(std::span<const std::uint32_t> numbers) {
    return {numbers.begin(), numbers.end()};
}

/// A unit square in the plane z = 0 whose lower left corner is at x.
Mesh square(double x) {
    Mesh mesh;
    mesh.vertices = {Vec3(x, 0, 0), Vec3(x + 1, 0, 0), Vec3(x + 1, 1, 0), Vec3(x, 1, 0)};
    mesh.addPolygon(std::array<std::uint32_t, 4>{0, 1, 2, 3});
    return mesh;
}

/// Two squares that touch along x = 1.
struct Pair {
    Mesh left = square(0.0);
    Mesh right = square(1.0);
    std::array<const Mesh*, 2> meshes{&left, &right};
};

} // namespace

class TestWeld : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void zeroToleranceMeansEqual() {
        const double next = std::nextafter(1.0, 2.0);
        const std::vector<Vec3> vertices{{1, 0, 0}, {next, 0, 0}, {1, -0.0, 0}, {2, 0, 0}, {next, 0, -0.0}};
        const WeldMap map = weldVertices(vertices, 0.0);
        QVERIFY(map.groupOfVertex == (std::vector<std::uint32_t>{0, 1, 0, 2, 1}));
        QVERIFY(map.firstVertex == (std::vector<std::uint32_t>{0, 1, 3}));
    }

    void meaninglessTolerancesMeanEqual_data() {
        QTest::addColumn<double>("tolerance");
        QTest::newRow("negative") << -1.0;
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min();
        QTest::newRow("tiny") << 1e-300;
    }

    void meaninglessTolerancesMeanEqual() {
        QFETCH(double, tolerance);
        const std::vector<Vec3> vertices{{1, 0, 0}, {1.0000001, 0, 0}, {1, 0, 0}};
        QVERIFY(weldVertices(vertices, tolerance).groupOfVertex == (std::vector<std::uint32_t>{0, 1, 0}));
    }

    void chainsHoldTogether() {
        std::vector<Vec3> vertices;
        vertices.reserve(1001);
        for (int i = 0; i < 1000; ++i) { // out of order, so that pieces of the chain meet late
            vertices.emplace_back(0.9 * ((i * 7) % 1000), 0.0, 0.0);
        }
        vertices.emplace_back(-1.1, 0.0, 0.0);
        const WeldMap map = weldVertices(vertices, 1.0);
        QCOMPARE(map.groupCount(), std::size_t{2});
        QCOMPARE(map.groupOfVertex.back(), 1U);
    }

    void theToleranceIsTheLimit() {
        const std::vector<Vec3> vertices{{0, 0, 0}, {3, 4, 0}, {0, 0, 5.001}};
        QVERIFY(weldVertices(vertices, 5.0).groupOfVertex == (std::vector<std::uint32_t>{0, 0, 1}));
    }

    void agreesWithEveryPair_data() {
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<double>("offset");
        QTest::newRow("sparse") << 0.01 << 0.0;
        QTest::newRow("some") << 0.05 << -300.0;
        QTest::newRow("percolating") << 0.12 << 1000.0;
        QTest::newRow("all") << 4.0 << 0.0;
    }

    void agreesWithEveryPair() {
        QFETCH(double, tolerance);
        QFETCH(double, offset);
        std::mt19937 random(11);
        for (int round = 0; round < 5; ++round) {
            std::vector<Vec3> vertices;
            vertices.reserve(600);
            for (int i = 0; i < 600; ++i) {
                vertices.push_back(randomPoint(random) + Vec3::Constant(offset));
            }
            QVERIFY(firstVertices(weldVertices(vertices, tolerance)) ==
                    groupsByEveryPair(vertices, tolerance));
        }
    }

    void nonFiniteVerticesStayAlone() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double inf = std::numeric_limits<double>::infinity();
        const std::vector<Vec3> vertices{{nan, 0, 0}, {0, 0, 0},   {nan, 0, 0},
                                         {0, inf, 0}, {0, inf, 0}, {0, 0, 0}};
        for (const double tolerance : {0.0, 0.5, 1e6}) {
            const WeldMap map = weldVertices(vertices, tolerance);
            QVERIFY(map.groupOfVertex == (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 1}));
            QVERIFY(map.firstVertex == (std::vector<std::uint32_t>{0, 1, 2, 3, 4}));
        }
    }

    void aFarOutlierDoesNotMakeItSlow() {
        // One wild vertex makes the tolerance larger than the model; every pair would be 10^10 tests.
        std::mt19937 random(5);
        std::vector<Vec3> vertices;
        for (int i = 0; i < 100000; ++i) {
            vertices.push_back(randomPoint(random, 0.2));
            vertices.push_back(randomPoint(random, 0.2) + Vec3(1.5, 0, 0));
        }
        vertices.emplace_back(1e6, 0.0, 0.0);
        QCOMPARE(weldVertices(vertices, 1.0).groupCount(), std::size_t{3});
    }

    void extremeSizesAreFine() {
        const std::vector<Vec3> vertices{{-1e308, 0, 0}, {1e308, 0, 0}, {1e308, 0, 0}, {0, 1e-308, 0}};
        QCOMPARE(weldVertices(vertices, 1e302).groupCount(), std::size_t{3});
        QCOMPARE(weldVertices(vertices, std::numeric_limits<double>::infinity()).groupCount(),
                 std::size_t{3});
        QCOMPARE(weldVertices({}, 1.0).groupCount(), std::size_t{0});
    }

    void numbersVerticesAndPositions() {
        const Pair pair;
        const WeldedSurface surface(pair.meshes);
        QCOMPARE(surface.partCount(), std::size_t{2});
        QCOMPARE(surface.vertexCount(), std::size_t{8});
        QCOMPARE(surface.weldedCount(), std::size_t{6});
        QCOMPARE(surface.index({1, 2}), 6U);
        QVERIFY((surface.vertexAt(6) == VertexId{1, 2}));
        QVERIFY((surface.vertexAt(3) == VertexId{0, 3}));
        QVERIFY(surface.contains({1, 3}) && !surface.contains({1, 4}) && !surface.contains({2, 0}));
        // In the order of the first vertices.
        QVERIFY(listed(surface.weldedVertices(0)) == (Numbers{0, 1, 2, 3}));
        QVERIFY(listed(surface.weldedVertices(1)) == (Numbers{1, 4, 5, 2}));
        QVERIFY((surface.welded(1, {0, 1, 3}) == Triangle{1, 4, 2}));
        QCOMPARE(surface.firstVertex(4), 5U);
        const std::vector<Vec3> positions = surface.positions(pair.meshes);
        QCOMPARE(positions.size(), std::size_t{6});
        QVERIFY(positions[2] == Vec3(1, 1, 0) && positions[4] == Vec3(2, 0, 0));
        const NumberLists members = verticesByPosition(surface);
        QCOMPARE(members.size(), std::size_t{6});
        QVERIFY(listed(members[1]) == (Numbers{1, 4}));
        QVERIFY(listed(members[5]) == (Numbers{6}));
    }

    void theToleranceGrowsWithWhatIsWelded() {
        const auto welded = [](double gap, double size) {
            Mesh mesh;
            mesh.vertices = {Vec3(0, 0, 0), Vec3(gap, 0, 0), Vec3(0, size, 0)};
            return WeldedSurface(mesh).weldedCount() == 2;
        };
        for (const double size : {1e-3, 1.0, 1e5}) {
            QVERIFY(welded(0.9 * kWeldTolerance * size, size));
            QVERIFY(!welded(1.1 * kWeldTolerance * size, size));
        }
        // A part apart welds less than the parts together, whose box is larger.
        Mesh small = square(0.0);
        small.vertices.emplace_back(0.0, 5e-6, 0.0);
        const Mesh far = square(100.0);
        const std::array<const Mesh*, 2> both{&small, &far};
        QCOMPARE(WeldedSurface(small).weldedCount(), std::size_t{5});
        QCOMPARE(WeldedSurface(both).weldedCount(), std::size_t{4 + 4});
    }

    void neighborsCrossSeams() {
        const Pair pair;
        const WeldedSurface surface(pair.meshes);
        const NumberLists sides = neighborsOf(surface, pair.meshes, NeighborsBy::Sides);
        QCOMPARE(sides.size(), surface.weldedCount());
        QVERIFY(listed(sides[0]) == (Numbers{1, 3}));
        QVERIFY(listed(sides[1]) == (Numbers{0, 2, 4}));
        const NumberLists all = neighborsOf(surface, pair.meshes, NeighborsBy::SidesAndQuadDiagonals);
        QVERIFY(listed(all[0]) == (Numbers{1, 2, 3}));
        QVERIFY(listed(all[1]) == (Numbers{0, 2, 3, 4, 5}));
    }

    void neighborsGoBothWays() {
        const Mesh mesh =
            test::joined(test::sphere(Vec3::Zero(), 1.0, 12), test::box(Vec3(2, 0, 0), Vec3(3, 1, 1)));
        const std::array<const Mesh*, 1> meshes{&mesh};
        const WeldedSurface surface(mesh);
        for (const auto by : {NeighborsBy::Sides, NeighborsBy::SidesAndQuadDiagonals}) {
            const NumberLists neighbors = neighborsOf(surface, meshes, by);
            for (std::uint32_t g = 0; g < neighbors.size(); ++g) {
                QVERIFY(!neighbors[g].empty());
                QVERIFY(std::ranges::is_sorted(neighbors[g]));
                QVERIFY(std::ranges::adjacent_find(neighbors[g]) == neighbors[g].end());
                for (const std::uint32_t next : neighbors[g]) {
                    QVERIFY(next != g && std::ranges::binary_search(neighbors[next], g));
                }
            }
        }
    }

    void shellsAreCountedInTheOrderOfPolygons() {
        Mesh mesh =
            test::joined(test::box(Vec3(0, 0, 0), Vec3(1, 1, 1)), test::box(Vec3(3, 0, 0), Vec3(4, 1, 1)));
        mesh.vertices.emplace_back(9, 9, 9);
        const SurfaceShells shells = surfaceShells(mesh);
        QCOMPARE(shells.count, 2U);
        QCOMPARE(shells.ofVertex.size(), mesh.vertexCount());
        QCOMPARE(shells.ofVertex[0], 0U);
        QCOMPARE(shells.ofVertex[8], 1U);
        QCOMPARE(shells.ofVertex[16], SurfaceShells::kNone);
        // The polygons the other way round number the shells the other way round.
        Mesh turned = mesh;
        turned.polygonOffsets = {0};
        turned.corners.clear();
        for (std::size_t f = mesh.polygonCount(); f-- > 0;) {
            turned.addPolygon(mesh.polygon(f));
        }
        QCOMPARE(surfaceShells(turned).ofVertex[0], 1U);
        QCOMPARE(surfaceShells(turned).ofVertex[8], 0U);
    }

    void shellsOfTrianglesAreThoseOfTheMesh() {
        const Mesh mesh = test::joined(square(0.0), test::joined(square(1.0), square(5.0)));
        const WeldedSurface surface(mesh);
        std::vector<Triangle> triangles;
        for (const Triangle& t : triangulate(mesh)) {
            triangles.push_back(surface.welded(0, t));
        }
        const SurfaceShells ofMesh = surfaceShells(surface, mesh);
        const SurfaceShells ofSoup = surfaceShells(surface.weldedCount(), triangles);
        QCOMPARE(ofMesh.count, 2U);
        QCOMPARE(ofSoup.count, 2U);
        for (std::uint32_t p = 0; p < mesh.vertexCount(); ++p) {
            QCOMPARE(ofMesh.ofVertex[p], ofSoup.ofVertex[surface.weldedVertexOf(p)]);
        }
        QVERIFY((shellAreas(ofSoup, surface.positions(mesh.vertices), triangles) ==
                 std::vector<double>{2.0, 1.0}));
    }

    void oddMeshesAreFine() {
        const WeldedSurface nothing(std::span<const Mesh* const>{});
        QCOMPARE(nothing.partCount(), std::size_t{0});
        QCOMPARE(nothing.weldedCount(), std::size_t{0});
        QCOMPARE(WeldedSurface().vertexCount(), std::size_t{0});
        QCOMPARE(surfaceShells(Mesh()).count, 0U);
        Mesh broken = square(0.0);
        broken.vertices[3] = Vec3::Constant(std::numeric_limits<double>::quiet_NaN());
        const Mesh empty;
        const std::array<const Mesh*, 3> meshes{&empty, &broken, &empty};
        const WeldedSurface surface(meshes);
        QCOMPARE(surface.weldedCount(), std::size_t{4});
        QCOMPARE(surface.diagonal(), std::sqrt(2.0));
        QVERIFY((surface.vertexAt(0) == VertexId{1, 0}));
        QVERIFY(surface.weldedVertices(2).empty());
    }
};

SINEW_TEST(TestWeld, sinew::test::NoApplication)

} // namespace testWeld

#include "TestWeld.moc"
