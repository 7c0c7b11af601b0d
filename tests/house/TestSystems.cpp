#include "tests/house/IncludeTable.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace testSystems {

using namespace sinew::test;

namespace {

const QString kPlatform = "core/base/platform/";

/// Headers that not every system has, or has with another meaning: POSIX, Linux, Windows.
bool isSystemHeader(const QString& header) {
    static const QRegularExpression system(
        "^(?:(?:sys|linux|asm|net|netinet|arpa|mach|mach-o)/.*"
        "|(?:aio|cpio|dirent|dlfcn|elf|execinfo|fcntl|fnmatch|ftw|glob|grp|iconv|ifaddrs|langinfo|libgen|"
        "link|locale|malloc|netdb|nl_types|poll|pthread|pwd|regex|sched|search|semaphore|signal|spawn|"
        "strings|syslog|termios|ucontext|ulimit|unistd|utime|utmpx|wordexp|xlocale)\\.h"
        "|(?:windows|winsock2|ws2tcpip|io|direct|process|conio|psapi|sddl|shlobj|shellapi|tlhelp32|dbghelp|"
        "crtdbg)\\.h|csignal)$",
        QRegularExpression::CaseInsensitiveOption);
    return system.match(header).hasMatch();
}

/// Macros of a system or its C library, calls of Qt that one system alone has, and files of Linux.
QStringList systemWordsIn(const QString& text) {
    static const QRegularExpression word(
        "\\b(?:__linux__|__linux|__gnu_linux__|__unix__|__unix|__APPLE__|__FreeBSD__|__ANDROID__|_WIN32|"
        "_WIN64|WIN32|__MINGW\\w+|__CYGWIN__|_MSC_VER|__GLIBC\\w*|_POSIX_\\w+|_GNU_SOURCE|Q_OS_\\w+|"
        "setChildProcessModifier|setUnixProcessParameters|setCreateProcessArgumentsModifier|"
        "setNativeArguments|O_CLOEXEC|O_NONBLOCK|LC_MESSAGES|STD(?:IN|OUT|ERR)_FILENO)\\b|\"/proc/");
    QStringList found;
    for (auto match = word.globalMatch(text); match.hasNext();) {
        found << match.next().captured();
    }
    found.removeDuplicates();
    return found;
}

/// What a file says of a system, headers before words; nothing is said against those of the platform.
QStringList systemIn(const QString& file, const QString& text) {
    if (file.startsWith(kPlatform)) {
        return {};
    }
    QStringList found;
    for (const Include& include : includesOf(file, text)) {
        if (!include.quoted && isSystemHeader(include.target)) {
            found << '<' + include.target + '>';
        }
        if (include.quoted && include.target == kPlatform + "WindowsCalls.h") {
            found << include.target;
        }
    }
    return found + systemWordsIn(text);
}

} // namespace

/// The code is one code: what a system does in its own manner stands in core/base/platform.
class TestSystems : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void seesSystems_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char* file, const char* text, const QStringList& found) {
            QTest::addRow("%s: %s", file, text) << QString(file) << QString(text) << found;
        };
        const char* const files = "core/io/source/FileBytes.cpp";
        row(files, "#include <unistd.h>\n", {"<unistd.h>"});
        row(files, "#include <sys/stat.h>\n#include <fcntl.h>\n", {"<sys/stat.h>", "<fcntl.h>"});
        row(files, "  #  include <Windows.h>\n", {"<Windows.h>"});
        row(files, "#include <csignal>\n#include <cerrno>\n", {"<csignal>"});
        row(files, "#include <cstdio>\n#include <clocale>\n#include <locale>\n#include <semaphore>\n", {});
        row(files, "#include \"core/base/platform/WindowsCalls.h\"\n", {"core/base/platform/WindowsCalls.h"});
        row(files, "#include \"core/base/platform/Files.h\"\n", {});
        row("app/files/ReadFile.cpp", "#ifdef __linux__\n", {"__linux__"});
        row("app/batch/BatchJobs.cpp", "#if !defined(_WIN32)\nprocess.setChildProcessModifier(end);\n",
            {"_WIN32", "setChildProcessModifier"});
        row("ui/window/MainWindow.cpp", "#ifdef Q_OS_WIN\n", {"Q_OS_WIN"});
        row("app/files/ReadFile.cpp", "return \"/proc/self/exe\";", {"\"/proc/"});
        row("core/deform/VertexBlends.h", "#if defined(__x86_64__)\n", {}); // a machine, no system
        row("core/base/platform/MemoryMac.cpp", "#include <mach/mach.h>\n#ifdef __APPLE__\n", {});
        row("app/batch/BatchJobs.cpp", "#include <mach-o/dyld.h>\n#ifdef __APPLE__\n",
            {"<mach-o/dyld.h>", "__APPLE__"});
        row("core/base/platform/FilesPosix.cpp", "#include <unistd.h>\n#ifdef __linux__\n", {});
        row("core/base/Memory.cpp", "#ifdef __GLIBC__\n", {"__GLIBC__"});
    }

    void seesSystems() {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(QStringList, found);
        QCOMPARE(systemIn(file, text), found);
    }

    void systemsDifferInOnePlace() {
        QStringList found;
        int read = 0;
        const QDir root(sourcePath("."));
        for (const char* folder : {"core", "app", "ui", "resources", "python", "installer"}) {
            QDirIterator files(sourcePath(folder), {"*.h", "*.cpp"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = root.relativeFilePath(files.next());
                if (path.startsWith("core/musl/")) { // C of another project, the same on each system
                    continue;
                }
                QFile file(root.filePath(path));
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++read;
                if (const QStringList said = systemIn(path, QString::fromUtf8(file.readAll()));
                    !said.isEmpty()) {
                    found << path + ": " + said.join(", ");
                }
            }
        }
        QVERIFY(read > 500);
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

    /// Every header has a source for each system, named as core/CMakeLists.txt chooses.
    void everySystemHasItsSource() {
        const QDir folder(sourcePath(kPlatform));
        QSet<QString> sources;
        for (const QString& source : folder.entryList({"*.cpp"})) {
            sources.insert(source.section('.', 0, 0));
        }
        const QStringList headers = folder.entryList({"*.h"});
        QVERIFY(headers.size() > 5);
        for (const QString& header : headers) {
            const QString name = header.section('.', 0, 0);
            if (name != "WindowsCalls") {
                const bool linux = sources.remove(name + "Linux");
                const bool mac = sources.remove(name + "Mac");
                const bool posix = sources.remove(name + "Posix");
                QVERIFY2(linux == mac && linux != posix && sources.remove(name + "Windows"),
                         qPrintable(name));
            }
        }
        QVERIFY2(sources.isEmpty(), qPrintable(QStringList(sources.values()).join('\n')));
    }
};

SINEW_TEST(TestSystems, NoApplication)

} // namespace testSystems

#include "TestSystems.moc"
