#pragma once

#include "core/skeleton/Skeleton.h"

#include <vector>

namespace sinew::picture {

/// A run of joints without an even fork: an arm with its collar bone, a leg, a finger, a tail, a spine.
struct Limb {
    std::vector<std::int32_t> joints; ///< from the body outwards
    Vec3 tip = Vec3::Zero();          ///< where it ends, model space
    double length = 0.0;              ///< along the bones
    bool fromRoot = false;            ///< starts at a root: hips and spine
};

/// The skeleton taken apart into limbs. A limb goes on into the child that reaches furthest and ends where
/// two children reach about as far (hips, chest, palm); small side shoots (twist joints, sockets) are limbs
/// of their own.
std::vector<Limb> limbs(const Skeleton& skeleton);

} // namespace sinew::picture
