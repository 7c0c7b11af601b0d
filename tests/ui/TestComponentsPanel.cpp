#include "app/document/edits/Edits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/models/WeightModels.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QTest>

#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace testComponentsPanel {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a limb whose vertices go from its first joint to its last, ten of them selected.
struct TableDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    QTableView* table = desk.window.findChild<QTableView*>("components.table");
    QDockWidget* dock = desk.window.findChild<QDockWidget*>("panel.components");

    TableDesk() {
        Scene scene = test::limb();
        const std::size_t count = scene.parts[0].mesh->vertexCount();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < count; ++p) {
            const float fraction = static_cast<float>(p + 1) / static_cast<float>(count + 1);
            builder.add(std::array{Influence{0, fraction}, Influence{1, 1.0F - fraction}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        document.reset(stateOfScene(std::move(scene), {}));
        desk.window.show();
        desk.window.actions()["weights.components"]->trigger();
        VertexSet picked = noVertices(document.state());
        for (std::size_t p = 0; p < 10; ++p) {
            picked.set(0, p);
        }
        setSelectedVertices(document, picked, "Select");
        QCoreApplication::processEvents();
    }
    double percent(int row, int column) const {
        return table->model()->index(row, column).data(Qt::EditRole).toDouble();
    }
    void type(const QString& number) const {
        table->setFocus();
        QTest::keyClicks(table, number.left(1)); // opens the field with it
        auto* field = table->viewport()->findChild<QLineEdit*>();
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, number.mid(1));
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
};

} // namespace

class TestComponentsPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itsCommandShowsIt() {
        WindowDesk desk;
        desk.window.show();
        const auto* dock = desk.window.findChild<QDockWidget*>("panel.components");
        QVERIFY(!dock->isVisible());
        QVERIFY(!desk.window.actions()["weights.components"]->isEnabled()); // there are no weights
        const TableDesk table;
        QVERIFY(table.dock->isVisible());
        QVERIFY(table.dock->findChild<QLabel*>("components.count")->text().contains("10"));
        QCOMPARE(table.table->model()->rowCount(), 10);
    }

    /// Names are whole where the table has the room, and columns share a narrow one.
    void namesAreCutOnlyWithoutRoom() {
        const TableDesk desk;
        desk.document.change("Rename", [](DocumentState& state) {
            Scene scene = *state.scene;
            scene.skeleton.joints[1].name = "LeftHandThumbDistalEnd";
            state.scene = std::make_shared<const Scene>(std::move(scene));
        });
        desk.table->setFixedWidth(900);
        QCoreApplication::processEvents();
        const QHeaderView* header = desk.table->horizontalHeader();
        const auto total = [header] {
            int width = 0;
            for (int column = 0; column < header->count(); ++column) {
                width += header->sectionSize(column);
            }
            return width;
        };
        bool named = false;
        for (int column = 0; column < header->count(); ++column) {
            named = named || header->model()->headerData(column, Qt::Horizontal).toString().contains("Thumb");
            QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
        }
        QVERIFY(named);
        QVERIFY(total() <= desk.table->viewport()->width());
        const int wide = total();
        desk.table->setFixedWidth(300);
        QCoreApplication::processEvents();
        QVERIFY(total() < wide);
        QVERIFY(header->sectionSize(0) >= header->defaultSectionSize());
    }

    void aNumberGoesToAllSelectedCells() {
        const TableDesk desk;
        const int steps = desk.document.undoStack().index();
        QItemSelectionModel& chosen = *desk.table->selectionModel();
        chosen.setCurrentIndex(desk.table->model()->index(2, 0), QItemSelectionModel::ClearAndSelect);
        for (const int row : {3, 4}) {
            chosen.select(desk.table->model()->index(row, 0), QItemSelectionModel::Select);
        }
        const int chose = desk.document.undoStack().index();
        QVERIFY(chose >= steps);
        desk.type("25");
        for (const int row : {2, 3, 4}) {
            QVERIFY2(std::abs(desk.percent(row, 0) - 25.0) < 1e-4, qPrintable(QString::number(row)));
            QVERIFY(std::abs(desk.percent(row, 1) - 75.0) < 1e-4);
        }
        QVERIFY(std::abs(desk.percent(5, 0) - 25.0) > 1.0);
        QCOMPARE(desk.document.undoStack().index(), chose + 1);
        QCOMPARE(chosen.selectedIndexes().size(), 3); // the next number goes there too
        desk.document.undoStack().undo();
        QVERIFY(std::abs(desk.percent(3, 0) - 25.0) > 1.0);
    }

    void aClickOnANameSorts() {
        const TableDesk desk;
        QHeaderView* header = desk.table->horizontalHeader();
        const QPoint name(header->sectionViewportPosition(1) + 8, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
        QVERIFY(desk.percent(0, 1) < desk.percent(9, 1));
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
        QVERIFY(desk.percent(0, 1) > desk.percent(9, 1));
    }

    void cellsAreCopiedAndPasted() {
        const TableDesk desk;
        QItemSelectionModel& chosen = *desk.table->selectionModel();
        const auto at = [&](int row, int column) { return desk.table->model()->index(row, column); };
        const double first = desk.percent(8, 0);
        const double second = desk.percent(9, 0);
        chosen.setCurrentIndex(at(8, 0), QItemSelectionModel::ClearAndSelect);
        chosen.select(QItemSelection(at(8, 0), at(9, 1)), QItemSelectionModel::ClearAndSelect);
        desk.table->setFocus();
        QTest::keyClick(desk.table, Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied.count('\n'), qsizetype{1});
        QCOMPARE(copied.count('\t'), qsizetype{2});
        chosen.setCurrentIndex(at(1, 0), QItemSelectionModel::ClearAndSelect);
        const int steps = desk.document.undoStack().index();
        QTest::keyClick(desk.table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.document.undoStack().index(), steps + 1);
        QVERIFY(std::abs(desk.percent(1, 0) - first) < 1e-3 && std::abs(desk.percent(2, 0) - second) < 1e-3);
        QVERIFY(std::abs(desk.percent(1, 1) - (100.0 - first)) < 1e-3);
        // One number goes to all selected cells.
        QGuiApplication::clipboard()->setText("12,5 %");
        chosen.select(QItemSelection(at(4, 0), at(6, 0)), QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(desk.table, Qt::Key_V, Qt::ControlModifier);
        for (const int row : {4, 5, 6}) {
            QVERIFY(std::abs(desk.percent(row, 0) - 12.5) < 1e-3);
        }
        const int before = desk.document.undoStack().index();
        QGuiApplication::clipboard()->setText("no number");
        QTest::keyClick(desk.table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(desk.document.undoStack().index(), before);
    }

    void theMenuCopiesPastesAndLocks() {
        const TableDesk desk;
        desk.table->setCurrentIndex(desk.table->model()->index(2, 1));
        Q_EMIT desk.table->customContextMenuRequested(QPoint(5, 5));
        auto* menu = desk.desk.window.findChild<QMenu*>("components.menu");
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), qsizetype{3});
        QGuiApplication::clipboard()->clear();
        menu->actions()[0]->trigger();
        QVERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        menu->actions()[2]->trigger();
        QVERIFY(isLocked(desk.document.state(), 1));
        menu->close();
    }

    void aDoubleClickLocksOrInspects() {
        const TableDesk desk;
        Q_EMIT desk.table->horizontalHeader()->sectionDoubleClicked(1);
        QVERIFY(isLocked(desk.document.state(), 1));
        QVERIFY(desk.table->model()->headerData(1, Qt::Horizontal).toString().contains("locked"));
        Q_EMIT desk.table->horizontalHeader()->sectionDoubleClicked(1);
        QVERIFY(!isLocked(desk.document.state(), 1));
        Q_EMIT desk.table->verticalHeader()->sectionDoubleClicked(6);
        QCOMPARE(desk.document.state().selection.vertex, std::optional(VertexId{0, 6}));
        QCOMPARE(desk.table->model()->rowCount(), 10);
    }

    void theCurrentCellsJointIsTheSelectedOne() {
        const TableDesk desk;
        desk.table->setCurrentIndex(desk.table->model()->index(4, 1));
        QCOMPARE(desk.document.state().selection.joint, 1);
        QCOMPARE(desk.table->currentIndex().row(), 4);
    }
};

SINEW_TEST(TestComponentsPanel, QApplication)

} // namespace testComponentsPanel

#include "TestComponentsPanel.moc"
