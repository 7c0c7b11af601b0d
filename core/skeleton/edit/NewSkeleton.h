#pragma once

#include "core/skeleton/edit/SkeletonEdit.h"

#include <span>
#include <vector>

namespace sinew {

/// Edits that put another skeleton in the place of the one that is there: all its joints go, those of `made`
/// come as new ones. Joints of handles and cages (Joint::added) stay. O(#J log #J).
SkeletonSteps replacingSteps(const Skeleton& present, const Skeleton& made);

/// Edits that add joints one below the other at `places` (model space, 2 or more), the first below `parent`
/// (kNone: a root), called `name` with numbers from 1, their Y axes along the chain. O(#J + #places).
SkeletonSteps chainSteps(const Skeleton& present, std::int32_t parent, const std::string& name,
                         std::span<const Vec3> places);

/// The same for chains beside each other, in one edit: each below `parent`, called `name` with the numbers of
/// the column and of the joint in it (skirt_01_02). O(#J + #places).
SkeletonSteps columnSteps(const Skeleton& present, std::int32_t parent, const std::string& name,
                          std::span<const std::vector<Vec3>> columns);

/// The joint nearest to a place, handles and cages aside; kNone without any. O(#J).
std::int32_t nearestJoint(const Skeleton& skeleton, const Vec3& place);

} // namespace sinew
