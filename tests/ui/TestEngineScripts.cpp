#include "app/document/drivers/DriverEdits.h"
#include "app/export/EngineScripts.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ScriptedPrompts.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/flow/files/FileFlow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace testEngineScripts {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Help > Save Engine Scripts.
class TestEngineScripts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void savesThemAll() {
        const QTemporaryDir folder;
        ScriptedPrompts prompts;
        prompts.files = {folder.path()};
        QVERIFY(saveEngineScripts(prompts).contains(QString::number(engineScripts().size())));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name), engineScripts());
        for (const char* name :
             {"SinewDrivers.cs", "SinewDrivers.js", "sinew_drivers.gd", "sinew_unreal.py"}) {
            QCOMPARE(contentOf(folder.filePath(name)),
                     contentOf(sourcePath(QString("resources/engines/") + name)));
        }
        QVERIFY(engineScripts().contains("drivers.schema.json"));
        QVERIFY(changedEngineScripts(folder.path().toStdString()).isEmpty());
        prompts.files = {folder.path()};
        QVERIFY(!saveEngineScripts(prompts).isEmpty() && prompts.asked.isEmpty());
    }

    void asksBeforeAChangedOneIsLost() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("SinewDrivers.cs"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        ScriptedPrompts prompts;
        prompts.files = {folder.path()};
        QVERIFY(saveEngineScripts(prompts).isEmpty());
        QCOMPARE(prompts.asked.size(), 1);
        QVERIFY(prompts.asked[0].contains("SinewDrivers.cs"));
        QCOMPARE(contentOf(file.fileName()), QByteArray("mine"));
        prompts.files = {folder.path()};
        prompts.yes = true;
        QVERIFY(!saveEngineScripts(prompts).isEmpty());
        QVERIFY(contentOf(file.fileName()) != QByteArray("mine"));
    }

    void aFolderThatCannotBeWrittenIsTold() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        ScriptedPrompts prompts;
        prompts.files = {file.fileName()};
        QVERIFY(saveEngineScripts(prompts).isEmpty());
        QCOMPARE(prompts.errors.size(), 1);
        QVERIFY(saveEngineScripts(prompts).isEmpty()); // no folder was chosen
        QCOMPARE(prompts.errors.size(), 1);
    }

    /// The box of the export dialog follows the engine until somebody ticks it.
    void theExportDialogOffersADriversFile() {
        WindowDesk desk;
        const Scene scene = humanScene();
        desk.workspace.document.reset(stateOfScene(scene, {}));
        const ExportForm plain(desk.workspace.document, desk.prompts, {});
        QVERIFY(plain.findChild<QCheckBox*>("export.engineFiles")->isHidden());
        const JointDriver driver{scene.skeleton.joints[1].name,
                                 JointAngle::Swing,
                                 DriverChannel::RotateX,
                                 scene.skeleton.joints[2].name,
                                 {{0.0, 0.0}, {90.0, 9.0}}};
        QVERIFY(addDriver(desk.workspace.document, driver, "Add"));
        ExportForm form(desk.workspace.document, desk.prompts, {});
        auto* box = form.findChild<QCheckBox*>("export.engineFiles");
        auto* engine = form.findChild<QComboBox*>("export.profile");
        const auto choose = [&](EngineProfile profile) {
            engine->setCurrentIndex(engine->findData(static_cast<int>(profile)));
            Q_EMIT engine->activated(engine->currentIndex());
        };
        QVERIFY(!box->isHidden() && !box->isChecked());
        choose(EngineProfile::Unity);
        QVERIFY(box->isChecked());
        QVERIFY(form.settings().engineFiles == EngineFiles::ByProfile);
        box->click();
        QVERIFY(form.recipe().engineFiles == EngineFiles::Never);
        choose(EngineProfile::Godot);
        QVERIFY(!box->isChecked());
        Recipe asked;
        asked.engineFiles = EngineFiles::Always;
        const ExportForm again(desk.workspace.document, desk.prompts, asked);
        QVERIFY(again.findChild<QCheckBox*>("export.engineFiles")->isChecked());
    }

    /// They are read by people who have to trust them.
    void areShort() {
        for (const char* name : {"SinewDrivers.cs", "sinew_drivers.gd"}) {
            QVERIFY2(contentOf(sourcePath(QString("resources/engines/") + name)).count('\n') <= 80, name);
        }
    }
};

SINEW_TEST(TestEngineScripts, QApplication)

} // namespace testEngineScripts

#include "TestEngineScripts.moc"
