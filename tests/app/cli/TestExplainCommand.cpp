#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace testExplainCommand {

using namespace sinew::test;

class TestExplainCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void saysWhyAVertexIsBound() {
        const QJsonObject answer = explained({"--vertex", "7"});
        QCOMPARE(answer["sinewExplanation"].toInt(), 2);
        QCOMPARE(answer["vertex"].toInt(), 7);
        const QJsonArray bones = answer["bones"].toArray();
        QCOMPARE(bones.size(), 3);
        double sum = 0.0;
        double before = 2.0;
        for (const QJsonValue& bone : bones) {
            const double weight = bone["weight"].toDouble();
            QVERIFY2(weight <= before, "largest weight first");
            before = weight;
            sum += weight;
            QVERIFY(bone["reached"].toBool());
            const QJsonArray path = bone["path"].toArray();
            QVERIFY(!path.isEmpty());
            double length = -1.0;
            for (const QJsonValue& step : path) {
                QVERIFY2(step["pathMeters"].toDouble() >= length, "a path only gets longer");
                length = step["pathMeters"].toDouble();
            }
        }
        QVERIFY(qAbs(sum - 1.0) < 1e-5);
    }

    void placesFindTheNearestVertex() {
        const QJsonArray place = explained({"--vertex", "40"})["meters"].toArray();
        const QString at = QString("%1,%2,%3")
                               .arg(place[0].toDouble() + 1e-4)
                               .arg(place[1].toDouble())
                               .arg(place[2].toDouble());
        QCOMPARE(explained({"--at", at})["vertex"].toInt(), 40);
    }

    void theLimitIsAccountedFor() {
        const QString recipe =
            m_files.with("one.json", R"({"sinewRecipe": 1, "bind": {"maxInfluences": 1, "alpha": 0}})");
        const QJsonObject answer = explained({"--vertex", "250", "--recipe", recipe});
        QCOMPARE(answer["weights"].toArray().size(), 1);
        QVERIFY(answer["unlimited"].toArray().size() > 1);
        const Ran ran = runSinew(asking({"--vertex", "250", "--recipe", recipe}));
        QVERIFY2(ran.out.contains("Lost to max influences"), qPrintable(ran.told()));
    }

    void textIsForPeople() {
        const Ran ran = runSinew(asking({"--vertex", "7"}));
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        for (const char* says : {"limb", "vertex 7 at (", "m: ", "voxel", " %"}) {
            QVERIFY2(ran.out.contains(says), qPrintable(ran.told()));
        }
    }

    /// Joints of a lattice have the weight, and none is a bone that reaches the vertex.
    void latticesAreToldAsOne() {
        const QString recipe = m_files.with(
            "lattice.json", R"({"sinewRecipe": 1, "bind": {"cages": [{"name": "l", "kind": "lattice",
        "counts": [2, 2, 2], "vertices": [[-9, -9, -9], [9, -9, -9], [-9, 9, -9], [9, 9, -9], [-9, -9, 9],
        [9, -9, 9], [-9, 9, 9], [9, 9, 9]]}]}})");
        for (const QJsonValue& bone : explained({"--vertex", "7", "--recipe", recipe})["bones"].toArray()) {
            QVERIFY2(!bone["joint"].toString().startsWith("l_"), qPrintable(bone["joint"].toString()));
        }
        const Ran ran = runSinew(asking({"--vertex", "7", "--recipe", recipe}));
        QVERIFY2(ran.out.contains("Joints of handles, cages and lattices\n  100 %"), qPrintable(ran.told()));
        QVERIFY2(!ran.out.contains("Lost to max influences"), qPrintable(ran.told()));
    }

    void regionsAreNamed() {
        const QString recipe =
            m_files.with("region.json",
                         R"({"sinewRecipe": 1, "bind": {"regions": [{"name": "everything", "shape": "sphere",
        "center": [0, 0, 0], "radius": 100, "alpha": 0.2, "joints": ["joint_2"]}]}})");
        const QJsonArray regions = explained({"--vertex", "7", "--recipe", recipe})["regions"].toArray();
        QCOMPARE(regions.size(), 1);
        QCOMPARE(regions[0]["region"].toString(), QString("everything"));
        QCOMPARE(regions[0]["amount"].toDouble(), 1.0);
        const Ran ran = runSinew(asking({"--vertex", "7", "--recipe", recipe}));
        QVERIFY2(ran.out.contains("region everything, 100 %: alpha 0.2, only joint_2"),
                 qPrintable(ran.told()));
        QCOMPARE(explained({"--vertex", "7"})["regions"].toArray().size(), 0);
    }

    void readingWarnsOnStandardError() {
        const QStringList wooden{"explain", m_files.wooden(), "--skeleton", m_files.skeleton(), "--vertex",
                                 "7",       "--resolution",   "32"};
        const Ran ran = runSinew(wooden);
        QVERIFY2(ran.exitCode == 0 && onlyWarned(ran) && ran.err.contains("nowhere.png"),
                 qPrintable(ran.told()));
        const Ran json = runSinew(wooden + QStringList{"--json"});
        QVERIFY2(json.err == ran.err && QJsonDocument::fromJson(json.out).isObject(),
                 qPrintable(json.told()));
        const Ran quiet = runSinew(wooden + QStringList{"--quiet"});
        QVERIFY2(quiet.err.isEmpty() && quiet.out == ran.out, qPrintable(quiet.told()));
    }

    void skeletonsAstrayAreTold() {
        const QString far = m_files.with("far.tgf", "1 99 0 0\n2 100 0 0\n3 101 0 0\n#\n1 2\n2 3\n");
        const QStringList explain{"explain", m_files.mesh(), "--skeleton", far, "--vertex",
                                  "7",       "--resolution", "32"};
        const Ran ran = runSinew(explain);
        QVERIFY2(ran.exitCode == 0 && onlyWarned(ran) && ran.err.contains("3 of its 3 joints are outside"),
                 qPrintable(ran.told()));
        const QString fit = m_files.with("fit.json", R"({"sinewRecipe": 1, "fitSkeleton": true})");
        const Ran fitted = runSinew(explain + QStringList{"--recipe", fit});
        QVERIFY2(fitted.exitCode == 0 && fitted.err.isEmpty(), qPrintable(fitted.told()));
    }

    void everyFieldIsInTheHelp() {
        const QByteArray help = runSinew({"explain", "--help"}).out;
        const QJsonObject answer = explained({"--vertex", "7"});
        QStringList keys = answer.keys() + answer["bones"][0].toObject().keys() +
                           answer["bones"][0]["path"][0].toObject().keys();
        QVERIFY(keys.size() > 15);
        for (const QString& key : keys) {
            QVERIFY2(help.contains(key.toUtf8()), qPrintable(key));
        }
    }

    void failsCleanly() {
        QVERIFY(failedCleanly(runSinew(asking({"--vertex", "100000"}))));
        QVERIFY(failedCleanly(runSinew(asking({"--vertex", "1", "--part", "nobody"}))));
        QVERIFY(failedCleanly(runSinew({"explain", m_files.mesh(), "--vertex", "1"}))); // no skeleton
        const Ran usage = runSinew({"explain", m_files.mesh()});
        QCOMPARE(usage.exitCode, 2);
        QVERIFY2(usage.err.contains("--vertex"), qPrintable(usage.told()));
    }

    void editsOfUnknownJointsNameTheRecipe() {
        const QString recipe = m_files.with(
            "edits.json",
            R"({"sinewRecipe": 1, "skeletonEdits": [{"edit": "delete", "joints": [{"joint": "nobody"}]}]})");
        const QStringList input{m_files.mesh(), "--skeleton", m_files.skeleton(), "--recipe", recipe};
        const Ran runs[] = {runSinew(QStringList{"explain", "--vertex", "7"} + input),
                            runSinew(QStringList{"compare", "--solvers", "all"} + input)};
        for (const Ran& ran : runs) {
            QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
            QVERIFY2(ran.err.contains("nobody") && ran.err.contains("edits.json"), ran.err.constData());
            QVERIFY(!ran.err.contains("skeletonEdits"));
        }
    }

private:
    QStringList asking(const QStringList& more) const {
        return QStringList{"explain",          m_files.mesh(), "--skeleton",
                           m_files.skeleton(), "--resolution", "64"} +
               more;
    }
    QJsonObject explained(const QStringList& more) const {
        const Ran ran = runSinew(asking(more + QStringList{"--json"}));
        return ran.exitCode == 0 && ran.err.isEmpty() ? QJsonDocument::fromJson(ran.out).object()
                                                      : QJsonObject();
    }
    LimbFiles m_files;
};

SINEW_TEST(TestExplainCommand, QCoreApplication)

} // namespace testExplainCommand

#include "TestExplainCommand.moc"
