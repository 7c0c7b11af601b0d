#include "core/voxel/voxelize/ColumnVoxelizer.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testColumnVoxelizer {

using namespace sinew;

namespace {

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

} // namespace

class TestColumnVoxelizer : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
};

SINEW_TEST(TestColumnVoxelizer, sinew::test::NoApplication)

} // namespace testColumnVoxelizer

#include "TestColumnVoxelizer.moc"
