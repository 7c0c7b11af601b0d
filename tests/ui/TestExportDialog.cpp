#include "app/document/edits/Edits.h"
#include "core/io/ExportScene.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/workspace/Workspace.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

namespace testExportDialog {

using namespace sinew;
using namespace sinew::test;

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
            QCOMPARE(format->currentData().toString(), QString("fbx"));
            file->setText(folder.filePath("out.glb"));
            QCOMPARE(format->currentData().toString(), QString("glb"));
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
};

SINEW_TEST(TestExportDialog, QApplication)

} // namespace testExportDialog

#include "TestExportDialog.moc"
