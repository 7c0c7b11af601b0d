#include "app/document/edits/Edits.h"
#include "app/session/RememberedFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/NoticeBar.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>

namespace testPictureFlow {

using namespace sinew::test;
using namespace sinew;

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

/// A window, and a character whose material file and picture are outside of its folder.
struct TextureDesk : WindowDesk {
    QTemporaryDir folder;
    QString file = folder.filePath("model/box.obj");
    Driver driver{*this};

    TextureDesk() {
        QDir().mkpath(folder.filePath("model"));
        QDir().mkpath(folder.filePath("art"));
        writeFile(file, "mtllib box.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl skin\nf 1 2 3\n");
        writeFile(folder.filePath("model/box.mtl"),
                  "newmtl skin\nmap_Kd ../art/skin.png\nmap_Bump ../art/bumps.png\n");
        for (const char* name : {"art/skin.png", "art/bumps.png"}) {
            writeFile(folder.filePath(name), QByteArray::fromStdString(markedPng(name)));
        }
        window.show();
    }
    TextureBar* bar() const { return window.findChild<TextureBar*>(); }
    QString told() const { return bar()->findChild<ElidedLabel*>()->text(); }
    void click(const char* button) const { bar()->findChild<QPushButton*>(button)->click(); }
    std::size_t found() const {
        const auto& textures = workspace.document.state().scene->textures;
        return static_cast<std::size_t>(
            std::ranges::count_if(textures, [](const Texture& texture) { return !texture.file.empty(); }));
    }
};

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

    /// What has no depth is seen without perspective, and what is opened after it as before.
    void flatCharactersAreSeenWithoutPerspective() {
        WindowDesk desk;
        Driver driver(desk);
        const QTemporaryDir folder;
        const QString flat = folder.filePath("flat.obj");
        const QString solid = folder.filePath("solid.obj");
        writeFile(flat, "v 0 0 0\nv 1 0 0\nv 1 2 0\nv 0 2 0\nf 1 2 3 4\n");
        writeFile(solid, "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
        const auto projection = [&] { return desk.workspace.view.settings().projection; };
        QVERIFY(driver.open(flat));
        QCOMPARE(projection(), Projection::Orthographic);
        QVERIFY(driver.open(flat));
        QCOMPARE(projection(), Projection::Orthographic);
        QVERIFY(driver.open(solid));
        QCOMPARE(projection(), Projection::Perspective);
        driver.trigger("view.orthographic"); // a choice of the user's, which stays
        QVERIFY(driver.open(flat));
        QVERIFY(driver.open(solid));
        QCOMPARE(projection(), Projection::Orthographic);
    }

    void onlyTheMeshOfAPictureIsEdited() {
        WindowDesk desk;
        Driver driver(desk);
        const QTemporaryDir folder;
        const QAction* edit = desk.window.actions()["points.editMesh"];
        const auto greyed = [edit] {
            return !edit->isEnabled() &&
                   edit->statusTip() == "Only the mesh of a flat picture can be edited." &&
                   edit->toolTip().contains(edit->statusTip());
        };
        QVERIFY(greyed());
        const QString flat = folder.filePath("flat.obj");
        writeFile(flat, "v 0 0 0\nv 1 0 0\nv 1 2 0\nv 0 2 0\nf 1 2 3 4\n");
        QVERIFY(driver.open(flat));
        QVERIFY(greyed());
        const QString card = folder.filePath("card.png");
        QVERIFY(writePicture(card, pictureOf(40, 30, [](auto x, auto) { return x > 4 && x < 36; })));
        QVERIFY(driver.open(card));
        QVERIFY(edit->isEnabled());
        QVERIFY(edit->statusTip().startsWith("Edit the mesh of a flat picture"));
        QVERIFY(driver.open(flat));
        QVERIFY(greyed());
    }

    void theFolderIsAskedForOnce() {
        TextureDesk desk;
        QVERIFY(!desk.bar()->isVisible());
        QVERIFY(desk.driver.open(desk.file));
        QVERIFY(desk.bar()->isVisible());
        QVERIFY(desk.told().contains('2'));
        QCOMPARE(desk.found(), std::size_t{0});
        desk.click("textureBar.choose"); // and none is chosen
        QVERIFY(desk.bar()->isVisible());
        desk.prompts.files = {desk.folder.filePath("art")};
        desk.click("textureBar.choose");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.bar()->isVisible(), kPatience);
        QCOMPARE(desk.found(), std::size_t{2});
        QVERIFY(desk.prompts.errors.isEmpty() && desk.prompts.asked.isEmpty());
        QVERIFY(!desk.workspace.document.modified());
        // The next time nobody is asked, and a reload forgets nothing.
        QVERIFY(desk.driver.open(desk.file));
        QVERIFY(!desk.bar()->isVisible());
        QCOMPARE(desk.found(), std::size_t{2});
        const auto before = desk.workspace.document.state().scene;
        desk.driver.trigger("file.reload");
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.document.state().scene != before, kPatience);
        QCOMPARE(desk.found(), std::size_t{2});
        // Nor by its project.
        desk.prompts.files = {desk.folder.filePath("box.sinew")};
        QVERIFY(desk.driver.save());
        QVERIFY(!QFile(desk.folder.filePath("box.sinew")).exists() ||
                !fileBytes(desk.folder.filePath("box.sinew")).contains("/art"));
        QVERIFY(desk.driver.open(desk.folder.filePath("box.sinew")));
        QVERIFY(!desk.bar()->isVisible());
        QCOMPARE(desk.found(), std::size_t{2});
    }

    void ignoringIsRemembered() {
        TextureDesk desk;
        QVERIFY(desk.driver.open(desk.file));
        QVERIFY(desk.bar()->isVisible());
        desk.click("textureBar.ignore");
        QVERIFY(!desk.bar()->isVisible());
        QVERIFY(desk.driver.open(desk.file));
        QVERIFY(!desk.bar()->isVisible());
        QCOMPARE(desk.found(), std::size_t{0});
    }

    void theMenuAsksAgain() {
        TextureDesk desk;
        QVERIFY(!desk.window.actions()["file.textureFolder"]->isEnabled());
        QVERIFY(desk.driver.open(desk.file));
        desk.click("textureBar.ignore");
        QVERIFY(desk.window.actions()["file.textureFolder"]->isEnabled());
        desk.prompts.files = {desk.folder.filePath("art")};
        desk.driver.trigger("file.textureFolder");
        QTRY_COMPARE_WITH_TIMEOUT(desk.found(), std::size_t{2}, kPatience);
        desk.workspace.document.reset({});
        QVERIFY(!desk.window.actions()["file.textureFolder"]->isEnabled());
    }

    void otherCharactersAreNotAskedAbout() {
        TextureDesk desk;
        QVERIFY(desk.driver.open(desk.file));
        QVERIFY(desk.bar()->isVisible());
        const QString plain = desk.folder.filePath("model/plain.obj");
        writeFile(plain, "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
        QVERIFY(desk.driver.open(plain));
        QVERIFY(!desk.bar()->isVisible());
    }

    void answersAreKeptOfSoMany() {
        const FreshSettings settings;
        keepTextureFolders("/models/first.obj", {"/art", "/more art"});
        QCOMPARE(textureFoldersOf("/models/first.obj"), (std::vector<std::string>{"/art", "/more art"}));
        QVERIFY(textureFoldersAnswered("/models/first.obj"));
        QVERIFY(!textureFoldersAnswered("/models/second.obj"));
        for (int i = 0; i < 99; ++i) {
            keepTextureFolders(QStringLiteral("/models/%1.obj").arg(i), {});
        }
        QVERIFY(textureFoldersAnswered("/models/first.obj"));
        keepTextureFolders("/models/last.obj", {});
        QVERIFY(!textureFoldersAnswered("/models/first.obj"));
        QVERIFY(textureFoldersAnswered("/models/0.obj") && textureFoldersOf("/models/0.obj").empty());
    }
};

SINEW_TEST(TestPictureFlow, QApplication)

} // namespace testPictureFlow

#include "TestPictureFlow.moc"
