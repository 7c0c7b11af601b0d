#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/app/support/SpoiledWeights.h"
#include "tests/clients/WebClients.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTest>

namespace testStoredWeightsClients {

using namespace sinew::test;

namespace {

/// Messages about weights and joints of vertices.
QStringList weightErrors(const QJsonValue& verdict) {
    QStringList codes;
    for (const QJsonValue message : verdict["messages"].toArray()) {
        const QString code = message["code"].toString();
        if (code.contains("WEIGHTS") || code.contains("JOINTS") || code.contains("INVALID_FLOAT")) {
            codes << code + " " + message["pointer"].toString();
        }
    }
    return codes;
}

} // namespace

/// The Khronos validator about weights that were wrong in a file, before and after.
class TestStoredWeightsClients : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theValidatorTakesWhatIsWritten_data() {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("repaired") << QStringList{"weights", "--repair"};
        QTest::newRow("written again") << QStringList{"weights"};
        QTest::newRow("another skeleton") << QStringList{"skeleton", "--ends"};
    }

    void theValidatorTakesWhatIsWritten() {
        SINEW_NEED_WEB_CLIENTS();
        QFETCH(QStringList, command);
        const QString rigged = m_files.path("rigged.glb");
        const Ran bound = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", rigged,
                                    "--resolution", "64", "--max-influences", "4", "--force"});
        QVERIFY2(bound.exitCode == 0, qPrintable(bound.told()));
        QFile file(rigged);
        QVERIFY(file.open(QIODevice::ReadOnly));
        SpoiledGlb glb(file.readAll());
        glb.spoilFive();
        const QString spoiled = m_files.with("spoiled.glb", glb.bytes());
        const QString written = m_files.path("written.glb");
        command.insert(1, spoiled);
        const Ran ran = runSinew(command + QStringList{"-o", written, "--force"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonArray verdicts = validateGltf({spoiled, written});
        QCOMPARE(verdicts.size(), 2);
        QVERIFY(verdicts[0]["errors"].toInt() >= 4);
        const QStringList left = weightErrors(verdicts[1]);
        QVERIFY2(left.isEmpty(), qPrintable(left.join('\n')));
        QCOMPARE(verdicts[1]["errors"].toInt(-1), 0);
    }

private:
    LimbFiles m_files;
};

SINEW_TEST(TestStoredWeightsClients, QCoreApplication)

} // namespace testStoredWeightsClients

#include "TestStoredWeightsClients.moc"
