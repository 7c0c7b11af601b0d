#include "core/distance/GeodesicDistance.h"
#include "core/distance/VertexLookup.h"
#include "core/voxel/Octree.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/distance/GridVolumes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace testGeodesicDistance {

using namespace sinew;

namespace {

struct Volume {
    SparseVoxels voxels;
    LeafGraph graph;
    double penalty;

    std::vector<float> distances(const DistanceSeeds& source) const {
        const CostGraph costGraph(voxels, graph, std::vector<bool>(graph.components().count, true), penalty);
        Progress progress;
        return geodesicDistances(costGraph, source, progress);
    }
};

Volume volumeOf(const Mesh& mesh, int depth, double penalty) {
    Progress progress;
    Volume volume{test::voxelsOf(mesh, depth), {}, penalty};
    volume.graph = *LeafGraph::build(volume.voxels, progress);
    return volume;
}

/// All triangles with every other vertex behind them.
Mesh hullOf(const std::vector<Vec3>& vertices) {
    Mesh mesh;
    mesh.vertices = vertices;
    const auto n = static_cast<std::uint32_t>(vertices.size());
    for (std::uint32_t a = 0; a < n; ++a) {
        for (std::uint32_t b = a + 1; b < n; ++b) {
            for (std::uint32_t c = b + 1; c < n; ++c) {
                const Vec3 normal = (vertices[b] - vertices[a]).cross(vertices[c] - vertices[a]);
                const auto side = [&](const Vec3& p) { return normal.dot(p - vertices[a]); };
                const bool behind = std::all_of(vertices.begin(), vertices.end(),
                                                [&](const Vec3& p) { return side(p) < 1e-9; });
                const bool before = std::all_of(vertices.begin(), vertices.end(),
                                                [&](const Vec3& p) { return side(p) > -1e-9; });
                if (behind || before) {
                    mesh.addPolygon(behind ? Triangle{a, b, c} : Triangle{a, c, b});
                }
            }
        }
    }
    return mesh;
}

Mesh randomHull(unsigned seed) {
    std::mt19937 random(seed);
    std::normal_distribution<double> place(0.0, 1.0);
    std::vector<Vec3> vertices;
    for (int i = 0; i < 16; ++i) {
        vertices.push_back(
            Vec3(place(random), place(random), place(random)).normalized().cwiseProduct(Vec3(1.0, 0.8, 0.6)));
    }
    return hullOf(vertices);
}

double distanceToSegment(const Vec3& p, const Segment& s) {
    const Vec3 offset = s.b - s.a;
    const double square = offset.squaredNorm();
    const double t = square > 0.0 ? std::clamp((p - s.a).dot(offset) / square, 0.0, 1.0) : 0.0;
    return (p - s.a - t * offset).norm();
}

/// A convex solid in its grid, and a bone in it.
struct ConvexBody {
    std::vector<Vec3> vertices;
    Segment bone;
    SparseVoxels voxels;
    LeafGraph graph;
    DistanceSeeds source;
};

ConvexBody convexBodyOf(const Mesh& mesh, int depth, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> fraction(0.0, 1.0);
    const auto inside = [&] { // between vertices of a convex solid one is in it
        Vec3 sum = Vec3::Zero();
        double total = 0.0;
        for (const Vec3& p : mesh.vertices) {
            const double weight = std::pow(fraction(random), 6.0);
            sum += weight * p;
            total += weight;
        }
        return Vec3(sum / total);
    };
    ConvexBody solid;
    const VoxelFrame frame = fitVoxelFrame(mesh.vertices, {}, depth);
    for (const Vec3& p : mesh.vertices) {
        solid.vertices.push_back(frame.gridFromModel * p);
    }
    solid.bone.a = frame.gridFromModel * inside();
    solid.bone.b = seed % 4 == 0 ? solid.bone.a : Vec3(frame.gridFromModel * inside());
    Progress progress;
    solid.voxels = *voxelize(solid.vertices, triangulate(mesh), {&solid.bone, 1}, frame, {}, progress);
    solid.graph = *LeafGraph::build(solid.voxels, progress);
    solid.source.bones = {SeedBone{{solid.bone}, {}}};
    for (std::uint32_t leaf = 0; leaf < solid.voxels.size(); ++leaf) {
        if ((solid.voxels.flags(leaf) & kLeafBone) != 0) {
            solid.source.seeds.push_back({leaf, 0.0F, 0});
        }
    }
    return solid;
}

} // namespace

/// In a convex solid the way to any place is the straight line to the nearest place of the bone.
class TestGeodesicDistance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// From one finger tip to the other the way leads through the palm, not over the gap.
    void goesAroundAGap() {
        const Scene hand = test::twoFingers();
        Transform toGrid = Transform::Identity();
        toGrid.translate(Vec3(64, 50, 64)).scale(60.0);
        const Volume volume = volumeOf(test::transformed(*hand.parts[0].mesh, toGrid), 7, 1.0);
        const auto leafAt = [&](const Vec3& p) {
            const Vec3 g = toGrid * p;
            return volume.voxels.find(static_cast<int>(g.x()), static_cast<int>(g.y()),
                                      static_cast<int>(g.z()));
        };
        const std::vector<float> distance = volume.distances(test::seedAt(leafAt(Vec3(-0.12, 0.95, 0))));
        const float other = distance[leafAt(Vec3(0.12, 0.95, 0))];
        QVERIFY2(other > 1.5F * 60.0F && other < 2.6F * 60.0F, qPrintable(QString::number(other)));
    }

    void penaltyKeepsPathsInside() {
        const Mesh mesh = test::box(Vec3(3.3, 3.3, 3.3), Vec3(60.7, 28.7, 28.7));
        const Volume free = volumeOf(mesh, 6, 1.0);
        const Volume costly = volumeOf(mesh, 6, 8.0);
        const std::uint32_t wall = free.voxels.find(60, 3, 3);
        const std::uint32_t inside = free.voxels.find(50, 16, 16);
        const DistanceSeeds source = test::seedAt(free.voxels.find(8, 16, 16));
        const auto plain = free.distances(source);
        const auto penalised = costly.distances(source);
        QCOMPARE(penalised[inside], plain[inside]);
        QVERIFY(penalised[wall] > plain[wall] + 6.0F);
    }

    /// 0 to 1: the surface costs what the inside costs.
    void noPenaltyIsNone() {
        const Mesh mesh = test::box(Vec3(3.3, 3.3, 3.3), Vec3(60.7, 28.7, 28.7));
        const Volume plain = volumeOf(mesh, 6, 1.0);
        const DistanceSeeds source = test::seedAt(plain.voxels.find(8, 16, 16));
        const auto wanted = plain.distances(source);
        for (const double penalty : {0.0, 0.3, 0.999}) {
            QVERIFY(volumeOf(mesh, 6, penalty).distances(source) == wanted);
        }
        QVERIFY(volumeOf(mesh, 6, 1.5).distances(source) != wanted);
    }

    void seedsStartWithWhatTheyCost() {
        const Volume volume = volumeOf(test::sphere(Vec3(16, 16, 16), 12.0, 12), 5, 1.0);
        const std::uint32_t seed = volume.voxels.find(16, 16, 16);
        const auto a = volume.distances(test::seedAt(seed));
        const auto b = volume.distances(test::seedAt(seed, 37.5F));
        for (std::size_t leaf = 0; leaf < a.size(); ++leaf) {
            QVERIFY(std::abs(b[leaf] - a[leaf] - 37.5F) < 1e-3F);
        }
    }

    /// Around the inner edge of an L a path is about as long as the two straight lines to the edge and from
    /// it; the edge's voxels reach beyond it.
    void turnsAtCorners() {
        Mesh mesh = test::box(Vec3(4.3, 4.3, 4.3), Vec3(59.7, 23.7, 23.7));
        mesh = test::joined(mesh, test::box(Vec3(4.3, 4.3, 4.3), Vec3(23.7, 59.7, 23.7)));
        const Volume volume = volumeOf(mesh, 6, 1.0);
        const auto distance = volume.distances(test::seedAt(volume.voxels.find(14, 55, 14)));
        const Vec3f start(14.5F, 55.5F, 14.5F);
        int seen = 0;
        for (std::size_t leaf = 0; leaf < distance.size(); ++leaf) {
            const Vec3f position = volume.voxels.center(leaf);
            if (position.x() < 40.0F || std::abs(position.z() - 14.5F) > 0.6F) {
                continue;
            }
            const Vec3f edge(23.7F, 23.7F, 14.5F);
            const float taut = (start - edge).norm() + (position - edge).norm();
            QVERIFY2(std::abs(distance[leaf] / taut - 1.0F) < 0.06F,
                     qPrintable(QString("%1 %2").arg(distance[leaf]).arg(taut)));
            ++seen;
        }
        QVERIFY(seen > 100);
    }

    /// Mirrored volumes have mirrored distances at every leaf: neither the leaves' order nor rounding decides
    /// between ways that are equally long.
    void mirroredVolumesHaveMirroredDistances_data() {
        QTest::addColumn<double>("penalty");
        QTest::newRow("free") << 1.0;
        QTest::newRow("penalty 2") << 2.0;
        QTest::newRow("penalty 8") << 8.0;
    }
    void mirroredVolumesHaveMirroredDistances() {
        QFETCH(double, penalty);
        const Scene hand = test::twoFingers();
        for (int axis = 0; axis < 3; ++axis) {
            Transform toGrid = Transform::Identity();
            toGrid.translate(Vec3(64, 50, 64)).rotate(Eigen::AngleAxisd(0.2, Vec3::UnitZ())).scale(60.0);
            Transform mirrored = toGrid;
            mirrored.matrix().row(axis) = -mirrored.matrix().row(axis);
            mirrored.translation()[axis] += 128.0;
            const auto solve = [&](const Transform& t) {
                Volume volume = volumeOf(test::transformed(*hand.parts[0].mesh, t), 7, penalty);
                const Segment bone{t * Vec3(-0.12, 0.95, 0), t * Vec3(-0.12, 0.3, 0)};
                DistanceSeeds source{{SeedBone{{bone}, {}}}, {}};
                for (const std::uint64_t key : voxelsOfSegments({&bone, 1}, 7)) {
                    source.seeds.push_back({volume.voxels.findKey(key), 0.0F, 0});
                }
                std::vector<float> distances = volume.distances(source);
                return std::pair(std::move(volume), std::move(distances));
            };
            const auto [plain, distances] = solve(toGrid);
            const auto [other, reflected] = solve(mirrored);
            QCOMPARE(other.voxels.size(), plain.voxels.size());
            for (std::size_t leaf = 0; leaf < distances.size(); ++leaf) {
                Vec3f position = plain.voxels.center(leaf);
                position[axis] = 128.0F - position[axis];
                const std::uint32_t image =
                    other.voxels.find(static_cast<int>(position.x()), static_cast<int>(position.y()),
                                      static_cast<int>(position.z()));
                QVERIFY2(std::abs(distances[leaf] - reflected[image]) < 1e-3F,
                         qPrintable(QString("%1 %2").arg(distances[leaf]).arg(reflected[image])));
            }
        }
    }

    /// What a search with limits finds within them is what one without finds.
    void limitsChangeNothingWithin() {
        const Volume volume = volumeOf(test::sphere(Vec3(16, 16, 16), 12.0, 16), 5, 4.0);
        const CostGraph costGraph(volume.voxels, volume.graph, {true}, 4.0);
        Progress progress;
        GeodesicSearch search(costGraph);
        const DistanceSeeds source = test::seedAt(volume.voxels.find(10, 16, 16));
        const auto all = geodesicDistances(costGraph, source, progress);
        const std::vector<float> limits(all.size(), 9.0F);
        for (int again = 0; again < 2; ++again) { // a search leaves nothing behind for the next
            QVERIFY(search.run(source, limits, progress));
            std::size_t ended = 0;
            for (std::uint32_t leaf = 0; leaf < all.size(); ++leaf) {
                const float found = search.path(leaf).distance;
                QVERIFY(all[leaf] > 9.0F || found == all[leaf]);
                ended += std::isinf(found) ? 1 : 0;
            }
            QVERIFY(ended > 0);
        }
    }

    void unreachableIsInfinite() {
        const Volume volume = volumeOf(test::twoSpheres(), 5, 1.0);
        const auto distance = volume.distances(test::seedAt(volume.voxels.find(8, 8, 8)));
        QVERIFY(std::isinf(distance[volume.voxels.find(24, 24, 24)]));
    }

    /// Never more than a few thousand leaves between two polls.
    void cancels() {
        const Volume volume = volumeOf(test::sphere(Vec3(64, 64, 64), 56.0, 48), 7, 4.0);
        const CostGraph costGraph(volume.voxels, volume.graph, {true}, 4.0);
        QVERIFY(volume.voxels.size() > 40000);
        for (int polls = 0; polls < 9; ++polls) {
            test::CancelAfter progress(polls);
            QVERIFY(geodesicDistances(costGraph, test::seedAt(0), progress).empty());
        }
    }

    void straightInConvexSolids_data() {
        QTest::addColumn<Mesh>("mesh");
        QTest::newRow("sphere") << test::sphere(Vec3::Zero(), 1.0, 24);
        QTest::newRow("box") << test::box(Vec3(-1, -0.6, -0.3), Vec3(1, 0.6, 0.3));
        QTest::newRow("cube") << test::box(Vec3::Constant(-1), Vec3::Constant(1));
        Transform flat = Transform::Identity();
        flat.rotate(Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized())).scale(Vec3(1.0, 0.5, 0.25));
        QTest::newRow("ellipsoid") << test::transformed(test::sphere(Vec3::Zero(), 1.0, 24), flat);
        QTest::newRow("rod") << test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.08, 16, 8);
        for (unsigned seed = 1; seed <= 6; ++seed) {
            QTest::addRow("hull %u", seed) << randomHull(seed);
        }
    }

    void straightInConvexSolids() {
        QFETCH(Mesh, mesh);
        for (const int depth : {4, 5, 6, 7}) {
            for (unsigned seed = 0; seed < 4; ++seed) {
                const ConvexBody solid =
                    convexBodyOf(mesh, depth, 16 * seed + static_cast<unsigned>(depth) + seed);
                const CostGraph costGraph(solid.voxels, solid.graph, {true}, 1.0);
                GeodesicSearch search(costGraph);
                Progress progress;
                QVERIFY(search.run(solid.source, {}, progress));
                double worst = 0.0;
                const auto verify = [&](double found, double straight) {
                    QVERIFY2(found >= straight - 1e-3,
                             qPrintable(QString("%1 < %2").arg(found).arg(straight)));
                    worst = std::max(worst, (found - straight) / std::max(straight, 1.0));
                };
                for (std::uint32_t leaf = 0; leaf < solid.voxels.size(); ++leaf) {
                    verify(static_cast<double>(search.path(leaf).distance),
                           distanceToSegment(solid.voxels.center(leaf).cast<double>(), solid.bone));
                }
                QVERIFY2(worst < 0.02, qPrintable(QString("voxels at depth %1: %2").arg(depth).arg(worst)));
                const LeafTree tree(solid.voxels);
                const VertexLookup lookup(solid.vertices, solid.voxels, tree, Lookup::Smooth);
                for (std::size_t p = 0; p < solid.vertices.size(); ++p) {
                    verify(static_cast<double>(lookup.distance(p, search)),
                           distanceToSegment(solid.vertices[p], solid.bone));
                }
                QVERIFY2(worst < 0.02, qPrintable(QString("points at depth %1: %2").arg(depth).arg(worst)));
            }
        }
    }

    void ownWallDoesNotCount_data() { straightInConvexSolids_data(); }
    /// With a penalty no vertex of the surface is farther, but by a little: the wall it is part of does not
    /// count.
    void ownWallDoesNotCount() {
        QFETCH(Mesh, mesh);
        constexpr double penalty = 5.0;
        if (bounds(mesh).extent().minCoeff() < 0.2) {
            QSKIP("all boundary");
        }
        for (unsigned seed = 0; seed < 4; ++seed) {
            const ConvexBody solid = convexBodyOf(mesh, 7, seed);
            const CostGraph costGraph(solid.voxels, solid.graph, {true}, penalty);
            GeodesicSearch search(costGraph);
            Progress progress;
            QVERIFY(search.run(solid.source, {}, progress));
            const LeafTree tree(solid.voxels);
            const VertexLookup lookup(solid.vertices, solid.voxels, tree, Lookup::Smooth);
            std::vector<double> off;
            for (std::size_t p = 0; p < solid.vertices.size(); ++p) {
                const double straight = distanceToSegment(solid.vertices[p], solid.bone);
                off.push_back((static_cast<double>(lookup.distance(p, search)) - straight) /
                              std::max(1.0, straight));
                QVERIFY2(off.back() > -0.001, qPrintable(QString::number(off.back())));
            }
            const auto max = off.begin() + static_cast<std::ptrdiff_t>(off.size() * 9 / 10);
            std::nth_element(off.begin(), max, off.end());
            QVERIFY2(*max < 0.05, qPrintable(QString::number(*max)));
        }
    }
};

SINEW_TEST(TestGeodesicDistance, sinew::test::NoApplication)

} // namespace testGeodesicDistance

#include "TestGeodesicDistance.moc"
