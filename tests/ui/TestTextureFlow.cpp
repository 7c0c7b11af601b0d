#include "app/session/TextureFolders.h"
#include "tests/app/support/RunSinew.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/NoticeBar.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>

namespace testTextureFlow {

using namespace sinew;
using namespace sinew::test;

namespace {

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

class TestTextureFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
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

SINEW_TEST(TestTextureFlow, QApplication)

} // namespace testTextureFlow

#include "TestTextureFlow.moc"
