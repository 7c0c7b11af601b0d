#include "app/pose/PoseFile.h"
#include "core/deform/Deform.h"
#include "core/io/ImportScene.h"
#include "tests/app/LimbFiles.h"
#include "tests/app/RunSinew.h"

#include <QFile>
#include <QTest>

using namespace sinew;
using namespace sinew::test;

class TestPoseCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void bindPoseChangesNothing();
    void posesAsTheLibraryDoes_data();
    void posesAsTheLibraryDoes();
    void writesGlbToo();
    void failsCleanly_data();
    void failsCleanly();

private:
    Scene imported(const QString& file) const {
        Progress progress;
        Expected<ImportedScene> read = importScene(file.toStdString(), progress);
        return read ? read->scene : Scene();
    }
    QString rigged() const { return m_files.path("rigged.glb"); }
    QString pose(const QByteArray& json) const { return m_files.with("pose.json", json); }
    /// A pose that bends the middle joint.
    QByteArray bend() const;
    LimbFiles m_files;
};

QByteArray TestPoseCommand::bend() const {
    const QByteArray joint = QByteArray::fromStdString(imported(rigged()).skeleton.joints.at(1).name);
    return "{\"" + joint + "\": {\"rotate\": [30, 0, 80], \"translate\": [0, 0.1, 0]}}";
}

void TestPoseCommand::initTestCase() {
    const Ran ran = runSinew(
        {"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", rigged(), "--resolution", "64"});
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
}

void TestPoseCommand::bindPoseChangesNothing() {
    const Ran ran = runSinew({"pose", rigged(), "--pose", pose("{}"), "-o", m_files.path("still.obj")});
    QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
    const Scene before = imported(rigged());
    const Scene after = imported(m_files.path("still.obj"));
    QCOMPARE(after.parts.size(), std::size_t{1});
    QCOMPARE(after.parts[0].mesh->pointCount(), before.parts[0].mesh->pointCount());
    Aabb was = bounds(before);
    Aabb is = bounds(after);
    QVERIFY((was.min - is.min).norm() < 1e-5 && (was.max - is.max).norm() < 1e-5);
}

void TestPoseCommand::posesAsTheLibraryDoes_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("linear blend") << "lbs";
    QTest::newRow("dual quaternion") << "dqs";
}

void TestPoseCommand::posesAsTheLibraryDoes() {
    QFETCH(QString, name);
    const QString poseFile = pose(bend());
    const QString output = m_files.path(name + ".obj");
    const Ran ran = runSinew({"pose", rigged(), "--pose", poseFile, "--deformer", name, "-o", output});
    QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
    QVERIFY2(ran.out.contains("1 joint moved"), qPrintable(ran.told()));
    const Scene scene = imported(rigged());
    const Expected<Pose> read = readPose(poseFile.toStdString(), scene.skeleton);
    QVERIFY(read.has_value());
    const std::vector<Vec3> wanted = deformPoints(
        scene.parts[0].mesh->points, *scene.parts[0].weights, skinningMatrices(scene.skeleton, *read),
        name == "lbs" ? Deformer::LinearBlend : Deformer::DualQuaternion);
    const Scene posed = imported(output);
    QCOMPARE(posed.parts[0].mesh->pointCount(), wanted.size());
    double moved = 0.0;
    for (std::size_t p = 0; p < wanted.size(); ++p) {
        QVERIFY((posed.parts[0].mesh->points[p] - wanted[p]).norm() < 1e-5);
        moved = std::max(moved, (wanted[p] - scene.parts[0].mesh->points[p]).norm());
    }
    QVERIFY(moved > 0.5);
}

void TestPoseCommand::writesGlbToo() {
    const Ran ran = runSinew({"pose", rigged(), "--pose", pose(bend()), "-o", m_files.path("posed.glb")});
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    const Scene scene = imported(m_files.path("posed.glb"));
    QCOMPARE(scene.parts.size(), std::size_t{1});
    QVERIFY(!scene.parts[0].weights && scene.skeleton.empty());
    QVERIFY(bounds(scene).extent().y() > 0.8);
}

void TestPoseCommand::failsCleanly_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const auto row = [&](const char* name, const QString& in, const QString& poseFile, const QString& out,
                         const char* says) {
        QTest::newRow(name) << QStringList{"pose", in, "--pose", poseFile, "-o", m_files.path(out)}
                            << QByteArray(says);
    };
    const QString good = m_files.with("good.json", "{}");
    row("missing", m_files.path("missing.glb"), good, "x.obj", "missing.glb");
    row("no skeleton", m_files.mesh(), good, "x.obj", "no skeleton");
    row("no pose", rigged(), m_files.path("missing.json"), "x.obj", "missing.json");
    row("broken pose", rigged(), m_files.with("broken.json", "{"), "x.obj", "broken.json");
    row("unknown joint", rigged(), m_files.with("tail.json", R"({"Tail": {}})"), "x.obj", "no joint Tail");
    row("format", rigged(), good, "x.xyz", ".xyz");
    row("folder", rigged(), good, "missing/x.obj", "folder does not exist");
}

void TestPoseCommand::failsCleanly() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Ran ran = runSinew(arguments);
    QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
    QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
    QVERIFY(!QFile::exists(m_files.path("x.obj")));
}

QTEST_GUILESS_MAIN(TestPoseCommand)
#include "TestPoseCommand.moc"
