#include "app/rig/ChainFile.h"

#include "app/files/ReadFile.h"
#include "app/text/Fill.h"
#include "core/rig/FitChain.h"
#include "core/skeleton/edit/NewSkeleton.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

using ChainJson = nlohmann::ordered_json;

constexpr int kMostChainJoints = 256;
constexpr int kMostColumns = 64;
using Kind = std::optional<ColumnKind>;
constexpr std::array kKinds{std::pair{"chain", Kind()}, std::pair{"ring", Kind(ColumnKind::Ring)},
                            std::pair{"row", Kind(ColumnKind::Row)}};

/// Of joints along a path: they lie where the stroke says.
constexpr double kStrokeConfidence = 0.8;

tl::unexpected<Error> chainsBroken(const std::filesystem::path& file, const char* what,
                                   const std::string& where = {}) {
    const QString text =
        fillText(QCoreApplication::translate("ChainFile", what), {QString::fromStdString(where)});
    return fail(ErrorCode::RigMarkersBroken, {file.string(), text.toStdString()});
}

bool isChainPlace(const ChainJson& value) {
    return value.is_array() && value.size() == 3 && std::ranges::all_of(value, [](const ChainJson& number) {
               return number.is_number() && std::abs(number.get<double>()) < 1e15;
           });
}

/// False where it is there and not 2 to `most`.
bool readCount(const ChainJson& json, const char* key, int most, int& count) {
    if (!json.contains(key)) {
        return true;
    }
    const auto number = json[key].is_number_integer() ? json[key].get<std::int64_t>() : 0;
    count = static_cast<int>(std::clamp<std::int64_t>(number, 0, most));
    return number >= 2 && number <= most;
}

Expected<ChainStroke> readChain(const ChainJson& json, const std::filesystem::path& file) {
    if (!json.is_object() || !json.contains("places") || !json["places"].is_array() ||
        !std::ranges::all_of(json["places"], isChainPlace)) {
        return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "a chain needs places, [[x, y, z], ...]"));
    }
    ChainStroke stroke;
    for (const ChainJson& place : json["places"]) {
        stroke.places.emplace_back(place[0].get<double>(), place[1].get<double>(), place[2].get<double>());
    }
    for (const auto& [key, text] : {std::pair{"name", &stroke.name}, std::pair{"parent", &stroke.parent}}) {
        if (json.contains(key) && !json[key].is_string()) {
            return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "%1 has to be a text"), key);
        }
        *text = json.contains(key) ? json[key].get<std::string>() : *text;
    }
    if (!readCount(json, "joints", kMostChainJoints, stroke.joints)) {
        return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "joints has to be 2 to 256"));
    }
    if (!readCount(json, "columns", kMostColumns, stroke.columns)) {
        return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "columns has to be 2 to 64"));
    }
    if (json.contains("kind")) {
        const auto known = std::ranges::find(kKinds, json["kind"], &std::pair<const char*, Kind>::first);
        if (known == kKinds.end()) {
            return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "kind has to be chain, ring or row"));
        }
        stroke.kind = known->second;
    }
    return stroke;
}

void appendSteps(const SkeletonSteps& steps, FittedSkeleton& fitted, const BodyVolume& volume) {
    const Transform bodyFromModel = volume.bodyFromModel();
    for (const EditedJoint& added : steps.front().joints) {
        Joint joint;
        joint.name = added.joint;
        joint.parent = fitted.skeleton.find(added.other);
        joint.modelFromJointBind.linear() = added.turn.toRotationMatrix();
        joint.modelFromJointBind.translation() = added.position;
        fitted.skeleton.joints.push_back(std::move(joint));
        const std::size_t at = fitted.skeleton.size() - 1;
        fitted.skeleton.joints[at].parentFromJointRest = fitted.skeleton.parentFromJointBind(at);
        fitted.joints.push_back(
            {kStrokeConfidence, FitReason::Path, volume.inside(bodyFromModel * added.position)});
    }
}

/// One column of a single chain.
Expected<std::vector<std::vector<Vec3>>> columnsOf(const ChainStroke& stroke, const Scene& scene,
                                                   const BodyVolume& volume) {
    if (stroke.kind) {
        const Vec3 up = volume.modelFromBody().linear().col(1).normalized();
        return layColumns(scene, stroke.places, {*stroke.kind, stroke.columns, stroke.joints, up});
    }
    auto places = layChain(volume, stroke.places, stroke.joints);
    if (!places) {
        return fail(places.error());
    }
    return std::vector<std::vector<Vec3>>{std::move(*places)};
}

} // namespace

Expected<std::vector<ChainStroke>> readChains(const std::filesystem::path& file) {
    const auto json = readJsonFile(file, ErrorCode::RigMarkersBroken);
    if (!json) {
        return fail(json.error());
    }
    std::vector<ChainStroke> strokes;
    for (const ChainJson& each : json->is_array() ? *json : ChainJson::array({*json})) {
        auto stroke = readChain(each, file);
        if (!stroke) {
            return fail(stroke.error());
        }
        strokes.push_back(std::move(*stroke));
    }
    return strokes;
}

Expected<void> addChain(const ChainStroke& stroke, const std::filesystem::path& file, const Scene& scene,
                        const BodyVolume& volume, FittedSkeleton& fitted) {
    const auto columns = columnsOf(stroke, scene, volume);
    if (!columns) {
        return fail(columns.error());
    }
    std::int32_t parent = nearestJoint(fitted.skeleton, columns->front().front());
    if (!stroke.parent.empty()) {
        parent = fitted.skeleton.find(stroke.parent);
        if (parent == kNone) {
            return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "there is no joint %1"), stroke.parent);
        }
    }
    appendSteps(stroke.kind ? columnSteps(fitted.skeleton, parent, stroke.name, *columns)
                            : chainSteps(fitted.skeleton, parent, stroke.name, columns->front()),
                fitted, volume);
    return {};
}

} // namespace sinew
