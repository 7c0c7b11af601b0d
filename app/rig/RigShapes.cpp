#include "app/rig/RigShapes.h"

#include "core/skeleton/HumanoidBones.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::array kShapes{RigShapeKey{RigKind::Biped, "biped"},
                             RigShapeKey{RigKind::Quadruped, "quadruped"},
                             RigShapeKey{RigKind::Bird, "bird"},
                             RigShapeKey{RigKind::Insect, "insect"},
                             RigShapeKey{RigKind::Snake, "snake"},
                             RigShapeKey{RigKind::Hand, "hand"},
                             RigShapeKey{RigKind::Biped, "paper-doll", true}};
/// Hands of an animal on four legs are lower than this share of the way from its feet to its hips.
constexpr double kLowHands = 0.45;

} // namespace

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

} // namespace sinew
