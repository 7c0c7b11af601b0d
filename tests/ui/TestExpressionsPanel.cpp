#include "app/document/avatar/FaceEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/FaceScene.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/PanelControls.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/panels/avatar/ExpressionsPanel.h"
#include "ui/widgets/Forms.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QTableWidget>
#include <QTest>

namespace testExpressionsPanel {

using namespace sinew;
using namespace sinew::test;

namespace {

struct FaceDesk : WindowDesk {
    explicit FaceDesk(const Scene& scene) {
        workspace.document.reset(stateOfScene(scene, {}));
        window.show();
        window.actions()["pose.expressions"]->trigger();
        handleEvents();
    }
    template<typename T>
    T* find(const char* name) const {
        return control<T>(*this, name);
    }
    QTableWidget* table() const { return find<QTableWidget>("expressions.table"); }
    void press(const char* name) const {
        find<QPushButton>(name)->click();
        handleEvents();
    }
    Document& document() { return workspace.document; }
    const Avatar& avatar() const { return avatarOf(workspace.document.state()); }
    int steps() { return document().undoStack().count(); }
    void choose(const char* name) const {
        table()->setCurrentCell(table()->findItems(name, Qt::MatchExactly).first()->row(), 0);
    }
};

} // namespace

/// The panel for the face of an avatar.
class TestExpressionsPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMenuOpensIt() {
        const FaceDesk desk(arkitScene());
        QVERIFY(!desk.window.findChild<QDockWidget*>("panel.expressions")->visibleRegion().isEmpty());
        QCOMPARE(desk.table()->rowCount(), static_cast<int>(kPresetExpressions.size()));
        QVERIFY(!desk.find<QSlider>("expressions.preview.happy")->isEnabled());
    }

    /// A table shows screen readers its cells, not what lies in them.
    void slidersAreFoundByName() {
        FaceDesk desk(arkitScene());
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(desk.table());
        QVERIFY(table != nullptr && table->tableInterface() != nullptr);
        const QString name = desk.find<QSlider>("expressions.preview.happy")->accessibleName();
        QStringList names;
        for (int row = 0; row < desk.table()->rowCount(); ++row) {
            names << table->tableInterface()->cellAt(row, 1)->text(QAccessible::Name);
        }
        QVERIFY(!name.isEmpty());
        QCOMPARE(names.count(name), 1);
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void proposedOnesCanBeSeen() {
        FaceDesk desk(arkitScene());
        desk.press("expressions.propose");
        QCOMPARE(desk.steps(), 1);
        auto* slider = desk.find<QSlider>("expressions.preview.happy");
        QVERIFY(slider->isEnabled());
        const std::vector<Vec3> rest = desk.workspace.posed.vertices(0);
        slider->setValue(100);
        QVERIFY(desk.workspace.posed.vertices(0) != rest);
        QCOMPARE(desk.steps(), 1); // no step, and nothing to save
        desk.press("expressions.reset");
        QVERIFY(desk.workspace.posed.vertices(0) == rest);
        QCOMPARE(slider->value(), 0);
    }

    void theChosenOneIsCorrected() {
        FaceDesk desk(arkitScene());
        desk.press("expressions.propose");
        desk.choose("aa");
        auto* shapes = desk.find<QListWidget>("expressions.shapes");
        QCOMPARE(shapes->count(), 1);
        QCOMPARE(shapes->item(0)->text(), QString("jawOpen: 70 %"));
        desk.find<SliderSpin>("expressions.weight")->spin()->setValue(50.0);
        QCOMPARE(expressionOf(desk.document().state(), "aa")->shapes[0].weight, 0.5);
        QCOMPARE(shapes->item(0)->text(), QString("jawOpen: 50 %"));
        auto* add = desk.find<QComboBox>("expressions.addShape");
        test::choose(add, add->findText("tongueOut"));
        QCOMPARE(shapes->count(), 2);
        QCOMPARE(add->findText("tongueOut"), -1);
        QCOMPARE(shapes->currentRow(), 1);
        desk.press("expressions.removeShape");
        QCOMPARE(shapes->count(), 1);
        test::choose(desk.find<QComboBox>("expressions.override.blink"), 2);
        QCOMPARE(expressionOf(desk.document().state(), "aa")->blink, ExpressionOverride::Blend);
        desk.find<QCheckBox>("expressions.binary")->click();
        QVERIFY(expressionOf(desk.document().state(), "aa")->binary);
        desk.press("expressions.remove");
        QVERIFY(expressionOf(desk.document().state(), "aa") == nullptr);
        QCOMPARE(shapes->count(), 0);
        QCOMPARE(desk.steps(), 7);
        while (desk.document().undoStack().canUndo()) {
            desk.document().undoStack().undo();
        }
        QVERIFY(desk.avatar().empty());
    }

    void aPresetWithoutShapesGetsItsFirst() {
        FaceDesk desk(arkitScene());
        desk.choose("happy");
        auto* add = desk.find<QComboBox>("expressions.addShape");
        test::choose(add, add->findText("mouthPucker"));
        QCOMPARE(desk.avatar().expressions.size(), std::size_t{1});
        QVERIFY(desk.find<QSlider>("expressions.preview.happy")->isEnabled());
    }

    void ownOnesHaveNames() {
        FaceDesk desk(arkitScene());
        desk.press("expressions.add");
        const int row = desk.table()->rowCount() - 1;
        QCOMPARE(desk.table()->currentRow(), row);
        desk.table()->item(row, 0)->setText("grin");
        handleEvents();
        QCOMPARE(desk.avatar().expressions[0].name, std::string("grin"));
        QCOMPARE(desk.table()->item(row, 0)->text(), QString("grin"));
        desk.press("expressions.add");
        desk.table()->item(row + 1, 0)->setText("grin"); // taken
        handleEvents();
        QVERIFY(!desk.prompts.errors.isEmpty());
        QVERIFY(desk.table()->item(row + 1, 0)->text() != "grin");
    }

    void constraintsAreEdited() {
        FaceDesk desk(faceScene());
        desk.find<FoldBox>("fold.expressions.constraints")->setOpen(true);
        QVERIFY(!desk.find<QPushButton>("constraints.add")->isEnabled());
        selectJoint(desk.document(), 3);
        desk.press("constraints.add");
        QCOMPARE(desk.find<QListWidget>("constraints.list")->count(), 1);
        QVERIFY(desk.find<QComboBox>("constraints.axis")->isHidden());
        test::choose(desk.find<QComboBox>("constraints.kind"), 1);
        auto* axis = desk.find<QComboBox>("constraints.axis");
        QCOMPARE(axis->count(), 6);
        test::choose(axis, 4);
        QVERIFY(desk.avatar().constraints[0].negative);
        QCOMPARE(desk.avatar().constraints[0].axis, 1);
        auto* source = desk.find<QComboBox>("constraints.source");
        test::choose(source, source->findText("Jaw")); // itself
        QVERIFY(!desk.prompts.errors.isEmpty());
        QCOMPARE(source->currentText(), QString("Head"));
        desk.press("constraints.remove");
        QVERIFY(desk.avatar().empty());
        desk.press("constraints.find");
        QVERIFY(desk.avatar().empty()); // no twist joints here
    }

    void looksAndFirstPersonAreChosen() {
        FaceDesk desk(faceScene());
        test::choose(desk.find<QComboBox>("look.kind"), 1);
        QCOMPARE(desk.avatar().lookAt->kind, LookKind::Joints);
        QVERIFY(!desk.avatar().lookAt->offset.isZero());
        desk.find<SliderSpin>("look.up")->spin()->setValue(15.0);
        QCOMPARE(desk.avatar().lookAt->up.output, 15.0);
        test::choose(desk.find<QComboBox>("look.kind"), 0);
        QVERIFY(!desk.avatar().lookAt.has_value());
        auto* parts = desk.find<QListWidget>("firstPerson.parts");
        parts->setCurrentRow(0);
        test::choose(desk.find<QComboBox>("firstPerson.flag"), 2);
        QCOMPARE(firstPersonOf(desk.avatar().firstPerson, 0), FirstPerson::ThirdPersonOnly);
        QVERIFY(parts->item(0)->text().contains("others"));
    }

    void withoutACharacterNothingCanBeDone() {
        WindowDesk desk;
        desk.window.show();
        desk.window.actions()["pose.expressions"]->trigger();
        QVERIFY(!control<QPushButton>(desk, "expressions.propose")->isEnabled());
        QCOMPARE(control<QTableWidget>(desk, "expressions.table")->rowCount(), 0);
    }
};

SINEW_TEST(TestExpressionsPanel, QApplication)

} // namespace testExpressionsPanel

#include "TestExpressionsPanel.moc"
