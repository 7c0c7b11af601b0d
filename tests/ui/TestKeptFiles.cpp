#include "app/document/edits/Edits.h"
#include "core/io/ExportScene.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDriver.h"

#include <QApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace testKeptFiles {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// The window asks before an export or a project takes the place of what the work was made from.
class TestKeptFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        Progress progress;
        QVERIFY(exportScene(richScene(), path("rig.glb").toStdString(), {}, progress));
    }

    void exportOntoTheSourceIsAskedFor() {
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.open(path("rig.glb")));
        const QByteArray before = bytesOf(path("rig.glb"));
        desk.prompts.asked.clear();
        desk.prompts.yes = true;
        driver.exportTo(path("free.glb")); // not bound here, but it has the weights of its file: no question
        QVERIFY(QFile::exists(path("free.glb")));
        driver.exportTo(path("free.glb")); // its own file: no question more
        QCOMPARE(desk.prompts.asked.size(), 0);
        const QDateTime longAgo(QDate(2014, 1, 1), QTime(0, 0));
        QFile original(path("rig.glb"));
        QVERIFY(original.open(QIODevice::ReadWrite));
        QVERIFY(original.setFileTime(longAgo, QFileDevice::FileModificationTime));
        original.close();
        driver.exportTo(path("rig.glb"), [&](QWidget&) {});
        QCOMPARE(desk.prompts.asked.size(), 1);
        QVERIFY2(desk.prompts.asked.last().contains("rig.glb"), qPrintable(desk.prompts.asked.last()));
        // The same file with its own weights, and yet written.
        QCOMPARE(bytesOf(path("rig.glb")), before);
        QVERIFY(QFileInfo(path("rig.glb")).lastModified() > longAgo);
    }

    void filesBesideAGltfAreAskedFor() {
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.open(path("rig.glb")));
        put(path("out.bin"), "somebody's own");
        desk.prompts.yes = true;
        const QString said = driver.exportTo(path("out.gltf"), [&](QWidget&) { desk.prompts.yes = false; });
        QVERIFY2(desk.prompts.asked.last().contains("out.bin"), qPrintable(desk.prompts.asked.join('\n')));
        QVERIFY2(said.contains("out.bin") && !said.contains("--force"), qPrintable(said));
        QCOMPARE(bytesOf(path("out.bin")), QByteArray("somebody's own"));
        QVERIFY(!QFile::exists(path("out.gltf")));
        desk.prompts.yes = true;
        const QString done = driver.exportTo(path("out.gltf"));
        QVERIFY2(done.contains("out.gltf") && done.contains("out.bin"), qPrintable(done));
        QVERIFY(bytesOf(path("out.bin")) != "somebody's own");
    }

    void projectNeverReplacesTheSource() {
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.open(path("rig.glb")));
        const QByteArray before = bytesOf(path("rig.glb"));
        desk.prompts.files.push_back(path("rig.glb"));
        driver.trigger("file.saveAs");
        QCOMPARE(desk.prompts.errors.size(), 1);
        QVERIFY2(desk.prompts.errors.first().contains("rig.glb") &&
                     !desk.prompts.errors.first().contains("--force"),
                 qPrintable(desk.prompts.errors.first()));
        QCOMPARE(bytesOf(path("rig.glb")), before);
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_TEST(TestKeptFiles, QApplication)

} // namespace testKeptFiles

#include "TestKeptFiles.moc"
