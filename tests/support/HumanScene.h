#pragma once

#include "core/scene/Scene.h"

#include <string>

namespace sinew::test {

/// A human of boxes in centimetres, who faces +Z in a T-pose: joints with the names of Mixamo, their parents
/// as there, every part of the body rigid on its joint.
Scene humanScene();

/// The same with arms that hang down by so many degrees.
Scene humanWithArms(double degrees);

/// The same, turned about the vertical axis.
Scene humanTurned(double degrees);

/// The joint of another name.
void renameJoint(Scene& scene, const std::string& from, const std::string& to);

} // namespace sinew::test
