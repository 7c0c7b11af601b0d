#include "core/skeleton/edit/JointPlaces.h"
#include "core/voxel/joints/JointFaults.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace testJointFaults {

using namespace sinew;

namespace {

SparseVoxels volumeOf(const Mesh& mesh) {
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
class TestJointFaults : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

    void jointsOffTheMiddleAreFound() {
        const Skeleton skeleton = test::chain({Vec3(-1, 0, 0), Vec3(0, 0.15, 0), Vec3(1, 0, 0)});
        const auto found = faults(skeleton);
        QVERIFY(has(found, 1, JointFault::OffMiddle));
        const Skeleton now = mended(skeleton, found, alone(skeleton));
        QVERIFY(now.position(1).norm() < 0.03);
        QVERIFY(!has(faults(test::chain({Vec3(-1, 0, 0), Vec3(0, 0.03, 0), Vec3(1, 0, 0)})), 1,
                     JointFault::OffMiddle));
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
        const SparseVoxels voxels = volumeOf(two);
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
        const auto edited = withEdits(skeleton, centreJoints(skeleton, m_voxels));
        QVERIFY(edited.has_value());
        for (std::size_t j = 0; j < 3; ++j) {
            QVERIFY(edited->skeleton.position(j).tail<2>().norm() < 0.05);
        }
        const std::array one{1};
        const auto single = withEdits(skeleton, centreJoints(skeleton, m_voxels, one));
        QVERIFY(single->skeleton.position(0) == skeleton.position(0));
    }

    void raysFindTheMiddle() {
        const auto middle = middleOfRay(m_voxels, Vec3(0.3, 0.05, 5), -Vec3::UnitZ());
        QVERIFY(middle && (*middle - Vec3(0.3, 0.05, 0)).norm() < 0.03);
        QVERIFY(!middleOfRay(m_voxels, Vec3(0.3, 3, 5), -Vec3::UnitZ()));
        QVERIFY(!middleOfRay(m_voxels, Vec3(0.3, 0, 5), Vec3::UnitZ()));
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
    const SparseVoxels m_voxels = volumeOf(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 32, 48));
};

SINEW_TEST(TestJointFaults, sinew::test::NoApplication)

} // namespace testJointFaults

#include "TestJointFaults.moc"
