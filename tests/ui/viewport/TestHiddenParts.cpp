#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/models/JointTreeModel.h"
#include "app/models/PartsModel.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/Easel.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/HelpDialogs.h"

#include <QApplication>
#include <QDockWidget>
#include <QTableView>
#include <QTreeView>

#include <array>

namespace testHiddenParts {

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
    void theyAreNotDrawn() {
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

    void theyAreNotFramed() {
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

    void theyAreNotPainted() {
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

    void clicksGoThroughThem() {
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

    void theEyeInTheList() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(limbBehindAShield(), {}));
        desk.window.show();
        auto* parts = desk.window.findChild<QDockWidget*>("panel.parts");
        parts->show();
        parts->raise();
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

    void keysHideIsolateAndShow() {
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

    /// Blender's keys and Maya's, each with the navigation of its name.
    void keysFollowTheNavigation() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(richScene(), {}));
        desk.window.show();
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        const auto press = [&](Qt::KeyboardModifiers keys) {
            QTest::keyClick(&desk.window, Qt::Key_H, keys);
        };
        selectPart(document, 1);
        press(Qt::ShiftModifier);
        QVERIFY(isIsolated(document.state(), 1));
        press(Qt::AltModifier);
        QVERIFY(!anyHidden(document.state()));
        press(Qt::NoModifier);
        QVERIFY(isHidden(document.state(), 1));
        press(Qt::AltModifier);
        QVERIFY(shortcutsPage("Hide Selected").contains(">H, Ctrl+H<"));
        PreferenceValues values = desk.preferences.values();
        values.navigation = Navigation::Maya;
        desk.preferences.set(values);
        selectPart(document, 1);
        press(Qt::NoModifier);
        QVERIFY(!anyHidden(document.state()));
        press(Qt::AltModifier);
        QVERIFY(isIsolated(document.state(), 1));
        press(Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!anyHidden(document.state()));
        press(Qt::ControlModifier);
        QVERIFY(isHidden(document.state(), 1));
        QVERIFY(desk.window.actions()["parts.hide"]->toolTip().contains("Ctrl+H"));
        QVERIFY(shortcutsPage("Hide Selected", Navigation::Maya).contains(">Ctrl+H<"));
        values.navigation = Navigation::Blender;
        desk.preferences.set(values);
        press(Qt::AltModifier);
        QVERIFY(!anyHidden(document.state()));
    }

    void keysMeanJointsAndFacesToo() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(limbBehindAShield(), {}));
        desk.window.show();
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto* view = desk.window.findChild<ViewportWidget*>();
        selectJoint(document, 1);
        QTest::keyClick(&desk.window, Qt::Key_H);
        QVERIFY(isJointHidden(document.state(), 1) && hiddenCount(document.state()) == 0);
        QTest::keyClick(&desk.window, Qt::Key_H, Qt::AltModifier);
        QVERIFY(!anyHidden(document.state()));
        setSelection(document, {1, 0, {}}); // a part goes before a joint
        QTest::keyClick(&desk.window, Qt::Key_H);
        QVERIFY(isHidden(document.state(), 0) && !isJointHidden(document.state(), 1));
        document.undoStack().undo();
        view->setTool(ViewTool::BoxSelect);
        selectPartVertices(document, 1, SelectMode::Replace);
        QTest::keyClick(&desk.window, Qt::Key_H);
        QCOMPARE(hiddenCount(document.state()), std::size_t{0});
        QCOMPARE(hiddenFaceCount(document.state()), document.state().scene->parts[1].mesh->polygonCount());
        QVERIFY(!document.state().selected);
        QTest::keyClick(&desk.window, Qt::Key_H, Qt::AltModifier);
        QVERIFY(!anyHidden(document.state()));
    }

    void ghostsAreFaintAndClicksGoThrough() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(stateOfScene(limbBehindAShield(), {}));
        desk.view.setVisible(Overlay::Grid, false);
        desk.view.setVisible(Overlay::Skeleton, false);
        desk.viewport.setStandardView(StandardView::Front);
        desk.show(600, 400);
        const QImage whole = desk.picture();
        const std::array<std::size_t, 1> shield{1};
        ghostParts(desk.document, shield);
        const QImage faint = desk.picture();
        keepPicture(faint, "ghosted_shield");
        hidePart(desk.document, 1);
        const QImage without = desk.picture();
        QVERIFY(differingPixels(whole, faint) > 3000);
        QVERIFY(differingPixels(faint, without) > 3000);
        desk.document.undoStack().undo();
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, desk.placeOf(Vec3(0.1, 0.1, 0.0)));
        QCOMPARE(desk.document.state().selection.part, 0);
    }

    void theEyeGhosts() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(limbBehindAShield(), {}));
        desk.window.show();
        auto* parts = desk.window.findChild<QDockWidget*>("panel.parts");
        parts->show();
        parts->raise();
        QCoreApplication::processEvents();
        auto* table = desk.window.findChild<QTableView*>("parts.table");
        const QModelIndex eye = table->model()->index(1, PartsModel::Eye);
        const auto press = [&](Qt::KeyboardModifiers keys) {
            QTest::mouseClick(table->viewport(), Qt::LeftButton, keys, table->visualRect(eye).center());
        };
        press(Qt::ControlModifier);
        QVERIFY(isGhosted(document.state(), 1));
        QCOMPARE(eye.data(Qt::AccessibleTextRole).toString(), QString("ghosted"));
        press(Qt::NoModifier);
        QVERIFY(!anyHidden(document.state()));
        selectPart(document, 1);
        desk.window.actions()["parts.ghost"]->trigger();
        QVERIFY(isGhosted(document.state(), 1));
        desk.window.actions()["parts.ghost"]->trigger();
        QVERIFY(!anyHidden(document.state()));
        desk.window.actions()["parts.ghostOthers"]->trigger();
        QVERIFY(isGhosted(document.state(), 0) && !isGhosted(document.state(), 1));
    }

    /// The eye of one of several selected rows is for all of them.
    void theTreeHidesJoints() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(limbBehindAShield(), {}));
        desk.window.show();
        desk.window.findChild<QDockWidget*>("panel.joints")->raise();
        QCoreApplication::processEvents();
        auto* tree = desk.window.findChild<QTreeView*>("joints.tree");
        const QModelIndex root = tree->model()->index(0, 0);
        const QModelIndex child = tree->model()->index(0, 0, root);
        selectJoints(document, std::array{0, 1}, 0);
        const auto press = [&](const QModelIndex& row) {
            const QModelIndex eye = row.siblingAtColumn(JointTreeModel::Eye);
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(eye).center());
        };
        press(child);
        QVERIFY(isJointHidden(document.state(), 0) && isJointHidden(document.state(), 1));
        QVERIFY(!isJointHidden(document.state(), 2));
        QCOMPARE(child.siblingAtColumn(JointTreeModel::Eye).data(Qt::AccessibleTextRole).toString(),
                 QString("hidden"));
        document.undoStack().undo();
        QVERIFY(!anyHidden(document.state()));
    }
};

SINEW_TEST(TestHiddenParts, QApplication)

} // namespace testHiddenParts

#include "TestHiddenParts.moc"
