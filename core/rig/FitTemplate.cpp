#include "core/rig/FitTemplate.h"

#include "core/base/Error.h"
#include "core/base/ReadNumber.h"
#include "core/rig/BodyFit.h"
#include "core/rig/BodyVolume.h"
#include "core/rig/Markers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace sinew {
namespace {

constexpr std::array<std::string_view, 4> kFourFingers{"Index", "Middle", "Ring", "Little"};
constexpr std::array<double, 1> kSpineOfOne{0.35};
constexpr std::array<double, 2> kSpineOfTwo{0.28, 0.74};
constexpr std::array<double, 3> kSpineOfThree{0.15, 0.38, 0.61};
constexpr std::array<double, 4> kSpineOfFour{0.14, 0.35, 0.56, 0.77};
constexpr std::array<double, 1> kBackOfOne{0.4};
constexpr std::array<double, 2> kBackOfTwo{0.12, 0.5};
constexpr std::array<double, 3> kBackOfThree{0.2, 0.49, 0.82};
constexpr std::array<double, 4> kBackOfFour{0.12, 0.32, 0.52, 0.72};

/// "leftUpperArm" and 2 of "leftUpperArmTwist2".
struct TwistRole {
    std::string bone;
    int number = 0;
};
TwistRole twistOf(const std::string& role) {
    const std::size_t at = role.find("Twist");
    return at == std::string::npos ? TwistRole{} : TwistRole{role.substr(0, at), role.back() - '0'};
}

std::string boneBeyond(const std::string& bone) {
    static constexpr std::array<std::array<std::string_view, 2>, 4> kBeyond{
        {{"UpperArm", "LowerArm"}, {"LowerArm", "Hand"}, {"UpperLeg", "LowerLeg"}, {"LowerLeg", "Foot"}}};
    for (const auto& [from, to] : kBeyond) {
        if (bone.ends_with(from)) {
            return bone.substr(0, bone.size() - from.size()) + std::string(to);
        }
    }
    return {};
}

/// Jaw and eyes of a head whose fit has none.
FittedPosition inHead(const FittedPositions& positions, const std::string& role) {
    const FittedPosition& head = positions.at("head");
    const Vec3 ahead = positions.at("headEnd").at - head.at;
    const double size = ahead.norm();
    Vec3 at = head.at + 0.25 * ahead - Vec3(0.0, 0.15 * size, 0.0);
    if (role.ends_with("Eye")) {
        const double side = role.starts_with("left") ? 0.25 : -0.25;
        at = head.at + 0.5 * ahead + size * Vec3(side, 0.15, 0.0);
    }
    return {at, 0.3, FitReason::Proportion};
}

/// Of a hand, whose fit has the names of a left one.
std::string fittedRole(const RigFit& fit, const std::string& role) {
    return fit.kind == RigKind::Hand ? "left" + role.substr(role.starts_with("right") ? 5 : 4) : role;
}

/// "leftMiddle" and "Proximal" of a finger beside the thumb; empty of anything else.
struct FingerRole {
    std::string finger;
    std::string joint;
};
FingerRole fingerRoleOf(const std::string& role) {
    for (const std::string_view finger : kFourFingers) {
        const std::size_t at = role.find(finger);
        if (at == 4 || at == 5) { // behind the side
            const std::size_t end = at + finger.size();
            return {role.substr(0, end), role.substr(end)};
        }
    }
    return {};
}

/// One of three fingers beside the thumb of a hand that does not show its fingers: spread over the places of
/// four.
std::optional<FittedPosition> spreadFinger(const RigFit& fit, const std::string& role) {
    const FingerRole finger = fingerRoleOf(role);
    const std::vector<std::string> names = fingerNames(4);
    const std::size_t side = role.starts_with("left") ? 4 : 5;
    const auto name =
        finger.finger.empty() ? names.end() : std::ranges::find(names, finger.finger.substr(side));
    if (name == names.end()) {
        return std::nullopt;
    }
    const double at = fingerOfFour(static_cast<std::size_t>(name - names.begin()) - 1, names.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(at), kFourFingers.size() - 2);
    const auto placed = [&](std::size_t f) {
        return fit.body.positions.find(role.substr(0, side) + std::string(kFourFingers[f]) + finger.joint);
    };
    const auto a = placed(low);
    const auto b = placed(low + 1);
    if (a == fit.body.positions.end() || b == fit.body.positions.end() ||
        a->second.reason != FitReason::Proportion) {
        return std::nullopt;
    }
    FittedPosition position = a->second;
    position.at += (at - static_cast<double>(low)) * (b->second.at - a->second.at);
    return position;
}

double numberAfter(const std::string& role, std::size_t start) {
    int number = 0;
    readNumber(std::string_view(role).substr(start), number);
    return number;
}

FittedPosition placeIn(const RigFit& fit, const RigTemplateSettings& settings, const std::string& role) {
    if (fit.kind == RigKind::Biped && settings.fingers == 4 && fit.body.fingers > 4) {
        if (const auto finger = spreadFinger(fit, role)) {
            return *finger;
        }
    }
    if (const auto known = fit.body.positions.find(fittedRole(fit, role));
        known != fit.body.positions.end()) {
        return known->second;
    }
    if (role == "jaw" || role.ends_with("Eye")) {
        return inHead(fit.body.positions, role);
    }
    if (role.starts_with("body")) {
        const double fraction = (numberAfter(role, 4) - 1.0) / linksOf(settings.links);
        return {alongLine(fit.body.spine, fraction), 0.8, FitReason::Path};
    }
    if (role.starts_with("spine")) {
        const auto fractions = spineFractions(fit.kind, settings.spine);
        return {alongLine(fit.body.spine, fractions[static_cast<std::size_t>(role.back() - '1')]), 0.6,
                FitReason::Path};
    }
    if (role.starts_with("tail")) {
        return {alongLine(fit.body.tail, tailFraction(role.back() - '1', settings.tail)), 0.6,
                FitReason::Path};
    }
    const TwistRole twist = twistOf(role);
    const FittedPosition& from = fit.body.positions.at(twist.bone);
    const FittedPosition& to = fit.body.positions.at(boneBeyond(twist.bone));
    const double fraction = static_cast<double>(twist.number) / (settings.twists + 1);
    return {from.at + fraction * (to.at - from.at), std::min(from.confidence, to.confidence),
            FitReason::Path};
}

/// Of the box around its vertices.
Vec3 middleOfScene(const Scene& scene) {
    Eigen::AlignedBox3d box;
    for (const Part& part : scene.parts) {
        for (const Vec3& vertex : part.mesh->vertices) {
            box.extend(vertex);
        }
    }
    return box.isEmpty() ? Vec3(Vec3::Zero()) : Vec3(box.center());
}

/// Of a lying character the message says which way is up: of those in which all is found the one in which it
/// is most symmetric. A human that lies on arms and legs stands on two legs in another way, an animal does
/// not. Error: this or Canceled. O(#cells) for each way.
Error withUpright(Error error, const Scene& scene, const BodyVolume& lying, const RigRequest& request,
                  Progress& progress) {
    const bool limbsDown = error.code == ErrorCode::RigTemplateUnfit && error.arguments.back() == "quadruped";
    if (error.code != ErrorCode::RigLying && !(limbsDown && isLong(lying))) {
        return error;
    }
    double best = 0.0;
    std::string upright;
    for (std::size_t i = 0; i < kUpWords.size(); ++i) {
        RigRequest other = request;
        other.up = static_cast<UpDirection>(i);
        if (other.up == request.up) {
            continue;
        }
        const auto volume = lying.stoodUp(rigHints(scene, other), progress);
        if (progress.canceled()) {
            return {ErrorCode::Canceled, {}};
        }
        if (volume && volume->symmetry() > best + 1e-6 &&
            (!limbsDown || standingLegs(*volume).paired() == 2) &&
            guessMarkers(request.kind, *volume, {}, scene.sourceFile)) {
            best = volume->symmetry();
            upright = upWord(other.up);
        }
    }
    if (upright.empty()) {
        return error;
    }
    return {ErrorCode::RigLying, {scene.sourceFile, upright}};
}

Expected<PlacedMarkers> completeMarkers(const Scene& scene, const BodyVolume& volume,
                                        const RigRequest& request, RigFit& fit, Progress& progress) {
    auto placed = placeMarkers(request.kind, request.markers, request.mirrored, volume, scene.metersPerUnit,
                               request.counts);
    if (!placed) {
        return placed;
    }
    const bool complete =
        std::ranges::all_of(markersOf(request.kind, request.counts), [&](const MarkerKind& marker) {
            const std::string name(marker.name);
            return marker.optional ||
                   (marker.sided ? placed->contains("left" + name) && placed->contains("right" + name)
                                 : placed->contains(name));
        });
    if (!complete) {
        auto guess = isCreature(request.kind)
                         ? guessCreature(request.kind, request.counts, volume, *placed, scene.sourceFile)
                         : guessMarkers(request.kind, volume, *placed, scene.sourceFile, request.anyBody);
        if (!guess) {
            return fail(withUpright(guess.error(), scene, volume, request, progress));
        }
        for (const auto& [name, at] : guess->placed) {
            if (!placed->contains(name)) {
                fit.guessed[name] = guess->confidence[name];
            }
        }
        placed = std::move(guess->placed);
    }
    for (const auto& [name, at] : *placed) {
        fit.markers.push_back({name, volume.modelFromBody() * at});
    }
    return placed;
}

} // namespace

const FittedPosition* positionOf(const BodyFit& body, std::string_view bone, bool shoulder) {
    auto found = body.positions.find(bone);
    if (!shoulder && bone.ends_with("UpperArm")) {
        const std::string blade = std::string(bone.substr(0, bone.size() - 8)) + "Scapula";
        const auto turns = body.positions.find(blade);
        found = turns != body.positions.end() ? turns : found;
    }
    return found == body.positions.end() ? nullptr : &found->second;
}

Vec3 alongLine(const std::vector<Vec3>& line, double fraction) {
    if (line.size() < 2) {
        return line.empty() ? Vec3(Vec3::Zero()) : line.front();
    }
    const double at = std::clamp(fraction, 0.0, 1.0) * static_cast<double>(line.size() - 1);
    const auto i = std::min(static_cast<std::size_t>(at), line.size() - 2);
    return line[i] + (at - static_cast<double>(i)) * (line[i + 1] - line[i]);
}

double tailFraction(int i, int count) {
    return std::pow(static_cast<double>(i) / std::max(count, 1), 1.25);
}

std::span<const double> spineFractions(RigKind kind, int count) {
    const bool upright = kind == RigKind::Biped;
    switch (std::clamp(count, 1, 4)) {
    case 1:
        return upright ? std::span<const double>(kSpineOfOne) : kBackOfOne;
    case 2:
        return upright ? std::span<const double>(kSpineOfTwo) : kBackOfTwo;
    case 3:
        return upright ? std::span<const double>(kSpineOfThree) : kBackOfThree;
    default:
        return upright ? std::span<const double>(kSpineOfFour) : kBackOfFour;
    }
}

BodyHints rigHints(const Scene& scene, const RigRequest& request) {
    BodyHints hints = hintsOf(request.kind, request.markers);
    const auto head = std::ranges::find(request.markers, "head", &RigMarker::name);
    if (isCreature(request.kind) && !hints.left && !hints.front && head != request.markers.end()) {
        hints.front = head->at - middleOfScene(scene);
    }
    hints.up = request.up;
    if (request.front) {
        hints.front = request.front;
    }
    return hints;
}

Expected<std::shared_ptr<const BodyVolume>> rigVolume(const Scene& scene, const RigRequest& request,
                                                      Progress& progress) {
    SINEW_TRY(auto volume, BodyVolume::build(scene, rigHints(scene, request), progress));
    return std::make_shared<const BodyVolume>(std::move(volume));
}

Expected<RigFit> fitRig(const Scene& scene, std::shared_ptr<const BodyVolume> volume,
                        const RigRequest& request, Progress& progress) {
    RigFit fit;
    fit.kind = request.kind;
    fit.counts = request.counts;
    fit.volume = std::move(volume);
    SINEW_TRY(const auto placed, completeMarkers(scene, *fit.volume, request, fit, progress));
    fit.body = isCreature(request.kind) ? fitCreature(request.kind, request.counts, *fit.volume, placed)
               : request.kind == RigKind::Biped ? fitBiped(*fit.volume, placed)
                                                : fitQuadruped(*fit.volume, placed);
    for (auto& [name, position] : fit.body.positions) {
        if (position.reason == FitReason::Marker && !fit.guessed.empty()) {
            position.confidence = std::min(position.confidence, 0.7); // a guess of a marker is no marker
        }
    }
    return fit;
}

Expected<RigFit> fitRig(const Scene& scene, const RigRequest& request, Progress& progress) {
    SINEW_TRY(auto volume, rigVolume(scene, request, progress));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    auto fit = fitRig(scene, std::move(volume), request, progress);
    if (progress.canceled()) { // the search for limbs takes a second and is done by now
        return fail(ErrorCode::Canceled);
    }
    return fit;
}

FittedSkeleton layTemplate(const RigTemplateSettings& settings, const RigFit& fit) {
    RigTemplateSettings fitting = settings;
    fitting.kind = fit.kind;
    fitting.legs = fit.counts.legs;
    fitting.fingers =
        fit.kind == RigKind::Hand ? fit.counts.fingers : std::min(settings.fingers, fit.body.fingers);
    fitting.tail = fit.body.tail.empty() ? 0 : settings.tail;
    fitting.spine = std::clamp(settings.spine, 1, 4);
    const Transform& modelFromBody = fit.volume->modelFromBody();
    FittedSkeleton result;
    result.fingers = fitting.fingers;
    for (const TemplateJoint& joint : templateJoints(fitting)) {
        const FittedPosition position = placeIn(fit, fitting, joint.role);
        const Vec3 at = fit.volume->ontoPlane(fit.volume->nearestInside(position.at));
        Joint made;
        made.name = joint.name;
        made.parent = joint.parent;
        made.modelFromJointBind.translation() = modelFromBody * at;
        result.skeleton.joints.push_back(std::move(made));
        result.joints.push_back({position.confidence, position.reason, fit.volume->inside(at)});
    }
    orientAlongBones(result.skeleton, modelFromBody.linear().col(2).normalized());
    return result;
}

} // namespace sinew
