#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/pose/PoseFile.h"
#include "resources/sample/Wayfarer.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/panels/poses/PoseShelfForm.h"
#include "ui/widgets/Forms.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSlider>
#include <QStatusBar>
#include <QTest>

#include <array>

namespace testPoseShelfForm {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with the sample character, the Pose panel in front, an empty shelf.
struct ShelfDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    PoseShelfForm* form = desk.window.findChild<PoseShelfForm*>();
    QListWidget* list = desk.window.findChild<QListWidget*>("poses.list");

    ShelfDesk() {
        QDir(PoseShelf::userFolder()).removeRecursively();
        desk.window.resize(1500, 900);
        desk.window.show();
        document.reset(stateOfScene(sample::wayfarer(), {}));
        desk.window.actions()["mode.pose"]->trigger();
        QCoreApplication::processEvents();
    }
    ~ShelfDesk() { QDir(PoseShelf::userFolder()).removeRecursively(); }
    ShelfDesk(const ShelfDesk&) = delete;
    ShelfDesk& operator=(const ShelfDesk&) = delete;

    void click(const char* name, Qt::KeyboardModifiers modifiers = {}) const {
        const QListWidgetItem* item = list->findItems(name, Qt::MatchExactly).front();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers, list->visualItemRect(item).center());
    }
    const JointPose& of(const char* joint) const {
        const auto j = static_cast<std::size_t>(document.state().scene->skeleton.find(joint));
        return document.state().pose.joints[j];
    }
    bool posed(const char* joint) const { return !(of(joint) == JointPose()); }
    /// Under the name that is proposed.
    void keep() const {
        action("pose.keep")->trigger();
        QTest::keyClick(list->findChild<QLineEdit*>(), Qt::Key_Escape);
        QCoreApplication::processEvents();
    }
    QAction* action(const char* id) const { return desk.window.actions()[id]; }
};

} // namespace

class TestPoseShelfForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClickMakesAFist() {
        const ShelfDesk shelf;
        const int steps = shelf.document.undoStack().count();
        shelf.click("Fist");
        QVERIFY(shelf.posed("LeftHandIndex2") && shelf.posed("RightHandPinky1"));
        QVERIFY(!shelf.posed("LeftArm"));
        QCOMPARE(shelf.document.undoStack().count(), steps + 1);
        QCOMPARE(shelf.document.undoStack().undoText(), QString("Pose Fist"));
        QVERIFY(shelf.desk.window.statusBar()->currentMessage().contains("Fist"));
        shelf.document.undoStack().undo();
        QVERIFY(!shelf.posed("LeftHandIndex2"));
    }

    void posesAddUp() {
        const ShelfDesk shelf;
        shelf.click("Arms Up");
        shelf.click("Fist");
        QVERIFY(shelf.posed("LeftArm") && shelf.posed("LeftHandIndex2"));
        shelf.document.undoStack().undo();
        QVERIFY(shelf.posed("LeftArm") && !shelf.posed("LeftHandIndex2"));
    }

    void commandsPoseToo() {
        const ShelfDesk shelf;
        for (const auto& [id, joint] :
             {std::pair("pose.armsUp", "LeftArm"), std::pair("pose.lookBack", "Head"),
              std::pair("pose.deepSquat", "LeftLeg"), std::pair("pose.fist", "LeftHandIndex2")}) {
            QVERIFY(!shelf.posed(joint));
            shelf.action(id)->trigger();
            QVERIFY2(shelf.posed(joint), id);
        }
        shelf.document.reset(stateOfScene(Scene(), {}));
        QVERIFY(!shelf.action("pose.fist")->isEnabled() && !shelf.action("pose.keep")->isEnabled());
    }

    void shiftMirrors() {
        const ShelfDesk shelf;
        JointPose bent;
        bent.rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitX()));
        setJointPose(shelf.document, shelf.document.state().scene->skeleton.find("LeftForeArm"), bent);
        selectJoints(shelf.document,
                     std::array{shelf.document.state().scene->skeleton.find("LeftForeArm"),
                                shelf.document.state().scene->skeleton.find("LeftHand")},
                     kNone);
        shelf.keep();
        shelf.action("pose.resetAll")->trigger();
        shelf.click("Pose", Qt::ShiftModifier);
        QVERIFY(shelf.posed("RightForeArm") && !shelf.posed("LeftForeArm"));
    }

    void theSliderBlends() {
        const ShelfDesk shelf;
        auto* blend = shelf.desk.window.findChild<SliderSpin*>("poses.blend");
        QVERIFY(!blend->isEnabled()); // there is nothing to blend yet
        const int steps = shelf.document.undoStack().count();
        shelf.click("Fist");
        QVERIFY(blend->isEnabled());
        const double whole = Eigen::AngleAxisd(shelf.of("LeftHandIndex2").rotation).angle();
        blend->slider()->setValue(50);
        QVERIFY(std::abs(Eigen::AngleAxisd(shelf.of("LeftHandIndex2").rotation).angle() - 0.5 * whole) <
                1e-6);
        QCOMPARE(shelf.document.undoStack().count(), steps + 1); // one step with the click
        shelf.action("pose.resetAll")->trigger();
        QVERIFY(!blend->isEnabled()); // another pose has taken its place
    }

    void aPoseIsKeptNamedAndUsedAgain() {
        const ShelfDesk shelf;
        shelf.click("Deep Squat");
        const Pose squat = shelf.document.state().pose;
        shelf.action("pose.keep")->trigger();
        QCOMPARE(shelf.list->count(), 5);
        auto* name = shelf.list->findChild<QLineEdit*>(); // its name is open for typing
        QVERIFY(name != nullptr);
        QTest::keyClicks(name, "Low");
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(shelf.form->current()->name, QString("Low"));
        shelf.action("pose.resetAll")->trigger();
        shelf.click("Low");
        QVERIFY(shelf.document.state().pose == squat);
    }

    void selectedJointsAreKeptAlone() {
        const ShelfDesk shelf;
        const Skeleton& skeleton = shelf.document.state().scene->skeleton;
        shelf.click("Deep Squat");
        selectJoints(shelf.document, std::array{skeleton.find("LeftLeg"), skeleton.find("RightLeg")}, kNone);
        shelf.keep();
        shelf.action("pose.resetAll")->trigger();
        shelf.click("Pose");
        QVERIFY(shelf.posed("LeftLeg") && shelf.posed("RightLeg") && !shelf.posed("LeftUpLeg"));
    }

    /// To the right goes as far as the mouse, in one step; the release is no click.
    void aDragBlends() {
        const ShelfDesk shelf;
        shelf.click("Fist");
        const double whole = Eigen::AngleAxisd(shelf.of("LeftHandIndex2").rotation).angle();
        shelf.action("pose.resetAll")->trigger();
        const int steps = shelf.document.undoStack().count();
        const QListWidgetItem* item = shelf.list->findItems("Fist", Qt::MatchExactly).front();
        QWidget* view = shelf.list->viewport();
        const QPoint from = shelf.list->visualItemRect(item).center();
        QTest::mousePress(view, Qt::LeftButton, {}, from);
        QTest::mouseMove(view, from + QPoint(60, 0));
        QTest::mouseMove(view, from + QPoint(100, 4));
        const double half = Eigen::AngleAxisd(shelf.of("LeftHandIndex2").rotation).angle();
        QVERIFY(std::abs(half - 0.5 * whole) < 0.02 * whole);
        QCOMPARE(shelf.desk.window.findChild<SliderSpin*>("poses.blend")->value(), 50.0);
        QTest::mouseRelease(view, Qt::LeftButton, {}, from + QPoint(100, 4));
        QVERIFY(std::abs(Eigen::AngleAxisd(shelf.of("LeftHandIndex2").rotation).angle() - half) < 1e-9);
        QCOMPARE(shelf.document.undoStack().count(), steps + 1);
        shelf.document.undoStack().undo();
        QVERIFY(!shelf.posed("LeftHandIndex2"));
    }

    void theSelectedJointsAlone() {
        const ShelfDesk shelf;
        const Skeleton& skeleton = shelf.document.state().scene->skeleton;
        shelf.desk.window.findChild<QCheckBox*>("poses.selectedOnly")->click();
        selectJoint(shelf.document, skeleton.find("LeftHandIndex2"));
        shelf.click("Fist");
        QVERIFY(shelf.posed("LeftHandIndex2"));
        QVERIFY(!shelf.posed("RightHandIndex2") && !shelf.posed("LeftHandIndex1"));
        shelf.action("pose.resetAll")->trigger();
        selectJoint(shelf.document, skeleton.find("Head"));
        const int steps = shelf.document.undoStack().count();
        shelf.click("Fist"); // moves no head
        QCOMPARE(shelf.document.undoStack().count(), steps);
        QVERIFY(shelf.desk.window.statusBar()->currentMessage().contains("selected"));
    }

    /// As the command line reads it, and this shelf.
    void aPoseIsSavedToAFile() {
        ShelfDesk shelf;
        const QTemporaryDir folder;
        shelf.click("Look Back");
        const Pose looking = shelf.document.state().pose;
        shelf.desk.prompts.files = {folder.filePath("back.json")};
        shelf.action("pose.save")->trigger();
        const auto read =
            readPose(folder.filePath("back.json").toStdString(), shelf.document.state().scene->skeleton);
        QVERIFY(read);
        const auto head = static_cast<std::size_t>(shelf.document.state().scene->skeleton.find("Head"));
        QVERIFY(read->joints[head].rotation.angularDistance(looking.joints[head].rotation) < 1e-6);
        QVERIFY(
            read->joints[static_cast<std::size_t>(shelf.document.state().scene->skeleton.find("LeftArm"))] ==
            JointPose());
        shelf.desk.prompts.files = {folder.filePath("no/such/folder.json")};
        shelf.action("pose.save")->trigger();
        QCOMPARE(shelf.desk.prompts.errors.size(), 1);
    }

    void deletingAsksFirst() {
        ShelfDesk shelf;
        shelf.keep();
        QCOMPARE(shelf.list->count(), 5);
        shelf.desk.prompts.yes = false;
        Q_EMIT shelf.form->removeAsked();
        QCOMPARE(shelf.list->count(), 5);
        shelf.desk.prompts.yes = true;
        Q_EMIT shelf.form->removeAsked();
        QCOMPARE(shelf.list->count(), 4);
    }

    void aFileIsLoaded() {
        ShelfDesk shelf;
        const QTemporaryDir folder;
        QFile file(folder.filePath("nod.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"Head": {"rotate": [20, 0, 0]}})");
        file.close();
        shelf.desk.prompts.files = {file.fileName()};
        shelf.action("pose.load")->trigger();
        shelf.click("nod");
        QVERIFY(shelf.posed("Head"));
        shelf.desk.prompts.files = {folder.filePath("gone.json")};
        shelf.action("pose.load")->trigger();
        QCOMPARE(shelf.desk.prompts.errors.size(), 1);
    }

    /// A pose that the skeleton has no joints for stands in line, says why, and cannot be clicked.
    void figuresFollowTheCharacter() {
        const ShelfDesk shelf;
        const auto fist = [&] { return shelf.list->findItems("Fist", Qt::MatchExactly).front(); };
        QVERIFY(!fist()->icon().isNull() && (fist()->flags() & Qt::ItemIsEnabled) != 0);
        shelf.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!fist()->icon().isNull() && (fist()->flags() & Qt::ItemIsEnabled) == 0);
        QVERIFY(fist()->toolTip().contains("none of its joints"));
        for (int i = 0; i < shelf.list->count(); ++i) { // whatever can be had
            QListWidgetItem* item = shelf.list->item(i);
            QCOMPARE(shelf.list->visualItemRect(item).height(), shelf.list->visualItemRect(fist()).height());
            QVERIFY(!item->icon().isNull());
        }
        const Skeleton body = sample::wayfarer().skeleton;
        const auto figure = [&](StressPose pose) {
            return poseFigure(body, stressPose(body, pose), 64, 1.0, QPalette()).toImage();
        };
        QVERIFY(figure(StressPose::ArmsUp) != figure(StressPose::DeepSquat));
        QVERIFY(figure(StressPose::Fist) == figure(StressPose::Fist));
    }
};

SINEW_TEST(TestPoseShelfForm, QApplication)

} // namespace testPoseShelfForm

#include "TestPoseShelfForm.moc"
