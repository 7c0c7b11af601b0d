#include "app/pose/PoseFile.h"

#include "app/document/ImplicitFrame.h"
#include "app/files/ReadFile.h"
#include "app/jobs/ImplicitController.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace sinew {
namespace {

constexpr double kPerRadian = 180.0 / std::numbers::pi;

Vec3 nearestTurns(Vec3 degrees, const Vec3& before) {
    for (int axis = 0; axis < 3; ++axis) {
        degrees[axis] += 360.0 * std::round((before[axis] - degrees[axis]) / 360.0);
    }
    return degrees;
}

} // namespace

Quat rotationOfDegrees(const Vec3& degrees) {
    const Vec3 angles = degrees / kPerRadian;
    return Quat(Eigen::AngleAxisd(angles.x(), Vec3::UnitX()) * Eigen::AngleAxisd(angles.y(), Vec3::UnitY()) *
                Eigen::AngleAxisd(angles.z(), Vec3::UnitZ()));
}

Vec3 degreesOfRotation(const Quat& rotation) {
    return drivenDegrees(rotation);
}

Vec3 degreesNear(const Quat& rotation, const Vec3& before) {
    const Vec3 one = degreesOfRotation(rotation);
    // The same turn the other way round.
    const Vec3 other(one.x() + 180.0, 180.0 - one.y(), one.z() + 180.0);
    const Vec3 a = nearestTurns(one, before);
    const Vec3 b = nearestTurns(other, before);
    return (a - before).norm() <= (b - before).norm() ? a : b;
}

namespace {

using Json = nlohmann::ordered_json;

/// Fails with PoseBroken: the text's %1, %2 are the values.
tl::unexpected<Error> broken(const std::string& file, const char* text, const QStringList& values) {
    const QString what = fillText(QCoreApplication::translate("PoseFile", text), values);
    return fail(ErrorCode::PoseBroken, {file, what.toStdString()});
}

/// What moves farther is out of reach for the floats of files.
constexpr double kLargest = 1e30;

/// Three finite numbers.
bool readFiniteVector(const Json& json, Vec3& value) {
    if (!json.is_array() || json.size() != 3) {
        return false;
    }
    for (std::size_t i = 0; i < 3; ++i) {
        if (!json[i].is_number() || !std::isfinite(json[i].get<double>())) {
            return false;
        }
        value[static_cast<Eigen::Index>(i)] = json[i].get<double>();
    }
    return true;
}

Expected<JointPose> jointPoseOf(const std::string& file, const std::string& joint, const Json& fields) {
    const QString name = QString::fromStdString(joint);
    if (!fields.is_object()) {
        return broken(file, QT_TRANSLATE_NOOP("PoseFile", "\"%1\" must be {\"rotate\": [x, y, z]}"), {name});
    }
    JointPose pose;
    for (const auto& [key, value] : fields.items()) {
        const QString keyName = QString::fromStdString(key);
        if (key != "rotate" && key != "translate" && key != "scale") {
            return broken(
                file,
                QT_TRANSLATE_NOOP("PoseFile", "\"%1\" of joint \"%2\" is not rotate, translate or scale"),
                {keyName, name});
        }
        Vec3 vector;
        if (key == "scale" && value.is_number()) {
            vector = Vec3::Constant(value.get<double>());
        } else if (!readFiniteVector(value, vector)) {
            return broken(file, QT_TRANSLATE_NOOP("PoseFile", "\"%1\" of joint \"%2\" must be three numbers"),
                          {keyName, name});
        }
        if (vector.cwiseAbs().maxCoeff() > kLargest) {
            return broken(file, QT_TRANSLATE_NOOP("PoseFile", "\"%1\" of joint \"%2\" is too large"),
                          {keyName, name});
        }
        if (key == "scale" && !(vector.minCoeff() >= kMinJointScale && vector.maxCoeff() <= kMaxJointScale)) {
            return broken(file, QT_TRANSLATE_NOOP("PoseFile", "\"%1\" of joint \"%2\" must be from %3 to %4"),
                          {keyName, name, QString::number(kMinJointScale), QString::number(kMaxJointScale)});
        }
        if (key == "rotate") {
            pose.rotation = rotationOfDegrees(vector);
        } else if (key == "scale") {
            pose.scale = vector;
        } else {
            pose.translation = vector;
        }
    }
    return pose;
}

/// The joint of that name: exactly one has to have it.
Expected<std::size_t> jointOf(const std::string& file, const std::string& name, const Skeleton& skeleton) {
    const std::int32_t first = skeleton.find(name);
    if (first == kNone) {
        return fail(jointUnknown(name, file, skeleton));
    }
    const auto bearers =
        std::ranges::count_if(skeleton.joints, [&](const Joint& joint) { return joint.name == name; });
    if (bearers > 1) {
        return broken(file,
                      QT_TRANSLATE_NOOP("PoseFile", "%1 joints are named \"%2\", so the name is ambiguous"),
                      {QString::number(bearers), QString::fromStdString(name)});
    }
    return static_cast<std::size_t>(first);
}

} // namespace

Expected<std::vector<NamedJointPose>> jointPosesOf(const Json& json, const std::string& file,
                                                   const Skeleton& skeleton) {
    if (!json.is_object()) {
        return broken(file, QT_TRANSLATE_NOOP("PoseFile", "the file must contain {\"joint\": {...}, ...}"),
                      {});
    }
    std::vector<NamedJointPose> result;
    for (const auto& [name, fields] : json.items()) {
        SINEW_TRY(const std::size_t joint, jointOf(file, name, skeleton));
        SINEW_TRY(const JointPose jointPose, jointPoseOf(file, name, fields));
        result.push_back({static_cast<std::int32_t>(joint), jointPose});
    }
    return result;
}

Expected<Pose> readPose(const std::filesystem::path& file, const Skeleton& skeleton) {
    SINEW_TRY(const Json json, readJsonFile(file, ErrorCode::PoseBroken));
    SINEW_TRY(const auto named, jointPosesOf(json, file.string(), skeleton));
    Pose pose = Pose::bindPose(skeleton);
    for (const NamedJointPose& each : named) {
        pose.joints[static_cast<std::size_t>(each.joint)] = each.pose;
    }
    return pose;
}

DirectSkinning posedForm(const Scene& scene, const Pose& pose, const DeformSettings& settings,
                         const Drivers& drivers) {
    const DriverRig rig(scene.skeleton, drivers);
    const Pose driven = rig.driven(pose);
    DirectSkinning form;
    form.scene = std::shared_ptr<const Scene>(std::shared_ptr<const void>(), &scene);
    form.weights = std::make_shared<const PartWeights>(partWeights(scene));
    form.matrices = skinningMatrices(scene.skeleton, driven);
    form.settings = settings;
    form.rest = shapedRest(scene, {}, rig.shapes(driven));
    return form;
}

namespace {

/// Vertices and normals of a part in the pose.
struct PosedPart {
    std::vector<Vec3> vertices;
    std::vector<Vec3f> normals;
};

PosedPart closedPart(const DirectSkinning& form, std::size_t part) {
    return {form.vertices(part), form.normals(part)};
}

/// All but the vertices of weighted parts as it was.
template<typename MovedPart>
Scene movedScene(const DirectSkinning& form, const MovedPart& movedPart) {
    const Scene& scene = *form.scene;
    Scene posed;
    posed.sourceFile = scene.sourceFile;
    posed.metersPerUnit = scene.metersPerUnit;
    posed.sourceUpAxis = scene.sourceUpAxis;
    posed.materials = scene.materials;
    posed.textures = scene.textures;
    posed.names.scene = scene.names.scene;
    const auto hangs = [](const auto& each) { return each.viewpoint.joint != kNone; };
    std::ranges::remove_copy_if(scene.cameras, std::back_inserter(posed.cameras), hangs);
    std::ranges::remove_copy_if(scene.lights, std::back_inserter(posed.lights), hangs);
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        auto mesh = std::make_shared<Mesh>(*scene.parts[part].mesh);
        mesh->morphTargets.clear();
        if (scene.parts[part].weights || (form.rest && !(*form.rest)[part].vertices.empty())) {
            PosedPart moved = movedPart(part);
            mesh->vertices = std::move(moved.vertices);
            if (!mesh->normals.empty()) { // what had none gets none
                mesh->normals = std::move(moved.normals);
            }
        }
        posed.parts.push_back({std::move(mesh), nullptr, kNone, scene.parts[part].geometryName});
    }
    return posed;
}

Expected<PosedScene> implicitScene(const DirectSkinning& form, Progress& progress) {
    SINEW_TRY(ImplicitSkin fitted,
              implicitSkinOf(*form.scene, *form.weights, form.settings.method, progress));
    progress.report(Stage::Deform, 0.0);
    PosedScene posed;
    posed.skin = std::make_shared<const ImplicitSkin>(std::move(fitted));
    ImplicitPoser poser(posed.skin);
    const ImplicitFrame frame = implicitFrame(form, poser);
    for (const std::vector<VertexState>& states : frame.pose->states) {
        posed.contacts += static_cast<std::size_t>(std::ranges::count(states, VertexState::Contact));
        posed.notReached += static_cast<std::size_t>(std::ranges::count(states, VertexState::NotReached));
    }
    posed.scene = movedScene(form, [&](std::size_t part) {
        return PosedPart{frame.pose->vertices[part], frame.normals[part]};
    });
    return posed;
}

Expected<PosedScene> closedScene(DirectSkinning form, Progress& progress) {
    if (form.settings.deformer == Deformer::CentersOfRotation) {
        SINEW_TRY(PartCenters centers, centersOf(*form.scene, *form.weights, progress));
        form.centers = std::make_shared<const PartCenters>(std::move(centers));
    }
    progress.report(Stage::Deform, 0.0);
    PosedScene posed;
    posed.scene = movedScene(form, [&](std::size_t part) { return closedPart(form, part); });
    return posed;
}

} // namespace

Expected<PosedScene> posedScene(const Scene& scene, const Pose& pose, const DeformSettings& settings,
                                Progress& progress, const Drivers& drivers) {
    const DirectSkinning form = posedForm(scene, pose, settings, drivers);
    Expected<PosedScene> posed =
        settings.implicit ? implicitScene(form, progress) : closedScene(form, progress);
    return progress.canceled() ? Expected<PosedScene>(fail(ErrorCode::Canceled)) : std::move(posed);
}

Scene posedScene(const Scene& scene, const Pose& pose, const Drivers& drivers) {
    const DirectSkinning form = posedForm(scene, pose, {}, drivers);
    return movedScene(form, [&](std::size_t part) { return closedPart(form, part); });
}

} // namespace sinew
