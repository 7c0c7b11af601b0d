#include "app/batch/BindRequest.h"
#include "app/batch/BindWorker.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace testBindWorker {

using namespace sinew;
using namespace sinew::test;

/// A process that binds one file after another, and who asks it to. Scripts stand in for Sinew where its
/// process has to die at a certain place.
class TestBindWorker : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_program = qgetenv("SINEW_EXECUTABLE");
    }

    void cleanup() { qputenv("SINEW_EXECUTABLE", m_program); }

    void linesSayWhatWasMeant() {
        const QStringList arguments{"bind", "it's \"a\"\n.obj", QString::fromUtf8("Gr\u00f6\u00dfe"), ""};
        const QByteArray line = bindRequest(arguments);
        QVERIFY(line.count('\n') == 1 && line.endsWith('\n'));
        QCOMPARE(readBindRequest(line), std::optional(arguments));
        const BindAnswer answer{3, "no \"character\"", true, std::size_t{5} << 30U};
        const std::optional<BindAnswer> read = readBindAnswer(answerLine(answer));
        QVERIFY(read && read->exitCode == 3 && read->error == answer.error && read->lackedMemory &&
                read->resident == answer.resident);
        for (const char* other : {"", "{}", "[]", "a library says", "{\"exitCode\": \"0\"}"}) {
            QVERIFY2(!readBindAnswer(other) && !readBindRequest(other), other);
        }
    }

    /// Errors are the lines that a bind of its own prints.
    void oneProcessBindsAndFails() {
        BindWorker worker;
        const QString bound = m_folder->filePath("bound.glb");
        const QStringList good{"bind", m_files.mesh(), "--skeleton", m_files.skeleton(),
                               "-o",   bound,          "--quiet"};
        const QStringList bad{"bind", m_folder->filePath("gone.obj"), "-o", bound, "--quiet"};
        const QStringList wrong{"bind", "--nonsense"};
        for (int i = 0; i < 2; ++i) {
            const BindAnswer first = answerOf(worker, good);
            QVERIFY2(first.exitCode == 0 && first.error.empty(), first.error.c_str());
            const QByteArray bytes = fileBytes(bound);
            QCOMPARE(runSinew(good).exitCode, 0);
            QCOMPARE(bytes, fileBytes(bound));
            for (const QStringList& words : {bad, wrong}) {
                const BindAnswer answer = answerOf(worker, words);
                const Ran alone = runSinew(words);
                QCOMPARE(answer.exitCode, alone.exitCode);
                QCOMPARE("sinew: " + QByteArray::fromStdString(answer.error) + '\n', alone.err);
            }
        }
    }

    void theProgramEndsWithItsInput() {
        QProcess process;
        prepare(process, {kBindsCommand});
        process.start();
        process.closeWriteChannel();
        const Ran idle = finish(process);
        QVERIFY2(idle.exitCode == 0 && idle.out.isEmpty() && idle.err.isEmpty(), qPrintable(idle.told()));
        QProcess confused;
        prepare(confused, {kBindsCommand});
        confused.start();
        confused.write("no request\n");
        QCOMPARE(finish(confused).exitCode, 1);
    }

    /// A file is blamed for a death when its process had bound nothing before.
    void aDeathIsTriedOnceMore() {
        const QString log = standIn("read a; echo '{\"exitCode\": 0}'\nread b; kill -9 $$\n");
        BindWorker worker;
        QCOMPARE(answerOf(worker, {"bind", "1"}).exitCode, 0);
        QCOMPARE(answerOf(worker, {"bind", "2"}).exitCode, 0);
        QCOMPARE(fileBytes(log).count('\n'), 2);
        const QString deadly = standIn("read a; kill -9 $$\n");
        BindWorker doomed;
        for (int i = 1; i <= 2; ++i) {
            const BindAnswer answer = answerOf(doomed, {"bind", "3"});
            QVERIFY(answer.exitCode != 0 && answer.error == "The bind crashed or was killed.");
            QCOMPARE(fileBytes(deadly).count('\n'), i);
        }
    }

    void processesAreRenewed() {
        const QString log = standIn("while read a; do echo '{\"exitCode\": 0}'; done\n");
        BindWorker worker(2);
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(answerOf(worker, {"bind"}).exitCode, 0);
        }
        QCOMPARE(fileBytes(log).count('\n'), 3);
        const QString greedy =
            standIn("while read a; do echo '{\"exitCode\": 0, \"residentBytes\": 9e9}'; done\n");
        BindWorker other;
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(answerOf(other, {"bind"}).exitCode, 0);
        }
        QCOMPARE(fileBytes(greedy).count('\n'), 3);
    }

    /// Memory that one process lacks after many files another may have.
    void aLackOfMemoryIsTriedOnceMore() {
        const QString log = standIn("read a; echo '{\"exitCode\": 0}'\n"
                                    "read b; echo '{\"exitCode\": 1, \"lackedMemory\": true}'; read c\n");
        BindWorker worker;
        QCOMPARE(answerOf(worker, {"bind"}).exitCode, 0);
        QCOMPARE(answerOf(worker, {"bind"}).exitCode, 0);
        QCOMPARE(fileBytes(log).count('\n'), 2);
    }

    void aProgramThatIsNotThereIsTold() {
        qputenv("SINEW_EXECUTABLE", m_folder->filePath("none").toUtf8());
        BindWorker worker;
        const BindAnswer answer = answerOf(worker, {"bind"});
        QVERIFY(answer.exitCode != 0 && answer.error.starts_with("Sinew could not be started"));
    }

private:
    /// A program in place of Sinew: notes each of its starts in the file whose name is returned.
    QString standIn(const QByteArray& body) {
        const QString name = m_folder->filePath(QString("program%1").arg(++m_programs));
        const QString log = name + ".log";
        writeFile(name, "#!/bin/sh\necho started >>'" + log.toUtf8() + "'\n" + body);
        QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("SINEW_EXECUTABLE", name.toUtf8());
        return log;
    }

    static BindAnswer answerOf(BindWorker& worker, const QStringList& arguments) {
        worker.ask(arguments);
        std::optional<BindAnswer> answer;
        const bool came = QTest::qWaitFor(
            [&] {
                answer = worker.answer();
                return answer.has_value();
            },
            60000);
        return came ? *answer : BindAnswer{-2, "no answer came", false, 0};
    }

    LimbFiles m_files;
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_program;
    int m_programs = 0;
};

SINEW_TEST(TestBindWorker, QCoreApplication)

} // namespace testBindWorker

#include "TestBindWorker.moc"
