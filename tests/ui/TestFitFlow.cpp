#include "app/document/edits/Edits.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

#include <cmath>
#include <utility>

namespace testFitFlow {

using namespace sinew::test;
using namespace sinew;

/// A skeleton that lies outside the mesh, in the window.
class TestFitFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theReportOffersTheFit() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        Scene scene = test::limb();
        fitSkeleton(scene.skeleton, {0.01, Mat3::Identity(), Vec3(0, 4, 0)});
        DocumentState state = stateOfScene(std::move(scene), {});
        state.settings.resolution = 64;
        state.settings.automatic = false;
        document.reset(std::move(state));
        auto* button = desk.window.findChild<QPushButton*>("report.fixAll");
        QVERIFY(button != nullptr && button->isHidden());
        desk.window.actions()["bind.run"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document.state().bound(), kPatience);
        QVERIFY(!button->isHidden());
        QVERIFY(desk.window.statusBar()->currentMessage().contains("outside the mesh"));
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        const QString first = tree->model()->index(0, 0, tree->model()->index(0, 0)).data().toString();
        QVERIFY2(first.contains("skeleton does not fit the mesh") && first.contains("scaled by "),
                 qPrintable(first));
        const QUndoStack& undo = document.undoStack();
        const int steps = undo.count();
        const auto astray = document.state().scene;
        button->click();
        // It fits and binds again, each a step.
        QTRY_COMPARE_WITH_TIMEOUT(undo.count(), steps + 2, kPatience);
        QVERIFY(document.state().bound() && !document.state().report->skeletonFit);
        QVERIFY(!desk.window.statusBar()->currentMessage().contains("outside the mesh"));
        QVERIFY(button->isHidden());
        const Aabb box = bounds(*document.state().scene);
        for (std::size_t j = 0; j < document.state().scene->skeleton.size(); ++j) {
            QVERIFY(std::abs(document.state().scene->skeleton.position(j).y()) < box.max.y());
        }
        desk.window.actions()["edit.undo"]->trigger();
        desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(document.state().scene == astray);
        QVERIFY(!button->isHidden());
    }

    void theMenuLeavesARightOneAlone() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        QAction* fit = desk.window.actions()["bind.fitSkeleton"];
        QVERIFY(!fit->isEnabled());
        document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(fit->isEnabled());
        const DocumentState before = document.state();
        fit->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.session.busy(), kPatience);
        QVERIFY(document.state() == before);
    }
};

SINEW_TEST(TestFitFlow, QApplication)

} // namespace testFitFlow

#include "TestFitFlow.moc"
