#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/WindowDriver.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>
#include <QUrl>

namespace testIssues {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Drops files on the middle of the window; whether it took them.
bool drop(QWidget& window, const QList<QUrl>& urls) {
    QMimeData data;
    data.setUrls(urls);
    const QPoint middle = window.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.setAccepted(false); // as the system leaves it to the window
    QCoreApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted()) {
        return false;
    }
    QDropEvent event(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
    return event.isAccepted();
}

void write(const QString& file, const QByteArray& bytes) {
    QFile out(file);
    QVERIFY2(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size(), qPrintable(file));
}

QByteArray bytesOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

const char* const kTetrahedron = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n";

} // namespace

/// What goes wrong on a desk, and what the window makes of it.
class TestIssues : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void droppedFilesOpen() {
        WindowDesk desk;
        const Driver driver(desk);
        desk.window.show();
        QVERIFY(drop(desk.window, {QUrl::fromLocalFile(sourcePath("resources/sample/wayfarer.fbx"))}));
        QVERIFY(QTest::qWaitFor([&] { return driver.state().hasScene(); }, kPatience));
        QVERIFY(driver.state().hasSkeleton());
        // A thing that is no character is told of, and what is open stays.
        write(path("notes.txt"), "not a character");
        QVERIFY(drop(desk.window, {QUrl::fromLocalFile(path("notes.txt"))}));
        QVERIFY(QTest::qWaitFor([&] { return !desk.prompts.errors.isEmpty(); }, kPatience));
        QVERIFY2(desk.prompts.errors.first().contains("notes.txt"), qPrintable(desk.prompts.errors.first()));
        QVERIFY(driver.state().hasScene());
    }

    void droppedFilesMindUnsavedWork() {
        write(path("box.obj"), kTetrahedron);
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.openSample());
        driver.trigger("pose.dqs");
        const auto before = driver.state().scene;
        QVERIFY(drop(desk.window, {QUrl::fromLocalFile(path("box.obj"))}));
        QVERIFY(QTest::qWaitFor([&] { return !desk.prompts.asked.isEmpty(); }, kPatience));
        QVERIFY(!desk.workspace.session.busy() && driver.state().scene == before);
        desk.prompts.saveAnswer = SaveAnswer::Discard;
        QVERIFY(drop(desk.window, {QUrl::fromLocalFile(path("box.obj"))}));
        QVERIFY(QTest::qWaitFor([&] { return driver.state().scene != before; }, kPatience));
    }

    void otherDropsAreRefused() {
        WindowDesk desk;
        QVERIFY(!drop(desk.window, {}));
        QVERIFY(!drop(desk.window, {QUrl("https://example.org/character.fbx")}));
        QVERIFY(desk.prompts.errors.isEmpty());
    }

    void canceledExportLeavesNoFile() {
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.openSample());
        bindCoarsely(desk.workspace.document);
        QVERIFY(driver.bind());
        bool ran = false;
        bool open = false;
        const QString said = driver.exportTo(path("out.fbx"), [&](QWidget& dialog) {
            ran = driver.exporting();
            QTest::keyClick(&dialog, Qt::Key_Escape);
            driver.waitForExport();
            open = dialog.isVisible();
        });
        QVERIFY(ran);
        QVERIFY(open); // Escape took the work, not the dialog
        QVERIFY2(said.contains("Canceled"), qPrintable(said));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
        QVERIFY(driver.exportTo(path("out.fbx")).contains("mm"));
    }

    void movedSourceIsLookedFor() {
        makeProject();
        QVERIFY(QFile::rename(path("box.obj"), path("crate.obj")));
        WindowDesk desk;
        Driver driver(desk);
        openAndSayNo(desk);
        desk.prompts.yes = true;
        desk.prompts.files = {path("box.sinew"), path("crate.obj")};
        driver.trigger("file.open");
        QVERIFY(QTest::qWaitFor([&] { return driver.state().hasScene(); }, kPatience));
        QVERIFY(desk.window.isWindowModified()); // the new place wants to be saved
        QVERIFY(driver.save());
        desk.prompts.asked.clear();
        QVERIFY(driver.open(path("box.sinew")));
        QVERIFY(desk.prompts.asked.isEmpty());
    }

    void changedSourceIsAskedFor() {
        makeProject();
        write(path("box.obj"), QByteArray(kTetrahedron).replace("v 1 0 0", "v 2 0 0"));
        WindowDesk desk;
        Driver driver(desk);
        openAndSayNo(desk);
        desk.prompts.yes = true;
        desk.prompts.files = {path("box.sinew")};
        driver.trigger("file.open");
        QVERIFY(QTest::qWaitFor([&] { return driver.state().hasScene(); }, kPatience));
        QCOMPARE(driver.state().scene->parts[0].mesh->vertices[1].x(), 2.0);
    }

    void brokenProjectIsToldAndKept() {
        makeProject();
        const QByteArray whole = bytesOf(path("box.sinew"));
        const QByteArray half = whole.left(whole.size() / 2);
        write(path("box.sinew"), half);
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.openSample());
        const auto before = driver.state().scene;
        QVERIFY(!driver.open(path("box.sinew")));
        QCOMPARE(desk.prompts.errors.size(), 1);
        QVERIFY2(desk.prompts.errors.first().contains("box.sinew"), qPrintable(desk.prompts.errors.first()));
        QVERIFY(driver.state().scene == before);
        QCOMPARE(bytesOf(path("box.sinew")), half);
    }

    void brokenAutosaveIsToldAndKept() {
        WindowDesk desk;
        const QDir folder = QFileInfo(desk.workspace.autosave.file()).dir();
        QVERIFY(QDir().mkpath(folder.path()));
        const QByteArray half = "{ \"sinewProject\": 1, \"charac";
        write(folder.filePath("half.sinew"), half);
        QVERIFY(!desk.window.offerRecovery());
        QCOMPARE(desk.prompts.errors.size(), 1);
        const QString kept = folder.filePath("broken/half.sinew");
        QVERIFY2(desk.prompts.errors.first().contains("broken/half"),
                 qPrintable(desk.prompts.errors.first()));
        QCOMPARE(bytesOf(kept), half);
        QVERIFY(!desk.window.offerRecovery()); // told once
        QCOMPARE(desk.prompts.errors.size(), 1);
        QVERIFY(QFile::remove(kept));
    }

private:
    QString path(const char* name) const { return m_folder->filePath(name); }
    /// A project in the folder, of a small mesh beside it.
    void makeProject() {
        write(path("box.obj"), kTetrahedron);
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.open(path("box.obj")));
        desk.prompts.files.push_back(path("box.sinew"));
        QVERIFY(driver.save());
        QVERIFY(QFile::exists(path("box.sinew")));
    }

    /// Opens the project, which must ask about its source; no leaves the window as it was.
    void openAndSayNo(WindowDesk& desk) {
        Driver driver(desk);
        desk.prompts.files = {path("box.sinew")};
        driver.trigger("file.open");
        QVERIFY(QTest::qWaitFor([&] { return !desk.prompts.asked.isEmpty(); }, kPatience));
        QVERIFY(desk.prompts.asked.first().contains("box.obj"));
        QVERIFY(!driver.state().hasScene());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_TEST(TestIssues, QApplication)

} // namespace testIssues

#include "TestIssues.moc"
