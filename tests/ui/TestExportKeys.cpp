#include "tests/support/HumanScene.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace testExportKeys {

using namespace sinew::test;
using namespace sinew;

namespace {

/// Does something in the export dialog, and closes it.
void inDialog(WindowDesk& desk, const std::function<void(QDialog&)>& look) {
    bool looked = false;
    QTimer::singleShot(0, &desk.window, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        look(*dialog);
        looked = true;
        dialog->reject();
    });
    desk.window.actions()["file.export"]->trigger();
    QVERIFY(looked);
}

} // namespace

/// Short cuts through the export dialog.
class TestExportKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Nobody means a file without weights.
    void whatIsNotBoundIsBoundFirst() {
        QTemporaryDir folder;
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(test::limb(), {}));
        bindCoarsely(desk.workspace.document);
        const QString file = folder.filePath("hero.glb");
        inDialog(desk, [&](QDialog& dialog) {
            QVERIFY(dialog.findChild<QCheckBox*>("export.bindFirst")->isVisible());
            dialog.findChild<QLineEdit*>("export.file")->setText(file);
            auto* run = dialog.findChild<QPushButton*>("export.run");
            run->click();
            QVERIFY(!run->isEnabled());
            QTRY_VERIFY_WITH_TIMEOUT(run->isEnabled(), kPatience);
            QVERIFY(dialog.findChild<QCheckBox*>("export.bindFirst")->isHidden());
        });
        QVERIFY(desk.workspace.document.state().bound() && QFile::exists(file));
        QVERIFY(desk.prompts.asked.isEmpty() && desk.prompts.errors.isEmpty());
    }

    void withoutTheBindTheFileHasNoWeights() {
        QTemporaryDir folder;
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(test::limb(), {}));
        const QString file = folder.filePath("hero.glb");
        Driver driver(desk);
        driver.exportTo(file);
        QVERIFY(!desk.workspace.document.state().bound() && QFile::exists(file));
    }

    /// Enter writes the file, and closes the dialog then, unless something else is chosen.
    void enterClosesWhatIsWritten() {
        QTemporaryDir folder;
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(test::limb(), {}));
        const QString file = folder.filePath("hero.glb");
        inDialog(desk, [&](QDialog& dialog) {
            dialog.findChild<QCheckBox*>("export.bindFirst")->setChecked(false);
            dialog.findChild<QLineEdit*>("export.file")->setText(file);
            const auto* run = dialog.findChild<QPushButton*>("export.run");
            const auto* close = dialog.findChild<QPushButton*>("dialog.close");
            QVERIFY(run->isDefault() && !close->isDefault());
            dialog.findChild<QLineEdit*>("export.file")->setText(folder.filePath("nowhere/hero.glb"));
            QTest::keyClick(&dialog, Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(
                !dialog.findChild<QLabel*>("export.result")->text().isEmpty() && run->isEnabled(), kPatience);
            QVERIFY(run->isDefault() && !close->isDefault()); // nothing was written
            dialog.findChild<QLineEdit*>("export.file")->setText(file);
            QTest::keyClick(&dialog, Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(close->isDefault() && run->isEnabled(), kPatience);
            QVERIFY(QFile::exists(file) && !run->isDefault());
            dialog.findChild<QCheckBox*>("export.textures")->click();
            QVERIFY(run->isDefault() && !close->isDefault());
            QTest::keyClick(&dialog, Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(close->isDefault() && run->isEnabled(), kPatience);
            QTest::keyClick(&dialog, Qt::Key_Return);
            QVERIFY(dialog.isHidden());
        });
    }

    void cancelEndsTheBindAndWritesNothing() {
        QTemporaryDir folder;
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(test::limb(), {}));
        const QString file = folder.filePath("hero.glb");
        inDialog(desk, [&](QDialog& dialog) {
            dialog.findChild<QLineEdit*>("export.file")->setText(file);
            auto* run = dialog.findChild<QPushButton*>("export.run");
            run->click();
            dialog.reject();
            QTRY_VERIFY_WITH_TIMEOUT(run->isEnabled(), kPatience);
            QVERIFY(dialog.isVisible());
        });
        QVERIFY(!desk.workspace.document.state().bound() && !QFile::exists(file));
    }

    /// A dialog that is opened again stands as it was closed, in the same document.
    void whatWasChosenIsThereAgain() {
        const FreshSettings fresh;
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        const QString file = QDir::temp().filePath("again.vrm");
        inDialog(desk, [&](QDialog& dialog) {
            dialog.findChild<QLineEdit*>("export.file")->setText(file);
            dialog.findChild<QLineEdit*>("vrm.authors")->setText("Ada");
            dialog.findChild<QLineEdit*>("vrm.contact")->setText("ada@example.org");
            dialog.findChild<QComboBox*>("export.influences")->setCurrentIndex(2);
        });
        inDialog(desk, [&](QDialog& dialog) {
            QCOMPARE(dialog.findChild<QLineEdit*>("export.file")->text(), file);
            QVERIFY(dialog.findChild<QLineEdit*>("vrm.authors")->isVisible());
            QCOMPARE(dialog.findChild<QLineEdit*>("vrm.authors")->text(), QString("Ada"));
            QCOMPARE(dialog.findChild<QLineEdit*>("vrm.contact")->text(), QString("ada@example.org"));
            QCOMPARE(dialog.findChild<QComboBox*>("export.influences")->currentIndex(), 2);
        });
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        inDialog(desk, [&](QDialog& dialog) {
            QVERIFY(dialog.findChild<QLineEdit*>("export.file")->text() != file);
        });
    }

    void aCharacterIsExportedToItsFolder() {
        const FreshSettings fresh;
        QTemporaryDir folder;
        QFile source(folder.filePath("hero.glb"));
        QVERIFY(source.open(QIODevice::WriteOnly));
        Scene scene = humanScene();
        Document document;
        document.reset(stateOfScene(scene, {}));
        QCOMPARE(exportFolder(document), QDir::homePath());
        scene.sourceFile = source.fileName().toStdString();
        document.reset(stateOfScene(scene, {}));
        QCOMPARE(exportFolder(document), folder.path());
        keepFolder(FileKind::Export, QDir::temp().filePath("last.fbx"));
        QCOMPARE(exportFolder(document), QDir::tempPath());
    }

    void theEngineThatWasChosenLastIsProposed() {
        const FreshSettings fresh;
        QVERIFY(exportEngine({}) == EngineProfile::Blender);
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        inDialog(desk, [](QDialog& dialog) {
            dialog.findChild<QLineEdit*>("export.file")->setText(QDir::temp().filePath("a.fbx"));
            auto* engine = dialog.findChild<QComboBox*>("export.profile");
            engine->setCurrentIndex(engine->findData(static_cast<int>(EngineProfile::Unreal)));
            Q_EMIT engine->activated(engine->currentIndex());
        });
        QVERIFY(exportEngine({}) == EngineProfile::Unreal);
        Recipe said;
        said.profile = EngineProfile::Unity;
        QVERIFY(exportEngine(said) == EngineProfile::Unity);
    }

    /// A letter chooses the format, and what that needs has the keyboard next. Arrow keys may go on.
    void aLetterChoosesTheFormat() {
        const FreshSettings fresh;
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        inDialog(desk, [](QDialog& dialog) {
            auto* format = dialog.findChild<QComboBox*>("export.format");
            const auto* authors = dialog.findChild<QLineEdit*>("vrm.authors");
            QCOMPARE(dialog.focusWidget(), format);
            for (int row = 0; !authors->isVisible() && row < format->count(); ++row) {
                QTest::keyClick(format, Qt::Key_Down);
            }
            QVERIFY(authors->isVisible());
            QCOMPARE(dialog.focusWidget(), format);
            QTest::keyClick(format, Qt::Key_Home);
            QTest::keyClick(format, 'v');
            QVERIFY(dialog.findChild<QLineEdit*>("export.file")->text().endsWith(".vrm"));
            QCOMPARE(dialog.focusWidget(), authors);
        });
    }
};

SINEW_TEST(TestExportKeys, QApplication)

} // namespace testExportKeys

#include "TestExportKeys.moc"
