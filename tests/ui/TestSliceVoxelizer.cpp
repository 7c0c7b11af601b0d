#include "app/gpu/SliceVoxelizer.h"
#include "core/bind/Bind.h"
#include "core/bind/BindProblem.h"
#include "core/io/ImportScene.h"
#include "core/voxel/ColumnVoxelizer.h"
#include "core/voxel/VoxelFrame.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <bit>

using namespace sinew;

namespace {

/// A scene's surface as the solver sees it, in the grid.
struct Surface {
    std::vector<Vec3> points;
    std::vector<Triangle> triangles;
};

Surface surfaceOf(const Scene& scene, int depth, const Vec3& aside = Vec3::Zero()) {
    const BindProblem problem = *makeBindProblem(scene);
    const VoxelFrame frame = fitVoxelFrame(problem.usedPoints, {}, depth);
    Surface surface{problem.points, problem.triangles};
    for (Vec3& point : surface.points) {
        point = frame.gridFromModel * point + aside;
    }
    return surface;
}

/// Voxels of a grid, and those of them on which two ways to vote agree (eq. 6: two of three axes).
struct Agreement {
    std::size_t voxels = 0;
    std::size_t equal = 0;
    std::size_t inside = 0;
};

Agreement agreement(const Surface& surface, std::uint32_t resolution, const AxisVotes& drawn) {
    Progress progress;
    std::vector<ColumnCrossings> columns;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        columns.push_back(
            *ColumnCrossings::build(surface.points, surface.triangles, axis, resolution, progress));
    }
    Agreement result;
    std::array<std::uint32_t, 3> cell{};
    for (cell[2] = 0; cell[2] < resolution; ++cell[2]) {
        for (cell[1] = 0; cell[1] < resolution; ++cell[1]) {
            for (cell[0] = 0; cell[0] < resolution; ++cell[0]) {
                int ours = 0;
                int theirs = 0;
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    const std::uint32_t u = cell[(axis + 1) % 3];
                    const std::uint32_t v = cell[(axis + 2) % 3];
                    const float center = static_cast<float>(cell[axis]) + 0.5F;
                    ours += columns[axis].inside(u, v, center, InsideRule::NearestFace) ? 1 : 0;
                    theirs += drawn[axis].inside(u, v, cell[axis]) ? 1 : 0;
                }
                ++result.voxels;
                result.equal += (ours >= 2) == (theirs >= 2) ? 1 : 0;
                result.inside += ours >= 2 ? 1 : 0;
            }
        }
    }
    return result;
}

struct Canceled : Progress {
    bool canceled() const override { return true; }
};

} // namespace

class TestSliceVoxelizer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void shapesAreClassifiedAlike_data();
    void shapesAreClassifiedAlike();
    void modelsAreClassifiedAlike_data();
    void modelsAreClassifiedAlike();
    void bindsUseWhatIsDrawn();
    void workIsCanceled();

private:
    void compare(const Surface& surface, int depth);
    std::unique_ptr<SliceVoxelizer> m_voxelizer;
};

void TestSliceVoxelizer::initTestCase() {
    m_voxelizer = SliceVoxelizer::create();
    if (!m_voxelizer) {
        QSKIP("there is no OpenGL 3.3 here");
    }
    qInfo("%s", m_voxelizer->renderer().constData());
}

void TestSliceVoxelizer::compare(const Surface& surface, int depth) {
    const std::uint32_t resolution = 1U << static_cast<unsigned>(depth);
    Progress progress;
    QElapsedTimer timer;
    timer.start();
    const auto drawn = m_voxelizer->votes(surface.points, surface.triangles, resolution, progress);
    const double seconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    QVERIFY(drawn.has_value() && drawn->has_value());
    const Agreement found = agreement(surface, resolution, **drawn);
    const double share = static_cast<double>(found.equal) / static_cast<double>(found.voxels);
    qInfo("%zu of %zu voxels differ, %zu inside; drawn in %.2f s", found.voxels - found.equal, found.voxels,
          found.inside, seconds);
    QVERIFY2(share >= 0.9999, qPrintable(QString::number(share, 'g', 8)));
    QVERIFY(found.inside > 0);
}

void TestSliceVoxelizer::shapesAreClassifiedAlike_data() {
    QTest::addColumn<int>("depth");
    QTest::newRow("16, one batch of fewer slices") << 4;
    QTest::newRow("32, one batch") << 5;
    QTest::newRow("64, two batches") << 6;
}

void TestSliceVoxelizer::shapesAreClassifiedAlike() {
    QFETCH(int, depth);
    Mesh mesh = test::sphere(Vec3(0.1, 0, 0), 0.7, 16);
    mesh = test::joined(mesh, test::capsule(Vec3(-1, 0.3, 0.2), Vec3(1, 0.1, 0), 0.3, 16, 12));
    mesh = test::joined(mesh, test::flipped(test::sphere(Vec3(0.1, 0, 0), 0.4, 8)));
    // A little aside, so that no edge runs through voxels' centres, where either side is right.
    compare(surfaceOf(test::scene(mesh, {}), depth, Vec3(0.013, 0.007, 0.011)), depth);
}

void TestSliceVoxelizer::modelsAreClassifiedAlike_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"armadillo.obj", "cesium_man.glb", "fox.glb", "kaykit_knight.glb", "mh_helpers_game.glb",
          "mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_adventurer.glb", "quaternius_spider.fbx",
          "rigged_figure.glb", "tps_red_robot.glb", "xr_hand_l.gltf"}) {
        QTest::newRow(name) << QString(name);
    }
}

void TestSliceVoxelizer::modelsAreClassifiedAlike() {
    QFETCH(QString, name);
    SINEW_NEED_MODEL(path, name);
    Progress progress;
    const auto imported = importScene(path.toStdString(), progress);
    QVERIFY(imported.has_value());
    const int side = qEnvironmentVariableIntValue("SINEW_SLICES"); // 256 for figures; 64 is quicker
    const int depth = side > 0 ? std::countr_zero(static_cast<unsigned>(side)) : 6;
    compare(surfaceOf(imported->scene, depth), depth);
}

void TestSliceVoxelizer::bindsUseWhatIsDrawn() {
    const Scene scene = test::limb();
    BindSettings settings;
    settings.resolution = 64;
    settings.insideRule = InsideRule::NearestFace;
    const auto boundNow = [&] {
        Progress progress;
        return bind(scene, settings, progress).value();
    };
    const BindResult computed = boundNow();
    int drawn = 0;
    setVoteDrawer([&](auto points, auto triangles, std::uint32_t resolution, Progress& progress) {
        ++drawn;
        return m_voxelizer->votes(points, triangles, resolution, progress);
    });
    const BindResult fromPicture = boundNow();
    settings.insideRule = InsideRule::SignedCount; // pictures know nearest faces alone
    boundNow();
    setVoteDrawer({});
    QCOMPARE(drawn, 1);
    QVERIFY(test::largestDifference(*computed.weights[0], *fromPicture.weights[0]) < 1e-3);
}

void TestSliceVoxelizer::workIsCanceled() {
    const Surface surface = surfaceOf(test::scene(test::sphere(Vec3::Zero(), 1.0, 16), {}), 6);
    Canceled progress;
    const auto drawn = m_voxelizer->votes(surface.points, surface.triangles, 64, progress);
    QVERIFY(!drawn.has_value() && drawn.error().code == ErrorCode::Canceled);
}

SINEW_TEST(TestSliceVoxelizer, QApplication)
#include "TestSliceVoxelizer.moc"
