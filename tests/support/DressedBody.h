#pragma once

#include "core/scene/Scene.h"

#include <cstdint>
#include <vector>

namespace sinew::test {

/// A human of capsules in metres, 1.8 high, its feet on y = 0, looking along +Z in an A-pose, with a skirt of
/// one open cone and hair of a sheet behind the head, each a part of its own ("Body", "Skirt", "Hair").
/// Without a skeleton.
Scene dressedBody();

constexpr std::size_t kSkirtChains = 8;
constexpr std::size_t kHairChains = 3;

/// The same with bones of a human named as in VRM and chains of joints whose names say nothing: 8 around the
/// skirt, below the hips, 3 along the hair, below the head, 4 joints each. The body is rigid on its bones;
/// the cloth follows the chains beside it.
Scene riggedDressedBody();

} // namespace sinew::test
