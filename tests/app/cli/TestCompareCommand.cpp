#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

namespace testCompareCommand {

using namespace sinew;
using namespace sinew::test;

class TestCompareCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        bind("soft.glb", {"--alpha", "0.1"});
        bind("stiff.glb", {"--alpha", "1"});
        bind("soft.fbx", {"--alpha", "0.1"});
    }

    void aFileEqualsItself() {
        const QJsonObject same = compared({m_files.path("soft.glb"), m_files.path("soft.glb")});
        QCOMPARE(same["sinewComparison"].toInt(), 2);
        QVERIFY(same["vertices"].toInt() > 100);
        QCOMPARE(same["totalVariation"].toDouble(), 0.0);
        QCOMPARE(same["posedError"].toDouble(), 0.0);
        QCOMPARE(same["sameStrongest"].toDouble(), 1.0);
        QCOMPARE(same["roughness"].toDouble(), same["referenceRoughness"].toDouble());
    }

    void otherSettingsDiffer() {
        const QJsonObject other = compared({m_files.path("soft.glb"), m_files.path("stiff.glb")});
        QVERIFY(other["totalVariation"].toDouble() > 0.01);
        QVERIFY(other["posedError"].toDouble() > 0.001);
        QVERIFY(other["roughness"].toDouble() > other["referenceRoughness"].toDouble());
        QCOMPARE(other["unweighted"].toInt(), 0);
    }

    void everyFormatCompares() {
        const QJsonObject other = compared({m_files.path("soft.glb"), m_files.path("soft.fbx")});
        QVERIFY(!other.isEmpty());
        QVERIFY(other["totalVariation"].toDouble() < 1e-4);
        QVERIFY(other["jointsMissing"].toArray().isEmpty());
    }

    void pairsAndInfluences() {
        const QString soft = m_files.path("soft.glb");
        const QJsonObject same = compared({soft, soft});
        QCOMPARE(same["precision"].toDouble(), 1.0); // weak weights of the candidate do not count
        QVERIFY(same["recall"].toDouble() > 0.5 && same["recall"].toDouble() <= 1.0);
        QVERIFY(same["l1"].toDouble() < 0.2);
        QVERIFY(same["influences"].toDouble() >= 1.0);
        QCOMPARE(same["influences"].toDouble(), same["referenceInfluences"].toDouble());
        const QJsonObject other = compared({soft, m_files.path("stiff.glb")});
        QVERIFY(other["l1"].toDouble() > same["l1"].toDouble());
        QVERIFY(other["influences"].toDouble() < other["referenceInfluences"].toDouble());
    }

    void transitionsOfJoints() {
        const QJsonObject other = compared({m_files.path("soft.glb"), m_files.path("stiff.glb")});
        const QJsonArray transitions = other["transitions"].toArray();
        QVERIFY(!transitions.isEmpty());
        const QJsonObject first = transitions[0].toObject();
        QCOMPARE(first.keys(), (QStringList{"center", "joint", "limbRadiusMeters", "referenceCenter",
                                            "referenceWidth", "width"}));
        QVERIFY(!first["joint"].toString().isEmpty());
        QVERIFY(first["limbRadiusMeters"].toDouble() > 0.0);
        QVERIFY(first["width"].toDouble() <
                first["referenceWidth"].toDouble()); // stiff is narrower than soft
        QVERIFY(std::abs(first["center"].toDouble()) < 1.0);
        QVERIFY(other["transitionWidth"].toDouble() < other["referenceTransitionWidth"].toDouble());
        QVERIFY(other["transitionCenter"].isDouble() && other["referenceTransitionCenter"].isDouble());
    }

    /// In a stress pose: equal weights spoil the same faces.
    void spoiledFacesOfBoth() {
        const QString soft = m_files.path("soft.glb");
        const QJsonObject same = compared({soft, soft});
        QVERIFY(same["faces"].toInt() > 100);
        QCOMPARE(same["flippedFaces"].toInt(-1), same["referenceFlippedFaces"].toInt(-2));
        QCOMPARE(same["crossingFaces"].toInt(-1), same["referenceCrossingFaces"].toInt(-2));
        QVERIFY(same["flippedFaces"].toInt() < same["faces"].toInt());
    }

    void causesOfTheError() {
        const QStringList files{m_files.path("soft.glb"), m_files.path("stiff.glb")};
        QVERIFY(compared(files)["causes"].isNull());
        const QJsonObject causes = compared(files + QStringList{"--causes"})["causes"].toObject();
        double squared = 0.0;
        for (const auto& joint : causes["joints"].toArray()) {
            squared += joint.toObject()["squaredError"].toDouble();
        }
        QVERIFY(std::abs(squared - 1.0) < 1e-6);
        const double posed = compared(files)["posedError"].toDouble();
        QVERIFY(causes["widths"].toDouble() < posed); // stiff is narrower than soft
        QVERIFY(causes["strongestJoint"].toDouble() <= posed && causes["centers"].toDouble() > 0.0);
        QVERIFY(!causes["taken"].toArray().isEmpty());
        const Ran ran = runSinew(QStringList{"compare"} + files + QStringList{"--causes"});
        QVERIFY2(ran.exitCode == 0 && ran.out.contains("strongest joints") && ran.out.contains("taken"),
                 qPrintable(ran.told()));
    }

    void nearestBoneIsFarther() {
        const QString reference = m_files.path("soft.glb");
        const QJsonObject nearest = compared({reference, "--nearest-bone"});
        QVERIFY(nearest["candidate"].isNull());
        const QJsonObject stiff = compared({reference, m_files.path("stiff.glb")});
        QVERIFY(nearest["posedError"].toDouble() > stiff["posedError"].toDouble());
    }

    void textSaysTheSame() {
        const Ran ran = runSinew({"compare", m_files.path("soft.glb"), m_files.path("stiff.glb")});
        QCOMPARE(ran.exitCode, 0);
        for (const char* word : {"total variation", "same strongest joint", "posed error", "roughness",
                                 "flipped faces", "crossing faces", "1 part", "precision", "recall", "L1",
                                 "influences a vertex", "transition width", "transition centre"}) {
            QVERIFY2(ran.out.contains(word), qPrintable(ran.told()));
        }
    }

    /// Whichever of the two files it is about.
    void readingWarnsOnStandardError() {
        const QString wooden = m_files.path("wooden.fbx");
        const Ran bound = runSinew(
            {"bind", m_files.wooden(), "--skeleton", m_files.skeleton(), "-o", wooden, "--resolution", "32"});
        QVERIFY2(bound.exitCode == 0, qPrintable(bound.told()));
        const QString plain = m_files.path("soft.glb");
        for (const QStringList& files : {QStringList{wooden, plain}, QStringList{plain, wooden},
                                         QStringList{wooden, "--nearest-bone"}}) {
            const Ran ran = runSinew(QStringList{"compare"} + files);
            QVERIFY2(ran.exitCode == 0 && onlyWarned(ran) && ran.err.contains("nowhere.png"),
                     qPrintable(ran.told()));
            const Ran quiet = runSinew(QStringList{"compare", "--quiet"} + files);
            QVERIFY2(quiet.err.isEmpty() && quiet.out == ran.out, qPrintable(quiet.told()));
        }
    }

    void failsCleanly_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const QString good = m_files.path("soft.glb");
        const auto row = [](const char* name, const QStringList& files, const char* says) {
            QTest::newRow(name) << (QStringList{"compare"} + files) << QByteArray(says);
        };
        row("missing", {m_files.path("missing.glb"), good}, "missing.glb");
        row("missing candidate", {good, m_files.path("missing.glb")}, "missing.glb");
        row("no skeleton", {m_files.mesh(), good}, "no skeleton");
        row("no weights", {good, m_files.mesh()}, "no skeleton");
        row("other joints", {good, m_files.path("renamed.glb")}, "no joint names in common");
        row("other mesh", {good, m_files.path("other.glb")}, "cannot be compared");
        const QByteArray names = R"([{"name": "a", "head": [-1, 0, 0]},
        {"name": "b", "parent": "a", "head": [0, 0, 0]}, {"name": "c", "parent": "b", "head": [1, 0, 0]}])";
        const Ran renamed = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.with("names.json", names),
                                      "-o", m_files.path("renamed.glb"), "--resolution", "64"});
        QVERIFY2(renamed.exitCode == 0, qPrintable(renamed.told()));
        const QString triangle = m_files.with("other.obj", "v -1 0 0\nv 1 0 0\nv 0 0.5 0\nf 1 2 3\n");
        const Ran other = runSinew({"bind", triangle, "--skeleton", m_files.skeleton(), "-o",
                                    m_files.path("other.glb"), "--resolution", "64"});
        QVERIFY2(other.exitCode == 0, qPrintable(other.told()));
    }

    void failsCleanly() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
    }

    void wrongUsage() {
        const QString good = m_files.path("soft.glb");
        QCOMPARE(runSinew({"compare", good}).exitCode, 2);
        QCOMPARE(runSinew({"compare", good, good, "--nearest-bone"}).exitCode, 2);
        QCOMPARE(runSinew({"compare"}).exitCode, 2);
    }

private:
    QJsonObject compared(const QStringList& arguments) const {
        const Ran ran = runSinew(QStringList{"compare", "--json"} + arguments);
        return ran.exitCode == 0 && ran.err.isEmpty() ? QJsonDocument::fromJson(ran.out).object()
                                                      : QJsonObject();
    }
    void bind(const QString& name, const QStringList& options) const {
        const Ran ran = runSinew(QStringList{"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                                             m_files.path(name), "--resolution", "64"} +
                                 options);
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    LimbFiles m_files;
};

SINEW_TEST(TestCompareCommand, QCoreApplication)

} // namespace testCompareCommand

#include "TestCompareCommand.moc"
