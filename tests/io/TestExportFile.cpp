#include "core/io/ExportScene.h"
#include "core/io/ExportSceneFile.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>
#include <unistd.h>

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

std::filesystem::path native(const QString& path) {
    return path.toStdString();
}

/// While it lives this process cannot write files over 1000 bytes.
class SmallFiles {
public:
    SmallFiles() {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit small = m_before;
        small.rlim_cur = 1000;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;
    ~SmallFiles() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, SIG_DFL);
    }

private:
    rlimit m_before{};
};

} // namespace

/// Files are written whole or not at all.
class TestExportFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAndReplaces();
    void missingFolderIsNamed();
    void folderInTheWayIsLeft();
    void unwritableFolderLeavesTheOldFile();
    void severalFilesStandOrFallTogether();
    void fullDiskLeavesTheOldFile();
};

void TestExportFile::writesAndReplaces() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("größe.bin"));
    QVERIFY(writeFileWhole(native(path), "one"));
    QCOMPARE(bytesOf(path), QByteArray("one"));
    QVERIFY(writeFileWhole(native(path), std::string_view("t\0o", 3)));
    QCOMPARE(bytesOf(path), QByteArray("t\0o", 3));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestExportFile::missingFolderIsNamed() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("none/here.fbx");
    const auto written = writeFileWhole(native(path), "x");
    QVERIFY(!written);
    QVERIFY(written.error().code == ErrorCode::FileUnwritable);
    QCOMPARE(written.error().arguments.size(), std::size_t{2});
    QVERIFY(written.error().arguments[1].ends_with(folder.filePath("none").toStdString()));
}

void TestExportFile::folderInTheWayIsLeft() {
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("taken.fbx"));
    const auto written = writeFileWhole(native(folder.filePath("taken.fbx")), "x");
    QVERIFY(!written);
    QVERIFY(written.error().code == ErrorCode::FileUnwritable);
    QVERIFY(QDir(folder.filePath("taken.fbx")).exists());
    QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
}

void TestExportFile::unwritableFolderLeavesTheOldFile() {
    if (geteuid() == 0) {
        QSKIP("root may write anywhere");
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath("old.fbx");
    put(path, "old");
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
    Progress progress;
    const auto written = exportScene(richScene(), native(path), {}, progress);
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QVERIFY(!written);
    QVERIFY(written.error().code == ErrorCode::FileUnwritable);
    QCOMPARE(bytesOf(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestExportFile::severalFilesStandOrFallTogether() {
    const QTemporaryDir folder;
    put(folder.filePath("a.bin"), "old");
    const std::vector<OutputFile> good{{native(folder.filePath("a.bin")), "new"},
                                       {native(folder.filePath("a.gltf")), "{}"}};
    QVERIFY(writeFilesWhole(good));
    QCOMPARE(bytesOf(folder.filePath("a.bin")), QByteArray("new"));
    // The last one cannot be written: the first must keep what it had, and nothing else may lie around.
    QVERIFY(QDir(folder.path()).mkdir("b.gltf"));
    const std::vector<OutputFile> bad{{native(folder.filePath("a.bin")), "newer"},
                                      {native(folder.filePath("b.gltf")), "{}"}};
    QVERIFY(!writeFilesWhole(bad));
    QCOMPARE(bytesOf(folder.filePath("a.bin")), QByteArray("new"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList{"a.bin", "a.gltf"}));
}

void TestExportFile::fullDiskLeavesTheOldFile() {
    const QTemporaryDir folder;
    Progress progress;
    for (const char* name : {"scene.fbx", "scene.glb", "scene.gltf", "scene.obj"}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        put(path, "old");
        // A limit on the size of files fails in the midst of writing, as a full disk does.
        const SmallFiles limit;
        const auto written = exportScene(richScene(), native(path), {}, progress);
        QVERIFY(!written);
        QVERIFY(written.error().code == ErrorCode::FileUnwritable);
        QVERIFY(!written.error().arguments[1].empty());
        QCOMPARE(bytesOf(path), QByteArray("old"));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 4);
}

SINEW_TEST(TestExportFile, NoApplication)
#include "TestExportFile.moc"
