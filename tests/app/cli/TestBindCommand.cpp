#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace testBindCommand {

using namespace sinew;
using namespace sinew::test;

class TestBindCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bindsIntoEveryFormat() {
        const Ran ran = runSinew(
            m_files.bind("all.fbx", {"-o", m_files.path("all.glb"), "-o", m_files.path("all.gltf")}));
        QVERIFY2(ran.exitCode == 0 && !ran.crashed, qPrintable(ran.told()));
        // Standard error is no terminal here, so no progress either.
        QVERIFY2(ran.err.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("all.fbx") && ran.out.contains("3 of 3 carry weight"),
                 qPrintable(ran.told()));
        for (const char* name : {"all.fbx", "all.glb", "all.gltf"}) {
            const Scene scene = imported(m_files.path(name));
            QCOMPARE(scene.skeleton.size(), std::size_t{3});
            QCOMPARE(scene.parts.size(), std::size_t{1});
            QVERIFY(scene.parts[0].weights);
            QCOMPARE(scene.parts[0].weights->unweightedCount(), std::size_t{0});
            QVERIFY(scene.parts[0].weights->largestInfluenceCount() <= 4);
        }
    }

    void threadsDoNotChangeTheFiles() {
        QByteArray fbx;
        QByteArray glb;
        for (const char* threads : {"1", "2", "8"}) {
            const Ran ran =
                runSinew(m_files.bind("t.fbx", {"-o", m_files.path("t.glb"), "--threads", threads}));
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            if (fbx.isEmpty()) {
                fbx = fileBytes(m_files.path("t.fbx"));
                glb = fileBytes(m_files.path("t.glb"));
            }
            QVERIFY(!fbx.isEmpty() && !glb.isEmpty());
            QCOMPARE(fileBytes(m_files.path("t.fbx")), fbx);
            QCOMPARE(fileBytes(m_files.path("t.glb")), glb);
        }
    }

    void profileDecidesTheUnit() {
        QCOMPARE(runSinew(m_files.bind("unreal.fbx", {"--profile", "unreal"})).exitCode, 0);
        QCOMPARE(runSinew(m_files.bind("unity.fbx", {"--profile", "unity"})).exitCode, 0);
        QCOMPARE(imported(m_files.path("unreal.fbx")).metersPerUnit, 0.01);
        QCOMPARE(imported(m_files.path("unity.fbx")).metersPerUnit, 1.0);
    }

    void jointListChoosesSources() {
        const Scene whole = imported(m_files.mesh());
        QVERIFY(!whole.parts.empty());
        const Ran all = runSinew(m_files.bind("j.glb", {"--report", "-", "--joints", "all"}));
        const QJsonArray names = jsonOf(all.out)["influenceJoints"].toArray();
        QCOMPARE(names.size(), 3);
        const QString list =
            m_files.with("joints.txt", "\xef\xbb\xbf# two of three\r\n  " + names[0].toString().toUtf8() +
                                           "\r\n\n" + names[2].toString().toUtf8());
        const Ran some = runSinew(m_files.bind("j.glb", {"--report", "-", "--joints", list}));
        QVERIFY2(some.exitCode == 0, qPrintable(some.told()));
        QCOMPARE(jsonOf(some.out)["influenceJoints"].toArray(), (QJsonArray{names[0], names[2]}));
        const Ran unknown = runSinew(m_files.bind(
            "k.glb", {"--joints", m_files.with("typo.txt", names[0].toString().toUtf8() + "x\n")}));
        QVERIFY2(failedCleanly(unknown), qPrintable(unknown.told()));
        QVERIFY2(unknown.err.contains("typo.txt") && unknown.err.contains("Did you mean"),
                 qPrintable(unknown.told()));
    }

    void snapshotIsAPicture() {
        const QString file = m_files.path("picture.png");
        const Ran ran = runSinew(m_files.bind("p.glb", {"--snapshot", file, "--report", "-"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QImage picture(file);
        QVERIFY(picture.width() > 100 && picture.height() > 100);
        QVERIFY(jsonOf(ran.out)["seconds"].toObject()["stages"].toObject().contains("picture"));
        QCOMPARE(jsonOf(ran.out)["outputs"].toArray().size(), 2);
    }

    void voxelsOfAnotherFileAreReused() {
        const Ran own = runSinew(m_files.bind("own.glb"));
        const Ran reused = runSinew(
            m_files.bind("reused.glb", {"--reuse", m_files.mesh(), "--report", m_files.path("r.json")}));
        QVERIFY2(reused.exitCode == 0, qPrintable(reused.told()));
        QVERIFY2(reused.out.contains("reused from"), qPrintable(reused.told()));
        QFile a(m_files.path("own.glb"));
        QFile b(m_files.path("reused.glb"));
        QVERIFY(own.exitCode == 0 && a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
        QCOMPARE(a.readAll(), b.readAll());
        QFile report(m_files.path("r.json"));
        QVERIFY(report.open(QIODevice::ReadOnly));
        QCOMPARE(jsonOf(report.readAll())["input"].toObject()["reuse"].toString(), m_files.mesh());
        QVERIFY(failedCleanly(runSinew(m_files.bind("none.glb", {"--reuse", m_files.path("nobody.obj")}))));
    }

private:
    LimbFiles m_files;
};

SINEW_TEST(TestBindCommand, QCoreApplication)

} // namespace testBindCommand

#include "TestBindCommand.moc"
