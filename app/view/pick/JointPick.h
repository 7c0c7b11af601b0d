#pragma once

#include "app/view/DrawnShapes.h"
#include "app/view/OrbitCamera.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A joint picked by its dot or its bone.
struct JointPick {
    std::int32_t joint = kNone; ///< whose bone, or whose dot
    std::int32_t end = kNone;   ///< the joint whose place is nearest to the cursor: what IK drags
    double pixels = 0.0;        ///< between cursor and bone
};

/// The bone under the cursor: dots before bones, nearer to the cursor before nearer to the eye. With a depth
/// (of the surface under the cursor) bones behind it do not count: pass none to pick through the surface.
/// `shown`: joints whose dots are there, #J or empty for all.
std::optional<JointPick> pickJoint(std::span<const BoneShape> bones, std::span<const Transform> joints,
                                   const OrbitCamera& camera, double x, double y,
                                   std::optional<double> surfaceDepth, const std::vector<bool>& shown = {});

/// The number of the place that is seen within a few pixels of the cursor, through everything: the nearest to
/// the cursor, of those on top of one another the nearest to the eye. O(n).
std::optional<std::size_t> pickPosition(std::span<const Vec3> positions, const OrbitCamera& camera, double x,
                                        double y);

} // namespace sinew
