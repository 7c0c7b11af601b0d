#include "core/base/Parallel.h"
#include "core/geometry/CoverSearch.h"
#include "core/geometry/WeldedSurface.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testCoverSearch {

using namespace sinew;

namespace {

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

class TestCoverSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
            Vec3 place = Vec3::Zero();
            for (std::size_t c = 0; c < 3; ++c) {
                place +=
                    cover.shares[static_cast<Eigen::Index>(c)] * mesh.vertices[triangles[cover.triangle][c]];
            }
            const Vec3 out = (mesh.vertices[cover.vertex] - Vec3(1, 2, 3)).normalized();
            QVERIFY(out.dot((place - Vec3(1, 2, 3)).normalized()) > 0.9999);
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
                QVERIFY(other[k].shares == found[0][k].shares);
            }
        }
    }
};

SINEW_TEST(TestCoverSearch, QCoreApplication)

} // namespace testCoverSearch

#include "TestCoverSearch.moc"
