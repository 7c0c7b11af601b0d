#include "tests/app/support/FaultyLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/panels/ReportPanel.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace testFaultRows {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a rigged limb that has two faulty vertices.
struct FaultDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    FaultyLimb limb = faultyLimb();
    ReportPanel* panel = desk.window.findChild<ReportPanel*>();
    QTreeView* tree = desk.window.findChild<QTreeView*>("report.tree");

    FaultDesk() { document.reset(stateOfScene(limb.scene, {})); }
    bool settle() {
        return QTest::qWaitFor(
            [this] {
                return !desk.workspace.operationRunner.running() && !desk.workspace.weightCheck.busy();
            },
            kPatience);
    }
    /// The row about this vertex.
    QModelIndex rowOf(std::uint32_t vertex) const {
        const QModelIndex section = tree->model()->index(0, 0);
        for (int row = 0; row < tree->model()->rowCount(section); ++row) {
            const QModelIndex index = tree->model()->index(row, 0, section);
            const std::vector<VertexId> vertices = panel->verticesAt(index);
            if (std::ranges::find(vertices, VertexId{0, vertex}) != vertices.end()) {
                return index;
            }
        }
        return {};
    }
    QToolButton* buttonOf(std::uint32_t vertex) const {
        const QModelIndex row = rowOf(vertex);
        return row.isValid()
                   ? qobject_cast<QToolButton*>(tree->indexWidget(row.siblingAtColumn(ReportModel::Fix)))
                   : nullptr;
    }
};

} // namespace

/// Faults of a file's own weights in the Report panel.
class TestFaultRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsSaidWhileTheWeightsAreChecked() {
        FaultDesk faulty;
        const auto* summary = faulty.desk.window.findChild<QLabel*>("report.summary");
        QVERIFY(faulty.desk.workspace.weightCheck.busy());
        QCOMPARE(summary->text(), QString("Checking..."));
        QVERIFY(faulty.settle());
        QVERIFY2(summary->text().startsWith("Issues: "), qPrintable(summary->text()));
    }

    void aRowSelectsItsVertices() {
        FaultDesk faults;
        QVERIFY(faults.panel && faults.tree && faults.tree->isColumnHidden(ReportModel::Fix));
        QVERIFY(faults.settle());
        const QModelIndex row = faults.rowOf(faults.limb.zero);
        QVERIFY(row.isValid());
        QVERIFY2(row.data().toString().contains("without weights"), qPrintable(row.data().toString()));
        QCOMPARE(row.data(ReportModel::CountRole).toULongLong(), 1ULL);
        QVERIFY(!faults.tree->isColumnHidden(ReportModel::Fix));
        faults.panel->choose(row);
        const auto selected = faults.document.state().selected;
        QVERIFY(selected && selected->count() == 1 && selected->has(0, faults.limb.zero));
        QCOMPARE(faults.document.state().selection.part, 0);
    }

    /// The last row goes while it is current, and the model has none of what it was about.
    void theCurrentRowMayGo() {
        FaultDesk faults;
        QVERIFY(faults.settle());
        for (int round = 0; round < 3 && faults.tree->model()->rowCount() > 0; ++round) {
            const QModelIndex section = faults.tree->model()->index(0, 0);
            const int last = faults.tree->model()->rowCount(section) - 1;
            faults.tree->setCurrentIndex(faults.tree->model()->index(last, 0, section));
            faults.panel->fix({});
            QVERIFY(faults.settle());
        }
        QCOMPARE(faults.tree->model()->rowCount(), 0);
    }

    void itsButtonRepairsThem() {
        FaultDesk faults;
        QVERIFY(faults.settle());
        QVERIFY(faults.buttonOf(faults.limb.wrong));
        QToolButton* button = faults.buttonOf(faults.limb.zero);
        QVERIFY(button && button->accessibleName().contains("without weights"));
        const SkinWeights before = weightsOf(faults.document);
        const int steps = faults.document.undoStack().count();
        button->click();
        QVERIFY(faults.settle());
        QVERIFY2(faults.desk.prompts.errors.isEmpty(), qPrintable(faults.desk.prompts.errors.join(' ')));
        QCOMPARE(faults.document.undoStack().count(), steps + 1);
        QCOMPARE(faults.document.undoStack().undoText(), QString("Repair Faulty Weights"));
        const SkinWeights& after = weightsOf(faults.document);
        QVERIFY(!after.at(faults.limb.zero).empty());
        QCOMPARE(after.at(faults.limb.wrong)[0].joint, before.at(faults.limb.wrong)[0].joint);
        QVERIFY(!faults.rowOf(faults.limb.zero).isValid() && faults.buttonOf(faults.limb.wrong));
        faults.document.undoStack().undo();
        QVERIFY(faults.settle());
        QVERIFY(faults.buttonOf(faults.limb.zero));
        QVERIFY(weightsOf(faults.document) == before);
    }

    void checkingTellsAndShowsTheReport() {
        FaultDesk faults;
        QAction* action = faults.desk.window.actions()["weights.check"];
        QVERIFY(action->isEnabled());
        action->trigger();
        QVERIFY(faults.desk.workspace.weightCheck.running());
        QVERIFY(faults.settle());
        const QString said = faults.desk.window.statusBar()->currentMessage();
        QVERIFY2(said.contains("1 without weights"), qPrintable(said));
        QVERIFY(faults.rowOf(faults.limb.zero).isValid() && faults.rowOf(faults.limb.wrong).isValid());
        faults.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!action->isEnabled() && !faults.rowOf(faults.limb.zero).isValid());
    }
};

SINEW_TEST(TestFaultRows, QApplication)

} // namespace testFaultRows

#include "TestFaultRows.moc"
