#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/JointAngles.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "core/solve/Bind.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderReader.h"
#include "tests/clients/EngineCharacter.h"
#include "tests/clients/GodotClient.h"
#include "tests/clients/SkinComparer.h"
#include "tests/clients/WebClients.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

namespace testEngineDrivers {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kFrameRate = 15.0; // at which Godot 3 samples what it imports
constexpr double kMaxMillimetres = 0.5;

QJsonArray numbersOf(std::initializer_list<double> numbers) {
    QJsonArray list;
    for (const double number : numbers) {
        list.append(number);
    }
    return list;
}

QJsonArray turnNumbers(const Quat& q) {
    return numbersOf({q.x(), q.y(), q.z(), q.w()});
}

/// Where the nodes of all joints stand in a pose, metres.
QJsonArray jointsOf(const Scene& scene, const Pose& pose) {
    QJsonArray joints;
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        const Transform bind = scene.skeleton.parentFromJointBind(j);
        const JointPose& here = pose.joints[j];
        const Vec3 t = (bind.translation() + here.translation) * scene.metersPerUnit;
        const Quat q = Quat(bind.linear()) * here.rotation;
        joints.append(QJsonObject{{"name", QString::fromStdString(scene.skeleton.joints[j].name)},
                                  {"turn", turnNumbers(here.rotation)},
                                  {"values", numbersOf({t.x(), t.y(), t.z(), q.x(), q.y(), q.z(), q.w(),
                                                        here.scale.x(), here.scale.y(), here.scale.z()})}});
    }
    return joints;
}

/// A program's answer on standard output, its last line.
QJsonDocument answerOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(-1);
    const QByteArray output = process.readAllStandardOutput().trimmed();
    QJsonDocument answer = QJsonDocument::fromJson(output.mid(output.lastIndexOf('\n') + 1));
    if (answer.isNull()) {
        qWarning("%s", process.readAllStandardError().right(2000).constData());
    }
    return answer;
}

QString enginesScript(const QString& name) {
    return sourcePath(QStringLiteral("tests/clients/engines/") + name);
}

/// A character in files: NAME.glb with the clip, NAME.drivers.json, job.json with the poses.
class EngineFiles {
public:
    explicit EngineFiles(EngineCharacter character)
        : m_character(std::move(character)) {
        ExportSettings settings;
        settings.drivers = m_character.drivers;
        settings.engineFiles = sinew::EngineFiles::Always;
        settings.maxInfluences = 4;
        Progress progress;
        m_written =
            exportScene(withPosesAsClip(m_character, kFrameRate), glb().toStdString(), settings, progress)
                .has_value();
    }

    bool written() const { return m_written && QFile::exists(drivers()); }
    const EngineCharacter& character() const { return m_character; }
    QString glb() const { return m_folder.filePath("character.glb"); }
    QString drivers() const { return m_folder.filePath("character.drivers.json"); }
    QString file(const QString& name) const { return m_folder.filePath(name); }

    /// The poses and more as job.json.
    QString job(QJsonObject job) const {
        QJsonArray poses;
        for (const Pose& pose : m_character.poses) {
            poses.append(jointsOf(m_character.scene, pose));
        }
        job["poses"] = poses;
        job["file"] = glb();
        job["drivers"] = drivers();
        job["fps"] = kFrameRate;
        job["result"] = file("result.bin");
        QFile out(file("job.json"));
        if (out.open(QIODevice::WriteOnly)) {
            out.write(QJsonDocument(job).toJson());
        }
        return out.fileName();
    }

    ShownPoses shown(const QJsonObject& answer) const {
        const auto vertices = static_cast<std::size_t>(answer["vertices"].toInt());
        return readShownPoses(file("result.bin"), vertices, m_character.poses.size());
    }

private:
    QTemporaryDir m_folder;
    EngineCharacter m_character;
    bool m_written = false;
};

/// Bound where it comes without weights, as the sample does.
std::optional<EngineCharacter> characterOf(const QString& path) {
    Progress progress;
    Expected<ImportedScene> read = importScene(path.toStdString(), progress);
    if (!read) {
        return std::nullopt;
    }
    Scene scene = std::move(read->scene);
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        BindSettings settings;
        settings.solver = "nearest";
        const Expected<BindResult> bound = bind(scene, settings, progress);
        for (std::size_t i = 0; bound && i < scene.parts.size(); ++i) {
            scene.parts[i].weights = bound->weights[i];
        }
    }
    return engineCharacter(std::move(scene));
}

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

/// Drivers and shapes as engines evaluate them: by the scripts of resources/engines, and by clips.
class TestEngineDrivers : public QObject {
    Q_OBJECT

    void models() {
        QTest::addColumn<QString>("path");
        QTest::newRow("sample") << sourcePath(QStringLiteral("resources/sample/wayfarer.fbx"));
        for (const char* name : {"fox.glb", "pab_arnaud.fbx", "xr_hand_l.gltf"}) {
            QTest::newRow(name) << modelPath(QString::fromLatin1(name));
        }
    }

    /// Those of the row's model; null: the test skips.
    static std::unique_ptr<EngineFiles> filesOfRow() {
        QFETCH(QString, path);
        auto character = path.isEmpty() ? std::nullopt : characterOf(path);
        return character ? std::make_unique<EngineFiles>(std::move(*character)) : nullptr;
    }

private Q_SLOTS:
    void posesAreWorthIt_data() { models(); }
    void posesAreWorthIt() {
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        QVERIFY(files->written());
        const PoseReach reach = reachOf(files->character());
        QVERIFY2(reach.moved > 5.0 && reach.driven > 2.0,
                 qPrintable(QString("%1 %2").arg(reach.moved).arg(reach.driven)));
    }

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
        const QJsonArray results =
            answerOf("mono", {program, files->drivers(),
                              files->job({{"shapes", QJsonArray{"cone", "both", "twist", "nobody's"}}})})
                .array();
        const EngineCharacter& character = files->character();
        QCOMPARE(results.size(), static_cast<qsizetype>(character.poses.size()));
        const DriverRig rig(character.scene.skeleton, character.drivers);
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
            for (const ShapeWeight& shape : rig.shapes(driven)) {
                const qsizetype at = shape.shape == "cone" ? 0 : shape.shape == "both" ? 1 : 2;
                QVERIFY2(std::abs(weights[at].toDouble() - shape.weight) < 1e-3, shape.shape.c_str());
            }
            QCOMPARE(weights[3].toDouble(), 0.0);
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
        QCOMPARE(result["errors"].toArray().size(), 1);   // too few nodes at first
        QCOMPARE(result["warnings"].toArray().size(), 2); // joints are driven too
        const QJsonDocument problems =
            answerOf(pythonProgram(), {"-B", enginesScript("check_schema.py"),
                                       sourcePath("resources/schema/posewrangler.schema.json"), solvers});
        QVERIFY2(problems.isArray() && problems.array().isEmpty(), problems.toJson().constData());
        compareUnrealWeights(files->character(), result);
    }

    void threeShowsWhatSinewShows_data() { twoWays(); }
    void threeShowsWhatSinewShows() {
        SINEW_NEED_WEB_CLIENTS();
        QFETCH(bool, clip);
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        const QJsonObject answer =
            answerOf("node", {enginesScript("three_drivers.mjs"), clientsFolder(),
                              files->job({{"module", sourcePath("resources/engines/SinewDrivers.js")},
                                          {"clip", clip}})})
                .object();
        compareShown(*files, answer);
    }

    void blenderShowsWhatSinewShows_data() { twoWays(); }
    void blenderShowsWhatSinewShows() {
        SINEW_NEED_BLENDER();
        QFETCH(bool, clip);
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        const QString job = files->job({{"bridge", sourcePath("installer/blender")}, {"clip", clip}});
        QProcess blender;
        blender.setProcessChannelMode(QProcess::MergedChannels);
        blender.start(blenderProgram(),
                      {"-b", "--factory-startup", "-P", enginesScript("blender_drivers.py"), "--", job});
        blender.waitForFinished(-1);
        QFile told(files->file("result.bin.json"));
        QVERIFY2(told.open(QIODevice::ReadOnly), blender.readAll().right(2000).constData());
        const QJsonObject answer = QJsonDocument::fromJson(told.readAll()).object();
        compareShown(*files, answer);
        if (!clip) {
            QCOMPARE(answer["left"].toInt(-1), 0);
        }
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

    void godotShowsTheClip_data() { models(); }
    void godotShowsTheClip() {
        SINEW_NEED_GODOT();
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        const QJsonObject answer = showClipWithGodot(
            files->glb(), kFrameRate, files->character().poses.size(), files->file("result.bin"));
        compareShown(*files, answer);
    }

private:
    void twoWays() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("clip");
        for (const char* name : {"sample", "fox.glb", "pab_arnaud.fbx", "xr_hand_l.gltf"}) {
            const QString path = qstrcmp(name, "sample") == 0
                                     ? sourcePath(QStringLiteral("resources/sample/wayfarer.fbx"))
                                     : modelPath(QString::fromLatin1(name));
            for (const bool clip : {false, true}) {
                QTest::newRow(qPrintable(QString("%1 by %2").arg(name, clip ? "clip" : "drivers")))
                    << path << clip;
            }
        }
    }

    static void compareShown(const EngineFiles& files, const QJsonObject& answer) {
        QVERIFY2(answer["vertices"].toInt() > 0, QJsonDocument(answer).toJson().constData());
        const ShownPoses shown = files.shown(answer);
        QVERIFY2(shown.error.isEmpty(), qPrintable(shown.error));
        const double apart = millimetresApart(files.character(), shown);
        qInfo("%d vertices, %.4f mm", answer["vertices"].toInt(), apart);
        QVERIFY2(apart < kMaxMillimetres, qPrintable(QString::number(apart)));
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
                if (name != "twist" && exact.contains(name)) {
                    QVERIFY2(std::abs(weights[name].toDouble() - shape.weight) < 0.02, qPrintable(name));
                }
            }
        }
    }
};

SINEW_TEST(TestEngineDrivers, NoApplication)

} // namespace testEngineDrivers

#include "TestEngineDrivers.moc"
