#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/Inflater.h"
#include "core/io/source/JsonDepth.h"
#include "core/io/weights/WeightFile.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/AssimpFiles.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

namespace testInputFile {

using namespace sinew::test;
using namespace sinew;
namespace fs = std::filesystem;

namespace {

std::string deflatedText(const std::string& bytes) {
    uLongf size = compressBound(bytes.size());
    std::string packed(size, '\0');
    compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
             bytes.size());
    packed.resize(size);
    return packed;
}

/// 200,000 bytes that do not repeat soon.
std::string someBytes() {
    std::string bytes;
    for (std::uint32_t i = 0; i < 50'000; ++i) {
        const std::uint32_t value = i * 2654435761U;
        bytes.append(reinterpret_cast<const char*>(&value), 4);
    }
    return bytes;
}

} // namespace

/// Whatever a name stands for, reading it ends: a pipe would wait for its other end, a device has no end.
class TestInputFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void regularFilesAreRead() {
        const std::string bytes(9'000'000, 'x'); // more than is read at a time
        const fs::path file = m_folder.write("file", bytes);
        fs::create_symlink(file, m_folder.path("link"));
        QVERIFY(readWholeFile(file) == bytes);
        QVERIFY(readWholeFile(m_folder.path("link")) == bytes);
        Expected<InputFile> opened = InputFile::open(file, FileUse::Settings);
        QVERIFY(opened && opened->size() == bytes.size());
        std::string part(5'000'000, '\0');
        QVERIFY(opened->read(part) == std::size_t{5'000'000});
        QVERIFY(opened->read(part) == std::size_t{4'000'000});
        QVERIFY(opened->read(part) == std::size_t{0});
    }

    void othersAreRefused_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* kind, ErrorCode code, const char* reason) {
            QTest::newRow(kind) << QString(kind) << static_cast<int>(code) << QString(reason);
        };
        row("pipe", ErrorCode::FileUnreadable, "not a regular file");
        row("link to a pipe", ErrorCode::FileUnreadable, "not a regular file");
        row("device", ErrorCode::FileUnreadable, "not a regular file");
        row("link to a device", ErrorCode::FileUnreadable, "not a regular file");
        row("folder", ErrorCode::FileUnreadable, "a folder");
        row("nothing", ErrorCode::FileNotFound, "");
        row("link to nothing", ErrorCode::FileNotFound, "");
        row("below a file", ErrorCode::FileNotFound, "");
        row("empty", ErrorCode::FileEmpty, "");
    }

    void othersAreRefused() {
        QFETCH(QString, kind);
        QFETCH(int, code);
        QFETCH(QString, reason);
        const ImportFolder folder;
        QVERIFY(::mkfifo(folder.path("pipe").c_str(), 0600) == 0);
        fs::create_symlink(folder.path("pipe"), folder.path("link to a pipe"));
        fs::create_symlink("/dev/zero", folder.path("link to a device"));
        fs::create_directory(folder.path("folder"));
        fs::create_symlink(folder.path("gone"), folder.path("link to nothing"));
        folder.write("empty", "");
        fs::path file = kind == "device" ? fs::path("/dev/zero") : folder.path(kind.toStdString());
        file = kind == "below a file" ? folder.path("empty") / "x" : file;
        const auto read = readWholeFile(file);
        QVERIFY2(failsWith(read, static_cast<ErrorCode>(code)), qPrintable(outcome(read)));
        QCOMPARE(read.error().arguments.at(0), file.string());
        QVERIFY(reason.isEmpty() || read.error().arguments.at(1) == reason.toStdString());
        const auto checked = checkReadable(file);
        QVERIFY2(failsWith(checked, static_cast<ErrorCode>(code)), qPrintable(outcome(checked)));
    }

    void aFileBeyondItsLimitIsRefusedUnread() {
        const fs::path file = sparse("huge.glb", std::uint64_t{1} << 40U);
        QVERIFY(!file.empty());
        const auto read = readWholeFile(file, FileUse::Settings);
        QVERIFY2(failsWith(read, ErrorCode::FileTooLarge), qPrintable(outcome(read)));
        QCOMPARE(read.error().arguments, (std::vector<std::string>{file.string(), "1048576", "256"}));
        Progress progress;
        const auto scene = importScene(file, progress);
        QVERIFY2(failsWith(scene, ErrorCode::FileTooLarge), qPrintable(outcome(scene)));
        QCOMPARE(scene.error().arguments.at(2), std::string("4096"));
        const auto weights = readWeights(Scene(), sparse("huge.csv", std::uint64_t{1} << 40U), progress);
        QVERIFY2(failsWith(weights, ErrorCode::FileTooLarge), qPrintable(outcome(weights)));
    }

    void everyUseHasItsLimit() {
        for (std::size_t i = 0; i < static_cast<std::size_t>(FileUse::Count); ++i) {
            const auto use = static_cast<FileUse>(i);
            QVERIFY(maxBytes(use) > 0 && maxBytes(use) <= maxBytes(FileUse::Model));
            const std::string name = "limit" + std::to_string(i);
            QVERIFY(InputFile::open(sparse(name.c_str(), maxBytes(use)), use));
            const auto more = InputFile::open(sparse(name.c_str(), maxBytes(use) + 1), use);
            QVERIFY(failsWith(more, ErrorCode::FileTooLarge));
            QVERIFY(more.error().arguments.at(1) != more.error().arguments.at(2));
        }
    }

    void readingIsCanceled() {
        const fs::path file = sparse("long", std::uint64_t{64} << 20U);
        QVERIFY(failsWith(readWholeFile(file, FileUse::Model, CancelAfter(0)), ErrorCode::Canceled));
        QVERIFY(failsWith(readWholeFile(file, FileUse::Model, CancelAfter(3)), ErrorCode::Canceled));
        QVERIFY(readWholeFile(file, FileUse::Model, CancelAfter(1000)));
    }

    void materialsWithoutEndAreLeftOut() {
        fs::create_symlink("/dev/zero", m_folder.path("zero.mtl"));
        QVERIFY(!pipe("pipe.mtl").empty());
        for (const std::string name : {"zero.mtl", "pipe.mtl"}) {
            const auto read =
                m_folder.scene("m.obj", "mtllib " + name + "\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
            QVERIFY2(read && read->scene.parts.size() == 1, qPrintable(outcome(read)));
        }
    }

    void buffersThatAreNoFilesAreRefused() {
        QVERIFY(!pipe("pipe.bin").empty());
        fs::create_directory(m_folder.path("folder.bin"));
        for (const char* name : {"pipe.bin", "folder.bin", "/dev/zero"}) {
            GltfBuilder file = gltf::plain();
            nlohmann::json json = nlohmann::json::parse(file.text());
            json["buffers"][0]["uri"] = name;
            const auto read = m_folder.scene("b.gltf", json.dump());
            const bool outside = std::string_view(name).starts_with('/');
            QVERIFY2(failsWith(read, outside ? ErrorCode::FileOutside : ErrorCode::FileUnreadable),
                     qPrintable(outcome(read)));
        }
    }

    /// Assimp looks for a motion beside a model of this format, and would wait for a pipe.
    void filesBesideAnotherFormatAreChecked() {
        const std::vector<AssimpFile> all = assimpFiles();
        const auto md5 = std::ranges::find(all, "box.md5mesh", &AssimpFile::name);
        QVERIFY(md5 != all.end() && !pipe("box.md5anim").empty());
        const auto read = m_folder.scene(md5->name, md5->bytes);
        QVERIFY2(read && read->scene.clips.empty(), qPrintable(outcome(read)));
    }

    void depthCountsBracketsOutsideOfText() {
        const auto nested = [](std::size_t depth) {
            return std::string(depth, '[') + std::string(depth, ']');
        };
        QVERIFY(!jsonTooDeep(nested(kDeepestJson)) && jsonTooDeep(nested(kDeepestJson + 1)));
        const std::string quoted = "[\"\\\"[[[\", \"\\\\\"]"; // ["\"[[[", "\\"]
        QVERIFY(!jsonTooDeep('"' + nested(5000) + '"') && !jsonTooDeep(quoted));
        std::string row = "[1]";
        for (int i = 0; i < 5000; ++i) {
            row += ",{\"a\":[]}";
        }
        QVERIFY(!jsonTooDeep('[' + row + ']'));
        QVERIFY(parseJson<nlohmann::json>(nested(100'000)).is_discarded());
        QVERIFY(parseJson<nlohmann::json>("[1, 2]").size() == 2);
    }

    void piecesAreTheWhole() {
        const std::string bytes = someBytes();
        const std::string packed = deflatedText(bytes);
        for (const std::size_t step : {std::size_t{1}, std::size_t{7}, std::size_t{40'000}, bytes.size()}) {
            Inflater inflater(packed);
            std::string read(bytes.size(), '\0');
            for (std::size_t at = 0; at < bytes.size(); at += step) {
                QVERIFY(!inflater.atEnd());
                QVERIFY(inflater.read(read.data() + at, std::min(step, bytes.size() - at)));
            }
            QVERIFY(inflater.atEnd());
            QVERIFY(read == bytes);
            QVERIFY(!inflater.read(read.data(), 1));
        }
    }

    void otherSizesAreRefused() {
        const std::string bytes = someBytes();
        const std::string packed = deflatedText(bytes);
        std::string room(bytes.size() + 1, '\0');
        QVERIFY(inflateExactly(packed, room.data(), bytes.size()));
        QVERIFY(!inflateExactly(packed, room.data(), bytes.size() - 1));
        QVERIFY(!inflateExactly(packed, room.data(), bytes.size() + 1));
        QVERIFY(inflateExactly(deflatedText({}), room.data(), 0));
    }

    void damageIsRefused() {
        const std::string bytes = someBytes();
        const std::string packed = deflatedText(bytes);
        std::string room(bytes.size(), '\0');
        for (std::size_t length = 0; length < packed.size(); length += 997) {
            QVERIFY(!inflateExactly(std::string_view(packed).substr(0, length), room.data(), room.size()));
        }
        std::string damaged = packed;
        damaged.back() = static_cast<char>(damaged.back() ^ 1); // of its checksum
        QVERIFY(!inflateExactly(damaged, room.data(), room.size()));
        QVERIFY(!inflateExactly("this is no zlib data", room.data(), room.size()));
    }

    void theEndIsKnown() {
        QVERIFY(Inflater(deflatedText({})).atEnd());
        QVERIFY(!Inflater("").atEnd());
        QVERIFY(!Inflater("nonsense").atEnd());
        std::uint32_t number = 0;
        const std::string packed = deflatedText(std::string("\x01\x02\0\0", 4));
        Inflater inflater(packed);
        QVERIFY(inflater.read(number) && number == 513 && inflater.atEnd());
    }

    void fbxUnpacksNoMoreThanAFileCanHold() {
        constexpr std::size_t always = std::size_t{256} << 20U;
        FbxReaderCursor cursor(std::string_view("0123456789"));
        QVERIFY(!cursor.mayUnpack(always + 1'001));
        QVERIFY(cursor.mayUnpack(always));
        QVERIFY(cursor.mayUnpack(1'000));
        QVERIFY(!cursor.mayUnpack(1));
        QVERIFY(!cursor.mayUnpack(~std::size_t{0}));
    }

private:
    fs::path pipe(const char* name) const {
        const fs::path file = m_folder.path(name);
        return ::mkfifo(file.c_str(), 0600) == 0 ? file : fs::path();
    }

    /// So many bytes that take no place on the disk.
    fs::path sparse(const char* name, std::uint64_t bytes) const {
        const fs::path file = m_folder.write(name, "{");
        return ::truncate(file.c_str(), static_cast<off_t>(bytes)) == 0 ? file : fs::path();
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestInputFile, QCoreApplication)

} // namespace testInputFile

#include "TestInputFile.moc"
