#pragma once

#include "core/skeleton/Skeleton.h"

namespace sinew::sample {

/// The wayfarer's 52 joints in their bind pose, named as Mixamo names them (without its prefix). Joints look
/// along their bone with +Y, so that Blender draws bones where they are; the right side mirrors the left.
Skeleton makeRig();

} // namespace sinew::sample
