#include "app/document/edits/Edits.h"
#include "core/solve/Bind.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/widgets/Forms.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace testPanels {

using namespace sinew;
using namespace sinew::test;

namespace {

template<typename T>
T* control(const WindowDesk& desk, const char* name) {
    T* found = desk.window.findChild<T*>(name);
    if (found == nullptr) {
        qFatal("no control %s", name);
    }
    return found;
}

const BindSettings& settings(const WindowDesk& desk) {
    return desk.workspace.document.state().settings;
}

/// Chooses as a user does, so that signals for user's choices fire.
void choose(QComboBox* box, int index) {
    box->setCurrentIndex(index);
    Q_EMIT box->activated(index);
}

} // namespace

class TestPanels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bindControlsChangeTheDocumentAndUndo() {
        WindowDesk desk;
        const BindSettings before = settings(desk);
        choose(control<QComboBox>(desk, "bind.resolution"), 2);
        QCOMPARE(settings(desk).resolution, 64);
        control<QSpinBox>(desk, "bind.maxInfluences")->setValue(8);
        QCOMPARE(settings(desk).maxInfluences, 8);
        choose(control<QComboBox>(desk, "bind.falloff"), static_cast<int>(Falloff::Exponential));
        QVERIFY(settings(desk).falloff == Falloff::Exponential);
        choose(control<QComboBox>(desk, "bind.insideRule"), static_cast<int>(InsideRule::NearestFace));
        QVERIFY(settings(desk).insideRule == InsideRule::NearestFace);
        choose(control<QComboBox>(desk, "bind.lookup"), static_cast<int>(Lookup::Voxel));
        QVERIFY(settings(desk).lookup == Lookup::Voxel);
        choose(control<QComboBox>(desk, "bind.paths"), static_cast<int>(Paths::Centers));
        QVERIFY(settings(desk).paths == Paths::Centers);
        control<QCheckBox>(desk, "bind.uniform")->click();
        QVERIFY(settings(desk).uniform);
        control<QCheckBox>(desk, "bind.windingNumbers")->click();
        QVERIFY(!settings(desk).windingNumbers);
        control<QCheckBox>(desk, "bind.fix.orient")->click();
        control<QCheckBox>(desk, "bind.fix.fill")->click();
        control<QCheckBox>(desk, "bind.fix.drop-duplicates")->click();
        QVERIFY((settings(desk).fixes == MeshFixes{false, true, true}));
        for (const char* name :
             {"bind.scaleByThickness", "bind.fitBones", "bind.guessLoneBones", "bind.rigidShells"}) {
            control<QCheckBox>(desk, name)->click();
        }
        QVERIFY(!settings(desk).scaleByThickness && !settings(desk).fitBones &&
                !settings(desk).guessLoneBones && !settings(desk).rigidShells);
        auto* solver = control<QComboBox>(desk, "bind.solver");
        choose(solver, solver->findData("nearest"));
        QCOMPARE(settings(desk).solver, std::string("nearest"));
        control<QDoubleSpinBox>(desk, "bind.pruneBelow")->setValue(0.01);
        QCOMPARE(settings(desk).pruneBelow, 0.01);
        control<QSpinBox>(desk, "bind.memoryLimit")->setValue(512);
        QCOMPARE(settings(desk).memoryLimit, std::size_t{512} << 20U);
        while (desk.workspace.document.undoStack().canUndo()) {
            desk.window.actions()["edit.undo"]->trigger();
        }
        QVERIFY(settings(desk) == before);
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
        QCOMPARE(settings(desk).refine.size(), std::size_t{1});
        QCOMPARE(settings(desk).voxelEdits.size(), std::size_t{2});
        const Vec3 at = document.state().scene->parts[0].mesh->vertices[3];
        QVERIFY(settings(desk).voxelEdits[0].solid.from.isApprox(at));
        list->setCurrentRow(0, QItemSelectionModel::ClearAndSelect);
        control<QDoubleSpinBox>(desk, "places.edges.y")->setValue(123.0);
        QVERIFY(std::abs((settings(desk).refine[0].high - settings(desk).refine[0].low).y() - 0.123) < 1e-9);
        list->setCurrentRow(1, QItemSelectionModel::ClearAndSelect);
        control<QDoubleSpinBox>(desk, "places.radius")->setValue(20.0);
        QVERIFY(std::abs(settings(desk).voxelEdits[0].solid.radius - 0.02) < 1e-12);
        QCOMPARE(list->item(1)->text(), QString("Separate: sphere, 4 cm"));
        list->setCurrentRow(0, QItemSelectionModel::ClearAndSelect);
        choose(control<QComboBox>(desk, "places.resolution"), 0);
        QCOMPARE(settings(desk).refine[0].depth, 9);
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
        const std::vector<Handle>& handles = settings(desk).handles;
        QCOMPARE(handles.size(), std::size_t{4});
        QCOMPARE(handles[3].joint, document.state().scene->skeleton.joints[1].name);
        QVERIFY(std::abs(handles[3].solid.radius - 0.04) < 1e-9);
        QVERIFY(std::abs((handles[3].solid.to - handles[3].solid.from).norm() - 0.3) < 1e-9);
        QVERIFY(list->item(3)->text().contains("8 cm by 30 cm"));
        list->setCurrentRow(1, QItemSelectionModel::ClearAndSelect);
        control<QPushButton>(desk, "handles.remove")->click();
        QCOMPARE(list->count(), 3);
        QVERIFY(settings(desk).handles[1].solid.shape == SolidShape::Box);
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
        BindSettings made = settings(desk);
        made.automatic = true;
        made.gap = 0.5;
        made.refine = {{Vec3(0, 0, 0), Vec3(1, 1, 1), 9}};
        made.voxelEdits = {{VoxelEditKind::Separate, Solid::box(Vec3(0, 0, 0), Vec3(1, 1, 1))}};
        made.fixes.fill = true;
        made.handles = {{"a", Solid::point(Vec3(0, 1, 0))}};
        setBindSettings(desk.workspace.document, made);
        QCOMPARE(method->currentIndex(), 0);
        choose(method, 1);
        QCOMPARE(settings(desk).alpha, 0.1);
        QCOMPARE(settings(desk).resolution, 256); // everywhere, as the paper has it
        QVERIFY(!control<QCheckBox>(desk, "bind.scaleByThickness")->isChecked());
        control<QCheckBox>(desk, "bind.scaleByThickness")->click();
        QCOMPARE(method->currentIndex(), 2); // neither one nor the other
        choose(method, 0);
        QVERIFY(settings(desk) == made);
        desk.window.actions()["edit.undo"]->trigger();
        QCOMPARE(method->currentIndex(), 2);
    }

    /// The slider is never grey for being automatic: a hand on it leaves that, the box brings it back.
    void penaltyIsAutomaticOrANumber() {
        const WindowDesk desk;
        auto* penalty = control<SliderSpin>(desk, "bind.penalty");
        auto* automatic = control<QCheckBox>(desk, "bind.automaticPenalty");
        QVERIFY(penalty->isEnabled() && penalty->slider()->isEnabled() && automatic->isChecked());
        QCOMPARE(penalty->value(), effectivePenalty(settings(desk)));
        penalty->slider()->triggerAction(QSlider::SliderSingleStepAdd);
        QVERIFY(!automatic->isChecked());
        QVERIFY(settings(desk).penalty > 4.25 && settings(desk).penalty < 4.5);
        automatic->click();
        QCOMPARE(settings(desk).penalty, kAutomaticPenalty);
        QCOMPARE(penalty->value(), 4.25);
        penalty->spin()->setValue(12.0);
        QCOMPARE(settings(desk).penalty, 12.0);
        QVERIFY(!automatic->isChecked());
        automatic->click();
        automatic->click(); // off: the number that was in force
        QCOMPARE(settings(desk).penalty, 4.25);
        penalty->spin()->setValue(300.0); // more than the slider has
        QCOMPARE(settings(desk).penalty, 300.0);
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
        QCOMPARE(settings(desk).penalty, 0.0);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(settings(desk).penalty, 1.0);
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(settings(desk).penalty > 1.0 && settings(desk).penalty < 1.05);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QVERIFY(settings(desk).penalty > 1.1 && settings(desk).penalty < 1.5);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(settings(desk).penalty, 40.0);
        double before = 0.0;
        double lastStep = 0.0;
        for (int position = slider->minimum() + 1; position <= slider->maximum(); ++position) {
            slider->setValue(position);
            QVERIFY2(settings(desk).penalty > before, qPrintable(QString::number(position)));
            lastStep = settings(desk).penalty - before;
            before = settings(desk).penalty;
        }
        QVERIFY(lastStep < 1.0);
        slider->setValue(slider->maximum() / 2);
        QVERIFY(settings(desk).penalty > 4.0 && settings(desk).penalty < 9.0);
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
        QCOMPARE(penaltyRow, alphaRow + 1);
    }

    void aFileWithWeightsIsNotCalledUnbound() {
        WindowDesk desk;
        const auto said = [&] {
            QStringList texts;
            for (const QLabel* label : desk.window.findChildren<QLabel*>()) {
                texts << label->text();
            }
            return texts.join('\n');
        };
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        QVERIFY(desk.workspace.document.state().hasWeights());
        QVERIFY2(said().contains("has weights") && !said().contains("Not bound yet"), qPrintable(said()));
        desk.workspace.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!desk.workspace.document.state().hasWeights());
        QVERIFY2(!said().contains("has weights") && said().contains("Not bound yet"), qPrintable(said()));
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
        QCOMPARE(settings(desk).alpha, 0.59);
        QCOMPARE(stack.count(), 1);
        Q_EMIT slider->sliderReleased();
        slider->setValue(70);
        QCOMPARE(stack.count(), 2);
    }

    void poseNumbersTurnTheJoint() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(richScene(), {}));
        auto* turn = control<QDoubleSpinBox>(desk, "pose.rotate.y");
        QVERIFY(!turn->isEnabled());
        selectJoint(document, 1);
        QVERIFY(turn->isEnabled());
        turn->setValue(30.0);
        const Quat wanted(Eigen::AngleAxisd(std::acos(-1.0) / 6.0, Vec3::UnitY()));
        QVERIFY(document.state().pose.joints[1].rotation.angularDistance(wanted) < 1e-9);
        desk.window.actions()["edit.undo"]->trigger();
        QCOMPARE(turn->value(), 0.0);
        turn->setValue(10.0);
        desk.window.actions()["pose.resetJoint"]->trigger();
        QCOMPARE(turn->value(), 0.0);
        control<QDoubleSpinBox>(desk, "pose.move.x")->setValue(0.5);
        QCOMPARE(document.state().pose.joints[1].translation.x() * document.state().scene->metersPerUnit,
                 0.5);
        control<QDoubleSpinBox>(desk, "pose.scale.z")->setValue(1.5);
        QCOMPARE(document.state().pose.joints[1].scale, Vec3(1, 1, 1.5));
        control<QDoubleSpinBox>(desk, "pose.rotate.x")->setValue(20.0); // the rest stays
        QCOMPARE(document.state().pose.joints[1].scale, Vec3(1, 1, 1.5));
    }

    void layersFollowTheirActions() {
        WindowDesk desk;
        QAction* wires = desk.window.actions()["layer.wireframe"];
        QVERIFY(!wires->isChecked());
        wires->trigger();
        QVERIFY(desk.workspace.view.visible(Overlay::Wireframe));
        desk.workspace.view.setVisible(Overlay::Wireframe, false);
        QVERIFY(!wires->isChecked());
        QVERIFY(!desk.window.actions()["layer.voxels"]->isEnabled()); // nothing is bound
        // A solver without voxels has none to show, and the tip says so.
        QAction* voxels = desk.window.actions()["layer.voxels"];
        const QString tip = voxels->statusTip();
        const auto bindBy = [&](const char* solver) {
            DocumentState state = stateOfScene(test::limb(), {});
            state.settings.solver = solver;
            state.settings.resolution = 32;
            state.settings.automatic = false;
            Progress progress;
            state.field = *solveBind(*state.scene, state.settings, progress);
            desk.workspace.document.reset(state);
        };
        bindBy("nearest");
        QVERIFY(!voxels->isEnabled() && voxels->statusTip().contains("Nearest Bone"));
        QVERIFY(desk.window.actions()["layer.surfaceDistance"]->isEnabled());
        bindBy("geodesic");
        QVERIFY(voxels->isEnabled());
        QCOMPARE(voxels->statusTip(), tip);
        QAction* orthographic = desk.window.actions()["view.orthographic"];
        orthographic->trigger();
        QVERIFY(desk.workspace.view.settings().projection == Projection::Orthographic);
    }

    void panelsShowWhatUndoBringsBack() {
        const WindowDesk desk;
        auto* falloff = control<QComboBox>(desk, "bind.falloff");
        choose(falloff, 1);
        desk.window.actions()["edit.undo"]->trigger();
        QCOMPARE(falloff->currentIndex(), 0);
        desk.window.actions()["edit.redo"]->trigger();
        QCOMPARE(falloff->currentIndex(), 1);
        desk.window.actions()["bind.defaults"]->trigger();
        QCOMPARE(falloff->currentIndex(), 0);
    }

    void panelsComeWithACharacter() {
        WindowDesk desk;
        desk.window.show();
        const auto* bind = desk.window.findChild<QWidget*>("panel.bind");
        const auto* toolbar = desk.window.findChild<QToolBar*>("toolbar");
        QVERIFY(!bind->isVisible() && !toolbar->isVisible());
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        QVERIFY(bind->isVisible() && toolbar->isVisible());
        desk.workspace.document.reset({});
        QVERIFY(!bind->isVisible() && !toolbar->isVisible());
    }

    /// What is under the cursor stays there when a bind begins.
    void workMovesNothing() {
        WindowDesk desk;
        desk.window.show();
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        const auto* cancel = desk.window.findChild<QWidget*>("status.cancel");
        const QWidget* view = desk.window.centralWidget();
        test::handleEvents();
        const QSize before = view->size();
        desk.window.actions()["bind.run"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(cancel->isVisible() || !desk.workspace.bind.running(), test::kPatience);
        test::handleEvents();
        QCOMPARE(view->size(), before);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.bind.running(), test::kPatience);
    }

    void scrollingTurnsNoControl() {
        const WindowDesk desk;
        const BindSettings before = settings(desk);
        const auto roll = [](QWidget* control) {
            const QPointF middle = control->rect().center();
            QWheelEvent down(middle, control->mapToGlobal(middle), QPoint(0, -20), QPoint(0, -120),
                             Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(control, &down);
        };
        roll(control<QComboBox>(desk, "bind.falloff"));
        roll(control<QSpinBox>(desk, "bind.maxInfluences"));
        roll(control<QWidget>(desk, "bind.alpha")->findChild<QSlider*>());
        QVERIFY(settings(desk) == before);
    }

    void holesCanBeClosedWhereTheyAreTold() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::openBox(), {}));
        BindSettings open;
        open.resolution = 64;
        open.automatic = false;
        setBindSettings(document, open);
        desk.window.show();
        auto* close = control<QPushButton>(desk, "report.fixAll");
        QVERIFY(close->isHidden());
        desk.window.actions()["bind.run"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!close->isHidden(), kPatience);
        close->click();
        QVERIFY(settings(desk).fixes.fill);
        QVERIFY(close->isHidden());
        const auto before = document.state().report;
        desk.window.actions()["bind.run"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document.state().report != before, kPatience);
        QVERIFY(std::ranges::none_of(document.state().report->notices, [](const Notice& notice) {
            return notice.code == NoticeCode::HolesLetOutsideIn;
        }));
    }

    void aVertexSaysWhatMadeItsWeights() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        Scene scene = test::limb();
        const std::string joint = scene.skeleton.joints[1].name;
        const std::string part = scene.parts[0].mesh->name;
        document.reset(stateOfScene(std::move(scene), {}));
        BindSettings with;
        with.resolution = 64;
        with.automatic = false;
        with.smoothing = 1.0;
        with.parts = {
            {part, 0, PartBinding::LimitJoints, {joint, document.state().scene->skeleton.joints[0].name}}};
        setBindSettings(document, with);
        desk.window.show();
        desk.window.actions()["bind.run"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document.state().bound(), kPatience);
        auto* verdict = control<QLabel>(desk, "influences.verdict");
        bool smoothed = false;
        const auto vertices =
            static_cast<std::uint32_t>(document.state().scene->parts[0].mesh->vertexCount());
        for (std::uint32_t vertex = 0; vertex < vertices && !smoothed; vertex += 5) {
            selectVertex(document, VertexId{0, vertex});
            QTRY_VERIFY_WITH_TIMEOUT(verdict->text().contains("binding is limited to"), kPatience);
            smoothed = smoothed || verdict->text().contains("Smoothing changed");
        }
        QVERIFY(smoothed);
    }

    void theTimelineStepsFromFrameToFrame() {
        WindowDesk desk;
        Scene scene = richScene(); // its clip takes two seconds
        scene.clips.push_back(scene.clips[0]);
        scene.clips[0].frameRate = 24.0;
        desk.workspace.document.reset(stateOfScene(scene, {}));
        auto* position = control<QSlider>(desk, "timeline.position");
        auto* time = control<QLabel>(desk, "timeline.time");
        choose(control<QComboBox>(desk, "timeline.clip"), 1);
        QCOMPARE(position->maximum(), 48);
        position->setValue(12);
        QVERIFY2(time->text().contains("12"), qPrintable(time->text()));
        QVERIFY2(time->text().contains(QLocale().toString(0.5, 'f', 1)), qPrintable(time->text()));
        position->triggerAction(QSlider::SliderSingleStepAdd);
        QCOMPARE(position->value(), 13);
        QVERIFY2(time->text().contains("13"), qPrintable(time->text()));
        choose(control<QComboBox>(desk, "timeline.clip"), 2); // no rate: in thousandths
        QCOMPARE(position->maximum(), 2000);
    }
};

SINEW_TEST(TestPanels, QApplication)

} // namespace testPanels

#include "TestPanels.moc"
