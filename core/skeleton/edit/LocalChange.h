#pragma once

#include "core/skeleton/Pose.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// How what is said of a joint relative to its parent (a rest pose, a key, a pose) is said after an edit, so
/// that the joint turns as before in model space, about where it stands now. The parent is the nearest joint
/// above that the edit left; deleted ones in between are part of what is said.
struct LocalChange {
    std::vector<std::int32_t> chain; ///< old joints: deleted ones above, the joint itself last
    bool same = true;                ///< nothing changes
    Mat3 turn = Mat3::Identity();    ///< from axes of the parent before to those of the parent now
    Mat3 own = Mat3::Identity();     ///< from axes of the joint now to those before
    Vec3 bindBefore = Vec3::Zero();  ///< relative to the parent, bind
    Vec3 bindAfter = Vec3::Zero();   ///< the same now
    Vec3 parentScale = Vec3::Ones(); ///< of the parent's rest, before
    Vec3 parentScaleNow = Vec3::Ones();

    /// A place relative to the parent, as rest transforms and keys say it.
    Vec3 place(const Vec3& before) const;
    Quat rotation(const Quat& before) const;
    /// Scale along the joint's own axes.
    Vec3 scale(const Vec3& before) const;
    Transform transform(const Transform& before) const;
    /// Scale of rest transforms and keys: the parent's own may be another now.
    Vec3 restScale(const Vec3& before) const;
};

/// Of every joint of the skeleton after an edit; those that the edit added have an empty chain. `number`: of
/// every joint before, its number in `after`, kNone: it left. The bind transforms of `after` are those after
/// the edit; sets the rest transforms of its joints that changed. O(#J).
std::vector<LocalChange> followRest(const Skeleton& before, std::span<const std::int32_t> number,
                                    Skeleton& after);

/// The same of a skeleton whose rest is set already. O(#J).
std::vector<LocalChange> localChanges(const Skeleton& before, const Skeleton& after,
                                      std::span<const std::int32_t> number);

/// Lets every joint rest as it is bound, with the scale that it rested with before. The skeletons have the
/// same joints. O(#J).
void restAsBound(const Skeleton& before, Skeleton& after);

/// The pose after an edit: every joint turns in model space as before, about where it stands now; a joint
/// below a deleted one stands where it did. New joints are in bind pose. `changes`: of the skeleton after it.
/// O(#J).
Pose followed(const Pose& pose, const Skeleton& before, const Skeleton& after,
              std::span<const LocalChange> changes);

} // namespace sinew
