#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/pose/PoseFile.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>

namespace testToolKeys {

using namespace sinew::test;
using namespace sinew;

namespace {

/// A window with a limb whose vertices go from its first joint to its second, and the brush in hand.
struct Painter {
    WindowDesk desk;
    Document& document = desk.workspace.document;

    Painter() {
        Scene scene = limb();
        const std::size_t count = scene.parts[0].mesh->vertexCount();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < count; ++p) {
            const float fraction = static_cast<float>(p + 1) / static_cast<float>(count + 1);
            builder.add(std::array{Influence{0, fraction}, Influence{1, 1.0F - fraction}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        document.reset(stateOfScene(std::move(scene), {}));
        selectJoint(document, 1);
        action("paint.weights")->trigger();
    }
    QAction* action(const char* id) { return desk.window.actions()[id]; }
    bool inMenu(const char* id) {
        const std::function<bool(const QList<QAction*>&)> has = [&](const QList<QAction*>& list) {
            return std::ranges::any_of(list, [&](QAction* each) {
                return each == action(id) || (each->menu() != nullptr && has(each->menu()->actions()));
            });
        };
        return has(desk.window.menuBar()->actions());
    }
    void select(std::initializer_list<std::size_t> vertices) {
        VertexSet some = noVertices(document.state());
        for (const std::size_t p : vertices) {
            some.set(0, p);
        }
        setSelectedVertices(document, some, "Select");
    }
    /// False: it made no step that can be undone.
    bool oneStep(const char* id) {
        const int steps = document.undoStack().index();
        const auto before = document.state().weights;
        action(id)->trigger();
        OperationRunner& runner = desk.workspace.operationRunner;
        if (!QTest::qWaitFor([&] { return !runner.running(); }, kPatience)) {
            return false;
        }
        const bool stepped = document.undoStack().index() == steps + 1;
        document.undoStack().undo();
        return stepped && document.state().weights == before;
    }
};

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

/// What is done to weights by a key while the brush is in hand.
/// What keys and numbers do with several joints, in rest mode and in poses.
class TestToolKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allAreInMenusAndHaveKeys_data() {
        QTest::addColumn<QString>("keys");
        QTest::newRow("paint.flood") << "Ctrl+Alt+J";
        QTest::newRow("paint.influences") << "Ctrl+Alt+U";
        QTest::newRow("weights.hammer") << "Ctrl+Alt+H";
        QTest::newRow("weights.sharpen") << "Ctrl+Alt+L";
        QTest::newRow("layer.weightNumbers") << "Alt+Shift+N";
    }

    void allAreInMenusAndHaveKeys() {
        QFETCH(QString, keys);
        Painter painter;
        QAction* action = painter.action(QTest::currentDataTag());
        QCOMPARE(action->shortcut(), QKeySequence(keys));
        QVERIFY(painter.inMenu(QTest::currentDataTag()));
        QVERIFY(action->isEnabled() || QString(QTest::currentDataTag()) == "weights.hammer");
    }

    void eachIsOneStep() {
        Painter painter;
        painter.select({0, 1, 2});
        for (const char* id : {"paint.flood", "weights.sharpen", "weights.hammer"}) {
            QVERIFY2(painter.oneStep(id), id);
            QCOMPARE(painter.desk.window.findChild<ViewportWidget*>()->tool(), ViewTool::PaintWeights);
        }
    }

    void theListIsSwitched() {
        Painter painter;
        QAction* list = painter.action("paint.influences");
        QVERIFY(list->isChecked() && painter.desk.workspace.view.settings().cursorInfluences);
        list->trigger();
        QVERIFY(!list->isChecked() && !painter.desk.workspace.view.settings().cursorInfluences);
    }

    void withoutWeightsTheyRest() {
        WindowDesk desk;
        QVERIFY(!desk.window.actions()["paint.flood"]->isEnabled());
        QVERIFY(!desk.window.actions()["weights.sharpen"]->isEnabled());
    }

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
        QVERIFY2(desk.view()->banner().contains("changes the bind (T "), qPrintable(desk.view()->banner()));
        desk.workspace.rest.setOn(false);
        QVERIFY(desk.view()->banner().isEmpty());
    }

    /// Whatever tool is taken; the next character starts without it.
    void theViewSaysThatEditsAreSymmetric() {
        RestKeysDesk desk;
        QAction* symmetric = desk.window.actions()["skeleton.symmetric"];
        symmetric->trigger();
        QVERIFY(symmetric->isChecked() && desk.workspace.rest.options().symmetric);
        QVERIFY2(desk.view()->banner().contains("Symmetric") && desk.view()->banner().contains("(Y "),
                 qPrintable(desk.view()->banner()));
        desk.workspace.rest.setOn(true);
        QVERIFY(desk.view()->banner().contains("(T ") && desk.view()->banner().contains("(Y "));
        desk.workspace.rest.setOn(false);
        symmetric->trigger();
        QVERIFY(desk.view()->banner().isEmpty() && !symmetric->isChecked());
        QAction* mirror = desk.window.actions()["paint.mirror"];
        mirror->trigger();
        QVERIFY2(desk.view()->banner().contains("Mirrored") && desk.view()->banner().contains("(Alt+Y "),
                 qPrintable(desk.view()->banner()));
        PaintOptions brush = desk.view()->paintOptions();
        brush.mirror = false; // by the box in the brush's options
        desk.view()->setPaintOptions(brush);
        QVERIFY(desk.view()->banner().isEmpty() && !mirror->isChecked());
        mirror->trigger();
        symmetric->trigger();
        desk.document.reset(desk.document.state());
        QVERIFY(desk.view()->banner().isEmpty() && !symmetric->isChecked() && !mirror->isChecked());
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

    /// What the view shows, to be read alone while that is a clip's.
    void numbersOfAPoseAreThoseOfTheClip() {
        RestKeysDesk desk;
        ClipPlayer& player = desk.workspace.player;
        desk.window.actions()["mode.pose"]->trigger();
        selectJoint(desk.document, 1);
        std::optional<double> turned; // a time at which the range of motion turns that joint
        for (double time = 0.0; time < player.duration() && !turned; time += 0.1) {
            const Pose pose = player.poseAtTime(time);
            turned = Eigen::AngleAxisd(pose.joints[1].rotation).angle() > 0.3 ? std::optional(time) : turned;
        }
        QVERIFY(turned);
        const auto shown = [&] {
            return Vec3(desk.number("pose.rotate.x")->value(), desk.number("pose.rotate.y")->value(),
                        desk.number("pose.rotate.z")->value());
        };
        QVERIFY(shown().isZero() && desk.number("pose.rotate.x")->isEnabled());
        player.seek(*turned);
        QVERIFY(player.showing());
        const Quat turn = rotationOfDegrees(shown());
        QVERIFY(turn.angularDistance(player.poseAtTime(*turned).joints[1].rotation) < 0.01);
        for (const char* name : {"pose.rotate.x", "pose.move.y", "pose.scale.z"}) {
            QVERIFY2(!desk.number(name)->isEnabled(), name);
        }
        player.stop();
        QVERIFY(shown().isZero() && desk.number("pose.rotate.x")->isEnabled());
    }

    void jointsAndBrushesHaveASwitchEach() {
        RestKeysDesk desk;
        QAction* joints = desk.window.actions()["skeleton.symmetric"];
        QAction* brushes = desk.window.actions()["paint.mirror"];
        auto* box = desk.window.findChild<QCheckBox*>("brush.mirror");
        QVERIFY(joints->isEnabled() && !joints->isChecked());
        QVERIFY(brushes->isEnabled() && !brushes->isChecked() && !box->isChecked());
        brushes->trigger();
        QVERIFY(box->isChecked() && desk.view()->paintOptions().mirror);
        QVERIFY(!joints->isChecked() && !desk.workspace.rest.options().symmetric);
        box->click();
        QVERIFY(!brushes->isChecked() && !desk.view()->paintOptions().mirror);
        joints->trigger();
        QVERIFY(desk.workspace.rest.options().symmetric);
        QVERIFY(!box->isChecked() && !desk.view()->paintOptions().mirror);
    }
};

SINEW_TEST(TestToolKeys, QApplication)

} // namespace testToolKeys

#include "TestToolKeys.moc"
