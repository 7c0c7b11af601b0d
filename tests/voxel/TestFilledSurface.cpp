#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testFilledSurface {

using namespace sinew;

namespace {

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

std::uint8_t flagsAt(const SparseVoxels& voxels, const Vec3& place) {
    const std::uint32_t leaf =
        voxels.find(static_cast<std::int64_t>(place.x()), //
                    static_cast<std::int64_t>(place.y()), static_cast<std::int64_t>(place.z()));
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

} // namespace

/// The inside of closed surfaces besides the mesh's.
class TestFilledSurface : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
};

SINEW_TEST(TestFilledSurface, sinew::test::NoApplication)

} // namespace testFilledSurface

#include "TestFilledSurface.moc"
