#include "app/view/OverlayTable.h"
#include "app/view/surface/SurfaceColors.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/theme/Theme.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/viewport/drawables/DrawTable.h"
#include "ui/window/Modes.h"

#include <QFile>
#include <QSet>
#include <QTest>
#include <QToolBar>

#include <algorithm>

namespace testToolTable {

using namespace sinew::test;
using namespace sinew;

/// A tool is a row of the table: action, menu, tool bar, key, hint and cursor come from there.
/// Every overlay is drawn by somebody, and has an icon.
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
        QSet<QAction*> shown; // each mode has some
        for (const ModeRow& mode : modeTable()) {
            desk.window.actions()[mode.id]->trigger();
            for (QAction* action : bar->actions()) {
                shown.insert(action);
            }
        }
        for (const ToolRow& row : toolTable()) {
            QAction* action = desk.window.actions()[row.id];
            QVERIFY2(action->isCheckable(), row.id);
            QVERIFY2(shown.contains(action), row.id);
            QVERIFY2(!action->statusTip().isEmpty(), row.id);
        }
    }

    void everyToolCanBeTaken() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        auto* view = desk.window.findChild<ViewportWidget*>();
        QCOMPARE(view->tool(), toolTable().front().tool);
        for (const ToolRow& row : toolTable()) {
            if (row.tool == ViewTool::MeshEdit) { // of pictures alone
                continue;
            }
            desk.window.actions()[row.id]->trigger();
            QCOMPARE(view->tool(), row.tool);
            QVERIFY2(desk.window.actions()[row.id]->isChecked(), row.id);
            const bool vertices = row.menu == ToolMenu::Edit || row.menu == ToolMenu::Select ||
                                  row.menu == ToolMenu::Weights || row.menu == ToolMenu::Regions;
            QCOMPARE(view->vertexTool(), vertices);
            const bool aims = vertices || row.menu == ToolMenu::Cage || row.menu == ToolMenu::Skeleton;
            QCOMPARE(view->cursor().shape(), aims ? Qt::CrossCursor : Qt::ArrowCursor);
        }
    }

    void everyOverlayIsDrawn() {
        QSet<int> drawn;
        for (const DrawRow& row : drawTable()) {
            QVERIFY(row.make != nullptr);
            drawn.insert(row.layer ? static_cast<int>(*row.layer) : -1);
        }
        // By the surface, by the slice, by the painters of names, of numbers and of arcs.
        const QList<Overlay> together{Overlay::Mesh,          Overlay::Wireframe,  Overlay::Octree,
                                      Overlay::SliceDistance, Overlay::JointNames, Overlay::WeightNumbers,
                                      Overlay::JointLimits};
        for (const OverlayRow& row : overlayTable()) {
            const bool colors =
                std::ranges::find(kSurfaceColorOverlays, row.layer) != kSurfaceColorOverlays.end();
            const bool elsewhere = colors || together.contains(row.layer);
            QVERIFY2(drawn.contains(static_cast<int>(row.layer)) != elsewhere, row.id);
        }
    }

    void noOverlayIsDrawnTwice() {
        QSet<int> drawn;
        for (const DrawRow& row : drawTable()) {
            if (row.layer) {
                QVERIFY2(!drawn.contains(static_cast<int>(*row.layer)), overlayRow(*row.layer).id);
                drawn.insert(static_cast<int>(*row.layer));
            }
        }
    }

    void everyIconIsThere() {
        useResources();
        for (const OverlayRow& row : overlayTable()) {
            QVERIFY2(QFile::exists(QString(":/icons/%1.svg").arg(row.icon)), row.icon);
        }
    }
};

SINEW_TEST(TestToolTable, QApplication)

} // namespace testToolTable

#include "TestToolTable.moc"
