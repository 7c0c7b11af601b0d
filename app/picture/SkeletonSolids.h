#pragma once

#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"

#include <span>
#include <vector>

namespace sinew::picture {

/// A skeleton as artists draw it: an octahedron for every bone, thick near its joint, and a ball on every
/// joint.
struct SkeletonSolids {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;    ///< flat-shaded, outward
    std::vector<std::uint32_t> solidOf; ///< #T which bone or ball, for outlines
    std::vector<std::int32_t> jointOf;  ///< #T the joint it belongs to
};

/// `size` is the scene's diagonal: balls and slim bones take their measure from it. Joints without children
/// end in the file's tail, where it has one. Of joints not `shown` (#J) only the ends of shown bones are
/// drawn.
SkeletonSolids skeletonSolids(const Skeleton& skeleton, const std::vector<bool>& shown, double size);

} // namespace sinew::picture
