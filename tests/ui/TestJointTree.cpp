#include "app/document/edits/Edits.h"
#include "app/models/JointTreeModel.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/panels/JointsPanel.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTreeView>

namespace testJointTree {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two arms of four joints each below a hip; all names begin alike.
Scene twoArms() {
    Scene scene = test::limb();
    scene.skeleton.joints.clear();
    const auto add = [&](const char* name, std::int32_t parent, double x) {
        Joint joint;
        joint.name = std::string("mixamorig:") + name;
        joint.parent = parent;
        joint.modelFromJointBind.translation() = Vec3(x, 0, 0);
        scene.skeleton.joints.push_back(joint);
    };
    add("Hips", kNone, 0.0);
    for (const char* side : {"Left", "Right"}) {
        const std::string name(side);
        const double sign = name == "Left" ? 1.0 : -1.0;
        std::int32_t parent = 0;
        for (const char* part : {"Shoulder", "Arm", "ForeArm", "Hand"}) {
            add((name + part).c_str(), parent,
                sign * (0.1 + 0.1 * static_cast<double>(scene.skeleton.size())));
            parent = static_cast<std::int32_t>(scene.skeleton.size()) - 1;
        }
    }
    return scene;
}

struct TreeDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    JointsPanel* panel = desk.window.findChild<JointsPanel*>();
    QTreeView* tree = panel->findChild<QTreeView*>("joints.tree");
    QLineEdit* filter = panel->findChild<QLineEdit*>("joints.filter");

    explicit TreeDesk(Scene scene) {
        desk.window.show();
        document.reset(stateOfScene(std::move(scene), {}));
    }
    std::string selected() const {
        const std::int32_t joint = document.state().selection.joint;
        return joint == kNone ? std::string()
                              : document.state().scene->skeleton.joints[static_cast<std::size_t>(joint)].name;
    }
    QModelIndex rowOf(const QString& label) const {
        const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, label,
                                                           1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.value(0);
    }
    bool grey(const QString& label) const {
        const QVariant ink = rowOf(label).data(Qt::ForegroundRole);
        return ink.isValid() &&
               ink.value<QColor>() == QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
    }
};

} // namespace

/// The panel of joints.
class TestJointTree : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesAreShortAndTipsAreWhole() {
        const TreeDesk it(twoArms());
        const QModelIndex hips = it.tree->model()->index(0, 0);
        QCOMPARE(hips.data().toString(), QString("Hips"));
        QCOMPARE(hips.data(Qt::EditRole).toString(), QString("mixamorig:Hips"));
        QVERIFY(hips.data(Qt::ToolTipRole).toString().startsWith("mixamorig:Hips"));
        QCOMPARE(it.tree->textElideMode(), Qt::ElideLeft);
    }

    void anotherCharacterIsShownFromItsRoot() {
        Scene tall = twoArms();
        for (int i = 0; i < 100; ++i) {
            Joint joint;
            joint.name = "tail" + std::to_string(i);
            joint.parent = static_cast<std::int32_t>(tall.skeleton.size()) - 1;
            joint.modelFromJointBind.translation() = Vec3(0.0, 0.01 * i, 0.0);
            tall.skeleton.joints.push_back(joint);
        }
        TreeDesk it(tall);
        it.tree->scrollToBottom();
        QTRY_VERIFY(it.tree->verticalScrollBar()->value() > 0);
        it.document.reset(stateOfScene(std::move(tall), {}));
        QCOMPARE(it.tree->verticalScrollBar()->value(), 0);
    }

    /// In a narrow panel the numbers of vertices go before the names do.
    void namesComeBeforeNumbers() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(twoArms(), {}));
        JointsPanel panel(desk.workspace.document, desk.workspace.inspector);
        panel.setVisible(true);
        const auto* tree = panel.findChild<QTreeView*>("joints.tree");
        const auto nameRoomAt = [&](int width) {
            panel.resize(width, 400);
            QCoreApplication::processEvents();
            return tree->columnWidth(JointTreeModel::Name);
        };
        QVERIFY(nameRoomAt(320) >= 150 && !tree->isColumnHidden(JointTreeModel::Vertices));
        QVERIFY(nameRoomAt(240) >= 150 && tree->isColumnHidden(JointTreeModel::Vertices));
        QVERIFY(nameRoomAt(320) >= 150 && !tree->isColumnHidden(JointTreeModel::Vertices));
    }

    void theFilterShowsItsFirstHit() {
        TreeDesk it(twoArms());
        selectJoint(it.document, 0);
        it.filter->setText("hand");
        QCOMPARE(it.selected(), std::string("mixamorig:LeftHand"));
        QCOMPARE(it.tree->currentIndex().data().toString(), QString("LeftHand"));
        // What lies above hits stays, greyed.
        QVERIFY(it.rowOf("LeftForeArm").isValid() && it.grey("LeftForeArm") && it.grey("Hips"));
        QVERIFY(it.rowOf("RightHand").isValid() && !it.grey("RightHand") && !it.grey("LeftHand"));
        QTRY_VERIFY_WITH_TIMEOUT(
            it.tree->viewport()->rect().intersects(it.tree->visualRect(it.rowOf("LeftHand"))), kPatience);
        it.filter->setText("mixamorig:RightA");
        QCOMPARE(it.selected(), std::string("mixamorig:RightArm"));
        it.filter->setText("nobody");
        QCOMPARE(it.tree->model()->rowCount(), 0);
        QCOMPARE(it.selected(), std::string("mixamorig:RightArm"));
        it.filter->clear();
        QVERIFY(!it.grey("Hips"));
        QCOMPARE(it.selected(), std::string("mixamorig:RightArm"));
    }

    void rowsAreAddedWithCtrl() {
        const TreeDesk it(twoArms());
        const auto press = [&](const char* label, Qt::KeyboardModifiers keys) {
            const QRect row = it.tree->visualRect(it.rowOf(label));
            QTest::mouseClick(it.tree->viewport(), Qt::LeftButton, keys, row.center());
        };
        const auto others = [&] { return it.document.state().selection.others; };
        press("Hips", Qt::NoModifier);
        press("LeftArm", Qt::ControlModifier);
        QCOMPARE(it.selected(), std::string("mixamorig:LeftArm"));
        QCOMPARE(others(), std::vector<std::int32_t>{0});
        press("LeftArm", Qt::ControlModifier);
        QCOMPARE(it.selected(), std::string("mixamorig:Hips"));
        QVERIFY(others().empty());
        press("LeftShoulder", Qt::NoModifier);
        QCOMPARE(it.selected(), std::string("mixamorig:LeftShoulder"));
        QVERIFY(others().empty());
    }

    void withoutJointsThereAreTwoWaysToGetSome() {
        Scene bare = twoArms();
        bare.skeleton.joints.clear();
        TreeDesk it(std::move(bare));
        auto* load = it.panel->findChild<QPushButton*>("joints.load");
        auto* fromTemplate = it.panel->findChild<QPushButton*>("joints.fromTemplate");
        QVERIFY(!it.tree->isVisibleTo(it.panel));
        QVERIFY(load->isVisibleTo(it.panel) && fromTemplate->isVisibleTo(it.panel));
        fromTemplate->click();
        QVERIFY(it.desk.workspace.rigDraft.active());
        it.document.reset(stateOfScene(twoArms(), {}));
        QVERIFY(it.tree->isVisibleTo(it.panel) && !load->isVisibleTo(it.panel));
    }
};

SINEW_TEST(TestJointTree, QApplication)

} // namespace testJointTree

#include "TestJointTree.moc"
