#include "core/geometry/Intersect.h"
#include "core/voxel/Octree.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testOctree {

using namespace sinew;

namespace {

std::vector<std::uint64_t> codesOf(const std::vector<std::uint64_t>& keys) {
    std::vector<std::uint64_t> codes;
    for (const std::uint64_t key : keys) {
        codes.push_back(cellCode({key, 0}));
    }
    return codes;
}

} // namespace

class TestOctree : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keysRoundTrip() {
        for (const Cell& cell :
             {Cell{0, 0, 0}, Cell{1, 2, 3}, Cell{1023, 511, 7}, Cell{2097151, 0, 2097151}}) {
            QCOMPARE(cellOfKey(mortonKey(cell)), cell);
        }
        QCOMPARE(mortonKey({1, 0, 0}), 1ULL);
        QCOMPARE(mortonKey({0, 1, 0}), 2ULL);
        QCOMPARE(mortonKey({0, 0, 1}), 4ULL);
    }

    /// Walking down the tree finds exactly the voxels that a test of every voxel finds.
    void triangleVoxelsMatchBruteForce() {
        constexpr int kDepth = 4;
        const std::vector<Vec3> vertices{Vec3(1.3, 2.2, 3.1), Vec3(14.7, 5.5, 9.2), Vec3(4.1, 13.9, 12.3),
                                         Vec3(8, 8, 8),       Vec3(8, 12, 8),       Vec3(12, 8, 8)};
        const std::vector<Triangle> triangles{{0, 1, 2}, {3, 4, 5}};
        Progress progress;
        const auto keys = voxelsOfTriangles(vertices, triangles, kDepth, progress);
        QVERIFY(keys);
        std::vector<std::uint64_t> expected;
        for (std::uint64_t key = 0; key < 4096; ++key) {
            const Cell cell = cellOfKey(key);
            const Vec3 center(cell[0] + 0.5, cell[1] + 0.5, cell[2] + 0.5);
            for (const Triangle& t : triangles) {
                if (TriangleOverlap(vertices[t[0]], vertices[t[1]], vertices[t[2]])
                        .overlapsCube(center, 0.5)) {
                    expected.push_back(key);
                    break;
                }
            }
        }
        QCOMPARE(*keys, expected);
        QVERIFY(expected.size() > 50);
    }

    void aPlaneBetweenVoxelsBelongsToBoth() {
        const std::vector<Vec3> vertices{Vec3(8, 2.5, 2.5), Vec3(8, 5.5, 2.5), Vec3(8, 2.5, 5.5)};
        const std::vector<Triangle> triangles{{0, 1, 2}};
        Progress progress;
        const auto keys = voxelsOfTriangles(vertices, triangles, 4, progress);
        int below = 0;
        int above = 0;
        for (const std::uint64_t key : *keys) {
            below += cellOfKey(key)[0] == 7 ? 1 : 0;
            above += cellOfKey(key)[0] == 8 ? 1 : 0;
        }
        QVERIFY(below > 0);
        QCOMPARE(below, above);
    }

    void leavesTileTheCube() {
        const std::vector<std::uint64_t> fine{5, 6, 900, 901, 4095};
        const std::vector<OctreeCell> leaves = octreeLeaves(codesOf(fine), 4);
        std::uint64_t next = 0;
        std::size_t found = 0;
        for (const OctreeCell& leaf : leaves) {
            QCOMPARE(leaf.key, next);
            const std::uint64_t size = 1ULL << (3U * leaf.sizeLog2);
            QCOMPARE(leaf.key % size, 0ULL);
            next += size;
            if (std::binary_search(fine.begin(), fine.end(), leaf.key)) {
                QCOMPARE(leaf.sizeLog2, std::uint8_t{0});
                ++found;
            }
        }
        QCOMPARE(next, 4096ULL);
        QCOMPARE(found, fine.size());
    }

    /// No leaf could be merged with its seven siblings: the tree is split only where it must be.
    void leavesAreAsLargeAsPossible() {
        const std::vector<OctreeCell> leaves = octreeLeaves(codesOf({1000}), 4);
        QCOMPARE(leaves.size(), std::size_t{4 * 7 + 1});
    }

    void nonFiniteVerticesAreLeftOut() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const std::vector<Vec3> vertices{Vec3(1, 1, 1), Vec3(nan, 2, 1), Vec3(1, 2, 2)};
        Progress progress;
        const auto keys = voxelsOfTriangles(vertices, std::vector<Triangle>{{0, 1, 2}}, 4, progress);
        QVERIFY(keys && keys->empty());
    }

    void cancels() {
        const Mesh mesh = test::sphere(Vec3(8, 8, 8), 5, 8);
        test::CancelAfter progress(0);
        const auto keys = voxelsOfTriangles(mesh.vertices, triangulate(mesh), 4, progress);
        QVERIFY(!keys);
        QCOMPARE(keys.error().code, ErrorCode::Canceled);
    }
};

SINEW_TEST(TestOctree, sinew::test::NoApplication)

} // namespace testOctree

#include "TestOctree.moc"
