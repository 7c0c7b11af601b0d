#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/models/PartsModel.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/Easel.h"
#include "tests/ui/support/WindowDesk.h"

#include <QApplication>
#include <QDockWidget>
#include <QTableView>

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb and, before it, a shield that hides it from the front.
Scene limbBehindAShield() {
    Scene scene = test::limb();
    Mesh shield = test::box(Vec3(-3, -1, 2), Vec3(3, 1, 2.2));
    shield.name = "shield";
    scene.parts[0].weights = nullptr;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(shield)), nullptr, kNone});
    return scene;
}

} // namespace

class TestHiddenParts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theyAreNotDrawn();
    void theyAreNotFramed();
    void theyAreNotPainted();
    void clicksGoThroughThem();
    void theEyeInTheList();
    void keysHideIsolateAndShow();
};

void TestHiddenParts::theyAreNotDrawn() {
    SINEW_NEED_GL()
    ViewportDesk desk;
    desk.document.reset(stateOfScene(limbBehindAShield(), {}));
    desk.view.setVisible(Overlay::Wireframe, true);
    desk.view.setVisible(Overlay::Grid, false);
    desk.viewport.setStandardView(StandardView::Front);
    desk.show(600, 400);
    const QImage both = desk.picture();
    hidePart(desk.document, 1);
    const QImage limb = desk.picture();
    keepPicture(limb, "hidden_shield");
    QVERIFY(differingPixels(both, limb) > 3000);
    hidePart(desk.document, 0);
    desk.view.setVisible(Overlay::Skeleton, false);
    const QImage nothing = desk.picture();
    showAllParts(desk.document);
    desk.look({});
    // All that is left is the line that says so.
    QVERIFY(differingPixels(nothing, desk.picture()) < 2500);
}

void TestHiddenParts::theyAreNotFramed() {
    ViewportDesk desk;
    Scene scene = test::limb();
    scene.parts.push_back(
        {std::make_shared<const Mesh>(test::box(Vec3(0, 20, 0), Vec3(1, 21, 1))), nullptr, kNone});
    desk.document.reset(stateOfScene(std::move(scene), {}));
    desk.viewport.resize(600, 400);
    desk.viewport.frameAll();
    const double far = desk.viewport.camera().distance();
    isolatePart(desk.document, 1);
    desk.viewport.frameAll();
    QVERIFY(desk.viewport.camera().distance() < 0.3 * far);
    QVERIFY((desk.viewport.camera().target() - Vec3(0.5, 20.5, 0.5)).norm() < 0.5);
}

void TestHiddenParts::theyAreNotPainted() {
    Easel easel;
    Scene scene = *easel.desk.document.state().scene;
    Mesh sleeve = test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.26, 16, 24);
    const SkinWeights& weights = *scene.parts[0].weights;
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < sleeve.vertexCount(); ++p) {
        builder.add(weights.at(0));
    }
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(sleeve)),
                           std::make_shared<const SkinWeights>(builder.finish()), kNone});
    easel.desk.document.reset(stateOfScene(scene, {}));
    selectJoint(easel.desk.document, 1);
    easel.setOptions([](PaintOptions& options) { options.overSurface = false; });
    const auto sleeveOf = [&] { return (*easel.desk.document.state().weights)[1]; };
    const auto before = sleeveOf();
    easel.stroke();
    QVERIFY(!(*sleeveOf() == *before)); // it lies on top
    easel.desk.document.undoStack().undo();
    hidePart(easel.desk.document, 1);
    const double limb = easel.mean(1);
    easel.stroke();
    QVERIFY(easel.mean(1) > limb);
    QVERIFY(*sleeveOf() == *before);
}

void TestHiddenParts::clicksGoThroughThem() {
    ViewportDesk desk;
    desk.document.reset(stateOfScene(limbBehindAShield(), {}));
    desk.view.setVisible(Overlay::Skeleton, false);
    desk.viewport.resize(600, 400);
    desk.viewport.frameAll();
    desk.viewport.setStandardView(StandardView::Front);
    const auto click = [&] {
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, desk.placeOf(Vec3(0.1, 0.1, 0.0)));
    };
    click();
    QCOMPARE(desk.document.state().selection.part, 1);
    hidePart(desk.document, 1);
    click();
    QCOMPARE(desk.document.state().selection.part, 0);
}

void TestHiddenParts::theEyeInTheList() {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    document.reset(stateOfScene(limbBehindAShield(), {}));
    desk.window.show();
    desk.window.findChild<QDockWidget*>("panel.parts")->raise();
    QCoreApplication::processEvents();
    auto* table = desk.window.findChild<QTableView*>("parts.table");
    const QModelIndex eye = table->model()->index(1, PartsModel::Eye);
    QVERIFY(!eye.data(PartsModel::HiddenRole).toBool());
    QVERIFY(eye.data(Qt::ToolTipRole).toString().contains("exported"));
    selectPart(document, 0);
    const auto press = [&] {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(eye).center());
    };
    press();
    QVERIFY(isHidden(document.state(), 1));
    QVERIFY(eye.data(PartsModel::HiddenRole).toBool());
    QCOMPARE(eye.data(Qt::AccessibleTextRole).toString(), QString("hidden"));
    QCOMPARE(document.state().selection.part, 0); // looking away is no choice
    press();
    QVERIFY(!isHidden(document.state(), 1));
    // A hidden part can be chosen in the list, which is how it is treated.
    hidePart(document, 1);
    table->setCurrentIndex(table->model()->index(1, PartsModel::Name));
    QCOMPARE(document.state().selection.part, 1);
}

void TestHiddenParts::keysHideIsolateAndShow() {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    document.reset(stateOfScene(richScene(), {}));
    desk.window.show();
    desk.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desk.window));
    const Actions& actions = desk.window.actions();
    QVERIFY(!actions["parts.hide"]->isEnabled() && !actions["parts.showAll"]->isEnabled());
    selectPart(document, 1);
    QTest::keyClick(&desk.window, Qt::Key_H, Qt::ControlModifier);
    QVERIFY(isHidden(document.state(), 1));
    QTest::keyClick(&desk.window, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isHidden(document.state(), 1));
    selectPart(document, 1);
    QTest::keyClick(&desk.window, Qt::Key_Slash);
    QVERIFY(isIsolated(document.state(), 1));
    QTest::keyClick(&desk.window, Qt::Key_Slash);
    QCOMPARE(hiddenCount(document.state()), std::size_t{0});
    QTest::keyClick(&desk.window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(isIsolated(document.state(), 1));
}

SINEW_TEST(TestHiddenParts, QApplication)
#include "TestHiddenParts.moc"
