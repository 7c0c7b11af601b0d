#include "app/document/edits/Edits.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/models/ReportModel.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/viewport/ViewportWidget.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QSet>
#include <QTableView>
#include <QTest>
#include <QTreeView>

#include <array>

namespace testContextMenus {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with two parts before one another, and what right clicks open in it.
struct MenuDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    ViewportWidget* view = desk.window.findChild<ViewportWidget*>();

    MenuDesk() {
        Scene scene = test::limb();
        Mesh shield = test::box(Vec3(-3, -1, 2), Vec3(3, 1, 2.2));
        shield.name = "shield";
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(shield)), nullptr, kNone});
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        document.reset(stateOfScene(std::move(scene), {}));
        desk.window.show();
        QCoreApplication::processEvents();
        view->frameAll();
        view->setStandardView(StandardView::Front);
        desk.workspace.view.setVisible(Overlay::Skeleton, false);
    }
    ~MenuDesk() { close(); }
    QMenu* open() const { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    void close() const {
        while (QMenu* menu = open()) {
            menu->close();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QPoint placeOf(const Vec3& at) const {
        const auto projected = view->camera().project(at);
        return QPointF(projected->x, projected->y).toPoint();
    }
    QMenu* click(QPoint at) {
        close();
        QTest::mouseClick(view, Qt::RightButton, {}, at);
        return open();
    }
    static QAction* find(const QMenu* menu, const char* name) {
        for (QAction* action : menu->actions()) {
            if (action->objectName() == name) {
                return action;
            }
        }
        return nullptr;
    }
    /// Brings a panel's tab to the front.
    void raise(const char* dock) const {
        auto* panel = desk.window.findChild<QDockWidget*>(QString("panel.") + dock);
        panel->show();
        panel->raise();
        QCoreApplication::processEvents();
    }
    static void askByMouse(QAbstractItemView* list, const QModelIndex& row) {
        const QPoint at = list->visualRect(row).center();
        QTest::mouseClick(list->viewport(), Qt::RightButton, {}, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, list->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(list->viewport(), &event);
    }
    static void askByKey(QWidget* widget) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, widget->mapToGlobal(QPoint()));
        QCoreApplication::sendEvent(widget, &event);
    }
};

} // namespace

class TestContextMenus : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theViewOffersWhatFitsThePart() {
        MenuDesk menus;
        const QMenu* menu = menus.click(menus.placeOf(Vec3(0.1, 0.1, 2.2)));
        QVERIFY(menu != nullptr);
        QCOMPARE(menus.document.state().selection.part, 1);
        QCOMPARE(menu->actions().front()->text(), QString("shield"));
        MenuDesk::find(menu, "parts.hide")->trigger();
        QVERIFY(isHidden(menus.document.state(), 1));
        // The limb behind it comes next, and its vertex can be read.
        menu = menus.click(menus.placeOf(Vec3(0.1, 0.1, 0.4)));
        QVERIFY(MenuDesk::find(menu, "parts.showAll") != nullptr);
        MenuDesk::find(menu, "paint.point")->trigger();
        QCOMPARE(menus.document.state().selection.vertex->part, 0U);
        menu = menus.click(menus.placeOf(Vec3(0.1, 0.1, 0.4)));
        MenuDesk::find(menu, "paint.joint")->trigger();
        QCOMPARE(menus.document.state().selection.joint, 0);
        menu = menus.click(menus.placeOf(Vec3(0.1, 0.1, 0.4)));
        MenuDesk::find(menu, "parts.selectPoints")->trigger();
        QCOMPARE(menus.document.state().selected->count(), menus.document.state().selected->vertexCount(0));
    }

    /// K takes the strongest joint under the cursor along where none is selected, and no other then.
    void theBrushTakesTheJointUnderTheCursor() {
        MenuDesk menus;
        const auto aimAt = [&menus](const Vec3& place) {
            const QPointF at = menus.placeOf(place);
            QMouseEvent move(QEvent::MouseMove, at, menus.view->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                             {});
            QCoreApplication::sendEvent(menus.view, &move);
            menus.view->setTool(ViewTool::Select);
            menus.view->setFocus();
            QTest::keyClick(menus.view, Qt::Key_K);
        };
        hidePart(menus.document, 1);
        menus.desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&menus.desk.window));
        selectJoint(menus.document, kNone);
        aimAt(Vec3(0.1, 0.1, 0.25));
        QVERIFY(menus.view->tool() == ViewTool::PaintWeights);
        QCOMPARE(menus.document.state().selection.joint, 0);
        selectJoint(menus.document, 2);
        aimAt(Vec3(0.1, 0.1, 0.25));
        QVERIFY(menus.view->tool() == ViewTool::PaintWeights);
        QCOMPARE(menus.document.state().selection.joint, 2);
        // Beside the character there is no joint to take.
        selectJoint(menus.document, kNone);
        aimAt(Vec3(0.0, 0.9, 0.0));
        QCOMPARE(menus.document.state().selection.joint, kNone);
    }

    void theViewOffersWhatFitsTheJoint() {
        MenuDesk menus;
        menus.desk.workspace.view.setVisible(Overlay::Skeleton, true);
        const QMenu* menu = menus.click(menus.placeOf(menus.desk.workspace.posed.joints()[1].translation()));
        QCOMPARE(menus.document.state().selection.joint, 1);
        QVERIFY(MenuDesk::find(menu, "weights.lock") != nullptr);
        QVERIFY(MenuDesk::find(menu, "parts.hide") == nullptr);
        MenuDesk::find(menu, "layer.weights")->trigger();
        QVERIFY(menus.desk.workspace.view.visible(Overlay::Weights));
    }

    void restModeOffersTheSkeletonFirst() {
        MenuDesk menus;
        menus.desk.workspace.view.setVisible(Overlay::Skeleton, true);
        const QPoint joint = menus.placeOf(menus.desk.workspace.posed.joints()[1].translation());
        const QMenu* menu = menus.click(joint);
        QVERIFY(MenuDesk::find(menu, "skeleton.insert") == nullptr);
        const QAction* below = MenuDesk::find(menu, "menu.skeleton");
        QVERIFY(below != nullptr && MenuDesk::find(below->menu(), "skeleton.insert") != nullptr);
        menus.close();
        menus.desk.workspace.rest.setOn(true);
        menu = menus.click(joint);
        QVERIFY(MenuDesk::find(menu, "menu.skeleton") == nullptr);
        QVERIFY(MenuDesk::find(menu, "pose.resetJoint") == nullptr);
        QVERIFY(MenuDesk::find(menu, "weights.lock") != nullptr);
        const std::size_t before = menus.document.state().scene->skeleton.size();
        MenuDesk::find(menu, "skeleton.insert")->trigger();
        QCOMPARE(menus.document.state().scene->skeleton.size(), before + 1);
    }

    void aMenuKeepsSeveralSelectedJoints() {
        MenuDesk menus;
        menus.desk.workspace.view.setVisible(Overlay::Skeleton, true);
        selectJoints(menus.document, std::array{0, 1}, 0);
        const auto pointOfJoint = [&](std::size_t joint) {
            return menus.placeOf(menus.desk.workspace.posed.joints()[joint].translation());
        };
        const QMenu* menu = menus.click(pointOfJoint(1));
        QCOMPARE(selectedJoints(menus.document.state()), (std::vector<std::int32_t>{0, 1}));
        QCOMPARE(menus.document.state().selection.joint, 1); // what the menu is about
        QVERIFY(menu != nullptr);
        menus.click(pointOfJoint(2));
        QCOMPARE(selectedJoints(menus.document.state()), (std::vector<std::int32_t>{2}));
    }

    void theBackgroundOffersTheView() {
        MenuDesk menus;
        selectPart(menus.document, 1);
        const QMenu* menu = menus.click(QPoint(4, 4));
        QVERIFY(menu != nullptr && MenuDesk::find(menu, "view.frameAll") != nullptr);
        QVERIFY(MenuDesk::find(menu, "parts.hide") == nullptr);
        QCOMPARE(menus.document.state().selection.part, 1); // looking for a menu deselects nothing
    }

    void brushesKeepWhatIsSelected() {
        MenuDesk menus;
        setSelection(menus.document, {1, 0, {}});
        menus.view->setTool(ViewTool::PaintWeights);
        const QMenu* menu = menus.click(menus.placeOf(Vec3(0.1, 0.1, 2.2)));
        QCOMPARE(menus.document.state().selection, (Selection{1, 0, {}}));
        QVERIFY(MenuDesk::find(menu, "points.all") != nullptr);
        MenuDesk::find(menu, "parts.hide")->trigger(); // the part under the cursor, not the selected one
        QVERIFY(isHidden(menus.document.state(), 1) && !isHidden(menus.document.state(), 0));
        QCOMPARE(menus.view->tool(), ViewTool::PaintWeights);
    }

    void aDragWithTheRightButtonIsNoMenu() {
        MenuDesk menus;
        const QPoint at = menus.view->rect().center();
        QTest::mousePress(menus.view, Qt::RightButton, {}, at);
        QTest::mouseRelease(menus.view, Qt::RightButton, {}, at + QPoint(60, 20));
        QVERIFY(menus.open() == nullptr);
        QTest::mousePress(menus.view, Qt::RightButton, {}, at);
        QVERIFY(menus.open() == nullptr); // it waits for the button to be let go
        QTest::mouseRelease(menus.view, Qt::RightButton, {}, at);
        QVERIFY(menus.open() != nullptr);
    }

    void mayaZoomsWithAltAndTheRightButton() {
        MenuDesk menus;
        ViewSettings settings = menus.desk.workspace.view.settings();
        settings.navigation = Navigation::Maya;
        menus.desk.workspace.view.set(settings);
        const QPoint at = menus.view->rect().center();
        const double far = menus.view->camera().distance();
        QTest::mousePress(menus.view, Qt::RightButton, Qt::AltModifier, at);
        QMouseEvent move(QEvent::MouseMove, at + QPoint(80, 0), at + QPoint(80, 0), Qt::NoButton,
                         Qt::RightButton, Qt::AltModifier);
        QCoreApplication::sendEvent(menus.view, &move);
        QTest::mouseRelease(menus.view, Qt::RightButton, Qt::AltModifier, at + QPoint(80, 0));
        QVERIFY(menus.view->camera().distance() < far);
        QTest::mouseClick(menus.view, Qt::RightButton, Qt::AltModifier, at);
        QVERIFY(menus.open() == nullptr);
    }

    void theMenuKeyMeansWhatIsSelected() {
        MenuDesk menus;
        MenuDesk::askByKey(menus.view);
        QVERIFY(MenuDesk::find(menus.open(), "view.frameAll") != nullptr);
        menus.close();
        selectPart(menus.document, 1);
        MenuDesk::askByKey(menus.view);
        QCOMPARE(menus.open()->actions().front()->text(), QString("shield"));
        menus.close();
        selectJoint(menus.document, 1);
        MenuDesk::askByKey(menus.view);
        QVERIFY(MenuDesk::find(menus.open(), "weights.lock") != nullptr);
    }

    void jointsHaveAMenu() {
        MenuDesk menus;
        menus.raise("joints");
        auto* tree = menus.desk.window.findChild<QTreeView*>("joints.tree");
        const QModelIndex root = tree->model()->index(0, 0);
        MenuDesk::askByMouse(tree, root);
        QVERIFY(menus.open() != nullptr);
        QCOMPARE(menus.document.state().selection.joint, 0);
        QVERIFY(MenuDesk::find(menus.open(), "view.frameSelection") != nullptr);
        menus.close();
        tree->setCurrentIndex(tree->model()->index(0, 0, root));
        MenuDesk::askByKey(tree);
        QCOMPARE(menus.open()->actions().front()->text(),
                 QString::fromStdString(menus.document.state().scene->skeleton.joints[1].name));
    }

    void partsHaveAMenu() {
        MenuDesk menus;
        menus.raise("parts");
        auto* table = menus.desk.window.findChild<QTableView*>("parts.table");
        menus.document.change("Report", [](DocumentState& state) {
            BindReport report;
            report.proposals = {{1, 0, PartBinding::Rigid, 2, 0.9}};
            state.report = std::make_shared<const BindReport>(report);
        });
        MenuDesk::askByMouse(table, table->model()->index(1, 0));
        QMenu* menu = menus.open();
        QVERIFY(menu != nullptr);
        MenuDesk::find(menu, "parts.isolate")->trigger();
        QVERIFY(isIsolated(menus.document.state(), 1));
        menus.close();
        MenuDesk::askByMouse(table, table->model()->index(0, 0));
        MenuDesk::find(menus.open(), "menu.showPart")->trigger();
        QCOMPARE(hiddenCount(menus.document.state()), std::size_t{0});
        menus.close();
        table->setCurrentIndex(table->model()->index(1, 0));
        MenuDesk::askByKey(table);
        MenuDesk::find(menus.open(), "menu.acceptProposal")->trigger();
        QCOMPARE(menus.document.state().settings.parts.size(), std::size_t{1});
        menus.close();
        MenuDesk::askByKey(table);
        QVERIFY(MenuDesk::find(menus.open(), "menu.acceptProposal") == nullptr);
    }

    void severalPartsShareAMenu() {
        MenuDesk menus;
        menus.raise("parts");
        auto* table = menus.desk.window.findChild<QTableView*>("parts.table");
        table->selectAll();
        QCOMPARE(selectedParts(menus.document.state()), (std::vector<std::size_t>{0, 1}));
        MenuDesk::askByMouse(table, table->model()->index(1, 0));
        QCOMPARE(menus.open()->actions().front()->text(), QString("2 parts"));
        MenuDesk::find(menus.open(), "parts.hide")->trigger();
        QCOMPARE(hiddenCount(menus.document.state()), std::size_t{2});
        QCOMPARE(menus.document.undoStack().undoText(), QString("Hide Parts"));
        menus.document.undoStack().undo();
        menus.close();
        // In the view, Shift adds a part and takes it away.
        setSelection(menus.document, {kNone, 0, {}});
        const QPoint shield = menus.placeOf(Vec3(0.1, 0.1, 2.2));
        QTest::mouseClick(menus.view, Qt::LeftButton, Qt::ShiftModifier, shield);
        QCOMPARE(selectedParts(menus.document.state()), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(menus.document.state().selection.part, 1);
        QCOMPARE(table->selectionModel()->selectedRows().size(), 2);
        QTest::mouseClick(menus.view, Qt::LeftButton, Qt::ShiftModifier, shield);
        QCOMPARE(selectedParts(menus.document.state()), (std::vector<std::size_t>{0}));
    }

    /// A right click, a row: the pouch is mended.
    void aPartIsBoundFromItsMenu() {
        MenuDesk menus;
        setSelection(menus.document, {2, kNone, {}});
        const QMenu* menu = menus.click(menus.placeOf(Vec3(0.1, 0.1, 2.2)));
        const QMenu* bindings = MenuDesk::find(menu, "menu.binding")->menu();
        MenuDesk::find(bindings, "menu.copySkin")->trigger();
        QCOMPARE(menus.document.state().settings.parts.size(), std::size_t{1});
        QVERIFY(ruleOf(menus.document.state(), {1, 0})->binding == PartBinding::CopySkin);
        menu = menus.click(menus.placeOf(Vec3(0.1, 0.1, 2.2)));
        bindings = MenuDesk::find(menu, "menu.binding")->menu();
        MenuDesk::find(bindings, "menu.rigid")->trigger();
        const Skeleton& skeleton = menus.document.state().scene->skeleton;
        QCOMPARE(ruleOf(menus.document.state(), {1, 0})->joints.front(), skeleton.joints[2].name);
        menus.document.undoStack().undo();
        QVERIFY(ruleOf(menus.document.state(), {1, 0})->binding == PartBinding::CopySkin);
        // The limb's weights tell another joint than the selected one, so both are offered.
        menus.close();
        menus.raise("parts");
        auto* table = menus.desk.window.findChild<QTableView*>("parts.table");
        MenuDesk::askByMouse(table, table->model()->index(0, 0));
        bindings = MenuDesk::find(menus.open(), "menu.binding")->menu();
        QVERIFY(MenuDesk::find(bindings, "menu.rigidToSelected")->text() !=
                MenuDesk::find(bindings, "menu.rigid")->text());
    }

    void theReportHasAMenu() {
        MenuDesk menus;
        menus.document.change("Report", [](DocumentState& state) {
            BindReport report;
            report.proposals = {{1, 0, PartBinding::Rigid, 2, 0.9}};
            report.notices = {{NoticeCode::JointOutside, state.scene->skeleton.joints[1].name, 1, {"0.1"}},
                              {NoticeCode::RigidProposed, "shield", 8, {"0.90", "Tip"}}};
            state.report = std::make_shared<const BindReport>(report);
        });
        auto* tree = menus.desk.window.findChild<QTreeView*>("report.tree");
        const auto firstOf = [tree](int section) {
            return tree->model()->index(0, 0, tree->model()->index(section, 0));
        };
        tree->setCurrentIndex(firstOf(1));
        MenuDesk::askByKey(tree);
        MenuDesk::find(menus.open(), "menu.copyRow")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 firstOf(1).data(ReportModel::WholeTextRole).toString());
        menus.close();
        MenuDesk::askByKey(tree);
        const OrbitCamera before = menus.view->camera();
        MenuDesk::find(menus.open(), "menu.showRow")->trigger();
        QVERIFY(!(menus.view->camera() == before));
        QCOMPARE(menus.document.state().selection.joint, 1);
        QVERIFY(menus.view->mark().has_value());
        menus.close();
        QVERIFY(firstOf(0).data().toString().contains("shield"));
        tree->setCurrentIndex(firstOf(0));
        MenuDesk::askByKey(tree);
        QVERIFY(MenuDesk::find(menus.open(), "bind.fixAll") != nullptr);
        MenuDesk::find(MenuDesk::find(menus.open(), "menu.binding")->menu(), "menu.copySkin")->trigger();
        QVERIFY(ruleOf(menus.document.state(), {1, 0})->binding == PartBinding::CopySkin);
        menus.document.undoStack().undo();
        menus.close();
        tree->setCurrentIndex(firstOf(0));
        MenuDesk::askByKey(tree);
        MenuDesk::find(menus.open(), "menu.fixRow")->trigger();
        QCOMPARE(menus.document.state().settings.parts.size(), std::size_t{1});
    }

    void onlyWhatCanBeDoneIsThere() {
        MenuDesk menus;
        menus.view->setTool(ViewTool::BoxSelect);
        for (const QPoint& at : {menus.placeOf(Vec3(0.1, 0.1, 2.2)), QPoint(4, 4)}) {
            const QMenu* menu = menus.click(at);
            QVERIFY(menu != nullptr);
            QSet<QString> texts;
            for (const QAction* action : menu->actions()) {
                if (action->isSeparator() || action->text() == "shield") {
                    continue; // the latter is what it is about
                }
                QVERIFY2(action->isEnabled(), qPrintable(action->text()));
                QVERIFY2(!texts.contains(action->text()), qPrintable(action->text()));
                texts.insert(action->text());
            }
            QVERIFY(texts.size() > 3);
        }
    }
};

SINEW_TEST(TestContextMenus, QApplication)

} // namespace testContextMenus

#include "TestContextMenus.moc"
