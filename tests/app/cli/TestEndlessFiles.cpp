#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <csignal>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace testEndlessFiles {

using namespace sinew::test;

namespace {

bool hasOpen(qint64 pid, const QString& file) {
    const QDir files(QString("/proc/%1/fd").arg(pid));
    const QStringList numbers = files.entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System);
    return std::ranges::any_of(
        numbers, [&](const QString& number) { return QFile::symLinkTarget(files.filePath(number)) == file; });
}

} // namespace

/// No name that the program is given, or finds in a file, makes it wait or read without end.
class TestEndlessFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_rigged = m_files.path("rigged.glb");
        const Ran ran = runSinew(m_files.bind("rigged.glb"));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void pipesAreRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString p = m_files.path("p");
        const QString out = m_files.path("out.glb");
        const auto row = [&](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments;
        };
        row("recipe", m_files.bind("out.glb", {"--recipe", p}));
        row("joints", m_files.bind("out.glb", {"--joints", p}));
        row("cage", m_files.bind("out.glb", {"--cage", p + ".obj"}));
        row("skeleton of a bind", {"bind", m_files.mesh(), "--skeleton", p + ".tgf", "-o", out});
        row("character", {"bind", p + ".glb", "-o", out});
        row("pose", {"pose", m_rigged, "--pose", p, "-o", out});
        row("markers", {"rig", m_files.mesh(), "--markers", p, "-o", out});
        row("chain", {"rig", m_rigged, "--chain", p, "-o", out});
        row("names", {"skeleton", m_rigged, "--rename", p, "-o", out});
        row("map", {"transfer", m_rigged, m_files.mesh(), "--map", p, "-o", out});
        row("map in JSON", {"transfer", m_rigged, m_files.mesh(), "--map", p + ".json", "-o", out});
        row("weights", {"weights", m_rigged, "--import", p + ".csv", "-o", out});
        row("inspect", {"inspect", p + ".glb"});
        row("skeleton", {"skeleton", p + ".glb", "-o", out});
        row("another format", {"inspect", p + ".stl"});
        row("list", {"batch", p + ".txt", "--out", m_files.path("bound")});
        row("recipe of a batch", {"batch", m_files.mesh(), "--recipe", p, "--out", m_files.path("bound")});
    }

    void pipesAreRefused() {
        QFETCH(QStringList, arguments);
        for (const char* ending : {"", ".obj", ".tgf", ".glb", ".json", ".csv", ".stl", ".txt"}) {
            QVERIFY(!pipe(QString("p") + ending).isEmpty());
        }
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("it is a pipe or a device"), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("out.glb")));
    }

    void hugeSettingsAreRefused() {
        const QString recipe = m_files.with("huge.json", "{");
        QVERIFY(::truncate(qPrintable(recipe), off_t{1} << 40U) == 0);
        const Ran ran = runSinew(m_files.bind("out.glb", {"--recipe", recipe}));
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("huge.json is 1048576 MB") && ran.err.contains("256 MB"),
                 qPrintable(ran.told()));
    }

    void deepSettingsAreRefused() {
        const QByteArray deep = QByteArray(100'000, '[') + QByteArray(100'000, ']');
        const QString recipe = m_files.with("deep.json", "{\"sinewRecipe\": 1, \"bind\": " + deep + "}");
        const Ran ran = runSinew(m_files.bind("out.glb", {"--recipe", recipe}));
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("nested too deeply"), qPrintable(ran.told()));
    }

    void settingsOfManyNamesAreRefused() {
        QByteArray many = "{\"sinewRecipe\": 1";
        for (int number = 0; number < 30'000; ++number) {
            many += ", \"n" + QByteArray::number(number) + "\": 0";
        }
        const QString recipe = m_files.with("many.json", many + "}");
        const Ran ran = runSinew(m_files.bind("out.glb", {"--recipe", recipe}));
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("more than 20000 entries"), qPrintable(ran.told()));
    }

    void aBatchGoesOn() {
        const QDir in(m_files.path("crowd"));
        QVERIFY(in.mkpath("."));
        QVERIFY(QFile::copy(m_files.mesh(), in.filePath("b.obj")));
        writeFile(in.filePath("a.obj"), "mtllib /dev/zero\n" + fileBytes(m_files.mesh()));
        writeFile(in.filePath("c.gltf"), R"({"asset": {"version": "2.0"}, "buffers": [{"byteLength": 8,)"
                                         R"( "uri": "/dev/zero"}], "images": [{"uri": "d.glb"}]})");
        QVERIFY(::mkfifo(qPrintable(in.filePath("d.glb")), 0600) == 0);
        QVERIFY(QFile::link("/dev/zero", in.filePath("e.glb")));
        const QStringList batch{"batch",      in.path(),         "--out", m_files.path("done"),
                                "--skeleton", m_files.skeleton()};
        const Ran ran = runSinew(batch);
        QVERIFY2(ran.exitCode == 3 && !ran.crashed && !ran.hung, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("5 files: 2 done, 3 failed"), qPrintable(ran.told()));
        QVERIFY2(ran.err.count("it is a pipe or a device") == 2, qPrintable(ran.told()));
        QVERIFY2(runSinew(batch + QStringList{"--status"}).out.contains("2 skipped"), "done is not noted");
        // The same by name.
        const QString list =
            m_files.with("crowd.txt", "/dev/zero\ncrowd/d.glb\n" + m_files.mesh().toUtf8() + '\n');
        const Ran listed =
            runSinew({"batch", list, "--out", m_files.path("listed"), "--skeleton", m_files.skeleton()});
        QVERIFY2(listed.exitCode == 2 && listed.out.contains("3 files: 1 done, 2 failed"),
                 qPrintable(listed.told()));
    }

    void aPipeWithoutReaderIsRefused() {
        const QString target = pipe("nobody.glb");
        const Ran ran = runSinew(m_files.bind("nobody.glb"));
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("nobody.glb") && ran.err.contains("a pipe that no program is reading"),
                 qPrintable(ran.told()));
        QVERIFY(!target.isEmpty());
    }

    void theFirstSignalEndsAWait_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl-C") << SIGINT;
        QTest::newRow("kill") << SIGTERM;
    }

    /// The program waits for the reader of a pipe that takes nothing out of it.
    void theFirstSignalEndsAWait() {
        QFETCH(int, signal);
        const QString target = pipe("slow.glb");
        const int reader = ::open(qPrintable(target), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(reader >= 0);
        // Full before the program comes.
        const int writer = ::open(qPrintable(target), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        while (::write(writer, "full", 4) > 0) {
        }
        QProcess process;
        prepare(process, m_files.bind("slow.glb", {"--quiet"}));
        process.start();
        QVERIFY(process.waitForStarted());
        while (process.state() == QProcess::Running && !hasOpen(process.processId(), target)) {
            QTest::qWait(5);
        }
        QVERIFY2(process.state() == QProcess::Running, process.readAllStandardError().constData());
        ::kill(static_cast<pid_t>(process.processId()), signal);
        const Ran ran = finish(process);
        ::close(writer);
        ::close(reader);
        QVERIFY2(!ran.crashed && !ran.hung && ran.exitCode == 128 + signal, qPrintable(ran.told()));
        QVERIFY2(ran.err.startsWith("sinew: Canceled") && ran.err.count('\n') == 1, qPrintable(ran.told()));
    }

private:
    QString pipe(const QString& name) const {
        const QString file = m_files.path(name);
        QFile::remove(file);
        return ::mkfifo(qPrintable(file), 0600) == 0 ? file : QString();
    }
    LimbFiles m_files;
    QString m_rigged;
};

SINEW_TEST(TestEndlessFiles, QCoreApplication)

} // namespace testEndlessFiles

#include "TestEndlessFiles.moc"
