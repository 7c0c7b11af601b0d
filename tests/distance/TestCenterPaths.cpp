#include "core/distance/CenterPaths.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/joints/JointFaults.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/distance/GridVolumes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace testCenterPaths {

using namespace sinew;

namespace {

enum class Grid { Sparse, Uniform };

struct Volume {
    SparseVoxels voxels;
    LeafGraph graph;
    CenterGraph centers;

    std::vector<float> distances(const DistanceSeeds& source) const {
        Progress progress;
        return centerDistances(centers, source, progress);
    }
    Vec3f centerOf(std::size_t leaf) const { return voxels.center(leaf); }
};

Volume volumeOf(const Mesh& mesh, int depth, double penalty, Grid grid = Grid::Uniform) {
    Progress progress;
    Volume volume;
    volume.voxels = test::voxelsOf(mesh, depth);
    if (grid == Grid::Uniform) {
        volume.voxels = uniformVoxels(volume.voxels);
    }
    volume.graph = *LeafGraph::build(volume.voxels, progress);
    const LeafComponents& components = volume.graph.components();
    const std::vector<bool> all(components.count, true);
    volume.centers =
        *CenterGraph::build(volume.voxels, Paths::Centers, volume.graph, all, penalty, {}, progress);
    return volume;
}

/// The box whose voxels are 3..60 along every axis; those inside 4..59.
Mesh cube() {
    return test::box(Vec3::Constant(3.3), Vec3::Constant(60.7));
}

/// How long the shortest way over 26 neighbours is: as many steps along the space diagonal as the shortest
/// extent, then along that of a face, then straight.
float chamfer(const Vec3f& offset) {
    std::array<float, 3> extents{std::abs(offset.x()), std::abs(offset.y()), std::abs(offset.z())};
    std::ranges::sort(extents);
    return extents[0] * std::sqrt(3.0F) + (extents[1] - extents[0]) * std::sqrt(2.0F) + extents[2] -
           extents[1];
}

SparseVoxels volumeAround(const Mesh& mesh) {
    const VoxelFrame frame = fitVoxelFrame(mesh.vertices, {}, 7);
    std::vector<Vec3> vertices;
    for (const Vec3& vertex : mesh.vertices) {
        vertices.push_back(frame.gridFromModel * vertex);
    }
    Progress progress;
    return *voxelize(vertices, triangulate(mesh), {}, frame, {}, progress);
}

bool has(const std::vector<JointFinding>& found, std::int32_t joint, JointFault fault) {
    return std::ranges::any_of(
        found, [&](const JointFinding& finding) { return finding.joint == joint && finding.fault == fault; });
}

Skeleton mended(const Skeleton& skeleton, const std::vector<JointFinding>& found, const MirrorTable& mirror) {
    const auto edited = withEdits(skeleton, mendOf(skeleton, found.front(), mirror));
    return edited ? edited->skeleton : Skeleton();
}

} // namespace

/// What is wrong with joints in a capsule along x of radius 0.25, and what mends it.
class TestCenterPaths : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void alongAnAxisAVoxelIsOne() {
        const Volume rod = volumeOf(test::box(Vec3(3.3, 12.3, 12.3), Vec3(60.7, 19.7, 19.7)), 6, 1.0);
        const auto distance = rod.distances(test::seedAt(rod.voxels.find(10, 16, 16)));
        for (int x = 3; x <= 60; ++x) {
            QCOMPARE(distance[rod.voxels.find(x, 16, 16)], static_cast<float>(std::abs(x - 10)));
        }
    }

    void theSpaceDiagonalIsRootThree() {
        const Volume volume = volumeOf(cube(), 6, 1.0);
        const auto distance = volume.distances(test::seedAt(volume.voxels.find(10, 10, 10)));
        for (int n = 1; n <= 50; ++n) {
            const float expected = static_cast<float>(n) * std::sqrt(3.0F);
            QVERIFY(std::abs(distance[volume.voxels.find(10 + n, 10 + n, 10 + n)] - expected) < 1e-3F);
        }
    }

    /// In a convex solid every distance is the chamfer distance, which exceeds the straight line by up
    /// to 12.8 %.
    void inBetweenItIsTooLongByAnEighthAtMost() {
        const Volume volume = volumeOf(cube(), 6, 1.0);
        const std::uint32_t start = volume.voxels.find(20, 30, 33);
        const auto distance = volume.distances(test::seedAt(start));
        float worst = 1.0F;
        for (std::size_t leaf = 0; leaf < distance.size(); ++leaf) {
            const Vec3f offset = volume.centerOf(leaf) - volume.centerOf(start);
            QVERIFY(std::abs(distance[leaf] - chamfer(offset)) < 1e-3F);
            if (leaf != start) {
                worst = std::max(worst, distance[leaf] / offset.norm());
            }
        }
        QVERIFY2(worst > 1.125F && worst < 1.1282F, qPrintable(QString::number(worst)));
    }

    /// Of voxels of one size both metrics over faces are |dx| + |dy| + |dz|.
    void acrossFacesTheAxesAddUp() {
        Volume volume = volumeOf(cube(), 5, 1.0);
        const std::uint32_t start = volume.voxels.find(10, 12, 14);
        const std::vector<bool> all(volume.graph.components().count, true);
        for (const Paths paths : {Paths::FaceCenters, Paths::Manhattan}) {
            Progress progress;
            volume.centers = *CenterGraph::build(volume.voxels, paths, volume.graph, all, 1.0, {}, progress);
            const auto distance = volume.distances(test::seedAt(start));
            for (std::size_t leaf = 0; leaf < distance.size(); ++leaf) {
                const Vec3f offset = volume.centerOf(leaf) - volume.centerOf(start);
                QVERIFY(std::abs(distance[leaf] - offset.lpNorm<1>()) < 1e-3F);
            }
        }
    }

    /// Between leaves of two sizes the centres do not face one another: only one of them cuts the corner.
    void acrossFacesOfTwoSizesTheMetricsDiffer() {
        const Volume volume = volumeOf(cube(), 6, 4.0, Grid::Sparse);
        const std::vector<bool> all(volume.graph.components().count, true);
        Progress progress;
        const auto straight =
            *CenterGraph::build(volume.voxels, Paths::FaceCenters, volume.graph, all, 4.0, {}, progress);
        const auto alongAxes =
            *CenterGraph::build(volume.voxels, Paths::Manhattan, volume.graph, all, 4.0, {}, progress);
        std::size_t unequal = 0;
        for (std::uint32_t leaf = 0; leaf < volume.voxels.size(); ++leaf) {
            for (const std::uint32_t next : straight.neighbors(leaf)) {
                const Vec3f offset = volume.centerOf(next) - volume.centerOf(leaf);
                const float cost = volume.voxels.boundary(next) ? 4.0F : 1.0F;
                QCOMPARE(straight.step(leaf, next), cost * offset.norm());
                QCOMPARE(alongAxes.step(leaf, next), cost * offset.lpNorm<1>());
                unequal += volume.voxels.sizeLog2(leaf) != volume.voxels.sizeLog2(next) ? 1 : 0;
            }
        }
        QVERIFY(unequal > 100);
    }

    /// Algorithm 3: b is the penalty where the voxel stepped into is boundary, however many follow one
    /// another, and 1 where the path leaves the surface.
    void thePenaltyCountsForEveryBoundaryVoxelSteppedInto() {
        const Volume volume = volumeOf(cube(), 6, 4.0);
        const std::uint32_t inside = volume.voxels.find(30, 30, 30);
        const std::uint32_t wall = volume.voxels.find(3, 30, 30);
        QVERIFY(volume.voxels.boundary(wall) && !volume.voxels.boundary(volume.voxels.find(4, 30, 30)));
        QCOMPARE(volume.distances(test::seedAt(inside))[wall], 26.0F + 4.0F);
        QCOMPARE(volume.distances(test::seedAt(wall))[inside], 27.0F);
        for (const double none : {0.0, 0.5, 1.0}) {
            QCOMPARE(volumeOf(cube(), 6, none).distances(test::seedAt(inside))[wall], 27.0F);
        }
        // From wall to wall: slantwise in, along the inside, and straight out.
        const float around = std::sqrt(2.0F) + 9.0F + 4.0F;
        QVERIFY(std::abs(volume.distances(test::seedAt(wall))[volume.voxels.find(3, 40, 30)] - around) <
                1e-4F);
        const Volume sheet = volumeOf(test::box(Vec3(3.3, 3.3, 16.4), Vec3(60.7, 60.7, 16.6)), 6, 4.0);
        const auto along = sheet.distances(test::seedAt(sheet.voxels.find(10, 30, 16)));
        QCOMPARE(along[sheet.voxels.find(50, 30, 16)], 4.0F * 40.0F);
        QVERIFY(std::abs(along[sheet.voxels.find(50, 50, 16)] - 4.0F * (20.0F + 20.0F * std::sqrt(2.0F))) <
                1e-2F);
    }

    /// Large leaves inside lead paths from centre to centre of what is wide, and the penalty counts for the
    /// whole step from there into the surface: for a limb 28 voxels wide the surface's distances stay within
    /// 45 % of the uniform ones, and within a fifth on average.
    void sparseGridsAreNear() {
        const Mesh body = test::capsule(Vec3(18, 32, 32), Vec3(46, 32, 32), 14.0, 24, 24);
        const Volume sparse = volumeOf(body, 6, 4.0, Grid::Sparse);
        const Volume uniform = volumeOf(body, 6, 4.0, Grid::Uniform);
        QVERIFY(uniform.voxels.size() > 2 * sparse.voxels.size());
        const Segment bone{Vec3(18.2, 32.3, 32.4), Vec3(45.7, 32.1, 31.8)};
        const auto distances = [&](const Volume& volume) {
            DistanceSeeds source;
            for (const std::uint64_t key : voxelsOfSegments({&bone, 1}, 6)) {
                source.seeds.push_back({volume.voxels.findKey(key), 0.0F, 0});
            }
            return volume.distances(source);
        };
        const auto few = distances(sparse);
        const auto many = distances(uniform);
        double sum = 0.0;
        double worst = 0.0;
        std::size_t count = 0;
        for (std::size_t leaf = 0; leaf < few.size(); ++leaf) {
            if (sparse.voxels.boundary(leaf)) {
                const float exact = many[uniform.voxels.findKey(sparse.voxels.key(leaf))];
                const double apart = std::abs(static_cast<double>(few[leaf] / exact) - 1.0);
                worst = std::max(worst, apart);
                sum += apart;
                ++count;
            }
        }
        const double mean = sum / static_cast<double>(count);
        QVERIFY2(worst < 0.45 && mean < 0.2, qPrintable(QString("%1 %2").arg(worst).arg(mean)));
    }

    void seedsStartWithWhatTheyCost() {
        const Volume volume = volumeOf(test::sphere(Vec3(16, 16, 16), 12.0, 12), 5, 2.0, Grid::Sparse);
        const std::uint32_t seed = volume.voxels.find(16, 16, 16);
        const auto a = volume.distances(test::seedAt(seed));
        const auto b = volume.distances(test::seedAt(seed, 37.5F));
        QCOMPARE(a[seed], 0.0F);
        for (std::size_t leaf = 0; leaf < a.size(); ++leaf) {
            QVERIFY(std::abs(b[leaf] - a[leaf] - 37.5F) < 1e-3F);
        }
    }

    void bridgesLeadToWhatHangsLoose() {
        Volume volume = volumeOf(test::twoSpheres(), 5, 4.0, Grid::Sparse);
        const LeafComponents& components = volume.graph.components();
        QCOMPARE(components.count, 2U);
        const DistanceSeeds source = test::seedAt(volume.voxels.find(8, 8, 8));
        const std::uint32_t far = volume.voxels.find(24, 24, 24);
        QVERIFY(std::isinf(volume.distances(source)[far]));
        const std::vector<bool> seeded{true, false};
        const Bridges bridges = bridgeComponents(volume.voxels, components, seeded, LeafTree(volume.voxels));
        Progress progress;
        volume.centers =
            *CenterGraph::build(volume.voxels, Paths::Centers, volume.graph, seeded, 4.0, bridges, progress);
        const auto distance = volume.distances(source);
        for (const float d : distance) {
            QVERIFY(std::isfinite(d));
        }
        const Bridge& narrowest = bridges.joined.front();
        QVERIFY(distance[narrowest.toLeaf] <= distance[narrowest.fromLeaf] + narrowest.gap);
        // What hangs loose has no inside to keep to.
        QCOMPARE(volume.centers.leaf(narrowest.toLeaf).cost, 1.0F);
        QCOMPARE(volume.centers.leaf(narrowest.fromLeaf).cost, 4.0F);
        CenterSearch search(volume.centers);
        QVERIFY(search.run(source, progress));
        std::uint32_t leaf = far;
        int crossed = 0;
        while (leaf != kNoLeaf) {
            const CenterSearch::Before before = search.before(leaf);
            crossed += before.bridge ? 1 : 0;
            leaf = before.leaf;
        }
        QCOMPARE(crossed, 1);
    }

    void predecessorsMakeUpTheDistance() {
        const Volume volume = volumeOf(test::sphere(Vec3(32, 32, 32), 27.0, 16), 6, 4.0, Grid::Sparse);
        Progress progress;
        CenterSearch search(volume.centers);
        QVERIFY(search.run(test::seedAt(volume.voxels.find(32, 32, 32)), progress));
        for (std::uint32_t end = 0; end < volume.voxels.size(); end += 97) {
            float sum = 0.0F;
            std::uint32_t leaf = end;
            for (CenterSearch::Before before = search.before(leaf); before.leaf != kNoLeaf;
                 before = search.before(leaf)) {
                sum += volume.centers.step(before.leaf, leaf);
                leaf = before.leaf;
            }
            QCOMPARE(leaf, volume.voxels.find(32, 32, 32));
            QVERIFY(std::abs(sum - search.distance(end)) < 1e-3F);
        }
    }

    void oneSearchServesManySources() {
        const Volume volume = volumeOf(test::sphere(Vec3(16, 16, 16), 12.0, 12), 5, 4.0, Grid::Sparse);
        Progress progress;
        CenterSearch search(volume.centers);
        for (const std::uint32_t start : {0U, 100U, 0U}) {
            QVERIFY(search.run(test::seedAt(start), progress));
            const auto fresh = volume.distances(test::seedAt(start));
            QVERIFY(std::ranges::equal(search.distances(), fresh));
        }
        QVERIFY(search.run({}, progress)); // no seeds reach nothing
        QVERIFY(std::isinf(search.distance(0)));
    }

    void canBeCanceled() {
        const Volume volume = volumeOf(cube(), 6, 4.0);
        for (const int polls : {0, 1, 5}) {
            test::CancelAfter progress(polls);
            QVERIFY(centerDistances(volume.centers, test::seedAt(0), progress).empty());
        }
    }

    void goodJointsHaveNoFaults() {
        QVERIFY(faults(test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)})).empty());
    }

    void jointsOutsideAreFound() {
        const Skeleton skeleton = test::chain({Vec3(-1, 0, 0), Vec3(0, 0.6, 0), Vec3(1, 0, 0)});
        const auto found = faults(skeleton);
        QVERIFY(has(found, 1, JointFault::Outside));
        QVERIFY(!has(found, 0, JointFault::Outside));
        const Skeleton now = mended(skeleton, found, alone(skeleton));
        QVERIFY(insideVolume(m_voxels, now.position(1)));
        QVERIFY(now.position(1).tail<2>().norm() < 0.08);
    }

    void jointsOffTheMiddleHaveNoFaults() {
        QVERIFY(faults(test::chain({Vec3(-1, 0, 0), Vec3(0, 0.15, 0), Vec3(1, 0, 0)})).empty());
    }

    void bonesWithoutLengthAreFound() {
        const Skeleton skeleton = test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)});
        const auto found = faults(skeleton);
        QVERIFY(has(found, 2, JointFault::ZeroLength));
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(mended(skeleton, found, alone(skeleton)).size(), std::size_t{3});
    }

    void bonesThroughAGapAreFound() {
        const Mesh two = test::joined(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 32, 48),
                                      test::capsule(Vec3(-1, 1, 0), Vec3(1, 1, 0), 0.25, 32, 48));
        const SparseVoxels voxels = volumeAround(two);
        const Skeleton skeleton = test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(1, 1, 0)});
        const auto found = findJointFaults(skeleton, &voxels, alone(skeleton));
        QVERIFY(has(found, 2, JointFault::CrossesWall));
        QVERIFY(!has(found, 1, JointFault::CrossesWall) && !has(found, 3, JointFault::CrossesWall));
    }

    void crookedPairsAreFound() {
        const Skeleton skeleton = test::chain({Vec3(-0.9, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)});
        MirrorTable table = alone(skeleton);
        table.partner = {2, 1, 0};
        const auto found = findJointFaults(skeleton, nullptr, table);
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(has(found, 0, JointFault::Asymmetric));
        QVERIFY(mended(skeleton, found, table).position(0).isApprox(Vec3(-1, 0, 0), 1e-12));
    }

    void controlsMayBeAnywhere() {
        Skeleton skeleton = test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 3, 0)});
        skeleton.joints[2].name = "ik_target";
        QVERIFY(faults(skeleton).empty());
    }

    void allAreCentred() {
        const Skeleton skeleton = test::chain({Vec3(-0.8, 0.1, 0), Vec3(0, -0.1, 0.1), Vec3(0.8, 0, -0.1)});
        const auto edited = withEdits(skeleton, centreJoints(skeleton, m_voxels, alone(skeleton)));
        QVERIFY(edited.has_value());
        for (std::size_t j = 0; j < 3; ++j) {
            QVERIFY(edited->skeleton.position(j).tail<2>().norm() < 0.05);
        }
        const std::array one{1};
        const auto single = withEdits(skeleton, centreJoints(skeleton, m_voxels, alone(skeleton), one));
        QVERIFY(single->skeleton.position(0) == skeleton.position(0));
    }

    /// Of an arm that runs into a body, the joint near it, also where its bone says nothing of the arm.
    void theMiddleIsOfTheSameLimb() {
        const double thick = 0.2;
        const SparseVoxels voxels =
            volumeAround(test::joined(test::capsule(Vec3(0, 0, 0), Vec3(1.5, 0, 0), 0.5 * thick, 32, 48),
                                      test::capsule(Vec3(0, -1, 0), Vec3(0, 1, 0), 0.5, 32, 48)));
        for (const Vec3& end : {Vec3(1.5, 0, 0), Vec3(0.7, 3, 0), Vec3(0.7, 0, 3)}) {
            for (const double off : {0.0, 0.05, 0.08}) {
                const Skeleton skeleton = test::chain({Vec3(0.7, off, 0), end});
                const std::array one{0};
                const auto edited = withEdits(skeleton, centreJoints(skeleton, voxels, alone(skeleton), one));
                QVERIFY(edited.has_value());
                const Vec3 middle = edited->skeleton.position(0);
                QVERIFY((middle - skeleton.position(0)).norm() <= 1.5 * thick); // a cut along it is longer
                QVERIFY2(middle.x() > 0.55, "the joint went into the body");
            }
        }
    }

    void jointsFarOutsideStay() {
        const Skeleton skeleton = test::chain({Vec3(-0.8, 0, 0), Vec3(0, 0.32, 0), Vec3(0.8, 2, 0)});
        const std::array both{1, 2};
        const auto edited = withEdits(skeleton, centreJoints(skeleton, m_voxels, alone(skeleton), both));
        QVERIFY(edited.has_value());
        QVERIFY(edited->skeleton.position(1).tail<2>().norm() < 0.08);
        QVERIFY(edited->skeleton.position(2) == skeleton.position(2));
    }

    /// Of a pair in one wide head both would come together in its middle, and one may be drawn past it.
    void jointsKeepTheirSide() {
        const SparseVoxels head = volumeAround(test::sphere(Vec3(0.12, 0, 0), 0.8, 32));
        const Skeleton skeleton = test::chain({Vec3(0, -0.7, 0), Vec3(-0.26, 0, 0.2), Vec3(-0.26, 0, 2.0)});
        const std::array eye{1};
        MirrorTable table = alone(skeleton);
        QVERIFY(centreJoints(skeleton, head, table, eye).empty());
        table.offset = -1.0; // all of it lies on one side
        QVERIFY(!centreJoints(skeleton, head, table, eye).empty());
        table.offset = 0.1;
        table.partner = {0, 2, 1};
        QVERIFY(centreJoints(skeleton, head, table, eye).empty());
        table.offset = 0.25; // it keeps less than half of its distance
        QVERIFY(centreJoints(skeleton, head, table, eye).empty());
        table.partner = {0, kNone, kNone};
        QVERIFY(!centreJoints(skeleton, head, table, eye).empty());
    }

    void jointsMoveNoFurtherThanTheirBoneIsLong() {
        const std::array first{0};
        const auto movedWith = [&](double bone) {
            const Skeleton skeleton = test::chain({Vec3(0, 0.15, 0), Vec3(bone, 0.15, 0)});
            return !centreJoints(skeleton, m_voxels, alone(skeleton), first).empty();
        };
        QVERIFY(movedWith(0.3));
        QVERIFY(!movedWith(0.05));
    }

    void nothingWithoutVolume() {
        const Skeleton skeleton = test::chain({Vec3(-1, 0, 0), Vec3(0, 9, 0), Vec3(1, 0, 0)});
        QVERIFY(findJointFaults(skeleton, nullptr, alone(skeleton)).empty());
        QVERIFY(findJointFaults({}, &m_voxels, MirrorTable()).empty());
    }

private:
    static MirrorTable alone(const Skeleton& skeleton) {
        MirrorTable table;
        table.partner.assign(skeleton.size(), kNone);
        return table;
    }

    std::vector<JointFinding> faults(const Skeleton& skeleton) const {
        return findJointFaults(skeleton, &m_voxels, alone(skeleton));
    }

    const SparseVoxels m_voxels = volumeAround(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 32, 48));
};

SINEW_TEST(TestCenterPaths, sinew::test::NoApplication)

} // namespace testCenterPaths

#include "TestCenterPaths.moc"
