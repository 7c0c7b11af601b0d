#include "core/distance/GeodesicDistance.h"
#include "core/voxel/Voxelize.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <queue>

using namespace sinew;

namespace {

struct Volume {
    SparseVoxels voxels;
    LeafGraph graph;
};

Volume volumeOf(const Mesh& mesh, int depth, float penalty, const std::vector<Segment>& bones = {}) {
    VoxelFrame frame;
    frame.depth = depth;
    Progress progress;
    Volume volume{*voxelize(mesh.points, triangulate(mesh), bones, frame, {}, progress), {}};
    std::vector<float> factor(volume.voxels.size(), 1.0F);
    for (std::size_t leaf = 0; leaf < factor.size(); ++leaf) {
        factor[leaf] = volume.voxels.boundary(leaf) ? penalty : 1.0F;
    }
    volume.graph = LeafGraph::build(volume.voxels, progress)->stepCosts(factor);
    return volume;
}

/// Dijkstra with a binary heap, as in any textbook.
std::vector<float> heapDistances(const LeafGraph& graph, std::uint32_t seed) {
    std::vector<float> distance(graph.size(), std::numeric_limits<float>::infinity());
    std::priority_queue<std::pair<float, std::uint32_t>, std::vector<std::pair<float, std::uint32_t>>,
                        std::greater<>>
        queue;
    distance[seed] = 0.0F;
    queue.push({0.0F, seed});
    while (!queue.empty()) {
        const auto [d, leaf] = queue.top();
        queue.pop();
        if (d > distance[leaf]) {
            continue;
        }
        for (const LeafEdge& edge : graph.neighbors(leaf)) {
            if (d + edge.cost < distance[edge.to]) {
                distance[edge.to] = d + edge.cost;
                queue.push({distance[edge.to], edge.to});
            }
        }
    }
    return distance;
}

class CancelAfter final : public Progress {
public:
    explicit CancelAfter(int polls)
        : m_left(polls) {}
    bool canceled() const override { return m_left-- <= 0; }

private:
    mutable int m_left;
};

} // namespace

class TestGeodesicDistance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Buckets must not cost a single bit against a heap.
    void bucketsEqualAHeap_data() {
        QTest::addColumn<float>("penalty");
        QTest::newRow("no penalty") << 1.0F;
        QTest::newRow("penalty 8") << 8.0F;
        QTest::newRow("penalty 3.7") << 3.7F;
    }
    void bucketsEqualAHeap() {
        QFETCH(float, penalty);
        const Volume volume = volumeOf(test::sphere(Vec3(16.2, 15.9, 16.4), 12.0, 20), 5, penalty);
        Progress progress;
        const std::uint32_t seed = volume.voxels.find(10, 16, 16);
        const std::vector<DistanceSeed> seeds{{seed, 0.0F}};
        QCOMPARE(geodesicDistances(volume.graph, seeds, progress), heapDistances(volume.graph, seed));
    }

    /// In a convex solid a walk is at least as long as the straight line, and at most by the 26-neighbour
    /// factor and the centres of coarse leaves longer.
    void boundedByTheStraightLine() {
        const Volume volume = volumeOf(test::box(Vec3(3.3, 3.3, 3.3), Vec3(60.7, 60.7, 60.7)), 6, 1.0F);
        Progress progress;
        const std::uint32_t seed = volume.voxels.find(4, 4, 4);
        const std::vector<DistanceSeed> seeds{{seed, 0.0F}};
        const std::vector<float> distance = geodesicDistances(volume.graph, seeds, progress);
        for (std::size_t leaf = 0; leaf < distance.size(); ++leaf) {
            const float straight = (volume.voxels.center(leaf) - volume.voxels.center(seed)).norm();
            QVERIFY(distance[leaf] >= straight * 0.9999F);
            QVERIFY(distance[leaf] <= straight * 1.3F + 1.0F);
        }
    }

    /// From one finger tip to the other the way leads through the palm, not over the gap.
    void goesAroundAGap() {
        const Scene hand = test::twoFingers();
        Transform toGrid = Transform::Identity();
        toGrid.translate(Vec3(64, 50, 64)).scale(60.0);
        const Volume volume = volumeOf(test::transformed(*hand.parts[0].mesh, toGrid), 7, 1.0F);
        const auto leafAt = [&](const Vec3& p) {
            const Vec3 g = toGrid * p;
            return volume.voxels.find(static_cast<int>(g.x()), static_cast<int>(g.y()),
                                      static_cast<int>(g.z()));
        };
        Progress progress;
        const std::vector<DistanceSeed> seeds{{leafAt(Vec3(-0.12, 0.95, 0)), 0.0F}};
        const std::vector<float> distance = geodesicDistances(volume.graph, seeds, progress);
        const float other = distance[leafAt(Vec3(0.12, 0.95, 0))];
        QVERIFY2(other > 1.5F * 60.0F && other < 2.6F * 60.0F, qPrintable(QString::number(other)));
    }

    void penaltyKeepsWalksInside() {
        const Mesh mesh = test::box(Vec3(3.3, 3.3, 3.3), Vec3(60.7, 28.7, 28.7));
        const Volume free = volumeOf(mesh, 6, 1.0F);
        const Volume costly = volumeOf(mesh, 6, 8.0F);
        Progress progress;
        const std::uint32_t wall = free.voxels.find(60, 3, 3);
        const std::uint32_t inside = free.voxels.find(50, 16, 16);
        const std::vector<DistanceSeed> seeds{{free.voxels.find(8, 16, 16), 0.0F}};
        const auto plain = geodesicDistances(free.graph, seeds, progress);
        const auto penalised = geodesicDistances(costly.graph, seeds, progress);
        QCOMPARE(penalised[inside], plain[inside]);
        QVERIFY(penalised[wall] > plain[wall] + 6.0F);
    }

    void seedsStartWithWhatTheyCost() {
        const Volume volume = volumeOf(test::sphere(Vec3(16, 16, 16), 12.0, 12), 5, 1.0F);
        Progress progress;
        const std::uint32_t seed = volume.voxels.find(16, 16, 16);
        const std::vector<DistanceSeed> none{{seed, 0.0F}};
        const std::vector<DistanceSeed> some{{seed, 37.5F}};
        const auto a = geodesicDistances(volume.graph, none, progress);
        const auto b = geodesicDistances(volume.graph, some, progress);
        for (std::size_t leaf = 0; leaf < a.size(); ++leaf) {
            QVERIFY(std::abs(b[leaf] - a[leaf] - 37.5F) < 1e-3F);
        }
    }

    void unreachableIsInfinite() {
        const Mesh mesh =
            test::joined(test::sphere(Vec3(8, 8, 8), 5, 12), test::sphere(Vec3(24, 24, 24), 5, 12));
        const Volume volume = volumeOf(mesh, 5, 1.0F);
        Progress progress;
        const std::vector<DistanceSeed> seeds{{volume.voxels.find(8, 8, 8), 0.0F}};
        const auto distance = geodesicDistances(volume.graph, seeds, progress);
        QVERIFY(std::isinf(distance[volume.voxels.find(24, 24, 24)]));
    }

    void cancels() {
        const Volume volume = volumeOf(test::sphere(Vec3(16, 16, 16), 12.0, 12), 5, 1.0F);
        const std::vector<DistanceSeed> seeds{{0, 0.0F}};
        for (int polls = 0; polls < 5; ++polls) {
            CancelAfter progress(polls);
            QVERIFY(geodesicDistances(volume.graph, seeds, progress).empty());
        }
    }
};

QTEST_APPLESS_MAIN(TestGeodesicDistance)
#include "TestGeodesicDistance.moc"
