#pragma once

#include "core/skeleton/Pose.h"

namespace sinew::picture {

/// A pose that shows how any skeleton bends, chosen by the limbs' form and place alone: legs stride (left and
/// right, front and back in turn), arms swing against them and come down from an A or T, knees and elbows
/// bend the way they already bend, fingers curl, spine, neck and tail turn a little. Y up, the character
/// looking along +Z. `strength` multiplies every turn: with more than 1 weights show their flaws.
Pose showingPose(const Skeleton& skeleton, double strength = 1.0);

} // namespace sinew::picture
