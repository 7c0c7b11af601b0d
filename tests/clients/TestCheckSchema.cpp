#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/EngineFolder.h"
#include "tests/clients/SkinComparer.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace testCheckSchema {

using namespace sinew::test;

/// The report of sinew check fits the schema that is published of it.
class TestCheckSchema : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reportsFit_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("default") << QStringList{};
        QTest::newRow("missed") << QStringList{"--require", "influences<=0, volume>1000%"};
        QTest::newRow("reference") << QStringList{"--against", "@rig.glb", "--require", "l1<1"};
        QTest::newRow("broken file") << QStringList{"@nothing.glb"};
    }

    void reportsFit() {
        SINEW_NEED_PYTHON();
        QFETCH(QStringList, options);
        const LimbFiles files;
        QCOMPARE(runSinew(files.bind("rig.glb")).exitCode, 0);
        options.replaceInStrings("@", files.path("x").chopped(1));
        const QString report = files.path("check.json");
        const Ran ran = runSinew(QStringList{"check", files.path("rig.glb"), "--report", report} + options);
        QVERIFY2(ran.exitCode <= 1 && !ran.crashed, qPrintable(ran.told()));
        const QJsonDocument problems =
            answerOf(pythonProgram(), {"-B", enginesScript("check_schema.py"),
                                       sourcePath("resources/schema/check.schema.json"), report});
        QVERIFY2(problems.isArray() && problems.array().isEmpty(), problems.toJson().constData());
    }
};

SINEW_TEST(TestCheckSchema, QCoreApplication)

} // namespace testCheckSchema

#include "TestCheckSchema.moc"
