#include "core/base/Parallel.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace testVoxelize {

using namespace sinew;

namespace {

VoxelFrame gridOf(int depth) {
    VoxelFrame frame;
    frame.depth = depth;
    return frame;
}

SparseVoxels voxelsOf(const Mesh& mesh, const std::vector<Segment>& bones, int depth,
                      VoxelizeSettings settings = {}) {
    Progress progress;
    return *voxelize(mesh.vertices, triangulate(mesh), bones, gridOf(depth), settings, progress);
}

/// Two boxes that cross, a cup open at the top, a fin: something of every difficulty.
Mesh mixedSoup() {
    Mesh mesh = test::joined(test::box(Vec3(2.3, 2.4, 2.6), Vec3(17.3, 15.2, 16.7)),
                             test::box(Vec3(9.1, 5.2, 4.4), Vec3(29.3, 13.1, 12.8)));
    Mesh cup = test::box(Vec3(3.2, 18.3, 3.7), Vec3(13.6, 28.4, 14.2));
    cup.polygonOffsets.pop_back();
    cup.corners.resize(cup.corners.size() - 4);
    mesh = test::joined(mesh, cup);
    mesh.vertices.emplace_back(20.2, 27.9, 28.3);
    mesh.addPolygon(std::array<std::uint32_t, 3>{0, 7, static_cast<std::uint32_t>(mesh.vertices.size() - 1)});
    return mesh;
}

/// Algorithm 2 as it is written: a dense grid of votes (eq. 5, 6) and its pyramid.
class DensePyramid {
public:
    DensePyramid(const Mesh& mesh, int depth, InsideRule rule)
        : m_depth(depth) {
        Progress progress;
        const std::vector<Triangle> triangles = triangulate(mesh);
        const auto size = 1U << static_cast<unsigned>(depth);
        const auto boundary = *voxelsOfTriangles(mesh.vertices, triangles, depth, progress);
        std::vector<ColumnCrossings> axes;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            axes.push_back(*ColumnCrossings::build(mesh.vertices, triangles, axis, size, progress));
        }
        for (std::uint64_t key = 0; key < (1ULL << (3U * static_cast<unsigned>(depth))); ++key) {
            const Cell c = cellOfKey(key);
            int votes = 0;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                votes += axes[axis].inside(c[(axis + 1) % 3], c[(axis + 2) % 3],
                                           static_cast<float>(c[axis]) + 0.5F, rule)
                             ? 1
                             : 0;
            }
            if (votes >= 2 || std::binary_search(boundary.begin(), boundary.end(), key)) {
                for (unsigned level = 0; level <= static_cast<unsigned>(depth); ++level) {
                    m_nonExterior.insert({level, key >> (3U * level)});
                }
            }
        }
    }
    bool nonExterior(const OctreeCell& leaf) const {
        return m_nonExterior.count({leaf.sizeLog2, leaf.key >> (3U * leaf.sizeLog2)}) > 0;
    }

private:
    int m_depth;
    std::set<std::pair<unsigned, std::uint64_t>> m_nonExterior;
};

constexpr int kDepth = 5;

FilledSurface surfaceOf(const Mesh& mesh) {
    return {mesh.vertices, triangulate(mesh)};
}

/// A box of edge 8 in the middle of the grid of 32.
SparseVoxels boxWith(const std::vector<FilledSurface>& filled, const std::vector<VoxelEdit>& edits = {}) {
    VoxelFrame frame;
    frame.depth = kDepth;
    const Mesh mesh = test::box(Vec3::Constant(12.1), Vec3::Constant(19.9));
    VoxelizeSettings settings;
    settings.filled = filled;
    settings.edits = edits;
    Progress progress;
    return *voxelize(mesh.vertices, triangulate(mesh), {}, frame, settings, progress);
}

std::uint8_t flagsAt(const SparseVoxels& voxels, const Vec3& position) {
    const std::uint32_t leaf =
        voxels.find(static_cast<std::int64_t>(position.x()), //
                    static_cast<std::int64_t>(position.y()), static_cast<std::int64_t>(position.z()));
    return leaf == kNoLeaf ? std::uint8_t{0} : voxels.flags(leaf);
}

double volumeOf(const SparseVoxels& voxels) {
    double volume = 0.0;
    for (std::uint32_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const double edge = 1U << voxels.sizeLog2(leaf);
        volume += edge * edge * edge;
    }
    return volume;
}

bool same(const SparseVoxels& a, const SparseVoxels& b) {
    if (a.size() != b.size()) {
        return false;
    }
    for (std::uint32_t leaf = 0; leaf < a.size(); ++leaf) {
        if (a.center(leaf) != b.center(leaf) || a.flags(leaf) != b.flags(leaf)) {
            return false;
        }
    }
    return true;
}

double exact(const Mesh& mesh, const Vec3& p) {
    // One triangle at a time: no far field can come in between.
    double sum = 0.0;
    for (const Triangle& t : triangulate(mesh)) {
        const std::vector<Vec3> corners{mesh.vertices[t[0]], mesh.vertices[t[1]], mesh.vertices[t[2]]};
        const Vec3 a = corners[0] - p;
        const Vec3 b = corners[1] - p;
        const Vec3 c = corners[2] - p;
        const double numerator = a.dot(b.cross(c));
        const double denominator =
            a.norm() * b.norm() * c.norm() + a.dot(b) * c.norm() + b.dot(c) * a.norm() + c.dot(a) * b.norm();
        sum += 2.0 * std::atan2(numerator, denominator);
    }
    return sum / (4.0 * M_PI);
}

} // namespace

/// The inside of closed surfaces besides the mesh's.
class TestVoxelize : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Without a dense grid, the same leaves come out as of algorithm 2 on one.
    void matchesAlgorithm2_data() {
        QTest::addColumn<int>("rule");
        QTest::newRow("signed count") << static_cast<int>(InsideRule::SignedCount);
        QTest::newRow("nearest face") << static_cast<int>(InsideRule::NearestFace);
    }
    void matchesAlgorithm2() {
        QFETCH(int, rule);
        constexpr int kDepth = 5;
        const Mesh mesh = mixedSoup();
        Progress progress;
        const DensePyramid dense(mesh, kDepth, static_cast<InsideRule>(rule));
        const SparseVoxels voxels =
            voxelsOf(mesh, {}, kDepth, {static_cast<InsideRule>(rule), false, {}, {}});
        const Refinement everywhere;
        const auto boundary = *cellsOfTriangles(mesh.vertices, triangulate(mesh),
                                                CellSplitter(everywhere, gridOf(kDepth)), progress);
        std::size_t found = 0;
        for (const OctreeCell& leaf : octreeLeaves(boundary, kDepth)) {
            const Cell corner = cellOfKey(leaf.key);
            const bool kept = voxels.find(corner[0], corner[1], corner[2]) != kNoLeaf;
            QCOMPARE(kept, dense.nonExterior(leaf));
            found += kept ? 1 : 0;
        }
        QCOMPARE(found, voxels.size());
        QVERIFY(found > 1000);
    }

    void volumeOfASphere() {
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(32.2, 31.7, 32.4), 20.0, 48), {}, 6);
        double inside = 0.0;
        for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
            inside += (voxels.flags(leaf) & kLeafInterior) != 0 ? std::pow(8.0, voxels.sizeLog2(leaf)) : 0.0;
        }
        const double all = 4.0 / 3.0 * M_PI * 8000.0;
        QVERIFY2(inside > 0.85 * all && inside < all, qPrintable(QString::number(inside / all)));
        QVERIFY(voxels.count(kLeafInterior) * 3 < static_cast<std::size_t>(inside)); // large leaves within
    }

    void boneLeavesAreFine() {
        const std::vector<Segment> bones{{Vec3(10.2, 16.1, 16.2), Vec3(22.4, 16.6, 16.9)}};
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(16, 16, 16), 12.0, 24), bones, 5);
        QVERIFY(voxels.count(kLeafBone) >= 12);
        for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
            if ((voxels.flags(leaf) & (kLeafBone | kLeafBoundary)) != 0) {
                QCOMPARE(voxels.sizeLog2(leaf), std::uint8_t{0});
            }
        }
        const std::uint32_t onBone = voxels.find(16, 16, 16);
        QVERIFY(onBone != kNoLeaf && (voxels.flags(onBone) & kLeafBone) != 0);
    }

    /// Without small voxels at bones the leaf that a bone runs through is its own, however large.
    void boneLeavesMayStayLarge() {
        const std::vector<Segment> bones{{Vec3(10.2, 16.1, 16.2), Vec3(22.4, 16.6, 16.9)}};
        const Mesh mesh = test::sphere(Vec3(16, 16, 16), 12.0, 24);
        VoxelizeSettings settings;
        settings.splitAtBones = false;
        const SparseVoxels voxels = voxelsOf(mesh, bones, 5, settings);
        const SparseVoxels without = voxelsOf(mesh, {}, 5);
        QCOMPARE(voxels.size(), without.size());
        const std::uint32_t onBone = voxels.find(16, 16, 16);
        QVERIFY((voxels.flags(onBone) & kLeafBone) != 0 && voxels.sizeLog2(onBone) > 1);
        QVERIFY(voxels.count(kLeafBone) >= 2);
    }

    /// At the surface of a handle's volume leaves are as small as at the mesh, inside of it they are not.
    void volumesSplitAtTheirSurface() {
        const RoundedBox ball{Vec3::Constant(32), Mat3::Identity(), Vec3::Zero(), 14.0};
        VoxelizeSettings settings;
        settings.volumes = {ball};
        const SparseVoxels voxels =
            voxelsOf(test::box(Vec3::Constant(2.3), Vec3::Constant(61.7)), {}, 6, settings);
        std::size_t onSurface = 0;
        std::uint8_t largest = 0;
        for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
            const Vec3 center = voxels.center(leaf).cast<double>();
            const double half = 0.5 * (1U << voxels.sizeLog2(leaf));
            const double distance = ball.signedDistanceTo(center);
            if (std::abs(distance) < half) {
                QCOMPARE(voxels.sizeLog2(leaf), std::uint8_t{0});
                QVERIFY((voxels.flags(leaf) & kLeafBone) != 0);
                ++onSurface;
            }
            largest = distance < 0.0 ? std::max(largest, voxels.sizeLog2(leaf)) : largest;
        }
        QVERIFY(onSurface > 1000 && largest >= 3);
    }

    void boxesHaveTheirDistance() {
        const RoundedBox box{Vec3(1, 2, 3), Mat3::Identity(), Vec3(2, 1, 3), 0.5};
        QCOMPARE(box.signedDistanceTo(Vec3(1, 2, 3)), -1.5);
        QCOMPARE(box.signedDistanceTo(Vec3(1, 4, 3)), 0.5);
        QVERIFY(std::abs(box.signedDistanceTo(Vec3(6, 2, 10)) - 4.5) < 1e-12);
    }

    /// A box without two neighbouring sides: one axis votes alone, the winding number decides by how closed
    /// it is.
    void windingNumberDecidesOneVote() {
        Mesh mesh = test::box(Vec3(4.3, 4.3, 4.3), Vec3(27.6, 27.6, 27.6));
        mesh.polygonOffsets = {0, 4, 8, 12, 16};
        mesh.corners = {0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 0, 2, 3, 1}; // -x, +x, -y, -z
        const SparseVoxels with = voxelsOf(mesh, {}, 5);
        const SparseVoxels without = voxelsOf(mesh, {}, 5, {InsideRule::SignedCount, false, {}, {}});
        QCOMPARE(without.count(kLeafInterior), std::size_t{0});
        QVERIFY(with.count(kLeafOneVote) > 0);
        QCOMPARE(with.count(kLeafOneVote), with.count(kLeafInterior));
        QVERIFY(with.find(10, 8, 8) != kNoLeaf);  // deep in the closed corner
        QCOMPARE(with.find(16, 26, 26), kNoLeaf); // at the open edge
    }

    void sameOnAnyNumberOfThreads() {
        const Mesh mesh = mixedSoup();
        SparseVoxels one;
        withThreads(1, [&] { one = voxelsOf(mesh, {}, 6); });
        for (const int threads : {2, 8}) {
            SparseVoxels many;
            withThreads(threads, [&] { many = voxelsOf(mesh, {}, 6); });
            QCOMPARE(many.size(), one.size());
            for (std::size_t leaf = 0; leaf < one.size(); ++leaf) {
                QVERIFY(one.key(leaf) == many.key(leaf) && one.flags(leaf) == many.flags(leaf) &&
                        one.sizeLog2(leaf) == many.sizeLog2(leaf));
            }
        }
    }

    void findAnswersOutsideTheGrid() {
        const SparseVoxels voxels = voxelsOf(test::sphere(Vec3(16, 16, 16), 12.0, 12), {}, 5);
        QCOMPARE(voxels.find(-1, 16, 16), kNoLeaf);
        QCOMPARE(voxels.find(16, 32, 16), kNoLeaf);
        QCOMPARE(voxels.find(0, 0, 0), kNoLeaf);
    }

    void everythingLiesInTheGrid() {
        const Scene limb = test::limb();
        const std::vector<Segment> bones{{Vec3(-3, 0.5, 0), Vec3(0, 0, 0)}};
        const VoxelFrame frame = fitVoxelFrame(limb.parts[0].mesh->vertices, bones, 6);
        QCOMPARE(frame.resolution(), 64U);
        std::vector<Vec3> all = limb.parts[0].mesh->vertices;
        all.push_back(bones[0].a);
        for (const Vec3& p : all) {
            const Vec3 g = frame.gridFromModel * p;
            QVERIFY(g.minCoeff() > 0.0 && g.maxCoeff() < 64.0);
        }
        const double scale = std::cbrt(frame.gridFromModel.linear().determinant());
        QVERIFY(std::abs(scale * frame.voxelSize - 1.0) < 1e-12);
    }

    /// However the character is turned, its vertices get the same grid places.
    void turnsWithTheCharacter() {
        Mesh mesh = test::joined(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0.3, 0), 0.2, 12, 8),
                                 test::capsule(Vec3(0, 0, 0), Vec3(0, 1.4, 0.1), 0.3, 12, 8));
        const VoxelFrame still = fitVoxelFrame(mesh.vertices, {}, 7);
        Transform move = Transform::Identity();
        move.translate(Vec3(5, -3, 2)).rotate(Quat(0.3, -0.5, 0.7, 0.2).normalized()).scale(12.5);
        const Mesh moved = test::transformed(mesh, move);
        const VoxelFrame turned = fitVoxelFrame(moved.vertices, {}, 7);
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            const Vec3 a = still.gridFromModel * mesh.vertices[p];
            const Vec3 b = turned.gridFromModel * moved.vertices[p];
            QVERIFY((a - b).norm() < 1e-8);
        }
    }

    /// Along the axis of symmetry no tail is longer; the other two decide.
    void symmetricOnesTurnToo() {
        const Mesh mesh = test::joined(test::capsule(Vec3(-1, 0, 0.1), Vec3(1, 0, 0.1), 0.2, 12, 8),
                                       test::capsule(Vec3(0, -0.2, 0), Vec3(0, 1.7, 0), 0.3, 12, 8));
        Transform move = Transform::Identity();
        move.rotate(Quat(0.1, 0.9, 0.2, -0.4).normalized());
        const Mesh moved = test::transformed(mesh, move);
        const Mat3 still = fitVoxelFrame(mesh.vertices, {}, 7).gridFromModel.linear();
        const Mat3 turned = fitVoxelFrame(moved.vertices, {}, 7).gridFromModel.linear() * move.linear();
        QVERIFY((still - turned).norm() < 1e-8 * still.norm());
    }

    void equalAxesKeepTheModelsOwn() {
        const Mesh mesh = test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1));
        const VoxelFrame frame = fitVoxelFrame(mesh.vertices, {}, 5);
        const Mat3 axes = frame.gridFromModel.linear() * frame.voxelSize;
        QVERIFY((axes - Mat3::Identity()).norm() < 1e-12);
    }

    /// As in the paper the grid may lie along the world's axes, however the character stands.
    void worldAxesAreTheModelsOwn() {
        Mesh mesh = test::capsule(Vec3(-1, -1, 0), Vec3(1, 1, 0.5), 0.2, 12, 8);
        for (Vec3& vertex : mesh.vertices) {
            vertex.z() *= 0.5; // no axis of symmetry, which would leave the axes open
        }
        const VoxelFrame principal = fitVoxelFrame(mesh.vertices, {}, 7);
        const VoxelFrame world = fitVoxelFrame(mesh.vertices, {}, 7, GridAxes::World);
        const Mat3 axes = world.gridFromModel.linear() * world.voxelSize;
        QVERIFY((axes - Mat3::Identity()).norm() < 1e-12);
        QVERIFY(principal.voxelSize > 1.2 * world.voxelSize); // it lies along a diagonal
    }

    void nonFiniteVerticesAreIgnored() {
        Mesh mesh = test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1));
        mesh.vertices.emplace_back(std::numeric_limits<double>::quiet_NaN(), 0, 0);
        const VoxelFrame frame = fitVoxelFrame(mesh.vertices, {}, 5);
        QVERIFY(frame.gridFromModel.matrix().allFinite());
    }

    void outsideBecomesVolume() {
        const SparseVoxels voxels =
            boxWith({surfaceOf(test::box(Vec3::Constant(6.1), Vec3::Constant(25.9)))});
        QVERIFY(flagsAt(voxels, Vec3(8, 8, 8)) == kLeafInterior);
        QVERIFY2(flagsAt(voxels, Vec3(6, 16, 16)) == kLeafInterior, "the surface's own voxels too");
        QVERIFY(flagsAt(voxels, Vec3(4, 16, 16)) == 0);
        QVERIFY(volumeOf(voxels) >= 20.0 * 20.0 * 20.0);
        QVERIFY2(volumeOf(voxels) <= 22.0 * 22.0 * 22.0, "no more than a voxel beyond");
    }

    void whatTheMeshHasStays() {
        const SparseVoxels voxels =
            boxWith({surfaceOf(test::box(Vec3::Constant(6.1), Vec3::Constant(25.9)))});
        QVERIFY2((flagsAt(voxels, Vec3(12, 16, 16)) & kLeafBoundary) != 0, "its surface is still a wall");
        const SparseVoxels alone = boxWith({});
        for (std::uint32_t leaf = 0; leaf < alone.size(); ++leaf) {
            const Vec3 center = alone.center(leaf).cast<double>();
            QCOMPARE(int(flagsAt(voxels, center)), int(alone.flags(leaf)));
        }
    }

    void bothWindingsFill() {
        const Mesh cage = test::box(Vec3::Constant(6.1), Vec3::Constant(25.9));
        QVERIFY(same(boxWith({surfaceOf(cage)}), boxWith({surfaceOf(test::flipped(cage))})));
    }

    void surfacesBesideTheMeshFillAPlaceOfTheirOwn() {
        const SparseVoxels voxels = boxWith({surfaceOf(test::box(Vec3::Constant(1.1), Vec3::Constant(6.9)))});
        QVERIFY(flagsAt(voxels, Vec3(4, 4, 4)) == kLeafInterior);
        QVERIFY(flagsAt(voxels, Vec3(9, 9, 9)) == 0);
    }

    void editsComeAfterwards() {
        const SparseVoxels voxels =
            boxWith({surfaceOf(test::box(Vec3::Constant(6.1), Vec3::Constant(25.9)))},
                    {{VoxelEditKind::Separate, Solid::box(Vec3::Constant(8), Vec3::Constant(1.4))}});
        QVERIFY(flagsAt(voxels, Vec3(8, 8, 8)) == 0);
        QVERIFY(flagsAt(voxels, Vec3(8, 16, 16)) == kLeafInterior);
    }

    void nothingToFillChangesNothing() { QVERIFY(same(boxWith({}), boxWith({FilledSurface{}}))); }

    void closedSurfaceIsOneInside() {
        const Mesh mesh = test::sphere(Vec3(0, 0, 0), 1.0, 24);
        const WindingNumber winding(mesh.vertices, triangulate(mesh));
        QVERIFY(std::abs(winding.at(Vec3(0.1, 0.2, -0.3)) - 1.0) < 2e-2);
        QVERIFY(std::abs(winding.at(Vec3(1.5, 0.2, -0.3))) < 2e-2);
        QVERIFY(std::abs(winding.at(Vec3(40, 0, 0))) < 1e-3);
    }

    void overlappingPartsAdd() {
        const Mesh mesh =
            test::joined(test::sphere(Vec3(0, 0, 0), 1.0, 16), test::sphere(Vec3(0.5, 0, 0), 1.0, 16));
        const WindingNumber winding(mesh.vertices, triangulate(mesh));
        QVERIFY(std::abs(winding.at(Vec3(0.25, 0, 0)) - 2.0) < 2e-2);
    }

    /// The far field may cost a hundredth of a turn, no more.
    void farFieldStaysNearTheExactSum() {
        Mesh mesh = test::sphere(Vec3(0, 0, 0), 1.0, 20);
        mesh.polygonOffsets.resize(mesh.polygonCount() * 2 / 3); // a third is missing
        mesh.corners.resize(mesh.polygonOffsets.back());
        const WindingNumber winding(mesh.vertices, triangulate(mesh));
        std::mt19937 random(3);
        std::uniform_real_distribution<double> place(-2.0, 2.0);
        for (int n = 0; n < 100; ++n) {
            const Vec3 p(place(random), place(random), place(random));
            QVERIFY(std::abs(winding.at(p) - exact(mesh, p)) < 1.5e-2);
        }
    }

    void nothingIsOutside() {
        const WindingNumber winding({}, {});
        QCOMPARE(winding.at(Vec3(1, 2, 3)), 0.0);
    }
};

SINEW_TEST(TestVoxelize, sinew::test::NoApplication)

} // namespace testVoxelize

#include "TestVoxelize.moc"
