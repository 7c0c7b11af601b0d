#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"
#include <QApplication>
#include <QSignalSpy>
#include <ctime>

using namespace sinew;
using namespace sinew::test;

/// How long frames of a real character with fine voxels take: the least of six, and the processors' time with
/// reading the picture back.
class BenchFrames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void armadilloAt256();
};

void BenchFrames::armadilloAt256() {
    SINEW_NEED_GL()
    SINEW_NEED_MODEL(file, "armadillo.obj")
    SINEW_NEED_MODEL(bones, "armadillo.tgf")
    ViewportDesk desk;
    desk.document.reset(openedState(file, 256, bones));
    QVERIFY(desk.document.state().bound());
    selectJoint(desk.document, 3);
    desk.look({Overlay::Voxels, Overlay::SliceDistance, Overlay::Grid});
    desk.show();
    keepPicture(desk.picture(), "armadillo_256");
    OrbitCamera camera = desk.viewport.camera();
    const auto timed = [&](const char* what, const std::function<void()>& change) {
        constexpr int repeats = 6;
        double drawn = 1e9;
        const std::clock_t start = std::clock();
        for (int i = 0; i < repeats; ++i) {
            change();
            desk.viewport.grab();
            drawn = std::min(drawn, desk.viewport.lastFrameMilliseconds());
        }
        const double processor =
            1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / repeats;
        qInfo() << what << "drawn in" << drawn << "ms; of all processors with grabbing" << processor << "ms";
    };
    const auto turn = [&] {
        camera.orbit(9.0, 0.0);
        desk.viewport.setCamera(camera);
    };
    desk.look({});
    timed("turn nothing", turn);
    desk.look({Overlay::Grid});
    timed("turn the grid", turn);
    desk.look({Overlay::Voxels, Overlay::SliceDistance, Overlay::Grid});
    timed("turn with the slice", turn);
    timed("move the slice", [&] {
        ViewSettings view = desk.view.settings();
        view.slice += 0.01;
        desk.view.set(view);
    });
    ViewSettings view = desk.view.settings();
    view.sliceEnabled = false;
    desk.view.set(view);
    timed("turn all voxels", turn);
    desk.look({Overlay::Octree, Overlay::Grid});
    timed("turn the octree's boxes", turn);
    desk.look({Overlay::Mesh, Overlay::Weights, Overlay::Skeleton, Overlay::Grid});
    timed("turn the mesh", turn);
    int joint = 2;
    timed("select another joint", [&] { selectJoint(desk.document, joint++); });
    double bend = 0.0;
    timed("pose", [&] {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(bend += 0.05, Vec3::UnitX()));
        setJointPose(desk.document, 5, pose);
    });
}

SINEW_TEST(BenchFrames, QApplication)
#include "BenchFrames.moc"
