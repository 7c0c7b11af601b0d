#include "app/document/avatar/SpringEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/view/gizmo/ColliderGrips.h"
#include "core/avatar/SpringChecks.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/PanelControls.h"
#include "tests/ui/support/ViewportDesk.h"
#include "ui/actions/Actions.h"
#include "ui/widgets/Forms.h"

#include <QApplication>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <array>
#include <cmath>

namespace testSpringsPanel {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with the dressed body.
struct SpringDesk : WindowDesk {
    SpringDesk() { workspace.document.reset(stateOfScene(riggedDressedBody(), {})); }
    template<typename T>
    T* find(const char* name) const {
        return control<T>(*this, name);
    }
    void trigger(const char* action) { window.actions()[action]->trigger(); }
    const DocumentState& state() const { return workspace.document.state(); }
    const Springs& springs() const { return avatarOf(state()).springs; }
    const SpringChain& chain(std::size_t row) const { return springs().chains[row]; }
    QListWidget* chains() const { return find<QListWidget>("springs.chains"); }
    void choose(std::initializer_list<int> rows) const {
        chains()->clearSelection();
        for (const int row : rows) {
            chains()->item(row)->setSelected(true);
        }
    }
    int steps() { return workspace.document.undoStack().count(); }
};

} // namespace

/// The Springs panel, its actions and the colliders in the view.
class TestSpringsPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theEmptyPanelExplainsItself() {
        SpringDesk desk;
        auto* hint = desk.find<QLabel>("springs.hint");
        QVERIFY(!hint->isHidden() && hint->text().contains("Propose"));
        QVERIFY(desk.window.actions()["springs.proposeAll"]->isEnabled());
        QVERIFY(!desk.window.actions()["springs.bake"]->isEnabled());
        QVERIFY(desk.window.actions()["springs.bake"]->statusTip().contains("chain"));
        Scene bare = dressedBody();
        desk.workspace.document.reset(stateOfScene(bare, {}));
        QVERIFY(hint->text().contains("skeleton"));
        QVERIFY(!desk.window.actions()["springs.proposeAll"]->isEnabled());
        QVERIFY(desk.window.actions()["springs.proposeAll"]->statusTip().contains("skeleton"));
        QVERIFY(!desk.find<QToolButton>("springs.propose")->isEnabled());
    }

    /// In a walk, and the joint whose skin is deepest is a click away. Other springs take the words back.
    void crossingsAreCounted() {
        SpringDesk desk;
        auto* check = desk.find<QPushButton>("springs.check");
        auto* show = desk.find<QPushButton>("springs.showDeepest");
        auto* result = desk.find<QLabel>("springs.checkResult");
        QVERIFY(check->parentWidget()->isHidden()); // there are no chains
        desk.trigger("springs.proposeAll");
        QVERIFY(!check->parentWidget()->isHidden() && check->isEnabled());
        const QString before = check->text();
        const int steps = desk.steps();
        check->click();
        QVERIFY(check->text() != before); // it cancels
        check->click();
        QTRY_COMPARE_WITH_TIMEOUT(check->text(), before, kPatience);
        QVERIFY(result->text().isEmpty());
        check->click();
        QTRY_VERIFY_WITH_TIMEOUT(result->text().contains("walk"), kPatience);
        QCOMPARE(desk.steps(), steps);
        QCOMPARE(show->isHidden(), !result->text().contains("Deepest"));
        if (!show->isHidden()) {
            show->click();
            const auto& joints = desk.state().scene->skeleton.joints;
            const std::int32_t joint = desk.state().selection.joint;
            QVERIFY(joint != kNone);
            QVERIFY(result->text().contains(
                QString::fromStdString(joints[static_cast<std::size_t>(joint)].name)));
        }
        desk.workspace.document.undoStack().undo();
        if (!desk.springs().chains.empty()) { // the selection was a step of its own
            desk.workspace.document.undoStack().undo();
        }
        QVERIFY(result->text().isEmpty() && check->parentWidget()->isHidden());
    }

    void proposalsFillPanelAndView() {
        SpringDesk desk;
        const int steps = desk.steps();
        desk.trigger("springs.proposeAll");
        QCOMPARE(desk.steps(), steps + 1);
        QCOMPARE(desk.chains()->count(), static_cast<int>(kSkirtChains + kHairChains));
        QVERIFY(desk.find<QListWidget>("springs.colliders")->count() > 8);
        QVERIFY(desk.workspace.view.visible(Overlay::Springs));
        QCOMPARE(desk.workspace.springChoice.chains().size(), desk.springs().chains.size());
        QVERIFY(desk.chains()->item(0)->text().contains("4 joint"));
        QVERIFY(!desk.find<QDockWidget>("panel.springs")->isHidden());
        desk.workspace.document.undoStack().undo();
        QCOMPARE(desk.chains()->count(), 0);
        QVERIFY(!desk.find<QLabel>("springs.hint")->isHidden());
    }

    void aFieldChangesAllChosenChains() {
        SpringDesk desk;
        desk.trigger("springs.proposeAll");
        desk.choose({1, 3});
        const int steps = desk.steps();
        auto* drag = desk.find<SliderSpin>("springs.drag");
        drag->spin()->setValue(0.6);
        drag->spin()->setValue(0.7);
        QCOMPARE(desk.steps(), steps + 1); // one run of one control
        for (const std::size_t row : {std::size_t(1), std::size_t(3)}) {
            QVERIFY(std::abs(desk.chain(row).joints[0].drag - 0.7) < 1e-9);
        }
        QVERIFY(std::abs(desk.chain(2).joints[0].drag - 0.7) > 1e-9);
        desk.find<QDoubleSpinBox>("springs.tip")->setValue(50.0);
        QCOMPARE(desk.steps(), steps + 2);
        QVERIFY(std::abs(tipFraction(desk.chain(3), &SpringJoint::stiffness) - 0.5) < 1e-9);
        QVERIFY(desk.chains()->item(3)->text().contains("custom"));
        desk.workspace.document.undoStack().undo();
        desk.workspace.document.undoStack().undo();
        QVERIFY(std::abs(drag->value() - desk.chain(1).joints[0].drag) < 0.006);
    }

    void chainsThatDifferAreSaidToDiffer() {
        SpringDesk desk;
        desk.trigger("springs.proposeAll");
        desk.choose({0});
        auto* hint = desk.find<QLabel>("springs.differences");
        QVERIFY(hint->isHidden());
        desk.find<SliderSpin>("springs.drag")->spin()->setValue(0.9);
        desk.choose({0, 1});
        QVERIFY(!hint->isHidden() && hint->text().contains("drag"));
    }

    void presetsAreChosenAndShown() {
        SpringDesk desk;
        desk.trigger("springs.proposeAll");
        desk.choose({0, 1});
        auto* preset = desk.find<QComboBox>("springs.preset");
        test::choose(preset, static_cast<int>(SpringKind::Tail) + 1);
        QCOMPARE(presetOf(desk.state(), desk.chain(0)), std::optional(SpringKind::Tail));
        QCOMPARE(presetOf(desk.state(), desk.chain(1)), std::optional(SpringKind::Tail));
        QCOMPARE(preset->currentText(), QString("Tail"));
        const int steps = desk.steps();
        test::choose(preset, 0); // Custom changes nothing
        QCOMPARE(desk.steps(), steps);
        QCOMPARE(preset->currentText(), QString("Tail"));
    }

    void aSelectedJointChoosesItsChain() {
        SpringDesk desk;
        desk.trigger("springs.proposeAll");
        selectJoint(desk.workspace.document, desk.state().scene->skeleton.find("s_2_3"));
        QCOMPARE(desk.workspace.springChoice.chains().size(), std::size_t(1));
        const SpringChain& chain = desk.chain(desk.workspace.springChoice.chains().front());
        QVERIFY(std::ranges::find(chain.joints, std::string("s_2_3"), &SpringJoint::joint) !=
                chain.joints.end());
    }

    void selectedJointsBecomeAChain() {
        SpringDesk desk;
        QVERIFY(!desk.window.actions()["springs.addChains"]->isEnabled());
        selectJoint(desk.workspace.document, desk.state().scene->skeleton.find("s_2_1"));
        QVERIFY(desk.window.actions()["springs.addChains"]->isEnabled());
        desk.trigger("springs.addChains");
        QCOMPARE(desk.springs().chains.size(), std::size_t(1));
        QCOMPARE(desk.workspace.springChoice.chains(), std::vector<std::size_t>{0});
        desk.trigger("springs.addSphere");
        QCOMPARE(desk.springs().colliders.size(), std::size_t(1));
        QCOMPARE(desk.chain(0).groups, std::vector<std::size_t>{0});
        QVERIFY(validateSprings(desk.state().scene->skeleton, desk.springs()));
    }

    void collidersAreEditedTogether() {
        SpringDesk desk;
        desk.trigger("springs.proposeAll");
        auto* list = desk.find<QListWidget>("springs.colliders");
        list->item(0)->setSelected(true);
        list->item(1)->setSelected(true);
        auto* radius = desk.find<QDoubleSpinBox>("colliders.radius");
        radius->setValue(123.0);
        QVERIFY(std::abs(desk.springs().colliders[0].radius - 0.123) < 1e-9);
        QVERIFY(std::abs(desk.springs().colliders[1].radius - 0.123) < 1e-9);
        test::choose(desk.find<QComboBox>("colliders.shape"), static_cast<int>(ColliderShape::Plane));
        QVERIFY(radius->isHidden());
        QVERIFY(!desk.find<QWidget>("colliders.normal.x")->parentWidget()->isHidden());
        desk.find<QPushButton>("springs.removeColliders")->click();
        QVERIFY(validateSprings(desk.state().scene->skeleton, desk.springs()));
    }

    void groupsAreSwitchedForAllChosen() {
        SpringDesk desk;
        desk.trigger("springs.proposeAll");
        desk.choose({0, 2});
        auto* button = desk.find<QToolButton>("springs.groups");
        Q_EMIT button->menu()->aboutToShow();
        QAction* first = button->menu()->actions().front();
        const bool on = first->isChecked();
        first->trigger();
        for (const std::size_t row : {std::size_t(0), std::size_t(2)}) {
            const auto& groups = desk.chain(row).groups;
            QCOMPARE(std::ranges::find(groups, std::size_t(0)) != groups.end(), !on);
        }
    }

    void swingingIsSwitchedByOneAction() {
        SpringDesk desk;
        QAction* swing = desk.window.actions()["view.springs"];
        QVERIFY(swing->isChecked());
        swing->trigger();
        QVERIFY(!desk.workspace.view.settings().springs);
        QVERIFY(!desk.find<QToolButton>("timeline.springs")->isChecked());
        QVERIFY(!desk.find<QToolButton>("springs.swing")->isChecked());
    }

    void clipsAreBakedInTheBackground() {
        SpringDesk desk;
        desk.trigger("springs.proposeAll");
        Clip clip;
        clip.name = "Turn";
        clip.duration = 0.5;
        clip.frameRate = 30.0;
        JointTrack track;
        track.joint = 0;
        track.rotations = {{0.0, Quat::Identity()}, {0.5, Quat(Eigen::AngleAxisd(0.5, Vec3::UnitY()))}};
        clip.tracks.push_back(track);
        addMotions(desk.workspace.document, {clip}, "turn.bvh");
        QVERIFY(desk.window.actions()["springs.bake"]->isEnabled());
        desk.trigger("springs.bake");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.springBake.running(), kPatience);
        QCOMPARE(motionsOf(desk.state()).loaded.size(), std::size_t(2));
        QCOMPARE(motionsOf(desk.state()).loaded[1]->clip.name, std::string("Turn_springs"));
        desk.trigger("springs.bake"); // in the place of the first bake
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.springBake.running(), kPatience);
        QCOMPARE(motionsOf(desk.state()).loaded.size(), std::size_t(2));
        desk.workspace.document.undoStack().undo();
        desk.workspace.document.undoStack().undo();
        QCOMPARE(motionsOf(desk.state()).loaded.size(), std::size_t(1));
    }

    void collidersAreDraggedInTheView() {
        ViewportDesk desk;
        SpringChoice choice(desk.document);
        desk.viewport.setSpringChoice(&choice);
        desk.document.reset(stateOfScene(riggedDressedBody(), {}));
        SpringCollider ball;
        ball.joint = "head";
        ball.radius = 0.15;
        changeAvatar(desk.document, "Add", [&](Avatar& avatar) { avatar.springs.colliders = {ball}; });
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Collider);
        desk.document.undoStack().clear();
        const auto joint = static_cast<std::size_t>(desk.document.state().scene->skeleton.find("head"));
        const Vec3 middle = desk.posed.joints()[joint].translation();
        const auto drag = [&](const QPoint& from, const QPoint& by) {
            QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, from);
            const QPoint to = from + by;
            QMouseEvent event(QEvent::MouseMove, to, to, Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&desk.viewport, &event);
            QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, to);
        };
        drag(desk.placeOf(middle), {0, 0});
        QCOMPARE(choice.colliders(), std::vector<std::size_t>{0});
        QCOMPARE(desk.document.undoStack().count(), 0);
        drag(desk.placeOf(middle + Vec3(0.0, 0.15, 0.0)), {0, -30});
        const auto collider = [&]() -> const SpringCollider& {
            return avatarOf(desk.document.state()).springs.colliders[0];
        };
        QVERIFY(collider().radius > 0.16 && collider().offset == Vec3::Zero());
        drag(desk.placeOf(middle), {40, 0});
        QVERIFY(collider().offset.norm() > 0.02);
        QCOMPARE(desk.document.undoStack().count(), 2);
        QTest::keyClick(&desk.viewport, Qt::Key_Delete);
        QVERIFY(avatarOf(desk.document.state()).springs.colliders.empty());
    }

    void theOverlayDrawsChainsAndColliders() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        SpringChoice choice(desk.document);
        desk.viewport.setSpringChoice(&choice);
        desk.document.reset(stateOfScene(riggedDressedBody(), {}));
        desk.show(600, 600);
        desk.look({Overlay::Mesh});
        const QImage bare = desk.picture();
        desk.look({Overlay::Mesh, Overlay::Springs});
        SpringCollider ball;
        ball.joint = "head";
        ball.radius = 0.15;
        changeAvatar(desk.document, "Add", [&](Avatar& avatar) { avatar.springs.colliders = {ball}; });
        const QImage shown = desk.picture();
        QVERIFY(differingPixels(bare, shown) > 100);
        choice.setColliders({0});
        QVERIFY(differingPixels(shown, desk.picture()) > 100);
    }
};

SINEW_TEST(TestSpringsPanel, QApplication)

} // namespace testSpringsPanel

#include "TestSpringsPanel.moc"
