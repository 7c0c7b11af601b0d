#include "app/document/edits/Edits.h"
#include "core/solve/Bind.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/PanelControls.h"
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
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <memory>

namespace testPanels {

using namespace sinew;
using namespace sinew::test;

class TestPanels : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
        const auto* run = desk.window.findChild<QPushButton*>("bind.runButton");
        QVERIFY(!run->property("primary").toBool()); // the artist's weights may well be kept
        desk.workspace.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!desk.workspace.document.state().hasWeights());
        QVERIFY2(!said().contains("has weights") && said().contains("Not bound yet"), qPrintable(said()));
        QVERIFY(run->property("primary").toBool());
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

    /// A joint that came back from a turn stands a hair beside 0.
    void numbersHaveNoMinusZero() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(richScene(), {}));
        selectJoint(document, 1);
        JointPose pose;
        pose.translation = Vec3(-1e-9, 0.0, 0.0);
        pose.rotation = Quat(Eigen::AngleAxisd(-1e-7, Vec3::UnitY()));
        setJointPose(document, 1, pose);
        for (const char* name : {"pose.move.x", "pose.rotate.y"}) {
            auto* number = control<QDoubleSpinBox>(desk, name);
            QVERIFY2(!number->text().contains('-'), qPrintable(number->text()));
            number->setValue(-0.00001);
            QVERIFY2(!number->text().contains('-'), qPrintable(number->text()));
        }
        VectorSpins spins("place", -10.0, 10.0, 2);
        spins.setValue(Vec3(-0.001, -0.01, 0.0));
        QVERIFY2(!spins.spin(0)->text().contains('-'), qPrintable(spins.spin(0)->text()));
        QVERIFY(spins.spin(1)->text().contains('-'));
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
        const BindSettings before = settingsOf(desk);
        const auto roll = [](QWidget* control) {
            const QPointF middle = control->rect().center();
            QWheelEvent down(middle, control->mapToGlobal(middle), QPoint(0, -20), QPoint(0, -120),
                             Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(control, &down);
        };
        roll(control<QComboBox>(desk, "bind.falloff"));
        roll(control<QSpinBox>(desk, "bind.maxInfluences"));
        roll(control<QWidget>(desk, "bind.alpha")->findChild<QSlider*>());
        QVERIFY(settingsOf(desk) == before);
    }

    void listsInAFormScroll() {
        auto* list = new QListWidget;
        for (int row = 0; row < 100; ++row) {
            list->addItem(QString::number(row));
        }
        const std::unique_ptr<QWidget> pane(scrollPane(list));
        pane->resize(200, 100);
        pane->show();
        const QPointF middle = list->viewport()->rect().center();
        QWheelEvent down(middle, list->viewport()->mapToGlobal(middle), QPoint(0, -20), QPoint(0, -120),
                         Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(list->viewport(), &down);
        QVERIFY(list->verticalScrollBar()->value() > 0);
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
        QVERIFY(settingsOf(desk).fixes.fill);
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

    void aClickOnTheTimelineGoesThere() {
        WindowDesk desk;
        desk.window.show();
        desk.workspace.document.reset(stateOfScene(richScene(), {})); // its clip takes two seconds
        auto* position = control<QSlider>(desk, "timeline.position");
        choose(control<QComboBox>(desk, "timeline.clip"), 1);
        QTRY_VERIFY(position->width() > 100);
        QTest::mouseClick(position, Qt::LeftButton, {}, {position->width() * 3 / 4, position->height() / 2});
        QVERIFY2(std::abs(position->value() - position->maximum() * 3 / 4) < position->maximum() / 20,
                 qPrintable(QString::number(position->value())));
    }
};

SINEW_TEST(TestPanels, QApplication)

} // namespace testPanels

#include "TestPanels.moc"
