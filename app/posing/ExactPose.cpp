#include "app/posing/ExactPose.h"

#include "core/io/source/JsonDepth.h"

#include <nlohmann/json.hpp>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

Json listOf(const Eigen::Ref<const Eigen::VectorXd>& values) {
    return Json(std::vector<double>(values.begin(), values.end()));
}

Json exactJson(const Skeleton& skeleton, const Pose& pose, const std::vector<std::int32_t>& joints) {
    Json list = Json::array();
    for (const std::int32_t joint : joints) {
        const JointPose& each = pose.joints[static_cast<std::size_t>(joint)];
        list.push_back({{"joint", joint},
                        {"name", skeleton.joints[static_cast<std::size_t>(joint)].name},
                        {"rotation", listOf(each.rotation.coeffs())},
                        {"translation", listOf(each.translation)},
                        {"scale", listOf(each.scale)}});
    }
    return {{"sinewPose", 1}, {"joints", std::move(list)}};
}

template<int N>
bool readVector(const Json& json, const char* key, Eigen::Matrix<double, N, 1>& value) {
    const auto field = json.find(key);
    if (field == json.end() || !field->is_array() || field->size() != N) {
        return false;
    }
    for (std::size_t i = 0; i < N; ++i) {
        if (!(*field)[i].is_number()) {
            return false;
        }
        value[static_cast<Eigen::Index>(i)] = (*field)[i].template get<double>();
    }
    return value.allFinite();
}

} // namespace

QByteArray exactPoseBytes(const Skeleton& skeleton, const Pose& pose,
                          const std::vector<std::int32_t>& joints) {
    return QByteArray::fromStdString(
        exactJson(skeleton, pose, joints).dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::vector<CopiedJoint> exactJoints(const QByteArray& bytes) {
    const Json json = parseJson<Json>({bytes.data(), static_cast<std::size_t>(bytes.size())});
    const auto list = json.is_object() ? json.find("joints") : json.end();
    std::vector<CopiedJoint> result;
    if (!json.is_object() || list == json.end() || !list->is_array()) {
        return result;
    }
    for (const Json& each : *list) {
        CopiedJoint copied;
        Eigen::Vector4d rotation;
        const bool good = each.is_object() && each.contains("joint") && each["joint"].is_number_integer() &&
                          each.contains("name") && each["name"].is_string() &&
                          readVector<4>(each, "rotation", rotation) && rotation.norm() > 1e-6 &&
                          readVector<3>(each, "translation", copied.pose.translation) &&
                          readVector<3>(each, "scale", copied.pose.scale);
        if (!good) {
            return {};
        }
        copied.joint = each["joint"].get<std::int32_t>();
        copied.name = each["name"].get<std::string>();
        copied.pose.rotation.coeffs() = rotation;
        result.push_back(std::move(copied));
    }
    return result;
}

} // namespace sinew
