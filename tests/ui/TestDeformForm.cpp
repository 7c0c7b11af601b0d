#include "app/document/edits/Edits.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/PanelControls.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/panels/OpeningPlot.h"
#include "ui/panels/PosePanel.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace testDeformForm {

using namespace sinew;
using namespace sinew::test;

namespace {

QSlider* slider(const WindowDesk& desk, const char* name) {
    return control<QWidget>(desk, name)->findChild<QSlider*>();
}

/// A window with a limb that is bound when asked for, its second joint selected.
struct LimbDesk : WindowDesk {
    explicit LimbDesk(bool bound) {
        workspace.document.reset(stateOfScene(test::limb(), {}));
        if (bound) {
            bindCoarsely(workspace.document);
            Driver(*this).bind();
        }
        selectJoint(workspace.document, 1);
    }
    const DeformSettings& deform() const { return workspace.document.state().deform; }
    void undoAll() {
        while (workspace.document.undoStack().canUndo()) {
            workspace.document.undoStack().undo();
        }
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(workspace.implicit.settled(), kPatience); }
};

} // namespace

class TestDeformForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void controlsChangeTheDocumentAndUndo() {
        LimbDesk desk(false);
        const DeformSettings before = desk.deform();
        auto* deformer = control<QComboBox>(desk, "pose.deformer");
        for (const Deformer each :
             {Deformer::DualQuaternion, Deformer::CentersOfRotation, Deformer::Blended}) {
            choose(deformer, static_cast<int>(each));
            QVERIFY(desk.deform().deformer == each);
        }
        control<QCheckBox>(desk, "pose.implicit")->click();
        QVERIFY(desk.deform().implicit);
        choose(control<QComboBox>(desk, "pose.quality"), static_cast<int>(ImplicitQuality::Fine));
        QVERIFY(desk.deform().quality == ImplicitQuality::Fine);
        choose(control<QComboBox>(desk, "pose.implicitMethod"), static_cast<int>(ImplicitMethod::Paper));
        QVERIFY(desk.deform().method == ImplicitMethod::Paper);
        choose(control<QComboBox>(desk, "pose.operator"), static_cast<int>(JointOperator::Blend));
        slider(desk, "pose.opening")->setValue(80);
        slider(desk, "pose.dualShare")->setValue(30);
        const JointDeform own = desk.deform().joint(1);
        QVERIFY(own.how == JointOperator::Blend);
        QCOMPARE(own.opening.values[2], 0.8F);
        QCOMPARE(own.dualFraction, 0.3F);
        QVERIFY(desk.deform().joint(0) == JointDeform());
        const DeformSettings after = desk.deform();
        const int steps = desk.workspace.document.undoStack().count();
        QCOMPARE(steps, 10); // one a control, three of the deformer, and the selection
        desk.undoAll();
        QVERIFY(desk.deform() == before);
        QCOMPARE(deformer->currentIndex(), static_cast<int>(Deformer::LinearBlend));
        QVERIFY(!control<QCheckBox>(desk, "pose.implicit")->isChecked());
        while (desk.workspace.document.undoStack().canRedo()) {
            desk.workspace.document.undoStack().redo();
        }
        QVERIFY(desk.deform() == after);
        QCOMPARE(slider(desk, "pose.opening")->value(), 80);
    }

    void controlsAreOpenWhereTheyCount() {
        LimbDesk desk(false);
        Document& document = desk.workspace.document;
        auto* bend = control<QComboBox>(desk, "pose.operator");
        auto* opening = control<QWidget>(desk, "pose.opening");
        auto* fraction = control<QWidget>(desk, "pose.dualShare");
        auto* quality = control<QComboBox>(desk, "pose.quality");
        auto* method = control<QComboBox>(desk, "pose.implicitMethod");
        QVERIFY(!bend->isEnabled() && !opening->isEnabled() && !fraction->isEnabled() &&
                !quality->isEnabled() && !method->isEnabled());
        setDeformer(document, Deformer::Blended);
        QVERIFY(fraction->isEnabled() && !bend->isEnabled());
        setImplicit(document, true);
        QVERIFY(bend->isEnabled() && quality->isEnabled() && !opening->isEnabled());
        choose(bend, static_cast<int>(JointOperator::Bulge));
        QVERIFY(opening->isEnabled());
        selectJoint(document, kNone);
        QVERIFY(!bend->isEnabled() && !opening->isEnabled() && !fraction->isEnabled());
        QVERIFY(quality->isEnabled() && method->isEnabled());
    }

    void aSliderDragIsOneStep() {
        LimbDesk desk(false);
        setImplicit(desk.workspace.document, true);
        choose(control<QComboBox>(desk, "pose.operator"), static_cast<int>(JointOperator::Blend));
        const int before = desk.workspace.document.undoStack().count();
        auto* opening = slider(desk, "pose.opening");
        for (int step = 20; step < 60; ++step) {
            opening->setValue(step);
        }
        QCOMPARE(desk.workspace.document.undoStack().count(), before + 1);
        Q_EMIT opening->sliderReleased();
        opening->setValue(70);
        QCOMPARE(desk.workspace.document.undoStack().count(), before + 2);
    }

    void presetsSetTheBendAndShowIt() {
        LimbDesk desk(false);
        setImplicit(desk.workspace.document, true);
        auto* preset = control<QComboBox>(desk, "pose.jointPreset");
        choose(preset, static_cast<int>(JointPreset::Finger) + 1);
        QVERIFY(desk.deform().joint(1) == presetOf(JointPreset::Finger));
        QCOMPARE(preset->currentIndex(), static_cast<int>(JointPreset::Finger) + 1);
        slider(desk, "pose.opening")->setValue(33);
        QCOMPARE(preset->currentIndex(), 0); // custom
        choose(preset, 0);
        QCOMPARE(desk.deform().joint(1).opening.values[2], 0.33F);
        desk.workspace.document.undoStack().undo();
        QCOMPARE(preset->currentIndex(), static_cast<int>(JointPreset::Finger) + 1);
    }

    void theOpeningIsDrawnAndDragged() {
        LimbDesk desk(false);
        setImplicit(desk.workspace.document, true);
        auto* plot = control<OpeningPlot>(desk, "pose.openingCurve");
        QVERIFY(plot->isHidden());
        choose(control<QComboBox>(desk, "pose.operator"), static_cast<int>(JointOperator::Blend));
        QVERIFY(!plot->isHidden());
        plot->resize(220, 92);
        const int before = desk.workspace.document.undoStack().count();
        const QPoint from = plot->positionOf(1).toPoint();
        QTest::mousePress(plot, Qt::LeftButton, {}, from);
        QTest::mouseMove(plot, from + QPoint(20, -30));
        QTest::mouseMove(plot, from + QPoint(500, -30)); // no further than the next key
        QTest::mouseRelease(plot, Qt::LeftButton, {}, from + QPoint(500, -30));
        const OpeningCurve curve = desk.deform().joint(1).opening;
        QVERIFY(curve.values[1] > 0.3F && curve.values[1] < 0.7F);
        QCOMPARE(curve.angles[0], curve.angles[1]);
        QCOMPARE(desk.workspace.document.undoStack().count(), before + 1);
        QTest::keyClick(plot, Qt::Key_Right);
        QTest::keyClick(plot, Qt::Key_Right, Qt::ControlModifier);
        QTest::keyClick(plot, Qt::Key_Up);
        QCOMPARE(desk.deform().joint(1).opening.angles[1], curve.angles[1] + 1.0F);
        QCOMPARE(desk.deform().joint(1).opening.values[2], curve.values[2] + 0.01F);
        QVERIFY(isValid(desk.deform().joint(1).opening));
    }

    void allJointsTakeWhatOneHas() {
        LimbDesk desk(false);
        setImplicit(desk.workspace.document, true);
        choose(control<QComboBox>(desk, "pose.operator"), static_cast<int>(JointOperator::Bulge));
        control<QPushButton>(desk, "pose.allJoints")->click();
        for (std::size_t j = 0; j < desk.workspace.document.state().scene->skeleton.size(); ++j) {
            QVERIFY(desk.deform().joint(j).how == JointOperator::Bulge);
        }
        desk.workspace.document.undoStack().undo();
        QVERIFY(desk.deform().joint(0) == JointDeform());
    }

    void theActionSwitchesImplicitSkinning() {
        LimbDesk desk(false);
        QAction* action = desk.window.actions()["pose.implicit"];
        QVERIFY(action->isEnabled() && !action->isChecked());
        action->trigger();
        QVERIFY(desk.deform().implicit && action->isChecked());
        QVERIFY(control<QCheckBox>(desk, "pose.implicit")->isChecked());
        desk.window.actions()["pose.dqs"]->trigger();
        QVERIFY(desk.deform().deformer == Deformer::DualQuaternion && desk.deform().implicit);
        desk.workspace.document.undoStack().undo();
        desk.workspace.document.undoStack().undo();
        QVERIFY(!desk.deform().implicit && !action->isChecked());
    }

    void theFieldOfTheJointIsExplained() {
        LimbDesk unbound(false);
        auto* unboundLine = control<QLabel>(unbound, "pose.field");
        QVERIFY(unboundLine->isHidden());
        setImplicit(unbound.workspace.document, true);
        QVERIFY(unboundLine->text().contains("Bind the character"));

        LimbDesk desk(true);
        setImplicit(desk.workspace.document, true);
        auto* line = control<QLabel>(desk, "pose.field");
        QVERIFY(line->text().contains("Fitting the fields"));
        desk.settle();
        QVERIFY2(line->text().startsWith("Field: "), qPrintable(line->text()));
        desk.window.show();
        QWidget* panel = line->window()->findChild<PosePanel*>();
        panel->resize(340, panel->sizeHint().height());
        keepPicture(panel->grab().toImage(), "panel_pose");
        selectJoint(desk.workspace.document, kNone);
        QVERIFY(line->text().startsWith("Select a joint"));
    }

    void fittingShowsAndCancels() {
        LimbDesk desk(true);
        desk.window.show();
        auto* cancel = control<QToolButton>(desk, "status.cancel");
        QVERIFY(cancel->isHidden());
        setImplicit(desk.workspace.document, true);
        QVERIFY(desk.workspace.implicit.fitting());
        QVERIFY(!cancel->isHidden());
        QVERIFY(desk.window.actions()["bind.cancel"]->isEnabled());
        cancel->click();
        desk.settle();
        QVERIFY(!desk.workspace.implicit.fitting() && cancel->isHidden());
        QVERIFY(!desk.window.actions()["bind.cancel"]->isEnabled());
    }

    void theExportDialogSaysWhatSurvives() {
        LimbDesk desk(true);
        Document& document = desk.workspace.document;
        setDeformer(document, Deformer::CentersOfRotation);
        setImplicit(document, true);
        desk.settle();
        QStringList fates;
        QString difference;
        bool preview = false;
        QTimer::singleShot(0, &desk.window, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            auto* fate = dialog->findChild<QLabel*>("export.fate");
            auto* profile = dialog->findChild<QComboBox*>("export.profile");
            for (int i = 0; i < profile->count(); ++i) {
                choose(profile, i);
                fates << fate->text();
            }
            auto* line = dialog->findChild<QLabel*>("export.difference");
            const QRegularExpression length("\\d (mm|cm|m)\\b"); // it is there once it was measured
            QVERIFY(QTest::qWaitFor([&] { return line->text().contains(length); }, kPatience));
            difference = line->text();
            QVERIFY(!line->isHidden());
            handleEvents(); // for the lines to find their room
            keepPicture(dialog->grab().toImage(), "dialog_export");
            dialog->findChild<QCheckBox*>("export.preview")->click();
            preview = desk.workspace.posed.exportPreview();
            static_cast<QDialog*>(dialog)->reject();
        });
        desk.window.actions()["file.export"]->trigger();
        QCOMPARE(fates.size(), 8);
        fates.removeDuplicates();
        QCOMPARE(fates.size(), 8);
        for (const QString& fate : fates) {
            QVERIFY2(fate.contains("Implicit skinning cannot be exported"), qPrintable(fate));
        }
        QVERIFY2(difference.contains("sample pose"), qPrintable(difference));
        QVERIFY(preview && !desk.workspace.posed.implicit());
    }

    /// In its bind pose a character has no difference worth a line.
    void theExportDialogLeavesOutNoDifference() {
        LimbDesk desk(true);
        setDeformer(desk.workspace.document, Deformer::LinearBlend);
        for (const bool posed : {false, true}) {
            if (posed) {
                setJointPose(desk.workspace.document, 1, {Quat(0, 1, 0, 0), Vec3::Zero(), Vec3::Ones()});
            }
            desk.settle();
            bool told = false;
            QString text;
            QTimer::singleShot(0, &desk.window, [&] {
                QWidget* dialog = QApplication::activeModalWidget();
                auto* line = dialog->findChild<QLabel*>("export.difference");
                told = QTest::qWaitFor(
                    [&] { return line->isHidden() || line->text().contains("in this pose"); }, kPatience);
                text = line->isHidden() ? QString() : line->text();
                static_cast<QDialog*>(dialog)->reject();
            });
            desk.window.actions()["file.export"]->trigger();
            QVERIFY(told);
            QVERIFY2(text.isEmpty() != posed, qPrintable(text));
        }
    }
};

SINEW_TEST(TestDeformForm, QApplication)

} // namespace testDeformForm

#include "TestDeformForm.moc"
