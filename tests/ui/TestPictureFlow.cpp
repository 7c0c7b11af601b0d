#include "app/document/edits/Edits.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/PictureDialog.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>

namespace testPictureFlow {

using namespace sinew;
using namespace sinew::test;

namespace {

struct Studio {
    WindowDesk desk;
    QTemporaryDir folder;
    Document& document = desk.workspace.document;

    Studio() { document.reset(stateOfScene(test::limb(), {})); }
    PictureDialog* open(const char* action) {
        desk.window.actions()[action]->trigger();
        for (auto* dialog : desk.window.findChildren<PictureDialog*>()) {
            if (dialog->isVisible()) {
                return dialog;
            }
        }
        return nullptr;
    }
    /// A small and quick one.
    static void makeSmall(PictureDialog& dialog) {
        dialog.findChild<QSpinBox*>("picture.width")->setValue(40);
        dialog.findChild<QSpinBox*>("picture.height")->setValue(30);
        dialog.findChild<QComboBox*>("picture.samples")->setCurrentIndex(0);
        dialog.findChild<QSpinBox*>("picture.frames")->setValue(3);
    }
    void finish() {
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.render.running() && !desk.workspace.pool.busy(), kPatience);
    }
    QString path(const QString& name) const { return folder.filePath(name); }
};

QComboBox* formats(const PictureDialog& dialog) {
    return dialog.findChild<QComboBox*>("picture.format");
}

} // namespace

class TestPictureFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void actionsNeedACharacter() {
        WindowDesk desk;
        for (const char* action : {"file.savePicture", "file.saveTurntable"}) {
            QVERIFY(!desk.window.actions()[action]->isEnabled());
        }
        desk.workspace.document.reset(stateOfScene(test::limb(), {}));
        for (const char* action : {"file.savePicture", "file.saveTurntable"}) {
            QVERIFY(desk.window.actions()[action]->isEnabled());
        }
    }

    void aPictureIsSaved() {
        Studio studio;
        PictureDialog* dialog = studio.open("file.savePicture");
        QVERIFY(dialog != nullptr);
        QVERIFY(!formats(*dialog)->isVisible());
        Studio::makeSmall(*dialog);
        dialog->findChild<QCheckBox*>("picture.transparent")->setChecked(true);
        studio.desk.prompts.files = {studio.path("limb.png")};
        dialog->accept();
        QVERIFY(!studio.desk.window.actions()["file.savePicture"]->isEnabled()); // it runs
        studio.finish();
        const QImage picture(studio.path("limb.png"));
        QCOMPARE(picture.size(), QSize(40, 30));
        QVERIFY(picture.hasAlphaChannel());
        QVERIFY(studio.desk.window.statusBar()->currentMessage().contains("limb.png"));
        QVERIFY(studio.desk.window.actions()["file.savePicture"]->isEnabled());
        QCOMPARE(studio.desk.prompts.errors, QStringList());
    }

    void aTurntableIsSaved() {
        Studio studio;
        PictureDialog* dialog = studio.open("file.saveTurntable");
        QVERIFY(dialog != nullptr && formats(*dialog)->isVisible());
        Studio::makeSmall(*dialog);
        QCOMPARE(dialog->settings().format, FilmFormat::WebP);
        studio.desk.prompts.files = {studio.path("limb.webp")};
        dialog->accept();
        studio.finish();
        QFile film(studio.path("limb.webp"));
        QVERIFY(film.open(QIODevice::ReadOnly));
        QCOMPARE(film.readAll().count("ANMF"), 3);
    }

    void existingFramesAreAskedFor() {
        Studio studio;
        QFile older(studio.path("limb-0002.png"));
        QVERIFY(older.open(QIODevice::WriteOnly));
        older.write("older");
        older.close();
        const auto save = [&](bool yes) {
            PictureDialog* dialog = studio.open("file.saveTurntable");
            Studio::makeSmall(*dialog);
            formats(*dialog)->setCurrentIndex(formats(*dialog)->findData(static_cast<int>(FilmFormat::Png)));
            studio.desk.prompts.files = {studio.path("limb.png")};
            studio.desk.prompts.yes = yes;
            dialog->accept();
            studio.finish();
        };
        save(false);
        QCOMPARE(studio.desk.prompts.asked.size(), 1);
        QCOMPARE(QDir(studio.folder.path()).entryList(QDir::Files), QStringList("limb-0002.png"));
        save(true);
        QCOMPARE(QDir(studio.folder.path()).entryList(QDir::Files).size(), 3);
        QCOMPARE(QImage(studio.path("limb-0002.png")).size(), QSize(40, 30));
    }

    void sizesAreChosenOrTyped() {
        PictureDialog dialog({}, QSize(640, 480), false);
        auto* sizes = dialog.findChild<QComboBox*>("picture.size");
        QCOMPARE(sizes->currentText(), QString("1920 x 1080"));
        sizes->setCurrentIndex(0);
        Q_EMIT sizes->activated(0);
        QCOMPARE(dialog.settings().width, 640);
        QCOMPARE(dialog.settings().height, 480);
        dialog.findChild<QSpinBox*>("picture.width")->setValue(641);
        QCOMPARE(sizes->currentIndex(), sizes->count() - 1);
        dialog.findChild<QSpinBox*>("picture.width")->setValue(640);
        QCOMPARE(sizes->currentIndex(), 0);
    }

    void mp4NeedsFfmpeg() {
        RenderSettings turntable;
        turntable.turntable = true;
        turntable.transparent = true;
        QCOMPARE(formats(PictureDialog(turntable, QSize(640, 480), false))
                     ->findData(static_cast<int>(FilmFormat::Mp4)),
                 -1);
        const PictureDialog dialog(turntable, QSize(640, 480), true);
        QVERIFY(dialog.settings().transparent);
        formats(dialog)->setCurrentIndex(formats(dialog)->findData(static_cast<int>(FilmFormat::Mp4)));
        QVERIFY(!dialog.settings().transparent);
        QVERIFY(!dialog.findChild<QCheckBox*>("picture.transparent")->isEnabled());
    }

    void choicesAreKept() {
        Studio studio;
        PictureDialog* dialog = studio.open("file.saveTurntable");
        Studio::makeSmall(*dialog);
        dialog->findChild<QDoubleSpinBox*>("picture.seconds")->setValue(2.5);
        dialog->accept(); // no file is chosen
        dialog = studio.open("file.saveTurntable");
        QCOMPARE(dialog->settings().seconds, 2.5);
        QCOMPARE(dialog->settings().width, 40);
        QCOMPARE(dialog->settings().frames, 3);
        dialog->reject();
        dialog = studio.open("file.savePicture");
        QCOMPARE(dialog->settings().width, 1920);
    }

    void errorsAreTold() {
        Studio studio;
        PictureDialog* dialog = studio.open("file.savePicture");
        Studio::makeSmall(*dialog);
        studio.desk.prompts.files = {studio.path("no/such/folder/limb.png")};
        dialog->accept();
        studio.finish();
        QCOMPARE(studio.desk.prompts.errors.size(), 1);
        QVERIFY(studio.desk.prompts.errors.first().contains("limb.png"));
    }

    void closingTheCharacterClosesTheDialog() {
        Studio studio;
        QVERIFY(studio.open("file.savePicture") != nullptr);
        studio.document.reset(stateOfScene(test::twoFingers(), {}));
        for (const auto* dialog : studio.desk.window.findChildren<PictureDialog*>()) {
            QVERIFY(!dialog->isVisible());
        }
    }
};

SINEW_TEST(TestPictureFlow, QApplication)

} // namespace testPictureFlow

#include "TestPictureFlow.moc"
