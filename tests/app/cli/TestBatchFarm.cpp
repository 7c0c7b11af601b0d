#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace testBatchFarm {

using namespace sinew::test;

/// Batches that several machines do, and outputs that have to meet requirements.
class TestBatchFarm : public QObject {
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

    void shardsDoEachFileOnce() {
        QSet<QString> seen;
        int files = 0;
        for (const QString shard : {"1/3", "2/3", "3/3"}) {
            const QJsonObject table = jsonOf(run({"--shard", shard, "--json", "-", "--quiet"}).out);
            QCOMPARE(table["done"].toInt(), table["files"].toArray().size());
            for (const QJsonValue& file : table["files"].toArray()) {
                seen.insert(file["output"].toString());
                ++files;
            }
        }
        QVERIFY(files == 3 && seen.size() == 3);
        QCOMPARE(jsonOf(run({"--status", "--json", "-"}).out)["skipped"].toInt(), 3);
    }

    /// As many machines as files, or more, leave some without work.
    void aShardMayBeEmpty() {
        const Ran ran = run({"--shard", "1/4"}); // all names belong to others
        QVERIFY2(ran.exitCode == 0 && ran.out.contains("No file of the batch belongs to this shard"),
                 qPrintable(ran.told()));
        QVERIFY(run({"--shard", "1/4", "--list"}).out.isEmpty());
        QCOMPARE(run({"--shard", "1/4", "--list", "--json", "-"}).out.trimmed(), QByteArray("[]"));
    }

    void wrongShardsAreToldInOneLine_data() {
        QTest::addColumn<QString>("shard");
        for (const char* shard : {"0/0", "0/2", "3/2", "x", "1", "1/", "-1/2", "1/1000001"}) {
            QTest::newRow(shard) << QString(shard);
        }
    }

    void wrongShardsAreToldInOneLine() {
        QFETCH(QString, shard);
        const Ran ran = run({"--shard", shard});
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty() && ran.err.count('\n') == 1 &&
                     ran.err.contains("--shard") && ran.err.contains(shard.toUtf8()),
                 qPrintable(ran.told()));
        QVERIFY(!QFile::exists(out()));
    }

    void theListIsJson() {
        const Ran ran = run({"--list", "--json", "-"});
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        const QJsonArray list = QJsonDocument::fromJson(ran.out).array();
        QCOMPARE(list.size(), 3);
        for (const QJsonValue& entry : list) {
            QVERIFY(entry["seconds"].toDouble() > 0.0 && entry["memoryBytes"].toDouble() > 1e6);
            QVERIFY(QFile::exists(entry["input"].toString()));
            QStringList words;
            for (const QJsonValue& word : entry["command"].toArray()) {
                words << word.toString();
            }
            const Ran one = runSinew(words.mid(1));
            QVERIFY2(one.exitCode == 0 && QFile::exists(entry["output"].toString()), qPrintable(one.told()));
        }
        QCOMPARE(run({"--list", "--json", "-"}).out.trimmed(), QByteArray("[]"));
        const QString file = m_work->filePath("list.json");
        const Ran written = run({"--list", "--json", file});
        QVERIFY2(written.exitCode == 0 && written.out.isEmpty(), qPrintable(written.told()));
        QCOMPARE(fileBytes(file).trimmed(), QByteArray("[]"));
    }

    /// A list of files that are gone since: one line each, and the others are bound.
    void inputsThatVanishFailAlone() {
        QFile::remove(in("b.obj"));
        writeFile(in("list.txt"), "a.obj\nb.obj\nmore/c.obj\n");
        const QStringList words{"batch",      in("list.txt"),     "--out",  out(),
                                "--skeleton", m_files.skeleton(), "--quiet"};
        const Ran ran = runSinew(words);
        QVERIFY2(ran.exitCode == 1 && ran.err.count('\n') == 1 && ran.err.contains("b.obj"),
                 qPrintable(ran.told()));
        QVERIFY(QFile::exists(out("a.glb")) && QFile::exists(out("c.glb")) && !QFile::exists(out("b.glb")));
        const Ran list = runSinew(words + QStringList{"--list", "--json", "-"});
        QCOMPARE(QJsonDocument::fromJson(list.out).array().size(), 1);
    }

    /// One process for all gives the same bytes as one for each.
    void processesLeaveNoTrace() {
        QCOMPARE(run({"--files-per-process", "1"}).exitCode, 0);
        QList<QByteArray> alone;
        for (const QString name : {"a.glb", "b.glb", "more/c.glb"}) {
            alone << fileBytes(out(name));
        }
        QVERIFY(QDir(out()).removeRecursively());
        writeFile(in("b.fbx"), "no character");
        const Ran together = run({"--quiet"});
        QVERIFY2(together.exitCode == 1 && together.err.count('\n') == 1 && together.err.contains("b.fbx"),
                 qPrintable(together.told()));
        QCOMPARE((QList<QByteArray>{fileBytes(out("a.glb")), fileBytes(out("b.glb")),
                                    fileBytes(out("more/c.glb"))}),
                 alone);
    }

    void outputsThatMissARequirementAreSetApart() {
        const QStringList require{"--require", "influences<1", "--quarantine", apart()};
        const Ran ran = run(require + QStringList{"--json", "-", "--quiet"});
        QVERIFY2(ran.exitCode == 3 && ran.err.count('\n') == 3 && ran.err.contains("influences"),
                 qPrintable(ran.told()));
        const QJsonObject table = jsonOf(ran.out);
        QVERIFY(table["failed"].toInt() == 3 && table["rejected"].toInt() == 3);
        QVERIFY(table["files"].toArray()[0].toObject()["rejected"].toBool());
        for (const QString name : {"a.glb", "b.glb", "more/c.glb"}) {
            QVERIFY2(!QFile::exists(out(name)), qPrintable(name));
            for (const char* end : {"", ".report.json", ".check.json"}) {
                QVERIFY2(QFile::exists(apart(name + end)), qPrintable(name + end));
            }
        }
        QVERIFY(run({"--status"}).out.contains("open")); // without the requirement it is another batch
        const Ran status = run(require + QStringList{"--status"});
        QVERIFY2(status.out.contains("3 failed, 3 of them by a requirement"), qPrintable(status.told()));
    }

    void outputsThatMeetTheRequirementsStay() {
        const QStringList require{"--require", "unweighted=0,influences <= 4", "--quarantine", apart()};
        const Ran ran = run(require);
        QVERIFY2(ran.exitCode == 0 && QFile::exists(out("more/c.glb")), qPrintable(ran.told()));
        QVERIFY(QDir(apart()).isEmpty());
        QVERIFY(QDir(out(".sinew")).entryList({"*.check.json", "*.report.json"}, QDir::Files).isEmpty());
        const Ran again =
            run({"--require", "unweighted = 0, influences<=4", "--quarantine", apart(), "--status"});
        QVERIFY2(again.out.contains("3 files: 3 skipped"), qPrintable(again.told())); // spaces do not count
        // A command of the list asks the same of its file.
        QVERIFY(QFile::remove(out("more/c.glb")));
        const Ran list = run(require + QStringList{"--list", "--json", "-"});
        const QJsonArray words = QJsonDocument::fromJson(list.out).array()[0].toObject()["command"].toArray();
        QVERIFY(words.contains("--require") && words.contains(apart("more")));
    }

    void wrongRequirementsAreToldInOneLine_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("none") << QStringList{"--require", "", "--quarantine", "apart"} << 2;
        QTest::newRow("unknown") << QStringList{"--require", "beauty>1", "--quarantine", "apart"} << 2;
        QTest::newRow("broken") << QStringList{"--require", "bleed<", "--quarantine", "apart"} << 2;
        QTest::newRow("reference") << QStringList{"--require", "l1<1", "--quarantine", "apart"} << 2;
        QTest::newRow("no folder") << QStringList{"--require", "bleed<1%"} << 2;
        QTest::newRow("no requirement") << QStringList{"--quarantine", "apart"} << 2;
        QTest::newRow("output") << QStringList{"--require", "bleed<1%", "--quarantine", "@out"} << 1;
        QTest::newRow("input") << QStringList{"--require", "bleed<1%", "--quarantine", "@in/apart"} << 1;
    }

    void wrongRequirementsAreToldInOneLine() {
        QFETCH(QStringList, options);
        QFETCH(int, exitCode);
        options.replaceInStrings("@out", out());
        options.replaceInStrings("@in", in());
        const Ran ran = run(options);
        QVERIFY2(ran.exitCode == exitCode && ran.out.isEmpty() && ran.err.count('\n') == 1,
                 qPrintable(ran.told()));
        QVERIFY(!QFile::exists(out("a.glb")));
    }

private:
    QString in(const QString& name = {}) const { return m_work->filePath("in/" + name); }
    QString out(const QString& name = {}) const { return m_work->filePath("out/" + name); }
    QString apart(const QString& name = {}) const { return m_work->filePath("apart/" + name); }
    Ran run(const QStringList& options) const {
        return runSinew(QStringList{"batch", in(), "--out", out(), "--skeleton", m_files.skeleton()} +
                        options);
    }
    LimbFiles m_files;
    std::unique_ptr<QTemporaryDir> m_work;
};

SINEW_TEST(TestBatchFarm, QCoreApplication)

} // namespace testBatchFarm

#include "TestBatchFarm.moc"
