#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/viewport/ViewportWidget.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QTest>

#include <array>
#include <cmath>

namespace testRestKeys {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a limb of joints, in front.
struct RestKeysDesk : WindowDesk {
    Document& document = workspace.document;
    RestKeysDesk() {
        document.reset(stateOfScene(test::limb(), {}));
        window.show();
        window.activateWindow();
    }
    ViewportWidget* view() { return window.findChild<ViewportWidget*>(); }
    std::size_t joints() const { return document.state().scene->skeleton.size(); }
    QDoubleSpinBox* number(const char* name) { return window.findChild<QDoubleSpinBox*>(name); }
};

} // namespace

/// What keys and numbers do with several joints, in rest mode and in poses.
class TestRestKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deleteDeletesJointsInRestModeAlone() {
        RestKeysDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        const std::size_t all = desk.joints();
        selectJoint(desk.document, 1);
        desk.view()->setFocus();
        QTest::keyClick(desk.view(), Qt::Key_Delete);
        QCOMPARE(desk.joints(), all);
        desk.workspace.rest.setOn(true);
        QTest::keyClick(desk.view(), Qt::Key_Delete);
        QCOMPARE(desk.joints(), all - 1);
        desk.document.undoStack().undo();
        QCOMPARE(desk.joints(), all);
        desk.workspace.rest.setOn(false);
        selectJoint(desk.document, 1);
        QTest::keyClick(desk.view(), Qt::Key_Delete);
        QCOMPARE(desk.joints(), all);
    }

    void textFieldsKeepDelete() {
        RestKeysDesk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        const std::size_t all = desk.joints();
        selectJoint(desk.document, 1);
        desk.workspace.rest.setOn(true);
        auto* dock = desk.window.findChild<QDockWidget*>("panel.joints");
        dock->show();
        dock->raise();
        auto* filter = desk.window.findChild<QLineEdit*>("joints.filter");
        QTRY_VERIFY(filter->isVisible());
        filter->setText("ab");
        filter->setFocus();
        filter->setCursorPosition(0);
        QTest::keyClick(filter, Qt::Key_Delete);
        QCOMPARE(filter->text(), QString("b"));
        QCOMPARE(desk.joints(), all);
    }

    void theViewSaysThatTheSkeletonIsEdited() {
        RestKeysDesk desk;
        QVERIFY(desk.view()->banner().isEmpty());
        desk.workspace.rest.setOn(true);
        QVERIFY(desk.view()->banner().contains(QString("(T ")));
        desk.workspace.rest.setOn(false);
        QVERIFY(desk.view()->banner().isEmpty());
    }

    /// Whatever tool is taken; the next character starts without it.
    void theViewSaysThatEditsAreSymmetric() {
        RestKeysDesk desk;
        QAction* symmetric = desk.window.actions()["skeleton.symmetric"];
        symmetric->trigger();
        QVERIFY(symmetric->isChecked() && desk.view()->paintOptions().mirror);
        QVERIFY2(desk.view()->banner().contains("Symmetric") && desk.view()->banner().contains("(Y "),
                 qPrintable(desk.view()->banner()));
        desk.workspace.rest.setOn(true);
        QVERIFY(desk.view()->banner().contains("(T ") && desk.view()->banner().contains("(Y "));
        desk.workspace.rest.setOn(false);
        PaintOptions brush = desk.view()->paintOptions();
        brush.mirror = false; // by the box in the brush's options
        desk.view()->setPaintOptions(brush);
        QVERIFY(desk.view()->banner().isEmpty() && !symmetric->isChecked());
        symmetric->trigger();
        desk.document.reset(desk.document.state());
        QVERIFY(desk.view()->banner().isEmpty() && !symmetric->isChecked());
        QVERIFY(!desk.view()->paintOptions().mirror && !desk.workspace.rest.options().symmetric);
    }

    void numbersOfAPoseChangeAllSelectedJoints() {
        RestKeysDesk desk;
        const std::array<std::int32_t, 2> chosen{0, 1};
        JointPose turned;
        turned.rotation = Quat(Eigen::AngleAxisd(0.4, Vec3::UnitY()));
        setJointPose(desk.document, 0, turned);
        selectJoints(desk.document, chosen, 1);
        desk.document.endMerge();
        const Pose before = desk.document.state().pose;
        const int steps = desk.document.undoStack().count();
        desk.number("pose.rotate.z")->setValue(20.0);
        desk.number("pose.rotate.z")->setValue(30.0);
        desk.number("pose.scale.x")->setValue(2.0);
        QCOMPARE(desk.document.undoStack().count(), steps + 1);
        const Quat turn(Eigen::AngleAxisd(M_PI / 6.0, Vec3::UnitZ()));
        const Pose& after = desk.document.state().pose;
        for (const std::size_t joint : {std::size_t(0), std::size_t(1)}) {
            QVERIFY(after.joints[joint].rotation.angularDistance(before.joints[joint].rotation * turn) <
                    1e-3);
            QVERIFY((after.joints[joint].scale - Vec3(2.0, 1.0, 1.0)).norm() < 1e-6);
        }
        for (std::size_t joint = 2; joint < after.joints.size(); ++joint) {
            QVERIFY(after.joints[joint] == before.joints[joint]);
        }
        desk.document.undoStack().undo();
        QVERIFY(desk.document.state().pose == before);
    }

    void oneSwitchMirrorsJointsAndBrush() {
        RestKeysDesk desk;
        QAction* action = desk.window.actions()["skeleton.symmetric"];
        auto* box = desk.window.findChild<QCheckBox*>("brush.mirror");
        QVERIFY(action->isEnabled() && !action->isChecked() && !box->isChecked());
        action->trigger();
        QVERIFY(box->isChecked() && desk.view()->paintOptions().mirror);
        QVERIFY(desk.workspace.rest.options().symmetric);
        box->click();
        QVERIFY(!action->isChecked() && !desk.view()->paintOptions().mirror);
        QVERIFY(!desk.workspace.rest.options().symmetric);
    }
};

SINEW_TEST(TestRestKeys, QApplication)

} // namespace testRestKeys

#include "TestRestKeys.moc"
