#include "app/document/edits/Edits.h"
#include "app/text/SolverText.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDriver.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTest>

namespace testSolverLayerMenu {

using namespace sinew;
using namespace sinew::test;

class TestSolverLayerMenu : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySolverCanAddALayer() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        auto* menu = desk.window.findChild<QMenu*>("weights.addSolver");
        QVERIFY(menu != nullptr && !menu->menuAction()->isEnabled());
        QCOMPARE(menu->actions().size(), static_cast<qsizetype>(namedSolvers().size()));
        document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(menu->menuAction()->isEnabled());
        bindCoarsely(document);
        Driver(desk).bind();
        auto* nearest = menu->findChild<QAction*>("weights.addSolver.nearest");
        QVERIFY(nearest != nullptr);
        nearest->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.solverLayers.running(), test::kPatience);
        QCOMPARE(document.state().layers.layers.size(), std::size_t{1});
        desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(document.state().layers.layers.empty());
    }
};

SINEW_TEST(TestSolverLayerMenu, QApplication)

} // namespace testSolverLayerMenu

#include "TestSolverLayerMenu.moc"
