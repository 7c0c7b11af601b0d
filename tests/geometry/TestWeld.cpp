#include "core/geometry/Weld.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>
#include <numeric>

namespace testWeld {

using namespace sinew;
using namespace sinew::test;

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
};

SINEW_TEST(TestWeld, NoApplication)

} // namespace testWeld

#include "TestWeld.moc"
