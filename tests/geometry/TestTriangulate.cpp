#include "core/geometry/Mesh.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>
#include <set>

namespace testTriangulate {

using namespace sinew;
using namespace sinew::test;

namespace {

double areaAlong(const Mesh& mesh, const Triangle& t, const Vec3& direction) {
    return areaVector(mesh.vertices, t).dot(direction);
}

/// Vertices on rays around a centre: star-shaped, so simple, and concave nearly always.
Mesh starPolygon(std::mt19937& random, std::size_t corners) {
    const Quat turn = randomRotation(random);
    const Vec3 center = randomPoint(random, 10.0);
    std::vector<Vec3> vertices;
    for (std::size_t i = 0; i < corners; ++i) {
        const double angle = 2.0 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(corners);
        const double radius = uniform(random, 0.05, 1.0);
        vertices.push_back(center + turn * Vec3(radius * std::cos(angle), radius * std::sin(angle), 0.0));
    }
    Mesh mesh;
    addPolygon(mesh, vertices);
    return mesh;
}

} // namespace

class TestTriangulate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void convexPolygonsBecomeFans() {
        Mesh mesh;
        addPolygon(mesh, {{0, 0, 0}, {2, 0, 0}, {3, 1, 0}, {2, 2, 0}, {0, 2, 0}});
        addPolygon(mesh, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}});
        const std::vector<Triangle> expected{{0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {5, 6, 7}, {5, 7, 8}};
        QVERIFY(triangulate(mesh) == expected);
    }

    /// Where no corner of many is an ear, each look would go all the way round.
    void polygonsOfManyFlatCornersAreCutUp() {
        constexpr std::size_t kFlat = 20'000;
        std::vector<Vec3> vertices{{1, 0, 0}, {1, 1, 0}, {0.5, 0.2, 0}, {0, 1, 0}, {0, 0, 0}};
        for (std::size_t i = 1; i < kFlat; ++i) {
            vertices.emplace_back(static_cast<double>(i) / kFlat, 0, 0);
        }
        Mesh mesh;
        addPolygon(mesh, vertices);
        double area = 0.0;
        const std::vector<Triangle> triangles = triangulate(mesh);
        for (const Triangle& t : triangles) {
            area += areaAlong(mesh, t, Vec3::UnitZ());
        }
        QCOMPARE(triangles.size(), vertices.size() - 2);
        QVERIFY(std::abs(area - 0.6) < 1e-9);
    }

    void dartsAreCutAtTheirDent() {
        const std::vector<Vec3> dart{{0, 0, 0}, {4, 0, 0}, {1, 1, 0}, {0, 4, 0}};
        for (std::size_t first = 0; first < 4; ++first) {
            std::vector<Vec3> turned = dart;
            std::rotate(turned.begin(), turned.begin() + static_cast<std::ptrdiff_t>(first), turned.end());
            Mesh mesh;
            addPolygon(mesh, turned);
            double area = 0.0;
            for (const Triangle& t : triangulate(mesh)) {
                QVERIFY(areaAlong(mesh, t, Vec3::UnitZ()) > 0.0);
                area += areaAlong(mesh, t, Vec3::UnitZ());
            }
            QCOMPARE(area, 4.0);
        }
    }

    void quadsAvoidTrianglesWithoutArea() {
        Mesh mesh; // the second corner lies on the side from the first to the third
        addPolygon(mesh, {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {1, 1, 0}});
        for (const Triangle& t : triangulate(mesh)) {
            QVERIFY(areaAlong(mesh, t, Vec3::UnitZ()) > 0.4);
        }
    }

    void starShapedPolygonsKeepTheirArea() {
        std::mt19937 random(7);
        for (int round = 0; round < 500; ++round) {
            const std::size_t corners = 5 + random() % 40;
            const Mesh mesh = starPolygon(random, corners);
            const Vec3 normal = areaVector(mesh.vertices, mesh.polygon(0));
            const std::vector<Triangle> triangles = triangulate(mesh);
            QCOMPARE(triangles.size(), corners - 2);
            double sum = 0.0;
            for (const Triangle& t : triangles) {
                const double area = areaAlong(mesh, t, normal.normalized());
                QVERIFY(area > 0.0);
                sum += area;
            }
            QVERIFY(std::abs(sum - normal.norm()) < 1e-12 * static_cast<double>(corners));
        }
    }

    void cornersOnASideLeaveNoEmptyTriangle() {
        Mesh mesh; // a square with every side cut in four
        std::vector<Vec3> vertices;
        for (int side = 0; side < 4; ++side) {
            const Eigen::AngleAxisd turn(side * std::numbers::pi / 2, Vec3::UnitZ());
            for (int i = 0; i < 4; ++i) {
                vertices.push_back(turn * Vec3(-2.0 + i, -2.0, 0.0));
            }
        }
        addPolygon(mesh, vertices);
        const std::vector<Triangle> triangles = triangulate(mesh);
        QCOMPARE(triangles.size(), std::size_t{14});
        for (const Triangle& t : triangles) {
            QVERIFY(areaAlong(mesh, t, Vec3::UnitZ()) > 0.1);
        }
    }

    void tellsWhereTrianglesComeFrom() {
        Mesh mesh;
        mesh.vertices.assign(5, Vec3::Zero());
        mesh.vertices[1] = {1, 0, 0};
        mesh.vertices[2] = {1, 1, 0};
        mesh.vertices[3] = {0, 1, 0};
        mesh.vertices[4] = {0, 0, 1};
        mesh.addPolygon(Triangle{4, 1, 0});
        mesh.addPolygon(std::array<std::uint32_t, 4>{0, 1, 2, 3});
        std::vector<Triangle> corners{{9, 9, 9}};
        std::vector<std::uint32_t> polygons{9};
        const std::vector<Triangle> triangles = triangulate(mesh, &corners, &polygons);
        QVERIFY(polygons == (std::vector<std::uint32_t>{0, 1, 1}));
        QVERIFY(corners == (std::vector<Triangle>{{0, 1, 2}, {3, 4, 5}, {3, 5, 6}}));
        for (std::size_t t = 0; t < triangles.size(); ++t) {
            for (std::size_t k = 0; k < 3; ++k) {
                QCOMPARE(triangles[t][k], mesh.corners[corners[t][k]]);
            }
        }
    }

    void brokenPolygonsStillGetTheirTriangles_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("one place") << 0;
        QTest::newRow("on a line") << 1;
        QTest::newRow("crossing itself") << 2;
        QTest::newRow("not a number") << 3;
        QTest::newRow("infinite") << 4;
        QTest::newRow("huge") << 5;
        QTest::newRow("random in space") << 6;
    }

    void brokenPolygonsStillGetTheirTriangles() {
        QFETCH(int, kind);
        std::mt19937 random(3);
        for (std::size_t n = 3; n < 24; ++n) {
            std::vector<Vec3> vertices(n, Vec3::Ones());
            for (std::size_t i = 0; i < n; ++i) {
                const double t = static_cast<double>(i);
                switch (kind) {
                case 1:
                    vertices[i] = Vec3(t * t, 0.0, -t);
                    break;
                case 2:
                    vertices[i] = Vec3(std::cos(2.4 * t), std::sin(2.4 * t), 0.0);
                    break;
                case 3:
                    vertices[i] = randomPoint(random);
                    break;
                case 4:
                    vertices[i] = randomPoint(random);
                    break;
                case 5:
                    vertices[i] = 1e200 * randomPoint(random);
                    break;
                case 6:
                    vertices[i] = randomPoint(random);
                    break;
                default:
                    break;
                }
            }
            if (kind == 3 || kind == 4) {
                vertices[n / 2].y() = kind == 3 ? std::numeric_limits<double>::quiet_NaN()
                                                : std::numeric_limits<double>::infinity();
            }
            Mesh mesh;
            addPolygon(mesh, vertices);
            std::vector<Triangle> corners;
            const std::vector<Triangle> triangles = triangulate(mesh, &corners);
            QCOMPARE(triangles.size(), n - 2);
            std::set<std::uint32_t> used;
            for (const Triangle& t : triangles) {
                QVERIFY(t[0] != t[1] && t[1] != t[2] && t[2] != t[0]);
                used.insert(t.begin(), t.end());
            }
            QCOMPARE(used.size(), n);
            QCOMPARE(*used.rbegin(), static_cast<std::uint32_t>(n - 1));
        }
    }

    void anAbsurdPolygonEnds() {
        std::mt19937 random(9);
        const Mesh mesh = starPolygon(random, 60000);
        QCOMPARE(triangulate(mesh).size(), std::size_t{59998});
    }

    void nothingGivesNothing() { QVERIFY(triangulate(Mesh()).empty()); }
};

SINEW_TEST(TestTriangulate, NoApplication)

} // namespace testTriangulate

#include "TestTriangulate.moc"
