#include "app/document/edits/Edits.h"
#include "app/document/edits/JointSelection.h"
#include "app/document/edits/RestEdits.h"
#include "app/models/JointTreeModel.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sinew;
using namespace sinew::test;

namespace {

struct SkeletonDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    SkeletonDesk() { document.reset(stateOfScene(test::limb(), {})); }
    void trigger(const char* id) const { desk.window.findChild<QAction*>(id)->trigger(); }
    bool enabled(const char* id) const { return desk.window.findChild<QAction*>(id)->isEnabled(); }
    std::size_t joints() const { return document.state().scene->skeleton.size(); }
};

} // namespace

class TestSkeletonMenu : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void actionsWorkOnTheSelectedJointsAndUndo();
    void restModeIsAToggle();
    void rowsOfTheTreeSelectSeveralJoints();
    void aClipComesBackAfterRestMode();
    void faultsAreCountedAndMarked();
    void theWholeSkeletonIsScaledByANumber();
};

void TestSkeletonMenu::actionsWorkOnTheSelectedJointsAndUndo() {
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

void TestSkeletonMenu::restModeIsAToggle() {
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

void TestSkeletonMenu::rowsOfTheTreeSelectSeveralJoints() {
    SkeletonDesk it;
    auto* tree = it.desk.window.findChild<QTreeView*>("joints.tree");
    QVERIFY(tree != nullptr);
    tree->selectAll();
    QCOMPARE(selectedJoints(it.document.state()).size(), it.joints());
    selectJoint(it.document, 0);
    QCOMPARE(tree->selectionModel()->selectedRows().size(), 1);
}

void TestSkeletonMenu::aClipComesBackAfterRestMode() {
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

void TestSkeletonMenu::faultsAreCountedAndMarked() {
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

void TestSkeletonMenu::theWholeSkeletonIsScaledByANumber() {
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

SINEW_TEST(TestSkeletonMenu, QApplication)
#include "TestSkeletonMenu.moc"
