#include "app/document/edits/SelectEdits.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QSignalSpy>

#include <array>
#include <cmath>

namespace testViewportMouse {

using namespace sinew;
using sinew::test::keepPicture;
using sinew::test::ViewportDesk;

namespace {

/// Where a drag of one of the mouse's buttons takes the camera, to the right and up.
OrbitCamera cameraAfter(ViewportDesk& desk, const OrbitCamera& start, Qt::MouseButton button,
                        Qt::KeyboardModifiers keys) {
    desk.viewport.setCamera(start);
    QTest::mousePress(&desk.viewport, button, keys, {300, 250});
    QMouseEvent move(QEvent::MouseMove, QPointF(360, 230), QPointF(360, 230), Qt::NoButton, button, keys);
    QCoreApplication::sendEvent(&desk.viewport, &move);
    QTest::mouseRelease(&desk.viewport, button, keys, {360, 230});
    return desk.viewport.camera();
}

/// From the front, with rings along the model's axes.
void showRings(ViewportDesk& desk, const DocumentState& state) {
    desk.document.reset(state);
    desk.viewport.resize(900, 700);
    desk.viewport.frameAll();
    desk.viewport.setStandardView(StandardView::Front);
    desk.viewport.setTool(ViewTool::Rotate);
    desk.viewport.setAxes(ViewAxes::World);
}

/// Moves a pressed mouse a quarter of the way around the outer ring about `center`.
void dragQuarterRing(ViewportDesk& desk, const QPoint& center) {
    for (const QPoint way : {QPoint(82, -20), QPoint(60, -60), QPoint(0, -84)}) {
        QMouseEvent move(QEvent::MouseMove, center + way, center + way, Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.viewport, &move);
    }
}

} // namespace

/// What the mouse does in the viewport.
class TestViewportMouse : public QObject {
    Q_OBJECT

    DocumentState m_sample; ///< bound

private Q_SLOTS:
    void initTestCase() {
        m_sample = test::boundSample();
        QVERIFY(m_sample.bound());
        QVERIFY(m_sample.selection.joint != kNone);
    }

    void navigatesByBlendersHabits() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.viewport.resize(600, 500);
        desk.viewport.frameAll();
        const OrbitCamera start = desk.viewport.camera();
        const auto drag = [&](Qt::MouseButton button, Qt::KeyboardModifiers keys) {
            return cameraAfter(desk, start, button, keys);
        };
        const OrbitCamera orbited = drag(Qt::MiddleButton, Qt::NoModifier);
        QVERIFY(orbited.target() == start.target());
        QVERIFY(!orbited.toward().isApprox(start.toward()));
        const OrbitCamera panned = drag(Qt::MiddleButton, Qt::ShiftModifier);
        QVERIFY(panned.toward() == start.toward());
        const Vec3 offset = panned.target() - start.target();
        QVERIFY2(offset.dot(start.right()) < 0.0 && offset.dot(start.up()) < 0.0,
                 "the character follows the hand");
        QVERIFY(drag(Qt::MiddleButton, Qt::ControlModifier).distance() < start.distance());
        QVERIFY(drag(Qt::RightButton, Qt::NoModifier) == start);
        QWheelEvent wheel(QPointF(300, 250), QPointF(300, 250), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        desk.viewport.setCamera(start);
        QCoreApplication::sendEvent(&desk.viewport, &wheel);
        QVERIFY(desk.viewport.camera().distance() < start.distance());
    }

    void navigatesByMayasHabits() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        ViewSettings view = desk.view.settings();
        view.navigation = Navigation::Maya;
        desk.view.set(view);
        desk.viewport.resize(600, 500);
        desk.viewport.frameAll();
        const OrbitCamera start = desk.viewport.camera();
        const auto drag = [&](Qt::MouseButton button, Qt::KeyboardModifiers keys) {
            return cameraAfter(desk, start, button, keys);
        };
        QVERIFY(!drag(Qt::LeftButton, Qt::AltModifier).toward().isApprox(start.toward()));
        QVERIFY(!drag(Qt::MiddleButton, Qt::AltModifier).target().isApprox(start.target()));
        QVERIFY(drag(Qt::RightButton, Qt::AltModifier).distance() < start.distance());
        QVERIFY(drag(Qt::MiddleButton, Qt::NoModifier) == start);
    }

    /// A flat character that is seen straight turns in its plane. The arrow keys look at it from elsewhere,
    /// and from there drags orbit; the keys of views bring it back.
    void flatCharactersTurnInTheirPlane() {
        ViewportDesk desk;
        Mesh mesh;
        mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {1, 2, 0}};
        mesh.addPolygon(std::array<std::uint32_t, 3>{0, 1, 2});
        desk.document.reset(stateOfScene(test::scene(std::move(mesh), Skeleton()), {}));
        desk.viewport.resize(600, 500);
        desk.viewport.frameFirst();
        const OrbitCamera start = desk.viewport.camera();
        const auto drag = [&] { // a quarter around the middle, counterclockwise
            QTest::mousePress(&desk.viewport, Qt::MiddleButton, {}, {450, 250});
            for (const QPoint at : {QPoint(400, 150), QPoint(300, 100)}) {
                QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::MiddleButton, {});
                QCoreApplication::sendEvent(&desk.viewport, &move);
            }
            QTest::mouseRelease(&desk.viewport, Qt::MiddleButton, {}, {300, 100});
        };
        drag();
        const OrbitCamera turned = desk.viewport.camera();
        QVERIFY(turned.toward().isApprox(start.toward()) && turned.target() == start.target());
        QVERIFY2(turned.up().isApprox(Vec3(start.right()), 1e-6), "the picture follows the hand");
        QTest::keyClick(&desk.viewport, Qt::Key_Left);
        const OrbitCamera beside = desk.viewport.camera();
        QVERIFY(!beside.toward().isApprox(start.toward()) && beside.right().y() == 0.0);
        drag();
        QVERIFY(!desk.viewport.camera().toward().isApprox(beside.toward()));
        desk.viewport.setStandardView(StandardView::Front);
        QVERIFY(desk.viewport.camera().up().isApprox(start.up()));
    }

    void clicksSelect() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, desk.pointOfJoint("RightForeArm"));
        QCOMPARE(desk.document.state().selection.joint, m_sample.scene->skeleton.find("RightForeArm"));
        desk.view.setVisible(Overlay::Skeleton, false);
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, desk.pointOfJoint("LeftForeArm"));
        QCOMPARE(desk.document.state().selection.joint, m_sample.scene->skeleton.find("RightForeArm"));
        QVERIFY(desk.document.state().selection.part != kNone);
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, {3, 3});
        QVERIFY(desk.document.state().selection == Selection());
        // A vertex that was explained is let go by the next click elsewhere.
        desk.view.setVisible(Overlay::Skeleton, true);
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, Qt::ControlModifier, desk.pointOfJoint("Spine1"));
        QVERIFY(desk.document.state().selection.vertex);
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, desk.pointOfJoint("RightForeArm"));
        QVERIFY(!desk.document.state().selection.vertex);
        QCOMPARE(desk.document.state().selection.joint, m_sample.scene->skeleton.find("RightForeArm"));
    }

    void controlClickExplains() {
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
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, Qt::ControlModifier,
                          desk.pointOfJoint("LeftForeArm"));
        QCOMPARE(picked.count(), 1);
        QVERIFY(desk.document.state().selection.vertex);
        QTRY_VERIFY_WITH_TIMEOUT(desk.explainer.explanation(), test::kPatience);
        const QImage after = desk.picture();
        keepPicture(after, "explanation");
        QVERIFY(sinew::test::differingPixels(before, after) > 200);
    }

    void ringDragsArePosesInOneStep() {
        ViewportDesk desk;
        showRings(desk, m_sample);
        const QPoint center = desk.pointOfJoint("LeftForeArm");
        QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, center + QPoint(84, 0));
        const std::vector<Transform> before = desk.posed.joints();
        dragQuarterRing(desk, center);
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

    /// A fist is one rotation.
    void ringDragsTurnAllSelectedJointsAlike() {
        ViewportDesk desk;
        showRings(desk, m_sample);
        const Skeleton& skeleton = m_sample.scene->skeleton;
        std::vector<std::int32_t> chain;
        for (const char* name : {"LeftArm", "LeftForeArm", "LeftHand"}) {
            chain.push_back(skeleton.find(name));
        }
        selectJoints(desk.document, chain, chain[1]);
        const int steps = desk.document.undoStack().count();
        const Pose before = desk.document.state().pose;
        const QPoint center = desk.pointOfJoint("LeftForeArm");
        QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, center + QPoint(84, 0));
        dragQuarterRing(desk, center);
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, center + QPoint(0, -84));
        QCOMPARE(desk.document.undoStack().count(), steps + 1);
        QCOMPARE(selectedJoints(desk.document.state()).size(), chain.size());
        const auto angleOf = [&](std::int32_t joint) {
            const auto j = static_cast<std::size_t>(joint);
            return desk.document.state().pose.joints[j].rotation.angularDistance(before.joints[j].rotation);
        };
        for (const std::int32_t joint : chain) {
            QVERIFY(std::abs(angleOf(joint) - 0.5 * M_PI) < 0.03);
            QVERIFY(std::abs(angleOf(joint) - angleOf(chain[1])) < 1e-6);
        }
        QVERIFY(angleOf(skeleton.find("RightForeArm")) < 1e-9);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.state().pose == before);
    }

    void hiddenJointsAreNeitherPickedNorDrawn() {
        ViewportDesk desk;
        DocumentState state = m_sample;
        const std::int32_t joint = state.scene->skeleton.find("RightForeArm");
        Scene scene = *state.scene;
        scene.skeleton.joints[static_cast<std::size_t>(joint)].name = "RightForeArm_ctrl";
        state.scene = std::make_shared<const Scene>(scene);
        desk.document.reset(state);
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        const QPoint at = desk.pointOfJoint("RightForeArm_ctrl");
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, at);
        QCOMPARE(desk.document.state().selection.joint, joint);
        selectJoint(desk.document, kNone);
        ViewSettings view = desk.view.settings();
        view.joints = JointsShown::WithoutHelpers;
        desk.view.set(view);
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, at);
        QVERIFY(desk.document.state().selection.joint != joint);
        if (desk.viewport.drawable()) {
            selectJoint(desk.document, kNone);
            desk.show(900, 700);
            desk.look({Overlay::Skeleton});
            const QImage without = desk.picture();
            view = desk.view.settings();
            view.joints = JointsShown::All;
            desk.view.set(view);
            const QImage all = desk.picture();
            keepPicture(without, "joints without helpers");
            QVERIFY(sinew::test::differingPixels(without, all) > 50);
        }
    }

    void escapeCancelsADrag() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setTool(ViewTool::Move);
        const QPoint center = desk.pointOfJoint("LeftForeArm");
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

    void limbsFollowTheirEnd() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Ik);
        const auto hand = static_cast<std::size_t>(m_sample.scene->skeleton.find("LeftHand"));
        const QPoint start = desk.pointOfJoint("LeftHand");
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

    void slicesFollowTheirGrip() {
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

    void framesWhatIsSelected() {
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

    /// Each jump can be taken back, the last ten of them, whatever the mouse did after it.
    void theCameraGoesBackWhereItJumpedFrom() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.viewport.resize(900, 700);
        desk.viewport.previousView();
        desk.viewport.frameAll();
        QVERIFY(!desk.viewport.hasPreviousView()); // the first is no jump
        const OrbitCamera all = desk.viewport.camera();
        desk.viewport.frameSelection();
        const OrbitCamera near = desk.viewport.camera();
        desk.viewport.setStandardView(StandardView::Top);
        ViewMark mark = markOfJoint(1);
        mark.around = 0.1;
        desk.viewport.showMark(mark);
        desk.viewport.previousView();
        desk.viewport.previousView();
        QVERIFY(desk.viewport.camera() == near);
        QKeyEvent arrow(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier);
        QVERIFY(desk.viewport.moveByKey(arrow));
        desk.viewport.previousView();
        QVERIFY(desk.viewport.camera() == all && !desk.viewport.hasPreviousView());
        for (int jump = 0; jump < 12; ++jump) {
            desk.viewport.setStandardView(jump % 2 == 0 ? StandardView::Front : StandardView::Left);
        }
        int back = 0;
        for (; desk.viewport.hasPreviousView(); ++back) {
            desk.viewport.previousView();
        }
        QCOMPARE(back, 10);
        desk.viewport.setStandardView(StandardView::Top);
        QVERIFY(desk.viewport.hasPreviousView());
        desk.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!desk.viewport.hasPreviousView()); // views of another character
    }

    void flatCharactersAreFirstSeenFromTheFront() {
        ViewportDesk desk;
        Mesh mesh;
        mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {1, 2, 0}};
        mesh.addPolygon(std::array<std::uint32_t, 3>{0, 1, 2});
        desk.document.reset(stateOfScene(test::scene(std::move(mesh), Skeleton()), {}));
        desk.viewport.resize(900, 700);
        desk.viewport.frameFirst();
        QVERIFY((desk.viewport.camera().toward() - Vec3::UnitZ()).norm() < 1e-9);
        desk.viewport.setStandardView(StandardView::Left);
        desk.viewport.frameFirst(); // framed already: it stays as it was turned
        QVERIFY((desk.viewport.camera().toward() + Vec3::UnitX()).norm() < 1e-9);
    }

    void tellsWhatIsUnderTheCursor() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        QSignalSpy said(&desk.viewport, &ViewportWidget::hoverText);
        const auto hover = [&](const QPoint& point) {
            QMouseEvent move(QEvent::MouseMove, point, point, Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&desk.viewport, &move);
            return said.takeLast().at(0).toString();
        };
        QVERIFY(hover(desk.pointOfJoint("LeftForeArm")).contains("LeftForeArm"));
        desk.view.setVisible(Overlay::Skeleton, false);
        const QString text = hover(desk.pointOfJoint("LeftForeArm"));
        QVERIFY2(text.contains("vertex") && text.contains(" %"), qPrintable(text));
        QVERIFY(hover({2, 2}).isEmpty());
    }
};

SINEW_TEST(TestViewportMouse, QApplication)

} // namespace testViewportMouse

#include "TestViewportMouse.moc"
