#pragma once

#include "core/scene/Scene.h"

namespace sinew::test {

/// A figure of crossing capsules, spheres and boxes, 1.8 high, its feet on y = 0, looking along z, arms
/// straight to the sides: a soup, as parts of a modular character are.
Scene tPoseFigure();
/// Where its joints belong.
struct FigureJoints {
    Vec3 chin = Vec3(0.0, 1.55, 0.0);
    Vec3 groin = Vec3(0.0, 0.86, 0.0);
    Vec3 leftWrist = Vec3(0.7, 1.38, 0.0);
    Vec3 leftAnkle = Vec3(0.1, 0.1, 0.0);
    Vec3 leftKnee = Vec3(0.1, 0.48, 0.0);
    Vec3 leftElbow = Vec3(0.42, 1.38, 0.0);
};

/// An animal on four legs with a tail, 1 high, looking along z.
Scene fourLegs();

/// All parts turned, scaled and moved.
Scene placed(Scene scene, const Transform& transform);

} // namespace sinew::test
