#pragma once

#include "core/skeleton/Pose.h"

namespace sinew::picture {

/// A pose that shows how any skeleton bends, chosen by the limbs' form and place alone: legs stride (left and
/// right, front and back in turn), arms swing against them and come down from an A or T, knees and elbows
/// bend the way they already bend, fingers curl, spine, neck and tail turn a little. Y up, the character
/// looking along +Z.
Pose showingPose(const Skeleton& skeleton);

} // namespace sinew::picture
