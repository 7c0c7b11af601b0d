#include "core/io/ExportScene.h"
#include "core/skeleton/JointAngles.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderReader.h"
#include "tests/clients/EngineFolder.h"
#include "tests/clients/SkinComparer.h"
#include "tests/clients/WebClients.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace testEngineScripts {

using namespace sinew;
using namespace sinew::test;

namespace {

double differenceOf(const QJsonArray& values, std::initializer_list<double> wanted) {
    double largest = 0.0;
    for (qsizetype i = 0; const double value : wanted) {
        largest = std::max(largest, std::abs(values[i++].toDouble() - value));
    }
    return largest;
}

/// The left forearm, with a helper beside it: same parent, same place, same axes.
std::int32_t helpedJoint(Skeleton& skeleton) {
    const auto found =
        std::ranges::find_if(skeleton.joints, [](const Joint& j) { return j.name.ends_with("LeftForeArm"); });
    const auto source = static_cast<std::int32_t>(found - skeleton.joints.begin());
    Joint helper = *found;
    helper.name = "helper";
    helper.created = true;
    helper.id = JointId::None;
    helper.tail.reset();
    skeleton.joints.push_back(helper);
    identifyJoints(skeleton);
    return source;
}

/// Half of the whole turn, or of the twist, about the axis that lies along the bone best.
Drivers helperDrivers(const Skeleton& skeleton, std::int32_t source, bool twist) {
    const std::string& name = skeleton.joints[static_cast<std::size_t>(source)].name;
    if (!twist) {
        return {{name, JointAngle::Swing, DriverChannel::Turn, "helper", {{0.0, 0.5}}}};
    }
    Eigen::Index axis = 0;
    const Vec3 bone = boneAxis(skeleton, source);
    bone.cwiseAbs().maxCoeff(&axis);
    const double half = bone[axis] < 0.0 ? -45.0 : 45.0;
    const auto channel =
        static_cast<DriverChannel>(static_cast<int>(DriverChannel::RotateX) + static_cast<int>(axis));
    return {{name, JointAngle::Twist, channel, "helper", {{-90.0, -half}, {90.0, half}}}};
}

/// Two turns in the hemisphere of each other.
double turnDifference(const QJsonArray& values, qsizetype at, const Quat& wanted) {
    const Quat got(values[at + 3].toDouble(), values[at].toDouble(), values[at + 1].toDouble(),
                   values[at + 2].toDouble());
    return got.normalized().angularDistance(wanted.normalized());
}

} // namespace

/// The scripts of resources/engines and the files that they read, on numbers.
class TestEngineScripts : public QObject {
    Q_OBJECT

    /// `method`: of a bake; empty: drivers of every kind, made by hand.
    void models() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("method");
        QTest::newRow("sample") << sourcePath(QStringLiteral("resources/sample/wayfarer.fbx")) << QString();
        for (const char* name : {"fox.glb", "pab_arnaud.fbx", "xr_hand_l.gltf"}) {
            QTest::newRow(name) << modelPath(QString::fromLatin1(name)) << QString();
        }
        QTest::newRow("baked fox") << modelPath("fox.glb") << QString("dqs");
        QTest::newRow("baked pab_arnaud") << modelPath("pab_arnaud.fbx") << QString("implicit");
    }

    /// Those of the row's model; null: the test skips.
    static std::unique_ptr<EngineFolder> filesOfRow() {
        QFETCH(QString, path);
        QFETCH(QString, method);
        if (!path.isEmpty() && !method.isEmpty()) {
            return EngineFolder::baked(path, method, "glb");
        }
        auto character = path.isEmpty() ? std::nullopt : handDrivenCharacter(path);
        return character ? EngineFolder::written(std::move(*character)) : nullptr;
    }

private Q_SLOTS:
    void theFileFitsItsSchema_data() { models(); }
    void theFileFitsItsSchema() {
        SINEW_NEED_PYTHON();
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        const QJsonDocument problems =
            answerOf(pythonProgram(), {"-B", enginesScript("check_schema.py"),
                                       sourcePath("resources/schema/drivers.schema.json"), files->drivers()});
        QVERIFY2(problems.isArray() && problems.array().isEmpty(), problems.toJson().constData());
    }

    /// By the profile, or where it is asked for; the scripts into a folder.
    void theCommandLineWritesThem() {
        const QTemporaryDir folder;
        const QStringList bind{
            "bind",     sourcePath("resources/sample/wayfarer.fbx"),        "--resolution", "16", "--quiet",
            "--driver", "LeftForeArm=swing:0@0,40@90;rotate-y=LeftShoulder"};
        const Ran unity = runSinew(bind + QStringList{"-o", folder.filePath("a.fbx"), "--profile", "unity",
                                                      "--engine-scripts", folder.filePath("scripts")});
        QVERIFY2(unity.exitCode == 0, qPrintable(unity.told()));
        QVERIFY(QFile::exists(folder.filePath("a.drivers.json")));
        QVERIFY(QFile::exists(folder.filePath("scripts/SinewDrivers.cs")));
        QVERIFY(QFile::exists(folder.filePath("scripts/drivers.schema.json")));
        const Ran plain = runSinew(bind + QStringList{"-o", folder.filePath("b.glb")});
        QVERIFY(plain.exitCode == 0 && !QFile::exists(folder.filePath("b.drivers.json")));
        const Ran off =
            runSinew(bind + QStringList{"-o", folder.filePath("c.fbx"), "--profile", "unity",
                                        "--engine-files", "off", "--save-recipe", folder.filePath("r.json")});
        QVERIFY(off.exitCode == 0 && !QFile::exists(folder.filePath("c.drivers.json")));
        QCOMPARE(jsonOf(fileBytes(folder.filePath("r.json")))["export"].toObject()["engineFiles"].toString(),
                 QStringLiteral("off"));
    }

    void unityMovesJointsAsSinewDoes_data() { models(); }
    /// The script of Unity, compiled against a stand-in for it, on numbers.
    void unityMovesJointsAsSinewDoes() {
        if (QStandardPaths::findExecutable("mcs").isEmpty() ||
            QStandardPaths::findExecutable("mono").isEmpty()) {
            QSKIP("Mono (mono-mcs, mono-runtime) is not installed");
        }
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        const QString program = files->file("unity.exe");
        QCOMPARE(QProcess::execute("mcs", {"-out:" + program, enginesScript("UnityStub.cs"),
                                           sourcePath("resources/engines/SinewDrivers.cs")}),
                 0);
        const EngineCharacter& character = files->character();
        const DriverRig rig(character.scene.skeleton, character.drivers);
        QJsonArray shapes;
        for (const ShapeWeight& shape : rig.shapes(rig.driven(character.poses.front()))) {
            shapes.append(QString::fromStdString(shape.shape));
        }
        shapes.append("nobody's");
        const QJsonArray results =
            answerOf("mono", {program, files->drivers(), files->job({{"shapes", shapes}})}).array();
        QCOMPARE(results.size(), static_cast<qsizetype>(character.poses.size()));
        for (std::size_t k = 0; k < character.poses.size(); ++k) {
            const Pose driven = rig.driven(character.poses[k]);
            const QJsonObject result = results[static_cast<qsizetype>(k)].toObject();
            for (std::size_t j = 0; j < character.scene.skeleton.size(); ++j) {
                const Joint& joint = character.scene.skeleton.joints[j];
                if (character.scene.skeleton.find(joint.name) != static_cast<std::int32_t>(j)) {
                    continue;
                }
                const Transform bind = character.scene.skeleton.parentFromJointBind(j);
                const QJsonArray values =
                    result["joints"].toObject()[QString::fromStdString(joint.name)].toArray();
                const Vec3 t =
                    (bind.translation() + driven.joints[j].translation) * character.scene.metersPerUnit;
                const Vec3& s = driven.joints[j].scale;
                QVERIFY2(differenceOf(values, {t.x(), t.y(), t.z()}) < 1e-4, joint.name.c_str());
                QVERIFY2(turnDifference(values, 3, Quat(bind.linear()) * driven.joints[j].rotation) < 2e-3,
                         joint.name.c_str());
                QVERIFY(std::abs(values[7].toDouble() - s.x()) < 1e-3);
                QVERIFY(std::abs(values[9].toDouble() - s.z()) < 1e-3);
            }
            const QJsonArray weights = result["shapes"].toArray();
            qsizetype at = 0;
            for (const ShapeWeight& shape : rig.shapes(driven)) {
                QVERIFY2(std::abs(weights[at++].toDouble() - shape.weight) < 1e-3, shape.shape.c_str());
            }
            QCOMPARE(weights[at].toDouble(), 0.0);
        }
    }

    void theUnrealScriptFillsNodes_data() { models(); }
    /// The script of Unreal's editor against a stand-in for its module, and the solvers of Pose Wrangler.
    void theUnrealScriptFillsNodes() {
        SINEW_NEED_PYTHON();
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        const QString solvers = files->file("character.posewrangler.json");
        const QJsonObject result = answerOf(pythonProgram(), {"-B", enginesScript("unreal_drivers.py"),
                                                              sourcePath("resources/engines/sinew_unreal.py"),
                                                              files->drivers(), files->job({}), solvers})
                                       .object();
        QVERIFY2(result["filled"].toBool(), QJsonDocument(result).toJson().left(2000).constData());
        QCOMPARE(result["errors"].toArray().size(), 1); // too few nodes at first
        const std::size_t driven =
            DriverRig(files->character().scene.skeleton, files->character().drivers).targets().size();
        const std::size_t turned = onlyTurned(files->character()).size();
        // Joints are driven too; some are not only turned.
        QCOMPARE(result["warnings"].toArray().size(), static_cast<qsizetype>(1 + driven - turned));
        const QJsonDocument problems =
            answerOf(pythonProgram(), {"-B", enginesScript("check_schema.py"),
                                       sourcePath("resources/schema/posewrangler.schema.json"), solvers});
        QVERIFY2(problems.isArray() && problems.array().isEmpty(), problems.toJson().constData());
        compareUnrealWeights(files->character(), result);
        compareUnrealTurns(files->character(), result);
    }

    /// A helper that turns half-way is a rotation constraint, a joint that twists along a roll constraint.
    void aVrmTurnsAsSinewDoes_data() {
        QTest::addColumn<bool>("twist");
        QTest::newRow("turn") << false;
        QTest::newRow("twist") << true;
    }

    void aVrmTurnsAsSinewDoes() {
        SINEW_NEED_WEB_CLIENTS();
        QFETCH(bool, twist);
        Scene scene = humanScene();
        const std::int32_t source = helpedJoint(scene.skeleton);
        const Drivers drivers = helperDrivers(scene.skeleton, source, twist);
        const QTemporaryDir folder;
        const QString file = folder.filePath("human.vrm");
        ExportSettings settings;
        settings.vrm.authors = {"Ada"};
        settings.drivers = drivers;
        Progress progress;
        QVERIFY(exportScene(scene, file.toStdString(), settings, progress));
        if (const QString schemas = modelPath(QStringLiteral("../vrm/schema")); !schemas.isEmpty()) {
            const QJsonObject checked = checkVrm(schemas, file);
            QVERIFY2(checked["checked"].toArray().contains("VRMC_node_constraint"), told(checked));
            QVERIFY2(checked["problems"].toArray().isEmpty(), told(checked));
        }
        QJsonArray turns;
        std::vector<Quat> wanted;
        const Vec3 bone = boneAxis(scene.skeleton, source);
        for (const double degrees : {-150.0, -60.0, 5.0, 90.0, 170.0}) {
            Pose pose = Pose::bindPose(scene.skeleton);
            const Vec3 axis = twist ? bone : Vec3(1.0, 2.0, -1.0).normalized();
            // Of a roll, drivers end at 90 degrees.
            const double angle = twist ? 0.5 * degrees : degrees;
            pose.joints[static_cast<std::size_t>(source)].rotation =
                Quat(Eigen::AngleAxisd(angle * std::numbers::pi / 180.0, axis));
            turns.append(turnNumbers(pose.joints[static_cast<std::size_t>(source)].rotation));
            wanted.push_back(drivenPose(scene.skeleton, drivers, pose).joints.back().rotation);
        }
        const QJsonArray got =
            answerOf("node",
                     {enginesScript("vrm_turns.mjs"), clientsFolder(), file,
                      QString::fromStdString(scene.skeleton.joints[static_cast<std::size_t>(source)].name),
                      "helper", QString::fromUtf8(QJsonDocument(turns).toJson(QJsonDocument::Compact))})
                .array();
        QCOMPARE(got.size(), turns.size());
        for (std::size_t k = 0; k < wanted.size(); ++k) {
            QVERIFY(turnDifference(got[static_cast<qsizetype>(k)].toArray(), 0, wanted[k]) < 1e-6);
        }
    }

private:
    /// Joints that turn by a fraction of another and are not driven otherwise.
    static std::vector<std::int32_t> onlyTurned(const EngineCharacter& character) {
        std::map<std::string, std::vector<const JointDriver*>> byTarget;
        for (const JointDriver& driver : character.drivers) {
            byTarget[driver.target].push_back(&driver);
        }
        std::vector<std::int32_t> joints;
        for (const auto& [target, drivers] : byTarget) {
            if (drivers.size() == 1 && drivers[0]->channel == DriverChannel::Turn) {
                joints.push_back(character.scene.skeleton.find(target));
            }
        }
        return joints;
    }

    /// By a Control Rig.
    static void compareUnrealTurns(const EngineCharacter& character, const QJsonObject& result) {
        const DriverRig rig(character.scene.skeleton, character.drivers);
        const std::vector<std::int32_t> joints = onlyTurned(character);
        for (std::size_t k = 0; k < character.poses.size(); ++k) {
            const QJsonObject turned = result["turned"].toArray()[static_cast<qsizetype>(k)].toObject();
            QCOMPARE(turned.size(), static_cast<qsizetype>(joints.size()));
            const Pose driven = rig.driven(character.poses[k]);
            for (const std::int32_t joint : joints) {
                const auto j = static_cast<std::size_t>(joint);
                const QString name = QString::fromStdString(character.scene.skeleton.joints[j].name);
                QVERIFY2(turnDifference(turned[name].toArray(), 0, driven.joints[j].rotation) < 1e-5,
                         qPrintable(name));
            }
        }
    }

    /// Whether nothing but swings drives a shape.
    static bool swings(const EngineCharacter& character, const std::string& shape) {
        return std::ranges::all_of(character.drivers, [&](const JointDriver& driver) {
            return driver.target != shape || driver.angle == JointAngle::Swing;
        });
    }

    /// Where an axis of the bone lies along it, Unreal measures the same swing.
    static void compareUnrealWeights(const EngineCharacter& character, const QJsonObject& result) {
        const DriverRig rig(character.scene.skeleton, character.drivers);
        const QJsonArray exact = result["exact"].toArray();
        for (std::size_t k = 0; k < character.poses.size(); ++k) {
            const QJsonObject weights = result["weights"].toArray()[static_cast<qsizetype>(k)].toObject();
            for (const ShapeWeight& shape : rig.shapes(rig.driven(character.poses[k]))) {
                const QString name = QString::fromStdString(shape.shape);
                QVERIFY(weights.contains(name));
                if (swings(character, shape.shape) && exact.contains(name)) {
                    QVERIFY2(std::abs(weights[name].toDouble() - shape.weight) < 0.02, qPrintable(name));
                }
            }
        }
    }
};

SINEW_TEST(TestEngineScripts, NoApplication)

} // namespace testEngineScripts

#include "TestEngineScripts.moc"
