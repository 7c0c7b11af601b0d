#include "core/base/Parallel.h"
#include "core/voxel/Octree.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "core/voxel/voxelize/WindingNumber.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <set>

namespace testVoxelize {

using namespace sinew;

namespace {

VoxelFrame gridOf(int depth) {
    VoxelFrame frame;
    frame.depth = depth;
    return frame;
}

SparseVoxels voxelsOf(const Mesh& mesh, const std::vector<Segment>& bones, int depth,
                      VoxelizeSettings settings = {}) {
    Progress progress;
    return *voxelize(mesh.vertices, triangulate(mesh), bones, gridOf(depth), settings, progress);
}

/// Two boxes that cross, a cup open at the top, a fin: something of every difficulty.
Mesh mixedSoup() {
    Mesh mesh = test::joined(test::box(Vec3(2.3, 2.4, 2.6), Vec3(17.3, 15.2, 16.7)),
                             test::box(Vec3(9.1, 5.2, 4.4), Vec3(29.3, 13.1, 12.8)));
    Mesh cup = test::box(Vec3(3.2, 18.3, 3.7), Vec3(13.6, 28.4, 14.2));
    cup.polygonOffsets.pop_back();
    cup.corners.resize(cup.corners.size() - 4);
    mesh = test::joined(mesh, cup);
    mesh.vertices.emplace_back(20.2, 27.9, 28.3);
    mesh.addPolygon(std::array<std::uint32_t, 3>{0, 7, static_cast<std::uint32_t>(mesh.vertices.size() - 1)});
    return mesh;
}

/// Algorithm 2 as it is written: a dense grid of votes (eq. 5, 6) and its pyramid.
class DensePyramid {
public:
    DensePyramid(const Mesh& mesh, int depth, InsideRule rule)
        : m_depth(depth) {
        Progress progress;
        const std::vector<Triangle> triangles = triangulate(mesh);
        const auto size = 1U << static_cast<unsigned>(depth);
        const auto boundary = *voxelsOfTriangles(mesh.vertices, triangles, depth, progress);
        std::vector<ColumnCrossings> axes;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            axes.push_back(*ColumnCrossings::build(mesh.vertices, triangles, axis, size, progress));
        }
        for (std::uint64_t key = 0; key < (1ULL << (3U * static_cast<unsigned>(depth))); ++key) {
            const Cell c = cellOfKey(key);
            int votes = 0;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                votes += axes[axis].inside(c[(axis + 1) % 3], c[(axis + 2) % 3],
                                           static_cast<float>(c[axis]) + 0.5F, rule)
                             ? 1
                             : 0;
            }
            if (votes >= 2 || std::binary_search(boundary.begin(), boundary.end(), key)) {
                for (unsigned level = 0; level <= static_cast<unsigned>(depth); ++level) {
                    m_nonExterior.insert({level, key >> (3U * level)});
                }
            }
        }
    }
    bool nonExterior(const OctreeCell& leaf) const {
        return m_nonExterior.count({leaf.sizeLog2, leaf.key >> (3U * leaf.sizeLog2)}) > 0;
    }

private:
    int m_depth;
    std::set<std::pair<unsigned, std::uint64_t>> m_nonExterior;
};

} // namespace

class TestVoxelize : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Without a dense grid, the same leaves come out as of algorithm 2 on one.
    void matchesAlgorithm2_data() {
        QTest::addColumn<int>("rule");
        QTest::newRow("signed count") << static_cast<int>(InsideRule::SignedCount);
        QTest::newRow("nearest face") << static_cast<int>(InsideRule::NearestFace);
    }
    void matchesAlgorithm2() {
        QFETCH(int, rule);
        constexpr int kDepth = 5;
        const Mesh mesh = mixedSoup();
        Progress progress;
        const DensePyramid dense(mesh, kDepth, static_cast<InsideRule>(rule));
        const SparseVoxels voxels =
            voxelsOf(mesh, {}, kDepth, {static_cast<InsideRule>(rule), false, {}, {}});
        const Refinement everywhere;
        const auto boundary = *cellsOfTriangles(mesh.vertices, triangulate(mesh),
                                                CellSplitter(everywhere, gridOf(kDepth)), progress);
        std::size_t found = 0;
        for (const OctreeCell& leaf : octreeLeaves(boundary, kDepth)) {
            const Cell corner = cellOfKey(leaf.key);
            const bool kept = voxels.find(corner[0], corner[1], corner[2]) != kNoLeaf;
            QCOMPARE(kept, dense.nonExterior(leaf));
            found += kept ? 1 : 0;
        }
        QCOMPARE(found, voxels.size());
        QVERIFY(found > 1000);
    }

    void volumeOfASphere() {
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(32.2, 31.7, 32.4), 20.0, 48), {}, 6);
        double inside = 0.0;
        for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
            inside += (voxels.flags(leaf) & kLeafInterior) != 0 ? std::pow(8.0, voxels.sizeLog2(leaf)) : 0.0;
        }
        const double all = 4.0 / 3.0 * M_PI * 8000.0;
        QVERIFY2(inside > 0.85 * all && inside < all, qPrintable(QString::number(inside / all)));
        QVERIFY(voxels.count(kLeafInterior) * 3 < static_cast<std::size_t>(inside)); // large leaves within
    }

    void boneLeavesAreFine() {
        const std::vector<Segment> bones{{Vec3(10.2, 16.1, 16.2), Vec3(22.4, 16.6, 16.9)}};
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(16, 16, 16), 12.0, 24), bones, 5);
        QVERIFY(voxels.count(kLeafBone) >= 12);
        for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
            if ((voxels.flags(leaf) & (kLeafBone | kLeafBoundary)) != 0) {
                QCOMPARE(voxels.sizeLog2(leaf), std::uint8_t{0});
            }
        }
        const std::uint32_t onBone = voxels.find(16, 16, 16);
        QVERIFY(onBone != kNoLeaf && (voxels.flags(onBone) & kLeafBone) != 0);
    }

    /// A box without two neighbouring sides: one axis votes alone, the winding number decides by how closed
    /// it is.
    void windingNumberDecidesOneVote() {
        Mesh mesh = test::box(Vec3(4.3, 4.3, 4.3), Vec3(27.6, 27.6, 27.6));
        mesh.polygonOffsets = {0, 4, 8, 12, 16};
        mesh.corners = {0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 0, 2, 3, 1}; // -x, +x, -y, -z
        const SparseVoxels with = voxelsOf(mesh, {}, 5);
        const SparseVoxels without = voxelsOf(mesh, {}, 5, {InsideRule::SignedCount, false, {}, {}});
        QCOMPARE(without.count(kLeafInterior), std::size_t{0});
        QVERIFY(with.count(kLeafOneVote) > 0);
        QCOMPARE(with.count(kLeafOneVote), with.count(kLeafInterior));
        QVERIFY(with.find(10, 8, 8) != kNoLeaf);  // deep in the closed corner
        QCOMPARE(with.find(16, 26, 26), kNoLeaf); // at the open edge
    }

    void sameOnAnyNumberOfThreads() {
        const Mesh mesh = mixedSoup();
        SparseVoxels one;
        withThreads(1, [&] { one = voxelsOf(mesh, {}, 6); });
        for (const int threads : {2, 8}) {
            SparseVoxels many;
            withThreads(threads, [&] { many = voxelsOf(mesh, {}, 6); });
            QCOMPARE(many.size(), one.size());
            for (std::size_t leaf = 0; leaf < one.size(); ++leaf) {
                QVERIFY(one.key(leaf) == many.key(leaf) && one.flags(leaf) == many.flags(leaf) &&
                        one.sizeLog2(leaf) == many.sizeLog2(leaf));
            }
        }
    }

    void findAnswersOutsideTheGrid() {
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(16, 16, 16), 12.0, 12), {}, 5);
        QCOMPARE(voxels.find(-1, 16, 16), kNoLeaf);
        QCOMPARE(voxels.find(16, 32, 16), kNoLeaf);
        QCOMPARE(voxels.find(0, 0, 0), kNoLeaf);
    }
};

SINEW_TEST(TestVoxelize, sinew::test::NoApplication)

} // namespace testVoxelize

#include "TestVoxelize.moc"
