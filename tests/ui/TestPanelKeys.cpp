#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/models/JointTreeModel.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListView>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

namespace testPanelKeys {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a character, in front.
struct OpenDesk : WindowDesk {
    OpenDesk() {
        workspace.document.reset(stateOfScene(richScene(), {}));
        window.show();
        window.activateWindow();
    }
    template<typename T>
    T* find(const char* name) {
        return window.findChild<T*>(name);
    }
    ViewportWidget* view() { return window.findChild<ViewportWidget*>(); }
    const DocumentState& state() const { return workspace.document.state(); }
};

void raise(OpenDesk& desk, const char* dock) {
    auto* panel = desk.find<QDockWidget>(dock);
    panel->show();
    panel->raise();
}

/// A place of the view where nothing is.
QPoint nowhere(const QWidget& view) {
    return {3, view.height() - 4};
}

} // namespace

class TestPanelKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void selectAllMeansTheRowsOfAList() {
        OpenDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto* tree = desk.find<QTreeView>("joints.tree");
        raise(desk, "panel.joints");
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_A, Qt::ControlModifier);
        QVERIFY(!desk.state().selected);
        const auto rows = static_cast<int>(desk.state().scene->skeleton.size());
        QCOMPARE(tree->selectionModel()->selectedRows().size(), rows);

        for (const char* line : {"one", "two"}) {
            desk.workspace.log.inlet()->add({LogLevel::Info, QDateTime::currentDateTime(), line});
        }
        auto* log = desk.find<QListView>("log.list");
        QTRY_VERIFY(log->model()->rowCount() >= 2);
        raise(desk, "panel.log");
        log->setFocus();
        QTest::keyClick(log, Qt::Key_A, Qt::ControlModifier);
        QVERIFY(!desk.state().selected);
        QCOMPARE(log->selectionModel()->selectedIndexes().size(), log->model()->rowCount());

        // Of lists with one chosen row there is no "all", and it means nothing else either.
        auto* parts = desk.find<QAbstractItemView>("parts.table");
        raise(desk, "panel.parts");
        parts->setFocus();
        QTest::keyClick(parts, Qt::Key_A, Qt::ControlModifier);
        QVERIFY(!desk.state().selected);

        auto* filter = desk.find<QLineEdit>("joints.filter");
        raise(desk, "panel.joints");
        filter->setText("hand");
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(filter->selectedText(), QString("hand"));
        QVERIFY(!desk.state().selected);
    }

    void padlocksTakeAllChosenRows() {
        OpenDesk desk;
        auto* tree = desk.find<QTreeView>("joints.tree");
        raise(desk, "panel.joints");
        tree->selectAll();
        const QModelIndex first = tree->model()->index(0, JointTreeModel::Lock);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(first).center());
        QCOMPARE(desk.state().locked, std::vector<bool>(desk.state().scene->skeleton.size(), true));
        desk.workspace.document.undoStack().undo();
        QVERIFY(desk.state().locked.empty());
    }

    void selectAllMeansVerticesInTheView() {
        OpenDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.view()->setFocus();
        QTest::keyClick(desk.view(), Qt::Key_A, Qt::ControlModifier);
        QVERIFY(desk.state().selected);
    }

    void enterGivesTheFocusBack() {
        OpenDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        selectJoint(desk.workspace.document, 1);
        raise(desk, "panel.pose");
        auto* field = desk.find<QDoubleSpinBox>("pose.rotate.y");
        for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
            field->setFocus();
            QTest::keyClick(field, enter);
            QTRY_VERIFY(desk.view()->hasFocus());
        }
        // Single keys are the view's again.
        const Vec3 before = desk.view()->camera().eye();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F);
        QVERIFY(desk.view()->camera().eye() != before);
    }

    /// Escape in the search for a joint and a click on the status bar end it: digits choose modes again.
    void theSearchGivesTheFocusBack() {
        OpenDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        raise(desk, "panel.joints");
        auto* filter = desk.find<QLineEdit>("joints.filter");
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Escape);
        QTRY_VERIFY(desk.view()->hasFocus());
        filter->setFocus();
        QVERIFY(filter->hasFocus());
        QStatusBar* bar = desk.window.statusBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, {4, bar->height() / 2});
        QTRY_VERIFY(desk.view()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_4);
        QVERIFY(desk.window.actions()["mode.paint"]->isChecked());
        QVERIFY(filter->text().isEmpty());
    }

    void enterCommitsFirst() {
        OpenDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        raise(desk, "panel.bind");
        auto* field = desk.find<QDoubleSpinBox>("bind.pruneBelow");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, "0.02");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(desk.state().settings.pruneBelow, 0.02);
        QTRY_VERIFY(desk.view()->hasFocus());
        QCOMPARE(desk.workspace.document.undoStack().count(), 1);
    }

    void aClickThatEndsTypingKeepsTheSelection() {
        if (QGuiApplication::platformName() == "offscreen") {
            QSKIP("No display: nothing is picked in the view.");
        }
        OpenDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        raise(desk, "panel.pose");
        auto* field = desk.find<QDoubleSpinBox>("pose.rotate.y");
        for (const ViewTool tool : {ViewTool::Select, ViewTool::BoxSelect}) {
            selectAllVertices(desk.workspace.document);
            selectJoint(desk.workspace.document, 1);
            desk.view()->setTool(tool);
            field->setFocus();
            QVERIFY(field->hasFocus());
            desk.view()->setFocus(Qt::MouseFocusReason); // as the window system does before the press
            QTest::mouseClick(desk.view(), Qt::LeftButton, {}, nowhere(*desk.view()));
            QVERIFY(desk.state().selected);
            QCOMPARE(desk.state().selection.joint, 1);
            QTest::mouseClick(desk.view(), Qt::LeftButton, {}, nowhere(*desk.view()));
            QVERIFY(tool == ViewTool::Select ? desk.state().selection == Selection{}
                                             : !desk.state().selected);
        }
    }

    void aClickOnNothingDeselects() {
        if (QGuiApplication::platformName() == "offscreen") {
            QSKIP("No display: nothing is picked in the view.");
        }
        OpenDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        selectJoint(desk.workspace.document, 1);
        // From a list it is a click like any other.
        desk.find<QTreeView>("joints.tree")->setFocus();
        desk.view()->setFocus(Qt::MouseFocusReason);
        QTest::mouseClick(desk.view(), Qt::LeftButton, {}, nowhere(*desk.view()));
        QVERIFY(desk.state().selection == Selection{});
        // So it is after Enter, which gave the focus back before.
        selectJoint(desk.workspace.document, 1);
        raise(desk, "panel.pose");
        auto* field = desk.find<QDoubleSpinBox>("pose.rotate.y");
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(desk.view()->hasFocus());
        QTest::mouseClick(desk.view(), Qt::LeftButton, {}, nowhere(*desk.view()));
        QVERIFY(desk.state().selection == Selection{});
    }
};

SINEW_TEST(TestPanelKeys, QApplication)

} // namespace testPanelKeys

#include "TestPanelKeys.moc"
