#include "core/base/Parallel.h"
#include "core/distance/CenterPaths.h"
#include "core/distance/CostGraph.h"
#include "core/distance/GeodesicDistance.h"
#include "core/distance/LeafGraph.h"
#include "core/distance/VertexLookup.h"
#include "core/voxel/SparseVoxels.h"
#include "tests/distance/GridVolumes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <optional>
#include <random>

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

SparseVoxels ball() {
    return test::voxelsOf(test::sphere(Vec3(16, 16, 16), 11.0, 24), 5);
}

/// A ball searched from one of its voxels.
struct Searched {
    SparseVoxels voxels = ball();
    LeafGraph graph;
    std::optional<CostGraph> costGraph;
    std::optional<GeodesicSearch> search;

    explicit Searched(std::span<const float> limits = {}) {
        Progress progress;
        graph = *LeafGraph::build(voxels, progress);
        costGraph.emplace(voxels, graph, std::vector<bool>{true}, 8.0);
        search.emplace(*costGraph);
        search->run({{}, {{voxels.find(16, 16, 16)}}}, limits, progress);
    }
};

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

    /// Exactly the pairs of boxes that touch, in both directions, once.
    void touchesMatchBruteForce_data() {
        QTest::addColumn<bool>("uniform");
        QTest::newRow("sparse") << false;
        QTest::newRow("uniform") << true;
    }
    void touchesMatchBruteForce() {
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

    /// Eq. 7: the voxel's distance and the straight way from its centre.
    void voxelLookupIsEquation7() {
        const Searched ball;
        const LeafTree tree(ball.voxels);
        const std::vector<Vec3> vertices{Vec3(16.2, 16.9, 5.3)};
        const VertexLookup lookup(vertices, ball.voxels, tree, Lookup::Voxel);
        const std::uint32_t leaf = ball.voxels.find(16, 16, 5);
        QCOMPARE(lookup.homeLeaf(0), leaf);
        const float expected =
            ball.search->distanceAt(leaf) + static_cast<float>((vertices[0] - Vec3(16.5, 16.5, 5.5)).norm());
        QVERIFY(std::abs(lookup.distance(0, *ball.search) - expected) < 1e-5F);
    }

    /// A vertex that moves over the surface must not see its distance jump.
    void smoothLookupHasNoFacets() {
        const Searched ball;
        const LeafTree tree(ball.voxels);
        std::vector<Vec3> path;
        for (int i = 0; i <= 4000; ++i) {
            const double angle = 0.5 * M_PI * i / 4000;
            path.emplace_back(16.0 + 11.0 * std::cos(angle), 16.0 + 11.0 * std::sin(angle), 16.0);
        }
        const auto roughest = [&](Lookup kind) {
            const VertexLookup lookup(path, ball.voxels, tree, kind);
            float largest = 0.0F;
            for (std::size_t p = 1; p < path.size(); ++p) {
                largest = std::max(largest, std::abs(lookup.distance(p, *ball.search) -
                                                     lookup.distance(p - 1, *ball.search)));
            }
            return largest;
        };
        QVERIFY(roughest(Lookup::Smooth) < 0.01F);
        QVERIFY(roughest(Lookup::Voxel) > 0.3F);
    }

    void outsideVerticesTakeTheNearestLeaf() {
        const Searched ball;
        const SparseVoxels& voxels = ball.voxels;
        const LeafTree tree(voxels);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const std::vector<Vec3> vertices{Vec3(16, 16, 16), Vec3(-20, 16, 16), Vec3(nan, 1, 1)};
        const VertexLookup lookup(vertices, voxels, tree, Lookup::Smooth);
        QCOMPARE(lookup.outside(), (std::vector<std::uint32_t>{1, 2}));
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            QVERIFY(std::isfinite(lookup.distance(p, *ball.search)));
        }
        QVERIFY(voxels.center(lookup.homeLeaf(1)).x() < 8.0F);
    }

    void unreachedLeavesAreLeftOut() {
        const std::vector<float> limits(ball().size(), 5.0F);
        const Searched ball(limits);
        const LeafTree tree(ball.voxels);
        const std::vector<Vec3> vertices{Vec3(16.0, 16.0, 5.2), Vec3(16.0, 16.0, 19.2)};
        const VertexLookup lookup(vertices, ball.voxels, tree, Lookup::Smooth);
        QVERIFY(std::isinf(lookup.distance(0, *ball.search)));
        QVERIFY(std::isfinite(lookup.distance(1, *ball.search)));
    }
};

SINEW_TEST(TestLeafGraph, sinew::test::NoApplication)

} // namespace testLeafGraph

#include "TestLeafGraph.moc"
