#include "app/voxelizer/SliceVoxelizer.h"
#include "core/bind/BindInput.h"
#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <bit>

namespace testSliceVoxelizer {

using namespace sinew;

namespace {

/// A scene's surface as solvers see it, in the grid.
struct GridSurface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
};

GridSurface surfaceOf(const Scene& scene, int depth, const Vec3& aside = Vec3::Zero()) {
    const BindProblem problem = *makeBindProblem(scene);
    const VoxelFrame frame = fitVoxelFrame(problem.usedVertices, {}, depth, GridAxes::World);
    GridSurface surface{problem.vertices, problem.triangles};
    for (Vec3& vertex : surface.vertices) {
        vertex = frame.gridFromModel * vertex + aside;
    }
    return surface;
}

/// Voxels on which two ways to vote agree (eq. 6: two of three axes).
struct Agreement {
    std::size_t voxels = 0;
    std::size_t equal = 0;
    std::size_t inside = 0;
    double columnSeconds = 0.0;

    double fraction() const { return static_cast<double>(equal) / static_cast<double>(voxels); }
};

Agreement agreement(const GridSurface& surface, std::uint32_t resolution, const DrawnVotes& drawn) {
    Progress progress;
    std::vector<ColumnCrossings> columns;
    QElapsedTimer timer;
    timer.start();
    for (std::size_t axis = 0; axis < 3; ++axis) {
        columns.push_back(
            *ColumnCrossings::build(surface.vertices, surface.triangles, axis, resolution, progress));
    }
    Agreement result;
    result.columnSeconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
    Cell cell{};
    for (cell[2] = 0; cell[2] < resolution; ++cell[2]) {
        for (cell[1] = 0; cell[1] < resolution; ++cell[1]) {
            for (cell[0] = 0; cell[0] < resolution; ++cell[0]) {
                int counted = 0;
                int seen = 0;
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    const std::uint32_t u = cell[(axis + 1) % 3];
                    const std::uint32_t v = cell[(axis + 2) % 3];
                    const float middle = static_cast<float>(cell[axis]) + 0.5F;
                    counted += columns[axis].inside(u, v, middle, InsideRule::NearestFace) ? 1 : 0;
                    seen += drawn.axes[axis].inside(u, v, cell[axis]) ? 1 : 0;
                }
                ++result.voxels;
                result.equal += (counted >= 2) == (seen >= 2) ? 1 : 0;
                result.inside += counted >= 2 ? 1 : 0;
            }
        }
    }
    return result;
}

struct CanceledProgress : Progress {
    bool canceled() const override { return true; }
};

} // namespace

/// What a graphics card draws slice by slice is what the columns count by the nearest face.
class TestSliceVoxelizer : public QObject {
    Q_OBJECT

    void compare(const GridSurface& surface, int depth) {
        const std::uint32_t resolution = 1U << static_cast<unsigned>(depth);
        Progress progress;
        QElapsedTimer timer;
        timer.start();
        const auto drawn = drawSlicesInOwnProcess(surface.vertices, surface.triangles, resolution, progress);
        const double seconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
        if (!drawn && drawn.error().code == ErrorCode::NoOpenGl) {
            QSKIP("there is no OpenGL 3.3 here");
        }
        QVERIFY(drawn.has_value());
        QCOMPARE(drawn->readBacks, std::size_t{6} * std::max(1U, resolution / 32));
        const Agreement found = agreement(surface, resolution, *drawn);
        qInfo("%s: %zu of %zu voxels differ, %zu inside; %zu read-backs, %.2f s (columns %.3f s)",
              drawn->renderer.c_str(), found.voxels - found.equal, found.voxels, found.inside,
              drawn->readBacks, seconds, found.columnSeconds);
        QVERIFY2(found.fraction() >= 0.9999, qPrintable(QString::number(found.fraction(), 'g', 8)));
        QVERIFY(found.inside > 0);
    }

private Q_SLOTS:
    void shapes_data() {
        QTest::addColumn<int>("depth");
        QTest::newRow("16, half a picture") << 4;
        QTest::newRow("32, one picture") << 5;
        QTest::newRow("64, two pictures") << 6;
    }
    void shapes() {
        QFETCH(int, depth);
        Mesh mesh = test::sphere(Vec3(0.1, 0, 0), 0.7, 16);
        mesh = test::joined(mesh, test::capsule(Vec3(-1, 0.3, 0.2), Vec3(1, 0.1, 0), 0.3, 16, 12));
        mesh = test::joined(mesh, test::flipped(test::sphere(Vec3(0.1, 0, 0), 0.4, 8)));
        const Scene scene = test::scene(mesh, test::chain({Vec3(-1, 0.3, 0.2), Vec3(1, 0.1, 0)}));
        // A little aside, so that no edge runs through voxels' centres, where either side is right.
        compare(surfaceOf(scene, depth, Vec3(0.013, 0.007, 0.011)), depth);
    }

    void models_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"cesium_man.glb", "fox.glb", "kaykit_knight.glb", "mh_helpers_game.glb", "mh_worker_mixamo.fbx",
              "pab_arnaud.fbx", "quaternius_adventurer.glb", "quaternius_spider.fbx", "rigged_figure.glb",
              "tps_red_robot.glb", "xr_hand_l.gltf", "more/greenman.glb", "more/q_bunny.gltf",
              "more/q_george.glb", "more/q_horse.glb", "more/q_koi.glb", "more/q_trex.glb"}) {
            QTest::newRow(name) << QString(name);
        }
    }
    /// SINEW_SLICES=256 compares as many as the paper draws.
    void models() {
        QFETCH(QString, name);
        SINEW_NEED_MODEL(path, name);
        Progress progress;
        const auto imported = importScene(path.toStdString(), progress);
        QVERIFY(imported.has_value());
        const int side = qEnvironmentVariableIntValue("SINEW_SLICES");
        const int depth = side > 0 ? std::countr_zero(static_cast<unsigned>(side)) : 6;
        compare(surfaceOf(imported->scene, depth), depth);
    }

    /// A whole bind, by the process that draws for it.
    void bindsAsTheColumnsDo() {
        const Scene scene = test::limb();
        BindSettings settings = paperSettings({});
        settings.resolution = 64;
        settings.jointChoice = JointChoice::All;
        Progress progress;
        const auto columns = bind(scene, settings, progress);
        settings.voxelizer = Voxelizer::Drawn;
        setSliceDrawer(drawSlicesInOwnProcess);
        const auto drawn = bind(scene, settings, progress);
        setSliceDrawer({});
        if (!drawn && drawn.error().code == ErrorCode::NoOpenGl) {
            QSKIP("there is no OpenGL 3.3 here");
        }
        QVERIFY(columns && drawn);
        double moved = 0.0;
        for (std::size_t p = 0; p < drawn->weights[0]->vertexCount(); ++p) {
            moved += static_cast<double>(movedFraction(drawn->weights[0]->at(p), columns->weights[0]->at(p)));
        }
        QVERIFY(moved / static_cast<double>(drawn->weights[0]->vertexCount()) < 0.001);
    }

    void isCanceled() {
        const Scene scene = test::limb();
        const GridSurface surface = surfaceOf(scene, 6);
        CanceledProgress progress;
        const auto drawn = drawSlicesInOwnProcess(surface.vertices, surface.triangles, 64, progress);
        QVERIFY(!drawn);
        QVERIFY(drawn.error().code == ErrorCode::Canceled || drawn.error().code == ErrorCode::NoOpenGl);
    }
};

SINEW_TEST(TestSliceVoxelizer, QApplication)

} // namespace testSliceVoxelizer

#include "TestSliceVoxelizer.moc"
