#pragma once

#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"

#include <array>
#include <optional>
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
    bool guessed = false;       ///< the bind guessed where it leads
};

/// The bones of a skeleton in a pose; `joints` modelFromJoint of each (#J), `size` the scene's diagonal.
/// Joints without children end in the file's tail, else in that of their guessed bone, else go on straight
/// for a share of their parent's bone; without a parent they have no bone. `guessedTails` as
/// GuessedBones::tails has them (#J or empty): such a bone moves with its joint alone, wherever it leads.
std::vector<BoneShape> boneShapes(const Skeleton& skeleton, std::span<const Transform> joints, double size,
                                  std::span<const std::optional<Vec3>> guessedTails = {});

/// What is drawn of a bone.
struct BoneFaces {
    std::vector<std::array<Vec3, 3>> faces; ///< corners counter-clockwise seen from outside
    std::vector<std::array<Vec3, 2>> edges;
};

/// An octahedron, thick near the joint; of a guessed bone a dashed one: pieces of it with gaps between them.
BoneFaces boneFaces(const BoneShape& bone);

} // namespace sinew
