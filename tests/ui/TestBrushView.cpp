#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/Easel.h"
#include "tests/ui/WindowDesk.h"
#include "ui/flow/BrushView.h"

#include <QApplication>

using namespace sinew;
using namespace sinew::test;

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

} // namespace

class TestBrushView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBrushShowsWeights();
    void theViewBeforeComesBack();
    void aChoiceMeanwhileStays();
    void otherLayersStayAsTheyAreSet();
    void withoutAJointTheyWaitForOne();
    void theFormStaysVisible();
    void theWindowHasIt();
};

void TestBrushView::theBrushShowsWeights() {
    Room room;
    QVERIFY(!room.view.visible(Layer::Weights));
    room.take();
    QVERIFY(room.view.visible(Layer::Weights) && room.view.visible(Layer::Mesh));
    room.putAway();
    QVERIFY(!room.view.visible(Layer::Weights) && room.view.visible(Layer::Mesh));
}

void TestBrushView::theViewBeforeComesBack() {
    Room room;
    room.view.setVisible(Layer::JointColors, true);
    room.view.setVisible(Layer::InfluenceCount, true);
    room.view.setVisible(Layer::Mesh, false);
    const ViewSettings before = room.view.settings();
    room.take();
    QVERIFY(room.view.visible(Layer::Weights) && !room.view.visible(Layer::InfluenceCount));
    room.putAway();
    QVERIFY(room.view.settings() == before);
    room.view.setVisible(Layer::Weights, true);
    room.take();
    room.putAway();
    QVERIFY(room.view.visible(Layer::Weights));
}

void TestBrushView::aChoiceMeanwhileStays() {
    Room room;
    room.take();
    room.view.setVisible(Layer::Weights, false);
    selectJoint(room.easel.desk.document, 2);
    QVERIFY(!room.view.visible(Layer::Weights)); // another joint is no other choice
    room.view.setVisible(Layer::JointColors, true);
    room.putAway();
    QVERIFY(room.view.visible(Layer::JointColors) && !room.view.visible(Layer::Weights));
}

void TestBrushView::otherLayersStayAsTheyAreSet() {
    Room room;
    room.take();
    room.view.setVisible(Layer::Wireframe, true);
    room.view.setVisible(Layer::Grid, false);
    room.putAway();
    QVERIFY(!room.view.visible(Layer::Weights));
    QVERIFY(room.view.visible(Layer::Wireframe) && !room.view.visible(Layer::Grid));
}

void TestBrushView::withoutAJointTheyWaitForOne() {
    Room room;
    selectJoint(room.easel.desk.document, kNone);
    room.take();
    QVERIFY(!room.view.visible(Layer::Weights));
    selectJoint(room.easel.desk.document, 1);
    QVERIFY(room.view.visible(Layer::Weights));
    room.putAway();
    QVERIFY(!room.view.visible(Layer::Weights));
}

/// The colours of one weight are lighter where the light falls.
void TestBrushView::theFormStaysVisible() {
    SINEW_NEED_GL()
    Room room;
    room.easel.desk.show(600, 400);
    room.view.setVisible(Layer::Grid, false);
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

void TestBrushView::theWindowHasIt() {
    WindowDesk desk;
    desk.workspace.document.reset(stateOfScene(richScene(), {}));
    selectJoint(desk.workspace.document, 1);
    const Actions& actions = desk.window.actions();
    const ViewState& view = desk.workspace.view;
    QVERIFY(actions["paint.weights"]->isEnabled() && !view.visible(Layer::Weights));
    actions["paint.weights"]->trigger();
    QVERIFY(view.visible(Layer::Weights));
    actions["pose.select"]->trigger();
    QVERIFY(!view.visible(Layer::Weights));
}

SINEW_TEST(TestBrushView, QApplication)
#include "TestBrushView.moc"
