#include "core/scene/NodePose.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Figures.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/RigRoom.h"
#include "tests/ui/support/WindowDesk.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <utility>

namespace testRigDialog {

using namespace sinew::test;
using namespace sinew;

/// Skeletons of templates, made in their dialog.
class TestRigDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void actionsNeedACharacter() {
        WindowDesk desk;
        QVERIFY(!desk.window.actions()["skeleton.fromTemplate"]->isEnabled());
        QVERIFY(!desk.window.actions()["skeleton.drawChain"]->isEnabled());
        desk.workspace.document.reset(stateOfScene(tPoseFigure(), {}));
        QVERIFY(desk.window.actions()["skeleton.fromTemplate"]->isEnabled());
        QVERIFY(desk.window.actions()["skeleton.drawChain"]->isEnabled());
    }

    void createMakesTheSkeleton() {
        RigRoom room;
        RigDialog* dialog = room.open();
        QVERIFY(dialog != nullptr && !dialog->isModal());
        QVERIFY(room.skeleton().empty());
        auto* create = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(create->isEnabled());
        const std::size_t joints = room.draft.fitted()->skeleton.size();
        create->click();
        QCOMPARE(room.skeleton().size(), joints);
        QVERIFY(room.shown<RigDialog>() == nullptr);
        QCOMPARE(room.view->tool(), ViewTool::Select);
        room.trigger("edit.undo");
        QVERIFY(room.skeleton().empty());
        QVERIFY(room.desk.prompts.errors.isEmpty());
    }

    /// Cloth and hair that hang freely get chains, which springs then find; without the tick there are none.
    void garmentsGetChains() {
        RigRoom room;
        room.document.reset(stateOfScene(dressedBody(), {}));
        RigDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        const auto* said = dialog->findChild<QLabel*>("rig.said");
        QVERIFY2(said->text().contains("skirt") && said->text().contains("hair"), qPrintable(said->text()));
        const std::size_t dressed = room.draft.fitted()->skeleton.size();
        auto* garments = dialog->findChild<QCheckBox*>("rig.garments");
        QVERIFY(garments->isVisible() && garments->isChecked());
        garments->click();
        room.settle();
        QVERIFY(room.draft.fitted()->skeleton.size() < dressed && room.draft.garments().empty());
        garments->click();
        room.settle();
        QCOMPARE(room.draft.fitted()->skeleton.size(), dressed);
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(room.skeleton().size(), dressed);
        room.trigger("bind.run");
        QVERIFY(QTest::qWaitFor([&] { return room.document.state().bound(); }, kPatience));
        room.trigger("springs.proposeAll");
        QVERIFY(room.document.state().avatar->springs.chains.size() >= 5);
        QVERIFY(room.document.state().avatar->springs.colliders.size() >= 10);
    }

    /// A scorpion is not fitted as a biped first.
    void theFitWaitsForATemplate() {
        RigRoom room;
        room.trigger("skeleton.fromTemplate");
        auto* dialog = room.shown<RigDialog>();
        QVERIFY(dialog != nullptr);
        auto* shape = dialog->findChild<QComboBox*>("rig.shape");
        QCOMPARE(shape->currentIndex(), -1);
        QVERIFY(room.draft.active() && room.draft.waits() && !room.draft.running());
        QVERIFY(room.draft.markers().empty());
        dialog->findChild<QSpinBox*>("rig.spine")->setValue(4); // says nothing of the kind
        QVERIFY(room.draft.waits() && !room.draft.running());
        room.chooseTemplate(dialog, 0);
        QVERIFY(!room.draft.waits() && room.draft.running());
        room.settle();
        QVERIFY(room.draft.fitted() != nullptr);
        // What another template makes is not seen before it is made.
        room.chooseTemplate(dialog, 1);
        QVERIFY(room.draft.fitted() == nullptr && room.draft.running());
        dialog->reject();
        QVERIFY(!room.draft.active());
    }

    void theListSaysWhatIsSet() {
        RigRoom room;
        RigDialog* dialog = room.open();
        auto* list = dialog->findChild<QListWidget*>("rig.markers");
        QVERIFY(list->count() >= 4);
        QCOMPARE(list->currentItem()->text(), QString("Chin: guessed"));
        room.draft.place("chin", FigureJoints().chin);
        QCOMPARE(list->item(0)->text(), QString("Chin: set"));
        QVERIFY(list->currentItem()->text().startsWith("Left wrist"));
        room.settle();
        list->setCurrentRow(0);
        dialog->findChild<QPushButton*>("rig.forget")->click();
        QCOMPARE(list->item(0)->text(), QString("Chin: guessed"));
        room.settle();
    }

    /// What is asked for or missing may be found by the fit.
    void whileItFitsTheDialogSaysSoAlone() {
        RigRoom room;
        room.desk.window.show();
        room.trigger("skeleton.fromTemplate");
        auto* dialog = room.shown<RigDialog>();
        QVERIFY(dialog != nullptr);
        const auto* work = dialog->findChild<QProgressBar*>("rig.work");
        const auto* said = dialog->findChild<QLabel*>("rig.said");
        const auto* next = dialog->findChild<QLabel*>("rig.next");
        const auto* list = dialog->findChild<QListWidget*>("rig.markers");
        QVERIFY(!work->isVisible() && next->text().startsWith("Choose a template"));
        room.chooseTemplate(dialog, 0);
        QVERIFY(room.draft.running());
        QVERIFY(work->isVisible());
        QVERIFY2(said->text().contains("Fitting") && said->text().contains("0 s"), qPrintable(said->text()));
        QVERIFY2(next->text().isEmpty(), qPrintable(next->text()));
        QVERIFY(list->count() >= 4);
        for (int row = 0; row < list->count(); ++row) {
            QVERIFY2(!list->item(row)->text().contains("not"), qPrintable(list->item(row)->text()));
        }
        room.settle();
        QVERIFY(!work->isVisible() && !said->text().contains("Fitting"));
        QVERIFY2(next->text().startsWith("Next: Chin"), qPrintable(next->text()));
    }

    void optionalMarkersAreNotAskedFor() {
        RigRoom room;
        RigDialog* dialog = room.open();
        const auto* next = dialog->findChild<QLabel*>("rig.next");
        auto* list = dialog->findChild<QListWidget*>("rig.markers");
        const FigureJoints joints;
        for (const auto& [name, at] :
             {std::pair("chin", joints.chin), std::pair("leftWrist", joints.leftWrist),
              std::pair("groin", joints.groin), std::pair("leftAnkle", joints.leftAnkle)}) {
            QCOMPARE(room.draft.next(), std::string(name));
            room.draft.place(name, at);
        }
        room.settle();
        QVERIFY2(next->text().contains("Create") && next->text().contains("optional"),
                 qPrintable(next->text()));
        QVERIFY(list->currentItem() == nullptr);
        const QList<QListWidgetItem*> elbow = list->findItems("Left elbow: optional", Qt::MatchExactly);
        QCOMPARE(elbow.size(), 1);
        list->setCurrentItem(elbow.front());
        QCOMPARE(room.draft.next(), std::string("leftElbow"));
        QVERIFY2(next->text().startsWith("Next: Left elbow"), qPrintable(next->text()));
    }

    void theListShowsItsRowsAndFollowsTheView() {
        RigRoom room;
        room.desk.window.show();
        RigDialog* dialog = room.open();
        auto* list = dialog->findChild<QListWidget*>("rig.markers");
        const auto rowsShown = [list] { return list->viewport()->height() / list->sizeHintForRow(0); };
        QTRY_VERIFY_WITH_TIMEOUT(rowsShown() >= std::min(list->count(), 10), kPatience);
        const auto* forget = dialog->findChild<QPushButton*>("rig.forget");
        QVERIFY(!forget->isEnabled() && !forget->toolTip().isEmpty()); // a guess is what it is
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row); // as the arrow keys do
            QCOMPARE(QString::fromStdString(room.draft.next()),
                     list->item(row)->data(Qt::UserRole).toString());
        }
        room.draft.choose("groin"); // as a click on the marker in the view does
        QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), QString("groin"));
        room.draft.place("groin", FigureJoints().groin, false);
        room.settle();
        QVERIFY(forget->isEnabled());
    }

    void fieldsAreWhatIsWished() {
        RigRoom room;
        RigDialog* dialog = room.open();
        dialog->findChild<QSpinBox*>("rig.spine")->setValue(2);
        dialog->findChild<QComboBox*>("rig.fingers")->setCurrentIndex(0);
        dialog->findChild<QComboBox*>("rig.naming")->setCurrentIndex(1);
        dialog->findChild<QCheckBox*>("rig.jaw")->setChecked(true);
        dialog->findChild<QCheckBox*>("rig.mirrored")->setChecked(false);
        const RigWish& wish = room.draft.wish();
        QCOMPARE(wish.settings.spine, 2);
        QCOMPARE(wish.settings.fingers, 0);
        QVERIFY(wish.settings.naming == RigNaming::Unreal);
        QVERIFY(wish.settings.jaw && !wish.mirrored && wish.file.empty());
        auto* shape = dialog->findChild<QComboBox*>("rig.shape");
        shape->setCurrentIndex(shape->count() - 1); // a rigged file
        QVERIFY(!dialog->findChild<QSpinBox*>("rig.spine")->isEnabled());
        room.desk.prompts.files.push_back("missing.glb");
        dialog->findChild<QPushButton*>("rig.browse")->click();
        room.settle();
        QCOMPARE(room.draft.wish().file, std::string("missing.glb"));
        QVERIFY(room.draft.problem());
        QVERIFY(!dialog->findChild<QLabel*>("rig.said")->text().isEmpty());
        shape->setCurrentIndex(0);
        dialog->findChild<QComboBox*>("rig.fingers")->setCurrentIndex(5);
        dialog->findChild<QComboBox*>("rig.naming")->setCurrentIndex(0);
        dialog->findChild<QCheckBox*>("rig.mirrored")->setChecked(true);
        room.settle();
        QVERIFY(room.draft.fitted() && !room.draft.problem());
    }

    void aCharacterThatLiesIsTurned() {
        RigRoom it;
        Transform lying = Transform::Identity();
        lying.linear() = standingFromModel(UpDirection::Z).transpose();
        it.document.reset(stateOfScene(placed(tPoseFigure(), lying), {}));
        RigDialog* dialog = it.open();
        QVERIFY(!it.draft.fitted());
        QVERIFY(dialog->findChild<QLabel*>("rig.said")->text().endsWith("Choose Z as Up."));
        dialog->findChild<QComboBox*>("rig.up")->setCurrentText("Z");
        it.settle();
        QVERIFY(it.draft.fitted());
        const Skeleton& fitted = it.draft.fitted()->skeleton;
        QVERIFY(fitted.position(0).z() > 0.2 && std::abs(fitted.position(0).y()) < 0.2);
        dialog->reject();
        it.document.reset(stateOfScene(tPoseFigure(), {}));
        QCOMPARE(it.open()->findChild<QComboBox*>("rig.up")->currentText(), QString("Y"));
        QVERIFY(it.draft.fitted());
    }

    void closingLeavesTheTool() {
        RigRoom room;
        RigDialog* dialog = room.open();
        QCOMPARE(room.view->tool(), ViewTool::Markers);
        dialog->reject();
        QVERIFY(!room.draft.active());
        QCOMPARE(room.view->tool(), ViewTool::Select);
        QVERIFY(room.skeleton().empty());
    }

    void anotherCharacterClosesTheDialog() {
        RigRoom room;
        QVERIFY(room.open() != nullptr);
        room.document.reset(stateOfScene(humanScene(), {}));
        QVERIFY(room.shown<RigDialog>() == nullptr);
        QVERIFY(!room.draft.active());
    }

    /// While the dialog has the keyboard, they go to the view; in a field they are digits.
    void numberKeysTurnTheView() {
        RigRoom room;
        room.desk.window.show();
        RigDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        dialog->activateWindow(); // no window manager does it
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        const auto looksAlong = [&](const Vec3& axis) {
            return room.view->camera().toward().dot(axis) > 0.99;
        };
        auto* list = dialog->findChild<QListWidget*>("rig.markers");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_1, Qt::KeypadModifier);
        QVERIFY(looksAlong(Vec3::UnitZ()));
        QTest::keyClick(list, Qt::Key_7, Qt::ControlModifier);
        QVERIFY(looksAlong(Vec3::UnitY()));
        auto* spine = dialog->findChild<QSpinBox*>("rig.spine");
        spine->setFocus();
        spine->selectAll();
        QTest::keyClick(spine, Qt::Key_1);
        QCOMPARE(spine->value(), 1);
        QVERIFY(looksAlong(Vec3::UnitY()));
    }

    /// Whatever rows a template has, each of them has its height.
    void noRowIsSqueezed() {
        RigRoom room;
        room.desk.window.show();
        RigDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        auto* shape = dialog->findChild<QComboBox*>("rig.shape");
        for (int which = 0; which < shape->count(); ++which) {
            shape->setCurrentIndex(which);
            room.settle();
            handleEvents();
            for (const char* name :
                 {"rig.shape", "rig.file", "rig.browse", "rig.up", "rig.naming", "rig.fingers", "rig.spine",
                  "rig.twists", "rig.tail", "rig.legs", "rig.links"}) {
                const auto* field = dialog->findChild<QWidget*>(name);
                QVERIFY2(field->isHidden() || field->height() >= field->minimumSizeHint().height(),
                         qPrintable(QString("%1 with %2: %3 of %4")
                                        .arg(name, shape->currentText())
                                        .arg(field->height())
                                        .arg(field->minimumSizeHint().height())));
            }
            QVERIFY(dialog->height() <= dialog->screen()->availableGeometry().height());
        }
    }
};

SINEW_TEST(TestRigDialog, QApplication)

} // namespace testRigDialog

#include "TestRigDialog.moc"
