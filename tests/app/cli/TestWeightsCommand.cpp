#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTest>

using namespace sinew;
using namespace sinew::test;

class TestWeightsCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void weightsLeaveAndComeBack_data();
    void weightsLeaveAndComeBack();
    void aRigFileOpensBesideItsMesh();
    void failsCleanly_data();
    void failsCleanly();
    void somethingHasToBeWritten();

private:
    Scene imported(const QString& file) const {
        Progress progress;
        Expected<ImportedScene> read = importScene(file.toStdString(), progress);
        return read ? read->scene : Scene();
    }
    QString rigged() const { return m_files.path("rigged.glb"); }
    LimbFiles m_files;
};

void TestWeightsCommand::initTestCase() {
    const Ran ran = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", rigged(),
                              "--resolution", "64", "--max-influences", "4"});
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
}

void TestWeightsCommand::weightsLeaveAndComeBack_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"w.csv", "w.json", "w.txt"}) {
        QTest::newRow(name) << QString(name);
    }
}

void TestWeightsCommand::weightsLeaveAndComeBack() {
    QFETCH(QString, name);
    const QString file = m_files.path(name);
    const QString out = m_files.path("out.glb");
    Ran ran = runSinew({"weights", rigged(), "--export", file});
    QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
    ran = runSinew({"weights", rigged(), "--import", file, "-o", out});
    QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
    const Scene before = imported(rigged());
    const Scene after = imported(out);
    QCOMPARE(after.parts.size(), before.parts.size());
    QVERIFY(after.parts[0].weights && *after.parts[0].weights == *before.parts[0].weights);
}

void TestWeightsCommand::aRigFileOpensBesideItsMesh() {
    const QString rig = m_files.path("rig.txt");
    const QString mesh = m_files.path("rig.obj");
    const QString out = m_files.path("fromRig.glb");
    Ran ran = runSinew({"weights", rigged(), "--export", rig, "-o", mesh});
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    ran = runSinew({"weights", mesh, "--import", rig, "-o", out});
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    const Scene scene = imported(out);
    QCOMPARE(scene.skeleton.size(), imported(rigged()).skeleton.size());
    QVERIFY(scene.parts.size() == 1 && scene.parts[0].weights);
    QCOMPARE(scene.parts[0].weights->unweightedCount(), std::size_t{0});
}

void TestWeightsCommand::failsCleanly_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const QString bad = m_files.with("bad.csv", "vertex,joint,weight\n0,nobody,1\n");
    const QString few = m_files.with("few.txt", "joints a 0 0 0\nskin 0 a 1\n");
    const QString out = m_files.path("no.glb");
    QTest::newRow("no skeleton") << QStringList{"weights", m_files.mesh(), "--export", m_files.path("a.csv")}
                                 << QByteArray("no skeleton");
    QTest::newRow("joint") << QStringList{"weights", rigged(), "--import", bad, "-o", out}
                           << QByteArray("nobody");
    QTest::newRow("count") << QStringList{"weights", rigged(), "--import", few, "-o", out}
                           << QByteArray("vertices");
    QTest::newRow("ending") << QStringList{"weights", rigged(), "--export", m_files.path("a.xml")}
                            << QByteArray(".csv");
    QTest::newRow("input") << QStringList{"weights", rigged(), "--import", bad, "--export", bad}
                           << QByteArray("--force");
    QTest::newRow("gone") << QStringList{"weights", rigged(), "--import", m_files.path("gone.csv"), "-o", out}
                          << QByteArray("gone.csv");
}

void TestWeightsCommand::failsCleanly() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Ran ran = runSinew(arguments);
    QVERIFY2(failedCleanly(ran) && ran.err.contains(says), qPrintable(ran.told()));
    QVERIFY(!QFile::exists(m_files.path("no.glb")));
}

void TestWeightsCommand::somethingHasToBeWritten() {
    const Ran ran = runSinew({"weights", rigged()});
    QVERIFY2(ran.exitCode == 2 && ran.err.contains("--export"), qPrintable(ran.told()));
}

SINEW_TEST(TestWeightsCommand, QCoreApplication)
#include "TestWeightsCommand.moc"
