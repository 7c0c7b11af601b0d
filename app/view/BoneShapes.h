#pragma once

#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"

#include <span>
#include <vector>

namespace sinew {

/// A bone as it is drawn and picked: from a joint to a child, or to where it ends.
struct BoneShape {
    std::int32_t joint = kNone; ///< that turns it
    Vec3 head = Vec3::Zero();
    Vec3 tail = Vec3::Zero();
    double thickness = 0.0;     ///< half the width at its waist
    std::int32_t child = kNone; ///< the joint at its tail; none: an end
};

/// The bones of a skeleton in a pose; `joints` modelFromJoint of each (#J), `size` the scene's diagonal.
/// Joints without children end in the file's tail, else go on straight for a share of their parent's bone.
std::vector<BoneShape> boneShapes(const Skeleton& skeleton, std::span<const Transform> joints, double size);

/// The six corners of a bone's octahedron: head, four around the waist, tail. Faces and edges of it.
std::array<Vec3, 6> octahedron(const BoneShape& bone);
extern const std::array<std::array<std::uint8_t, 3>, 8> kOctahedronFaces; ///< counter-clockwise, outward
extern const std::array<std::array<std::uint8_t, 2>, 12> kOctahedronEdges;

} // namespace sinew
