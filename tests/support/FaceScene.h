#pragma once

#include "core/scene/Scene.h"

#include <string>
#include <vector>

namespace sinew::test {

/// A round head of 0.1 about (0, 1.6, 0) that looks along +Z, rigid on its joint but for the lower quarter,
/// which the jaw moves; joints Hips, Spine, Head and below it Jaw, LeftEye and RightEye. Without shapes.
Scene faceScene();

/// Adds a morph target that moves the vertices within 0.05 of a place by `offset`, less with the distance.
void addFaceShape(Scene& scene, const std::string& name, const Vec3& place, const Vec3& offset);

/// Where the parts of this face are.
struct FacePlaces {
    Vec3 leftEye = Vec3(0.04, 1.63, 0.085);
    Vec3 rightEye = Vec3(-0.04, 1.63, 0.085);
    Vec3 leftCorner = Vec3(0.035, 1.56, 0.085);
    Vec3 rightCorner = Vec3(-0.035, 1.56, 0.085);
    Vec3 mouth = Vec3(0.0, 1.555, 0.09);
    Vec3 brow = Vec3(0.0, 1.66, 0.08);
};

/// The 52 shapes of ARKit on that head, each where its name says.
Scene arkitScene();

/// The names of the 52 shapes of ARKit.
const std::vector<std::string>& arkitNames();

} // namespace sinew::test
