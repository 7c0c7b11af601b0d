#include "app/rig/ChainFile.h"

#include "app/files/ReadFile.h"
#include "app/text/Fill.h"
#include "core/rig/FitChain.h"
#include "core/skeleton/edit/NewSkeleton.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

using ChainJson = nlohmann::ordered_json;

constexpr int kMostChainJoints = 256;
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
    if (json.contains("joints")) {
        const bool whole = json["joints"].is_number_integer();
        const auto count = whole ? json["joints"].get<std::int64_t>() : 0;
        if (count < 2 || count > kMostChainJoints) {
            return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "joints has to be 2 to 256"));
        }
        stroke.joints = static_cast<int>(count);
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

Expected<void> addChain(const ChainStroke& stroke, const std::filesystem::path& file,
                        const BodyVolume& volume, FittedSkeleton& fitted) {
    const auto places = layChain(volume, stroke.places, stroke.joints);
    if (!places) {
        return fail(places.error());
    }
    std::int32_t parent = nearestJoint(fitted.skeleton, places->front());
    if (!stroke.parent.empty()) {
        parent = fitted.skeleton.find(stroke.parent);
        if (parent == kNone) {
            return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "there is no joint %1"), stroke.parent);
        }
    }
    appendSteps(chainSteps(fitted.skeleton, parent, stroke.name, *places), fitted, volume);
    return {};
}

} // namespace sinew
