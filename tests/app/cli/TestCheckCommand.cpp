#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/app/support/SpoiledWeights.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

namespace testCheckCommand {

using namespace sinew;
using namespace sinew::test;

class TestCheckCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        for (const char* name : {"good.glb", "second.glb"}) {
            const Ran ran = runSinew(m_files.bind(name));
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        }
        SpoiledGlb spoiled(fileBytes(path("good.glb")));
        for (qsizetype vertex = 0; vertex < 5; ++vertex) {
            spoiled.scaleWeights(vertex, 2.0F);
        }
        writeFile(path("spoiled.glb"), spoiled.bytes());
    }

    void aGoodRigPasses() {
        const Ran ran = runSinew({"check", path("good.glb")});
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("passed") && ran.out.contains("stretch"), qPrintable(ran.told()));
    }

    void aMissedRequirementHasALine() {
        const Ran ran = runSinew({"check", path("good.glb"), "--require", "influences<=0, unweighted=0"});
        QVERIFY2(ran.exitCode == 1 && ran.out.contains("failed"), qPrintable(ran.told()));
        const QList<QByteArray> lines = ran.err.trimmed().split('\n');
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].startsWith("sinew: ") && lines[0].contains("good.glb: influences<=0: "),
                 lines[0].constData());
    }

    void sumsOfTheFileAreJudged() {
        const Ran ran = runSinew({"check", path("spoiled.glb")});
        QVERIFY2(ran.exitCode == 1 && ran.err.contains("sum<=1.05: 2.00"), qPrintable(ran.told()));
    }

    void severalFilesShareATable() {
        writeFile(path("broken.glb"), "no character");
        const Ran ran = runSinew({"check", path("good.glb"), path("broken.glb"), path("missing.glb"),
                                  path("second.glb"), "--json"});
        QVERIFY2(ran.exitCode == 1, qPrintable(ran.told()));
        QCOMPARE(ran.err.trimmed().split('\n').size(), 2);
        const QJsonArray files = jsonOf(ran.out)["files"].toArray();
        QCOMPARE(files.size(), 4);
        QVERIFY(files[0]["passed"].toBool() && files[3]["passed"].toBool());
        QVERIFY(!files[1]["error"].isNull() && !files[2]["error"].isNull());
        const Ran table = runSinew({"check", path("good.glb"), path("broken.glb"), path("second.glb")});
        QVERIFY2(table.out.count('\n') == 4 && table.out.contains("failed: "), qPrintable(table.told()));
    }

    void writesAllOutputs() {
        const Ran ran = runSinew({"check", path("good.glb"), "--report", path("c.json"), "--junit",
                                  path("c.xml"), "--sheet", path("c.png"), "--page", path("c.html")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(jsonOf(fileBytes(path("c.json")))["sinewCheck"].toInt(), 1);
        QVERIFY(QImage(path("c.png")).width() > 600);
        QVERIFY(fileBytes(path("c.html")).contains("data:image/png;base64,"));
        QXmlStreamReader xml(fileBytes(path("c.xml")));
        while (!xml.atEnd()) {
            xml.readNext();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void comparesWithAReference() {
        const Ran same = runSinew({"check", path("good.glb"), "--against", path("second.glb"), "--require",
                                   "strongest=100%, l1<1"});
        QVERIFY2(same.exitCode == 0, qPrintable(same.told()));
        const Ran broken = runSinew({"check", path("good.glb"), "--against", path("missing.glb")});
        QVERIFY2(failedCleanly(broken) && broken.err.contains("missing.glb"), qPrintable(broken.told()));
    }

    void nonsenseIsWrongUsage_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("empty") << "" << QByteArray("No requirement is given");
        QTest::newRow("name") << "bleeds<1%" << QByteArray("Did you mean bleed");
        QTest::newRow("form") << "influences" << QByteArray("is no requirement");
        QTest::newRow("percent") << "bleed<1" << QByteArray("percent sign");
        QTest::newRow("reference") << "l1<0.1" << QByteArray("--against");
        QTest::newRow("long") << QString(5000, 'x') + "<1" << QByteArray("There is no figure");
    }

    void nonsenseIsWrongUsage() {
        QFETCH(QString, text);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew({"check", path("missing.glb"), "--require", text});
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty() && ran.err.count('\n') == 1 && ran.err.contains(says),
                 qPrintable(ran.told()));
        QVERIFY2(!ran.err.contains(".. S") && ran.err.size() < 1000, qPrintable(ran.told()));
    }

    void inputsAreKept_data() {
        QTest::addColumn<QString>("option");
        for (const char* option : {"--report", "--junit", "--page"}) {
            QTest::newRow(option) << QString(option);
        }
    }

    void inputsAreKept() {
        QFETCH(QString, option);
        const QByteArray before = fileBytes(path("second.glb"));
        const Ran ran = runSinew({"check", path("good.glb"), path("second.glb"), option, path("second.glb")});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QCOMPARE(fileBytes(path("second.glb")), before);
    }

    void outputsComeTogetherOrNotAtAll() {
        const Ran ran = runSinew(
            {"check", path("good.glb"), "--report", path("alone.json"), "--page", path("nowhere/page.html")});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(path("alone.json")));
        QVERIFY(failedCleanly(runSinew({"check", path("good.glb"), "--sheet", path("sheet.jpg")})));
        const Ran twice =
            runSinew({"check", path("good.glb"), "--report", path("same.txt"), "--junit", path("same.txt")});
        QVERIFY2(twice.exitCode == 2 && !QFile::exists(path("same.txt")), qPrintable(twice.told()));
    }

    void meshesWithoutASkinFail() {
        const Ran ran = runSinew({"check", m_files.mesh()});
        QVERIFY2(ran.exitCode == 1 && ran.err.count('\n') == 1, qPrintable(ran.told()));
    }

private:
    QString path(const QString& name) const { return m_files.path(name); }
    LimbFiles m_files;
};

SINEW_TEST(TestCheckCommand, QCoreApplication)

} // namespace testCheckCommand

#include "TestCheckCommand.moc"
