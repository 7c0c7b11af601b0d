#include "app/recipe/Recipe.h"
#include "core/skeleton/edit/EngineJoints.h"
#include "core/skeleton/edit/JointEdits.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTest>

#include <cmath>

namespace testSkeletonCommand {

using namespace sinew;
using namespace sinew::test;

/// Skeletons changed as engines want them.
class TestSkeletonCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew(m_files.bind("limb.glb"));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void jointsComeAndGo() {
        const Scene before = imported(rigged());
        const QString middle = QString::fromStdString(before.skeleton.joints[1].name);
        const Scene twisted = changed({"--twist", middle, "--twists", "2"});
        QCOMPARE(twisted.skeleton.size(), before.skeleton.size() + 2);
        const Scene linked = changed({"--links", "40", "--bend", middle + "=120"});
        QCOMPARE(linked.skeleton.size(), before.skeleton.size() + 2); // three joints in place of one
        const Scene ended = changed({"--ends", "--root", "motion"});
        QCOMPARE(ended.skeleton.size(), before.skeleton.size() + 2);
        QCOMPARE(ended.skeleton.roots().size(), std::size_t{1});
        QCOMPARE(ended.skeleton.joints.front().name, std::string("motion"));
        for (const Scene* scene : {&twisted, &linked, &ended}) {
            QCOMPARE(scene->parts.front().weights->unweightedCount(), std::size_t{0});
        }
    }

    void removedJointsLeaveTheirWeight() {
        const Scene before = imported(rigged());
        const std::string gone = before.skeleton.joints[1].name;
        const Scene after = changed({"--remove", QString::fromStdString(gone)});
        QCOMPARE(after.skeleton.size(), before.skeleton.size() - 1);
        QCOMPARE(after.skeleton.find(gone), kNone);
        QCOMPARE(after.parts.front().weights->unweightedCount(), std::size_t{0});
    }

    void limitsAreWrittenAndListed() {
        const QString joint = QString::fromStdString(imported(rigged()).skeleton.joints[1].name);
        const QString output = m_files.path("limited.fbx");
        const Ran ran = runSinew({"skeleton", rigged(), "-o", output, "--limit", joint + "=x:-10..120,y:0",
                                  "--limit", joint + "=z:..25"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(ran.out.contains("Limited 1 joint"));
        const std::optional<JointLimits> limits = imported(output).skeleton.joints[1].limits;
        QVERIFY(limits);
        QVERIFY(std::abs(limits->ranges[0].min + 10.0) < 1e-6 &&
                std::abs(limits->ranges[0].max - 120.0) < 1e-6);
        QVERIFY(limits->ranges[1].min == 0.0 && limits->ranges[1].max == 0.0);
        QVERIFY(std::isinf(limits->ranges[2].min) && std::abs(limits->ranges[2].max - 25.0) < 1e-6);
        const Ran listed = runSinew({"inspect", output});
        QVERIFY2(listed.out.contains("x -10° to 120°, y 0°, z up to 25°"), qPrintable(listed.told()));
        QVERIFY(runSinew({"inspect", output, "--json"}).out.contains("jointLimits"));
        const Ran freed =
            runSinew({"skeleton", output, "-o", m_files.path("free.fbx"), "--limit", joint + "=none"});
        QVERIFY2(freed.exitCode == 0, qPrintable(freed.told()));
        QVERIFY(!imported(m_files.path("free.fbx")).skeleton.joints[1].limits);
        // Formats without them say what is lost.
        const Ran lost = runSinew({"skeleton", output, "-o", m_files.path("lost.bvh")});
        QVERIFY2(lost.exitCode == 0 && lost.told().contains("limits of 1 joint"), qPrintable(lost.told()));
    }

    void badLimitsAreRefused() {
        const QString joint = QString::fromStdString(imported(rigged()).skeleton.joints[1].name);
        const QStringList given{"skeleton", rigged(), "-o", m_files.path("badlimit.fbx")};
        const auto with = [&](const QString& limit) {
            return runSinew(given + QStringList{"--limit", limit});
        };
        const Ran round = with(joint + "=x:40..-10");
        QVERIFY2(failedCleanly(round) && round.err.contains("are swapped"), qPrintable(round.told()));
        QVERIFY(failedCleanly(with(joint + "=x:nan..10")));
        QVERIFY(failedCleanly(with(joint + "=x:-10..inf")));
        QVERIFY(failedCleanly(with("nobody=x:-10..10")));
        for (const char* wrong : {"=x:1..2", "%1", "%1=", "%1=w:1..2", "%1=x:", "%1=x:..", "%1=x:1..2,",
                                  "%1=x:a", "%1=x:1..2,y:0,x:3..4"}) {
            const QString limit = QString(wrong).contains('%') ? QString(wrong).arg(joint) : QString(wrong);
            QCOMPARE(with(limit).exitCode, 2);
        }
        QVERIFY(!QFile::exists(m_files.path("badlimit.fbx")));
    }

    void namesFollowATable() {
        const QString name = QString::fromStdString(imported(rigged()).skeleton.joints[1].name);
        const QString table = m_files.with("names.csv", name.toUtf8() + ",Elbow\n");
        QVERIFY(changed({"--rename", table}).skeleton.find("Elbow") != kNone);
    }

    void skeletonsAsTextAreReadBack() {
        const Scene before = imported(rigged());
        const Ran ran = runSinew({"skeleton", rigged(), "-o", m_files.path("a.skel"), "-o",
                                  m_files.path("a.bvh"), "-o", m_files.path("a.skin")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QByteArray skin = fileBytes(m_files.path("a.skin"));
        QVERIFY(skin.startsWith("positions " + QByteArray::number(before.parts.front().mesh->vertexCount()) +
                                " {"));
        QVERIFY(skin.contains("bindings " + QByteArray::number(before.skeleton.size()) + " {"));
        for (const char* file : {"a.skel", "a.bvh"}) {
            const QString bound = m_files.path("again.glb");
            const Ran again = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.path(file),
                                        "--resolution", "32", "-o", bound});
            QVERIFY2(again.exitCode == 0, qPrintable(again.told()));
            QCOMPARE(imported(bound).skeleton.size(), before.skeleton.size());
        }
    }

    void conventionsTellWhatTheyHaveNoNameFor() {
        const Ran ran = runSinew({"skeleton", rigged(), "--ends", "--names", "unreal", "-o",
                                  m_files.path("names.glb"), "--force"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QByteArray told = ran.out + ran.err;
        QVERIFY(told.contains("No name of the convention for 3 joints:"));
        QVERIFY(!told.contains("nothing but the skin changed"));
    }

    void recipesHoldTheSameEdits() {
        Skeleton skeleton = imported(rigged()).skeleton;
        Recipe recipe;
        const auto make = [&](const Expected<SkeletonSteps>& steps) {
            const auto edited = steps ? withEdits(skeleton, *steps) : fail(steps.error());
            if (edited) {
                skeleton = edited->skeleton;
                recipe.skeletonEdits.insert(recipe.skeletonEdits.end(), steps->begin(), steps->end());
            }
            return edited.has_value();
        };
        QVERIFY(make(addRootJoint(skeleton, "motion")));
        QVERIFY(make(addBoneLinks(skeleton, 2, 3)));
        QVERIFY(make(renameJoint(skeleton, 1, "Schulter")));
        QVERIFY(make(addEndJoints(skeleton)));
        recipe.bind.resolution = 32;
        recipe.bind.automatic = false;
        recipe.bind.jointChoice = JointChoice::All;
        QVERIFY(writeRecipe(recipe, m_files.path("edits.json").toStdString()));
        for (const char* name : {"edited.glb", "edited.fbx"}) {
            const QString output = m_files.path(name);
            const Ran ran = runSinew({"bind", rigged(), "--recipe", m_files.path("edits.json"),
                                      "--resolution", "32", "-o", output});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            const Scene again = imported(output);
            QCOMPARE(again.skeleton.size(), skeleton.size());
            for (const Joint& joint : skeleton.joints) {
                const std::int32_t same = again.skeleton.find(joint.name);
                QVERIFY2(same != kNone, joint.name.c_str());
                const Vec3 position = again.skeleton.position(static_cast<std::size_t>(same));
                QVERIFY((position * again.metersPerUnit - joint.modelFromJointBind.translation()).norm() <
                        1e-5);
            }
        }
    }

    void badChoicesFailCleanly() {
        const QString output = m_files.path("bad.glb");
        const QStringList given{"skeleton", rigged(), "-o", output};
        QVERIFY(failedCleanly(runSinew(given + QStringList{"--remove", "nobody"})));
        QVERIFY(failedCleanly(runSinew(given + QStringList{"--rename", m_files.path("none.csv")})));
        QVERIFY(failedCleanly(runSinew({"skeleton", m_files.mesh(), "-o", output})));
        const Scene before = imported(rigged());
        QStringList all = given;
        for (const Joint& joint : before.skeleton.joints) {
            const QString name = QString::fromStdString(joint.name);
            const Ran taken = runSinew(given + QStringList{"--root", name});
            QVERIFY2(failedCleanly(taken) && taken.err.contains(name.toUtf8()), qPrintable(taken.told()));
            all += QStringList{"--remove", name};
        }
        QVERIFY(failedCleanly(runSinew(all)));
        QVERIFY(failedCleanly(runSinew({"skeleton", rigged(), "-o", rigged()})));
        QCOMPARE(runSinew(given + QStringList{"--bend", "elbow"}).exitCode, 2);
        QCOMPARE(runSinew({"rig", m_files.mesh(), "-o", output, "--fingers", "6"}).exitCode, 2);
        QVERIFY(!QFile::exists(output));
    }

private:
    LimbFiles m_files;
    QString rigged() const { return m_files.path("limb.glb"); }
    Scene changed(const QStringList& options) const {
        const QString output = m_files.path("changed.glb");
        const Ran ran = runSinew(QStringList{"skeleton", rigged(), "-o", output} + options);
        return ran.exitCode == 0 ? imported(output) : Scene();
    }
};

SINEW_TEST(TestSkeletonCommand, QCoreApplication)

} // namespace testSkeletonCommand

#include "TestSkeletonCommand.moc"
