#include "core/base/platform/Display.h"
#include "core/base/platform/Files.h"
#include "core/base/platform/Interrupts.h"
#include "core/base/platform/Locale.h"
#include "core/base/platform/Process.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace testPlatform {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kLongWait = 60'000; // milliseconds

/// What comes through a pipe until all its writers have gone; nothing when they stay too long.
std::optional<std::string> readToEnd(int pipe) {
    std::string text;
    while (true) {
        pollfd ready{pipe, POLLIN, 0};
        std::array<char, 64> bytes{};
        if (::poll(&ready, 1, kLongWait) != 1) {
            return std::nullopt;
        }
        const ssize_t count = ::read(pipe, bytes.data(), bytes.size());
        if (count <= 0) {
            return text;
        }
        text.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

/// Only a signal ends it.
[[noreturn]] void waitForEnd() {
    while (true) {
        ::pause();
    }
}

/// Says whether the variable is gone, and waits.
[[noreturn]] void runChild(pid_t parent, int pipe) {
    ::setenv(kParentVariable, std::to_string(parent).c_str(), 1);
    endWithParent();
    const char said = std::getenv(kParentVariable) == nullptr ? 'y' : 'n';
    if (::write(pipe, &said, 1) != 1) {
        ::_exit(1);
    }
    waitForEnd();
}

} // namespace

class TestPlatform : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Qt Test catches the signal, which would keep the processes of these tests.
    void initTestCase() { std::signal(SIGTERM, SIG_DFL); }

    void filesAreToldApart() {
        const QTemporaryDir folder;
        const std::filesystem::path first = folder.filePath("first").toStdString();
        const std::filesystem::path second = folder.filePath("second").toStdString();
        const std::filesystem::path link = folder.filePath("link").toStdString();
        for (const std::filesystem::path& file : {first, second}) {
            std::FILE* made = createFile(file);
            QVERIFY(made != nullptr);
            QVERIFY(std::fputs("abc", made) >= 0 && std::fclose(made) == 0);
        }
        QVERIFY(createFile(first) == nullptr);
        QCOMPARE(errno, EEXIST);
        std::filesystem::create_hard_link(first, link);
        QVERIFY(fileIdentity(first) && fileIdentity(first) == fileIdentity(link));
        QVERIFY(fileIdentity(first) != fileIdentity(second));
        QVERIFY(diskOf(first) && diskOf(first) == diskOf(second));
        QVERIFY(!fileIdentity(folder.filePath("none").toStdString()));
        QVERIFY(!replaceFile(second, first));
        QVERIFY(fileIdentity(first) != fileIdentity(link) && !std::filesystem::exists(second));
        QVERIFY(replaceFile(second, first) == std::errc::no_such_file_or_directory);
    }

    void filesAreRead() {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("file").toStdString();
        std::FILE* made = createFile(file);
        QVERIFY(made != nullptr && std::fputs("abcdefg", made) >= 0 && std::fclose(made) == 0);
        FileState state;
        QCOMPARE(readFileState(file, state), 0);
        QVERIFY(state.kind == PathKind::Regular && state.size == 7);
        QCOMPARE(readFileState(folder.path().toStdString(), state), 0);
        QVERIFY(state.kind == PathKind::Folder);
        QCOMPARE(readFileState(folder.filePath("none").toStdString(), state), ENOENT);
        InputHandle handle;
        QCOMPARE(handle.open(file), 0);
        InputHandle moved(std::move(handle));
        std::array<char, 4> bytes{};
        std::size_t count = 0;
        QCOMPARE(moved.read(bytes, count), 0);
        QCOMPARE(std::string(bytes.data(), count), std::string("abcd"));
        QCOMPARE(moved.read(bytes, count), 0);
        QCOMPARE(std::string(bytes.data(), count), std::string("efg"));
        QCOMPARE(moved.read(bytes, count), 0);
        QCOMPARE(count, std::size_t{0});
        InputHandle none;
        QCOMPARE(none.open(folder.filePath("none").toStdString()), ENOENT);
    }

    void wordsGoThroughTheShell() {
        QCOMPARE(shellWord("it's $HOME"), std::string("'it'\\''s $HOME'"));
        QCOMPARE(shellWord(""), std::string("''"));
    }

    void programIsThere() { QVERIFY(std::filesystem::is_regular_file(programPath())); }

    void pointLocaleEnds() {
        const PointLocale outer;
        { const PointLocale inner; }
        std::array<char, 16> text{};
        std::snprintf(text.data(), text.size(), "%.1f", 0.5);
        QCOMPARE(std::string(text.data()), std::string("0.5"));
    }

    void processesAreAskedToStop() {
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            waitForEnd();
        }
        QVERIFY(askToStop(child));
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
        QVERIFY(!askToStop(child)); // it is gone
        QVERIFY(!askToStop(0));     // our own group
    }

    /// Test, parent, child: the parent ends as soon as the child has said that it is ready.
    void processesEndWithTheirParent() {
        std::array<int, 2> ready{};
        std::array<int, 2> alive{};
        QVERIFY(::pipe(ready.data()) == 0 && ::pipe(alive.data()) == 0);
        const pid_t parent = ::fork();
        QVERIFY(parent >= 0);
        if (parent == 0) {
            const pid_t self = ::getpid();
            if (::fork() == 0) {
                runChild(self, ready[1]);
            }
            char said = 'n';
            const bool heard = ::read(ready[0], &said, 1) == 1;
            ::_exit(heard && said == 'y' ? 0 : 1);
        }
        ::close(ready[0]);
        ::close(ready[1]);
        ::close(alive[1]);
        int status = 0;
        QCOMPARE(::waitpid(parent, &status, 0), parent);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        QCOMPARE(readToEnd(alive[0]), std::optional<std::string>("")); // the child held the other end
        ::close(alive[0]);
    }

    /// In a process of its own, whose environment nobody else sees.
    void mesaIsToldToDrawWithTheProcessor() {
        QVERIFY(softwareOpenGl().there && softwareOpenGl().file.empty());
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            ::setenv("__GLX_VENDOR_LIBRARY_NAME", "chosen", 1);
            useSoftwareOpenGl();
            const auto says = [](const char* name, std::string_view value) {
                const char* said = std::getenv(name);
                return said != nullptr && said == value;
            };
            const bool told = says("LIBGL_ALWAYS_SOFTWARE", "1") && says("GALLIUM_DRIVER", "llvmpipe") &&
                              says("__GLX_VENDOR_LIBRARY_NAME", "chosen");
            ::_exit(told ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }

    void parentOfLongAgoIsNotWaitedFor() {
        const pid_t gone = ::fork();
        QVERIFY(gone >= 0);
        if (gone == 0) {
            ::_exit(0);
        }
        QCOMPARE(::waitpid(gone, nullptr, 0), gone);
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            ::setenv(kParentVariable, std::to_string(gone).c_str(), 1);
            endWithParent();
            ::_exit(0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    }
};

SINEW_TEST(TestPlatform, NoApplication)

} // namespace testPlatform

#include "TestPlatform.moc"
