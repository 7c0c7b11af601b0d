#include "core/rig/Markers.h"

#include "core/base/Error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace sinew {
namespace {

constexpr std::array kBipedMarkers{
    MarkerKind{"chin"},  MarkerKind{"Wrist", true},      MarkerKind{"Elbow", true, true},
    MarkerKind{"groin"}, MarkerKind{"Knee", true, true}, MarkerKind{"Ankle", true}};
constexpr std::array kQuadrupedMarkers{
    MarkerKind{"head"},           MarkerKind{"neck", false, true}, MarkerKind{"FrontKnee", true, true},
    MarkerKind{"FrontPaw", true}, MarkerKind{"tail", false, true}, MarkerKind{"HindKnee", true, true},
    MarkerKind{"HindPaw", true}};

constexpr std::array kBirdMarkers{MarkerKind{"head"}, MarkerKind{"WingTip", true},
                                  MarkerKind{"WingBend", true, true}, MarkerKind{"Foot", true},
                                  MarkerKind{"tailTip", false, true}};
constexpr std::array kInsectMarkers{
    MarkerKind{"head"},       MarkerKind{"tailTip"},    MarkerKind{"Leg1", true}, MarkerKind{"Leg2", true},
    MarkerKind{"Leg3", true}, MarkerKind{"Leg4", true}, MarkerKind{"Leg5", true}, MarkerKind{"Leg6", true}};
constexpr std::array kSnakeMarkers{MarkerKind{"head"}, MarkerKind{"tailTip"}};
constexpr std::array kHandMarkers{MarkerKind{"wrist"},     MarkerKind{"thumbTip"}, MarkerKind{"indexTip"},
                                  MarkerKind{"middleTip"}, MarkerKind{"ringTip"},  MarkerKind{"littleTip"}};

/// The first lies above the second.
struct MarkerOrder {
    std::string_view upper;
    std::string_view lower;
};
constexpr std::array kBipedOrder{MarkerOrder{"chin", "groin"},           MarkerOrder{"groin", "leftKnee"},
                                 MarkerOrder{"groin", "rightKnee"},      MarkerOrder{"leftKnee", "leftAnkle"},
                                 MarkerOrder{"rightKnee", "rightAnkle"}, MarkerOrder{"groin", "leftAnkle"},
                                 MarkerOrder{"groin", "rightAnkle"}};
constexpr std::array kQuadrupedOrder{
    MarkerOrder{"leftFrontKnee", "leftFrontPaw"}, MarkerOrder{"rightFrontKnee", "rightFrontPaw"},
    MarkerOrder{"leftHindKnee", "leftHindPaw"}, MarkerOrder{"rightHindKnee", "rightHindPaw"}};

constexpr double kFarOutside = 0.05; ///< parts of the height
constexpr double kSame = 0.002;

int sideOfMarker(std::string_view name) {
    return name.starts_with("left") ? 1 : name.starts_with("right") ? -1 : 0;
}

const Vec3* positionOf(const RigMarkers& markers, std::string_view name) {
    const auto found = std::ranges::find(markers, name, &RigMarker::name);
    return found == markers.end() ? nullptr : &found->at;
}

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) {
        all += (all.empty() ? "" : ", ") + name;
    }
    return all;
}

Expected<void> checkNames(RigKind kind, const RigCounts& counts, const RigMarkers& markers) {
    const std::vector<std::string> names = markerNames(kind, counts);
    for (std::size_t i = 0; i < markers.size(); ++i) {
        if (std::ranges::find(names, markers[i].name) == names.end()) {
            return fail(ErrorCode::RigMarkerUnknown, {markers[i].name, listed(names)});
        }
        for (std::size_t other = 0; other < i; ++other) {
            if (markers[other].name == markers[i].name) {
                return fail(ErrorCode::RigMarkerTwice, {markers[i].name});
            }
        }
    }
    return {};
}

/// `scale`: what distances are fractions of, in parts of the height.
Expected<void> checkPositions(const PlacedMarkers& placed, const BodyVolume& volume, double metersPerUnit,
                              double scale) {
    const double meters = volume.modelFromBody().linear().col(1).norm() * metersPerUnit;
    for (const auto& [name, at] : placed) {
        const double away = (volume.nearestInside(at) - at).stableNorm();
        if (!(away <= kFarOutside * scale)) {
            return fail(ErrorCode::RigMarkerOutside, {name, std::to_string(away * meters)});
        }
        if (static_cast<double>(sideOfMarker(name)) * at.x() < -0.01 * scale) {
            return fail(ErrorCode::RigMarkerSide, {name});
        }
        for (const auto& [other, there] : placed) {
            if (other < name && (there - at).norm() < kSame * scale) {
                return fail(ErrorCode::RigMarkersCoincide, {other, name});
            }
        }
    }
    return {};
}

template<std::size_t N>
Expected<void> checkOrder(const std::array<MarkerOrder, N>& orders, const PlacedMarkers& placed) {
    for (const MarkerOrder& order : orders) {
        const auto upper = placed.find(order.upper);
        const auto lower = placed.find(order.lower);
        if (upper != placed.end() && lower != placed.end() && upper->second.y() <= lower->second.y()) {
            return fail(ErrorCode::RigMarkersTangled, {std::string(order.upper), std::string(order.lower)});
        }
    }
    return {};
}

} // namespace

std::vector<MarkerKind> markersOf(RigKind kind, const RigCounts& counts) {
    const auto all = [](const auto& markers) {
        return std::vector<MarkerKind>(markers.begin(), markers.end());
    };
    switch (kind) {
    case RigKind::Biped:
        return all(kBipedMarkers);
    case RigKind::Quadruped:
        return all(kQuadrupedMarkers);
    case RigKind::Bird:
        return all(kBirdMarkers);
    case RigKind::Insect:
        return all(std::span(kInsectMarkers).first(2 + static_cast<std::size_t>(legsOf(counts.legs) / 2)));
    case RigKind::Snake:
        return all(kSnakeMarkers);
    case RigKind::Hand:
        break;
    }
    std::vector<MarkerKind> hand{kHandMarkers.front()};
    const std::vector<std::string> fingers = fingerNames(std::max(counts.fingers, 1));
    std::ranges::copy_if(kHandMarkers, std::back_inserter(hand), [&](const MarkerKind& marker) {
        return std::ranges::any_of(fingers, [&](const std::string& finger) {
            return marker.name.ends_with("Tip") &&
                   finger.substr(1) == marker.name.substr(1, marker.name.size() - 4);
        });
    });
    return hand;
}

std::vector<std::string> markerNames(RigKind kind, const RigCounts& counts) {
    std::vector<std::string> names;
    for (const MarkerKind& marker : markersOf(kind, counts)) {
        if (marker.sided) {
            names.push_back("left" + std::string(marker.name));
            names.push_back("right" + std::string(marker.name));
        } else {
            names.emplace_back(marker.name);
        }
    }
    return names;
}

std::string mirroredMarker(std::string_view name) {
    switch (sideOfMarker(name)) {
    case 1:
        return "right" + std::string(name.substr(4));
    case -1:
        return "left" + std::string(name.substr(5));
    default:
        return std::string(name);
    }
}

BodyHints hintsOf(RigKind kind, const RigMarkers& markers) {
    BodyHints hints;
    hints.upright = kind == RigKind::Biped || kind == RigKind::Bird;
    Vec3 left = Vec3::Zero();
    for (const RigMarker& marker : markers) {
        const Vec3* other = positionOf(markers, mirroredMarker(marker.name));
        if (sideOfMarker(marker.name) > 0 && other != nullptr) {
            left += marker.at - *other;
        }
    }
    if (left.norm() > 0.0) {
        hints.left = left;
    }
    const Vec3* head = positionOf(markers, "head");
    for (const RigMarker& marker : markers) {
        if (kind != RigKind::Biped && head != nullptr && !hints.left &&
            (marker.name == "tail" || marker.name == "tailTip" ||
             marker.name.find("Hind") != std::string::npos)) {
            hints.front = *head - marker.at;
        }
    }
    return hints;
}

Expected<PlacedMarkers> placeMarkers(RigKind kind, const RigMarkers& markers, bool mirrored,
                                     const BodyVolume& volume, double metersPerUnit,
                                     const RigCounts& counts) {
    SINEW_CHECK(checkNames(kind, counts, markers));
    PlacedMarkers placed;
    const Transform bodyFromModel = volume.bodyFromModel();
    for (const RigMarker& marker : markers) {
        placed[marker.name] = bodyFromModel * marker.at;
    }
    const double scale = isCreature(kind) ? std::max(1.0, extentOf(volume)) : 1.0;
    SINEW_CHECK(checkPositions(placed, volume, metersPerUnit, scale));
    SINEW_CHECK(kind == RigKind::Biped       ? checkOrder(kBipedOrder, placed)
                : kind == RigKind::Quadruped ? checkOrder(kQuadrupedOrder, placed)
                                             : Expected<void>());
    if (mirrored) {
        for (const RigMarker& marker : markers) {
            const std::string other = mirroredMarker(marker.name);
            if (!placed.contains(other)) {
                const Vec3& at = placed.at(marker.name);
                placed[other] = Vec3(-at.x(), at.y(), at.z());
            }
        }
    }
    return placed;
}

} // namespace sinew
