#pragma once

#include "core/skeleton/Skeleton.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <set>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Gives out names for new joints of a skeleton, none twice.
class FreeNames {
public:
    explicit FreeNames(const Skeleton& skeleton);

    /// The name itself, or with the next free number: "tail" becomes "tail_2", "tail_2" "tail_3", "Bone.001"
    /// "Bone.002". O(log #J) mostly.
    std::string take(const std::string& wanted);
    bool has(const std::string& name) const { return m_taken.contains(name); }

private:
    std::set<std::string> m_taken;
};

/// The name with a word at its end, before the letter of its side: "arm_l" and "twist_01" give
/// "arm_twist_01_l".
std::string nameWith(const std::string& name, const std::string& word);

/// Edits that put another skeleton in the place of the one that is there: all its joints go, those of `made`
/// come as new ones. Joints of handles and cages (Joint::added) stay. O(#J log #J).
SkeletonSteps replacingSteps(const Skeleton& present, const Skeleton& made);

/// Edits that add joints one below the other at `positions` (model space, 2 or more), the first below
/// `parent` (kNone: a root), called `name` with numbers from 1, their Y axes along the chain. O(#J +
/// #places).
SkeletonSteps chainSteps(const Skeleton& present, std::int32_t parent, const std::string& name,
                         std::span<const Vec3> positions);

/// The same for chains beside each other, in one edit: each below `parent`, called `name` with the numbers of
/// the column and of the joint in it (skirt_01_02). O(#J + #places).
SkeletonSteps columnSteps(const Skeleton& present, std::int32_t parent, const std::string& name,
                          std::span<const std::vector<Vec3>> columns);

/// The joint nearest to a place, handles and cages aside; kNone without any. O(#J).
std::int32_t nearestJoint(const Skeleton& skeleton, const Vec3& position);

} // namespace sinew
