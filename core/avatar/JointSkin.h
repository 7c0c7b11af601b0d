#pragma once

#include "core/scene/Scene.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// Of every joint the vertices that follow it more than any other joint, in the bind pose. #J lists.
/// O(#P + #J).
std::vector<std::vector<Vec3>> skinOfJoints(const Scene& scene);

/// How thick vertices are about a bone.
struct BoneThickness {
    double narrow = 0.0; ///< radius of an ellipse's thin side that spreads them as they are, scene units
    double wide = 0.0;   ///< of its wide side
};

/// Of vertices beside a bone, measured across it about their own middle; nothing of fewer than 3. O(#skin).
BoneThickness boneThickness(const std::vector<Vec3>& skin, const Segment& bone);

/// Of every joint the child that its bone leads to: the one with most skin at and below it; kNone: none.
/// `skin`: of skinOfJoints. #J; O(#J).
std::vector<std::int32_t> boneChildren(const Skeleton& skeleton, const std::vector<std::vector<Vec3>>& skin);

/// The value in the middle of many; 0 of none. O(n).
double medianOf(std::vector<double> values);

} // namespace sinew
