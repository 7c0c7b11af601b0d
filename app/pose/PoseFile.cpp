#include "app/pose/PoseFile.h"

#include "app/files/ReadFile.h"
#include "app/pose/EulerAngles.h"
#include "app/text/Fill.h"
#include "core/skeleton/NearestName.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <cmath>

namespace sinew {
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
bool readVector(const Json& json, Vec3& value) {
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
        if (key != "rotate" && key != "translate") {
            return broken(file,
                          QT_TRANSLATE_NOOP("PoseFile", "\"%1\" of joint \"%2\" is not rotate or translate"),
                          {keyName, name});
        }
        Vec3 vector;
        if (!readVector(value, vector)) {
            return broken(file, QT_TRANSLATE_NOOP("PoseFile", "\"%1\" of joint \"%2\" must be three numbers"),
                          {keyName, name});
        }
        if (vector.cwiseAbs().maxCoeff() > kLargest) {
            return broken(file, QT_TRANSLATE_NOOP("PoseFile", "\"%1\" of joint \"%2\" is too large"),
                          {keyName, name});
        }
        if (key == "rotate") {
            pose.rotation = rotationOfDegrees(vector);
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
        const Expected<std::size_t> joint = jointOf(file, name, skeleton);
        if (!joint) {
            return fail(joint.error());
        }
        const Expected<JointPose> jointPose = jointPoseOf(file, name, fields);
        if (!jointPose) {
            return fail(jointPose.error());
        }
        result.push_back({static_cast<std::int32_t>(*joint), *jointPose});
    }
    return result;
}

Expected<Pose> readPose(const std::filesystem::path& file, const Skeleton& skeleton) {
    const Expected<Json> json = readJsonFile(file, ErrorCode::PoseBroken);
    if (!json) {
        return fail(json.error());
    }
    const auto named = jointPosesOf(*json, file.string(), skeleton);
    if (!named) {
        return fail(named.error());
    }
    Pose pose = Pose::bindPose(skeleton);
    for (const NamedJointPose& each : *named) {
        pose.joints[static_cast<std::size_t>(each.joint)] = each.pose;
    }
    return pose;
}

} // namespace sinew
