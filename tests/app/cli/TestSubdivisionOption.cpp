#include "core/geometry/subdivide/SubdividedMesh.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace testSubdivisionOption {

using namespace sinew;
using namespace sinew::test;

class TestSubdivisionOption : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew(m_files.bind("limb.glb"));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        m_pose = m_files.with("still.json", "{}");
    }

    void poseWritesTheSurface() {
        const Ran ran = runSinew({"pose", rigged(), "--pose", m_pose, "--subdivision", "2", "-o",
                                  m_files.path("smooth.obj"), "--report", m_files.path("smooth.json")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("2 levels of Catmull-Clark"), qPrintable(ran.told()));
        const Mesh cage = *imported(rigged()).parts[0].mesh;
        const Scene written = imported(m_files.path("smooth.obj"));
        QCOMPARE(written.parts[0].mesh->polygonCount(), 4 * cage.cornerCount());
        Progress progress;
        const SubdividedMesh smooth = *subdivided(cage, SubdivisionScheme::CatmullClark, 2, progress);
        const Aabb wanted = bounds(smooth.mesh);
        const Aabb box = bounds(*written.parts[0].mesh);
        QVERIFY((box.min - wanted.min).norm() < 1e-5 && (box.max - wanted.max).norm() < 1e-5);
        const QJsonObject report = jsonOf(fileBytes(m_files.path("smooth.json")));
        QCOMPARE(report["faces"].toInt(), static_cast<int>(4 * cage.cornerCount()));
    }

    void loopWritesTriangles() {
        const Ran ran = runSinew({"pose", rigged(), "--pose", m_pose, "--subdivision", "1",
                                  "--subdivision-scheme", "loop", "-o", m_files.path("loop.obj")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Mesh written = *imported(m_files.path("loop.obj")).parts[0].mesh;
        QCOMPARE(written.cornerCount(), 3 * written.polygonCount());
        QCOMPARE(written.polygonCount(), 4 * triangulate(*imported(rigged()).parts[0].mesh).size());
    }

    void levelNoneChangesNoByte() {
        QVERIFY(runSinew({"pose", rigged(), "--pose", m_pose, "-o", m_files.path("a.obj")}).exitCode == 0);
        for (const char* levels : {"0", "file"}) {
            const Ran ran = runSinew(
                {"pose", rigged(), "--pose", m_pose, "--subdivision", levels, "-o", m_files.path("b.obj")});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            QByteArray same = fileBytes(m_files.path("b.obj"));
            QVERIFY(same.replace("b.mtl", "a.mtl") == fileBytes(m_files.path("a.obj")));
        }
    }

    void compareJudgesTheSurface() {
        const QStringList command{"compare", rigged(), "--nearest-bone", "--json"};
        const QJsonObject cage = jsonOf(runSinew(command).out);
        const Ran ran = runSinew(command + QStringList{"--subdivision", "1"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject smooth = jsonOf(ran.out);
        QVERIFY(!cage.contains("subdivision"));
        QCOMPARE(smooth["subdivision"].toString(), QString("1 level of Catmull-Clark"));
        QCOMPARE(smooth["vertices"], cage["vertices"]);
        QCOMPARE(smooth["totalVariation"], cage["totalVariation"]);
        QVERIFY(smooth["faces"].toInt() > 2 * cage["faces"].toInt());
        const double error = smooth["posedError"].toDouble();
        QVERIFY(error > 0.0 && error < cage["posedError"].toDouble()); // smoothed, so smaller
        const Ran same = runSinew({"compare", rigged(), rigged(), "--subdivision", "2"});
        QVERIFY2(same.out.contains("posed surface"), qPrintable(same.told()));
    }

    void solversAreComparedOnTheSurface() {
        const Ran ran = runSinew({"compare", rigged(), "--solvers", "nearest", "--subdivision", "1",
                                  "--snapshot", m_files.path("pictures"), "--json"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(QFile::exists(m_files.path("pictures/nearest.png")));
        QVERIFY(
            jsonOf(ran.out)["faces"].toInt() >
            jsonOf(runSinew({"compare", rigged(), "--solvers", "nearest", "--json"}).out)["faces"].toInt());
    }

    void snapshotsShowTheSurface() {
        const auto pictureOf = [&](const QString& name, const QStringList& options) {
            const Ran ran = runSinew(m_files.bind(
                name + ".glb", QStringList{"--snapshot", m_files.path(name + ".png")} + options));
            [&] { QVERIFY2(ran.exitCode == 0, qPrintable(ran.told())); }();
            return fileBytes(m_files.path(name + ".png"));
        };
        const QByteArray cage = pictureOf("cage", {});
        QVERIFY(!cage.isEmpty());
        QVERIFY(pictureOf("surface", {"--subdivision", "1"}) != cage);
        QVERIFY(fileBytes(m_files.path("cage.glb")) == fileBytes(m_files.path("surface.glb")));
    }

    void mistakesAreExplained() {
        const QStringList command{"pose", rigged(), "--pose", m_pose, "-o", m_files.path("no.obj")};
        for (const char* levels : {"5", "-1", "many", "1.5", ""}) {
            const Ran ran = runSinew(command + QStringList{"--subdivision", levels});
            QVERIFY2(ran.exitCode != 0 && ran.err.contains("--subdivision"), qPrintable(ran.told()));
        }
        QVERIFY(runSinew(command + QStringList{"--subdivision-scheme", "loop"}).exitCode != 0);
        const Ran scheme =
            runSinew(command + QStringList{"--subdivision", "1", "--subdivision-scheme", "square"});
        QVERIFY2(scheme.err.contains("catmull-clark"), qPrintable(scheme.told()));
        QVERIFY(runSinew(m_files.bind("x.glb", {"--subdivision", "1"})).exitCode != 0);
        QVERIFY(!QFile::exists(m_files.path("no.obj")));
    }

private:
    QString rigged() const { return m_files.path("limb.glb"); }

    LimbFiles m_files;
    QString m_pose;
};

SINEW_TEST(TestSubdivisionOption, QCoreApplication)

} // namespace testSubdivisionOption

#include "TestSubdivisionOption.moc"
