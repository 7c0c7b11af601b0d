#include "tests/app/support/RunSinew.h"
#include "tests/clients/SkinComparer.h"
#include "tests/clients/WebClients.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTemporaryDir>
#include <QTest>

namespace testVrmClients {

using namespace sinew::test;

namespace {

/// How far a vertex may be from where it has to be in a pose, against the character's size. three.js computes
/// with floats.
constexpr double kVrmPosed = 1e-4;

/// The bones that VRM 1.0 asks of every human.
const QStringList& neededBones() {
    static const QStringList bones{"hips",          "spine",         "head",          "leftUpperArm",
                                   "leftLowerArm",  "leftHand",      "rightUpperArm", "rightLowerArm",
                                   "rightHand",     "leftUpperLeg",  "leftLowerLeg",  "leftFoot",
                                   "rightUpperLeg", "rightLowerLeg", "rightFoot"};
    return bones;
}

} // namespace

/// VRM files that Sinew wrote, as three-vrm loads them.
class TestVrmClients : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { SINEW_NEED_WEB_CLIENTS(); }

    void patchedHumanIsAsBefore_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"VRMC_materials_mtoon_UV_Animation_Test.vrm", "VRMC_vrm_expressions_isBinary_Overridden.vrm"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }

    void patchedHumanIsAsBefore() {
        QFETCH(const QString, name);
        SINEW_NEED_MODEL(source, QStringLiteral("../vrm/samples/") + name)
        const QString file = m_folder.filePath(name);
        const Ran ran = runSinew({"bind", source, "-o", file, "--resolution", "64", "--quiet"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject read = readWithThreeVrm(source, file);
        QVERIFY2(read["error"].toString().isEmpty(), told(read));
        QCOMPARE(read["version"].toString(), QStringLiteral("1"));
        QVERIFY2(read["humanoid"].toObject().size() >= neededBones().size(), told(read));
        QVERIFY2(read["sameHumanoid"].toBool(), told(read));
        QVERIFY2(read["sameMeta"].toBool(), told(read));
        QVERIFY2(read["sameExpressions"].toBool(), told(read));
        QCOMPARE(read["skinned"].toInt(), 0); // its meshes hang on joints, and stay rigid there
        QVERIFY2(read["moved"].toDouble() > 0.05, told(read));
        QVERIFY2(read["apart"].toDouble(1.0) < kVrmPosed, told(read));
    }

    void otherFormatBecomesAHuman_data() {
        QTest::addColumn<QString>("source");
        QTest::newRow("the sample") << sourcePath(QStringLiteral("resources/sample/wayfarer.fbx"));
        for (const char* name : {"mh_worker_mixamo.fbx", "mh_helpers_game.glb"}) {
            QTest::newRow(name) << modelPath(QString::fromLatin1(name));
        }
    }

    /// Names of Mixamo and of Unreal tell which joint is which bone of a human.
    void otherFormatBecomesAHuman() {
        QFETCH(const QString, source);
        if (source.isEmpty()) {
            QSKIP("SINEW_TEST_MODELS does not hold it");
        }
        const QString file = m_folder.filePath(QString::fromLatin1(QTest::currentDataTag()) + ".vrm");
        const Ran ran = runSinew(
            {"bind", source, "-o", file, "--vrm-author", "Änne Author", "--resolution", "64", "--quiet"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject read = readWithThreeVrm({}, file);
        QVERIFY2(read["error"].toString().isEmpty(), told(read));
        QCOMPARE(read["version"].toString(), QStringLiteral("1"));
        QCOMPARE(read["meta"]["authors"].toArray(), QJsonArray{QStringLiteral("Änne Author")});
        QVERIFY2(!read["meta"]["name"].toString().isEmpty(), told(read));
        const QJsonObject humanoid = read["humanoid"].toObject();
        for (const QString& bone : neededBones()) {
            QVERIFY2(humanoid.contains(bone), qPrintable(bone));
        }
        QVERIFY2(read["skinned"].toInt() > 0, told(read));
        QVERIFY2(read["moved"].toDouble() > 0.05, told(read));
        const QJsonObject verdict = validateGltf({file})[0].toObject();
        QVERIFY2(verdict["errors"].toInt(-1) == 0, told(verdict));
    }

    /// The other sample's human has other bones, and its author wrote other things about it.
    void seesAnotherHuman() {
        SINEW_NEED_MODEL(first, QStringLiteral("../vrm/samples/VRMC_materials_mtoon_UV_Animation_Test.vrm"))
        SINEW_NEED_MODEL(second,
                         QStringLiteral("../vrm/samples/VRMC_vrm_expressions_isBinary_Overridden.vrm"))
        const QJsonObject read = readWithThreeVrm(first, second);
        QVERIFY2(read["error"].toString().isEmpty(), told(read));
        QVERIFY(!read["sameHumanoid"].toBool(true));
        QVERIFY(!read["sameMeta"].toBool(true));
        QVERIFY(!read["sameExpressions"].toBool(true));
    }

    void saysWhatIsNoVrm() {
        const QString file = m_folder.filePath(QStringLiteral("plain.glb"));
        const Ran ran = runSinew({"bind", sourcePath(QStringLiteral("resources/sample/wayfarer.fbx")), "-o",
                                  file, "--resolution", "64", "--quiet"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(!readWithThreeVrm({}, file)["error"].toString().isEmpty());
    }

private:
    QTemporaryDir m_folder;
};

SINEW_TEST(TestVrmClients, QCoreApplication)

} // namespace testVrmClients

#include "TestVrmClients.moc"
