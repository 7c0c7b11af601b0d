#include "core/base/Parallel.h"
#include "core/distance/LeafGraph.h"
#include "core/voxel/Voxelize.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <set>

using namespace sinew;

namespace {

SparseVoxels voxelsOf(const Mesh& mesh, int depth) {
    VoxelFrame frame;
    frame.depth = depth;
    Progress progress;
    return *voxelize(mesh.points, triangulate(mesh), {}, frame, {}, progress);
}

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

class TestLeafGraph : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Exactly the pairs of boxes that share a face, an edge or a corner, in both directions, once.
    void matchesBruteForce() {
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(16, 16, 16), 11.0, 16), 5);
        Progress progress;
        const LeafGraph graph = *LeafGraph::build(voxels, progress);
        std::size_t edges = 0;
        for (std::size_t a = 0; a < voxels.size(); ++a) {
            std::set<std::uint32_t> expected;
            for (std::uint32_t b = 0; b < voxels.size(); ++b) {
                if (a != b && touch(voxels, a, b)) {
                    expected.insert(b);
                }
            }
            std::set<std::uint32_t> found;
            for (const LeafEdge& edge : graph.neighbors(a)) {
                QVERIFY(found.insert(edge.to).second);
                const float length = (voxels.center(a) - voxels.center(edge.to)).norm();
                QCOMPARE(edge.cost, length);
                QVERIFY(edge.cost >= 1.0F && edge.cost <= graph.costliestStep());
            }
            QCOMPARE(found, expected);
            edges += found.size();
        }
        QCOMPARE(edges, graph.edgeCount());
    }

    void countsComponents() {
        Mesh mesh = test::joined(test::sphere(Vec3(8, 8, 8), 5, 12), test::sphere(Vec3(24, 24, 24), 5, 12));
        const SparseVoxels voxels = voxelsOf(mesh, 5);
        Progress progress;
        const LeafComponents components = connectedComponents(*LeafGraph::build(voxels, progress));
        QCOMPARE(components.count, 2U);
        QCOMPARE(components.ofLeaf.front(), 0U);
        QCOMPARE(components.ofLeaf[voxels.find(24, 24, 24)], 1U);
    }

    void addedEdgesLeadOneWay() {
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(8, 8, 8), 5, 8), 4);
        Progress progress;
        const LeafGraph graph = *LeafGraph::build(voxels, progress);
        const LeafGraph more = graph.with(std::vector<std::uint32_t>{0}, std::vector<LeafEdge>{{5, 77.0F}});
        QCOMPARE(more.edgeCount(), graph.edgeCount() + 1);
        QCOMPARE(more.neighbors(0).back().to, 5U);
        QCOMPARE(more.costliestStep(), 77.0F);
        QCOMPARE(more.neighbors(5).size(), graph.neighbors(5).size());
    }

    void penaltyCountsWhereAStepEnters() {
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(8, 8, 8), 5, 8), 4);
        Progress progress;
        const LeafGraph graph = *LeafGraph::build(voxels, progress);
        std::vector<float> factor(voxels.size(), 1.0F);
        factor[3] = 8.0F;
        const LeafGraph costs = graph.stepCosts(factor);
        for (std::size_t leaf = 0; leaf < graph.size(); ++leaf) {
            for (std::size_t e = 0; e < graph.neighbors(leaf).size(); ++e) {
                const LeafEdge plain = graph.neighbors(leaf)[e];
                QCOMPARE(costs.neighbors(leaf)[e].cost, plain.cost * (plain.to == 3 ? 8.0F : 1.0F));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLeafGraph)
#include "TestLeafGraph.moc"
