#include "app/document/edits/Edits.h"
#include "app/document/edits/JointSelection.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"

#include <QAction>
#include <QApplication>
#include <QTest>
#include <QTreeView>

#include <algorithm>

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

SINEW_TEST(TestSkeletonMenu, QApplication)
#include "TestSkeletonMenu.moc"
