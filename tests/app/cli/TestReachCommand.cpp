#include "app/cli/weights/ReachTargets.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/Pose.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>

namespace testReachCommand {

using namespace sinew;
using namespace sinew::test;

/// sinew weights --reach: vertices that are to come somewhere in a pose.
class TestReachCommand : public QObject {
    Q_OBJECT
    LimbFiles m_files;

    QString rigged() const { return m_files.path("rigged.glb"); }
    QString pose() const { return m_files.path("pose.json"); }

    Ran reach(const QByteArray& targets, const QStringList& more = {}) const {
        const QString file = m_files.with("targets.json", targets);
        return runSinew(QStringList{"weights", rigged(), "--pose", pose(), "--reach", file, "-o",
                                    m_files.path("out.glb"), "--force"} +
                        more);
    }

    /// Where two joints with equal weights bring a vertex in the pose.
    static Vec3 halfWay(const Scene& scene, const Pose& bent, std::uint32_t vertex) {
        const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, bent);
        const Vec3& rest = scene.parts[0].mesh->vertices[vertex];
        return 0.5 * (matrices[0] * rest) + 0.5 * (matrices[1] * rest);
    }

    static QByteArray targetAt(std::uint32_t vertex, const Vec3& position) {
        return QString(R"({"targets": [{"vertex": %1, "position": [%2, %3, %4]}]})")
            .arg(vertex)
            .arg(position.x(), 0, 'g', 12)
            .arg(position.y(), 0, 'g', 12)
            .arg(position.z(), 0, 'g', 12)
            .toUtf8();
    }

    static double weightIn(const Scene& scene, std::uint32_t vertex, std::int32_t joint) {
        const auto row = scene.parts[0].weights->at(vertex);
        const auto at = std::ranges::find(row, joint, &Influence::joint);
        return at == row.end() ? 0.0 : static_cast<double>(at->weight);
    }

private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", rigged(),
                                  "--resolution", "64", "--max-influences", "4"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene scene = imported(rigged());
        const QByteArray name = QByteArray::fromStdString(scene.skeleton.joints[1].name);
        m_files.with("pose.json", "{\"" + name + "\": {\"rotate\": [0, 0, 70]}}");
    }

    void aVertexReachesItsTarget() {
        const Scene before = imported(rigged());
        Pose bent = Pose::bindPose(before.skeleton);
        bent.joints[1].rotation = Quat(Eigen::AngleAxisd(70.0 / 180.0 * 3.14159265358979, Vec3::UnitZ()));
        const auto& mesh = *before.parts[0].mesh;
        std::uint32_t vertex = 0;
        for (std::uint32_t p = 0; p < mesh.vertexCount(); ++p) {
            vertex = std::abs(weightIn(before, p, 1) - 0.3) < std::abs(weightIn(before, vertex, 1) - 0.3)
                         ? p
                         : vertex;
        }
        const Ran ran = reach(targetAt(vertex, halfWay(before, bent, vertex)));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("Reached 1 of 1 target"), qPrintable(ran.told()));
        const Scene after = imported(m_files.path("out.glb"));
        QVERIFY(std::abs(weightIn(after, vertex, 0) - 0.5) < 1e-3); // the joints below the bend move alike
        std::size_t changed = 0;
        for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
            changed +=
                std::ranges::equal(after.parts[0].weights->at(p), before.parts[0].weights->at(p)) ? 0 : 1;
        }
        QVERIFY2(changed > 0 && changed < 8, qPrintable(QString::number(changed)));
    }

    void whatIsOutOfReachIsTold() {
        const Ran ran = reach(targetAt(5, Vec3(0, 0, 9)));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("Reached 0 of 1 target"), qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("Vertex 5 of "), qPrintable(ran.told()));
        const Ran dual = reach(targetAt(5, Vec3(0, 0, 9)), {"--deformer", "dqs", "--reach-keep", "0.5"});
        QVERIFY2(dual.exitCode == 0, qPrintable(dual.told()));
    }

    void brokenTargetsAreToldOf_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no list") << QByteArray("{}") << QByteArray("targets");
        QTest::newRow("no position") << QByteArray(R"({"targets": [{"vertex": 1}]})")
                                     << QByteArray("target 1");
        QTest::newRow("no number") << QByteArray(R"({"targets": [{"vertex": 1, "position": [0, "a", 1]}]})")
                                   << QByteArray("target 1");
        QTest::newRow("below 0") << QByteArray(R"({"targets": [{"vertex": -1, "position": [0, 0, 1]}]})")
                                 << QByteArray("target 1");
        QTest::newRow("too far") << QByteArray(R"({"targets": [{"vertex": 1, "position": [0, 1e155, 1]}]})")
                                 << QByteArray("target 1");
        QTest::newRow("twice") << QByteArray(R"({"targets": [{"vertex": 1, "position": [0, 0, 1]},
                                                {"vertex": 1, "position": [0, 0, 1]}]})")
                               << QByteArray("second time");
        QTest::newRow("too many") << QByteArray(R"({"targets": [{"vertex": 99999, "position": [0, 0, 1]}]})")
                                  << QByteArray("99999");
        QTest::newRow("no part") << QByteArray(
                                        R"({"targets": [{"part": "x", "vertex": 1, "position": [0, 0, 1]}]})")
                                 << QByteArray("x");
        QTest::newRow("no JSON") << QByteArray("targets") << QByteArray("targets.json");
    }

    void brokenTargetsAreToldOf() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, says);
        const Ran ran = reach(text);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
        QVERIFY2(!ran.err.contains("pose"), qPrintable(ran.told()));
    }

    void oneWithoutTheOtherIsRefused() {
        const Ran ran = runSinew({"weights", rigged(), "--pose", pose(), "-o", m_files.path("a.glb")});
        QVERIFY2(ran.exitCode != 0, qPrintable(ran.told()));
        const QString targets = m_files.with("targets.json", targetAt(5, Vec3(0, 0, 9)));
        const Ran other = runSinew({"weights", rigged(), "--reach", targets, "-o", m_files.path("a.glb")});
        QVERIFY2(other.exitCode != 0, qPrintable(other.told()));
    }
};

SINEW_TEST(TestReachCommand, QCoreApplication)

} // namespace testReachCommand

#include "TestReachCommand.moc"
