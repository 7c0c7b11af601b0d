#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>

#include <functional>

namespace testViewportModels {

using namespace sinew;
using sinew::test::keepPicture;
using sinew::test::openedState;
using sinew::test::ViewportDesk;

/// Characters of other programs, drawn.
class TestViewportModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void showsARealCharacter() {
        SINEW_NEED_GL()
        SINEW_NEED_MODEL(file, "armadillo.obj")
        SINEW_NEED_MODEL(bones, "armadillo.tgf")
        ViewportDesk desk;
        desk.document.reset(openedState(file, 128, bones));
        QVERIFY(desk.document.state().bound());
        selectJoint(desk.document, 3);
        desk.look({Overlay::Weights, Overlay::Skeleton, Overlay::Grid});
        desk.show();
        keepPicture(desk.picture(), "armadillo_weights");
        desk.look({Overlay::SurfaceDistance, Overlay::Grid});
        keepPicture(desk.picture(), "armadillo_distance");
        desk.look({Overlay::Voxels, Overlay::Grid});
        keepPicture(desk.picture(), "armadillo_voxels");
        desk.look({Overlay::Mesh, Overlay::Skeleton, Overlay::Grid});
        keepPicture(desk.picture(), "armadillo");
    }

    /// Whatever changes in a picture of millions of voxels is drawn.
    void followsChangesWithFineVoxels() {
        SINEW_NEED_GL()
        SINEW_NEED_MODEL(file, "armadillo.obj")
        SINEW_NEED_MODEL(bones, "armadillo.tgf")
        ViewportDesk desk;
        desk.document.reset(openedState(file, 256, bones));
        QVERIFY(desk.document.state().bound());
        selectJoint(desk.document, 3);
        desk.look({Overlay::Voxels, Overlay::SliceDistance, Overlay::Grid});
        desk.show();
        QImage before = desk.picture();
        keepPicture(before, "armadillo_256");
        const auto changes = [&](const std::function<void()>& change) {
            change();
            const QImage after = desk.picture();
            const auto differing = sinew::test::differingPixels(before, after);
            before = after;
            return differing > 500;
        };
        OrbitCamera camera = desk.viewport.camera();
        const auto turn = [&] {
            camera.orbit(30.0, 0.0);
            desk.viewport.setCamera(camera);
        };
        const auto view = [&](const std::function<void(ViewSettings&)>& edit) {
            ViewSettings settings = desk.view.settings();
            edit(settings);
            desk.view.set(settings);
        };
        QVERIFY(changes(turn));
        QVERIFY(changes([&] { view([](ViewSettings& settings) { settings.slice += 0.1; }); }));
        QVERIFY(changes([&] { view([](ViewSettings& settings) { settings.sliceEnabled = false; }); }));
        QVERIFY(changes([&] { desk.look({Overlay::Octree, Overlay::Grid}); }));
        QVERIFY(changes([&] {
            desk.look({Overlay::Mesh, Overlay::Weights, Overlay::Skeleton, Overlay::Grid});
        }));
        QVERIFY(changes([&] { selectJoint(desk.document, 5); }));
        QVERIFY(changes([&] {
            JointPose pose;
            pose.rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitX()));
            setJointPose(desk.document, 5, pose);
        }));
    }

    void showsOtherCharacters_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("knight") << "kaykit_knight.glb";
        QTest::newRow("hand") << "xr_hand_l.gltf";
        QTest::newRow("robot") << "tps_red_robot.glb";
        QTest::newRow("fox") << "fox.glb";
    }

    void showsOtherCharacters() {
        SINEW_NEED_GL()
        QFETCH(QString, name);
        SINEW_NEED_MODEL(file, name)
        ViewportDesk desk;
        desk.document.reset(openedState(file));
        desk.show();
        if (name.startsWith("kay")) {
            desk.viewport.setLight(ViewLight::Light);
        }
        const QImage picture = desk.picture();
        keepPicture(picture, name);
        desk.look({Overlay::Grid});
        QVERIFY(sinew::test::differingPixels(picture, desk.picture()) > 5000);
    }
};

SINEW_TEST(TestViewportModels, QApplication)

} // namespace testViewportModels

#include "TestViewportModels.moc"
