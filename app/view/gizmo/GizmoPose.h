#pragma once

#include "app/view/gizmo/Gizmo.h"
#include "core/skeleton/Pose.h"

#include <span>

namespace sinew {

/// Joint `j` of a pose turned by `angle` about an axis through it (model space), or moved by a way in model
/// space. `joints`: modelFromJoint of every joint in that pose.
JointPose turned(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                 std::int32_t j, const Vec3& axis, double angle);
/// The pose with all of `which` turned as `active` is: each about the axis of its own that the turn of the
/// active one is about (a fist is one turn of all fingers).
Pose turnedAlike(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                 std::span<const std::int32_t> which, std::int32_t active, const Vec3& axis, double angle);
/// The pose with joint `active` at `to` and the rest of `which` changed alike: turned about the same axes of
/// their own, moved along their parents' axes, scaled by the same factors. O(#J).
Pose changedAlike(const Pose& pose, std::span<const std::int32_t> which, std::int32_t active,
                  const JointPose& to);
/// Its scale along one of its own axes times a factor over 0; along all of them for GizmoPart::Screen.
JointPose scaled(const Pose& pose, std::int32_t j, GizmoPart part, double factor);
JointPose moved(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints, std::int32_t j,
                const Vec3& way);

} // namespace sinew
