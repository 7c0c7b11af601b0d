#include "app/document/RestMode.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/models/JointTreeModel.h"
#include "app/text/SolverTexts.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/panels/JointsPanel.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>

namespace testSkeletonMenu {

using namespace sinew::test;
using namespace sinew;

namespace {

struct SkeletonDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    SkeletonDesk() { document.reset(stateOfScene(test::limb(), {})); }
    void trigger(const char* id) const { desk.window.findChild<QAction*>(id)->trigger(); }
    bool enabled(const char* id) const { return desk.window.findChild<QAction*>(id)->isEnabled(); }
    /// Triggers an action and answers the dialog it opens.
    void answer(const char* id, const std::function<void(QDialog&)>& fill) const {
        QTimer::singleShot(0, qApp, [&fill] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                fill(*dialog);
                dialog->accept();
            }
        });
        trigger(id);
    }
    QDoubleSpinBox* number(const char* name) const { return desk.window.findChild<QDoubleSpinBox*>(name); }
    const Skeleton& skeleton() const { return document.state().scene->skeleton; }
    std::size_t joints() const { return skeleton().size(); }
};

} // namespace

class TestSkeletonMenu : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void actionsWorkOnTheSelectedJointsAndUndo() {
        SkeletonDesk it;
        QVERIFY(!it.enabled("skeleton.extrude"));
        selectJoint(it.document, 1);
        QVERIFY(it.enabled("skeleton.extrude"));
        const auto before = it.document.state().scene;
        const std::size_t count = it.joints();
        for (const char* id : {"skeleton.add", "skeleton.extrude", "skeleton.insert", "skeleton.duplicate"}) {
            it.trigger(id);
            QCOMPARE(it.joints(), count + 1);
            it.document.undoStack().undo();
            QCOMPARE(it.document.state().scene, before);
        }
        it.trigger("skeleton.delete");
        QCOMPARE(it.joints(), count - 1);
        it.document.undoStack().undo();
        QCOMPARE(it.document.state().scene, before);
    }

    void restModeIsAToggle() {
        SkeletonDesk it;
        it.trigger("skeleton.rest");
        QVERIFY(it.desk.workspace.rest.on());
        QVERIFY(it.desk.workspace.posed.preview().has_value());
        it.trigger("skeleton.snapGrid");
        QVERIFY(it.desk.workspace.rest.options().snap == JointSnap::Grid);
        it.trigger("skeleton.rest");
        QVERIFY(!it.desk.workspace.rest.on());
        QVERIFY(!it.desk.workspace.posed.preview().has_value());
    }

    void rowsOfTheTreeSelectSeveralJoints() {
        SkeletonDesk it;
        auto* tree = it.desk.window.findChild<QTreeView*>("joints.tree");
        QVERIFY(tree != nullptr);
        tree->selectAll();
        QCOMPARE(selectedJoints(it.document.state()).size(), it.joints());
        selectJoint(it.document, 0);
        QCOMPARE(tree->selectionModel()->selectedRows().size(), 1);
    }

    void bonesAreSplitIntoAsManyAsAsked() {
        SkeletonDesk it;
        selectJoint(it.document, 0);
        const auto before = it.document.state().scene;
        const std::size_t count = it.joints();
        const int steps = it.document.undoStack().count();
        it.answer("skeleton.splitInto",
                  [](QDialog& dialog) { dialog.findChild<QSpinBox*>("jointCount.count")->setValue(4); });
        QCOMPARE(it.joints(), count + 3);
        QCOMPARE(it.document.undoStack().count(), steps + 1);
        // The next one proposes what was answered.
        it.document.undoStack().undo();
        QCOMPARE(it.document.state().scene, before);
        it.answer("skeleton.splitInto", [](QDialog& dialog) {
            QCOMPARE(dialog.findChild<QSpinBox*>("jointCount.count")->value(), 4);
        });
        QCOMPARE(it.joints(), count + 3);
    }

    void twistJointsComeToEachSelectedBone() {
        SkeletonDesk it;
        selectJoints(it.document, std::array{0, 1}, 0);
        const std::size_t count = it.joints();
        const Vec3 middle = 0.5 * (it.skeleton().position(0) + it.skeleton().position(1));
        it.answer("skeleton.twist",
                  [](QDialog& dialog) { dialog.findChild<QSpinBox*>("jointCount.count")->setValue(1); });
        QCOMPARE(it.joints(), count + 2);
        const auto at = [&](const Vec3& position) {
            for (std::size_t j = 0; j < it.joints(); ++j) {
                if ((it.skeleton().position(j) - position).norm() < 1e-9) {
                    return true;
                }
            }
            return false;
        };
        QVERIFY(at(middle));
        it.document.undoStack().undo();
        QCOMPARE(it.joints(), count);
    }

    void axesLieAsTheDialogSays() {
        SkeletonDesk it;
        selectJoint(it.document, 0);
        it.answer("skeleton.orientJoints", [](QDialog& dialog) {
            const auto choose = [&](const char* name, int index) {
                auto* list = dialog.findChild<QComboBox*>(name);
                list->setCurrentIndex(index);
                Q_EMIT list->activated(index);
            };
            choose("orient.aim", 2);       // z along the bone
            choose("orient.secondary", 0); // x up
            choose("orient.towards", 1);
        });
        const Mat3 axes = it.skeleton().joints[0].modelFromJointBind.linear();
        const Vec3 offset = (it.skeleton().position(1) - it.skeleton().position(0)).normalized();
        QVERIFY((axes.col(2) - offset).norm() < 1e-9);
        QVERIFY((axes.col(0) - Vec3::UnitY()).norm() < 1e-9);
        QVERIFY(std::abs(axes.determinant() - 1.0) < 1e-9);
    }

    void theDialogKnowsConventions() {
        SkeletonDesk it;
        OrientDialog dialog(orientationFor(AxisConvention::Maya));
        auto* convention = dialog.findChild<QComboBox*>("orient.convention");
        QCOMPARE(convention->currentText(), QString("Maya"));
        QVERIFY(dialog.orientation() == orientationFor(AxisConvention::Maya));
        for (const auto& [index, meant] :
             {std::pair(1, AxisConvention::Blender), std::pair(2, AxisConvention::Unreal)}) {
            convention->setCurrentIndex(index);
            Q_EMIT convention->activated(index);
            QVERIFY(dialog.orientation() == orientationFor(meant));
        }
        convention->setCurrentIndex(3);
        Q_EMIT convention->activated(3);
        QVERIFY(dialog.orientation().alongModel);
        QCOMPARE(convention->currentText(), QString("Unity"));
        // Two axes of one letter are no axes.
        auto* aim = dialog.findChild<QComboBox*>("orient.aim");
        auto* secondary = dialog.findChild<QComboBox*>("orient.secondary");
        secondary->setCurrentIndex(4);
        aim->setCurrentIndex(1);
        Q_EMIT aim->activated(1);
        QVERIFY(secondary->currentIndex() % 3 != 1);
        QCOMPARE(convention->currentIndex(), 3); // along the model nothing else counts
    }

    void numbersPlaceAJointInRestMode() {
        SkeletonDesk it;
        selectJoint(it.document, 1);
        it.document.endMerge();
        it.trigger("skeleton.rest");
        auto* x = it.number("rest.position.x");
        QVERIFY(x != nullptr);
        const Vec3 from = it.skeleton().position(1);
        QCOMPARE(x->value(), from.x());
        const auto before = it.document.state().scene;
        const int steps = it.document.undoStack().count();
        x->setValue(from.x() + 0.1);
        x->setValue(from.x() + 0.2);
        QCOMPARE(it.document.undoStack().count(), steps + 1); // one field, one step
        QVERIFY((it.skeleton().position(1) - from - Vec3(0.2, 0.0, 0.0)).norm() < 1e-9);
        Q_EMIT x->editingFinished();
        it.number("rest.position.y")->setValue(0.3);
        QCOMPARE(it.document.undoStack().count(), steps + 2);
        QVERIFY((it.skeleton().position(1) - from - Vec3(0.2, 0.3, 0.0)).norm() < 1e-9);
        it.document.undoStack().undo();
        it.document.undoStack().undo();
        QCOMPARE(it.document.state().scene, before);
        QCOMPARE(x->value(), from.x());
    }

    void numbersTurnAJointInRestMode() {
        SkeletonDesk it;
        it.desk.workspace.rest.setOptions({false, true, JointSnap::None});
        selectJoint(it.document, 0);
        it.trigger("skeleton.rest");
        const Vec3 from = it.skeleton().position(0);
        const Vec3 below = it.skeleton().position(1) - from;
        const Mat3 axes = it.skeleton().joints[0].modelFromJointBind.linear();
        auto* z = it.number("rest.rotation.z");
        z->setValue(z->value() + 90.0);
        const Mat3 now = it.skeleton().joints[0].modelFromJointBind.linear();
        const Eigen::AngleAxisd turned(Mat3(now * axes.transpose()));
        QVERIFY(std::abs(turned.angle() - std::numbers::pi / 2) < 1e-6);
        QVERIFY((it.skeleton().position(0) - from).norm() < 1e-9);
        QVERIFY((it.skeleton().position(1) - from - turned * below).norm() < 1e-6); // goes along
    }

    void theTreeHidesWhatTheViewHides() {
        SkeletonDesk it;
        auto* show = it.desk.window.findChild<QComboBox*>("joints.show");
        it.trigger("view.influences");
        QVERIFY(it.desk.workspace.view.settings().joints == JointsShown::Influences);
        QCOMPARE(show->currentIndex(), 1);
        show->setCurrentIndex(2);
        Q_EMIT show->activated(2);
        QVERIFY(it.desk.workspace.view.settings().joints == JointsShown::WithoutHelpers);
        QVERIFY(!it.desk.window.findChild<QAction*>("view.influences")->isChecked());
    }

    void whatCannotBeDoneIsNotOffered() {
        SkeletonDesk it;
        selectJoint(it.document, 0);
        QVERIFY(!it.enabled("skeleton.insert")); // a root has no bone before it
        QVERIFY(it.enabled("skeleton.splitInto"));
        selectJoint(it.document, 1);
        QVERIFY(it.enabled("skeleton.insert"));
    }

    void aClipComesBackAfterRestMode() {
        SkeletonDesk it;
        ClipPlayer& player = it.desk.workspace.player;
        player.seek(0.5 * player.duration());
        const double time = player.time();
        const Pose shown = it.desk.workspace.posed.shownPose();
        QVERIFY(time > 0.0 && player.showing());
        it.trigger("skeleton.rest");
        QVERIFY(!player.showing());
        QVERIFY(it.desk.workspace.posed.shownPose() == Pose::bindPose(it.document.state().scene->skeleton));
        it.trigger("skeleton.rest");
        QVERIFY(player.showing());
        QCOMPARE(player.time(), time);
        QVERIFY(it.desk.workspace.posed.shownPose() == shown);
    }

    void faultsAreCountedAndMarked() {
        SkeletonDesk it;
        const JointCheck& check = it.desk.workspace.jointCheck;
        QSignalSpy judged(&check, &JointCheck::judged);
        it.trigger("skeleton.rest");
        QVERIFY(check.running());
        QTRY_COMPARE_WITH_TIMEOUT(judged.count(), 1, kPatience);
        QVERIFY(!check.running());
        QVERIFY(it.desk.window.statusBar()->currentMessage().contains("Joints checked"));
        QVERIFY(moveRestJoints(it.document, std::array{1}, Vec3(0, 50, 0), {}));
        QTRY_COMPARE_WITH_TIMEOUT(judged.count(), 2, kPatience);
        const std::vector<std::int32_t> faulty = check.faultyJoints();
        QVERIFY(std::ranges::binary_search(faulty, 1));
        QVERIFY(JointTreeModel::faultTexts(check, 1).contains("Outside the volume"));
        QVERIFY(it.desk.window.statusBar()->currentMessage().contains(QString::number(faulty.size())));
    }

    void theWholeSkeletonIsScaledByANumber() {
        SkeletonDesk it;
        const auto before = it.document.state().scene;
        it.trigger("skeleton.scale"); // canceled
        QCOMPARE(it.document.state().scene, before);
        it.desk.prompts.numberAnswer = 200.0;
        it.trigger("skeleton.scale");
        const auto bone = [](const Skeleton& skeleton) {
            return (skeleton.position(1) - skeleton.position(0)).norm();
        };
        QVERIFY(std::abs(bone(it.document.state().scene->skeleton) - 2.0 * bone(before->skeleton)) < 1e-9);
        it.document.undoStack().undo();
        QCOMPARE(it.document.state().scene, before);
    }

    void dialogsCloseWithTheirSkeleton() {
        for (const char* id : {"skeleton.splitInto", "skeleton.twist", "skeleton.orientJoints"}) {
            SkeletonDesk it;
            selectJoint(it.document, 0);
            const std::size_t count = it.joints();
            bool closed = false;
            std::shared_ptr<const Scene> other;
            QTimer::singleShot(0, qApp, [&] {
                auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                QVERIFY2(dialog != nullptr, id);
                it.document.reset(stateOfScene(test::limb(), {}));
                selectJoint(it.document, 0); // the answer would fit this one too
                other = it.document.state().scene;
                closed = !dialog->isVisible();
                dialog->close();
            });
            it.trigger(id);
            QVERIFY2(closed, id);
            QCOMPARE(it.joints(), count);
            QCOMPARE(it.document.state().scene, other);
        }
    }

    void answersToASkeletonThatIsGoneDoNothing() {
        SkeletonDesk it;
        it.desk.prompts.numberAnswer = 200.0;
        it.desk.prompts.meanwhile = [&it] {
            Scene bare = *it.document.state().scene;
            bare.skeleton = {};
            for (Part& part : bare.parts) {
                part.weights.reset();
            }
            it.document.reset(stateOfScene(std::move(bare), {}));
        };
        it.trigger("skeleton.scale");
        QCOMPARE(it.desk.prompts.asked.size(), 1);
        QVERIFY(!it.document.state().hasSkeleton());
        Q_EMIT it.desk.window.findChild<JointsPanel*>()->renamed(1, "late");
        QVERIFY(!it.document.undoStack().canUndo());
        QVERIFY(it.desk.prompts.errors.isEmpty());
    }

    void everySolverCanAddALayer() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        auto* menu = desk.window.findChild<QMenu*>("weights.addSolver");
        QVERIFY(menu != nullptr && !menu->menuAction()->isEnabled());
        QCOMPARE(menu->actions().size(), static_cast<qsizetype>(namedSolvers().size()));
        document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(menu->menuAction()->isEnabled());
        bindCoarsely(document);
        Driver(desk).bind();
        auto* nearest = menu->findChild<QAction*>("weights.addSolver.nearest");
        QVERIFY(nearest != nullptr);
        nearest->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.solverLayers.running(), test::kPatience);
        QCOMPARE(document.state().layers.layers.size(), std::size_t{1});
        desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(document.state().layers.layers.empty());
    }
};

SINEW_TEST(TestSkeletonMenu, QApplication)

} // namespace testSkeletonMenu

#include "TestSkeletonMenu.moc"
