#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace testBindReports {

using namespace sinew;
using namespace sinew::test;

namespace {

QStringList keysOf(const QJsonValue& value) {
    QStringList keys;
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field) {
            keys << field.key();
            if (field.key() != "recipe") { // a recipe explains itself
                keys += keysOf(field.value());
            }
        }
    } else if (value.isArray()) {
        for (const QJsonValue& item : value.toArray()) {
            keys += keysOf(item);
        }
    }
    return keys;
}

} // namespace

/// What a bind tells: its summary, and its report for programs.
class TestBindReports : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reportTellsEverything() {
        const QString file = m_files.path("report.json");
        const Ran ran = runSinew(
            m_files.bind("r.glb", {"--report", file, "-o", m_files.path("r.fbx"), "--threads", "2"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject report = jsonOf(fileBytes(file));
        QCOMPARE(report["sinewReport"].toInt(), 2);
        QCOMPARE(report["version"].toString(), QString(SINEW_VERSION));
        QCOMPARE(report["input"].toObject()["file"].toString(), m_files.mesh());
        QCOMPARE(report["input"].toObject()["skeleton"].toString(), m_files.skeleton());
        QCOMPARE(report["input"].toObject()["joints"].toInt(), 3);
        QCOMPARE(report["threads"].toInt(), 2);
        const QJsonObject stages = report["seconds"].toObject()["stages"].toObject();
        for (const char* stage : {"import", "octree", "distances", "weights", "export"}) {
            QVERIFY2(stages.contains(stage) && stages[stage].toDouble() >= 0.0, stage);
        }
        QVERIFY(report["seconds"].toObject()["bind"].toDouble() > 0.0);
        QVERIFY(report["seconds"].toObject()["total"].toDouble() >=
                report["seconds"].toObject()["bind"].toDouble());
        QVERIFY(report["peakMemoryBytes"].toDouble() > 1e6);
        const QJsonObject counts = report["counts"].toObject();
        QCOMPARE(counts["vertices"].toInt(), report["input"].toObject()["vertices"].toInt());
        QCOMPARE(counts["unweightedVertices"].toInt(-1), 0);
        QVERIFY(counts["leaves"].toInt() > 0 && counts["boundaryVoxels"].toInt() > 0);
        QCOMPARE(report["outputs"].toArray().size(), 2);
        for (const QJsonValue& output : report["outputs"].toArray()) {
            QCOMPARE(QFileInfo(output["file"].toString()).size(),
                     static_cast<qint64>(output["bytes"].toDouble()));
        }
        for (const QJsonValue& issue : report["issues"].toArray()) {
            QVERIFY(!issue["code"].toString().isEmpty() && !issue["text"].toString().isEmpty());
            QVERIFY(issue["level"].toString() == "warning" || issue["level"].toString() == "note");
        }
    }

    void reportReplacesTheSummary() {
        const Ran ran = runSinew(m_files.bind("r.glb", {"--report", "-"}));
        QVERIFY2(ran.exitCode == 0 && ran.out.startsWith('{') && !jsonOf(ran.out).isEmpty(),
                 qPrintable(ran.told()));
    }

    /// The sample opens many gaps and splits every part's polygons: a line each in the summary, which says
    /// that the report has them all.
    void notesAreGathered() {
        const QString file = m_files.path("sample.json");
        const Ran ran = runSinew({"bind", sourcePath("resources/sample/wayfarer.fbx"), "-o",
                                  m_files.path("sample.glb"), "--report", file});
        QVERIFY2(ran.exitCode == 0 && onlyWarned(ran), qPrintable(ran.told()));
        const QJsonArray rows = jsonOf(fileBytes(file))["issues"].toArray();
        qsizetype gaps = 0;
        QString largest;
        for (const QJsonValue& row : rows) {
            if (row["code"].toString() == "VoxelsParted") {
                largest = gaps++ == 0 ? row["text"].toString() : largest;
            }
        }
        QVERIFY(gaps > 10);
        const QString out = QString::fromUtf8(ran.out);
        const QString notes = out.section("\nNotes\n", 1).section("\nWrote\n", 0, 0);
        const QString wanted =
            QString("  %1 gaps opened with finer voxels. Largest: %2").arg(gaps).arg(largest);
        QVERIFY2(notes.split('\n').contains(wanted), qPrintable(out));
        QCOMPARE(notes.count("opened by resolution"), 1);
        QCOMPARE(notes.count("split into triangles"), 1);
        QVERIFY2(notes.contains(" more like it)"), qPrintable(out));
        const qsizetype lines = notes.count('\n') + 1;
        QVERIFY2(lines < 15, qPrintable(out));
        QVERIFY2(
            out.contains(
                QString(" %1 notes; --report lists all %2 issues one by one\n").arg(lines).arg(rows.size())),
            qPrintable(out));
    }

    void everyReportFieldIsInTheHelp() {
        const QByteArray help = runSinew({"bind", "--help"}).out;
        const QStringList keys = keysOf(jsonOf(runSinew(m_files.bind("r.glb", {"--report", "-"})).out));
        QVERIFY(keys.size() > 30);
        for (const QString& key : keys) {
            QVERIFY2(help.contains(key.toUtf8()), qPrintable(key));
        }
    }

private:
    LimbFiles m_files;
};

SINEW_TEST(TestBindReports, QCoreApplication)

} // namespace testBindReports

#include "TestBindReports.moc"
