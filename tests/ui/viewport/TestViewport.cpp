#include "app/jobs/ImplicitController.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>

#include <functional>

namespace testViewport {

using namespace sinew::test;
using namespace sinew;

namespace {

using sinew::test::keepPicture;
using sinew::test::ViewportDesk;

using sinew::test::keepPicture;
using sinew::test::openedState;
using sinew::test::ViewportDesk;

/// The sample, bound and bent.
DocumentState bentSample() {
    DocumentState state = openedState(sourcePath("resources/sample/wayfarer.fbx"), 64);
    for (const char* name : {"LeftForeArm", "RightUpLeg", "Spine1", "Head"}) {
        const auto joint = static_cast<std::size_t>(state.scene->skeleton.find(name));
        state.pose.joints.resize(state.scene->skeleton.size());
        state.pose.joints[joint].rotation = Quat(Eigen::AngleAxisd(0.9, Vec3(1.0, 0.5, 0.2).normalized()));
    }
    return state;
}

JointPose turned(double angle) {
    JointPose pose;
    pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitX()));
    return pose;
}

} // namespace

/// Characters of other programs, drawn.
/// The viewport leaves deforming to the graphics card wherever it can.
class TestViewport : public QObject {
    Q_OBJECT
    DocumentState m_sample; ///< bound

private Q_SLOTS:
    void initTestCase() {
        m_sample = test::boundSample();
        QVERIFY(m_sample.bound());
        QVERIFY(m_sample.selection.joint != kNone);
    }

    void livesWithoutContext() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.viewport.resize(400, 300);
        desk.viewport.frameAll();
        desk.viewport.setTool(ViewTool::Rotate);
        desk.viewport.setStandardView(StandardView::Top);
        QVERIFY(!desk.viewport.accessibleName().isEmpty());
        QCOMPARE(desk.viewport.framesDrawn(), 0);
    }

    void drawsOnlyWhenSomethingChanged() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(500, 400);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.viewport.refining() && sinew::test::noTimerRuns(desk.viewport),
                                 test::kPatience);
        const int before = desk.viewport.framesDrawn();
        sinew::test::handleEvents();
        QCOMPARE(desk.viewport.framesDrawn(), before);
        desk.viewport.setStandardView(StandardView::Back);
        QTRY_VERIFY_WITH_TIMEOUT(desk.viewport.framesDrawn() > before, test::kPatience);
    }

    void showsEveryLayer_data() {
        QTest::addColumn<QList<int>>("layers");
        const auto row = [](const char* name, std::initializer_list<Overlay> layers) {
            QList<int> list;
            for (const Overlay layer : layers) {
                list.append(static_cast<int>(layer));
            }
            QTest::newRow(name) << list;
        };
        row("wireframe", {Overlay::Mesh, Overlay::Wireframe, Overlay::Grid});
        row("parts", {Overlay::Parts, Overlay::Grid});
        row("defects", {Overlay::Mesh, Overlay::Defects, Overlay::Grid});
        row("skeleton", {Overlay::Skeleton, Overlay::Grid});
        row("names", {Overlay::Mesh, Overlay::Skeleton, Overlay::JointNames, Overlay::Grid});
        row("voxels", {Overlay::Voxels, Overlay::Grid});
        row("octree", {Overlay::Octree, Overlay::Grid});
        row("slice distance", {Overlay::Mesh, Overlay::SliceDistance, Overlay::Grid});
        row("surface distance", {Overlay::SurfaceDistance, Overlay::Skeleton, Overlay::Grid});
        row("weights", {Overlay::Weights, Overlay::Skeleton, Overlay::Grid});
        row("joint colors", {Overlay::JointColors, Overlay::Grid});
        row("influences", {Overlay::InfluenceCount, Overlay::Grid});
        row("limit cut", {Overlay::Mesh, Overlay::LimitCut, Overlay::Grid});
        row("voxels and octree", {Overlay::Voxels, Overlay::Octree, Overlay::Skeleton, Overlay::Grid});
    }

    void showsEveryLayer() {
        SINEW_NEED_GL()
        QFETCH(QList<int>, layers);
        ViewportDesk desk;
        desk.document.reset(m_sample);
        ViewSettings view = desk.view.settings();
        view.sliceAxis = SliceAxis::Z;
        desk.view.set(view);
        // The mesh alone would differ from an empty view: what lies beside it is compared with the mesh.
        const bool onMesh = layers.contains(static_cast<int>(Overlay::Mesh));
        desk.look(onMesh ? std::initializer_list<Overlay>{Overlay::Mesh, Overlay::Grid}
                         : std::initializer_list<Overlay>{Overlay::Grid});
        desk.show();
        const QImage without = desk.picture();
        ViewSettings settings = desk.view.settings();
        for (const int layer : layers) {
            settings.layer(static_cast<Overlay>(layer)).visible = true;
        }
        desk.view.set(settings);
        const QImage picture = desk.picture();
        keepPicture(picture, QString("layer_%1").arg(QTest::currentDataTag()).replace(' ', '_'));
        QVERIFY(sinew::test::differingPixels(without, picture) > (onMesh ? 150 : 3000));
    }

    void keepsWhatItShowsInAnotherWindow() {
        SINEW_NEED_GL()
        auto desk = std::make_unique<ViewportDesk>();
        desk->document.reset(m_sample);
        QWidget first;
        QWidget second;
        first.resize(500, 400);
        second.resize(500, 400);
        desk->viewport.setParent(&first);
        desk->viewport.resize(500, 400);
        first.show();
        QVERIFY(QTest::qWaitForWindowExposed(&first));
        desk->settle();
        const QImage before = desk->picture();
        desk->viewport.setParent(&second);
        desk->viewport.show();
        second.show();
        QVERIFY(QTest::qWaitForWindowExposed(&second));
        QCOMPARE(sinew::test::differingPixels(before, desk->picture()), 0);
        desk->viewport.setParent(nullptr);
    }

    void followsUndo() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(700, 600);
        const QImage before = desk.picture();
        JointPose bent;
        bent.rotation = Quat(Eigen::AngleAxisd(1.0, Vec3::UnitY()));
        setJointPose(desk.document, m_sample.selection.joint, bent);
        const QImage posed = desk.picture();
        QVERIFY(sinew::test::differingPixels(before, posed) > 500);
        desk.document.undoStack().undo();
        QCOMPARE(sinew::test::differingPixels(before, desk.picture()), 0);
    }

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

    void viewportDeformsOnTheCard_data() {
        QTest::addColumn<Deformer>("deformer");
        QTest::newRow("linear") << Deformer::LinearBlend;
        QTest::newRow("dual quaternion") << Deformer::DualQuaternion;
        QTest::newRow("blended") << Deformer::Blended;
        QTest::newRow("centres") << Deformer::CentersOfRotation;
    }

    void viewportDeformsOnTheCard() {
        SINEW_NEED_GL()
        QFETCH(Deformer, deformer);
        ViewportDesk desk;
        CenterFinder centers(desk.document, desk.posed, desk.pool);
        desk.document.reset(bentSample());
        desk.look({Overlay::Mesh, Overlay::Wireframe});
        setDeformer(desk.document, deformer);
        desk.show(480, 400);
        QTRY_VERIFY_WITH_TIMEOUT(!centers.running(), kPatience);
        QCOMPARE(desk.posed.deformer(), deformer);
        setJointPose(desk.document, 5, turned(0.4));
        const QImage card = desk.picture();
        QVERIFY(!desk.posed.milliseconds()); // nobody has asked the processor for vertices
        keepPicture(card, QStringLiteral("card_%1").arg(QTest::currentDataTag()));
        desk.document.undoStack().undo();
        QVERIFY(differingPixels(card, desk.picture()) > 500);
        desk.document.undoStack().redo();
        // Equal weights as a preview go the other way.
        desk.posed.setWeightsPreview(std::make_shared<const PartWeights>(*desk.document.state().weights));
        if (deformer == Deformer::CentersOfRotation) {
            Progress progress;
            const PartWeights& weights = *desk.posed.shownWeights();
            auto again = centersOf(*desk.document.state().scene, weights, progress);
            QVERIFY(again);
            desk.posed.setCenters(desk.posed.shownWeights(),
                                  std::make_shared<const PartCenters>(std::move(*again)));
        }
        const QImage processor = desk.picture();
        keepPicture(processor, QStringLiteral("processor_%1").arg(QTest::currentDataTag()));
        qInfo() << differingPixels(card, processor) << "pixels differ";
        QVERIFY(desk.posed.milliseconds());
        QVERIFY(differingPixels(card, processor) < 200); // thin lines jump by a pixel at the seventh digit
    }

    void viewportFallsBack() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(bentSample());
        desk.look({Overlay::Mesh});
        desk.show(480, 400);
        setJointPose(desk.document, 5, turned(0.4));
        desk.picture();
        QVERIFY(!desk.posed.milliseconds());
        desk.posed.setExportPreview(true);
        desk.picture();
        QVERIFY(desk.posed.milliseconds());
        desk.posed.setExportPreview(false);
        setJointPose(desk.document, 5, turned(0.5));
        desk.picture();
        QVERIFY(!desk.posed.milliseconds());
    }

    /// For whoever reads the log: what a frame takes when a joint is dragged, and when only the camera turns.
    void bothWaysTakeTheirTime() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(bentSample());
        desk.look({Overlay::Mesh});
        desk.show(480, 400);
        for (const char* way : {"the card", "the processor"}) {
            double posed = 1e9;
            double same = 1e9;
            for (int frame = 0; frame < 6; ++frame) {
                setJointPose(desk.document, 5, turned(0.1 * frame));
                desk.viewport.grab();
                posed = std::min(posed, desk.viewport.lastFrameMilliseconds());
                desk.viewport.setCamera(desk.viewport.camera());
                desk.viewport.grab();
                same = std::min(same, desk.viewport.lastFrameMilliseconds());
            }
            qInfo("%s deforms: %.1f ms a frame with another pose, %.1f ms with the same", way, posed, same);
            desk.posed.setWeightsPreview(std::make_shared<const PartWeights>(*desk.document.state().weights));
        }
    }
};

SINEW_TEST(TestViewport, QApplication)

} // namespace testViewport

#include "TestViewport.moc"
