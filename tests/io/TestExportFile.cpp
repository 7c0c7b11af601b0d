#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/export/OutputFile.h"
#include "core/io/export/OutputSet.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace testExportFile {

using namespace sinew::test;
using namespace sinew;

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

/// A triangle so high, in metres.
QByteArray triangle(double height) {
    return "v 0 0 0\nv 0.001 0 0\nv 0 " + QByteArray::number(height) + " 0\nf 1 2 3\n";
}

} // namespace

/// Files are written whole or not at all.
/// Characters of a size that none has: a unit was mixed up.
class TestExportFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesAndReplaces() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("größe.bin"));
        QVERIFY(writeFileWhole(native(path), "one"));
        QCOMPARE(bytesOf(path), QByteArray("one"));
        QVERIFY(writeFileWhole(native(path), std::string_view("t\0o", 3)));
        QCOMPARE(bytesOf(path), QByteArray("t\0o", 3));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void longNamesAreWritten_data() {
        QTest::addColumn<QString>("letter");
        QTest::addColumn<int>("count");
        QTest::newRow("252 letters") << QStringLiteral("a") << 248;
        QTest::newRow("255 letters") << QStringLiteral("a") << 251;
        QTest::newRow("of two bytes") << QStringLiteral("ü") << 125;
        QTest::newRow("of three bytes") << QStringLiteral("膝") << 83;
        QTest::newRow("of four bytes") << QStringLiteral("🦊") << 62;
    }

    /// What is written first has a name of its own beside the file's, which must not be too long either.
    void longNamesAreWritten() {
        QFETCH(const QString, letter);
        QFETCH(const int, count);
        const QTemporaryDir folder;
        const QString path = folder.filePath(letter.repeated(count) + ".glb");
        const QString beside = folder.filePath("beside.bin");
        for (const char* content : {"one", "two"}) {
            QVERIFY(writeFileWhole(native(path), content));
            QCOMPARE(bytesOf(path), QByteArray(content));
            QVERIFY(writeFilesWhole({{native(path), "three"}, {native(beside), "four"}}));
            QCOMPARE(bytesOf(path), QByteArray("three"));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
    }

    void namesThatAreTooLongAreSaid() {
        const QTemporaryDir folder;
        for (const QString& name :
             {QString("a").repeated(252) + ".glb", QString("ü").repeated(126) + ".glb"}) {
            const QString path = folder.filePath(name);
            const std::vector<std::string> told{path.toStdString(), "255"};
            const auto written = writeFileWhole(native(path), "x");
            QVERIFY(!written && written.error().code == ErrorCode::FileNameTooLong);
            QCOMPARE(written.error().arguments, told);
            Progress progress;
            const auto exported = exportScene(richScene(), native(path), {}, progress);
            QVERIFY(!exported && exported.error().code == ErrorCode::FileNameTooLong);
            const auto read = importScene(native(path), progress);
            QVERIFY(!read && read.error().code == ErrorCode::FileNameTooLong);
            QCOMPARE(read.error().arguments, told);
        }
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }

    void missingFolderIsNamed() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("none/here.fbx");
        const auto written = writeFileWhole(native(path), "x");
        QVERIFY(!written);
        QVERIFY(written.error().code == ErrorCode::FileUnwritable);
        QCOMPARE(written.error().arguments.size(), std::size_t{2});
        QVERIFY(written.error().arguments[1].ends_with(folder.filePath("none").toStdString()));
    }

    void folderInTheWayIsLeft() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("taken.fbx"));
        const auto written = writeFileWhole(native(folder.filePath("taken.fbx")), "x");
        QVERIFY(!written);
        QVERIFY(written.error().code == ErrorCode::FileUnwritable);
        QVERIFY(QDir(folder.filePath("taken.fbx")).exists());
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }

    void unwritableFolderLeavesTheOldFile() {
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

    void severalFilesStandOrFallTogether() {
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

    void fullDiskLeavesTheOldFile() {
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

    void modeAndOwnerStay() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("mine.fbx");
        put(path, "old");
        const std::string name = path.toStdString();
        QCOMPARE(chmod(name.c_str(), 0641), 0);
        if (geteuid() == 0) {
            QCOMPARE(chown(name.c_str(), 12345, 23456), 0);
        }
        struct stat before = {};
        QCOMPARE(stat(name.c_str(), &before), 0);
        QVERIFY(writeFileWhole(name, "new"));
        QVERIFY(writeFilesWhole({{name, "newer"}, {native(folder.filePath("other.bin")), "x"}}));
        struct stat after = {};
        QCOMPARE(stat(name.c_str(), &after), 0);
        QCOMPARE(bytesOf(path), QByteArray("newer"));
        QCOMPARE(after.st_mode, before.st_mode);
        QCOMPARE(after.st_uid, before.st_uid);
        QCOMPARE(after.st_gid, before.st_gid);
    }

    void linksAreFollowed() {
        namespace fs = std::filesystem;
        const QTemporaryDir folder;
        const fs::path root = native(folder.path());
        fs::create_directory(root / "there");
        fs::create_symlink("there/real.fbx", root / "near.fbx"); // leads to nothing yet
        fs::create_symlink("near.fbx", root / "far.fbx");
        for (const char* text : {"first", "second"}) {
            QVERIFY(writeFileWhole(root / "far.fbx", text));
            QVERIFY(fs::is_symlink(root / "far.fbx") && fs::is_symlink(root / "near.fbx"));
            QCOMPARE(bytesOf(folder.filePath("there/real.fbx")), QByteArray(text));
        }
        // Buffer and pictures stand beside the file that holds their names.
        fs::create_symlink("there/scene.gltf", root / "link.gltf");
        Progress progress;
        std::vector<fs::path> written;
        QVERIFY(exportScene(richScene(), root / "link.gltf", {}, progress, &written));
        QVERIFY(fs::exists(root / "there/scene.bin") && !fs::exists(root / "link.bin"));
        QVERIFY(written.size() > 1 && written.front() == root / "link.gltf");
        QVERIFY(importScene(root / "link.gltf", progress) ||
                importScene(root / "there/scene.gltf", progress));
    }

    void pipesAndDevicesAreNotReplaced() {
        QVERIFY(writeFileWhole("/dev/null", "gone"));
        QVERIFY(std::filesystem::is_character_file("/dev/null"));
        const QTemporaryDir folder;
        const std::string name = folder.filePath("pipe").toStdString();
        QCOMPARE(mkfifo(name.c_str(), 0600), 0);
        const int reader = open(name.c_str(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        QVERIFY(writeFileWhole(name, "through"));
        QByteArray read(16, '\0');
        read.resize(static_cast<int>(std::max<ssize_t>(0, ::read(reader, read.data(), 16))));
        close(reader);
        QCOMPARE(read, QByteArray("through"));
        QVERIFY(std::filesystem::is_fifo(name));
    }

    void filesBesideAGltfAreItsOwnOrFree() {
        const QTemporaryDir folder;
        const auto target = native(folder.filePath("scene.gltf"));
        put(folder.filePath("scene.bin"), "somebody's own");
        Progress progress;
        const auto refused = exportScene(richScene(), target, {}, progress);
        QVERIFY(!refused && refused.error().code == ErrorCode::SideFileExists);
        QCOMPARE(refused.error().arguments[0], folder.filePath("scene.bin").toStdString());
        QCOMPARE(bytesOf(folder.filePath("scene.bin")), QByteArray("somebody's own"));
        QVERIFY(!QFile::exists(folder.filePath("scene.gltf")));
        ExportSettings all;
        all.replaceSideFiles = true;
        QVERIFY(exportScene(richScene(), target, all, progress));
        QVERIFY(exportScene(richScene(), target, {}, progress)); // its own now
        ExportSettings careful;
        careful.sources = {native(folder.filePath("./scene.bin"))};
        const auto source = exportScene(richScene(), target, careful, progress);
        QVERIFY(!source && source.error().code == ErrorCode::SideFileExists);
        QVERIFY(QFile::link("nowhere", folder.filePath("other.bin"))); // somebody's too
        const auto link = exportScene(richScene(), native(folder.filePath("other.gltf")), {}, progress);
        QVERIFY(!link && link.error().code == ErrorCode::SideFileExists);
    }

    void plannedSideFilesAreThoseWritten() {
        namespace fs = std::filesystem;
        const QTemporaryDir folder;
        const fs::path root = native(folder.path());
        Scene scene = richScene();
        // Beside pictures that glTF takes: one of a kind that it does not, one that is not there, and one in
        // a slot that it does not have.
        const std::string dds = "DDS |" + std::string(200, 'x');
        const auto* bytes = reinterpret_cast<const std::byte*>(dds.data());
        scene.textures.push_back(
            {"odd", "", std::make_shared<const std::vector<std::byte>>(bytes, bytes + dds.size()), "dds"});
        scene.textures.push_back({"gone", "nowhere.png", nullptr, "png"});
        scene.textures.push_back(scene.textures.front());
        const auto last = static_cast<std::int32_t>(scene.textures.size()) - 1;
        scene.materials.push_back({});
        scene.materials.back().baseColorTexture = last - 2;
        scene.materials.back().normalTexture = last - 1;
        scene.materials.back().opacityTexture = last;
        fs::create_directory(root / "there");
        fs::create_symlink("there/real.gltf", root / "link.gltf");
        Progress progress;
        for (const char* name : {"scene.gltf", "link.gltf", "scene.glb", "scene.fbx", "scene.obj"}) {
            const std::vector<fs::path> planned = plannedSideFiles(scene, root / name);
            QVERIFY(checkSideFiles(scene, root / name, {}));
            std::vector<fs::path> written;
            QVERIFY(exportScene(scene, root / name, {}, progress, &written));
            QVERIFY2(std::vector(written.begin() + 1, written.end()) == planned, name);
            QCOMPARE(planned.size() > 1, fs::path(name).extension() == ".gltf");
        }
        put(folder.filePath("new.bin"), "somebody's own");
        const auto checked = checkSideFiles(scene, root / "new.gltf", {});
        QVERIFY(!checked && checked.error().code == ErrorCode::SideFileExists);
        ExportSettings all;
        all.replaceSideFiles = true;
        QVERIFY(checkSideFiles(scene, root / "new.gltf", all));
    }

    void unusualSizesAreSaid_data() {
        QTest::addColumn<double>("height");
        QTest::addColumn<bool>("unusual");
        QTest::newRow("a human") << 1.8 << false;
        QTest::newRow("a mouse") << 0.06 << false;
        QTest::newRow("a whale") << 33.0 << false;
        QTest::newRow("a fox of 79 m") << 79.0 << true;
        QTest::newRow("a human in centimetres taken for metres") << 180.0 << true;
        QTest::newRow("a human in metres taken for centimetres") << 0.018 << true;
        QTest::newRow("2 mm") << 0.002 << true;
        QTest::newRow("a human in metres taken for millimetres") << 0.0018 << true;
    }

    void unusualSizesAreSaid() {
        QFETCH(const double, height);
        QFETCH(const bool, unusual);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.obj");
        QVERIFY(writePicture(path, triangle(height)));
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read);
        const auto told = std::ranges::find(read->notices, NoticeCode::SizeUnusual, &Notice::code);
        QCOMPARE(told != read->notices.end(), unusual);
        if (unusual) {
            QCOMPARE(told->subject, path.toStdString());
            QVERIFY(std::abs(std::stod(told->arguments.at(0)) - height) < 1e-4 * height);
        }
    }
};

SINEW_TEST(TestExportFile, sinew::test::NoApplication)

} // namespace testExportFile

#include "TestExportFile.moc"
