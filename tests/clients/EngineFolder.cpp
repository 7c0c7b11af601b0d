#include "tests/clients/EngineFolder.h"

#include "app/bake/BakePoses.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "core/solve/Bind.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderReader.h"
#include "tests/clients/GodotClient.h"
#include "tests/clients/WebClients.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace sinew::test {
namespace {

constexpr std::size_t kBakedPoses = 12;

QJsonArray jsonNumbers(std::initializer_list<double> numbers) {
    QJsonArray list;
    for (const double number : numbers) {
        list.append(number);
    }
    return list;
}

/// Where the nodes of all joints stand in a pose, metres, and how they are bound.
QJsonArray jointsInPose(const Scene& scene, const Pose& pose) {
    QJsonArray joints;
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        const Joint& joint = scene.skeleton.joints[j];
        const Transform bind = scene.skeleton.parentFromJointBind(j);
        const JointPose& here = pose.joints[j];
        const Vec3 t = (bind.translation() + here.translation) * scene.metersPerUnit;
        const Quat q = Quat(bind.linear()) * here.rotation;
        joints.append(
            QJsonObject{{"name", QString::fromStdString(joint.name)},
                        {"turn", turnNumbers(here.rotation)},
                        {"modelRotation", turnNumbers(Quat(joint.modelFromJointBind.linear()).normalized())},
                        {"values", jsonNumbers({t.x(), t.y(), t.z(), q.x(), q.y(), q.z(), q.w(),
                                                here.scale.x(), here.scale.y(), here.scale.z()})}});
    }
    return joints;
}

/// With weights of straight lines where a file has none.
std::optional<Scene> sceneWithWeights(const QString& path) {
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
    return scene;
}

/// The bind pose, then poses from all over the list that a bake takes by default.
std::vector<Pose> spreadPoses(const Scene& scene) {
    BakePoseChoice choice;
    choice.set(BakeGroup::Clips, false);
    const Drivers none;
    const std::vector<BakePose> all = listBakePoses({scene, none}, choice);
    std::vector<Pose> poses{Pose::bindPose(scene.skeleton)};
    for (std::size_t k = 0; k + 1 < kBakedPoses && !all.empty(); ++k) {
        poses.push_back(all[k * (all.size() - 1) / (kBakedPoses - 2)].pose);
    }
    return poses;
}

Quat jsonTurn(const QJsonValue& numbers) {
    return {numbers[3].toDouble(), numbers[0].toDouble(), numbers[1].toDouble(), numbers[2].toDouble()};
}

JointDriver driverOf(const QJsonObject& json, const std::string& target, double metersPerUnit) {
    JointDriver driver;
    driver.target = target;
    driver.channel = *valueOf(kDriverChannelNames, json["channel"].toString().toStdString());
    driver.angle = *valueOf(kJointAngleNames, json["measure"].toString().toStdString());
    const double unit = isTranslation(driver.channel) ? metersPerUnit : 1.0;
    for (qsizetype k = 0; k < json["angles"].toArray().size(); ++k) {
        driver.keys.push_back({json["angles"][k].toDouble(), json["values"][k].toDouble() / unit});
    }
    for (const QJsonValue source : json["sources"].toArray()) {
        driver.from.push_back(
            {source["joint"].toString().toStdString(), drivenDegrees(jsonTurn(source["from"]))});
    }
    driver.joint = driver.from.front().joint;
    if (driver.from.size() == 1 && driver.from.front().degrees.norm() < 1e-9) {
        driver.from.clear();
    }
    return driver;
}

/// What a drivers file says, as Sinew has it.
Drivers readDrivers(const QString& file, double metersPerUnit) {
    const QJsonObject json = jsonOf(fileBytes(file));
    Drivers drivers;
    for (const char* list : {"driven", "shapes"}) {
        for (const QJsonValue each : json[QLatin1String(list)].toArray()) {
            const QString target =
                each[QLatin1String(list) == QLatin1String("driven") ? "joint" : "name"].toString();
            for (const QJsonValue driver : each["drivers"].toArray()) {
                drivers.push_back(driverOf(driver.toObject(), target.toStdString(), metersPerUnit));
            }
        }
    }
    return drivers;
}

/// Those of the first clip, a frame each, without what drivers do.
std::vector<Pose> clipPoses(const Scene& scene, const Drivers& drivers, std::size_t count) {
    const std::vector<std::int32_t> driven = DriverRig(scene.skeleton, drivers).targets();
    std::vector<Pose> poses;
    for (std::size_t k = 0; k < count; ++k) {
        Pose pose = poseAt(scene.skeleton, scene.clips.front(), static_cast<double>(k) / kEngineFrameRate);
        for (const std::int32_t joint : driven) {
            pose.joints[static_cast<std::size_t>(joint)] = JointPose();
        }
        poses.push_back(std::move(pose));
    }
    return poses;
}

EngineResult engineResult(const EngineFolder& files, const QJsonObject& answer) {
    EngineResult result;
    result.driversLeft = answer["left"].toInt(-1);
    if (answer["vertices"].toInt() <= 0) {
        result.error = QString::fromUtf8(QJsonDocument(answer).toJson());
        return result;
    }
    const ShownPoses shown = files.shown(answer);
    result.error = shown.error;
    if (shown.error.isEmpty()) {
        result.millimetres = millimetresApart(files.character(), shown);
    }
    return result;
}

} // namespace

QString enginesScript(const QString& name) {
    return sourcePath(QStringLiteral("tests/clients/engines/") + name);
}

QJsonArray turnNumbers(const Quat& q) {
    return jsonNumbers({q.x(), q.y(), q.z(), q.w()});
}

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

std::optional<EngineCharacter> handDrivenCharacter(const QString& path) {
    std::optional<Scene> scene = sceneWithWeights(path);
    return scene ? engineCharacter(std::move(*scene)) : std::nullopt;
}

QString EngineFolder::drivers() const {
    const QFileInfo info(m_model);
    return file(info.completeBaseName() + QStringLiteral(".drivers.json"));
}

QString EngineFolder::job(QJsonObject job) const {
    QJsonArray poses;
    for (const Pose& pose : m_character.poses) {
        poses.append(jointsInPose(m_character.scene, pose));
    }
    job["poses"] = poses;
    job["file"] = m_model;
    job["drivers"] = drivers();
    job["fps"] = kEngineFrameRate;
    job["result"] = file("result.bin");
    writeFile(file("job.json"), QJsonDocument(job).toJson());
    return file("job.json");
}

ShownPoses EngineFolder::shown(const QJsonObject& answer) const {
    const auto vertices = static_cast<std::size_t>(answer["vertices"].toInt());
    return readShownPoses(file("result.bin"), vertices, m_character.poses.size());
}

std::unique_ptr<EngineFolder> EngineFolder::written(EngineCharacter character) {
    auto files = std::make_unique<EngineFolder>();
    files->m_character = std::move(character);
    files->m_model = files->file("character.glb");
    ExportSettings settings;
    settings.drivers = files->m_character.drivers;
    settings.engineFiles = EngineFiles::Always;
    settings.maxInfluences = 4;
    Progress progress;
    const auto exported = exportScene(withPosesAsClip(files->m_character, kEngineFrameRate),
                                      files->m_model.toStdString(), settings, progress);
    return exported && QFile::exists(files->drivers()) ? std::move(files) : nullptr;
}

std::unique_ptr<EngineFolder> EngineFolder::baked(const QString& path, const QString& method,
                                                  const QString& ending) {
    std::optional<Scene> scene = sceneWithWeights(path);
    if (!scene) {
        return nullptr;
    }
    auto files = std::make_unique<EngineFolder>();
    const bool fbx = path.endsWith(QStringLiteral(".fbx"));
    const QString rigged = files->file(fbx ? "rigged.fbx" : "rigged.glb");
    scene->nodesPosed = false;
    const std::vector<Pose> poses = spreadPoses(*scene);
    scene->clips = {clipOf(scene->skeleton, poses, kEngineFrameRate, "twelve")};
    Progress progress;
    ExportSettings settings;
    settings.maxInfluences = 4;
    if (!exportScene(*scene, rigged.toStdString(), settings, progress)) {
        return nullptr;
    }
    files->m_model = files->file(QStringLiteral("baked.") + ending);
    const Ran ran = runSinew({"bake", rigged, "-o", files->m_model, "--to", method, "--engine-files", "on"});
    const auto read = importScene(files->m_model.toStdString(), progress);
    if (ran.exitCode != 0 || !read || read->scene.clips.size() != 1) {
        qWarning("%s", qPrintable(ran.told()));
        return nullptr;
    }
    EngineCharacter& character = files->m_character;
    character.scene = read->scene;
    character.drivers = readDrivers(files->drivers(), character.scene.metersPerUnit);
    character.poses = clipPoses(character.scene, character.drivers, poses.size());
    return files;
}

EngineResult showInThree(const EngineFolder& files, bool clip) {
    const QString job =
        files.job({{"module", sourcePath("resources/engines/SinewDrivers.js")}, {"clip", clip}});
    return engineResult(
        files, answerOf("node", {enginesScript("three_drivers.mjs"), clientsFolder(), job}).object());
}

EngineResult showInBlender(const EngineFolder& files, bool clip) {
    const QString job = files.job({{"bridge", sourcePath("installer/blender")}, {"clip", clip}});
    QProcess blender;
    blender.setProcessChannelMode(QProcess::MergedChannels);
    blender.start(blenderProgram(),
                  {"-b", "--factory-startup", "-P", enginesScript("blender_drivers.py"), "--", job});
    blender.waitForFinished(-1);
    const QByteArray told = fileBytes(files.file("result.bin.json"));
    return told.isEmpty() ? EngineResult{QString::fromUtf8(blender.readAll().right(2000))}
                          : engineResult(files, jsonOf(told));
}

EngineResult showInGodot(const EngineFolder& files) {
    return engineResult(files, showClipWithGodot(files.model(), kEngineFrameRate,
                                                 files.character().poses.size(), files.file("result.bin")));
}

} // namespace sinew::test
