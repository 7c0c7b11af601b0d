#include "app/text/FormatLabels.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/BusyPool.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/DialogPrompts.h"
#include "ui/flow/files/ReloadFlow.h"
#include "ui/panels/ReportPanel.h"
#include "ui/welcome/WelcomePage.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSaveFile>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

namespace testFileFlow {

using namespace sinew::test;
using namespace sinew;

namespace {

struct DropDesk : WindowDesk {
    LimbFiles files;
    Driver driver{*this};

    /// As the desktop does it; whether the window takes them.
    bool drop(const QStringList& names) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& name : names) {
            urls << QUrl::fromLocalFile(name);
        }
        data.setUrls(urls);
        QDragEnterEvent enter(window.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&window, &enter);
        if (!enter.isAccepted()) {
            return false;
        }
        QDropEvent event(window.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
        handleEvents();
        return true;
    }
    QString said() const { return window.statusBar()->currentMessage(); }
    bool rest() const {
        return QTest::qWaitFor(
            [this] {
                handleEvents();
                return !workspace.session.busy();
            },
            kPatience);
    }
};

bool put(const QString& name, const QByteArray& bytes) {
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// One file that is watched.
struct Watched {
    QTemporaryDir folder;
    QString file = folder.filePath("limb.obj");
    FileWatch watch;
    QSignalSpy changed{&watch, &FileWatch::changed};

    Watched() {
        if (!put(file, "v 0 0 0\n")) {
            qFatal("the file cannot be written");
        }
        watch.watch({file});
        settle();
    }
    /// Until the watch has come to rest.
    bool settle() {
        return QTest::qWaitFor([this] { return QCoreApplication::processEvents(), noTimerRuns(watch); },
                               kPatience);
    }
};

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

class TestFileFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void meshAndSkeletonAreOneCharacter() {
        DropDesk desk;
        const QString notes = desk.files.with("notes.pdf", "nothing to open");
        QVERIFY(desk.drop({desk.files.skeleton(), notes, desk.files.mesh()}));
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().hasSkeleton(), kPatience);
        QCOMPARE(desk.driver.state().scene->skeleton.size(), std::size_t{3});
        QVERIFY2(desk.said().contains("limb.obj") && desk.said().contains("limb.tgf") &&
                     desk.said().contains("notes.pdf"),
                 qPrintable(desk.said()));
        QVERIFY(desk.prompts.errors.isEmpty());
        QCOMPARE(desk.workspace.recent.files().first(), QFileInfo(desk.files.mesh()).canonicalFilePath());
    }

    void aSkeletonAloneIsLoadedOntoTheCharacter() {
        DropDesk desk;
        QVERIFY(desk.driver.open(desk.files.mesh()));
        QVERIFY(desk.drop({desk.files.skeleton()}));
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().hasSkeleton(), kPatience);
        QVERIFY(desk.workspace.document.undoStack().canUndo()); // the character is the one it was
        // Without a character there is nothing to load it onto.
        desk.workspace.document.reset({});
        QVERIFY(desk.drop({desk.files.skeleton()}));
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 1, kPatience);
        QVERIFY(!desk.driver.state().hasScene());
    }

    void filesThatAreNoneAreTold() {
        DropDesk desk;
        QVERIFY(desk.drop({desk.files.with("a.pdf", "a"), desk.files.with("b.mtl", "b")}));
        QCOMPARE(desk.prompts.errors.size(), 1);
        QVERIFY2(desk.prompts.errors.first().contains("FBX"), qPrintable(desk.prompts.errors.first()));
        QVERIFY(desk.drop({desk.files.path("a.pdf")}));
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 2, kPatience);
        QVERIFY(desk.prompts.errors.last().contains("a.pdf"));
    }

    void oneFileOpensAsEver() {
        DropDesk desk;
        QVERIFY(desk.drop({desk.files.mesh()}));
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().hasScene(), kPatience);
        QVERIFY(!desk.driver.state().hasSkeleton());
        QVERIFY(desk.said().startsWith("Opened limb.obj"));
    }

    /// What was dropped is forgotten: opened later, the mesh comes alone.
    void aDropThatIsRefusedLeavesTheDocument() {
        DropDesk desk;
        QVERIFY(desk.driver.openSample());
        desk.driver.trigger("pose.dqs");
        const auto scene = desk.driver.state().scene;
        desk.prompts.saveAnswer = SaveAnswer::Cancel;
        QVERIFY(desk.drop({desk.files.mesh(), desk.files.skeleton()}));
        QVERIFY(desk.rest());
        QVERIFY(desk.driver.state().scene == scene);
        desk.prompts.saveAnswer = SaveAnswer::Discard;
        QVERIFY(desk.driver.open(desk.files.mesh()));
        QVERIFY(desk.rest());
        QVERIFY(!desk.driver.state().hasSkeleton());
    }

    void textIsNoFile() {
        DropDesk desk;
        QVERIFY(!desk.drop({}));
    }

    void dialogsOfferEveryFormat_data() {
        QTest::addColumn<FileKind>("kind");
        QTest::addColumn<QString>("patterns");
        QTest::newRow("characters") << FileKind::Character << formatPatterns(characterFormats()) + " *.sinew";
        QTest::newRow("skeletons") << FileKind::Skeleton << formatPatterns(skeletonFormats());
        QTest::newRow("exports") << FileKind::Export << formatPatterns(savedFormats());
        QTest::newRow("weights") << FileKind::Weights << QString("*.glb");
        QTest::newRow("motions") << FileKind::Motion << formatPatterns(motionFormats());
        QTest::newRow("poses") << FileKind::Pose << QString("*.json");
        QTest::newRow("joint tables") << FileKind::JointTable << QString("*.csv");
        QTest::newRow("weights in") << FileKind::ImportedWeights << QString("*.csv *.json *.txt");
        QTest::newRow("weights out") << FileKind::ExportedWeights << QString("*.csv *.json *.txt *");
        QTest::newRow("skeletons out") << FileKind::ExportedSkeleton << QString("*.bvh *.skel *.skin");
        QTest::newRow("check pages") << FileKind::CheckPage << QString("*.html");
        QTest::newRow("pictures") << FileKind::Picture << QString("*.png");
        QTest::newRow("WebP films") << FileKind::WebpFilm << QString("*.webp");
        QTest::newRow("MP4 films") << FileKind::Mp4Film << QString("*.mp4");
        QTest::newRow("cages") << FileKind::Cage << QString("*.obj");
        QTest::newRow("projects") << FileKind::Project << QString("*.sinew");
    }

    void dialogsOfferEveryFormat() {
        QFETCH(FileKind, kind);
        QFETCH(QString, patterns);
        const QString offered = ' ' + fileFilters(kind).join(' ').replace('(', ' ').replace(')', ' ') + ' ';
        for (const QString& pattern : patterns.split(' ')) {
            QVERIFY2(offered.contains(' ' + pattern + ' '), qPrintable(pattern));
        }
    }

    void exportHasAFilterForEachFormat() {
        QCOMPARE(fileFilters(FileKind::Export),
                 (QStringList{"FBX (*.fbx)", "GLB (*.glb)", "glTF (*.gltf)", "VRM (*.vrm)",
                              "DragonBones (*_ske.json)", "Godot 2D (*.tscn)"}));
    }

    void manyWritesAreOneChange() {
        Watched watched;
        for (int i = 1; i < 20; ++i) {
            QVERIFY(put(watched.file, QByteArray(i * 100, ' ')));
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 1, kPatience);
        QCOMPARE(watched.changed[0][0].toString(), watched.file);
        QVERIFY(watched.settle());
        QCOMPARE(watched.changed.size(), 1);
    }

    /// As editors save: under another name first. The new file is watched like the old one.
    void aFileInItsPlaceIsAChange() {
        Watched watched;
        for (int round = 1; round <= 2; ++round) {
            QSaveFile file(watched.file);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray(round * 50, 'x'));
            QVERIFY(file.commit());
            QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), round, kPatience);
            QVERIFY(watched.settle());
        }
        QVERIFY(put(watched.file, "written in place"));
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 3, kPatience);
    }

    void aFileThatIsGoneIsNone() {
        Watched watched;
        QVERIFY(QFile::remove(watched.file));
        watched.watch.look();
        QVERIFY(watched.settle());
        QCOMPARE(watched.changed.size(), 0);
        QVERIFY(put(watched.file, "back, and another one"));
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 1, kPatience);
    }

    void otherFilesAreNone() {
        Watched watched;
        QVERIFY(put(watched.folder.filePath("other.obj"), "nobody asks"));
        watched.watch.look();
        QVERIFY(watched.settle());
        QCOMPARE(watched.changed.size(), 0);
    }

    void whatIsNoLongerWatchedIsNone() {
        Watched watched;
        watched.watch.watch({});
        QVERIFY(put(watched.file, "nobody asks any more"));
        watched.watch.look();
        QVERIFY(watched.settle());
        QCOMPARE(watched.changed.size(), 0);
        QVERIFY(watched.watch.files().isEmpty());
    }

    /// What changed while the same files were asked for again is told nevertheless.
    void everyFurtherChangeIsTold() {
        Watched watched;
        QVERIFY(put(watched.file, "a longer text than before"));
        watched.watch.watch({watched.file});
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 1, kPatience);
        QVERIFY(put(watched.file, "and another text that is longer still"));
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 2, kPatience);
    }

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

    /// Issues are counted at the other end of the status bar, and only there.
    void notesOfAFileAreNoIssues() {
        WindowDesk desk;
        const LimbFiles files;
        Driver driver(desk);
        QVERIFY(driver.open(files.wooden()));
        QVERIFY(!driver.state().importNotices->empty());
        const auto* count = desk.window.findChild<QToolButton*>("status.issues");
        const std::size_t issues = desk.window.findChild<ReportPanel*>()->issues();
        QCOMPARE(count->isHidden(), issues == 0);
        QVERIFY(issues == 0 || count->text() == QString("Issues: %1").arg(issues));
        QCOMPARE(desk.window.statusBar()->currentMessage(), "Opened " + QFileInfo(files.wooden()).fileName());
    }

    /// A page with the file's name and a button that cancels takes the welcome page's place, until the
    /// reading ends.
    void aPageFollowsTheReading() {
        WindowDesk desk;
        const LimbFiles files;
        const auto* welcome = desk.window.findChild<WelcomePage*>();
        const auto* reading = desk.window.findChild<ReadingPage*>();
        QVERIFY(!welcome->isHidden() && reading->isHidden());
        {
            const BusyPool busy(desk.workspace.pool);
            desk.window.openFile(files.mesh());
            QVERIFY(welcome->isHidden() && !reading->isHidden());
            QCOMPARE(reading->findChild<QLabel*>("reading.file")->text(), QFileInfo(files.mesh()).fileName());
        }
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.document.state().hasScene(), kPatience);
        QVERIFY(welcome->isHidden() && reading->isHidden());
    }

    void aCanceledReadingEndsOnTheWelcomePage() {
        WindowDesk desk;
        const LimbFiles files;
        const auto* welcome = desk.window.findChild<WelcomePage*>();
        {
            const BusyPool busy(desk.workspace.pool);
            desk.window.openFile(files.mesh());
            QVERIFY(welcome->isHidden());
            desk.window.findChild<QPushButton*>("reading.cancel")->click();
        }
        QTRY_VERIFY_WITH_TIMEOUT(!welcome->isHidden(), kPatience);
        QVERIFY(!desk.workspace.document.state().hasScene());
        QTRY_COMPARE_WITH_TIMEOUT(desk.window.statusBar()->currentMessage(), QString("Canceled"), kPatience);
    }

    /// The error is told over the welcome page.
    void aFailedReadingEndsOnTheWelcomePage() {
        WindowDesk desk;
        const LimbFiles files;
        const QString file = files.with("notes.pdf", "nothing to open");
        const auto* welcome = desk.window.findChild<WelcomePage*>();
        bool back = false;
        connect(&desk.workspace.session, &Session::failed, &desk.window,
                [&] { back = !welcome->isHidden(); });
        desk.window.openFile(file);
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 1, kPatience);
        QVERIFY2(desk.prompts.errors.first().contains("notes.pdf"), qPrintable(desk.prompts.errors.first()));
        QVERIFY(back && !welcome->isHidden());
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

SINEW_TEST(TestFileFlow, QApplication)

} // namespace testFileFlow

#include "TestFileFlow.moc"
