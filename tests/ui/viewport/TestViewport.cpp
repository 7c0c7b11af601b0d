#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QSignalSpy>

using namespace sinew;
using sinew::test::keepPicture;
using sinew::test::openedState;
using sinew::test::ViewportDesk;

class TestViewport : public QObject {
    Q_OBJECT

    DocumentState m_sample; ///< bound

private Q_SLOTS:
    void initTestCase();
    void livesWithoutContext();
    void drawsOnlyWhenSomethingChanged();
    void showsEveryLayer_data();
    void showsEveryLayer();
    void keepsWhatItShowsInAnotherWindow();
    void navigatesByBlendersHabits();
    void navigatesByMayasHabits();
    void clicksSelect();
    void controlClickExplains();
    void ringDragsArePosesInOneStep();
    void escapeCancelsADrag();
    void limbsFollowTheirEnd();
    void slicesFollowTheirGrip();
    void framesWhatIsSelected();
    void tellsWhatIsUnderTheCursor();
    void followsUndo();
    void showsARealCharacter();
    void followsChangesWithFineVoxels();
    void showsOtherCharacters_data();
    void showsOtherCharacters();
};

void TestViewport::initTestCase() {
    m_sample = openedState(sinew::test::sourcePath("resources/sample/wayfarer.fbx"), 128);
    QVERIFY(m_sample.bound());
    m_sample.selection.joint = m_sample.scene->skeleton.find("LeftForeArm");
    QVERIFY(m_sample.selection.joint != kNone);
}

void TestViewport::livesWithoutContext() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(400, 300);
    desk.viewport.frameAll();
    desk.viewport.setTool(ViewTool::Rotate);
    desk.viewport.setStandardView(StandardView::Top);
    QVERIFY(!desk.viewport.accessibleName().isEmpty());
    QCOMPARE(desk.viewport.framesDrawn(), 0);
}

void TestViewport::drawsOnlyWhenSomethingChanged() {
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

void TestViewport::showsEveryLayer_data() {
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

void TestViewport::showsEveryLayer() {
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

void TestViewport::keepsWhatItShowsInAnotherWindow() {
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

void TestViewport::navigatesByBlendersHabits() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(600, 500);
    desk.viewport.frameAll();
    const OrbitCamera start = desk.viewport.camera();
    const auto drag = [&](Qt::MouseButton button, Qt::KeyboardModifiers keys) {
        desk.viewport.setCamera(start);
        QTest::mousePress(&desk.viewport, button, keys, {300, 250});
        QMouseEvent move(QEvent::MouseMove, QPointF(360, 230), QPointF(360, 230), Qt::NoButton, button, keys);
        QCoreApplication::sendEvent(&desk.viewport, &move);
        QTest::mouseRelease(&desk.viewport, button, keys, {360, 230});
        return desk.viewport.camera();
    };
    const OrbitCamera orbited = drag(Qt::MiddleButton, Qt::NoModifier);
    QVERIFY(orbited.target() == start.target());
    QVERIFY(!orbited.toward().isApprox(start.toward()));
    const OrbitCamera panned = drag(Qt::MiddleButton, Qt::ShiftModifier);
    QVERIFY(panned.toward() == start.toward());
    const Vec3 way = panned.target() - start.target();
    QVERIFY2(way.dot(start.right()) < 0.0 && way.dot(start.up()) < 0.0, "the character follows the hand");
    QVERIFY(drag(Qt::MiddleButton, Qt::ControlModifier).distance() < start.distance());
    QVERIFY(drag(Qt::RightButton, Qt::NoModifier) == start);
    QWheelEvent wheel(QPointF(300, 250), QPointF(300, 250), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    desk.viewport.setCamera(start);
    QCoreApplication::sendEvent(&desk.viewport, &wheel);
    QVERIFY(desk.viewport.camera().distance() < start.distance());
}

void TestViewport::navigatesByMayasHabits() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    ViewSettings view = desk.view.settings();
    view.navigation = Navigation::Maya;
    desk.view.set(view);
    desk.viewport.resize(600, 500);
    desk.viewport.frameAll();
    const OrbitCamera start = desk.viewport.camera();
    const auto drag = [&](Qt::MouseButton button, Qt::KeyboardModifiers keys) {
        desk.viewport.setCamera(start);
        QTest::mousePress(&desk.viewport, button, keys, {300, 250});
        QMouseEvent move(QEvent::MouseMove, QPointF(360, 230), QPointF(360, 230), Qt::NoButton, button, keys);
        QCoreApplication::sendEvent(&desk.viewport, &move);
        QTest::mouseRelease(&desk.viewport, button, keys, {360, 230});
        return desk.viewport.camera();
    };
    QVERIFY(!drag(Qt::LeftButton, Qt::AltModifier).toward().isApprox(start.toward()));
    QVERIFY(!drag(Qt::MiddleButton, Qt::AltModifier).target().isApprox(start.target()));
    QVERIFY(drag(Qt::RightButton, Qt::AltModifier).distance() < start.distance());
    QVERIFY(drag(Qt::MiddleButton, Qt::NoModifier) == start);
}

void TestViewport::clicksSelect() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(900, 700);
    desk.viewport.frameAll();
    desk.viewport.setStandardView(StandardView::Front);
    QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, desk.placeOfJoint("RightForeArm"));
    QCOMPARE(desk.document.state().selection.joint, m_sample.scene->skeleton.find("RightForeArm"));
    desk.view.setVisible(Overlay::Skeleton, false);
    QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, desk.placeOfJoint("LeftForeArm"));
    QCOMPARE(desk.document.state().selection.joint, m_sample.scene->skeleton.find("RightForeArm"));
    QVERIFY(desk.document.state().selection.part != kNone);
    QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, {3, 3});
    QVERIFY(desk.document.state().selection == Selection());
    // A vertex that was explained is let go by the next click elsewhere.
    desk.view.setVisible(Overlay::Skeleton, true);
    QTest::mouseClick(&desk.viewport, Qt::LeftButton, Qt::ControlModifier, desk.placeOfJoint("Spine1"));
    QVERIFY(desk.document.state().selection.vertex);
    QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, desk.placeOfJoint("RightForeArm"));
    QVERIFY(!desk.document.state().selection.vertex);
    QCOMPARE(desk.document.state().selection.joint, m_sample.scene->skeleton.find("RightForeArm"));
}

void TestViewport::controlClickExplains() {
    SINEW_NEED_GL()
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.show();
    desk.look({Overlay::Mesh, Overlay::Explanation, Overlay::Grid});
    ViewSettings view = desk.view.settings();
    view.layer(Overlay::Mesh).opacity = 0.35F;
    desk.view.set(view);
    const QImage before = desk.picture();
    QSignalSpy picked(&desk.viewport, &ViewportWidget::vertexPicked);
    QTest::mouseClick(&desk.viewport, Qt::LeftButton, Qt::ControlModifier, desk.placeOfJoint("LeftForeArm"));
    QCOMPARE(picked.count(), 1);
    QVERIFY(desk.document.state().selection.vertex);
    QTRY_VERIFY_WITH_TIMEOUT(desk.explainer.explanation(), test::kPatience);
    const QImage after = desk.picture();
    keepPicture(after, "explanation");
    QVERIFY(sinew::test::differingPixels(before, after) > 200);
}

void TestViewport::ringDragsArePosesInOneStep() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(900, 700);
    desk.viewport.frameAll();
    desk.viewport.setStandardView(StandardView::Front);
    desk.viewport.setTool(ViewTool::Rotate);
    desk.viewport.setAxes(ViewAxes::World);
    const QPoint center = desk.placeOfJoint("LeftForeArm");
    QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, center + QPoint(84, 0));
    const std::vector<Transform> before = desk.posed.joints();
    for (const QPoint way : {QPoint(82, -20), QPoint(60, -60), QPoint(0, -84)}) {
        QMouseEvent move(QEvent::MouseMove, center + way, center + way, Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.viewport, &move);
    }
    if (desk.viewport.drawable()) {
        desk.show(900, 700);
        keepPicture(desk.picture(), "rotate");
    }
    QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, center + QPoint(0, -84));
    QCOMPARE(desk.document.undoStack().count(), 1);
    const auto joint = static_cast<std::size_t>(m_sample.selection.joint);
    const Mat3 turn = desk.posed.joints()[joint].linear() * before[joint].linear().inverse();
    const Eigen::AngleAxisd turned(turn);
    QVERIFY(std::abs(turned.angle() - 0.5 * M_PI) < 0.03);
    QVERIFY((turned.axis() - Vec3::UnitZ()).norm() < 0.02);
    // The next drag is another step.
    QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, center + QPoint(84, 0));
    QMouseEvent move(QEvent::MouseMove, center + QPoint(80, 25), center + QPoint(80, 25), Qt::NoButton,
                     Qt::LeftButton, {});
    QCoreApplication::sendEvent(&desk.viewport, &move);
    QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, center + QPoint(80, 25));
    QCOMPARE(desk.document.undoStack().count(), 2);
}

void TestViewport::escapeCancelsADrag() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(900, 700);
    desk.viewport.frameAll();
    desk.viewport.setTool(ViewTool::Move);
    const QPoint center = desk.placeOfJoint("LeftForeArm");
    QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, center);
    QMouseEvent move(QEvent::MouseMove, center + QPoint(40, 30), center + QPoint(40, 30), Qt::NoButton,
                     Qt::LeftButton, {});
    QCoreApplication::sendEvent(&desk.viewport, &move);
    QVERIFY(!(desk.document.state().pose == m_sample.pose));
    QTest::keyClick(&desk.viewport, Qt::Key_Escape);
    QVERIFY(desk.document.state().pose == m_sample.pose);
    QCOMPARE(desk.document.undoStack().count(), 0);
    QVERIFY(!desk.document.modified());
}

void TestViewport::limbsFollowTheirEnd() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(900, 700);
    desk.viewport.frameAll();
    desk.viewport.setStandardView(StandardView::Front);
    desk.viewport.setTool(ViewTool::Ik);
    const auto hand = static_cast<std::size_t>(m_sample.scene->skeleton.find("LeftHand"));
    const QPoint start = desk.placeOfJoint("LeftHand");
    const QPoint end = start + QPoint(-60, -50);
    QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, start);
    QMouseEvent move(QEvent::MouseMove, end, end, Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&desk.viewport, &move);
    QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, end);
    const QPoint reached = desk.placeOf(desk.posed.joints()[hand].translation());
    QVERIFY((reached - end).manhattanLength() <= 4);
    if (desk.viewport.drawable()) {
        desk.show(900, 700);
        keepPicture(desk.picture(), "limb");
    }
}

void TestViewport::slicesFollowTheirGrip() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(900, 700);
    desk.viewport.frameAll();
    desk.look({Overlay::Voxels});
    const Aabb box = bounds(*m_sample.scene);
    const QPoint grip = desk.placeOf(SliceDrag::grip(desk.view.settings(), box));
    ViewSettings moved = desk.view.settings();
    moved.slice = 0.75;
    const QPoint goal = desk.placeOf(SliceDrag::grip(moved, box));
    QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, grip);
    QMouseEvent move(QEvent::MouseMove, goal, goal, Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&desk.viewport, &move);
    QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, goal);
    QVERIFY(std::abs(desk.view.settings().slice - 0.75) < 0.04);
    QCOMPARE(desk.document.undoStack().count(), 0);
}

void TestViewport::framesWhatIsSelected() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(900, 700);
    desk.viewport.frameAll();
    const double all = desk.viewport.camera().distance();
    desk.viewport.frameSelection();
    const auto joint = static_cast<std::size_t>(m_sample.selection.joint);
    QVERIFY(desk.viewport.camera().distance() < 0.5 * all);
    QVERIFY((desk.viewport.camera().target() - desk.posed.joints()[joint].translation()).norm() <
            0.2 * bounds(*m_sample.scene).diagonal());
    selectJoint(desk.document, kNone);
    desk.viewport.frameSelection();
    QVERIFY(std::abs(desk.viewport.camera().distance() - all) < 1e-9);
}

void TestViewport::tellsWhatIsUnderTheCursor() {
    ViewportDesk desk;
    desk.document.reset(m_sample);
    desk.viewport.resize(900, 700);
    desk.viewport.frameAll();
    QSignalSpy said(&desk.viewport, &ViewportWidget::hoverText);
    const auto hover = [&](const QPoint& place) {
        QMouseEvent move(QEvent::MouseMove, place, place, Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&desk.viewport, &move);
        return said.takeLast().at(0).toString();
    };
    QVERIFY(hover(desk.placeOfJoint("LeftForeArm")).contains("LeftForeArm"));
    desk.view.setVisible(Overlay::Skeleton, false);
    const QString text = hover(desk.placeOfJoint("LeftForeArm"));
    QVERIFY2(text.contains("vertex") && text.contains(" %"), qPrintable(text));
    QVERIFY(hover({2, 2}).isEmpty());
}

void TestViewport::followsUndo() {
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

void TestViewport::showsARealCharacter() {
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
void TestViewport::followsChangesWithFineVoxels() {
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
    QVERIFY(changes([&] { desk.look({Overlay::Mesh, Overlay::Weights, Overlay::Skeleton, Overlay::Grid}); }));
    QVERIFY(changes([&] { selectJoint(desk.document, 5); }));
    QVERIFY(changes([&] {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitX()));
        setJointPose(desk.document, 5, pose);
    }));
}

void TestViewport::showsOtherCharacters_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("knight") << "kaykit_knight.glb";
    QTest::newRow("hand") << "xr_hand_l.gltf";
    QTest::newRow("robot") << "tps_red_robot.glb";
    QTest::newRow("fox") << "fox.glb";
}

void TestViewport::showsOtherCharacters() {
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

SINEW_TEST(TestViewport, QApplication)
#include "TestViewport.moc"
