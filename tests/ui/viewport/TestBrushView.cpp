#include "app/document/edits/InfluenceEdits.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/Easel.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/flow/weights/WeightsFlow.h"
#include "ui/viewport/painters/OverlayPainter.h"

#include <QApplication>

namespace testBrushView {

using namespace sinew::test;
using namespace sinew;

namespace {

/// An easel whose brush has been put away, and what follows it.
struct Room {
    Easel easel;
    ViewState& view = easel.desk.view;
    ViewportWidget& viewport = easel.desk.viewport;

    Room() {
        viewport.setTool(ViewTool::Select);
        new BrushView(easel.desk.document, view, viewport, &easel.desk.document);
    }
    void take() { viewport.setTool(ViewTool::PaintWeights); }
    void putAway() { viewport.setTool(ViewTool::Select); }
};

constexpr Qt::KeyboardModifiers kPick = Qt::ControlModifier | Qt::ShiftModifier;

void clickAt(Easel& easel, const QPoint& at) {
    QTest::mouseClick(&easel.desk.viewport, Qt::LeftButton, kPick, at);
}

} // namespace

/// What a brush tells and picks without painting.
class TestBrushView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBrushShowsWeights() {
        Room room;
        QVERIFY(!room.view.visible(Overlay::Weights));
        room.take();
        QVERIFY(room.view.visible(Overlay::Weights) && room.view.visible(Overlay::Mesh));
        room.putAway();
        QVERIFY(!room.view.visible(Overlay::Weights) && room.view.visible(Overlay::Mesh));
    }

    void theViewBeforeComesBack() {
        Room room;
        room.view.setVisible(Overlay::JointColors, true);
        room.view.setVisible(Overlay::InfluenceCount, true);
        room.view.setVisible(Overlay::Mesh, false);
        const ViewSettings before = room.view.settings();
        room.take();
        QVERIFY(room.view.visible(Overlay::Weights) && !room.view.visible(Overlay::InfluenceCount));
        room.putAway();
        QVERIFY(room.view.settings() == before);
        room.view.setVisible(Overlay::Weights, true);
        room.take();
        room.putAway();
        QVERIFY(room.view.visible(Overlay::Weights));
    }

    void aChoiceMeanwhileStays() {
        Room room;
        room.take();
        room.view.setVisible(Overlay::Weights, false);
        selectJoint(room.easel.desk.document, 2);
        QVERIFY(!room.view.visible(Overlay::Weights)); // another joint is no other choice
        room.view.setVisible(Overlay::JointColors, true);
        room.putAway();
        QVERIFY(room.view.visible(Overlay::JointColors) && !room.view.visible(Overlay::Weights));
    }

    void otherLayersStayAsTheyAreSet() {
        Room room;
        room.take();
        room.view.setVisible(Overlay::Wireframe, true);
        room.view.setVisible(Overlay::Grid, false);
        room.putAway();
        QVERIFY(!room.view.visible(Overlay::Weights));
        QVERIFY(room.view.visible(Overlay::Wireframe) && !room.view.visible(Overlay::Grid));
    }

    void withoutAJointTheyWaitForOne() {
        Room room;
        selectJoint(room.easel.desk.document, kNone);
        room.take();
        QVERIFY(!room.view.visible(Overlay::Weights));
        selectJoint(room.easel.desk.document, 1);
        QVERIFY(room.view.visible(Overlay::Weights));
        room.putAway();
        QVERIFY(!room.view.visible(Overlay::Weights));
    }

    void theRegionBrushShowsAmounts() {
        Room room;
        selectJoint(room.easel.desk.document, kNone); // it needs none
        room.view.setVisible(Overlay::JointColors, true);
        room.viewport.setTool(ViewTool::PaintRegion);
        QVERIFY(room.view.visible(Overlay::RegionAmount) && !room.view.visible(Overlay::JointColors));
        selectJoint(room.easel.desk.document, 1);
        room.take();
        QVERIFY(room.view.visible(Overlay::Weights) && !room.view.visible(Overlay::RegionAmount));
        room.viewport.setTool(ViewTool::PaintRegion);
        QVERIFY(room.view.visible(Overlay::RegionAmount) && !room.view.visible(Overlay::Weights));
        room.putAway();
        QVERIFY(room.view.visible(Overlay::JointColors) && !room.view.visible(Overlay::RegionAmount));
    }

    /// The colours of one weight are lighter where the light falls.
    void theFormStaysVisible() {
        SINEW_NEED_GL()
        Room room;
        room.easel.desk.show(600, 400);
        room.view.setVisible(Overlay::Grid, false);
        room.take();
        const QImage picture = room.easel.desk.picture();
        keepPicture(picture, "brush_shows_weights");
        const Vec3 bright(0.5, 0.15, 0.2);
        const Vec3 dark(0.5, -0.15, 0.2);
        const auto value = [&](const Vec3& at) {
            return picture.pixelColor(room.easel.desk.placeOf(at) * picture.devicePixelRatio()).value();
        };
        QVERIFY2(value(bright) > value(dark) + 12,
                 qPrintable(QString("%1 %2").arg(value(bright)).arg(value(dark))));
    }

    /// Between two strokes too; what comes back in the end is what was there before the first.
    void anotherJointShowsItsWeights() {
        SINEW_NEED_GL()
        Room room;
        room.easel.desk.show(600, 400);
        room.view.setVisible(Overlay::Grid, false);
        const ViewSettings before = room.view.settings();
        room.take();
        room.easel.stroke();
        const QImage first = room.easel.desk.picture();
        selectJoint(room.easel.desk.document, 2); // no vertex has weight of it
        QVERIFY(room.view.visible(Overlay::Weights));
        QVERIFY(differingPixels(first, room.easel.desk.picture()) > 2000);
        room.easel.stroke();
        QVERIFY(room.easel.mean(2) > 0.0);
        selectJoint(room.easel.desk.document, 1);
        room.putAway();
        QVERIFY(room.view.settings() == before);
    }

    void theWindowHasIt() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        selectJoint(desk.workspace.document, 1);
        const Actions& actions = desk.window.actions();
        const ViewState& view = desk.workspace.view;
        QVERIFY(actions["paint.weights"]->isEnabled() && !view.visible(Overlay::Weights));
        actions["paint.weights"]->trigger();
        QVERIFY(view.visible(Overlay::Weights));
        actions["pose.select"]->trigger(); // a tool of the mode, which shows weights
        QVERIFY(view.visible(Overlay::Weights));
        actions["mode.bind"]->trigger();
        QVERIFY(!view.visible(Overlay::Weights));
    }

    void bothKeysPickTheStrongestJoint() {
        Easel easel;
        selectJoint(easel.desk.document, 2);
        clickAt(easel, easel.middle() + QPoint(60, 0));
        QCOMPARE(easel.desk.document.state().selection.joint, 0); // of two that weigh the same the first
        QVERIFY(easel.desk.document.state().layers.layers.empty());
        QCOMPARE(easel.mean(1), 0.5);
        QCOMPARE(easel.desk.viewport.tool(), ViewTool::PaintWeights);
        // A drag with both keys is no stroke.
        easel.stroke(kPick);
        QVERIFY(easel.desk.document.state().layers.layers.empty());
        selectJoint(easel.desk.document, 1);
        easel.stroke();
        QVERIFY(easel.mean(1) > 0.5);
    }

    void bothKeysPickTheBone() {
        Easel easel;
        easel.desk.view.setVisible(Overlay::Skeleton, true);
        clickAt(easel, easel.desk.placeOf(Vec3(1, 0, 0)));
        QCOMPARE(easel.desk.document.state().selection.joint, 2);
        clickAt(easel, easel.desk.placeOf(Vec3(-1, 0, 0)));
        QCOMPARE(easel.desk.document.state().selection.joint, 0);
    }

    void besideTheSkinNothingHappens() {
        Easel easel;
        clickAt(easel, {5, 5});
        QCOMPARE(easel.desk.document.state().selection.joint, 1);
        QVERIFY(easel.desk.document.state().layers.layers.empty());
    }

    void theListKeepsClearOfTheRing_data() {
        QTest::addColumn<QRectF>("ring");
        QTest::addColumn<bool>("fits");
        QTest::newRow("in the middle") << QRectF(370, 270, 60, 60) << true;
        QTest::newRow("at the right edge") << QRectF(750, 300, 60, 60) << true;
        QTest::newRow("in a corner") << QRectF(-30, -30, 60, 60) << true;
        QTest::newRow("tall") << QRectF(300, -100, 200, 900) << true;
        QTest::newRow("wide") << QRectF(-100, 250, 1000, 100) << true;
        QTest::newRow("over everything") << QRectF(-100, -100, 1000, 900) << false;
    }

    void theListKeepsClearOfTheRing() {
        QFETCH(QRectF, ring);
        QFETCH(bool, fits);
        const QRectF room(8, 8, 784, 584);
        const auto place = placeBeside(ring, {170, 90}, room);
        QCOMPARE(place.has_value(), fits);
        if (place) {
            QVERIFY(room.contains(*place) && !place->intersects(ring));
            QCOMPARE(place->size(), QSizeF(170, 90));
        }
        QVERIFY(!placeBeside(ring, {900, 90}, room));
    }

    void theListIsShownAndSwitchedOff() {
        SINEW_NEED_GL()
        Easel easel;
        easel.desk.show(900, 700);
        easel.desk.view.setVisible(Overlay::Grid, false);
        lockJoints(easel.desk.document, {0}, true);
        const auto hover = [&](const QPoint& at) {
            QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&easel.desk.viewport, &move);
            return easel.desk.picture();
        };
        const QImage shown = hover(easel.middle());
        keepPicture(shown, "brush_influences");
        ViewSettings off = easel.desk.view.settings();
        off.cursorInfluences = false;
        easel.desk.view.set(off);
        const QImage hidden = hover(easel.middle());
        QVERIFY(differingPixels(shown, hidden) > 1000);
        // Where there is no skin there is no list either.
        off.cursorInfluences = true;
        const QImage beside = hover({20, 20});
        easel.desk.view.set(off);
        const QImage still = hover({20, 20});
        keepPicture(still, "brush_beside");
        QCOMPARE(differingPixels(beside, still), 0);
    }
};

SINEW_TEST(TestBrushView, QApplication)

} // namespace testBrushView

#include "TestBrushView.moc"
