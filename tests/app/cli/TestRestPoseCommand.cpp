#include "core/io/ExportScene.h"
#include "core/skeleton/HumanPose.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTest>

#include <algorithm>

namespace testRestPoseCommand {

using namespace sinew;
using namespace sinew::test;

/// `sinew skeleton --rest-pose`.
class TestRestPoseCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Progress progress;
        Scene human = humanWithArms(45.0);
        human.metersPerUnit = 0.01;
        QVERIFY(exportScene(human, m_files.path("human.glb").toStdString(), {}, progress).has_value());
    }

    void aTPoseByName_data() {
        QTest::addColumn<QString>("extension");
        QTest::newRow("glb") << "glb";
        QTest::newRow("fbx") << "fbx";
        QTest::newRow("vrm") << "vrm";
    }

    void aTPoseByName() {
        QFETCH(QString, extension);
        const QString output = m_files.path("t." + extension);
        QStringList arguments{"skeleton", human(),    "--rest-pose", "t-pose",
                              "--front",  "--ground", "-o",          output};
        if (extension == "vrm") {
            arguments += {"--vrm-author", "Somebody"};
        }
        const Ran ran = runSinew(arguments);
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(!ran.told().contains("T-pose"), qPrintable(ran.told())); // nothing is left to warn of
        const Scene posed = imported(output);
        const TPoseMisfit misfit = tPoseMisfit(posed.skeleton, findHumanoid(posed.skeleton), 1.0);
        QCOMPARE(misfit.bones, std::size_t{0});
        QVERIFY(misfit.facing < 1.0);
        QVERIFY(std::abs(bounds(posed).min.y()) < 1e-5);
        QVERIFY(bounds(posed).extent().x() > bounds(imported(human())).extent().x() * 1.2);
    }

    /// A VRM 0.x looks along -Z, whether it is kept or written anew; a VRM 1.0 made of it along +Z.
    void theOldVersionLooksTheOtherWay() {
        const QString old = m_files.path("old.vrm");
        const QString output = m_files.path("old_t.vrm");
        Ran ran = runSinew({"skeleton", human(), "-o", old, "--vrm-author", "Somebody", "--vrm-spec", "0.x"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        for (const QStringList& options :
             {QStringList(), QStringList{"--rebuild"}, QStringList{"--rebuild", "--vrm-spec", "1.0"}}) {
            ran = runSinew(
                QStringList{"skeleton", old, "--rest-pose", "t-pose", "--front", "--ground", "-o", output} +
                options);
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            QVERIFY2(!ran.told().contains("does not face"), qPrintable(ran.told()));
            const Scene posed = imported(output);
            const TPoseMisfit misfit = tPoseMisfit(posed.skeleton, findHumanoid(posed.skeleton), 1.0);
            QCOMPARE(misfit.bones, std::size_t{0});
            QVERIFY(options.contains("1.0") ? misfit.facing < 1.0 : misfit.facing > 179.0);
        }
    }

    void aPoseOfAFile() {
        const QString pose = m_files.with("pose.json", R"({"mixamorig:LeftArm": {"rotate": [0, 0, 45]}})");
        const QString output = m_files.path("posed.glb");
        const Ran ran = runSinew({"skeleton", human(), "--rest-pose", pose, "-o", output});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Skeleton skeleton = imported(output).skeleton;
        const auto at = [&](const char* name) {
            return skeleton.position(static_cast<std::size_t>(skeleton.find(name)));
        };
        const Vec3 arm = at("mixamorig:LeftForeArm") - at("mixamorig:LeftArm");
        QVERIFY(std::abs(arm.normalized().x() - 1.0) < 1e-4); // level now
    }

    /// A glTF is kept but for what the pose moves; an FBX is written anew, and says why. A scale that moves
    /// no joint counts as well.
    void filesAreKeptWhereTheyCanBe() {
        const QString pose = m_files.with("scaled.json", R"({"mixamorig:Head": {"scale": 1.5}})");
        const Ran ran =
            runSinew({"skeleton", human(), "--rest-pose", pose, "-o", m_files.path("scaled.glb")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(!ran.told().contains("the rest pose is another one"), qPrintable(ran.told()));
        QVERIFY2(ran.told().contains("its scale is part of the mesh"), qPrintable(ran.told()));
        Progress progress;
        const QString fbx = m_files.path("human.fbx");
        QVERIFY(exportScene(imported(human()), fbx.toStdString(), {}, progress).has_value());
        const Ran anew = runSinew({"skeleton", fbx, "--rest-pose", pose, "-o", m_files.path("scaled.fbx")});
        QVERIFY2(anew.exitCode == 0, qPrintable(anew.told()));
        QVERIFY2(anew.told().contains("the rest pose is another one"), qPrintable(anew.told()));
        const QString again = m_files.path("t2.glb");
        QVERIFY(runSinew({"skeleton", human(), "--rest-pose", "t-pose", "-o", again}).exitCode == 0);
        const Ran same = runSinew({"skeleton", again, "--rest-pose", "t-pose", "-o", m_files.path("t3.glb")});
        QVERIFY2(failedCleanly(same), qPrintable(same.told()));
    }

    void badChoicesFailCleanly() {
        const QString output = m_files.path("bad.glb");
        const QStringList given{"skeleton", human(), "-o", output};
        const Ran unknown = runSinew(given + QStringList{"--rest-pose", "x-pose"});
        QVERIFY2(failedCleanly(unknown) && unknown.err.contains("x-pose"), qPrintable(unknown.told()));
        QCOMPARE(runSinew(given + QStringList{"--front"}).exitCode, 2);
        QCOMPARE(runSinew(given + QStringList{"--deformer", "dqs"}).exitCode, 2);
        const QString still = m_files.with("still.json", "{}");
        const Ran same = runSinew(given + QStringList{"--rest-pose", still});
        QVERIFY2(failedCleanly(same) && same.err.contains("rest pose already"), qPrintable(same.told()));
        const Ran bound = runSinew(m_files.bind("limb.glb"));
        QVERIFY(bound.exitCode == 0);
        const Ran armless =
            runSinew({"skeleton", m_files.path("limb.glb"), "--rest-pose", "t-pose", "-o", output});
        QVERIFY2(failedCleanly(armless) && armless.err.contains("leftUpperArm"), qPrintable(armless.told()));
        QVERIFY(!QFile::exists(output));
    }

private:
    LimbFiles m_files;
    QString human() const { return m_files.path("human.glb"); }
};

SINEW_TEST(TestRestPoseCommand, QCoreApplication)

} // namespace testRestPoseCommand

#include "TestRestPoseCommand.moc"
