#include "app/document/edits/Edits.h"
#include "core/io/ExportScene.h"
#include "tests/io/support/FlatScenes.h"
#include "tests/support/HumanScene.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/SkeletonDialogs.h"
#include "ui/help/Help.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace testExportDialog {

using namespace sinew::test;
using namespace sinew;

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
class TestExportDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// "Wrote x.fbx" is not true of the GLB that is chosen next.
    void whatWasSaidGoesWithAChoice() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        const auto choose = [](QWidget& dialog, const char* name, int index) {
            auto* box = dialog.findChild<QComboBox*>(name);
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
        };
        const QList<std::function<void(QWidget&)>> changes{
            [&](QWidget& dialog) { choose(dialog, "export.format", 1); },
            [&](QWidget& dialog) { choose(dialog, "export.profile", 1); },
            [&](QWidget& dialog) { choose(dialog, "export.influences", 2); },
            [](QWidget& dialog) { dialog.findChild<QCheckBox*>("export.animations")->click(); },
            [](QWidget& dialog) { dialog.findChild<QCheckBox*>("export.textures")->click(); }};
        for (const auto& change : changes) {
            QString before;
            const QString after = driver.exportTo(folder.filePath("out.fbx"), [&](QWidget& dialog) {
                driver.waitForExport();
                before = dialog.findChild<QLabel*>("export.result")->text();
                change(dialog);
            });
            QVERIFY2(before.contains("out.fbx"), qPrintable(before));
            QCOMPARE(after, QString());
        }
    }

    /// Without any there is nothing to tick, and nothing that a file would lose.
    void animationsAreTickedWhereThereAreSome() {
        QTemporaryDir folder;
        for (const bool moves : {false, true}) {
            WindowDesk desk;
            Driver driver(desk);
            desk.prompts.yes = true; // it is not bound
            Scene scene = richScene();
            if (!moves) {
                scene.clips.clear();
            }
            Progress progress;
            QVERIFY(exportScene(scene, folder.filePath("rig.fbx").toStdString(), {}, progress));
            QVERIFY(driver.open(folder.filePath("rig.fbx")));
            QCOMPARE(driver.state().scene->clips.empty(), !moves);
            driver.exportTo(folder.filePath("out.fbx"), [&](QWidget& dialog) {
                driver.waitForExport();
                const auto* animations = dialog.findChild<QCheckBox*>("export.animations");
                QCOMPARE(animations->isChecked(), moves);
                QCOMPARE(animations->isEnabled(), moves);
                QVERIFY(dialog.findChild<QCheckBox*>("export.rebuild")->isEnabled()); // the file is kept
            });
        }
    }

    /// A file that cannot be kept is rebuilt: the box shows it, its tip says why, and what was chosen comes
    /// back.
    void theRebuildBoxTellsWhy() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        Progress progress;
        QVERIFY(
            exportScene(richScene(), folder.filePath("rig.fbx").toStdString(), {}, progress)); // in metres
        QVERIFY(driver.open(folder.filePath("rig.fbx")));
        bool reached = false;
        driver.exportTo(folder.filePath("out.fbx"), [&](QWidget& dialog) {
            driver.waitForExport();
            const auto* box = dialog.findChild<QCheckBox*>("export.rebuild");
            auto* file = dialog.findChild<QLineEdit*>("export.file");
            auto* animations = dialog.findChild<QCheckBox*>("export.animations");
            const auto forced = [&](const char* why) {
                return !box->isEnabled() && box->isChecked() && box->toolTip().contains(why);
            };
            const auto choose = [&](EngineProfile profile) {
                auto* engines = dialog.findChild<QComboBox*>("export.profile");
                engines->setCurrentIndex(engines->findData(static_cast<int>(profile)));
                Q_EMIT engines->activated(engines->currentIndex());
            };
            QVERIFY(box->isEnabled() && !box->isChecked());
            const auto* format = dialog.findChild<QComboBox*>("export.format");
            QCOMPARE(format->currentData().toString(), QString(".fbx"));
            QVERIFY(format->findData("_ske.json") < 0 && format->findData(".tscn") < 0); // it is not flat
            file->setText(folder.filePath("out.glb"));
            QCOMPARE(format->currentData().toString(), QString(".glb"));
            QVERIFY2(forced("another format"), qPrintable(box->toolTip()));
            file->setText(folder.filePath("out.fbx"));
            QVERIFY(box->isEnabled() && !box->isChecked());
            animations->click();
            QVERIFY2(forced("animations are left out"), qPrintable(box->toolTip()));
            animations->click();
            choose(EngineProfile::Unreal);
            QVERIFY2(forced("another unit"), qPrintable(box->toolTip()));
            choose(EngineProfile::Unity);
            QVERIFY(box->isEnabled() && !box->isChecked());
            dialog.findChild<QCheckBox*>("export.rebuild")->click();
            file->setText(folder.filePath("out.glb"));
            file->setText(folder.filePath("out.fbx"));
            QVERIFY(box->isEnabled() && box->isChecked());
            reached = true;
        });
        QVERIFY(reached);
    }

    /// Their files have no engine's unit; the Godot of a scene is chosen by the engine.
    void flatCharactersAreWrittenFor2DPrograms() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        desk.workspace.document.reset(stateOfScene(flatDoll(), {}));
        bool reached = false;
        QString told = driver.exportTo(folder.filePath("doll.fbx"), [&](QWidget& dialog) {
            driver.waitForExport();
            auto* format = dialog.findChild<QComboBox*>("export.format");
            auto* engine = dialog.findChild<QComboBox*>("export.profile");
            const auto* file = dialog.findChild<QLineEdit*>("export.file");
            const auto choose = [&](const char* ending) {
                format->setCurrentIndex(format->findData(ending));
                Q_EMIT format->activated(format->currentIndex());
            };
            choose("_ske.json");
            QCOMPARE(file->text(), folder.filePath("doll_ske.json"));
            QVERIFY(engine->isHidden());
            choose(".tscn");
            QCOMPARE(file->text(), folder.filePath("doll.tscn"));
            QVERIFY(!engine->isHidden() && dialog.findChild<QCheckBox*>("export.textures")->isHidden());
            engine->setCurrentIndex(engine->findData(static_cast<int>(EngineProfile::Godot3)));
            Q_EMIT engine->activated(engine->currentIndex());
            reached = true;
        });
        QVERIFY(reached);
        told = driver.exportTo(folder.filePath("doll_ske.json"));
        QVERIFY2(told.contains("doll_tex.png") && told.contains("was not checked"), qPrintable(told));
        QVERIFY(QFile::exists(folder.filePath("doll_tex.json")));
    }

    /// An engine that was exported for is proposed for the next character; a project's own goes before it.
    void theEngineIsRemembered() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        const auto engineIn = [](const ExportForm& form) { return form.settings().profile; };
        bool chosen = false;
        driver.exportTo(folder.filePath("out.fbx"), [&](QWidget& dialog) {
            driver.waitForExport();
            auto* engine = dialog.findChild<QComboBox*>("export.profile");
            for (const EngineProfile profile :
                 {EngineProfile::Max, EngineProfile::Houdini, EngineProfile::Maya}) {
                engine->setCurrentIndex(engine->findData(static_cast<int>(profile)));
                Q_EMIT engine->activated(engine->currentIndex());
            }
            QCOMPARE(engine->currentText(), QString("Maya"));
            dialog.findChild<QPushButton*>("export.run")->click();
            driver.waitForExport();
            chosen = true;
        });
        QVERIFY(chosen);
        const ExportForm next(desk.workspace.document, desk.prompts, {});
        QVERIFY(engineIn(next) == EngineProfile::Maya);
        Recipe recipe;
        recipe.profile = EngineProfile::Unity;
        QVERIFY(engineIn(ExportForm(desk.workspace.document, desk.prompts, recipe)) == EngineProfile::Unity);
        recipe = Recipe();
        recipe.keepUnit = false; // Blender was chosen
        QVERIFY(engineIn(ExportForm(desk.workspace.document, desk.prompts, recipe)) ==
                EngineProfile::Blender);
    }

    /// What is in the file is counted, and a pose that is not in it is said before.
    void thePoseStaysAndContentsAreCounted() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        bool posed = true;
        const auto look = [&](QWidget& dialog) {
            driver.waitForExport();
            posed = !dialog.findChild<QLabel*>("export.pose")->isHidden();
        };
        const QString told = driver.exportTo(folder.filePath("out.glb"), look);
        QVERIFY(!posed);
        const QString joints =
            QString("%1 joints").arg(desk.workspace.document.state().scene->skeleton.size());
        QVERIFY2(told.contains("In the file:") && told.contains(joints), qPrintable(told));
        desk.workspace.document.change("Pose", [](DocumentState& state) {
            state.pose.joints.back().rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitX()));
        });
        driver.exportTo(folder.filePath("out.glb"), look);
        QVERIFY(posed);
    }

    /// The largest difference can be looked at: its vertex and joint are selected, and the dialog is gone.
    void theLargestDifferenceIsShown() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        ExportDialog dialog({desk.workspace, desk.preferences, desk.prompts, desk.window.actions()});
        Q_EMIT dialog.findChild<DeformerNote*>()->placeAsked({0, 3}, 2);
        const Selection& selection = desk.workspace.document.state().selection;
        QVERIFY(selection.vertex == VertexId({0, 3}) && selection.joint == 2);
    }

    void namesThatMayaChangesAreCounted() {
        Skeleton skeleton = humanScene().skeleton;
        QVERIFY(changedNamesText(EngineProfile::Maya, skeleton).isEmpty()); // a colon is a namespace
        skeleton.joints[1].name = "Arm.L";
        QVERIFY(changedNamesText(EngineProfile::Unity, skeleton).isEmpty());
        const QString text = changedNamesText(EngineProfile::Maya, skeleton);
        QVERIFY2(text.contains("joints: 1") && text.contains("Arm.L"), qPrintable(text));
    }

    void foldersAreKeptAfterSuccess() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        QVERIFY(QDir(folder.path()).mkdir("good"));
        driver.exportTo(folder.filePath("good/out.fbx"));
        QVERIFY(QFile::exists(folder.filePath("good/out.fbx")));
        QCOMPARE(lastFolder(FileKind::Export), folder.filePath("good"));
        driver.exportTo(folder.filePath("nowhere/out.fbx"));
        QVERIFY(!QFile::exists(folder.filePath("nowhere/out.fbx")));
        QCOMPARE(lastFolder(FileKind::Export), folder.filePath("good"));
    }

    void foldersOfFilesAreKeptAfterSuccess() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(QDir(folder.path()).mkdir("good") && QDir(folder.path()).mkdir("bad"));
        QFile box(folder.filePath("good/box.obj"));
        QVERIFY(box.open(QIODevice::WriteOnly));
        box.write("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
        box.close();
        QFile broken(folder.filePath("bad/box.fbx"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no FBX");
        broken.close();
        QVERIFY(driver.open(box.fileName()));
        QCOMPARE(lastFolder(FileKind::Character), folder.filePath("good"));
        QVERIFY(!driver.open(broken.fileName()));
        QCOMPARE(desk.prompts.errors.size(), 1);
        QCOMPARE(lastFolder(FileKind::Character), folder.filePath("good"));

        desk.prompts.errors.clear();
        desk.prompts.files.push_back(folder.filePath("good/work.sinew"));
        driver.trigger("file.saveAs");
        QTRY_COMPARE_WITH_TIMEOUT(lastFolder(FileKind::Project), folder.filePath("good"), kPatience);
        desk.prompts.files.push_back(folder.filePath("nowhere/work.sinew"));
        driver.trigger("file.saveAs");
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 1, kPatience);
        QCOMPARE(lastFolder(FileKind::Project), folder.filePath("good"));
    }

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

SINEW_TEST(TestExportDialog, QApplication)

} // namespace testExportDialog

#include "TestExportDialog.moc"
