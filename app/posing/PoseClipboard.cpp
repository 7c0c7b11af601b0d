#include "app/posing/PoseClipboard.h"

#include "app/files/ReadFile.h"
#include "app/pose/PoseFile.h"
#include "core/base/Try.h"
#include "core/io/source/JsonDepth.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

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

namespace {

std::string clipboardName() {
    return QCoreApplication::translate("PoseClipboard", "the clipboard").toStdString();
}

tl::unexpected<Error> broken(const char* text) {
    return fail(ErrorCode::PoseBroken,
                {clipboardName(), QCoreApplication::translate("PoseClipboard", text).toStdString()});
}

/// Rounded to a millionth; without -0.
double readable(double value) {
    const double rounded = std::round(value * 1e6) / 1e6;
    return rounded == 0.0 ? 0.0 : rounded;
}

std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json numbersOf(const Eigen::Ref<const Eigen::VectorXd>& values) {
    return Json(std::vector<double>(values.begin(), values.end()));
}

std::int32_t findJoint(const Skeleton& skeleton, const CopiedJoint& copied) {
    const auto number = static_cast<std::size_t>(copied.joint);
    // Names that are no UTF-8 were replaced on the way: compare what became of them.
    const auto written = [](const std::string& name) { return dumped(Json(name)); };
    if (copied.joint >= 0 && number < skeleton.size() &&
        written(skeleton.joints[number].name) == written(copied.name)) {
        return copied.joint;
    }
    return skeleton.find(copied.name);
}

Expected<std::vector<NamedJointPose>> textJoints(const QString& text, const Skeleton& skeleton) {
    const QByteArray bytes = text.toUtf8();
    const Json json = parseJson<Json>({bytes.data(), static_cast<std::size_t>(bytes.size())});
    if (json.is_discarded()) {
        return broken(QT_TRANSLATE_NOOP("PoseClipboard", "it contains no pose"));
    }
    return jointPosesOf(json, clipboardName(), skeleton);
}

PastedPose pastedExactly(const std::vector<CopiedJoint>& copied, const Skeleton& skeleton, const Pose& onto) {
    PastedPose result{onto, {}, {}};
    std::set<std::int32_t> set;
    std::set<std::string> unknown;
    for (const CopiedJoint& each : copied) {
        const std::int32_t joint = findJoint(skeleton, each);
        if (joint == kNone) {
            unknown.insert(each.name);
        } else if (set.insert(joint).second) {
            result.pose.joints[static_cast<std::size_t>(joint)] = each.pose;
        }
    }
    result.joints.assign(set.begin(), set.end());
    result.unknown.assign(unknown.begin(), unknown.end());
    return result;
}

} // namespace

std::string poseText(const Skeleton& skeleton, const Pose& pose, const std::vector<std::int32_t>& joints) {
    std::map<std::string, int> bearers;
    for (const Joint& joint : skeleton.joints) {
        ++bearers[joint.name];
    }
    std::string text;
    for (const std::int32_t joint : joints) {
        const auto j = static_cast<std::size_t>(joint);
        if (bearers[skeleton.joints[j].name] > 1) {
            continue;
        }
        Json fields = Json::object();
        const JointPose& each = pose.joints[j];
        const Vec3 degrees = degreesOfRotation(each.rotation).unaryExpr(&readable);
        if (!degrees.isZero(0.0)) {
            fields["rotate"] = numbersOf(degrees);
        }
        if (!each.translation.isZero(0.0)) {
            fields["translate"] = numbersOf(each.translation);
        }
        text += (text.empty() ? "  " : ",\n  ") + dumped(skeleton.joints[j].name) + ": " + dumped(fields);
    }
    return "{\n" + text + "\n}\n";
}

std::unique_ptr<QMimeData> copiedJoints(const Skeleton& skeleton, const Pose& pose,
                                        const std::vector<std::int32_t>& joints) {
    std::vector<std::int32_t> known;
    std::ranges::copy_if(joints, std::back_inserter(known), [&](std::int32_t joint) {
        return joint >= 0 && static_cast<std::size_t>(joint) < std::min(skeleton.size(), pose.joints.size());
    });
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromStdString(poseText(skeleton, pose, known)));
    data->setData(QString::fromLatin1(kPoseMimeType), exactPoseBytes(skeleton, pose, known));
    return data;
}

std::unique_ptr<QMimeData> copiedPose(const Skeleton& skeleton, const Pose& pose) {
    std::vector<std::int32_t> all(skeleton.size());
    std::iota(all.begin(), all.end(), 0);
    return copiedJoints(skeleton, pose, all);
}

bool mayHoldPose(const QMimeData& data) {
    return data.hasFormat(QString::fromLatin1(kPoseMimeType)) ||
           (data.hasText() && data.text().trimmed().startsWith(QLatin1Char('{')));
}

Expected<PastedPose> pastedPose(const QMimeData& data, const Skeleton& skeleton, const Pose& onto) {
    Pose base = onto;
    base.joints.resize(skeleton.size());
    const std::vector<CopiedJoint> exact = exactJoints(data.data(QString::fromLatin1(kPoseMimeType)));
    if (!exact.empty()) {
        return pastedExactly(exact, skeleton, base);
    }
    SINEW_TRY(const auto named, textJoints(data.text(), skeleton));
    PastedPose result{std::move(base), {}, {}};
    for (const NamedJointPose& each : named) {
        result.pose.joints[static_cast<std::size_t>(each.joint)] = each.pose;
        result.joints.push_back(each.joint);
    }
    std::ranges::sort(result.joints);
    return result;
}

Expected<JointPose> pastedJoint(const QMimeData& data, const Skeleton& skeleton) {
    const std::vector<CopiedJoint> exact = exactJoints(data.data(QString::fromLatin1(kPoseMimeType)));
    if (exact.size() == 1) {
        return exact.front().pose;
    }
    if (exact.empty()) {
        SINEW_TRY(const auto named, textJoints(data.text(), skeleton));
        if (named.size() == 1) {
            return named.front().pose;
        }
    }
    return broken(QT_TRANSLATE_NOOP("PoseClipboard", "it must contain exactly one joint"));
}

} // namespace sinew
