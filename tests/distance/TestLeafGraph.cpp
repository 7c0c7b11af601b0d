#include "core/base/Parallel.h"
#include "core/distance/LeafGraph.h"
#include "tests/distance/GridVolumes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testLeafGraph {

using namespace sinew;

namespace {

/// Whether two leaves share (a piece of) a face: their boxes touch along one axis and overlap along the
/// others.
bool shareFace(const SparseVoxels& voxels, std::size_t a, std::size_t b) {
    int touching = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint32_t a0 = voxels.corner(a)[i];
        const std::uint32_t b0 = voxels.corner(b)[i];
        const std::uint32_t a1 = a0 + (1U << voxels.sizeLog2(a));
        const std::uint32_t b1 = b0 + (1U << voxels.sizeLog2(b));
        if (a1 < b0 || b1 < a0) {
            return false;
        }
        touching += a1 == b0 || b1 == a0 ? 1 : 0;
    }
    return touching == 1;
}

} // namespace

class TestLeafGraph : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Exactly the pairs of boxes that share a face, in both directions, once.
    void matchesBruteForce() {
        const SparseVoxels voxels = test::voxelsOf(test::sphere(Vec3(16, 16, 16), 11.0, 16), 5);
        Progress progress;
        const LeafGraph graph = *LeafGraph::build(voxels, progress);
        test::verifyEdges(graph, voxels, shareFace);
    }

    void countsComponents() {
        const SparseVoxels voxels = test::voxelsOf(test::twoSpheres(), 5);
        Progress progress;
        const LeafComponents components = LeafGraph::build(voxels, progress)->components();
        QCOMPARE(components.count, 2U);
        QCOMPARE(components.ofLeaf.front(), 0U);
        QCOMPARE(components.ofLeaf[voxels.find(24, 24, 24)], 1U);
    }

    /// What touches by a corner alone belongs together, where nothing else joins it.
    void cornersJoinComponents() {
        VoxelFrame frame;
        frame.depth = 3;
        SparseVoxels voxels(frame);
        voxels.add(mortonKey({1, 1, 1}), 0, kLeafBoundary);
        voxels.add(mortonKey({2, 2, 2}), 0, kLeafBoundary);
        voxels.add(mortonKey({3, 2, 2}), 0, kLeafBoundary);
        voxels.add(mortonKey({3, 3, 2}), 0, kLeafBoundary);
        voxels.add(mortonKey({6, 6, 6}), 0, kLeafBoundary);
        voxels.finish();
        Progress progress;
        const LeafGraph graph = *LeafGraph::build(voxels, progress);
        QCOMPARE(graph.components().count, 2U);
        QCOMPARE(graph.neighbors(0).size(), std::size_t{1});
        QCOMPARE(graph.neighbors(0)[0], 1U);
        QCOMPARE(graph.edgeCount(),
                 std::size_t{6}); // the first and third do not touch, and the rest has faces
    }
};

SINEW_TEST(TestLeafGraph, sinew::test::NoApplication)

} // namespace testLeafGraph

#include "TestLeafGraph.moc"
