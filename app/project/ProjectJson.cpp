#include "app/project/ProjectJson.h"

#include "app/recipe/FieldReader.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kMaxIndex = std::numeric_limits<std::int32_t>::max();

template<typename Vector>
Json numbers(const Vector& vector) {
    return Json(std::vector<double>(vector.data(), vector.data() + vector.size()));
}

template<typename Vector>
bool readNumbers(const Json* json, Vector& vector) {
    if (json == nullptr || !json->is_array() || json->size() != static_cast<std::size_t>(vector.size())) {
        return false;
    }
    for (std::size_t i = 0; i < json->size(); ++i) {
        if (!(*json)[i].is_number()) {
            return false;
        }
        vector[static_cast<Eigen::Index>(i)] = (*json)[i].template get<double>();
    }
    return vector.allFinite();
}

bool readPosedJoint(const Json& json, const std::string& file, PosedJoint& joint) {
    if (!json.is_object() || !readText(json, "name", joint.name)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("name");
    std::int64_t number = -1;
    fields.read("joint", number, 0, kMaxIndex);
    Eigen::Vector4d rotation = Eigen::Vector4d::Zero();
    const bool read = readNumbers(fields.take("rotation"), rotation) && rotation.norm() > 1e-6 &&
                      readNumbers(fields.take("translation"), joint.pose.translation) &&
                      readNumbers(fields.take("scale"), joint.pose.scale);
    joint.joint = static_cast<std::int32_t>(number);
    joint.pose.rotation.coeffs() = rotation;
    return read && number >= 0 && fields.finish().has_value();
}

} // namespace

Error projectBroken(const std::string& file, const char* what) {
    return makeError(ErrorCode::ProjectBroken,
                     {file, QCoreApplication::translate("Project", what).toStdString()});
}

Error asProjectError(Error error) {
    if (error.code == ErrorCode::RecipeBroken) {
        error.code = ErrorCode::ProjectBroken;
    }
    return error;
}

bool readText(const Json& object, const char* key, std::string& text) {
    const auto field = object.find(key);
    if (field == object.end()) {
        return true;
    }
    if (!field->is_string()) {
        return false;
    }
    text = field->get<std::string>();
    return true;
}

Json poseJson(const std::vector<PosedJoint>& pose) {
    Json list = Json::array();
    for (const PosedJoint& each : pose) {
        list.push_back({{"joint", each.joint},
                        {"name", each.name},
                        {"rotation", numbers(each.pose.rotation.coeffs())},
                        {"translation", numbers(each.pose.translation)},
                        {"scale", numbers(each.pose.scale)}});
    }
    return list;
}

Expected<std::vector<PosedJoint>> readPoseJson(const Json& json, const std::string& file) {
    std::vector<PosedJoint> pose;
    bool good = json.is_array();
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        pose.emplace_back();
        good = readPosedJoint(json[i], file, pose.back());
    }
    if (!good) {
        return fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its pose cannot be read")));
    }
    return pose;
}

Json selectionJson(const Selection& selection) {
    Json json{{"joint", selection.joint}, {"part", selection.part}};
    if (selection.vertex) {
        json["point"] = {selection.vertex->part, selection.vertex->vertex};
    }
    return json;
}

Expected<Selection> readSelectionJson(const Json& json, const std::string& file) {
    const Error error = projectBroken(file, QT_TRANSLATE_NOOP("Project", "its selection cannot be read"));
    if (!json.is_object()) {
        return fail(error);
    }
    FieldReader fields(json, file);
    std::int64_t joint = kNone;
    std::int64_t part = kNone;
    fields.read("joint", joint, kNone, kMaxIndex);
    fields.read("part", part, kNone, kMaxIndex);
    Selection selection{static_cast<std::int32_t>(joint), static_cast<std::int32_t>(part), {}};
    if (const Json* vertex = fields.take("point")) {
        const bool good = vertex->is_array() && vertex->size() == 2 && (*vertex)[0].is_number_unsigned() &&
                          (*vertex)[1].is_number_unsigned() &&
                          (*vertex)[1].get<std::uint64_t>() < std::numeric_limits<std::uint32_t>::max();
        if (!good) {
            return fail(error);
        }
        constexpr std::uint64_t none =
            std::numeric_limits<std::uint32_t>::max(); // no scene has so many parts
        const std::uint64_t inPart = std::min((*vertex)[0].get<std::uint64_t>(), none);
        selection.vertex = VertexId{static_cast<std::uint32_t>(inPart), (*vertex)[1].get<std::uint32_t>()};
    }
    if (const auto finished = fields.finish(); !finished) {
        return fail(asProjectError(finished.error()));
    }
    return selection;
}

namespace {

constexpr Names<ImplicitMethod, 2> kDeformJsonMethodNames{
    {{"contact", ImplicitMethod::Contact}, {"paper", ImplicitMethod::Paper}}};
constexpr Names<ImplicitQuality, 3> kDeformJsonQualityNames{{{"draft", ImplicitQuality::Draft},
                                                             {"standard", ImplicitQuality::Standard},
                                                             {"fine", ImplicitQuality::Fine}}};
constexpr Names<JointOperator, 3> kDeformJsonOperatorNames{
    {{"union", JointOperator::Union}, {"blend", JointOperator::Blend}, {"bulge", JointOperator::Bulge}}};

void readFraction(FieldReader& fields, const char* key, float& fraction) {
    double value = static_cast<double>(fraction);
    fields.read(key, value, 0.0, 1.0);
    fraction = static_cast<float>(value);
}

/// [value, [angle, value], [angle, value]]; or the widest alone.
void readOpening(FieldReader& fields, JointDeform& deform) {
    const Json* json = fields.take("opening");
    if (json == nullptr) {
        return;
    }
    const auto isKey = [](const Json& key) {
        return key.is_array() && key.size() == 2 && key[0].is_number() && key[1].is_number();
    };
    OpeningCurve& curve = deform.opening;
    if (json->is_number()) {
        curve = openingOf(deform.how, json->get<float>());
    } else if (json->is_array() && json->size() == 3 && (*json)[0].is_number() && isKey((*json)[1]) &&
               isKey((*json)[2])) {
        curve.values[0] = (*json)[0].get<float>();
        for (const std::size_t i : {0, 1}) {
            curve.angles[i] = (*json)[i + 1][0].get<float>();
            curve.values[i + 1] = (*json)[i + 1][1].get<float>();
        }
    } else {
        curve.angles[0] = std::numeric_limits<float>::quiet_NaN();
    }
    if (!isValid(curve)) {
        fields.broken("opening", "a number from 0 to 1, and two pairs of an angle up to 180 and a number");
    }
}

Json openingJson(const OpeningCurve& curve) {
    const auto key = [&](std::size_t i) {
        return Json{static_cast<double>(curve.angles[i]), static_cast<double>(curve.values[i + 1])};
    };
    return {static_cast<double>(curve.values[0]), key(0), key(1)};
}

Expected<DeformedJoint> readJoint(const Json& json, const std::string& file) {
    DeformedJoint joint;
    if (!json.is_object() || !readText(json, "name", joint.name)) {
        return fail(
            projectBroken(file, QT_TRANSLATE_NOOP("Project", "its joint deformation cannot be read")));
    }
    FieldReader fields(json, file);
    fields.take("name");
    std::int64_t number = kNone;
    fields.read("joint", number, 0, std::numeric_limits<std::int32_t>::max());
    readFraction(fields, "dualShare", joint.deform.dualFraction);
    fields.read("operator", joint.deform.how, kDeformJsonOperatorNames);
    readOpening(fields, joint.deform);
    joint.joint = static_cast<std::int32_t>(number);
    const auto finished = fields.finish();
    return finished ? Expected<DeformedJoint>(joint) : fail(asProjectError(finished.error()));
}

} // namespace

Json implicitJson(const DeformSettings& deform) {
    return {{"on", deform.implicit},
            {"method", nameOf(kDeformJsonMethodNames, deform.method)},
            {"quality", nameOf(kDeformJsonQualityNames, deform.quality)}};
}

Expected<void> readImplicitJson(const Json& json, const std::string& file, DeformSettings& deform) {
    if (!json.is_object()) {
        return fail(
            projectBroken(file, QT_TRANSLATE_NOOP("Project", "its implicit skinning cannot be read")));
    }
    FieldReader fields(json, file);
    fields.read("on", deform.implicit);
    fields.read("method", deform.method, kDeformJsonMethodNames);
    fields.read("quality", deform.quality, kDeformJsonQualityNames);
    const auto finished = fields.finish();
    return finished ? Expected<void>() : fail(asProjectError(finished.error()));
}

Json jointDeformJson(const std::vector<DeformedJoint>& joints) {
    Json list = Json::array();
    for (const DeformedJoint& each : joints) {
        list.push_back({{"joint", each.joint},
                        {"name", each.name},
                        {"dualShare", static_cast<double>(each.deform.dualFraction)},
                        {"operator", nameOf(kDeformJsonOperatorNames, each.deform.how)},
                        {"opening", openingJson(each.deform.opening)}});
    }
    return list;
}

Expected<std::vector<DeformedJoint>> readJointDeformJson(const Json& json, const std::string& file) {
    if (!json.is_array()) {
        return fail(
            projectBroken(file, QT_TRANSLATE_NOOP("Project", "its joint deformation cannot be read")));
    }
    std::vector<DeformedJoint> joints;
    for (const Json& each : json) {
        auto joint = readJoint(each, file);
        if (!joint) {
            return fail(joint.error());
        }
        joints.push_back(std::move(*joint));
    }
    return joints;
}

namespace {

bool readHiddenPart(const Json& json, const std::string& file, HiddenPart& hidden) {
    if (!json.is_object() || !readText(json, "name", hidden.name)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("name");
    std::int64_t part = -1;
    fields.read("part", part, 0, std::numeric_limits<std::int32_t>::max());
    hidden.part = static_cast<std::size_t>(part);
    return part >= 0 && fields.finish().has_value();
}

} // namespace

Json hiddenJson(const std::vector<HiddenPart>& hidden) {
    Json list = Json::array();
    for (const HiddenPart& each : hidden) {
        list.push_back({{"part", each.part}, {"name", each.name}});
    }
    return list;
}

Expected<std::vector<HiddenPart>> readHiddenJson(const Json& json, const std::string& file) {
    std::vector<HiddenPart> hidden;
    bool good = json.is_array();
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        hidden.emplace_back();
        good = readHiddenPart(json[i], file, hidden.back());
    }
    if (!good) {
        return fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its hidden parts cannot be read")));
    }
    return hidden;
}

namespace {

Error brokenMirror(const std::string& file) {
    return projectBroken(file,
                         QT_TRANSLATE_NOOP("Project", "its joint locks or joint mapping cannot be read"));
}

bool readPair(const Json& json, JointPair& pair) {
    return json.is_object() && json.size() == 2 && readText(json, "joint", pair.joint) &&
           readText(json, "partner", pair.partner) && !pair.joint.empty();
}

} // namespace

Expected<std::vector<std::string>> readLockedJson(const Json& json, const std::string& file) {
    if (!json.is_array() || !std::ranges::all_of(json, [](const Json& name) { return name.is_string(); })) {
        return fail(brokenMirror(file));
    }
    return json.get<std::vector<std::string>>();
}

Json mirrorJson(const MirrorChoice& mirror) {
    Json json = Json::object();
    if (mirror.axis) {
        json["axis"] = *mirror.axis;
    }
    json["pairs"] = Json::array();
    for (const JointPair& pair : mirror.pairs) {
        json["pairs"].push_back({{"joint", pair.joint}, {"partner", pair.partner}});
    }
    return json;
}

Expected<MirrorChoice> readMirrorJson(const Json& json, const std::string& file) {
    MirrorChoice mirror;
    if (!json.is_object() || !json.contains("pairs") || !json["pairs"].is_array()) {
        return fail(brokenMirror(file));
    }
    FieldReader fields(json, file);
    fields.take("pairs");
    std::int64_t axis = -1;
    fields.read("axis", axis, 0, 2);
    if (const auto finished = fields.finish(); !finished) {
        return fail(finished.error());
    }
    if (axis >= 0) {
        mirror.axis = static_cast<int>(axis);
    }
    for (const Json& each : json["pairs"]) {
        mirror.pairs.emplace_back();
        if (!readPair(each, mirror.pairs.back())) {
            return fail(brokenMirror(file));
        }
    }
    return mirror;
}

namespace {

constexpr double kLargestNumber = 1e15;

Json vectorJson(const Vec3& vector) {
    return {vector.x(), vector.y(), vector.z()};
}

std::optional<double> fitNumber(const Json& json) {
    const double value = json.is_number() ? json.get<double>() : std::nan("");
    return std::abs(value) < kLargestNumber ? std::optional(value) : std::nullopt;
}

bool readFitVector(const Json& json, Vec3& vector) {
    bool good = json.is_array() && json.size() == 3;
    for (std::size_t i = 0; good && i < 3; ++i) {
        const auto value = fitNumber(json[i]);
        good = value.has_value();
        vector[static_cast<Eigen::Index>(i)] = value.value_or(0.0);
    }
    return good;
}

bool readTurn(const Json& json, Mat3& turn) {
    bool good = json.is_array() && json.size() == 3;
    for (std::size_t i = 0; good && i < 3; ++i) {
        Vec3 row = Vec3::Zero();
        good = readFitVector(json[i], row);
        turn.row(static_cast<Eigen::Index>(i)) = row.transpose();
    }
    return good && turn.isUnitary(1e-9) && turn.determinant() > 0.0;
}

} // namespace

Json skeletonFitJson(const SkeletonFit& fit) {
    Json turn = Json::array();
    for (Eigen::Index row = 0; row < 3; ++row) {
        turn.push_back(vectorJson(fit.turn.row(row).transpose()));
    }
    return {{"scale", fit.scale}, {"turn", turn}, {"move", vectorJson(fit.move)}};
}

Expected<SkeletonFit> readSkeletonFitJson(const Json& json, const std::string& file) {
    SkeletonFit fit;
    const bool whole = json.is_object() && json.size() == 3 && json.contains("scale") &&
                       json.contains("turn") && json.contains("move");
    const auto scale = whole ? fitNumber(json["scale"]) : std::nullopt;
    fit.scale = scale.value_or(0.0);
    if (!(fit.scale > 0.0) || !readTurn(json["turn"], fit.turn) || !readFitVector(json["move"], fit.move)) {
        return fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its skeleton fit cannot be read")));
    }
    return fit;
}

} // namespace sinew
