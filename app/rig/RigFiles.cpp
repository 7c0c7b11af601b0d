#include "app/rig/RigFiles.h"

#include "app/files/ReadFile.h"
#include "app/text/Numbers.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/rig/FitChain.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/edit/JointEdits.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

tl::unexpected<Error> markersBroken(const std::filesystem::path& file, const char* what,
                                    const std::string& where) {
    const QString text =
        fillText(QCoreApplication::translate("MarkerFile", what), {QString::fromStdString(where)});
    return fail(ErrorCode::RigMarkersBroken, {file.string(), text.toStdString()});
}

bool isPosition(const nlohmann::ordered_json& value) {
    return value.is_array() && value.size() == 3 &&
           std::ranges::all_of(value, [](const nlohmann::ordered_json& number) {
               return number.is_number() && std::abs(number.get<double>()) < 1e15;
           });
}

using ChainJson = nlohmann::ordered_json;

constexpr int kMaxChainJoints = 256;
constexpr int kMaxColumns = 64;
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

bool isChainPosition(const ChainJson& value) {
    return value.is_array() && value.size() == 3 && std::ranges::all_of(value, [](const ChainJson& number) {
               return number.is_number() && std::abs(number.get<double>()) < 1e15;
           });
}

/// False where it is there and not 2 to `max`.
bool readCount(const ChainJson& json, const char* key, int max, int& count) {
    if (!json.contains(key)) {
        return true;
    }
    const auto number = json[key].is_number_integer() ? json[key].get<std::int64_t>() : 0;
    count = static_cast<int>(std::clamp<std::int64_t>(number, 0, max));
    return number >= 2 && number <= max;
}

Expected<ChainStroke> readChain(const ChainJson& json, const std::filesystem::path& file) {
    if (!json.is_object() || !json.contains("places") || !json["places"].is_array() ||
        !std::ranges::all_of(json["places"], isChainPosition)) {
        return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "a chain needs places, [[x, y, z], ...]"));
    }
    ChainStroke stroke;
    for (const ChainJson& position : json["places"]) {
        stroke.positions.emplace_back(position[0].get<double>(), position[1].get<double>(),
                                      position[2].get<double>());
    }
    for (const auto& [key, text] : {std::pair{"name", &stroke.name}, std::pair{"parent", &stroke.parent}}) {
        if (json.contains(key) && !json[key].is_string()) {
            return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "%1 has to be a text"), key);
        }
        *text = json.contains(key) ? json[key].get<std::string>() : *text;
    }
    if (!readCount(json, "joints", kMaxChainJoints, stroke.joints)) {
        return chainsBroken(file, QT_TRANSLATE_NOOP("ChainFile", "joints has to be 2 to 256"));
    }
    if (!readCount(json, "columns", kMaxColumns, stroke.columns)) {
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
        return layColumns(scene, stroke.positions, {*stroke.kind, stroke.columns, stroke.joints, up});
    }
    auto chain = layChain(volume, stroke.positions, stroke.joints);
    if (!chain) {
        return fail(chain.error());
    }
    return std::vector<std::vector<Vec3>>{std::move(*chain)};
}

constexpr std::array kShapes{RigShapeKey{RigKind::Biped, "biped"},
                             RigShapeKey{RigKind::Quadruped, "quadruped"},
                             RigShapeKey{RigKind::Bird, "bird"},
                             RigShapeKey{RigKind::Insect, "insect"},
                             RigShapeKey{RigKind::Snake, "snake"},
                             RigShapeKey{RigKind::Hand, "hand"},
                             RigShapeKey{RigKind::Biped, "paper-doll", true}};
/// Hands of an animal on four legs are lower than this fraction of the way from its feet to its hips.
constexpr double kLowHands = 0.45;

/// The first clip, frame by frame.
struct ClipFrames {
    std::vector<Pose> poses;
    double seconds = 1.0 / kUsualFrameRate;
};
ClipFrames framesOfFirst(const Scene& scene) {
    ClipFrames frames;
    if (scene.clips.empty()) {
        return frames;
    }
    const Clip& clip = scene.clips.front();
    frames.seconds = 1.0 / framesPerSecond(clip);
    const auto count = static_cast<std::size_t>(lastFrame(clip));
    for (std::size_t frame = 0; frame <= count; ++frame) {
        frames.poses.push_back(poseAt(scene.skeleton, clip, static_cast<double>(frame) * frames.seconds));
    }
    return frames;
}

} // namespace

Expected<RigMarkers> readMarkers(const std::filesystem::path& file) {
    const auto json = readJsonFile(file, ErrorCode::RigMarkersBroken);
    if (!json) {
        return fail(json.error());
    }
    if (!json->is_object()) {
        return markersBroken(file, QT_TRANSLATE_NOOP("MarkerFile", "it is not an object of markers"), {});
    }
    RigMarkers markers;
    for (const auto& [name, position] : json->items()) {
        if (!isPosition(position)) {
            return markersBroken(
                file, QT_TRANSLATE_NOOP("MarkerFile", "%1 has to be three numbers, [x, y, z]"), name);
        }
        markers.push_back(
            {name, Vec3(position[0].get<double>(), position[1].get<double>(), position[2].get<double>())});
    }
    return markers;
}

nlohmann::ordered_json markersJson(const RigMarkers& markers) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const RigMarker& marker : markers) {
        json[marker.name] = {marker.at.x(), marker.at.y(), marker.at.z()};
    }
    return json;
}

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

std::span<const RigShapeKey> rigShapes() {
    return kShapes;
}

const RigShapeKey* rigShape(std::string_view key) {
    const auto* found = std::ranges::find(kShapes, key, &RigShapeKey::key);
    return found == kShapes.end() ? nullptr : found;
}

std::string rigShapeNames() {
    std::string all;
    for (const RigShapeKey& shape : kShapes) {
        all += (all.empty() ? "" : ", ") + std::string(shape.key);
    }
    return all;
}

RigKind kindOfSkeleton(const Skeleton& own) {
    const std::vector<std::string> bones = humanoidBones(own);
    const auto heightOf = [&](std::string_view bone, double& height) {
        const auto found = std::ranges::find(bones, bone);
        if (found != bones.end()) {
            height = own.position(static_cast<std::size_t>(found - bones.begin())).y();
        }
        return found != bones.end();
    };
    double hips = 0.0;
    double hand = 0.0;
    double foot = 0.0;
    const bool known = heightOf("hips", hips) && heightOf("leftHand", hand) &&
                       (heightOf("leftToes", foot) || heightOf("leftFoot", foot));
    return known && hand - foot < kLowHands * (hips - foot) ? RigKind::Quadruped : RigKind::Biped;
}

Expected<void> writeSkeletonFile(const Scene& scene, const std::filesystem::path& file, OutputSet* outputs) {
    const ClipFrames frames = framesOfFirst(scene);
    return writeSkeleton(scene, frames.poses, frames.seconds, file, outputs);
}

std::size_t limitsLostIn(const Scene& scene, const std::filesystem::path& file) {
    return limitsLost(scene.skeleton, file);
}

} // namespace sinew
