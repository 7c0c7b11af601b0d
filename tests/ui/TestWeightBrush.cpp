#include "app/document/LayerEdits.h"
#include "tests/support/Shapes.h"
#include "tests/ui/ViewportDesk.h"
#include "ui/panels/WeightLayersPanel.h"

#include <QCheckBox>
#include <QListView>
#include <QSignalSpy>
#include <QToolButton>

using namespace sinew;
using sinew::test::ViewportDesk;

namespace {

/// A limb whose weights are half and half, seen from the front, and a hand that paints on it.
struct Easel {
    ViewportDesk desk;

    Easel() {
        Scene scene = test::limb();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->pointCount(); ++p) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        desk.document.reset(stateOfScene(std::move(scene), {}));
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.view.setVisible(Layer::Skeleton, false);
        desk.viewport.setTool(ViewTool::PaintWeights);
        selectJoint(desk.document, 1);
    }
    QPoint middle() const { return desk.viewport.rect().center(); }
    void stroke(Qt::KeyboardModifiers keys = {}, QPoint by = {60, 0}) {
        QTest::mousePress(&desk.viewport, Qt::LeftButton, keys, middle());
        const QPoint to = middle() + by;
        QMouseEvent event(QEvent::MouseMove, to, to, Qt::NoButton, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(&desk.viewport, &event);
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, keys, to);
    }
    /// Mean weight of the joint over all points.
    double mean(std::int32_t joint) const {
        const SkinWeights& weights = *(*desk.document.state().weights)[0];
        double sum = 0.0;
        for (std::size_t p = 0; p < weights.pointCount(); ++p) {
            for (const Influence& influence : weights.at(p)) {
                sum += influence.joint == joint ? static_cast<double>(influence.weight) : 0.0;
            }
        }
        return sum / static_cast<double>(weights.pointCount());
    }
    int steps() { return desk.document.undoStack().count(); }
};

} // namespace

class TestWeightBrush : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aStrokeAddsWeightAndUndoes();
    void ctrlTakesWeightAway();
    void escapeGivesTheStrokeUp();
    void withoutAJointItSaysSo();
    void thePanelWorksOnLayers();
};

void TestWeightBrush::aStrokeAddsWeightAndUndoes() {
    Easel easel;
    const int steps = easel.steps();
    easel.stroke();
    QCOMPARE(easel.steps(), steps + 1);
    QVERIFY(easel.mean(1) > 0.5);
    QCOMPARE(easel.desk.document.state().layers.layers.size(), std::size_t{1});
    easel.desk.document.undoStack().undo();
    QCOMPARE(easel.mean(1), 0.5);
    QVERIFY(easel.desk.document.state().layers.layers.empty());
}

void TestWeightBrush::ctrlTakesWeightAway() {
    Easel easel;
    easel.stroke(Qt::ControlModifier);
    QVERIFY(easel.mean(1) < 0.5);
}

void TestWeightBrush::escapeGivesTheStrokeUp() {
    Easel easel;
    const int steps = easel.steps();
    QTest::mousePress(&easel.desk.viewport, Qt::LeftButton, {}, easel.middle());
    QVERIFY(easel.mean(1) > 0.5);
    QTest::keyClick(&easel.desk.viewport, Qt::Key_Escape);
    QCOMPARE(easel.mean(1), 0.5);
    QCOMPARE(easel.steps(), steps);
}

void TestWeightBrush::withoutAJointItSaysSo() {
    Easel easel;
    selectJoint(easel.desk.document, kNone);
    QSignalSpy said(&easel.desk.viewport, &ViewportWidget::hoverText);
    const int steps = easel.steps();
    easel.stroke();
    QCOMPARE(easel.steps(), steps);
    QVERIFY(!said.isEmpty());
}

void TestWeightBrush::thePanelWorksOnLayers() {
    Easel easel;
    WeightLayersPanel panel(easel.desk.document, easel.desk.viewport);
    auto* list = panel.findChild<QListView*>("weightLayers.list");
    QCOMPARE(list->model()->rowCount(), 1); // the file's
    easel.stroke();
    QCOMPARE(list->model()->rowCount(), 2);
    QCOMPARE(list->currentIndex().row(), 0);
    const QModelIndex top = list->model()->index(0, 0);
    QVERIFY(list->model()->setData(top, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(easel.mean(1), 0.5);
    QVERIFY(list->model()->setData(top, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(list->model()->setData(top, QString("Armpit"), Qt::EditRole));
    QCOMPARE(easel.desk.document.state().layers.layers[0]->name, std::string("Armpit"));
    panel.findChild<QToolButton*>("weightLayers.duplicate")->click();
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(easel.desk.document.state().activeLayer, 1);
    panel.findChild<QToolButton*>("weightLayers.merge")->click();
    panel.findChild<QToolButton*>("weightLayers.remove")->click();
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(easel.mean(1), 0.5);
    // A locked joint keeps strokes off.
    panel.findChild<QCheckBox*>("brush.locked")->click();
    easel.stroke();
    QCOMPARE(easel.mean(1), 0.5);
}

QTEST_MAIN(TestWeightBrush)
#include "TestWeightBrush.moc"
