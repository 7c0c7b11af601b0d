#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/ViewportWidget.h"

#include <QFile>
#include <QSet>
#include <QTest>
#include <QToolBar>

namespace testToolTable {

using namespace sinew;
using namespace sinew::test;

/// A tool is a row of the table: action, menu, tool bar, key, hint and cursor come from there.
class TestToolTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyToolHasOneRow() {
        QSet<int> tools;
        QSet<QString> ids;
        for (const ToolRow& row : toolTable()) {
            QVERIFY2(row.tool != ViewTool::Count, row.id);
            QVERIFY2(!tools.contains(static_cast<int>(row.tool)), row.id);
            QVERIFY2(!ids.contains(row.id), row.id);
            tools.insert(static_cast<int>(row.tool));
            ids.insert(row.id);
        }
        for (int tool = 0; tool < static_cast<int>(ViewTool::Count); ++tool) {
            QVERIFY2(tools.contains(tool), qPrintable(QString("no row for tool %1").arg(tool)));
        }
    }

    void everyRowIsComplete() {
        useResources();
        QSet<QString> keys;
        for (const ToolRow& row : toolTable()) {
            QVERIFY2(*row.text != '\0' && *row.tip != '\0' && *row.keys != '\0', row.id);
            QVERIFY2(!keys.contains(row.keys), row.id);
            keys.insert(row.keys);
            QVERIFY2(QFile::exists(QString(":/icons/%1.svg").arg(row.icon)), row.icon);
        }
    }

    void everyToolIsAnAction() {
        const WindowDesk desk;
        const auto* bar = desk.window.findChild<QToolBar*>("toolbar");
        for (const ToolRow& row : toolTable()) {
            QAction* action = desk.window.actions()[row.id];
            QVERIFY2(action->isCheckable(), row.id);
            QVERIFY2(bar->actions().contains(action), row.id);
            QVERIFY2(!action->statusTip().isEmpty(), row.id);
        }
    }

    void everyToolCanBeTaken() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        auto* view = desk.window.findChild<ViewportWidget*>();
        QCOMPARE(view->tool(), toolTable().front().tool);
        for (const ToolRow& row : toolTable()) {
            desk.window.actions()[row.id]->trigger();
            QCOMPARE(view->tool(), row.tool);
            QVERIFY2(desk.window.actions()[row.id]->isChecked(), row.id);
            const bool vertices = row.menu == ToolMenu::Select || row.menu == ToolMenu::Weights ||
                                  row.menu == ToolMenu::Regions;
            QCOMPARE(view->vertexTool(), vertices);
            const bool aims = vertices || row.menu == ToolMenu::Cage || row.menu == ToolMenu::Skeleton;
            QCOMPARE(view->cursor().shape(), aims ? Qt::CrossCursor : Qt::ArrowCursor);
        }
    }
};

SINEW_TEST(TestToolTable, QApplication)

} // namespace testToolTable

#include "TestToolTable.moc"
