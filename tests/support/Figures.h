#pragma once

#include "core/scene/Scene.h"

#include <array>
#include <vector>

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

/// The same with hands of a thumb and `fingers` - 1 more that stand apart like a fan, as thick as they fill
/// the palm; `touching`: the last two of them lie together.
Scene figureWithHands(int fingers, bool touching = false);
/// Where those of the left hand end, from the thumb on.
std::vector<Vec3> handTips(int fingers);

/// An animal on four legs with a tail, 1 high, looking along z.
Scene fourLegs();

/// A spider with eight legs, 0.94 high, looking along z: capsules from spiderLeg's places.
Scene spider();
/// The places at which a leg begins, has its knee and ends; `side` 1: the left, `number` 1 to 4 from the
/// front.
std::array<Vec3, 3> spiderLeg(int side, int number);

/// The line of a snake from its head to its tail, lying in bends.
std::vector<Vec3> snakeLine();
Scene snake();

/// A bird with spread wings on two legs, 0.98 high, looking along z.
Scene bird();
struct BirdJoints {
    Vec3 head = Vec3(0.0, 0.9, 0.4);
    Vec3 leftWingBend = Vec3(0.5, 0.66, 0.1);
    Vec3 leftWingTip = Vec3(1.0, 0.6, -0.1);
    Vec3 leftHock = Vec3(0.07, 0.25, -0.08);
};

/// A hand lying flat, fingers along z, its thumb at -x: where fingers begin and end, from the thumb on.
Scene lyingHand();
std::array<std::array<Vec3, 2>, 5> lyingFingers();

/// All parts turned, scaled and moved.
Scene placed(Scene scene, const Transform& transform);

} // namespace sinew::test
