#pragma once

#include "app/motion/RangeOfMotion.h"

#include <string>

namespace sinew {

/// A name for a clip that none of the scene's clips has: the wanted one, or that with a number.
std::string freeClipName(const Scene& scene, const std::string& wanted);

/// The range of motion as keys at 30 frames a second, of the joints that it turns alone; with key values
/// relative to their parents, as clips have them. O(#keys).
Clip clipOf(const RangeOfMotion& motion, const Skeleton& skeleton, const std::string& name);

/// The scene with one more clip: the range of motion of the joints that carry its weights. Without a
/// skeleton, or where nothing moves, the scene itself. O(#keys + #influences).
Scene withRangeOfMotion(Scene scene);

} // namespace sinew
