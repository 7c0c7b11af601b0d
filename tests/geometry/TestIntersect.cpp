#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/CoverSearch.h"
#include "core/geometry/Intersect.h"
#include "core/geometry/WeldedSurface.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

namespace testIntersect {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr double kTolerance = 1e-9;

class CancelAt : public Progress {
public:
    explicit CancelAt(int poll)
        : m_left(poll) {}
    bool canceled() const override { return m_left-- == 0; }

private:
    mutable std::atomic<int> m_left;
};

/// The triangle with its corners in each of 6 orders.
std::vector<Corners> orders(Corners c) {
    return {{c[0], c[1], c[2]}, {c[1], c[2], c[0]}, {c[2], c[0], c[1]},
            {c[0], c[2], c[1]}, {c[2], c[1], c[0]}, {c[1], c[0], c[2]}};
}

bool crossInEveryOrder(const Corners& a, const Corners& b, bool expected) {
    for (const Corners& first : orders(a)) {
        for (const Corners& second : orders(b)) {
            if (trianglesCross(first, second, kTolerance) != expected ||
                trianglesCross(second, first, kTolerance) != expected) {
                return false;
            }
        }
    }
    return true;
}

struct Soup {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
    Corners corners(std::size_t t) const {
        return {vertices[triangles[t][0]], vertices[triangles[t][1]], vertices[triangles[t][2]]};
    }
};

Soup randomSoup(std::size_t count) {
    std::mt19937 random(23);
    Soup soup;
    for (std::uint32_t t = 0; t < count; ++t) {
        const Vec3 center = randomPoint(random, 3.0);
        for (int k = 0; k < 3; ++k) {
            soup.vertices.push_back(center + randomPoint(random, 0.4));
        }
        soup.triangles.push_back({3 * t, 3 * t + 1, 3 * t + 2});
    }
    return soup;
}

std::vector<Cover> coversOf(const Mesh& mesh, bool above, double reach, double min = 0.0) {
    const std::vector<Triangle> triangles = triangulate(mesh);
    std::vector<Vec3> normals(mesh.vertexCount(), Vec3::Zero());
    addNormals(mesh.vertices, triangles, normals);
    const SurfaceShells shells = surfaceShells(mesh.vertexCount(), triangles);
    std::vector<Cover> covers =
        findCovers({mesh.vertices, normals, triangles, shells.ofVertex, {}}, reach, min, Progress());
    std::erase_if(covers, [&](const Cover& one) { return one.above != above; });
    return covers;
}

constexpr double kGap = 0.1;

/// A ball in a bowl: the inner sphere's vertices come first.
Mesh ballInBall() {
    return test::joined(test::sphere(Vec3(1, 2, 3), 1.0, 24), test::sphere(Vec3(1, 2, 3), 1.0 + kGap, 24));
}

} // namespace

class TestIntersect : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void triangles_data() {
        QTest::addColumn<std::vector<Vec3>>("other");
        QTest::addColumn<bool>("cross");
        const auto row = [](const char* name, std::vector<Vec3> other, bool cross) {
            QTest::newRow(name) << other << cross;
        };
        row("through the middle", {{1, 1, -1}, {1, 1, 1}, {1, 2, 1}}, true);
        row("through a side", {{1, -1, -1}, {1, -1, 1}, {1, 1, 0.5}}, true);
        row("a corner in the plane, still through", {{1, 1, 0}, {2, 1, 1}, {2, 1, -1}}, true);
        row("beside it", {{5, 5, -1}, {5, 5, 1}, {6, 6, 1}}, false);
        row("above it", {{1, 1, 1}, {1, 2, 1}, {2, 1, 2}}, false);
        row("the planes cross, the triangles do not", {{-1, 1, -1}, {-1, 1, 1}, {-1, 3, 1}}, false);
        row("touches with a corner", {{1, 1, 0}, {1, 1, 1}, {1, 2, 1}}, false);
        row("stands on it", {{1, 1, 0}, {1, 2, 0}, {1, 1, 1}}, false);
        row("overlaps in the plane", {{1, 1, 0}, {9, 1, 0}, {1, 9, 0}}, false);
        row("the same", {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, false);
        row("a line", {{1, 1, -1}, {1, 1, 0.5}, {1, 1, 1}}, false);
        row("a point", {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}}, false);
        row("not a number", {{1, 1, -1}, {1, 1, 1}, {std::numeric_limits<double>::quiet_NaN(), 2, 1}}, false);
    }

    void triangles() {
        QFETCH(std::vector<Vec3>, other);
        QFETCH(bool, cross);
        std::mt19937 random(1);
        const Corners floor{Vec3(0, 0, 0), Vec3(4, 0, 0), Vec3(0, 4, 0)};
        QVERIFY(crossInEveryOrder(floor, {other[0], other[1], other[2]}, cross));
        for (int round = 0; round < 20; ++round) { // wherever they stand
            const Quat turn = randomRotation(random);
            const Vec3 move = randomPoint(random, 100.0);
            const auto placed = [&](const Vec3& p) { return Vec3(turn * p + move); };
            QVERIFY(crossInEveryOrder({placed(floor[0]), placed(floor[1]), placed(floor[2])},
                                      {placed(other[0]), placed(other[1]), placed(other[2])}, cross));
        }
    }

    void shallowCrossingsOverTheToleranceCount() {
        const Corners floor{Vec3(-1, -1, 0), Vec3(1, -1, 0), Vec3(0, 1, 0)};
        const auto tilted = [](double height) {
            return Corners{Vec3(-1, -1, -height), Vec3(1, -1, -height), Vec3(0, 1, height)};
        };
        QVERIFY(trianglesCross(floor, tilted(1e-6), kTolerance));
        QVERIFY(!trianglesCross(floor, tilted(1e-10), kTolerance));
    }

    void theTreeFindsWhatEveryPairFinds() {
        const Soup soup = randomSoup(1500);
        Progress progress;
        const auto marks = selfIntersections(soup.vertices, soup.triangles, kTolerance, progress);
        QVERIFY(marks.has_value());
        std::size_t found = 0;
        for (std::size_t a = 0; a < soup.triangles.size(); ++a) {
            bool crosses = false;
            for (std::size_t b = 0; b < soup.triangles.size() && !crosses; ++b) {
                crosses = a != b && trianglesCross(soup.corners(a), soup.corners(b), kTolerance);
            }
            QCOMPARE((*marks)[a] != 0, crosses);
            found += crosses ? 1 : 0;
        }
        QVERIFY(found > 100 && found < 1400);
    }

    /// All boxes touch there, and nothing else does.
    void aThousandTrianglesOfOneEdgeDoNotCross() {
        constexpr int kBlades = 1000;
        constexpr int kRows = 4;
        Soup soup;
        for (int blade = 0; blade < kBlades; ++blade) {
            const double angle = 2.0 * std::numbers::pi * blade / kBlades;
            const Vec3 out(std::cos(angle), 0.0, std::sin(angle));
            const auto first = static_cast<std::uint32_t>(soup.vertices.size());
            for (int row = 0; row <= kRows; ++row) {
                soup.vertices.push_back(0.25 * row * Vec3::UnitY());
                soup.vertices.push_back(0.25 * row * Vec3::UnitY() + 0.1 * out);
            }
            for (std::uint32_t v = first; v + 2 < soup.vertices.size(); ++v) {
                soup.triangles.push_back({v, v + 1, v + 2});
            }
        }
        Progress progress;
        const auto apart = selfIntersections(soup.vertices, soup.triangles, kTolerance, progress);
        QVERIFY(std::ranges::count(*apart, 1) == 0);
        // One more through all of them.
        const auto first = static_cast<std::uint32_t>(soup.vertices.size());
        soup.vertices.insert(soup.vertices.end(), {Vec3(-1, 0.4, -1), Vec3(2, 0.4, -1), Vec3(-1, 0.4, 2)});
        soup.triangles.push_back({first, first + 1, first + 2});
        const auto pierced = selfIntersections(soup.vertices, soup.triangles, kTolerance, progress);
        QCOMPARE(std::ranges::count(*pierced, 1), std::ptrdiff_t{2 * kBlades + 1});
    }

    void trianglesThatShareAVertexAreNotAsked() {
        Soup soup;
        soup.vertices = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {2, 2, -1}, {2, 2, 1}, {1, 1, -1}, {1, 1, 1}};
        soup.triangles = {{0, 1, 2}, {0, 3, 4}};
        Progress progress;
        QVERIFY(*selfIntersections(soup.vertices, soup.triangles, 0.0, progress) ==
                (std::vector<char>{0, 0}));
        soup.triangles.push_back({5, 6, 4});
        QVERIFY(*selfIntersections(soup.vertices, soup.triangles, 0.0, progress) ==
                (std::vector<char>{1, 0, 1}));
    }

    void brokenTrianglesAreLeftOut() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const std::vector<Vec3> vertices{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {nan, 1, 1}, {1, 1, -1}, {1, 1, 1}};
        const std::vector<Triangle> triangles{{0, 1, 2}, {3, 4, 5}, {4, 5, 5}};
        Progress progress;
        QVERIFY(*selfIntersections(vertices, triangles, 0.0, progress) == (std::vector<char>{0, 0, 0}));
        QVERIFY(selfIntersections({}, {}, 0.0, progress)->empty());
    }

    void threadsDoNotMatterAndCancelingStops() {
        const Soup soup = randomSoup(20000);
        std::vector<std::vector<char>> results;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                Progress progress;
                results.push_back(*selfIntersections(soup.vertices, soup.triangles, kTolerance, progress));
            });
        }
        QVERIFY(results[0] == results[1] && results[0] == results[2]);
        for (const int poll : {0, 1, 50}) {
            CancelAt progress(poll);
            const auto canceled = selfIntersections(soup.vertices, soup.triangles, kTolerance, progress);
            QVERIFY(!canceled);
            QCOMPARE(canceled.error().code, ErrorCode::Canceled);
        }
    }

    /// Every corner, edge and face of a box is nearest somewhere around it.
    void findsThePlaceOnABox() {
        const Mesh box = test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1));
        const std::vector<Triangle> triangles = triangulate(box);
        const NearestSurface surface(box.vertices, triangles);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> anywhere(-5.0, 5.0);
        for (int k = 0; k < 500; ++k) {
            const Vec3 point(anywhere(random), anywhere(random), anywhere(random));
            const Vec3 clamped = point.cwiseMax(-1.0).cwiseMin(1.0);
            if ((point - clamped).norm() < 0.01) {
                continue; // inside, or nearly
            }
            const auto hits = surface.nearest(point);
            QVERIFY(!hits.empty());
            double sum = 0.0;
            for (const auto& hit : hits) {
                QVERIFY((hit.position - clamped).norm() < 1e-3);
                QVERIFY(std::abs(hit.barycentric.sum() - 1.0) < 1e-9 && hit.barycentric.minCoeff() >= 0.0);
                sum += hit.weight;
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-9);
        }
    }

    void equallyNearPlacesCountAlike() {
        const Mesh boxes = test::joined(test::box(Vec3(-3, -1, -1), Vec3(-1, 1, 1)),
                                        test::box(Vec3(1, -1, -1), Vec3(3, 1, 1)));
        const std::vector<Triangle> triangles = triangulate(boxes);
        double left = 0.0;
        for (const auto& hit : NearestSurface(boxes.vertices, triangles).nearest(Vec3(0, 0.3, 0.2))) {
            QVERIFY(std::abs(std::abs(hit.position.x()) - 1.0) < 1e-12);
            left += hit.position.x() < 0.0 ? hit.weight : 0.0;
        }
        QCOMPARE(left, 0.5);
    }

    void flatTrianglesAreFoundByTheirEdges() {
        const std::vector<Vec3> vertices{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0)};
        const std::vector<Triangle> triangles{Triangle{0, 1, 2}};
        const auto hits = NearestSurface(vertices, triangles).nearest(Vec3(1.5, 3, 0));
        QCOMPARE(hits.size(), std::size_t{1});
        QVERIFY((hits[0].position - Vec3(1.5, 0, 0)).norm() < 1e-12);
    }

    void looksOutAndIn() {
        const Mesh mesh = ballInBall();
        const std::size_t inner = mesh.vertexCount() / 2;
        const std::vector<Cover> above = coversOf(mesh, true, 0.2);
        const std::vector<Cover> below = coversOf(mesh, false, 0.2);
        QCOMPARE(above.size(), inner);
        QCOMPARE(below.size(), inner);
        const std::vector<Triangle> triangles = triangulate(mesh);
        for (std::size_t k = 0; k < inner; ++k) {
            QCOMPARE(std::size_t{above[k].vertex}, k);
            QCOMPARE(std::size_t{below[k].vertex}, inner + k);
            QVERIFY(triangles[above[k].triangle][0] >= inner && triangles[below[k].triangle][0] < inner);
            QVERIFY(std::abs(above[k].gap - kGap) < 0.01 && std::abs(below[k].gap - kGap) < 0.01);
        }
    }

    void givesThePlaceStraightAbove() {
        const Mesh mesh = ballInBall();
        const std::vector<Triangle> triangles = triangulate(mesh);
        for (const Cover& cover : coversOf(mesh, true, 0.2)) {
            Vec3 position = Vec3::Zero();
            for (std::size_t c = 0; c < 3; ++c) {
                position += cover.barycentric[static_cast<Eigen::Index>(c)] *
                            mesh.vertices[triangles[cover.triangle][c]];
            }
            const Vec3 out = (mesh.vertices[cover.vertex] - Vec3(1, 2, 3)).normalized();
            QVERIFY(out.dot((position - Vec3(1, 2, 3)).normalized()) > 0.9999);
        }
    }

    void keepsToReachAndLeast() {
        QVERIFY(coversOf(ballInBall(), true, 0.08).empty());
        QVERIFY(coversOf(ballInBall(), true, 0.2, 0.12).empty());
    }

    void seesNoLayerInANeighbour() {
        // Two limbs side by side, so thin that some lines leave the other one again.
        const Mesh limbs = test::joined(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.1, 16, 20),
                                        test::capsule(Vec3(-1, 0.25, 0), Vec3(1, 0.25, 0), 0.1, 16, 20));
        QVERIFY(coversOf(limbs, true, 0.2).empty());
        QVERIFY(coversOf(limbs, false, 0.2).empty());
    }

    void isTheSameOnAnyNumberOfThreads() {
        const Mesh mesh = ballInBall();
        std::vector<std::vector<Cover>> found;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { found.push_back(coversOf(mesh, true, 0.2)); });
        }
        for (std::size_t k = 0; k < found[0].size(); ++k) {
            for (const std::vector<Cover>& other : found) {
                QCOMPARE(other.size(), found[0].size());
                QCOMPARE(other[k].triangle, found[0][k].triangle);
                QVERIFY(other[k].barycentric == found[0][k].barycentric);
            }
        }
    }
};

SINEW_TEST(TestIntersect, QCoreApplication)

} // namespace testIntersect

#include "TestIntersect.moc"
