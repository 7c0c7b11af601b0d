#include "core/voxel/SparseVoxels.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testVoxelFrame {

using namespace sinew;

class TestVoxelFrame : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

    void nonFiniteVerticesAreIgnored() {
        Mesh mesh = test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1));
        mesh.vertices.emplace_back(std::numeric_limits<double>::quiet_NaN(), 0, 0);
        const VoxelFrame frame = fitVoxelFrame(mesh.vertices, {}, 5);
        QVERIFY(frame.gridFromModel.matrix().allFinite());
    }
};

SINEW_TEST(TestVoxelFrame, sinew::test::NoApplication)

} // namespace testVoxelFrame

#include "TestVoxelFrame.moc"
