#include "core/bind/settings/PartPlan.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace testCompareSolvers {

using namespace sinew;
using namespace sinew::test;

namespace {

QJsonObject jsonOf(const Ran& ran) {
    return ran.exitCode == 0 ? QJsonDocument::fromJson(ran.out).object() : QJsonObject();
}

QJsonObject solverAt(const QJsonObject& comparison, qsizetype row) {
    return comparison["solvers"].toArray().at(row).toObject();
}

QStringList linesOf(const QByteArray& out) {
    return QString::fromUtf8(out).split('\n', Qt::SkipEmptyParts);
}

} // namespace

/// `sinew compare --solvers`.
class TestCompareSolvers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Scene scene = twoFingers();
        BindSettings settings;
        settings.resolution = 128;
        settings.automatic = false;
        settings.jointChoice = JointChoice::All;
        Progress progress;
        const Expected<BindResult> bound = bind(scene, settings, progress);
        QVERIFY(bound.has_value());
        scene.parts[0].weights = bound->weights[0];
        QVERIFY(exportScene(scene, artist().toStdString(), ExportSettings(), progress).has_value());
    }

    void everySolverHasARow() {
        const Ran ran = runSinew({"compare", "--solvers", "all", artist(), "--resolution", "64"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        for (const Solver& solver : solvers()) {
            const QByteArray row = QByteArray("\n  ") + solver.key + ' ';
            QVERIFY2(ran.out.count(row) == 1, qPrintable(ran.told()));
        }
        QCOMPARE(ran.out.count("\n  reference "), 1);
    }

    void rowsLineUp() {
        const Ran ran = runSinew(both());
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QStringList lines = linesOf(ran.out);
        QCOMPARE(lines.size(), 5); // what is compared, the columns, the reference and two solvers
        QVERIFY(lines[0].contains("2 solvers for ") && lines[0].contains("with the weights of the file"));
        for (const char* column :
             {"precision", "recall", "L1", "posed %", "wins", "bleed %", "stretch %", "volume %", "flipped",
              "crossing", "influences", "unweighted", "seconds", "MB"}) {
            QVERIFY2(lines[1].contains(column), column);
        }
        for (const QString& line : lines.mid(1)) {
            QCOMPARE(line.size(), lines[1].size());
        }
    }

    void theArtistsSolverIsTheNearest() {
        const Ran ran = runSinew(both({"--json"}));
        const QJsonObject all = jsonOf(ran);
        QVERIFY2(all["sinewSolverComparison"].toInt() == 1, qPrintable(ran.told()));
        QCOMPARE(all["reference"].toObject()["weights"].toString(), QString("file"));
        QCOMPARE(all["solvers"].toArray().size(), 2);
        const QJsonObject geodesic = solverAt(all, 0);
        const QJsonObject nearest = solverAt(all, 1);
        QCOMPARE(geodesic["solver"].toString(), QString("geodesic"));
        QVERIFY(geodesic["error"].isNull() && nearest["error"].isNull());
        QVERIFY(geodesic["totalVariation"].toDouble() < 0.01);
        QVERIFY(nearest["totalVariation"].toDouble() > geodesic["totalVariation"].toDouble());
        QVERIFY(nearest["posedError"].toDouble() > geodesic["posedError"].toDouble());
        QVERIFY(nearest["bleed"].toDouble() > geodesic["bleed"].toDouble()); // across the gap of the fingers
        QVERIFY(geodesic["wins"].toInt() > 0);
        QCOMPARE(nearest["wins"].toInt(), 0);
        for (const char* key : {"seconds", "stretch", "volumeChange", "influences"}) {
            QVERIFY2(geodesic[key].toDouble() > 0.0, key);
        }
        for (const char* key : {"flippedFaces", "crossingFaces"}) {
            QVERIFY2(geodesic[key].toInt(-1) >= 0 && all["reference"].toObject()[key].toInt(-1) >= 0, key);
        }
        QVERIFY(geodesic["memoryBytes"].isNull() || geodesic["memoryBytes"].toDouble() > 0.0);
        QCOMPARE(geodesic["unweighted"].toInt(), 0);
    }

    void bindOptionsApplyToAll() {
        const QJsonObject all = jsonOf(runSinew(both({"--json", "--max-influences", "1", "--alpha", "0.8"})));
        QCOMPARE(all["recipe"].toObject()["bind"].toObject()["alpha"].toDouble(), 0.8);
        for (const qsizetype row : {0, 1}) {
            QCOMPARE(solverAt(all, row)["influences"].toDouble(), 1.0);
        }
        QVERIFY(all["reference"].toObject()["influences"].toDouble() > 1.0);
    }

    /// What sinew bind takes for the character, with the joints that it needs.
    void everythingThatIsBoundIsTaken_data() {
        QTest::addColumn<QStringList>("options");
        const QString flap = m_files.with(
            "flap.obj", "v -0.4 0.2 0\nv 0.4 0.2 0\nv 0 0.25 0.2\nv 0 0.25 -0.2\nf 1 3 2\nf 1 2 4\n");
        const QString recipe = m_files.with(
            "soft.json", R"({"sinewRecipe": 1, "bind": {"alpha": 0.3, "handles": [{"joint": "knob",
        "shape": "sphere", "center": [0.5, 0.1, 0], "radius": 0.1, "newJoint": true}]}})");
        QTest::newRow("cage") << QStringList{"--cage", "flap=" + flap};
        QTest::newRow("handle") << QStringList{"--handle", "knob=sphere:0.5,0.1,0,0.1", "--new-joints"};
        QTest::newRow("region") << QStringList{"--region", "end=sphere:-1.2,0,0,0.5;joints=joint_1"};
        Progress progress;
        const auto character = importScene(m_files.mesh().toStdString(), progress);
        QVERIFY(character.has_value());
        QTest::newRow("part") << QStringList{
            "--part", QString::fromStdString(partName(character->scene, 0) + "=solve:rigid")};
        QTest::newRow("preset") << QStringList{"--preset", "paper"};
        QTest::newRow("recipe") << QStringList{"--recipe", recipe};
    }

    void everythingThatIsBoundIsTaken() {
        QFETCH(QStringList, options);
        const QStringList shared =
            QStringList{"--skeleton", m_files.skeleton(), "--resolution", "32", "--joints", "all"} + options;
        const Ran bound =
            runSinew(QStringList{"bind", m_files.mesh(), "-o", m_files.path("taken.glb")} + shared);
        QVERIFY2(bound.exitCode == 0, qPrintable(bound.told()));
        const Ran ran =
            runSinew(QStringList{"compare", "--solvers", "nearest,heat", m_files.mesh(), "--json"} + shared);
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        for (const qsizetype row : {0, 1}) {
            QVERIFY2(solverAt(jsonOf(ran), row)["error"].isNull(), qPrintable(ran.told()));
        }
    }

    /// The same voxels give the same weights, so a file that lends its own changes nothing.
    void voxelsOfAnotherFileAreReused() {
        const QJsonObject own = jsonOf(runSinew(both({"--json"})));
        const Ran ran = runSinew(both({"--json", "--reuse", artist()}));
        const QJsonObject reused = jsonOf(ran);
        QCOMPARE(reused["reuse"].toString(), artist());
        QVERIFY(own["reuse"].isNull());
        for (const qsizetype row : {0, 1}) {
            QVERIFY2(solverAt(reused, row)["posedError"] == solverAt(own, row)["posedError"],
                     qPrintable(ran.told()));
        }
        QVERIFY(failedCleanly(runSinew(both({"--reuse", m_files.path("nobody.obj")}))));
    }

    void theFirstJudgesWhereNobodyElseCan() {
        const QStringList run{"compare",    "--solvers",        "nearest,geodesic", m_files.mesh(),
                              "--skeleton", m_files.skeleton(), "--resolution",     "64"};
        const QJsonObject all = jsonOf(runSinew(run + QStringList{"--json"}));
        QCOMPARE(all["reference"].toObject()["weights"].toString(), QString("nearest"));
        QCOMPARE(all["skeleton"].toString(), m_files.skeleton());
        QCOMPARE(solverAt(all, 0)["totalVariation"].toDouble(), 0.0);
        QCOMPARE(solverAt(all, 0)["posedError"].toDouble(), 0.0);
        QVERIFY(solverAt(all, 0)["wins"].isNull() && all["joints"].toArray().isEmpty());
        const Ran text = runSinew(run + QStringList{"--per-joint"});
        QVERIFY2(text.out.contains("as the file has no weights") && !text.out.contains("\n  reference "),
                 qPrintable(text.told()));
        QVERIFY2(text.out.contains("No solver is the nearest"), qPrintable(text.told()));
    }

    void aFailureIsARow() {
        const QStringList poor{"--memory-limit", "1"}; // fine voxels do not fit in
        const Ran ran = runSinew(both(poor, "1024"));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("\n  geodesic   failed: ") && ran.out.contains("MiB"),
                 qPrintable(ran.told()));
        const QJsonObject all = jsonOf(runSinew(both(poor + QStringList{"--json"}, "1024")));
        QVERIFY(solverAt(all, 0)["error"].toString().contains("MiB"));
        QVERIFY(!solverAt(all, 0).contains("l1") && solverAt(all, 1)["l1"].isDouble());
        QStringList alone = both(poor, "1024");
        alone[2] = "geodesic";
        const Ran nobody = runSinew(alone);
        QVERIFY2(failedCleanly(nobody) && nobody.err.contains("MiB"), qPrintable(nobody.told()));
    }

    void everyJointNamesItsNearest() {
        const Ran ran = runSinew(both({"--per-joint"}));
        QVERIFY2(ran.exitCode == 0 && ran.out.contains("Nearest at each joint"), qPrintable(ran.told()));
        const QJsonObject all = jsonOf(runSinew(both({"--json"})));
        const QJsonArray joints = all["joints"].toArray();
        QVERIFY(joints.size() >= 3);
        int wins = 0;
        for (const QJsonValue& value : joints) {
            const QJsonObject joint = value.toObject();
            QVERIFY2(ran.out.contains("\n  " + joint["joint"].toString().toUtf8() + ' '),
                     qPrintable(ran.told()));
            QVERIFY(joint["vertices"].toInt() > 0 && joint["l1"].toObject().size() == 2);
            wins += joint["best"].toString() == "geodesic" ? 1 : 0;
        }
        QCOMPARE(wins, solverAt(all, 0)["wins"].toInt());
    }

    void picturesAreWritten() {
        const QDir folder(m_files.path("pictures"));
        const Ran ran = runSinew(both({"--snapshot", folder.path() + '/'}));
        QVERIFY2(ran.exitCode == 0 && ran.out.contains("Wrote"), qPrintable(ran.told()));
        QCOMPARE(folder.entryList({"*"}, QDir::Files, QDir::Name),
                 (QStringList{"geodesic-difference.png", "geodesic.png", "nearest-difference.png",
                              "nearest.png", "reference.png"}));
        const auto picture = [&](const char* name) { return QImage(folder.filePath(name)); };
        for (const QString& name : folder.entryList({"*.png"})) {
            QCOMPARE(QImage(folder.filePath(name)).size(), picture("reference.png").size());
        }
        QVERIFY(picture("reference.png").width() > 500);
        QVERIFY(picture("geodesic.png") != picture("nearest.png"));
        QVERIFY(picture("geodesic-difference.png") != picture("nearest-difference.png"));
        const Ran again = runSinew(both({"--snapshot", folder.path(), "--json", "--quiet"}));
        QCOMPARE(jsonOf(again)["pictures"].toArray().size(), 5);
        // Nor is a link followed that has the name of a picture.
        QVERIFY(QFile::remove(folder.filePath("reference.png")));
        QVERIFY(QFile::link("../elsewhere.png", folder.filePath("reference.png")));
        QCOMPARE(runSinew(both({"--snapshot", folder.path()})).exitCode, 0);
        QVERIFY(!QFile::exists(m_files.path("elsewhere.png")));
        QVERIFY(!QFileInfo(folder.filePath("reference.png")).isSymLink());
    }

    /// A texture of the character may have the name of a picture.
    void picturesSpareTheInput() {
        const QString texture = m_files.path("nearest.png");
        QImage red(4, 4, QImage::Format_RGB888);
        red.fill(Qt::red);
        QVERIFY(red.save(texture));
        const QByteArray before = fileBytes(texture);
        m_files.with("skin.mtl", "newmtl skin\nmap_Kd nearest.png\n");
        const QString mesh =
            m_files.with("skin.obj", "mtllib skin.mtl\nusemtl skin\n" + fileBytes(m_files.mesh()));
        const Ran ran = runSinew({"compare", "--solvers", "nearest", mesh, "--skeleton", m_files.skeleton(),
                                  "--snapshot", m_files.path(".")});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("nearest.png"), qPrintable(ran.told()));
        QCOMPARE(fileBytes(texture), before);
    }

    void quietPrintsTheTableAlone() {
        const Ran ran = runSinew(both({"--quiet"}));
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        QCOMPARE(linesOf(ran.out).size(), 5);
    }

    void failsCleanly_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QStringList& more, const char* says) {
            QTest::newRow(name) << (QStringList{"compare", "--solvers", "nearest"} + more)
                                << QByteArray(says);
        };
        row("missing", {m_files.path("missing.glb")}, "missing.glb");
        row("no skeleton", {m_files.mesh()}, "no skeleton. Use one from another file with --skeleton");
        row("no recipe", {artist(), "--recipe", m_files.path("none.json")}, "none.json");
        row("no folder for the folder", {artist(), "--snapshot", m_files.path("no/where")}, "folder");
        row("folder is a file", {artist(), "--snapshot", m_files.skeleton()}, "folder");
    }

    void failsCleanly() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("unknown solver")
            << QStringList{"--solvers", "geodesic,magic"}
            << QByteArray("some of " + QByteArray::fromStdString(solverKeys()) + ", not magic");
        QTest::newRow("two files as well")
            << QStringList{artist(), "--solvers", "all"} << QByteArray("Either");
        QTest::newRow("a solver of no name") << QStringList{"--solvers", ""} << QByteArray("choose all");
        QTest::newRow("settings of no bind")
            << QStringList{artist(), "--alpha", "1"} << QByteArray("--solvers");
        QTest::newRow("pictures of no bind")
            << QStringList{artist(), "--snapshot", "x"} << QByteArray("--solvers");
    }

    void wrongUsage() {
        QFETCH(QStringList, more);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(QStringList{"compare", artist()} + more);
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty() && ran.err.count('\n') == 1, qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
    }

private:
    QString artist() const { return m_files.path("fingers.glb"); }
    /// Two solvers on two fingers whose weights are those of the first.
    QStringList both(const QStringList& more = {}, const char* resolution = "128") const {
        return QStringList{"compare", "--solvers", "geodesic,nearest", artist(), "--resolution", resolution} +
               more;
    }
    LimbFiles m_files;
};

SINEW_TEST(TestCompareSolvers, QCoreApplication)

} // namespace testCompareSolvers

#include "TestCompareSolvers.moc"
