#include "core/base/Parallel.h"
#include "core/geometry/Intersect.h"
#include "core/voxel/Octree.h"
#include "core/voxel/voxelize/Voxelize.h"
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

constexpr int kBase = 5;

VoxelFrame baseFrame() {
    VoxelFrame frame;
    frame.depth = kBase;
    return frame;
}

/// Model space is the grid space of the base level.
SparseVoxels voxelsOf(const Mesh& mesh, const VoxelizeSettings& settings,
                      const std::vector<Segment>& bones = {}) {
    Progress progress;
    const VoxelFrame frame = deepened(baseFrame(), settings.refinement.depth(kBase));
    std::vector<Vec3> vertices;
    for (const Vec3& point : mesh.vertices) {
        vertices.push_back(frame.gridFromModel * point);
    }
    std::vector<Segment> inGrid;
    for (const Segment& bone : bones) {
        inGrid.push_back({frame.gridFromModel * bone.a, frame.gridFromModel * bone.b});
    }
    return *voxelize(vertices, triangulate(mesh), inGrid, frame, settings, progress);
}

VoxelizeSettings refinedIn(const Vec3& low, const Vec3& high, int depth) {
    VoxelizeSettings settings;
    settings.refinement.boxes.push_back({low, high, depth});
    return settings;
}

Mesh ball() {
    return test::sphere(Vec3(16.1, 15.8, 16.3), 11.0, 32);
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

    /// Leaves that a box does not meet are those of the unrefined volume, bit for bit.
    void nothingChangesElsewhere() {
        const SparseVoxels plain = voxelsOf(ball(), {});
        const SparseVoxels refined = voxelsOf(ball(), refinedIn(Vec3(2, 2, 2), Vec3(12, 12, 12), 8));
        std::size_t found = 0;
        for (std::size_t leaf = 0; leaf < plain.size(); ++leaf) {
            const Cell corner = plain.corner(leaf);
            const std::uint32_t size = 1U << plain.sizeLog2(leaf);
            if (corner[0] < 13 && corner[1] < 13 && corner[2] < 13) {
                continue;
            }
            const std::uint32_t same = refined.find(corner[0] * 8, corner[1] * 8, corner[2] * 8);
            QVERIFY(same != kNoLeaf);
            QCOMPARE(refined.key(same), plain.key(leaf) << 9U);
            QCOMPARE(1U << refined.sizeLog2(same), 8 * size);
            QCOMPARE(refined.flags(same), plain.flags(leaf));
            ++found;
        }
        QVERIFY(found > 1000);
    }

    /// Where everything is refined, the volume is that of the deeper level.
    void aBoxAroundAllIsTheDeeperLevel() {
        const SparseVoxels refined = voxelsOf(ball(), refinedIn(Vec3(0, 0, 0), Vec3(32, 32, 32), 7));
        VoxelFrame deep;
        deep.depth = 7;
        Progress progress;
        Mesh scaled = ball();
        for (Vec3& point : scaled.vertices) {
            point *= 4.0;
        }
        const SparseVoxels uniform =
            *voxelize(scaled.vertices, triangulate(scaled), {}, deep, VoxelizeSettings(), progress);
        QCOMPARE(refined.size(), uniform.size());
        for (std::size_t leaf = 0; leaf < uniform.size(); ++leaf) {
            QCOMPARE(refined.key(leaf), uniform.key(leaf));
            QCOMPARE(refined.sizeLog2(leaf), uniform.sizeLog2(leaf));
            QCOMPARE(refined.boundary(leaf), uniform.boundary(leaf));
        }
    }

    void boundaryAndBoneLeavesMixSizes() {
        const std::vector<Segment> bones{{Vec3(6, 16, 16), Vec3(26, 16, 16)}};
        const SparseVoxels voxels = voxelsOf(ball(), refinedIn(Vec3(3, 13, 13), Vec3(9, 19, 19), 9), bones);
        std::array<std::size_t, 6> boundary{};
        std::array<std::size_t, 6> bone{};
        for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
            const std::uint8_t size = voxels.sizeLog2(leaf);
            if (voxels.boundary(leaf)) {
                QVERIFY(size <= 4);
                ++boundary[size];
            }
            if ((voxels.flags(leaf) & kLeafBone) != 0) {
                QVERIFY(size <= 4);
                ++bone[size];
            }
        }
        QVERIFY(boundary[0] > 1000 && boundary[4] > 1000);
        QVERIFY(bone[0] > 20 && bone[4] > 10);
    }

    void anyThreadsGiveTheSame() {
        const VoxelizeSettings settings = refinedIn(Vec3(3, 3, 3), Vec3(20, 14, 14), 9);
        SparseVoxels one;
        withThreads(1, [&] { one = voxelsOf(ball(), settings); });
        for (const int threads : {2, 8}) {
            SparseVoxels many;
            withThreads(threads, [&] { many = voxelsOf(ball(), settings); });
            QCOMPARE(many.size(), one.size());
            for (std::size_t leaf = 0; leaf < one.size(); ++leaf) {
                QVERIFY(one.key(leaf) == many.key(leaf) && one.flags(leaf) == many.flags(leaf) &&
                        one.sizeLog2(leaf) == many.sizeLog2(leaf));
            }
        }
    }

    /// Leaves of named cells are split, their neighbours are not.
    void namedCellsAreSplit() {
        VoxelizeSettings settings;
        const SparseVoxels plain = voxelsOf(ball(), settings);
        std::size_t boundary = 0;
        while (!plain.boundary(boundary)) {
            ++boundary;
        }
        settings.refinement.cells.resize(kBase + 1);
        settings.refinement.cells[kBase] = {plain.key(boundary)};
        const SparseVoxels refined = voxelsOf(ball(), settings);
        QCOMPARE(refined.frame().fineLog2, 1U);
        for (std::size_t leaf = 0; leaf < refined.size(); ++leaf) {
            QCOMPARE(refined.sizeLog2(leaf) == 0, refined.key(leaf) >> 3U == plain.key(boundary));
        }
    }

    void cutAndBridgedByHand() {
        VoxelizeSettings settings;
        settings.edits = {{VoxelEditKind::Separate, Solid::box(Vec3(16, 16, 16), Vec3(2, 40, 40))},
                          {VoxelEditKind::Connect, Solid::sphere(Vec3(16, 16, 16), 1.5)}};
        const SparseVoxels voxels = voxelsOf(ball(), settings);
        QCOMPARE(voxels.find(14, 10, 16), kNoLeaf);
        QCOMPARE(voxels.find(17, 20, 16), kNoLeaf);
        QVERIFY(voxels.find(13, 16, 16) != kNoLeaf);
        QVERIFY(voxels.find(18, 16, 16) != kNoLeaf);
        const std::uint32_t bridge = voxels.find(16, 16, 16);
        QVERIFY(bridge != kNoLeaf);
        QCOMPARE(voxels.flags(bridge), static_cast<std::uint8_t>(kLeafInterior));
        QCOMPARE(voxels.find(14, 16, 16), kNoLeaf); // the sphere does not reach so far
    }
};

SINEW_TEST(TestOctree, sinew::test::NoApplication)

} // namespace testOctree

#include "TestOctree.moc"
