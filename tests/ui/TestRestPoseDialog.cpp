#include "app/document/edits/Edits.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/HumanoidMap.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/BusyPool.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/RestPoseDialog.h"
#include "ui/help/Help.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStatusBar>
#include <QTest>
#include <QTimer>

namespace testRestPoseDialog {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kLoweredArms = 40.0; ///< degrees below level

/// A window with a character, and what is in its dialog.
struct RestDesk : WindowDesk {
    explicit RestDesk(const Scene& scene) { workspace.document.reset(stateOfScene(scene, {})); }
    void open() {
        window.actions()["pose.applyRest"]->trigger();
        handleEvents();
    }
    RestPoseDialog* dialog() const {
        for (auto* each : window.findChildren<RestPoseDialog*>()) {
            if (each->isVisible()) {
                return each;
            }
        }
        return nullptr;
    }
    template<typename T>
    T* find(const char* name) const {
        T* found = dialog()->findChild<T*>(name);
        if (found == nullptr) {
            qFatal("no control %s", name);
        }
        return found;
    }
    QRadioButton* choice(const char* name) const { return find<QRadioButton>(name); }
    QString reason(const char* name) const { return find<QLabel>(name)->text(); }
    bool canApply() const { return find<QPushButton>("restPose.apply")->isEnabled(); }
    void apply() {
        find<QPushButton>("restPose.apply")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.restPose.running(), kPatience);
        handleEvents();
    }
    const DocumentState& state() const { return workspace.document.state(); }
    TPoseMisfit misfit() const {
        const Skeleton& skeleton = state().scene->skeleton;
        return tPoseMisfit(skeleton, findHumanoid(skeleton), kTPoseTolerance);
    }
    void bendElbow() {
        Pose pose = state().pose;
        pose.joints[static_cast<std::size_t>(state().scene->skeleton.find("mixamorig:LeftForeArm"))]
            .rotation = Quat(Eigen::AngleAxisd(0.7, Vec3::UnitY()));
        setPose(workspace.document, pose, "Bend");
    }
    /// What the export dialog says of the pose of a VRM; `follow`: its link is clicked.
    QString vrmAdvice(bool follow) {
        QString said;
        prompts.yes = true; // it is not bound
        QTimer::singleShot(0, &window, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            dialog->findChild<QLineEdit*>("export.file")->setText("hero.vrm");
            auto* advice = dialog->findChild<QLabel*>("vrm.pose");
            said = advice->isHidden() ? QString() : advice->text();
            if (follow) {
                Q_EMIT advice->linkActivated("restPose");
            } else {
                static_cast<QDialog*>(dialog)->reject();
            }
        });
        window.actions()["file.export"]->trigger();
        handleEvents();
        return said;
    }
};

} // namespace

/// Pose > Apply as Rest Pose.
class TestRestPoseDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theActionNeedsASkeleton() {
        WindowDesk desk;
        QVERIFY(!desk.window.actions()["pose.applyRest"]->isEnabled());
        desk.workspace.document.reset(stateOfScene(limb(), {}));
        QVERIFY(desk.window.actions()["pose.applyRest"]->isEnabled());
    }

    /// What is not possible is greyed and says why; the dialog follows the document.
    void thisPoseHasToBeOne() {
        RestDesk desk(humanWithArms(kLoweredArms));
        desk.open();
        QCOMPARE(manualTopic(desk.dialog()), QString("rest-pose"));
        QVERIFY(!desk.choice("restPose.this")->isEnabled());
        QVERIFY(desk.reason("restPose.this.reason").contains("Nothing is posed"));
        QVERIFY(desk.choice("restPose.t")->isChecked() && desk.choice("restPose.a")->isEnabled());
        QVERIFY(desk.reason("restPose.t.reason").isEmpty() && desk.canApply());
        QVERIFY(!desk.find<QCheckBox>("restPose.front")->isChecked());
        QVERIFY(!desk.find<QCheckBox>("restPose.ground")->isChecked());
        desk.bendElbow();
        QVERIFY(desk.choice("restPose.this")->isEnabled());
        QVERIFY(desk.reason("restPose.this.reason").isEmpty());
        desk.workspace.rest.setOn(true); // shows no pose
        QVERIFY(desk.reason("restPose.this.reason").contains("Edit Skeleton"));
        desk.workspace.rest.setOn(false);
        desk.dialog()->reject();
        desk.open();
        QVERIFY(desk.choice("restPose.this")->isChecked());
    }

    void aHumanPoseNeedsArms() {
        RestDesk desk(limb());
        desk.open();
        for (const char* pose : {"restPose.t", "restPose.a"}) {
            QVERIFY(!desk.choice(pose)->isEnabled());
            const QString why = desk.reason(qPrintable(QString(pose) + ".reason"));
            QVERIFY2(why.contains("leftUpperArm"), qPrintable(why));
        }
        QVERIFY(!desk.find<QCheckBox>("restPose.front")->isEnabled());
        QVERIFY(!desk.canApply());
        Pose pose = desk.state().pose;
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.7, Vec3::UnitZ()));
        setPose(desk.workspace.document, pose, "Bend");
        desk.choice("restPose.this")->click();
        QVERIFY(desk.canApply());
    }

    void aMeshWithoutWeightsStays() {
        RestDesk bare(limb());
        bare.open();
        QVERIFY(bare.reason("restPose.skin").contains("no weights"));
        RestDesk skinned(humanScene());
        skinned.open();
        QVERIFY(skinned.reason("restPose.skin").contains("volume"));
    }

    /// The pose of a clip that stands still is seen, and meant.
    void aPoseOfAClipIsTaken() {
        RestDesk desk(humanScene());
        desk.workspace.player.setCurrent(0);
        const double duration = desk.workspace.player.duration();
        desk.workspace.player.seek(0.0);
        for (double part = 0.01; part < 1.0 && desk.workspace.posed.shownPose() == desk.state().pose;
             part += 0.013) {
            desk.workspace.player.seek(part * duration);
        }
        const Pose seen = desk.workspace.posed.shownPose();
        QVERIFY(seen != desk.state().pose);
        desk.open();
        desk.choice("restPose.this")->click();
        const auto before = modelFromJoints(desk.state().scene->skeleton, seen);
        desk.apply();
        QVERIFY(desk.dialog() == nullptr);
        const Skeleton& skeleton = desk.state().scene->skeleton;
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            QVERIFY((skeleton.position(j) - before[j].translation()).norm() < 1e-6);
        }
    }

    void itIsAppliedAsOneStep() {
        RestDesk desk(humanWithArms(kLoweredArms));
        const DocumentState before = desk.state();
        QVERIFY(desk.misfit().bones > 0);
        const int steps = desk.workspace.document.undoStack().count();
        desk.open();
        desk.choice("restPose.t")->click();
        desk.find<QCheckBox>("restPose.ground")->click();
        desk.apply();
        QVERIFY2(desk.dialog() == nullptr, "the dialog stays open");
        QVERIFY(desk.prompts.errors.isEmpty());
        QCOMPARE(desk.misfit().bones, std::size_t{0});
        QCOMPARE(desk.workspace.document.undoStack().count(), steps + 1);
        QCOMPARE(desk.workspace.document.undoStack().undoText(), QString("Apply as Rest Pose"));
        const QString said = desk.window.statusBar()->currentMessage();
        QVERIFY2(said.contains("rest pose"), qPrintable(said));
        desk.workspace.document.undoStack().undo();
        QVERIFY(desk.state().scene == before.scene);
        QVERIFY(desk.state() == before);
    }

    void whatIsSoAlreadyIsSaid() {
        RestDesk desk(humanScene());
        desk.open();
        desk.choice("restPose.t")->click();
        const DocumentState before = desk.state();
        desk.apply();
        QVERIFY(desk.dialog() != nullptr);
        const QString said = desk.reason("restPose.said");
        QVERIFY2(said.contains("rest pose already"), qPrintable(said));
        QVERIFY(desk.state() == before && desk.canApply());
    }

    /// Cancel ends the work and leaves the dialog; then it closes the dialog.
    void cancelLeavesAllAsItWas() {
        RestDesk desk(humanWithArms(kLoweredArms));
        const DocumentState before = desk.state();
        desk.open();
        desk.choice("restPose.t")->click();
        {
            const BusyPool busy(desk.workspace.pool);
            desk.find<QPushButton>("restPose.apply")->click();
            QVERIFY(desk.workspace.restPose.running());
            QVERIFY(!desk.canApply());
            desk.find<QPushButton>("restPose.close")->click();
        }
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.restPose.running(), kPatience);
        QVERIFY(desk.dialog() != nullptr && desk.canApply());
        QVERIFY(desk.reason("restPose.said").contains("Canceled"));
        QVERIFY(desk.state() == before);
        desk.find<QPushButton>("restPose.close")->click();
        QVERIFY(desk.dialog() == nullptr);
        QVERIFY(desk.state() == before);
    }

    /// The export dialog offers it where a VRM would not stand as one.
    void aVrmIsOfferedItsPose() {
        RestDesk fits(humanScene());
        QVERIFY(fits.vrmAdvice(false).isEmpty());
        RestDesk turned(humanTurned(180.0));
        QVERIFY(turned.vrmAdvice(false).contains("T-pose"));
        RestDesk desk(humanWithArms(kLoweredArms));
        const QString advice = desk.vrmAdvice(true);
        QVERIFY2(advice.contains("Choose <a href=\"restPose\">Pose > Apply as Rest Pose...</a>"),
                 qPrintable(advice));
        QVERIFY(desk.dialog() != nullptr);
        QVERIFY(desk.choice("restPose.t")->isChecked());
        QVERIFY(desk.find<QCheckBox>("restPose.front")->isChecked());
        QVERIFY(desk.find<QCheckBox>("restPose.ground")->isChecked());
        desk.apply();
        QVERIFY(desk.dialog() == nullptr);
        QVERIFY(desk.vrmAdvice(false).isEmpty());
    }

    /// A joint that the user chose for a bone is one for the pose too.
    void chosenBonesCount() {
        Scene scene = humanWithArms(kLoweredArms);
        renameJoint(scene, "mixamorig:LeftArm", "Trick");
        RestDesk desk(scene);
        desk.open();
        QVERIFY(!desk.choice("restPose.t")->isEnabled());
        desk.dialog()->reject();
        Recipe recipe;
        recipe.vrm.bones = {{"leftUpperArm", "Trick"}};
        desk.workspace.session.setExportSettings(recipe);
        desk.open();
        QVERIFY(desk.choice("restPose.t")->isEnabled());
    }
};

SINEW_TEST(TestRestPoseDialog, QApplication)

} // namespace testRestPoseDialog

#include "TestRestPoseDialog.moc"
