#include "app/project/ProjectJson.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <cmath>
#include <optional>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kLargestNumber = 1e15;

Json vectorJson(const Vec3& vector) {
    return {vector.x(), vector.y(), vector.z()};
}

std::optional<double> fitNumber(const Json& json) {
    const double value = json.is_number() ? json.get<double>() : std::nan("");
    return std::abs(value) < kLargestNumber ? std::optional(value) : std::nullopt;
}

bool readVector(const Json& json, Vec3& vector) {
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
        good = readVector(json[i], row);
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
    if (!(fit.scale > 0.0) || !readTurn(json["turn"], fit.turn) || !readVector(json["move"], fit.move)) {
        return fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its skeleton fit cannot be read")));
    }
    return fit;
}

} // namespace sinew
