#pragma once

#include "core/scene/Scene.h"

namespace sinew::test {

/// A small character with one of everything that a file can carry, in centimetres: a box of quads with a
/// hexagon above it and a vertex that no polygon uses, two UV sets, colours, two materials, an embedded
/// picture, a morph target, up to five influences a vertex, turned joints of which two share a name and one
/// carries nothing, a clip that turns more than once around, names beyond ASCII, and a second part without
/// weights.
Scene richScene();

/// The same with a second root, a joint of its own beside the skeleton.
Scene richSceneWithTwoRoots();

/// A picture of 2 x 2 pixels, PNG.
std::vector<std::byte> tinyPng();

} // namespace sinew::test
