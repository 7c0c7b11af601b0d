#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <memory>

namespace testBatchCommand {

using namespace sinew::test;

class TestBatchCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Three characters, one in a subfolder.
    void init() {
        m_work = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(in("more")));
        for (const QString name : {"a.obj", "b.obj", "more/c.obj"}) {
            QVERIFY(QFile::copy(m_files.mesh(), in(name)));
        }
    }

    void aBadFileStopsNothing() {
        writeFile(in("bad.glb"), "no character");
        writeFile(in("worse.fbx"), "");
        const Ran ran = runSinew(batch({"--jobs", "2", "--json", m_work->filePath("table.json")}));
        QVERIFY2(ran.exitCode == 2 && !ran.crashed, qPrintable(ran.told()));
        QCOMPARE(ran.err.count('\n'), 5); // a line a file
        QVERIFY2(ran.out.contains("5 files: 3 done, 2 failed"), qPrintable(ran.told()));
        for (const QString name : {"a.glb", "b.glb", "more/c.glb"}) {
            QVERIFY2(QFile::exists(out(name)), qPrintable(name));
        }
        const QJsonObject table = QJsonDocument::fromJson(fileBytes(m_work->filePath("table.json"))).object();
        QCOMPARE(table["failed"].toInt(), 2);
        QCOMPARE(table["files"].toArray().size(), 5);
        const QJsonObject bad = table["files"].toArray()[2].toObject();
        QCOMPARE(bad["state"].toString(), QString("failed"));
        QVERIFY(bad["error"].toString().contains("bad.glb"));
    }

    void nothingButBadFilesIsTold() {
        QVERIFY(QDir(in()).removeRecursively() && QDir().mkpath(in()));
        writeFile(in("a.glb"), "no character");
        writeFile(in("b.fbx"), "Kaydara FBX Binary  cut");
        writeFile(in("c.obj"), "");
        const Ran ran = runSinew(batch());
        QVERIFY2(ran.exitCode == 3 && !ran.crashed, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("3 files: 3 failed"), qPrintable(ran.told()));
        for (const char* name : {"a.glb", "b.fbx", "c.obj"}) {
            QVERIFY2(ran.err.contains(name), qPrintable(ran.told()));
        }
        QVERIFY(!QFile::exists(out("a.glb")) && !QFile::exists(out("b.glb")) && !QFile::exists(out("c.glb")));
    }

    void whatIsDoneIsSkipped() {
        QCOMPARE(tableOf({}, 0)["done"].toInt(), 3);
        QCOMPARE(tableOf({}, 0)["skipped"].toInt(), 3);
        writeFile(out("a.glb"), "another file");
        writeFile(in("b.obj"), fileBytes(in("b.obj")) + "# changed\n");
        QCOMPARE(tableOf({"--status"}, 0)["open"].toInt(), 2);
        const QJsonObject again = tableOf({}, 0);
        QCOMPARE(again["done"].toInt(), 2);
        QCOMPARE(again["skipped"].toInt(), 1);
        const QString recipe = m_files.with("soft.json", R"({"sinewRecipe": 1, "bind": {"alpha": 0.2}})");
        QCOMPARE(tableOf({"--recipe", recipe}, 0)["done"].toInt(), 3);
    }

    void goesOnAfterAKill() {
        QProcess process;
        prepare(process, batch());
        process.start();
        QVERIFY(process.waitForStarted());
        QElapsedTimer watch;
        watch.start();
        while (!QFile::exists(out(".sinew/a.glb.json")) && process.state() == QProcess::Running &&
               watch.elapsed() < 200000) {
            process.waitForFinished(1);
        }
        process.kill();
        process.waitForFinished(-1);
        const QByteArray first = fileBytes(out("a.glb"));
        QVERIFY(!first.isEmpty());
        const int left = tableOf({"--status"}, 0)["open"].toInt();
        QVERIFY(left < 3);
        const QJsonObject again = tableOf({}, 0);
        QCOMPARE(again["done"].toInt(), left);
        QCOMPARE(again["skipped"].toInt(), 3 - left);
        QCOMPARE(fileBytes(out("a.glb")), first);
    }

    void listedCommandsDoTheSame() {
        const Ran list = runSinew(batch({"--list"}));
        QVERIFY2(list.exitCode == 0 && list.out.count('\n') == 3, qPrintable(list.told()));
        writeFile(m_work->filePath("commands"), list.out);
        const QString parallel = QStandardPaths::findExecutable("parallel");
        QProcess shell;
        shell.setStandardInputFile(m_work->filePath("commands"));
        shell.start(parallel.isEmpty() ? "sh" : parallel,
                    parallel.isEmpty() ? QStringList{} : QStringList{"-j2"});
        QVERIFY(shell.waitForFinished(280000));
        QCOMPARE(shell.exitCode(), 0);
        QCOMPARE(tableOf({"--status"}, 0)["skipped"].toInt(), 3);
        QVERIFY(runSinew(batch({"--list"})).out.isEmpty());
    }

    /// A line feed in a name would begin a command of its own.
    void noNameBreaksTheList() {
        QVERIFY(QFile::copy(m_files.mesh(), in("evil\ntouch PWNED #.obj")));
        QVERIFY(QFile::copy(m_files.mesh(), in("bell\a.obj")));
        const Ran list = runSinew(batch({"--list"}));
        QVERIFY2(list.exitCode == 2 && list.out.count('\n') == 3, qPrintable(list.told()));
        for (const QByteArray& line : list.out.chopped(1).split('\n')) {
            QVERIFY2(line.startsWith('\'') && !line.contains("PWNED"), line.constData());
        }
        QVERIFY2(list.err.count('\n') == 2 && list.err.count("is left out of the list") == 2,
                 qPrintable(list.told()));
        const Ran all = runSinew(batch({"--list0"}));
        QVERIFY2(all.exitCode == 0 && all.out.count('\0') == 5 && all.err.isEmpty(), qPrintable(all.told()));
        for (const QByteArray& command : all.out.chopped(1).split('\0')) {
            QProcess shell;
            shell.setWorkingDirectory(m_work->path());
            shell.start("sh", {"-c", QString::fromUtf8(command)});
            QVERIFY(shell.waitForFinished(280000));
            QCOMPARE(shell.exitCode(), 0);
        }
        QVERIFY(!QFile::exists(m_work->filePath("PWNED")));
        const Ran table = runSinew(batch({"--status"}));
        QVERIFY2(table.out.contains("5 files: 5 skipped"), qPrintable(table.told()));
        QCOMPARE(table.out.count('\n'), 7); // a line a file, whatever its name
        // The names that do not belong to files of the batch are as dangerous.
        const QString recipe = m_files.with("re\ncipe.json", R"({"sinewRecipe": 1})");
        const Ran named = runSinew({"batch", m_files.mesh(), "--out", out(), "--recipe", recipe, "--list"});
        QVERIFY2(named.exitCode == 1 && named.out.isEmpty() && named.err.contains("cipe.json"),
                 qPrintable(named.told()));
    }

    void aLevelIsNotTheOutputOfAnother() {
        QVERIFY(QFile::copy(m_files.mesh(), in("a_LOD1.obj")));
        const QStringList levels{"--lods", "0.5", "--lod-files"};
        const Ran ran = runSinew(batch(levels));
        QVERIFY2(ran.exitCode == 1 && ran.err.contains("a_LOD1.glb"), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(out("a.glb")));
        QVERIFY(QFile::remove(in("a_LOD1.obj")));
        const Ran free = runSinew(batch(levels));
        QVERIFY2(free.exitCode == 0 && QFile::exists(out("a_LOD1.glb")), qPrintable(free.told()));
    }

    /// A name that is not UTF-8 would turn into that of another file on its way to the bind: here into a link
    /// out of the folder of the outputs.
    void namesThatAreNoTextAreNotMistaken() {
        const std::filesystem::path folder = in().toStdString();
        std::filesystem::copy_file(in("a.obj").toStdString(), folder / "bad\xff.obj");
        QVERIFY(QDir().mkpath(out()));
        const QString outside = m_work->filePath("outside.glb");
        QVERIFY(QFile::link(outside, out(QString("bad") + QChar(QChar::ReplacementCharacter) + ".glb")));
        const Ran ran = runSinew(batch());
        QVERIFY2(ran.exitCode == 1 && ran.err.contains("is not valid UTF-8"), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(outside));
        const Ran list = runSinew(batch({"--list0"}));
        QVERIFY2(list.out.contains("bad\xff.obj"), list.out.constData());
    }

    /// Some programs end a line there.
    void otherLineSeparatorsAreLeftOutOfTheList() {
        for (const char16_t end : {u'\x85', u'\u2028', u'\u2029'}) {
            QVERIFY(QFile::copy(m_files.mesh(), in(QString("a") + QChar(end) + "touch PWNED #.obj")));
        }
        const Ran list = runSinew(batch({"--list"}));
        QVERIFY2(list.exitCode == 3 && list.out.count('\n') == 3 && !list.out.contains("PWNED"),
                 qPrintable(list.told()));
    }

    void failsCleanly_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const QString twice = m_files.with("twice.txt", "x/limb.obj\ny/limb.obj\n");
        const QString recipe = m_files.with("broken.json", "{");
        const QString none = m_files.with("none.txt", "# nothing\n");
        const QString to = m_files.path("bound");
        QTest::newRow("no file") << QStringList{"batch", none, "--out", to} << QByteArray("no character");
        QTest::newRow("no folder") << QStringList{"batch", m_files.path("gone"), "--out", to}
                                   << QByteArray("gone");
        QTest::newRow("inside") << QStringList{"batch", m_files.path(""), "--out", to}
                                << QByteArray("lies inside");
        QTest::newRow("one output") << QStringList{"batch", twice, "--out", to} << QByteArray("limb.glb");
        QTest::newRow("recipe") << QStringList{"batch", m_files.mesh(), "--out", to, "--recipe", recipe}
                                << QByteArray("broken.json");
    }

    void failsCleanly() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
    }

private:
    QString in(const QString& name = {}) const { return m_work->filePath("in/" + name); }
    QString out(const QString& name = {}) const { return m_work->filePath("out/" + name); }
    QStringList batch(const QStringList& options = {}) const {
        return QStringList{"batch", in(), "--out", out(), "--skeleton", m_files.skeleton()} + options;
    }
    QJsonObject tableOf(const QStringList& options, int exitCode) const {
        const Ran ran = runSinew(batch(options + QStringList{"--json", "-", "--quiet"}));
        if (ran.exitCode != exitCode) {
            qWarning("%s", qPrintable(ran.told()));
            return {};
        }
        return QJsonDocument::fromJson(ran.out).object();
    }
    LimbFiles m_files;
    std::unique_ptr<QTemporaryDir> m_work;
};

SINEW_TEST(TestBatchCommand, QCoreApplication)

} // namespace testBatchCommand

#include "TestBatchCommand.moc"
