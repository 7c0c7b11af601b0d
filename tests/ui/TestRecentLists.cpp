#include "tests/app/support/LimbFiles.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/welcome/WelcomePage.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace testRecentLists {

using namespace sinew;
using namespace sinew::test;

namespace {

QMenu* recentMenu(const WindowDesk& desk) {
    return desk.window.findChild<QMenu*>("file.recent");
}

QPushButton* welcomeButton(const WindowDesk& desk, const QString& file) {
    for (auto* button : desk.window.findChild<WelcomePage*>()->findChildren<QPushButton*>()) {
        if (button->toolTip() == file) {
            return button;
        }
    }
    return nullptr;
}

bool isPicture(const QIcon& icon) {
    return icon.availableSizes().contains(QSize(Thumbnails::kSide, Thumbnails::kSide));
}

} // namespace

class TestRecentLists : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void openedCharactersGetAPicture() {
        WindowDesk desk;
        QDir(desk.workspace.thumbnails.folder()).removeRecursively();
        const LimbFiles files;
        const QString file = QFileInfo(files.mesh()).canonicalFilePath();
        desk.workspace.recent.add(file);
        QVERIFY(!isPicture(recentMenu(desk)->actions().first()->icon()));
        QVERIFY(!welcomeButton(desk, file)->icon().isNull()); // a sign in place of a picture
        Driver driver(desk);
        QVERIFY(driver.open(file));
        QTRY_VERIFY_WITH_TIMEOUT(isPicture(recentMenu(desk)->actions().first()->icon()), kPatience);
        QVERIFY(isPicture(welcomeButton(desk, file)->icon()));
        QCOMPARE(recentMenu(desk)->actions().first()->toolTip(), file);
        driver.trigger("file.close");
        recentMenu(desk)->actions().first()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(driver.state().hasScene(), kPatience);
    }

    void savedProjectsGetThePicture() {
        WindowDesk desk;
        const LimbFiles files;
        Driver driver(desk);
        QVERIFY(driver.open(files.mesh()));
        desk.prompts.files.push_back(files.path("work.sinew"));
        QVERIFY(driver.save());
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.thumbnails.find(files.path("work.sinew")).isNull(),
                                 kPatience);
        QCOMPARE(recentMenu(desk)->actions().first()->text(), QString("work.sinew"));
        QTRY_VERIFY_WITH_TIMEOUT(isPicture(recentMenu(desk)->actions().first()->icon()), kPatience);
    }

    void longPathsAreCut() {
        WindowDesk desk;
        const QString file =
            "/a/" + QString("very_long_folder/").repeated(12) + QString("long&name").repeated(20) + ".fbx";
        desk.workspace.recent.add(file);
        const QPushButton* button = welcomeButton(desk, file);
        QVERIFY(button != nullptr);
        QVERIFY2(button->sizeHint().width() < 300, qPrintable(QString::number(button->sizeHint().width())));
        QVERIFY(button->text().contains(QChar(0x2026)) && button->text().contains(".fbx"));
        QCOMPARE(button->accessibleDescription(), file);
        const QAction* entry = recentMenu(desk)->actions().first();
        QVERIFY(entry->text().contains(QChar(0x2026)));
        QCOMPARE(entry->toolTip(), file);
        QCOMPARE(entry->statusTip(), file);
    }

    /// Transparent around the limb, which lies across the middle.
    void picturesAreOfTheCharacter() {
        WindowDesk desk;
        const LimbFiles files;
        Driver driver(desk);
        QVERIFY(driver.open(files.mesh()));
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.thumbnails.find(files.mesh()).isNull(), kPatience);
        const QImage picture = desk.workspace.thumbnails.find(files.mesh());
        QCOMPARE(picture.pixelColor(picture.rect().center()).alpha(), 255);
        QCOMPARE(picture.pixelColor(0, 0).alpha(), 0);
    }
};

SINEW_TEST(TestRecentLists, QApplication)

} // namespace testRecentLists

#include "TestRecentLists.moc"
