#include "core/distance/VertexLookup.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace testAccuracy {

using namespace sinew;

namespace {

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
    const Vec3 way = s.b - s.a;
    const double square = way.squaredNorm();
    const double t = square > 0.0 ? std::clamp((p - s.a).dot(way) / square, 0.0, 1.0) : 0.0;
    return (p - s.a - t * way).norm();
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
    std::uniform_real_distribution<double> share(0.0, 1.0);
    const auto inside = [&] { // between vertices of a convex solid one is in it
        Vec3 sum = Vec3::Zero();
        double total = 0.0;
        for (const Vec3& p : mesh.vertices) {
            const double weight = std::pow(share(random), 6.0);
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
class TestAccuracy : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

SINEW_TEST(TestAccuracy, sinew::test::NoApplication)

} // namespace testAccuracy

#include "TestAccuracy.moc"
