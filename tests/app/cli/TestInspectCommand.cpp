#include "app/report/Inspection.h"
#include "core/bind/settings/BindSettings.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/DrawnFigure.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace testInspectCommand {

using namespace sinew::test;

class TestInspectCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsWhatIsThere() {
        const QJsonObject report = inspected(m_files.mesh(), {"--skeleton", m_files.skeleton()});
        QCOMPARE(report["sinewInspection"].toInt(), 2);
        QCOMPARE(report["file"].toString(), m_files.mesh());
        const QJsonObject totals = report["totals"].toObject();
        // A capsule of 31 rings of 16 vertices, capped by two vertices.
        QCOMPARE(totals["vertices"].toInt(), 31 * 16 + 2);
        QCOMPARE(totals["polygons"].toInt(), 32 * 16);
        QCOMPARE(totals["shells"].toInt(), 1);
        for (const char* problem : {"nonManifoldEdges", "borderEdges", "windingEdges", "degeneratePolygons",
                                    "duplicatePolygons", "selfIntersectingPolygons", "isolatedVertices"}) {
            QVERIFY2(totals[problem].toInt(-1) == 0, problem);
        }
        QCOMPARE(report["parts"].toArray().size(), 1);
        QVERIFY(report["parts"][0]["watertight"].toBool());
        QCOMPARE(report["joints"].toArray().size(), 3);
        QCOMPARE(report["roots"].toArray().size(), 1);
        const QJsonArray size = report["sizeMeters"].toArray();
        QCOMPARE(size.size(), 3);
        QVERIFY(qAbs(size[0].toDouble() - 2.5 * report["metersPerUnit"].toDouble()) < 1e-5);
    }

    void findsWhatIsWrong() {
        const QByteArray bad = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nv 1 1 1\nv 5 5 5\n"
                               "f 1 2 3\nf 1 2 4\nf 1 2 5\n" // three faces on an edge
                               "f 1 2 3\n"                   // the first again
                               "f 1 1 2\n";                  // no area
        const QJsonObject totals = totalsOf(m_files.with("bad.obj", bad));
        QVERIFY(totals["nonManifoldEdges"].toInt() >= 1);
        QVERIFY(totals["borderEdges"].toInt() >= 4);
        QCOMPARE(totals["duplicatePolygons"].toInt(), 1);
        QCOMPARE(totals["degeneratePolygons"].toInt(), 1);
        const QByteArray crossing =
            "v 0 0 0\nv 2 0 0\nv 0 2 0\nv 0.5 0.5 -1\nv 0.5 0.5 1\nv 3 3 1\nf 1 2 3\nf 4 5 6\n";
        QCOMPARE(totalsOf(m_files.with("cross.obj", crossing))["selfIntersectingPolygons"].toInt(), 2);
        const QByteArray turned = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3\nf 1 4 3\n";
        QCOMPARE(totalsOf(m_files.with("turned.obj", turned))["windingEdges"].toInt(), 1);
    }

    void namesJointsOutside() {
        const QString skeleton = m_files.with("out.tgf", "1 0 0 0\n2 0.5 0 0\n3 0.5 3 0\n#\n1 2\n2 3\n");
        const QJsonObject report = inspected(m_files.mesh(), {"--skeleton", skeleton});
        QCOMPARE(report["jointsOutside"].toArray(), QJsonArray{report["joints"][2]});
    }

    /// As for a bind: what counts is whether its bone lies anywhere in the mesh.
    void aJointWhoseBoneReachesInsideIsNotOutside() {
        sinew::Scene scene = sinew::test::limb();
        const double above = 3.0 * sinew::bounds(scene).extent().y();
        scene.skeleton.joints[1].modelFromJointBind.translation().y() += above;
        QVERIFY(sinew::jointsOutside(scene).empty());
        for (sinew::Joint& joint : scene.skeleton.joints) {
            joint.modelFromJointBind.translation().y() += above;
        }
        QCOMPARE(sinew::jointsOutside(scene).size(), scene.skeleton.size());
    }

    /// A picture has no volume: its outline counts.
    void jointsOnAPictureAreNotOutside() {
        sinew::Scene picture = figureOfAPicture();
        addJoint(picture.skeleton, "Chest", sinew::kNone, sinew::Vec3(0, 120, 0));
        addJoint(picture.skeleton, "Hand", 0, sinew::Vec3(80, 138, 0.5));
        addJoint(picture.skeleton, "Beside", 0, sinew::Vec3(60, 60, 0));
        QVERIFY(sinew::jointsOutside(picture) == std::vector<std::size_t>{2});
    }

    void judgesForABind() {
        const QJsonObject closed = inspected(m_files.mesh())["solver"].toObject();
        QCOMPARE(closed["resolution"].toInt(), sinew::BindSettings().resolution);
        QVERIFY(closed["encloses"].toBool());
        QVERIFY(closed["holes"].toArray().isEmpty());
        const QString card = m_files.with("card.obj", "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n");
        const QJsonObject sheet = inspected(card, {"--resolution", "64"})["solver"].toObject();
        QCOMPARE(sheet["resolution"].toInt(), 64);
        QVERIFY(!sheet["encloses"].toBool(true));
        QCOMPARE(sheet["holes"][0]["effect"].toString(), QString("noInside"));
        const Ran ran = runSinew({"inspect", card});
        QVERIFY2(ran.out.contains("Bind at resolution 64") && ran.out.contains("open sheet"),
                 qPrintable(ran.told()));
        QVERIFY(runSinew({"inspect", m_files.mesh()}).out.contains("No issues found"));
    }

    void tellsOfWeights() {
        const QJsonObject before = inspected(m_files.mesh());
        QVERIFY(!before["parts"][0]["weighted"].toBool(true));
        QCOMPARE(before["totals"]["unweightedVertices"].toInt(), before["totals"]["vertices"].toInt());
        QCOMPARE(runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                           m_files.path("b.glb"), "--resolution", "32", "--max-influences", "2"})
                     .exitCode,
                 0);
        const QJsonObject after = inspected(m_files.path("b.glb"));
        QVERIFY(after["parts"][0]["weighted"].toBool());
        QCOMPARE(after["totals"]["unweightedVertices"].toInt(-1), 0);
        QCOMPARE(after["totals"]["maxInfluences"].toInt(), 2);
        QCOMPARE(after["weightedJoints"].toArray().size(), 3);
        const QJsonObject faults = after["totals"]["weightFaults"].toObject();
        QCOMPARE(faults.keys(),
                 QStringList({"beyondLimit", "far", "invalid", "noisy", "notOfSumOne", "zero"}));
        for (const QString& fault : faults.keys()) {
            QVERIFY2(faults[fault].toInt(-1) == 0, qPrintable(fault));
        }
        QVERIFY(runSinew({"inspect", m_files.path("b.glb")}).out.contains("noisy weights"));
        QVERIFY(!runSinew({"inspect", m_files.mesh()}).out.contains("noisy weights"));
    }

    void textIsForPeople() {
        const Ran ran = runSinew({"inspect", m_files.mesh(), "--skeleton", m_files.skeleton()});
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        for (const char* says :
             {"size", "polygons", "512", "open borders", "Skeleton", "outside the mesh", "none"}) {
            QVERIFY2(ran.out.contains(says), qPrintable(ran.told()));
        }
    }

    void everyFieldIsInTheHelp() {
        const QByteArray help = runSinew({"inspect", "--help"}).out;
        const QJsonObject report = inspected(m_files.mesh(), {"--skeleton", m_files.skeleton()});
        QStringList keys =
            report.keys() + report["totals"].toObject().keys() + report["parts"][0].toObject().keys();
        const QString card = m_files.with("card.obj", "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n");
        const QJsonObject solver = inspected(card, {"--resolution", "16"})["solver"].toObject();
        keys += solver.keys() + solver["holes"][0].toObject().keys();
        for (const QJsonValue& notice : report["issues"].toArray()) {
            keys += notice.toObject().keys();
        }
        QVERIFY(keys.size() > 30);
        for (const QString& key : keys) {
            QVERIFY2(help.contains(key.toUtf8()), qPrintable(key));
        }
    }

    void failsCleanly() {
        QVERIFY(failedCleanly(runSinew({"inspect", m_files.path("missing.fbx")})));
        QVERIFY(failedCleanly(runSinew({"inspect", m_files.with("broken.glb", "glTF"), "--json"})));
    }

private:
    QJsonObject inspected(const QString& file, const QStringList& options = {}) const {
        const Ran ran = runSinew(QStringList{"inspect", file, "--json"} + options);
        return ran.exitCode == 0 && ran.err.isEmpty() ? QJsonDocument::fromJson(ran.out).object()
                                                      : QJsonObject();
    }
    QJsonObject totalsOf(const QString& file) const { return inspected(file)["totals"].toObject(); }
    LimbFiles m_files;
};

SINEW_TEST(TestInspectCommand, QCoreApplication)

} // namespace testInspectCommand

#include "TestInspectCommand.moc"
