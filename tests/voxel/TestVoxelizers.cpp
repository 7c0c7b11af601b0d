#include "core/geometry/Intersect.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <random>

namespace testVoxelizers {

using namespace sinew;

namespace {

/// Nearest distance of the cube's centre to the triangle in the cube's own maximum norm, by dense sampling.
double sampledReach(const std::array<Vec3, 3>& t, const Vec3& center) {
    double nearest = 1e9;
    constexpr int kSteps = 200;
    for (int i = 0; i <= kSteps; ++i) {
        for (int j = 0; j <= kSteps - i; ++j) {
            const double u = static_cast<double>(i) / kSteps;
            const double v = static_cast<double>(j) / kSteps;
            const Vec3 p = (1.0 - u - v) * t[0] + u * t[1] + v * t[2];
            nearest = std::min(nearest, (p - center).cwiseAbs().maxCoeff());
        }
    }
    return nearest;
}

constexpr std::uint32_t kResolution = 32;

ColumnCrossings columns(const Mesh& mesh, std::size_t axis) {
    Progress progress;
    return *ColumnCrossings::build(mesh.vertices, triangulate(mesh), axis, kResolution, progress);
}

bool insideAt(const ColumnCrossings& crossings, std::size_t axis, const Vec3& p,
              InsideRule rule = InsideRule::SignedCount) {
    const auto d = static_cast<Eigen::Index>(axis);
    return crossings.inside(static_cast<std::uint32_t>(p[(d + 1) % 3]),
                            static_cast<std::uint32_t>(p[(d + 2) % 3]), static_cast<float>(p[d]), rule);
}

SparseVoxels ball(const VoxelFrame& frame) {
    const double size = frame.resolution();
    const Mesh mesh = test::sphere(Vec3::Constant(0.5 * size), 0.4 * size, 16);
    Progress progress;
    return *voxelize(mesh.vertices, triangulate(mesh), {}, frame, {}, progress);
}

} // namespace

class TestVoxelizers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The test must agree with sampling wherever sampling can tell.
    void agreesWithSampling() {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> place(-1.5, 1.5);
        int overlapping = 0;
        int apart = 0;
        for (int n = 0; n < 150; ++n) {
            const auto vertex = [&] { return Vec3(place(random), place(random), place(random)); };
            const std::array<Vec3, 3> t{vertex(), vertex(), vertex()};
            const Vec3 center = vertex();
            const double reach = sampledReach(t, center);
            const bool overlaps = TriangleOverlap(t[0], t[1], t[2]).overlapsCube(center, 0.5);
            if (reach <= 0.5) {
                QVERIFY(overlaps);
                ++overlapping;
            } else if (reach > 0.52) {
                QVERIFY(!overlaps);
                ++apart;
            }
        }
        QVERIFY(overlapping > 20 && apart > 20);
    }

    void touchingCounts() {
        const TriangleOverlap flat(Vec3(0, 0, 1), Vec3(1, 0, 1), Vec3(0, 1, 1));
        QVERIFY(flat.overlapsCube(Vec3(0.5, 0.5, 0.5), 0.5));
        QVERIFY(flat.overlapsCube(Vec3(0.5, 0.5, 1.5), 0.5));
        QVERIFY(!flat.overlapsCube(Vec3(0.5, 0.5, 2.5), 0.5));
    }

    void degenerateTriangleIsASegment() {
        const TriangleOverlap thin(Vec3(0, 0, 0), Vec3(1, 1, 1), Vec3(2, 2, 2));
        QVERIFY(thin.overlapsCube(Vec3(1.5, 1.5, 1.5), 0.1));
        QVERIFY(!thin.overlapsCube(Vec3(1.5, 0.5, 1.5), 0.1));
    }

    void segmentPassingACornerIsApart() {
        const SegmentOverlap segment({Vec3(1.2, 0, 0), Vec3(0, 1.2, 0)});
        QVERIFY(!segment.overlapsCube(Vec3(0, 0, 0), 0.5));
        QVERIFY(segment.overlapsCube(Vec3(0, 0, 0), 0.7));
    }

    void pointSegment() {
        const SegmentOverlap vertex({Vec3(0.2, 0.3, 0.4), Vec3(0.2, 0.3, 0.4)});
        QVERIFY(vertex.overlapsCube(Vec3(0.5, 0.5, 0.5), 0.5));
        QVERIFY(!vertex.overlapsCube(Vec3(1.5, 0.5, 0.5), 0.5));
    }

    void everyVoxelOfASphere_data() {
        QTest::addColumn<int>("axis");
        QTest::addColumn<int>("rule");
        for (int axis = 0; axis < 3; ++axis) {
            QTest::addRow("axis %d signed", axis) << axis << static_cast<int>(InsideRule::SignedCount);
            QTest::addRow("axis %d nearest", axis) << axis << static_cast<int>(InsideRule::NearestFace);
        }
    }
    void everyVoxelOfASphere() {
        QFETCH(int, axis);
        QFETCH(int, rule);
        const Vec3 center(16.1, 15.8, 16.3);
        const auto crossings = columns(test::sphere(center, 10.0, 48), static_cast<std::size_t>(axis));
        for (int n = 0; n < 32 * 32 * 32; ++n) {
            const Vec3 p(n % 32 + 0.5, n / 32 % 32 + 0.5, n / 1024 + 0.5);
            const double radius = (p - center).norm();
            if (std::abs(radius - 10.0) > 0.1) { // the sphere is a polyhedron
                QCOMPARE(
                    insideAt(crossings, static_cast<std::size_t>(axis), p, static_cast<InsideRule>(rule)),
                    radius < 10.0);
            }
        }
    }

    /// Columns through shared edges and vertices must count one face: here all of them do.
    void columnsThroughEdgesCountOnce() {
        const Mesh mesh = test::box(Vec3(4.5, 4.5, 4.5), Vec3(20.5, 20.5, 20.5));
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const auto crossings = columns(mesh, axis);
            QCOMPARE(crossings.crossingCount(), std::size_t{16 * 16 * 2});
        }
        const auto inner = columns(mesh, 0);
        QVERIFY(insideAt(inner, 0, Vec3(10.5, 10.5, 10.5))); // on the diagonal of a face
        QVERIFY(!insideAt(inner, 0, Vec3(2.5, 10.5, 10.5)));
    }

    /// Where two closed parts overlap, the count stays inside and the nearest face is wrong in places.
    void overlappingPartsStaySolid() {
        const Mesh mesh = test::joined(test::box(Vec3(2.3, 2.3, 2.3), Vec3(20.3, 20.3, 20.3)),
                                       test::box(Vec3(10.3, 3.3, 3.3), Vec3(28.3, 19.3, 19.3)));
        const auto crossings = columns(mesh, 0);
        const Vec3 beforeOverlap(5.5, 10.5, 10.5); // ahead lies the second box's entrance
        const Vec3 overlap(15.5, 10.5, 10.5);
        QVERIFY(insideAt(crossings, 0, beforeOverlap, InsideRule::SignedCount));
        QVERIFY(insideAt(crossings, 0, overlap, InsideRule::SignedCount));
        QVERIFY(!insideAt(crossings, 0, beforeOverlap, InsideRule::NearestFace));
    }

    void flippedShellIsOutside() {
        const auto crossings = columns(test::flipped(test::sphere(Vec3(16, 16, 16), 10, 12)), 1);
        QVERIFY(!insideAt(crossings, 1, Vec3(16.5, 16.5, 16.5)));
        QVERIFY(!insideAt(crossings, 1, Vec3(16.5, 16.5, 16.5), InsideRule::NearestFace));
    }

    /// A surface open on one side is seen through from there, so its axis does not vote.
    void openCupDoesNotVoteAlongItsOpening() {
        Mesh cup = test::box(Vec3(4.3, 4.3, 4.3), Vec3(20.3, 20.3, 20.3));
        cup.polygonOffsets.pop_back(); // without +z
        cup.corners.resize(cup.corners.size() - 4);
        QVERIFY(!insideAt(columns(cup, 2), 2, Vec3(10.5, 10.5, 10.5)));
        QVERIFY(insideAt(columns(cup, 0), 0, Vec3(10.5, 10.5, 10.5)));
        QVERIFY(insideAt(columns(cup, 1), 1, Vec3(10.5, 10.5, 10.5)));
    }

    /// The same finest voxels are inside, with the same flags; all leaves are as small as the smallest.
    void coversTheSame() {
        VoxelFrame frame;
        frame.depth = 5;
        const SparseVoxels sparse = ball(frame);
        const SparseVoxels uniform = uniformVoxels(sparse);
        QCOMPARE(uniform.size(), uniformCount(sparse));
        QVERIFY(uniform.size() > 2 * sparse.size());
        std::size_t covered = 0;
        for (std::uint64_t key = 0; key < (1ULL << (3U * 5U)); ++key) {
            const std::uint32_t from = sparse.findKey(key);
            const std::uint32_t to = uniform.findKey(key);
            QCOMPARE(to == kNoLeaf, from == kNoLeaf);
            if (to != kNoLeaf) {
                QCOMPARE(uniform.key(to), key);
                QCOMPARE(uniform.sizeLog2(to), std::uint8_t{0});
                QCOMPARE(uniform.flags(to), sparse.flags(from));
                ++covered;
            }
        }
        QCOMPARE(covered, uniform.size());
    }

    void aUniformGridStaysAsItIs() {
        VoxelFrame frame;
        frame.depth = 4;
        const SparseVoxels once = uniformVoxels(ball(frame));
        const SparseVoxels twice = uniformVoxels(once);
        QCOMPARE(twice.size(), once.size());
        for (std::size_t leaf = 0; leaf < once.size(); ++leaf) {
            QCOMPARE(twice.key(leaf), once.key(leaf));
        }
    }

    /// Where the grid is refined, leaves smaller than a base voxel stay; none is wider than one.
    void refinedPlacesStayFiner() {
        VoxelFrame base;
        base.depth = 5;
        const VoxelFrame frame = deepened(base, 6);
        QCOMPARE(frame.fineLog2, 1U);
        SparseVoxels sparse(frame);
        sparse.add(0, 3, kLeafInterior);                      // four base voxels wide
        sparse.add(std::uint64_t{1} << 9U, 0, kLeafBoundary); // half a base voxel
        sparse.finish();
        QCOMPARE(uniformCount(sparse), std::size_t{64 + 1});
        const SparseVoxels uniform = uniformVoxels(sparse);
        QCOMPARE(uniform.size(), std::size_t{65});
        for (std::size_t leaf = 0; leaf < 64; ++leaf) {
            QCOMPARE(uniform.sizeLog2(leaf), std::uint8_t{1});
            QCOMPARE(uniform.flags(leaf), std::uint8_t{kLeafInterior});
            QCOMPARE(uniform.key(leaf), std::uint64_t{8} * leaf);
        }
        QCOMPARE(uniform.sizeLog2(64), std::uint8_t{0});
        QVERIFY(uniform.boundary(64));
    }
};

SINEW_TEST(TestVoxelizers, sinew::test::NoApplication)

} // namespace testVoxelizers

#include "TestVoxelizers.moc"
