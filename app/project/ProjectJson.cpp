#include "app/project/ProjectJson.h"

#include "app/recipe/FieldReader.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kMostIndex = std::numeric_limits<std::int32_t>::max();

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
    fields.read("joint", number, 0, kMostIndex);
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
    fields.read("joint", joint, kNone, kMostIndex);
    fields.read("part", part, kNone, kMostIndex);
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

} // namespace sinew
