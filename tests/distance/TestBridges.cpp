#include "core/distance/Bridges.h"
#include "core/distance/GeodesicDistance.h"
#include "tests/distance/GridVolumes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <random>

namespace testBridges {

using namespace sinew;

namespace {

struct Loose {
    SparseVoxels voxels;
    LeafGraph graph;
    LeafComponents components;
    std::vector<bool> seeded;
    Bridges bridges;
};

/// Spheres in a row; the first alone holds a bone.
Loose spheres(const std::vector<Vec3>& centers) {
    Mesh mesh = test::sphere(centers[0], 4.0, 12);
    for (std::size_t i = 1; i < centers.size(); ++i) {
        mesh = test::joined(mesh, test::sphere(centers[i], 4.0, 12));
    }
    Progress progress;
    Loose loose{test::voxelsOf(mesh, 6), {}, {}, {}, {}};
    loose.graph = *LeafGraph::build(loose.voxels, progress);
    loose.components = loose.graph.components();
    loose.seeded.assign(loose.components.count, false);
    const Vec3& c = centers[0];
    loose.seeded[loose.components.ofLeaf[loose.voxels.find(static_cast<int>(c.x()), static_cast<int>(c.y()),
                                                           static_cast<int>(c.z()))]] = true;
    const LeafTree tree(loose.voxels);
    loose.bridges = bridgeComponents(loose.voxels, loose.components, loose.seeded, tree);
    return loose;
}

} // namespace

class TestBridges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nearestOtherMatchesBruteForce() {
        const Loose loose = spheres({Vec3(8, 8, 8), Vec3(22, 10, 9), Vec3(50, 50, 40)});
        const LeafTree tree(loose.voxels);
        const LeafTree::Labels labels = tree.label(loose.components.ofLeaf);
        std::mt19937 random(5);
        std::uniform_real_distribution<float> place(0.0F, 64.0F);
        for (int n = 0; n < 200; ++n) {
            const Vec3f p(place(random), place(random), place(random));
            const auto excluded = static_cast<std::uint32_t>(n % 4); // 3: nobody
            float best = std::numeric_limits<float>::infinity();
            for (std::size_t leaf = 0; leaf < loose.voxels.size(); ++leaf) {
                if (loose.components.ofLeaf[leaf] != excluded) {
                    best = std::min(best, (loose.voxels.center(leaf) - p).norm());
                }
            }
            const LeafTree::Hit hit = tree.nearestOther(p, labels, excluded);
            QVERIFY(std::abs(hit.distance - best) < 1e-4F);
            QVERIFY(loose.components.ofLeaf[hit.leaf] != excluded);
        }
    }

    /// A chain of loose parts hangs on the seeded one link by link, each by its nearest neighbour.
    void chainsHangTogether() {
        const Loose loose = spheres({Vec3(6, 32, 32), Vec3(18, 32, 32), Vec3(31, 32, 32), Vec3(45, 32, 32)});
        QCOMPARE(loose.components.count, 4U);
        QCOMPARE(loose.bridges.joined.size(), std::size_t{3});
        for (const Bridge& bridge : loose.bridges.joined) {
            const float from = loose.voxels.center(bridge.fromLeaf).x();
            const float to = loose.voxels.center(bridge.toLeaf).x();
            QVERIFY(from < to && to - from < 8.0F);
            QVERIFY(
                std::abs(bridge.gap -
                         (loose.voxels.center(bridge.fromLeaf) - loose.voxels.center(bridge.toLeaf)).norm()) <
                1e-5F);
        }
        Progress progress;
        const CostGraph costGraph(loose.voxels, loose.graph, loose.seeded, 1.0, loose.bridges);
        const DistanceSeeds first{{}, {{loose.voxels.find(6, 32, 32)}}};
        for (const float d : geodesicDistances(costGraph, first, progress)) {
            QVERIFY(std::isfinite(d));
        }
        // One way only: nothing comes back from a part without bones.
        const DistanceSeeds last{{}, {{loose.voxels.find(45, 32, 32)}}};
        QVERIFY(std::isinf(geodesicDistances(costGraph, last, progress)[loose.voxels.find(6, 32, 32)]));
    }

    void nothingToBridge() {
        const Loose loose = spheres({Vec3(32, 32, 32)});
        QVERIFY(loose.bridges.joined.empty() && loose.bridges.steps.empty());
    }

    void withoutAnySeedNothingIsJoined() {
        const Loose loose = spheres({Vec3(8, 8, 8), Vec3(40, 40, 40)});
        const LeafTree tree(loose.voxels);
        const Bridges none = bridgeComponents(loose.voxels, loose.components, {false, false}, tree);
        QVERIFY(none.joined.empty());
    }
};

SINEW_TEST(TestBridges, sinew::test::NoApplication)

} // namespace testBridges

#include "TestBridges.moc"
