#pragma once

#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"
#include "tests/support/Dice.h"

#include <cstdint>
#include <span>

/// Random characters that nobody would make, the same on every machine.
namespace sinew::test::soups {

/// In the cube from -1 to 1.
Vec3 anywhere(Dice& dice);

/// A mesh of the kind that the number says, of nine in turn: loose triangles, shells that cross, all twice,
/// flat ones, coinciding vertices, huge, tiny, far away and drawn out, thousands of parts.
Mesh soup(Dice& dice, std::uint32_t kind);

/// Joints in and around the mesh's box, some in one place.
Skeleton joints(Dice& dice, const Mesh& mesh);

/// What is wrong with the weights of a vertex, or null. `max`: the limit of influences, 0: none.
const char* trouble(std::span<const Influence> influences, std::size_t joints, int max);

} // namespace sinew::test::soups
