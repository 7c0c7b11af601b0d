#include "app/document/edits/Edits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/panels/LimitsForm.h"

#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace testLimitsForm {

using namespace sinew;
using namespace sinew::test;

namespace {

struct LimbDesk : WindowDesk {
    LimbDesk() {
        workspace.document.reset(stateOfScene(test::limb(), {}));
        selectJoint(workspace.document, 1);
    }
    template<typename T>
    T* control(const char* name) {
        T* found = window.findChild<T*>(name);
        if (found == nullptr) {
            qFatal("no control %s", name);
        }
        return found;
    }
    const DocumentState& state() const { return workspace.document.state(); }
    const std::optional<JointLimits>& limits() const { return state().scene->skeleton.joints[1].limits; }
};

} // namespace

/// The form of joint limits in the Pose panel.
class TestLimitsForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void controlsChangeTheDocumentAndUndo() {
        LimbDesk desk;
        auto* on = desk.control<QCheckBox>("limits.on");
        auto* max = desk.control<QDoubleSpinBox>("limits.x.max");
        QVERIFY(!on->isChecked() && !max->isEnabled());
        on->click();
        QVERIFY(desk.limits() && max->isEnabled());
        QCOMPARE(max->value(), 180.0);
        max->setValue(40.0);
        QCOMPARE(desk.limits()->ranges[0].max, 40.0);
        QUndoStack& undo = desk.workspace.document.undoStack();
        QCOMPARE(undo.undoText(), QString("Limit Joints"));
        undo.undo();
        QCOMPARE(max->value(), 180.0);
        undo.undo();
        QVERIFY(!on->isChecked() && !desk.limits());
    }

    void numbersTypedInThePanelEndAtTheLimits() {
        LimbDesk desk;
        desk.control<QCheckBox>("limits.on")->click();
        desk.control<QDoubleSpinBox>("limits.x.max")->setValue(40.0);
        auto* rotate = desk.control<QDoubleSpinBox>("pose.rotate.x");
        rotate->setValue(75.0);
        QCOMPARE(rotate->value(), 40.0);
        QVERIFY(desk.control<QLabel>("limits.now")->text().contains("40.0"));
    }

    void thePoseSetsThem() {
        LimbDesk desk;
        desk.control<QDoubleSpinBox>("pose.rotate.y")->setValue(35.0);
        desk.control<QPushButton>("limits.fromPose")->click();
        QVERIFY(desk.limits());
        QVERIFY(std::abs(desk.control<QDoubleSpinBox>("limits.y.max")->value() - 35.0) < 0.06);
    }

    void whatIsTurnedRoundIsTold() {
        LimbDesk desk;
        desk.control<QCheckBox>("limits.on")->click();
        desk.control<QDoubleSpinBox>("limits.x.max")->setValue(40.0);
        auto* form = desk.window.findChild<LimitsForm*>();
        QSignalSpy failed(form, &LimitsForm::failed);
        auto* min = desk.control<QDoubleSpinBox>("limits.x.min");
        min->setValue(50.0);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(min->value(), -180.0);
        QCOMPARE(desk.limits()->ranges[0].max, 40.0);
    }

    void noLimitIsAWholeTurn() {
        LimbDesk desk;
        desk.control<QCheckBox>("limits.on")->click();
        desk.control<QDoubleSpinBox>("limits.z.max")->setValue(360.0);
        QVERIFY(std::isinf(desk.limits()->ranges[2].max));
        QCOMPARE(desk.control<QDoubleSpinBox>("limits.z.max")->value(), 360.0);
    }
};

SINEW_TEST(TestLimitsForm, QApplication)

} // namespace testLimitsForm

#include "TestLimitsForm.moc"
