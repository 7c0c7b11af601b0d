#pragma once

#include "core/skeleton/Skeleton.h"

#include <string>
#include <vector>

namespace sinew {

/// A skeleton as text formats want it: one root, names without white space, the order of a walk from above to
/// below.
struct OneRootSkeleton {
    Skeleton skeleton;
    std::vector<std::int32_t> number; ///< of every joint of the scene: its number there
    std::vector<std::string> words;   ///< names
};
OneRootSkeleton withOneRoot(const Skeleton& skeleton);

/// Angles about x, y and z of a rotation that is made of them in that order: z * y * x. Radians.
Vec3 anglesXyz(const Mat3& rotation);
/// Angles (x, y, z) of a rotation z * x * y, as Biovision files have them. Radians.
Vec3 anglesZxy(const Mat3& rotation);

/// "x y z"
std::string threeNumbers(const Vec3& value);

} // namespace sinew
