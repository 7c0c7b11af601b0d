#include "app/cli/terminal/Printout.h"
#include "core/io/ExportScene.h"
#include "core/io/export/OutputFile.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <thread>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace testTerminal {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Whether a process has a handler of its own for Ctrl-C, so that a signal no longer just ends it.
bool catchesInterrupt(qint64 pid) {
    for (const QByteArray& line : fileBytes(QString("/proc/%1/status").arg(pid)).split('\n')) {
        if (line.startsWith("SigCgt:")) {
            const quint64 caught = line.mid(7).trimmed().toULongLong(nullptr, 16);
            return (caught >> (SIGINT - 1) & 1U) != 0;
        }
    }
    return false;
}

} // namespace

/// What a person in front of a terminal sees and does.
class TestTerminal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void progressIsDrawnOnATerminal() {
        const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
        QVERIFY(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0);
        QProcess process;
        prepare(process, {"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                          m_files.path("p.glb"), "--resolution", "64"});
        process.setStandardErrorFile(ptsname(terminal));
        process.start();
        const Ran ran = finish(process);
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QByteArray shown(65536, '\0');
        shown.resize(static_cast<int>(std::max<ssize_t>(0, read(terminal, shown.data(), 65536))));
        close(terminal);
        QVERIFY2(shown.contains("Reading the file") && shown.contains(" %"), shown.constData());
        // One line, and it is gone in the end.
        QVERIFY2(!shown.contains('\n') && shown.endsWith("\r\x1b[K"), shown.constData());
    }

    void programsReadProgressAsJson() {
        const QStringList bind{"bind",   m_files.mesh(),        "--skeleton", m_files.skeleton(),
                               "-o",     m_files.path("j.glb"), "--progress", "json",
                               "--quiet"};
        const Ran ran = runSinew(bind);
        QVERIFY2(ran.exitCode == 0 && ran.out.isEmpty(), qPrintable(ran.told()));
        QStringList stages;
        QVERIFY(ran.err.endsWith('\n'));
        for (const QByteArray& line : ran.err.chopped(1).split('\n')) {
            const QJsonObject step = QJsonDocument::fromJson(line).object();
            QVERIFY2(step.size() == 3 && !step["text"].toString().isEmpty(), line.constData());
            const double fraction = step["fraction"].toDouble(-1.0);
            QVERIFY2(fraction >= 0.0 && fraction <= 1.0, line.constData());
            stages << step["stage"].toString();
        }
        QVERIFY2(stages.first() == "import" && stages.contains("distances") && stages.last() == "export",
                 qPrintable(stages.join(' ')));
        // No line of it where it was not asked for, and none but an error's where something is wrong.
        QVERIFY2(!runSinew(bind.mid(0, 6)).err.contains('{'), "progress for nobody");
        const Ran failed =
            runSinew({"bind", m_files.path("none.glb"), "-o", m_files.path("k.glb"), "--progress", "json"});
        QVERIFY2(failed.exitCode == 1 && failed.err.split('\n').last(2).first().startsWith("sinew: "),
                 qPrintable(failed.told()));
        QVERIFY2(runSinew({"inspect", m_files.mesh(), "--progress", "bar"}).exitCode == 2, "an unknown form");
    }

    void interruptLeavesNoFile_data() {
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("delayMs");
        QTest::newRow("Ctrl-C at once") << SIGINT << 0;
        QTest::newRow("Ctrl-C in the work") << SIGINT << 700;
        QTest::newRow("kill") << SIGTERM << 300;
        QTest::newRow("terminal closed") << SIGHUP << 300;
    }

    void interruptLeavesNoFile() {
        QFETCH(int, signal);
        QFETCH(int, delayMs);
        // Many joints along a long tube at a high resolution: seconds of work on any machine.
        const QString mesh = m_files.path("big.obj");
        Progress progress;
        const Scene big =
            scene(capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.7, 200, 400), chain({Vec3(0, 0, 0)}));
        QVERIFY(exportScene(big, mesh.toStdString(), ExportSettings(), progress).has_value());
        const QString skeleton = m_files.with("big.tgf", chainTgf(200));
        QProcess process;
        prepare(process, {"bind", mesh, "--skeleton", skeleton, "-o", m_files.path("big.glb"), "-o",
                          m_files.path("big.fbx"), "--resolution", "512"});
        process.setChildProcessModifier([] { std::signal(SIGHUP, SIG_DFL); }); // nohup has it ignored
        process.start();
        QVERIFY(process.waitForStarted());
        while (!catchesInterrupt(process.processId()) && process.state() == QProcess::Running) {
            QTest::qWait(1);
        }
        QTest::qWait(delayMs);
        QVERIFY2(process.state() == QProcess::Running, "the bind ended before it could be interrupted");
        ::kill(static_cast<pid_t>(process.processId()), signal);
        const Ran ran = finish(process);
        // As a shell has it of commands that a signal stops: 130 for Ctrl-C.
        QVERIFY2(!ran.crashed && ran.exitCode == 128 + signal, qPrintable(ran.told()));
        QVERIFY2(ran.out.isEmpty() && ran.err.startsWith("sinew: Canceled") && ran.err.count('\n') == 1,
                 qPrintable(ran.told()));
        // Neither a result nor a piece of one.
        const QStringList left = QDir(QFileInfo(mesh).path()).entryList({"big*"}, QDir::Files | QDir::Hidden);
        QCOMPARE(left, (QStringList{"big.obj", "big.tgf"}));
    }

    /// As a full disk: it is said, and nothing of it stays.
    void aLimitOfTheShellLeavesNoFile() {
        QVERIFY(QDir().mkpath(m_files.path("limited")));
        QStringList words = m_files.bind("limited/l.glb", {"-o", m_files.path("limited/l.fbx")});
        QProcess shell;
        shell.start("sh", QStringList{"-c", "ulimit -f 1 && exec \"$0\" \"$@\"", sinewExecutable()} + words);
        QVERIFY(shell.waitForFinished(-1));
        const QByteArray said = shell.readAllStandardError();
        QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 1 &&
                     said.contains("limited/l."),
                 said.constData());
        QVERIFY(QDir(m_files.path("limited"))
                    .entryList(QDir::Files | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)
                    .isEmpty());
    }

    void interruptEndsStepsThatDoNotLookForIt_data() {
        QTest::addColumn<bool>("writes");
        QTest::addColumn<int>("signalCount");
        for (const int count : {1, 2, 5}) {
            QTest::addRow("%d while it works", count) << false << count;
            QTest::addRow("%d while it writes", count) << true << count;
        }
    }

    /// What becomes of a process that never asks whether it was interrupted, by the byte that it wrote
    /// before.
    void interruptEndsStepsThatDoNotLookForIt() {
        QFETCH(bool, writes);
        QFETCH(int, signalCount);
        int ends[2] = {-1, -1};
        QVERIFY(pipe(ends) == 0);
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            ::alarm(60); // else it would stay for ever where nothing ends it
            catchInterrupts();
            auto pending = writes ? std::make_unique<PendingOutput>() : nullptr;
            for (int count = 0; count < signalCount; ++count) {
                ::raise(SIGTERM);
            }
            for (int tenths = 0; tenths < 30; ++tenths) {
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            }
            const bool told = ::write(ends[1], "x", 1) == 1;
            pending.reset();
            while (told) {
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            }
            ::_exit(0);
        }
        ::close(ends[1]);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY2(WIFEXITED(status) && WEXITSTATUS(status) == 128 + SIGTERM,
                 qPrintable(QString::number(status)));
        char byte = 0;
        QCOMPARE(::read(ends[0], &byte, 1), writes ? 1 : 0); // what is being written is not left half-done
        ::close(ends[0]);
    }

private:
    LimbFiles m_files;
};

SINEW_TEST(TestTerminal, QCoreApplication)

} // namespace testTerminal

#include "TestTerminal.moc"
