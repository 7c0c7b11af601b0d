#include "app/document/edits/Edits.h"
#include "core/solve/Bind.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/PanelControls.h"
#include "ui/actions/Actions.h"
#include "ui/panels/bind/BindPanel.h"
#include "ui/widgets/Forms.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace testBindControls {

using namespace sinew;
using namespace sinew::test;

class TestBindControls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// What scrolls above it does not touch the foot of the panel.
    void theBarStandsClearOfTheSettings() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        desk.window.actions()["mode.bind"]->trigger();
        desk.window.show();
        const auto* bar = desk.window.findChild<BindBar*>();
        QVERIFY(bar != nullptr);
        const QScrollArea* pane =
            bar->parentWidget()->findChild<QScrollArea*>({}, Qt::FindDirectChildrenOnly);
        QVERIFY(pane != nullptr);
        QTRY_COMPARE(bar->geometry().top() - pane->geometry().bottom() - 1, 6);
    }

    void bindControlsChangeTheDocumentAndUndo() {
        WindowDesk desk;
        const BindSettings before = settingsOf(desk);
        choose(control<QComboBox>(desk, "bind.resolution"), 2);
        QCOMPARE(settingsOf(desk).resolution, 64);
        control<QSpinBox>(desk, "bind.maxInfluences")->setValue(8);
        QCOMPARE(settingsOf(desk).maxInfluences, 8);
        choose(control<QComboBox>(desk, "bind.falloff"), static_cast<int>(Falloff::Exponential));
        QVERIFY(settingsOf(desk).falloff == Falloff::Exponential);
        choose(control<QComboBox>(desk, "bind.insideRule"), static_cast<int>(InsideRule::NearestFace));
        QVERIFY(settingsOf(desk).insideRule == InsideRule::NearestFace);
        choose(control<QComboBox>(desk, "bind.lookup"), static_cast<int>(Lookup::Voxel));
        QVERIFY(settingsOf(desk).lookup == Lookup::Voxel);
        choose(control<QComboBox>(desk, "bind.paths"), static_cast<int>(Paths::Centers));
        QVERIFY(settingsOf(desk).paths == Paths::Centers);
        control<QCheckBox>(desk, "bind.uniform")->click();
        QVERIFY(settingsOf(desk).uniform);
        control<QCheckBox>(desk, "bind.windingNumbers")->click();
        QVERIFY(!settingsOf(desk).windingNumbers);
        control<QCheckBox>(desk, "bind.fix.orient")->click();
        control<QCheckBox>(desk, "bind.fix.fill")->click();
        control<QCheckBox>(desk, "bind.fix.drop-duplicates")->click();
        QVERIFY((settingsOf(desk).fixes == MeshFixes{false, true, true}));
        for (const char* name :
             {"bind.scaleByThickness", "bind.fitBones", "bind.guessLoneBones", "bind.rigidShells"}) {
            control<QCheckBox>(desk, name)->click();
        }
        QVERIFY(!settingsOf(desk).scaleByThickness && !settingsOf(desk).fitBones &&
                !settingsOf(desk).guessLoneBones && !settingsOf(desk).rigidShells);
        auto* solver = control<QComboBox>(desk, "bind.solver");
        choose(solver, solver->findData("nearest"));
        QCOMPARE(settingsOf(desk).solver, std::string("nearest"));
        control<QDoubleSpinBox>(desk, "bind.pruneBelow")->setValue(0.01);
        QCOMPARE(settingsOf(desk).pruneBelow, 0.01);
        control<QSpinBox>(desk, "bind.memoryLimit")->setValue(512);
        QCOMPARE(settingsOf(desk).memoryLimit, std::size_t{512} << 20U);
        while (desk.workspace.document.undoStack().canUndo()) {
            desk.window.actions()["edit.undo"]->trigger();
        }
        QVERIFY(settingsOf(desk) == before);
    }

    void placesAreAddedWhereAVertexIs() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        auto* refine = control<QPushButton>(desk, "places.refine");
        auto* list = control<QListWidget>(desk, "places.list");
        QVERIFY(!refine->isEnabled());
        selectVertex(document, VertexId{0, 3});
        QVERIFY(refine->isEnabled());
        refine->click();
        control<QPushButton>(desk, "places.open")->click();
        control<QPushButton>(desk, "places.close")->click();
        QCOMPARE(list->count(), 3);
        QCOMPARE(settingsOf(desk).refine.size(), std::size_t{1});
        QCOMPARE(settingsOf(desk).voxelEdits.size(), std::size_t{2});
        const Vec3 at = document.state().scene->parts[0].mesh->vertices[3];
        QVERIFY(settingsOf(desk).voxelEdits[0].solid.from.isApprox(at));
        list->setCurrentRow(0, QItemSelectionModel::ClearAndSelect);
        control<QDoubleSpinBox>(desk, "places.edges.y")->setValue(123.0);
        QVERIFY(std::abs((settingsOf(desk).refine[0].high - settingsOf(desk).refine[0].low).y() - 0.123) <
                1e-9);
        list->setCurrentRow(1, QItemSelectionModel::ClearAndSelect);
        control<QDoubleSpinBox>(desk, "places.radius")->setValue(20.0);
        QVERIFY(std::abs(settingsOf(desk).voxelEdits[0].solid.radius - 0.02) < 1e-12);
        QCOMPARE(list->item(1)->text(), QString("Separate: sphere, 4 cm"));
        list->setCurrentRow(0, QItemSelectionModel::ClearAndSelect);
        choose(control<QComboBox>(desk, "places.resolution"), 0);
        QCOMPARE(settingsOf(desk).refine[0].depth, 9);
        control<QPushButton>(desk, "places.remove")->click();
        QCOMPARE(list->count(), 2);
        while (document.undoStack().canUndo()) {
            desk.window.actions()["edit.undo"]->trigger();
        }
        QCOMPARE(list->count(), 0);
    }

    void handlesStandInForTheChosenJoint() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        auto* capsule = control<QPushButton>(desk, "handles.capsule");
        auto* list = control<QListWidget>(desk, "handles.list");
        auto* radius = control<QDoubleSpinBox>(desk, "handles.radius");
        auto* length = control<QDoubleSpinBox>(desk, "handles.length");
        QVERIFY(!capsule->isEnabled());
        selectJoint(document, 1);
        QVERIFY(capsule->isEnabled() && radius->parentWidget()->isHidden());
        for (const char* shape : {"handles.point", "handles.ball", "handles.box"}) {
            control<QPushButton>(desk, shape)->click();
        }
        list->setCurrentRow(0, QItemSelectionModel::ClearAndSelect);
        QVERIFY(radius->isHidden() && length->isHidden()); // of a point
        capsule->click();
        QCOMPARE(list->currentRow(), 3);
        radius->setValue(40.0);
        length->setValue(300.0);
        const std::vector<Handle>& handles = settingsOf(desk).handles;
        QCOMPARE(handles.size(), std::size_t{4});
        QCOMPARE(handles[3].joint, document.state().scene->skeleton.joints[1].name);
        QVERIFY(std::abs(handles[3].solid.radius - 0.04) < 1e-9);
        QVERIFY(std::abs((handles[3].solid.to - handles[3].solid.from).norm() - 0.3) < 1e-9);
        QVERIFY(list->item(3)->text().contains("8 cm by 30 cm"));
        list->setCurrentRow(1, QItemSelectionModel::ClearAndSelect);
        control<QPushButton>(desk, "handles.remove")->click();
        QCOMPARE(list->count(), 3);
        QVERIFY(settingsOf(desk).handles[1].solid.shape == SolidShape::Box);
        while (document.undoStack().canUndo()) {
            desk.window.actions()["edit.undo"]->trigger();
        }
        QCOMPARE(list->count(), 0);
    }

    void methodsAreChosenAtOnce() {
        WindowDesk desk;
        auto* method = control<QComboBox>(desk, "bind.method");
        QCOMPARE(method->currentIndex(), 0);
        choose(control<QComboBox>(desk, "bind.resolution"), 2);
        // What a user has made by hand is no preset's business.
        BindSettings made = settingsOf(desk);
        made.automatic = true;
        made.gap = 0.5;
        made.refine = {{Vec3(0, 0, 0), Vec3(1, 1, 1), 9}};
        made.voxelEdits = {{VoxelEditKind::Separate, Solid::box(Vec3(0, 0, 0), Vec3(1, 1, 1))}};
        made.fixes.fill = true;
        made.handles = {{"a", Solid::point(Vec3(0, 1, 0))}};
        setBindSettings(desk.workspace.document, made);
        QCOMPARE(method->currentIndex(), 0);
        choose(method, 1);
        QCOMPARE(settingsOf(desk).alpha, 0.1);
        QCOMPARE(settingsOf(desk).resolution, 256); // everywhere, as the paper has it
        QVERIFY(!control<QCheckBox>(desk, "bind.scaleByThickness")->isChecked());
        control<QCheckBox>(desk, "bind.scaleByThickness")->click();
        QCOMPARE(method->currentIndex(), 2); // neither one nor the other
        choose(method, 0);
        QVERIFY(settingsOf(desk) == made);
        desk.window.actions()["edit.undo"]->trigger();
        QCOMPARE(method->currentIndex(), 2);
    }

    /// The slider is never grey for being automatic: a hand on it leaves that, the box brings it back.
    void penaltyIsAutomaticOrANumber() {
        const WindowDesk desk;
        auto* penalty = control<SliderSpin>(desk, "bind.penalty");
        auto* automatic = control<QCheckBox>(desk, "bind.automaticPenalty");
        QVERIFY(penalty->isEnabled() && penalty->slider()->isEnabled() && automatic->isChecked());
        QCOMPARE(penalty->value(), effectivePenalty(settingsOf(desk)));
        penalty->slider()->triggerAction(QSlider::SliderSingleStepAdd);
        QVERIFY(!automatic->isChecked());
        QVERIFY(settingsOf(desk).penalty > 4.25 && settingsOf(desk).penalty < 4.5);
        automatic->click();
        QCOMPARE(settingsOf(desk).penalty, kAutomaticPenalty);
        QCOMPARE(penalty->value(), 4.25);
        penalty->spin()->setValue(12.0);
        QCOMPARE(settingsOf(desk).penalty, 12.0);
        QVERIFY(!automatic->isChecked());
        automatic->click();
        automatic->click(); // off: the number that was in force
        QCOMPARE(settingsOf(desk).penalty, 4.25);
        penalty->spin()->setValue(300.0); // more than the slider has
        QCOMPARE(settingsOf(desk).penalty, 300.0);
        QCOMPARE(penalty->slider()->value(), penalty->slider()->maximum());
        QCOMPARE(penalty->value(), 300.0);
    }

    /// From 0 to 40, with small numbers far apart; by keys as well.
    void penaltyIsSetWellWhereItIsSmall() {
        const WindowDesk desk;
        auto* penalty = control<SliderSpin>(desk, "bind.penalty");
        QSlider* slider = penalty->slider();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(settingsOf(desk).penalty, 0.0);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(settingsOf(desk).penalty, 1.0);
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(settingsOf(desk).penalty > 1.0 && settingsOf(desk).penalty < 1.05);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QVERIFY(settingsOf(desk).penalty > 1.1 && settingsOf(desk).penalty < 1.5);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(settingsOf(desk).penalty, 40.0);
        double before = 0.0;
        double lastStep = 0.0;
        for (int position = slider->minimum() + 1; position <= slider->maximum(); ++position) {
            slider->setValue(position);
            QVERIFY2(settingsOf(desk).penalty > before, qPrintable(QString::number(position)));
            lastStep = settingsOf(desk).penalty - before;
            before = settingsOf(desk).penalty;
        }
        QVERIFY(lastStep < 1.0);
        slider->setValue(slider->maximum() / 2);
        QVERIFY(settingsOf(desk).penalty > 4.0 && settingsOf(desk).penalty < 9.0);
    }

    /// A drag in a bent pose: one step, and the weights of a bind with that penalty.
    void aDragOfThePenaltyIsOneStep() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::twoFingers(), {})); // the gap is the penalty's work
        desk.window.show();
        desk.window.actions()["bind.run"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document.state().bound(), kPatience);
        setJointPose(document, 1, {Quat(Eigen::AngleAxisd(0.9, Vec3::UnitZ())), Vec3::Zero(), Vec3::Ones()});
        document.endMerge();
        const DocumentState before = document.state();
        const int steps = document.undoStack().count();
        QSlider* slider = control<SliderSpin>(desk, "bind.penalty")->slider();
        slider->setSliderDown(true);
        for (int position = 90; position < 130; position += 4) {
            slider->setSliderPosition(position);
            QCoreApplication::processEvents();
        }
        slider->setSliderDown(false);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.bind.running() && !document.state().stale(), kPatience);
        QCOMPARE(document.undoStack().count(), steps + 1);
        QVERIFY(document.state().pose == before.pose);
        Progress progress;
        const auto anew = bind(*document.state().scene, document.state().settings, progress);
        QVERIFY(*(*document.state().weights)[0] == *anew->weights[0]);
        QVERIFY(!(*(*before.weights)[0] == *anew->weights[0]));
        desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(document.state() == before);
        QVERIFY(control<QCheckBox>(desk, "bind.automaticPenalty")->isChecked());
    }

    /// It stands beside the stiffness, where no fold hides it.
    void penaltyIsAlwaysShown() {
        const WindowDesk desk;
        const auto* alpha = control<QWidget>(desk, "bind.alpha");
        const auto* penalty = control<QWidget>(desk, "bind.penalty");
        QVERIFY(alpha->parentWidget() == penalty->parentWidget());
        const auto* form = qobject_cast<const QFormLayout*>(penalty->parentWidget()->layout());
        QVERIFY(form != nullptr);
        int alphaRow = -1;
        int penaltyRow = -1;
        QFormLayout::ItemRole role = QFormLayout::FieldRole;
        form->getWidgetPosition(const_cast<QWidget*>(alpha), &alphaRow, &role);
        form->getWidgetPosition(const_cast<QWidget*>(penalty), &penaltyRow, &role);
        QCOMPARE(penaltyRow, alphaRow + 2); // under its name
        const QWidget* head = form->itemAt(alphaRow + 1, QFormLayout::FieldRole)->widget();
        QVERIFY(head->isAncestorOf(control<QCheckBox>(desk, "bind.automaticPenalty")));
    }

    void stiffnessSaysWhichEndIsWhich() {
        WindowDesk desk;
        const auto shown = [&](const char* name) {
            QStringList words;
            for (const QLabel* label : control<QWidget>(desk, name)->findChildren<QLabel*>()) {
                words << (label->isHidden() ? QString() : label->text());
            }
            words.removeAll(QString());
            return words;
        };
        QCOMPARE(shown("bind.alpha"), (QStringList{"soft", "stiff"}));
        QVERIFY(shown("bind.smoothing").isEmpty());
    }

    void aSliderDragIsOneStep() {
        const WindowDesk desk;
        const auto& stack = const_cast<Document&>(desk.workspace.document).undoStack();
        auto* slider = control<QWidget>(desk, "bind.alpha")->findChild<QSlider*>();
        for (int step = 20; step < 60; ++step) {
            slider->setValue(step);
        }
        QCOMPARE(settingsOf(desk).alpha, 0.59);
        QCOMPARE(stack.count(), 1);
        Q_EMIT slider->sliderReleased();
        slider->setValue(70);
        QCOMPARE(stack.count(), 2);
    }
};

SINEW_TEST(TestBindControls, QApplication)

} // namespace testBindControls

#include "TestBindControls.moc"
