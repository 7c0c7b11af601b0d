#include "core/distance/VertexLookup.h"
#include "tests/distance/GridVolumes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <optional>

namespace testVertexLookup {

using namespace sinew;

namespace {

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

class TestVertexLookup : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

SINEW_TEST(TestVertexLookup, sinew::test::NoApplication)

} // namespace testVertexLookup

#include "TestVertexLookup.moc"
