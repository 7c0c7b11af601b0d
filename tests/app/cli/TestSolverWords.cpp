#include "core/solve/Solvers.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <string_view>

namespace testSolverWords {

using namespace sinew;
using namespace sinew::test;

/// What commands say of a bind is of its solver, in no other solver's words.
class TestSolverWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void explanationsAreTheSolversOwn_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("ownWord");
        // What the summary says of a solver's own settings.
        const QMap<QString, QString> own{
            {"geodesic", "penalty "},        {"heat", "heat 1"},
            {"voxel-heat", "heat 1"},        {"inverse-distance", "power of distance "},
            {"envelope", "envelope blend "}, {"picture", "smoothness "}};
        for (const Solver& solver : solvers()) {
            QTest::newRow(solver.key) << QString(solver.key) << own.value(solver.key);
        }
    }

    void explanationsAreTheSolversOwn() {
        QFETCH(QString, key);
        const Solver& solver = *findSolver(key.toStdString());
        const QString recipe = m_files.with(
            "explain.json", "{\"sinewRecipe\": 1, \"bind\": {\"resolution\": 32, \"automatic\": false, "
                            "\"joints\": \"all\", \"rigidShells\": false, \"solver\": \"" +
                                key.toUtf8() + "\"}}");
        const QStringList asking = onLimb("explain", {"--recipe", recipe, "--vertex", "100"});
        const Ran text = runSinew(asking);
        QVERIFY2(text.exitCode == 0, qPrintable(text.told()));
        const QString out = QString::fromUtf8(text.out);
        const QStringList lines = out.split('\n');
        QVERIFY2(lines.contains("  solver " + key), qPrintable(out));
        QCOMPARE(lines.filter("  solver").size(), 1);
        QVERIFY2(lines.contains("By distance only") == solver.distances, qPrintable(out));
        QVERIFY2(out.contains("Smoothing over") == solver.distances, qPrintable(out));
        QVERIFY2(lines.contains("As solved") != solver.distances, qPrintable(out));
        const bool paths = solver.distances && solver.voxels;
        QVERIFY2(out.contains(" voxels") == paths, qPrintable(out));
        QVERIFY2(out.contains("in a straight line") != paths, qPrintable(out));
        const QJsonObject json =
            QJsonDocument::fromJson(runSinew(asking + QStringList{"--json"}).out).object();
        QCOMPARE(json["solver"].toString(), key);
        QCOMPARE(json["voxelMeters"].toDouble() > 0.0, paths);
    }

    void summariesAndReportsAreTheSolversOwn_data() { explanationsAreTheSolversOwn_data(); }
    void summariesAndReportsAreTheSolversOwn() {
        QFETCH(QString, key);
        QFETCH(QString, ownWord);
        const Solver& solver = *findSolver(key.toStdString());
        const QString report = m_files.path("words.json");
        const Ran ran = runSinew(onLimb("bind", {"-o", m_files.path("words.glb"), "--solver", key, "--joints",
                                                 "all", "--resolution", "32", "--report", report}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QString out = QString::fromUtf8(ran.out);
        QVERIFY2(out.contains("solver " + key + ',') == (key != "geodesic"), qPrintable(out));
        QVERIFY2(out.contains("smoothing ") == solver.distances, qPrintable(out));
        QVERIFY2(out.contains("falloff ") == solver.distances, qPrintable(out));
        QVERIFY2(out.contains("voxel size") == solver.voxels, qPrintable(out));
        for (const char* word : {"penalty ", "heat 1", "power of distance ", "envelope blend "}) {
            QVERIFY2(out.contains(word) == (ownWord == word), qPrintable(word + (": " + out)));
        }
        const QJsonObject json = QJsonDocument::fromJson(fileBytes(report)).object();
        QCOMPARE(json["solver"].toString(), key);
        QCOMPARE(json["voxelSizeMeters"].toDouble() > 0.0, solver.voxels);
    }

private:
    QStringList onLimb(const char* command, const QStringList& more) const {
        return QStringList{command, m_files.mesh(), "--skeleton", m_files.skeleton()} + more;
    }
    LimbFiles m_files;
};

SINEW_TEST(TestSolverWords, QCoreApplication)

} // namespace testSolverWords

#include "TestSolverWords.moc"
