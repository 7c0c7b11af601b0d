#include "app/document/RestMode.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>

namespace testRestDrag {

using namespace sinew;
using sinew::test::ViewportDesk;

namespace {

/// A view in rest mode, with the move handles of the sample's left forearm.
struct RestDragDesk {
    ViewportDesk desk;
    QPoint center;

    explicit RestDragDesk(const DocumentState& sample) {
        desk.document.reset(sample);
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Move);
        desk.viewport.setRest(RestOptions{});
        center = desk.pointOfJoint("LeftForeArm");
    }
    /// The middle handle, which moves in the plane of the screen.
    void dragBy(const QPoint& way) {
        QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, center);
        QMouseEvent move(QEvent::MouseMove, center + way, center + way, Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.viewport, &move);
    }
    void letGoAt(const QPoint& way) { QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, center + way); }
    Vec3 place() const {
        const DocumentState& state = desk.document.state();
        return state.scene->skeleton.position(static_cast<std::size_t>(state.selection.joint));
    }
};

} // namespace

/// Drags of the handles in rest mode.
class TestRestDrag : public QObject {
    Q_OBJECT

    DocumentState m_sample; ///< bound

private Q_SLOTS:
    void initTestCase() {
        m_sample = test::boundSample();
        QVERIFY(m_sample.selection.joint != kNone);
    }

    void dragsMoveTheJointInOneStep() {
        RestDragDesk it(m_sample);
        const Vec3 from = it.place();
        it.dragBy({40, 30});
        QVERIFY2(it.place() == from, "the document changes as the button is let go");
        it.letGoAt({40, 30});
        const Vec3 offset = it.place() - from;
        const OrbitCamera& camera = it.desk.viewport.camera();
        const double pixel = camera.unitsPerPixel(from);
        QVERIFY((offset - pixel * (40.0 * camera.right() - 30.0 * camera.up())).norm() < 3.0 * pixel);
        QCOMPARE(it.desk.document.undoStack().count(), 1);
        it.desk.document.undoStack().undo();
        QVERIFY(it.desk.document.state().scene == m_sample.scene);
    }

    void aJointNeedNotBeSelectedToBeDragged() {
        RestDragDesk it(m_sample);
        const QPoint knee = it.desk.pointOfJoint("LeftLeg");
        it.center = knee;
        it.dragBy({30, 0});
        it.letGoAt({30, 0});
        const DocumentState& state = it.desk.document.state();
        QCOMPARE(state.scene->skeleton.joints[static_cast<std::size_t>(state.selection.joint)].name,
                 std::string("LeftLeg"));
        const Vec3 from = m_sample.scene->skeleton.position(static_cast<std::size_t>(state.selection.joint));
        const double pixel = it.desk.viewport.camera().unitsPerPixel(from);
        QVERIFY((it.place() - from - pixel * 30.0 * it.desk.viewport.camera().right()).norm() < 3.0 * pixel);
    }

    void aPressWithoutADragOnlySelects() {
        RestDragDesk it(m_sample);
        it.center = it.desk.pointOfJoint("LeftLeg");
        it.dragBy({1, 0});
        it.letGoAt({1, 0});
        QVERIFY(it.desk.document.state().scene == m_sample.scene);
        QVERIFY(it.desk.document.state().selection.joint != m_sample.selection.joint);
    }

    void escapeTakesTheDragBack() {
        RestDragDesk it(m_sample);
        it.dragBy({40, 30});
        QTest::keyClick(&it.desk.viewport, Qt::Key_Escape);
        it.letGoAt({40, 30});
        QVERIFY(it.desk.document.state().scene == m_sample.scene);
        QVERIFY(it.desk.document.state().pose == m_sample.pose);
        QVERIFY(it.desk.document.state().skeletonEdits == m_sample.skeletonEdits);
        QVERIFY(it.desk.document.state().bound());
        QCOMPARE(it.desk.document.state().selection.joint, m_sample.selection.joint);
        QCOMPARE(it.desk.document.undoStack().count(), 0);
        QVERIFY(!it.desk.document.modified());
        QCOMPARE(it.desk.pointOfJoint("LeftForeArm"), it.center);
    }

    void aDragAfterEscapeStartsAnew() {
        RestDragDesk it(m_sample);
        const Vec3 from = it.place();
        it.dragBy({200, 150});
        QTest::keyClick(&it.desk.viewport, Qt::Key_Escape);
        it.letGoAt({200, 150});
        it.dragBy({10, 0});
        it.letGoAt({10, 0});
        const double pixel = it.desk.viewport.camera().unitsPerPixel(from);
        QVERIFY((it.place() - from).norm() < 13.0 * pixel);
        QCOMPARE(it.desk.document.undoStack().count(), 1);
    }
};

SINEW_TEST(TestRestDrag, QApplication)

} // namespace testRestDrag

#include "TestRestDrag.moc"
