#include "core/base/Parallel.h"
#include "core/distance/CenterPaths.h"
#include "core/voxel/SparseVoxels.h"
#include "tests/distance/GridVolumes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testTouchGraph {

using namespace sinew;

namespace {

/// Whether the boxes of two leaves have a place in common.
bool touch(const SparseVoxels& voxels, std::size_t a, std::size_t b) {
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint32_t a0 = voxels.corner(a)[i];
        const std::uint32_t b0 = voxels.corner(b)[i];
        if (a0 + (1U << voxels.sizeLog2(a)) < b0 || b0 + (1U << voxels.sizeLog2(b)) < a0) {
            return false;
        }
    }
    return true;
}

} // namespace

class TestTouchGraph : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Exactly the pairs of boxes that touch, in both directions, once.
    void matchesBruteForce_data() {
        QTest::addColumn<bool>("uniform");
        QTest::newRow("sparse") << false;
        QTest::newRow("uniform") << true;
    }
    void matchesBruteForce() {
        QFETCH(bool, uniform);
        SparseVoxels voxels = test::voxelsOf(test::sphere(Vec3(16, 16, 16), 11.0, 16), 5);
        voxels = uniform ? uniformVoxels(voxels) : voxels;
        Progress progress;
        const TouchGraph graph = *TouchGraph::build(voxels, progress);
        QCOMPARE(graph.size(), voxels.size());
        test::verifyEdges(graph, voxels, touch);
    }

    void aUniformGridHas26Neighbours() {
        const SparseVoxels voxels =
            uniformVoxels(test::voxelsOf(test::box(Vec3::Constant(2.5), Vec3::Constant(13.5)), 4));
        Progress progress;
        const TouchGraph graph = *TouchGraph::build(voxels, progress);
        QCOMPARE(graph.neighbors(voxels.find(8, 8, 8)).size(), std::size_t{26});
        QCOMPARE(graph.neighbors(voxels.find(2, 2, 2)).size(), std::size_t{7});
    }

    void threadsDoNotMatter() {
        const SparseVoxels voxels = test::voxelsOf(test::sphere(Vec3(64, 64, 64), 60.0, 32), 7);
        std::vector<std::vector<std::uint32_t>> all;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                Progress progress;
                const TouchGraph graph = *TouchGraph::build(voxels, progress);
                all.emplace_back();
                for (std::size_t leaf = 0; leaf < graph.size(); ++leaf) {
                    const auto row = graph.neighbors(leaf);
                    all.back().insert(all.back().end(), row.begin(), row.end());
                    all.back().push_back(kNoLeaf);
                }
            });
        }
        QVERIFY(all[0] == all[1] && all[0] == all[2]);
    }

    void canBeCanceled() {
        const SparseVoxels voxels = test::voxelsOf(test::box(Vec3::Constant(2.5), Vec3::Constant(13.5)), 4);
        test::CancelAfter progress(0);
        const auto graph = TouchGraph::build(voxels, progress);
        QVERIFY(!graph && graph.error().code == ErrorCode::Canceled);
    }
};

SINEW_TEST(TestTouchGraph, sinew::test::NoApplication)

} // namespace testTouchGraph

#include "TestTouchGraph.moc"
