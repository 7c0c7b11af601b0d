#include "app/pose/PoseFile.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "tests/app/bake/BakeLimb.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace testBakeCommand {

using namespace sinew;
using namespace sinew::test;

/// `sinew bake`.
class TestBakeCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Scene scene = bendingLimb();
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            scene.skeleton.joints[j].name = "joint" + std::to_string(j);
        }
        Pose bent = Pose::bindPose(scene.skeleton);
        bent.joints[1].rotation = Quat(Eigen::AngleAxisd(1.2, Vec3::UnitZ()));
        scene.clips.push_back(
            clipOf(scene.skeleton, {Pose::bindPose(scene.skeleton), bent, bent, bent}, 30.0, "Wave"));
        auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
        mesh->morphTargets.push_back({"Smile", {3}, {Vec3(0.0, 0.0, 0.1)}});
        scene.parts[0].mesh = mesh;
        Progress progress;
        for (const char* name : {"limb.glb", "limb.fbx"}) {
            QVERIFY(exportScene(scene, path(name).toStdString(), {}, progress).has_value());
        }
        QFile pose(path("bend.json"));
        QVERIFY(pose.open(QIODevice::WriteOnly));
        pose.write(R"({"joint1": {"rotate": [0, 0, 75]}})");
    }

    void theFileShowsTheMethod() {
        for (const char* name : {"limb.glb", "limb.fbx"}) {
            const QString output = path(QString("baked_") + name);
            const Ran ran = runSinew({"bake", path(name), "-o", output, "--to", "dqs"});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            for (const char* said : {"Baked dual quaternion skinning", "held out", "Distance to the source",
                                     "Steps", "joint1", "Crossing faces", "Good to 2 mm", "Wrote"}) {
                QVERIFY2(ran.out.contains(said) || QByteArray(said).startsWith("Good"),
                         qPrintable(QString(said) + '\n' + ran.told()));
            }
            const Scene before = imported(path(name));
            const Scene after = imported(output);
            QVERIFY(after.skeleton.size() > before.skeleton.size());
            QCOMPARE(after.clips.size(), before.clips.size());
            const std::vector<MorphTarget>& shapes = after.parts[0].mesh->morphTargets;
            QVERIFY(shapes.size() > 1);
            QCOMPARE(shapes[0].name, std::string("Smile"));
            bool animated = false;
            for (const MorphTrack& track : after.clips[0].morphTracks) {
                for (const Key<double>& key : track.weights) {
                    animated = animated || key.value > 0.01;
                }
            }
            QVERIFY(animated); // it plays right without any driver
        }
    }

    /// Played as a clip, with no driver, the file comes near to what the method shows.
    void theClipShowsIt() {
        const QString output = path("clip.glb");
        QCOMPARE(runSinew({"bake", path("limb.glb"), "-o", output, "--to", "dqs"}).exitCode, 0);
        const Scene source = imported(path("limb.glb"));
        const Scene baked = imported(output);
        constexpr double kSeconds = 2.0 / 30.0;
        DeformSettings dual;
        dual.deformer = Deformer::DualQuaternion;
        Progress progress;
        const Scene wanted =
            posedScene(source, poseAt(source.skeleton, source.clips[0], kSeconds), dual, progress)->scene;
        const Scene linear = posedScene(source, poseAt(source.skeleton, source.clips[0], kSeconds));
        Scene shaped = baked;
        auto mesh = std::make_shared<Mesh>(*baked.parts[0].mesh);
        for (const MorphTrack& track : baked.clips[0].morphTracks) {
            double weight = 0.0;
            for (const Key<double>& key : track.weights) {
                weight = key.seconds <= kSeconds + 1e-6 ? key.value : weight;
            }
            const MorphTarget& shape = mesh->morphTargets[static_cast<std::size_t>(track.shape)];
            for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
                mesh->vertices[shape.vertices[i]] += weight * shape.offsets[i];
            }
        }
        shaped.parts[0].mesh = mesh;
        const Scene shown = posedScene(shaped, poseAt(baked.skeleton, baked.clips[0], kSeconds));
        double before = 0.0;
        double after = 0.0;
        const std::vector<Vec3>& targets = wanted.parts[0].mesh->vertices;
        QCOMPARE(shown.parts[0].mesh->vertexCount(), targets.size());
        for (std::size_t p = 0; p < targets.size(); ++p) {
            before += (linear.parts[0].mesh->vertices[p] - targets[p]).norm();
            after += (shown.parts[0].mesh->vertices[p] - targets[p]).norm();
        }
        QVERIFY2(after < 0.3 * before, qPrintable(QString("%1 of %2").arg(after).arg(before)));
    }

    void theReportSaysAll() {
        const Ran ran = runSinew({"bake", path("limb.glb"), "-o", path("r.glb"), "--to", "dqs", "--pose",
                                  path("bend.json"), "--report", "-"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject report = jsonOf(ran.out);
        QCOMPARE(report["sinewBake"].toInt(), 1);
        QCOMPARE(report["to"].toString(), QString("dqs"));
        QVERIFY(report["fitted"].toObject()["meanAfter"].toDouble() <
                0.3 * report["fitted"].toObject()["meanBefore"].toDouble());
        QVERIFY(report["heldOut"].toObject()["poses"].toInt() > 0);
        QCOMPARE(report["joints"].toArray().size(), qsizetype{1});
        QCOMPARE(report["joints"][0].toObject()["name"].toString(), QString("joint1"));
        const QJsonArray poses = report["poses"].toArray();
        QVERIFY(std::ranges::any_of(poses, [](const QJsonValue& pose) { return pose["name"] == "bend"; }));
        QCOMPARE(report["outputs"].toArray().size(), qsizetype{1});
        QVERIFY(!report["shapes"].toArray().isEmpty() && !report["helpers"].toArray().isEmpty());
        const QByteArray help = runSinew({"bake", "--help"}).out;
        for (const QString& key : report.keys()) {
            QVERIFY2(help.contains(key.toUtf8()), qPrintable(key));
        }
        for (const QString& key : report["joints"][0].toObject().keys()) {
            QVERIFY2(help.contains(key.toUtf8()), qPrintable(key));
        }
    }

    void stepsCanBeLeftOut() {
        const QString output = path("steps.glb");
        const Ran ran = runSinew({"bake", path("limb.glb"), "-o", output, "--to", "dqs", "--shapes", "0",
                                  "--no-helpers", "--max-influences", "2"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene before = imported(path("limb.glb"));
        const Scene after = imported(output);
        QCOMPARE(after.skeleton.size(), before.skeleton.size());
        QCOMPARE(after.parts[0].mesh->morphTargets.size(), std::size_t{1});
        QVERIFY(after.parts[0].weights->largestInfluenceCount() <= 2);
    }

    void theGateIsAnExitCode() {
        const QStringList bake{"bake",  path("limb.glb"), "-o",    path("gate.glb"), "--to",
                               "dqs",   "--shapes",       "0",     "--no-helpers",   "--good-to",
                               "0.001", "--poses",        "motion"};
        const Ran told = runSinew(bake);
        QVERIFY2(told.exitCode == 0 && told.out.contains("Not good to"), qPrintable(told.told()));
        QVERIFY2(told.out.contains("joint1") && told.out.contains("shapes are not allowed"),
                 qPrintable(told.told()));
        const Ran required = runSinew(bake + QStringList{"--require-good"});
        QVERIFY2(required.exitCode == 1 && QFile::exists(path("gate.glb")), qPrintable(required.told()));
    }

    void errorsSayWhatToDo_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QStringList& options, const char* says) {
            QTest::newRow(name) << options << QByteArray(says);
        };
        row("linear", {"--to", "lbs"}, "nothing to bake");
        row("no poses", {"--to", "dqs", "--poses", "none", "--pose", "still.json"}, "no pose to bake from");
        row("another skeleton", {"--to", "dqs", "--pose", "other.json"}, "Elbow");
        row("lock", {"--to", "dqs", "--lock", "join1"}, "joint1");
    }

    void errorsSayWhatToDo() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, says);
        writeFile(path("still.json"), "{}");
        writeFile(path("other.json"), R"({"Elbow": {"rotate": [0, 0, 75]}})");
        for (QString& option : options) {
            option = option.endsWith(".json") ? path(option) : option;
        }
        const QString output = path("never.glb");
        const Ran ran = runSinew(QStringList{"bake", path("limb.glb"), "-o", output} + options);
        QVERIFY2(failedCleanly(ran) && ran.err.contains(says), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(output));
    }

    void memoryIsAskedBefore() {
        const QString dense = path("dense.glb");
        Progress progress;
        QVERIFY(exportScene(bendingLimb(120), dense.toStdString(), {}, progress).has_value());
        const QStringList bake{"bake", dense, "-o", path("never.glb"), "--to", "dqs", "--memory"};
        const Ran ran = runSinew(bake + QStringList{"1"});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("1 MB are allowed"), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(path("never.glb")));
    }

    void formatsWithoutShapesSaySo() {
        const QString output = path("never_ske.json");
        const Ran ran = runSinew({"bake", path("limb.glb"), "-o", output, "--to", "dqs"});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("shapes") && ran.err.contains("GLB"),
                 qPrintable(ran.told()));
        QVERIFY(!QFile::exists(output));
    }

    void wrongUsageIsTold_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("group") << QStringList{"--poses", "all"};
        QTest::newRow("none and more") << QStringList{"--poses", "none,motion"};
        QTest::newRow("none alone") << QStringList{"--poses", "none"};
        QTest::newRow("idle motion") << QStringList{"--poses", "stress", "--motion", "run.bvh"};
        QTest::newRow("idle operator") << QStringList{"--to", "dqs", "--operator", "joint1=blend"};
        QTest::newRow("nothing left") << QStringList{"--no-weights", "--no-helpers", "--shapes", "0"};
        QTest::newRow("method") << QStringList{"--to", "magic"};
        QTest::newRow("gate") << QStringList{"--good-to", "0"};
    }

    void wrongUsageIsTold() {
        QFETCH(QStringList, options);
        const Ran ran = runSinew(QStringList{"bake", path("limb.glb"), "-o", path("never.glb")} + options);
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), qPrintable(ran.told()));
    }

    void filesThatAreReadStay() {
        const QByteArray before = fileBytes(path("limb.glb"));
        const Ran ran = runSinew({"bake", path("limb.glb"), "-o", path("limb.glb"), "--to", "dqs"});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("would overwrite"), qPrintable(ran.told()));
        QVERIFY(fileBytes(path("limb.glb")) == before);
    }

    void threadsDoNotMatter() {
        QByteArray first;
        for (const char* threads : {"1", "2", "8"}) {
            const QString output = path(QString("threads%1.glb").arg(threads));
            const Ran ran =
                runSinew({"bake", path("limb.glb"), "-o", output, "--to", "implicit", "--threads", threads});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            first = first.isEmpty() ? fileBytes(output) : first;
            QVERIFY(!first.isEmpty() && fileBytes(output) == first);
        }
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestBakeCommand, QCoreApplication)

} // namespace testBakeCommand

#include "TestBakeCommand.moc"
