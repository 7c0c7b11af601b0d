#include "core/io/ExportScene.h"
#include "core/io/export/OutputSet.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace testOutputSet {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

/// What a set asked of the disk, in order: "file NAME" or "folder NAME", and what the names held then.
std::vector<std::string> flushed;
int fileError = 0;

QByteArray bytesOf(const fs::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

int countFile(const fs::path& file) {
    flushed.push_back("file " + bytesOf(file).toStdString());
    return fileError;
}

void countFolder(const fs::path& folder) {
    flushed.push_back("folder " + folder.filename().string());
}

constexpr DiskFlush kCounted{countFile, countFolder};

} // namespace

/// Files of one command take their places together.
class TestOutputSet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<ImportFolder>();
        m_folder->write("a.glb", "old a");
        m_folder->write("b.json", "old b");
        flushed.clear();
        fileError = 0;
    }

    void nothingIsThereBefore() {
        OutputSet outputs;
        QVERIFY(outputs.add(path("a.glb"), "new a"));
        QVERIFY(outputs.add(path("b.json"), "new"));
        QVERIFY(outputs.add(path("c.png"), "c"));
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
        QCOMPARE(bytesOf(path("b.json")), QByteArray("old b"));
        QVERIFY(!fs::exists(path("c.png")));
        QCOMPARE(outputs.sizeOf(path("b.json")).value_or(0), std::size_t{3});
        QVERIFY(!outputs.sizeOf(path("d.png")));
    }

    void allAreThereAfter() {
        OutputSet outputs;
        QVERIFY(outputs.add(path("a.glb"), "new a"));
        QVERIFY(outputs.add(path("b.json"), "new b"));
        QVERIFY(outputs.addBeside(path("deep/er/c.png"), "c"));
        QVERIFY(outputs.place(Progress()));
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("new a"));
        QCOMPARE(bytesOf(path("b.json")), QByteArray("new b"));
        QCOMPARE(bytesOf(path("deep/er/c.png")), QByteArray("c"));
        QCOMPARE(names(), (QStringList{"a.glb", "b.json", "deep"}));
        QCOMPARE(outputs.sizeOf(path("a.glb")).value_or(0), std::size_t{5}); // known afterwards too
    }

    void whatIsNotPlacedLeavesNothing() {
        fs::create_directory(path("mine"));
        {
            OutputSet outputs;
            QVERIFY(outputs.add(path("a.glb"), "new a"));
            QVERIFY(outputs.addBeside(path("mine/deep/er/c.png"), "c"));
            QVERIFY(outputs.makeFolder(path("images")));
        }
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
        QCOMPARE(names(), (QStringList{"a.glb", "b.json", "mine"}));
        QVERIFY(fs::is_empty(path("mine")));
    }

    void canceledChangesNothing() {
        {
            OutputSet outputs;
            QVERIFY(outputs.add(path("a.glb"), "new a"));
            QVERIFY(outputs.add(path("c.png"), "c"));
            QVERIFY(failsWith(outputs.place(CancelAfter(0)), ErrorCode::Canceled));
        }
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
        QCOMPARE(names(), (QStringList{"a.glb", "b.json"}));
    }

    void aPlaceThatIsLostRestoresTheOthers() {
        {
            OutputSet outputs;
            QVERIFY(outputs.add(path("a.glb"), "new a"));
            QVERIFY(outputs.add(path("new.png"), "new"));
            QVERIFY(outputs.add(path("c.png"), "c"));
            QVERIFY(outputs.add(path("b.json"), "new b"));
            fs::create_directory(path("c.png")); // by another program, meanwhile
            QVERIFY(failsWith(outputs.place(Progress()), ErrorCode::FileUnwritable));
        }
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
        QCOMPARE(bytesOf(path("b.json")), QByteArray("old b"));
        QCOMPARE(names(), (QStringList{"a.glb", "b.json", "c.png"}));
    }

    void oneFileIsAddedOnce() {
        fs::create_directory_symlink(".", path("again"));
        OutputSet outputs;
        QVERIFY(outputs.add(path("a.glb"), "new a"));
        const auto twice = outputs.add(path("again/a.glb"), "other");
        QVERIFY(failsWith(twice, ErrorCode::TargetsClash));
        QVERIFY(errorNames(twice, path("a.glb").string()));
        QVERIFY(failsWith(outputs.addBeside(path("./a.glb"), "other"), ErrorCode::TargetsClash));
    }

    /// As on a disk that makes no difference between "c" and "C": "d" becomes another name of "c" meanwhile.
    void namesOfOneFileOnTheDisk() {
        fs::create_directory(path("c"));
        m_folder->write("c/x.png", "old");
        m_folder->write("c/.x.png.part0", "taken");
        {
            OutputSet outputs;
            QVERIFY(outputs.add(path("a.glb"), "new a"));
            QVERIFY(outputs.addBeside(path("c/x.png"), "first"));
            QVERIFY(outputs.addBeside(path("d/x.png"), "second"));
            fs::rename(path("d/.x.png.part0"), path("c/.x.png.part0"));
            fs::remove(path("d"));
            fs::create_directory_symlink("c", path("d"));
            const auto placed = outputs.place(Progress());
            QVERIFY(failsWith(placed, ErrorCode::TargetsClash));
            QVERIFY(errorNames(placed, path("c/x.png").string()));
        }
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
        QCOMPARE(bytesOf(path("c/x.png")), QByteArray("old"));
    }

    void namesForTheTimeOfWritingClashWithNone() {
        OutputSet outputs;
        for (const char* name : {"n.gltf.part0", "n.gltf.part1", "n.gltf.old0", "n.gltf"}) {
            QVERIFY(outputs.addBeside(path(name), name));
        }
        QVERIFY(outputs.place(Progress()));
        for (const char* name : {"n.gltf.part0", "n.gltf.part1", "n.gltf.old0", "n.gltf"}) {
            QCOMPARE(bytesOf(path(name)), QByteArray(name));
        }
        QCOMPARE(names().size(), 6);
    }

    void longNamesAreWritten() {
        const fs::path longest = path(std::string(251, 'x') + ".png");
        OutputSet outputs;
        QVERIFY(outputs.add(longest, "long"));
        QVERIFY(outputs.add(path("a.glb"), "new a"));
        QVERIFY(outputs.place(Progress()));
        QCOMPARE(bytesOf(longest), QByteArray("long"));
    }

    void linksAreFollowedForTheUserAlone() {
        fs::create_symlink("b.json", path("link.json"));
        fs::create_symlink("a.glb", path("side.png"));
        OutputSet outputs;
        QVERIFY(outputs.add(path("link.json"), "new b"));
        QVERIFY(outputs.addBeside(path("side.png"), "side"));
        QVERIFY(outputs.place(Progress()));
        QVERIFY(fs::is_symlink(path("link.json")));
        QCOMPARE(bytesOf(path("b.json")), QByteArray("new b"));
        QVERIFY(!fs::is_symlink(path("side.png")));
        QCOMPARE(bytesOf(path("side.png")), QByteArray("side"));
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
    }

    void bytesAreOnTheDiskBeforeTheirName() {
        OutputSet outputs(kCounted);
        QVERIFY(outputs.add(path("a.glb"), "new a"));
        QVERIFY(outputs.add(path("b.json"), "new b"));
        QVERIFY(outputs.addBeside(path("deep/c.png"), "c"));
        QVERIFY(outputs.addBeside(path("deep/d.png"), "d"));
        QVERIFY(flushed.empty());
        QVERIFY(outputs.place(Progress()));
        const std::string root = fs::canonical(path(".")).filename().string();
        QCOMPARE(flushed.size(), std::size_t{6}); // each file once, and each folder once
        QVERIFY((std::vector(flushed.begin(), flushed.begin() + 4) ==
                 std::vector<std::string>{"file new a", "file new b", "file c", "file d"}));
        QVERIFY(std::ranges::count(flushed, "folder " + root) == 1);
        QVERIFY(std::ranges::count(flushed, std::string("folder deep")) == 1);
    }

    void aDiskThatFailsChangesNothing() {
        fileError = EIO;
        OutputSet outputs(kCounted);
        QVERIFY(outputs.add(path("a.glb"), "new a"));
        QVERIFY(failsWith(outputs.place(Progress()), ErrorCode::FileUnwritable));
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
        QCOMPARE(flushed, (std::vector<std::string>{"file new a"}));
    }

    void pipesGetTheirBytesAtTheEnd() {
        OutputSet outputs;
        QVERIFY(outputs.add("/dev/full", "gone"));
        QVERIFY(outputs.add(path("a.glb"), "new a"));
        QVERIFY(failsWith(outputs.place(Progress()), ErrorCode::FileUnwritable));
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
    }

    /// Two binds may write into one folder at a time.
    void whatCameMeanwhileIsNotReplaced() {
        const auto placed = [&](const char* there) {
            OutputSet outputs;
            return outputs.addBeside(path("side.png"), "ours") && outputs.add(path("a.glb"), "new a") &&
                   writeFileWhole(path("side.png"), there) && outputs.place(Progress());
        };
        QVERIFY(!placed("theirs"));
        QCOMPARE(bytesOf(path("side.png")), QByteArray("theirs"));
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
        fs::remove(path("side.png"));
        QVERIFY(placed("ours"));
        QCOMPARE(bytesOf(path("side.png")), QByteArray("ours"));
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("new a"));
        QVERIFY(names().filter(".part").isEmpty());
    }

    void aReaderThatLeavesIsAnError() {
        const std::string pipe = path("pipe").string();
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        OutputSet outputs;
        QVERIFY(outputs.add(pipe, std::string(1U << 20U, 'x'))); // more than a pipe holds
        QVERIFY(outputs.add(path("a.glb"), "new a"));
        std::signal(SIGPIPE, SIG_DFL); // whoever runs the tests may ignore it
        std::atomic<bool> over = false;
        std::thread leaves([&] {
            char one = 0;
            while (::read(reader, &one, 1) != 1 && !over) {
                std::this_thread::yield();
            }
            ::close(reader);
        });
        const Expected<void> placed = outputs.place(Progress());
        over = true;
        leaves.join();
        QVERIFY(failsWith(placed, ErrorCode::FileUnwritable));
        QCOMPARE(bytesOf(path("a.glb")), QByteArray("old a"));
    }

private:
    fs::path path(const std::string& name) const { return m_folder->path(name); }
    QStringList names() const {
        return QDir(QString::fromStdString(path(".").string()))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    }
    std::unique_ptr<ImportFolder> m_folder;
};

SINEW_TEST(TestOutputSet, NoApplication)

} // namespace testOutputSet

#include "TestOutputSet.moc"
