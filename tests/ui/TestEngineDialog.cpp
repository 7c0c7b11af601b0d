#include "app/document/edits/Edits.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/EngineDialog.h"
#include "ui/help/ManualTopics.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace testEngineDialog {

using namespace sinew;
using namespace sinew::test;

namespace {

struct EngineRoom {
    WindowDesk desk;
    Document& document = desk.workspace.document;

    EngineRoom() { document.reset(stateOfScene(humanScene(), {})); }
    EngineDialog* open() {
        desk.window.actions()["skeleton.engine"]->trigger();
        return shown();
    }
    EngineDialog* shown() const {
        for (auto* dialog : desk.window.findChildren<EngineDialog*>()) {
            if (dialog->isVisible()) {
                return dialog;
            }
        }
        return nullptr;
    }
    const Skeleton& skeleton() const { return document.state().scene->skeleton; }
};

QStringList linesOf(const EngineDialog& dialog) {
    QStringList lines;
    const auto* list = dialog.findChild<QListWidget*>("engine.preview");
    for (int row = 0; row < list->count(); ++row) {
        lines << list->item(row)->text();
    }
    return lines;
}

QPushButton* applyButton(const EngineDialog& dialog) {
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
}

} // namespace

/// A whole skeleton prepared for an engine, and written as text, in the window.
class TestEngineDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void actionsNeedASkeleton() {
        WindowDesk desk;
        QVERIFY(!desk.window.actions()["skeleton.engine"]->isEnabled());
        QVERIFY(!desk.window.actions()["skeleton.export"]->isEnabled());
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        QVERIFY(desk.window.actions()["skeleton.engine"]->isEnabled());
        QVERIFY(desk.window.actions()["skeleton.export"]->isEnabled());
    }

    void theListSaysWhatIsDone() {
        EngineRoom room;
        EngineDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        QCOMPARE(manualTopic(dialog), QString("skeletons"));
        QVERIFY(linesOf(*dialog).isEmpty() && !applyButton(*dialog)->isEnabled());
        dialog->findChild<QSpinBox*>("engine.twists")->setValue(2);
        QCOMPARE(linesOf(*dialog).size(), qsizetype{16});
        dialog->findChild<QComboBox*>("engine.naming")->setCurrentIndex(2);
        QVERIFY(linesOf(*dialog).contains("mixamorig:Hips becomes pelvis"));
        auto* remove = dialog->findChild<QListWidget*>("engine.remove");
        QCOMPARE(remove->count(), static_cast<int>(room.skeleton().size()));
        remove->findItems("mixamorig:Head", Qt::MatchExactly).front()->setCheckState(Qt::Checked);
        QVERIFY(linesOf(*dialog).contains("mixamorig:Head is removed"));
        QVERIFY(applyButton(*dialog)->isEnabled());
    }

    void applyIsOneStep() {
        EngineRoom room;
        const auto before = room.document.state();
        EngineDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QSpinBox*>("engine.twists")->setValue(1);
        dialog->findChild<QCheckBox*>("engine.ends")->setChecked(true);
        dialog->findChild<QLineEdit*>("engine.root")->setText("motion");
        dialog->findChild<QComboBox*>("engine.naming")->setCurrentIndex(2);
        applyButton(*dialog)->click();
        QVERIFY(room.shown() == nullptr);
        QVERIFY2(room.desk.prompts.errors.isEmpty(), qPrintable(room.desk.prompts.errors.join(' ')));
        QCOMPARE(room.skeleton().roots().size(), std::size_t{1});
        QCOMPARE(room.skeleton().joints.front().name, std::string("motion"));
        QVERIFY(room.skeleton().find("pelvis") != kNone);
        for (const auto& part : *room.document.state().weights) {
            QCOMPARE(part->unweightedCount(), std::size_t{0});
        }
        room.document.undoStack().undo();
        QVERIFY(room.document.state() == before);
    }

    void thePoseSaysWhatBends() {
        EngineRoom room;
        const std::int32_t elbow = room.skeleton().find("mixamorig:LeftForeArm");
        room.document.change("Pose", [&](DocumentState& state) {
            state.pose.joints[static_cast<std::size_t>(elbow)].rotation =
                Quat(Eigen::AngleAxisd(1.5, Vec3::UnitY()));
        });
        const Pose pose = room.document.state().pose;
        const Mat3 was = modelFromJoints(room.skeleton(), pose)[static_cast<std::size_t>(elbow)].linear();
        EngineDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QSpinBox*>("engine.links")->setValue(45);
        QCOMPARE(linesOf(*dialog).size(), qsizetype{1}); // 86 degrees in two
        applyButton(*dialog)->click();
        const DocumentState& state = room.document.state();
        const auto now = static_cast<std::size_t>(state.scene->skeleton.find("mixamorig:LeftForeArm"));
        QVERIFY(modelFromJoints(state.scene->skeleton, state.pose)[now].linear().isApprox(was, 1e-9));
    }

    void anotherSceneClosesTheDialog() {
        EngineRoom room;
        QVERIFY(room.open() != nullptr);
        room.document.reset(stateOfScene(humanWithArms(30.0), {}));
        QVERIFY(room.shown() == nullptr);
    }

    void skeletonsAreWritten() {
        EngineRoom room;
        const QTemporaryDir folder;
        for (const char* name : {"a.bvh", "a.skel", "a.skin"}) {
            const QString file = folder.filePath(name);
            room.desk.prompts.files.push_back(file);
            room.desk.window.actions()["skeleton.export"]->trigger();
            QVERIFY2(QFile::exists(file), name);
        }
        QVERIFY(room.desk.prompts.errors.isEmpty());
        room.desk.prompts.files.push_back(folder.filePath("none/a.bvh"));
        room.desk.window.actions()["skeleton.export"]->trigger();
        QCOMPARE(room.desk.prompts.errors.size(), 1);
    }
};

SINEW_TEST(TestEngineDialog, QApplication)

} // namespace testEngineDialog

#include "TestEngineDialog.moc"
