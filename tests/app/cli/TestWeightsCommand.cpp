#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/app/support/SpoiledWeights.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <map>
#include <span>

namespace testWeightsCommand {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Half the sum over joints of what they have more or less.
double rowsDiffer(std::span<const Influence> a, std::span<const Influence> b) {
    std::map<std::int32_t, double> sums;
    for (const Influence& influence : a) {
        sums[influence.joint] += static_cast<double>(influence.weight);
    }
    for (const Influence& influence : b) {
        sums[influence.joint] -= static_cast<double>(influence.weight);
    }
    double sum = 0.0;
    for (const auto& [joint, difference] : sums) {
        sum += 0.5 * std::abs(difference);
    }
    return sum;
}

} // namespace

class TestWeightsCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", rigged(),
                                  "--resolution", "64", "--max-influences", "4"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void weightsLeaveAndComeBack_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"w.csv", "w.json", "w.txt"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void weightsLeaveAndComeBack() {
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

    void aRigFileOpensBesideItsMesh() {
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

    /// A vertex in the middle hangs on the last joint, another on none.
    void faultyWeightsAreRepaired() {
        const Scene healthy = imported(rigged());
        const auto middle = static_cast<std::uint32_t>(healthy.parts[0].mesh->vertexCount() / 2);
        const QByteArray last = QByteArray::fromStdString(healthy.skeleton.joints.back().name);
        const QByteArray first = QByteArray::fromStdString(healthy.skeleton.joints.front().name);
        const QByteArray far = healthy.parts[0].mesh->vertices[middle].x() > 0 ? first : last;
        const QString bad =
            m_files.with("faulty.csv", "vertex,joint,weight\n" + QByteArray::number(middle) + ',' + far +
                                           ",1\n" + QByteArray::number(middle / 2) + ",,\n");
        const QString out = m_files.path("mended.glb");
        const Ran ran = runSinew({"weights", rigged(), "--import", bad, "--repair", "-o", out});
        QVERIFY2(ran.exitCode == 0 && ran.out.contains("Repaired 2 vertices: 1 without weights"),
                 qPrintable(ran.told()));
        const Scene mended = imported(out);
        const SkinWeights& before = *healthy.parts[0].weights;
        const SkinWeights& after = *mended.parts[0].weights;
        QCOMPARE(after.vertexCount(), before.vertexCount());
        for (std::uint32_t v = 0; v < before.vertexCount(); ++v) {
            QVERIFY(rowsDiffer(before.at(v), after.at(v)) < (v == middle || v == middle / 2 ? 0.2 : 1e-6));
        }
    }

    void healthyWeightsStay() {
        const QString out = m_files.path("same.glb");
        const Ran ran = runSinew({"weights", rigged(), "--repair", "-o", out});
        QVERIFY2(ran.exitCode == 0 && ran.out.contains("No faulty weights found"), qPrintable(ran.told()));
        QVERIFY(*imported(out).parts[0].weights == *imported(rigged()).parts[0].weights);
        const Ran nowhere = runSinew({"weights", rigged(), "--repair"});
        QVERIFY2(nowhere.exitCode == 2 && nowhere.err.contains("--output"), qPrintable(nowhere.told()));
    }

    void whatReadingMendsIsRepaired() {
        const Ran seen = runSinew({"inspect", spoiled()});
        QVERIFY2(seen.out.contains("not of sum 1           1 vertex"), qPrintable(seen.told()));
        QVERIFY2(seen.out.contains("invalid weights        4 vertices"), qPrintable(seen.told()));
        const QString mended = m_files.path("mended.glb");
        const Ran ran = runSinew({"weights", spoiled(), "--repair", "-o", mended});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("Normalized the weights of 1 vertex that did not sum to 1"),
                 qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("Removed invalid weights") && ran.out.contains("of 4 vertices"),
                 qPrintable(ran.told()));
        QVERIFY2(!ran.out.contains("No faulty weights"), qPrintable(ran.told()));
        const Ran again = runSinew({"weights", mended, "--repair", "-o", m_files.path("again.glb")});
        QVERIFY2(!again.out.contains("Normalized") && !again.out.contains("Removed"),
                 qPrintable(again.told()));
    }

    void invalidWeightsAreNotHandedOn() {
        const QString copied = m_files.path("copied.glb");
        const Ran ran = runSinew({"weights", spoiled(), "-o", copied});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("invalid weights"), qPrintable(ran.told()));
        const Ran seen = runSinew({"inspect", copied});
        QVERIFY2(seen.out.contains("not of sum 1           0 vertices"), qPrintable(seen.told()));
        QVERIFY2(seen.out.contains("invalid weights        0 vertices"), qPrintable(seen.told()));
    }

    void failsCleanly_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const QString bad = m_files.with("bad.csv", "vertex,joint,weight\n0,nobody,1\n");
        const QString few = m_files.with("few.txt", "joints a 0 0 0\nskin 0 a 1\n");
        const QString out = m_files.path("no.glb");
        QTest::newRow("no skeleton") << QStringList{"weights", m_files.mesh(), "--export",
                                                    m_files.path("a.csv")}
                                     << QByteArray("no skeleton");
        QTest::newRow("joint") << QStringList{"weights", rigged(), "--import", bad, "-o", out}
                               << QByteArray("nobody");
        QTest::newRow("count") << QStringList{"weights", rigged(), "--import", few, "-o", out}
                               << QByteArray("vertices");
        QTest::newRow("ending") << QStringList{"weights", rigged(), "--export", m_files.path("a.xml")}
                                << QByteArray(".csv");
        QTest::newRow("input") << QStringList{"weights", rigged(), "--import", bad, "--export", bad}
                               << QByteArray("--force");
        QTest::newRow("gone") << QStringList{"weights", rigged(), "--import", m_files.path("gone.csv"),
                                             "-o",      out}
                              << QByteArray("gone.csv");
    }

    void failsCleanly() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran) && ran.err.contains(says), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("no.glb")));
    }

    void somethingHasToBeWritten() {
        const Ran ran = runSinew({"weights", rigged()});
        QVERIFY2(ran.exitCode == 2 && ran.err.contains("--export"), qPrintable(ran.told()));
    }

private:
    Scene imported(const QString& file) const {
        Progress progress;
        Expected<ImportedScene> read = importScene(file.toStdString(), progress);
        return read ? read->scene : Scene();
    }
    /// The rigged limb with five vertices whose weights are wrong in the file.
    QString spoiled() const {
        QFile file(rigged());
        if (!file.open(QIODevice::ReadOnly)) {
            return {};
        }
        SpoiledGlb glb(file.readAll());
        glb.spoilFive();
        return m_files.with("spoiled.glb", glb.bytes());
    }
    QString rigged() const { return m_files.path("rigged.glb"); }
    LimbFiles m_files;
};

SINEW_TEST(TestWeightsCommand, QCoreApplication)

} // namespace testWeightsCommand

#include "TestWeightsCommand.moc"
