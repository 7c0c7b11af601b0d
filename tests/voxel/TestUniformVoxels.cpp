#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testUniformVoxels {

using namespace sinew;

namespace {

SparseVoxels ball(const VoxelFrame& frame) {
    const double size = frame.resolution();
    const Mesh mesh = test::sphere(Vec3::Constant(0.5 * size), 0.4 * size, 16);
    Progress progress;
    return *voxelize(mesh.vertices, triangulate(mesh), {}, frame, {}, progress);
}

} // namespace

class TestUniformVoxels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The same finest voxels are inside, with the same flags; all leaves are as small as the smallest.
    void coversTheSame() {
        VoxelFrame frame;
        frame.depth = 5;
        const SparseVoxels sparse = ball(frame);
        const SparseVoxels uniform = uniformVoxels(sparse);
        QCOMPARE(uniform.size(), uniformCount(sparse));
        QVERIFY(uniform.size() > 2 * sparse.size());
        std::size_t covered = 0;
        for (std::uint64_t key = 0; key < (1ULL << (3U * 5U)); ++key) {
            const std::uint32_t from = sparse.findKey(key);
            const std::uint32_t to = uniform.findKey(key);
            QCOMPARE(to == kNoLeaf, from == kNoLeaf);
            if (to != kNoLeaf) {
                QCOMPARE(uniform.key(to), key);
                QCOMPARE(uniform.sizeLog2(to), std::uint8_t{0});
                QCOMPARE(uniform.flags(to), sparse.flags(from));
                ++covered;
            }
        }
        QCOMPARE(covered, uniform.size());
    }

    void aUniformGridStaysAsItIs() {
        VoxelFrame frame;
        frame.depth = 4;
        const SparseVoxels once = uniformVoxels(ball(frame));
        const SparseVoxels twice = uniformVoxels(once);
        QCOMPARE(twice.size(), once.size());
        for (std::size_t leaf = 0; leaf < once.size(); ++leaf) {
            QCOMPARE(twice.key(leaf), once.key(leaf));
        }
    }

    /// Where the grid is refined, leaves smaller than a base voxel stay; none is wider than one.
    void refinedPlacesStayFiner() {
        VoxelFrame base;
        base.depth = 5;
        const VoxelFrame frame = deepened(base, 6);
        QCOMPARE(frame.fineLog2, 1U);
        SparseVoxels sparse(frame);
        sparse.add(0, 3, kLeafInterior);                      // four base voxels wide
        sparse.add(std::uint64_t{1} << 9U, 0, kLeafBoundary); // half a base voxel
        sparse.finish();
        QCOMPARE(uniformCount(sparse), std::size_t{64 + 1});
        const SparseVoxels uniform = uniformVoxels(sparse);
        QCOMPARE(uniform.size(), std::size_t{65});
        for (std::size_t leaf = 0; leaf < 64; ++leaf) {
            QCOMPARE(uniform.sizeLog2(leaf), std::uint8_t{1});
            QCOMPARE(uniform.flags(leaf), std::uint8_t{kLeafInterior});
            QCOMPARE(uniform.key(leaf), std::uint64_t{8} * leaf);
        }
        QCOMPARE(uniform.sizeLog2(64), std::uint8_t{0});
        QVERIFY(uniform.boundary(64));
    }
};

SINEW_TEST(TestUniformVoxels, sinew::test::NoApplication)

} // namespace testUniformVoxels

#include "TestUniformVoxels.moc"
