#pragma once

#include "core/base/Error.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// What an edit does. Whatever a user does to a skeleton is a list of these: extruding adds, splitting adds
/// and gives joints another parent, mirroring, aligning and centring put joints elsewhere.
enum class SkeletonEditKind {
    Add,      ///< joints, each below `other`, in the order given
    Delete,   ///< joints; those below go to the joint above, and so does their weight
    Parent,   ///< joints get `other` as parent and stay where they are
    Rename,   ///< joints are called `other`, all at once
    Place,    ///< joints stand elsewhere or turned; all that are not named stay where they are
    Divide,   ///< the first joint's weight is shared with the others along its bone; the skeleton stays
    Fraction, ///< the first joint's turns are shared equally with the others, its links; the skeleton stays
    Carry,    ///< the first joint takes the way over the floor from the second; the skeleton stays
    Limit,    ///< joints may turn within limits, or freely; they stay where they are
    Rest      ///< a pose becomes the rest pose: joints stand as in it, and the skin with them
};

/// Where a new rest pose has the vertices of a part.
struct RestSkin {
    std::vector<Vec3> vertices;            ///< #P, model space
    std::vector<Eigen::Quaternionf> turns; ///< #P: what turns normals and offsets of shapes
    bool operator==(const RestSkin& o) const {
        const auto same = [](const Eigen::Quaternionf& a, const Eigen::Quaternionf& b) {
            return a.coeffs() == b.coeffs();
        };
        return vertices == o.vertices && std::ranges::equal(turns, o.turns, same);
    }
};

/// What an edit says of one joint. Joints are named by distinctJointNames of the skeleton before the edit.
struct EditedJoint {
    std::string joint;
    std::string other = {};                 ///< Add, Parent: the parent, empty: none; Rename: the new name
    Vec3 position = Vec3::Zero();           ///< Add, Place, Rest: model space
    Quat turn = Quat::Identity();           ///< Add, Place, Rest: of the joint's axes, model space
    std::optional<Vec3> tail = {};          ///< Add, Place, Rest: where its bone ends, model space
    double fraction = 0.0;                  ///< Divide: where on the bone its weight is largest, 0 to 1
    std::optional<JointLimits> limits = {}; ///< Limit: nothing frees the joint
    Vec3 scale = Vec3::Ones();              ///< Rest: that the pose had; distances below it take it
    bool operator==(const EditedJoint& o) const {
        return joint == o.joint && other == o.other && position == o.position &&
               turn.coeffs() == o.turn.coeffs() && tail == o.tail && fraction == o.fraction &&
               limits == o.limits && scale == o.scale;
    }
};

struct SkeletonEdit {
    SkeletonEditKind kind = SkeletonEditKind::Place;
    std::vector<EditedJoint> joints;
    Segment bone = {}; ///< Divide: along which the weight is shared, model space
    std::shared_ptr<const std::vector<RestSkin>> skins = nullptr; ///< Rest: #parts; null: they stay
    Transform moved = Transform::Identity(); ///< Rest: what moved the character besides the pose, clips too;
                                             ///< rigid, model space
    bool operator==(const SkeletonEdit& o) const {
        return kind == o.kind && joints == o.joints && bone.a == o.bone.a && bone.b == o.bone.b &&
               moved.matrix() == o.moved.matrix() &&
               (skins == o.skins || (skins && o.skins && *skins == *o.skins));
    }
};

/// What is done one after the other.
using SkeletonSteps = std::vector<SkeletonEdit>;

/// A skeleton after an edit, and where the joints before it went.
struct EditedSkeleton {
    Skeleton skeleton;
    std::vector<std::int32_t> number;       ///< #J before; kNone: it was deleted
    std::vector<std::int32_t> weightTarget; ///< #J before: who has its weight; itself unless it was deleted
};

constexpr std::size_t kMaxEditedJoints = 4096; ///< files with more cannot be read back

/// The skeleton with one edit. Joints keep their order; one that gets a later joint as parent stands behind
/// it. What a file says of rest goes on: whatever keys or poses said relative to the parent is as before in
/// the joint's own turn (LocalChange). Joints that no edit touches stay the same bytes. Errors: JointUnknown,
/// JointNameTaken, JointParentCycle, JointOfHandle, JointPlaceBroken, LimitsTurnedRound, LimitsNotFinite,
/// TooManyJoints. O(#J + #edit).
Expected<EditedSkeleton> withEdit(const Skeleton& skeleton, const SkeletonEdit& edit);

/// All of them, one after the other. O(#steps #J).
Expected<EditedSkeleton> withEdits(const Skeleton& skeleton, std::span<const SkeletonEdit> edits);

/// Errors: LimitsNotFinite, LimitsTurnedRound.
Expected<void> checkedLimits(const JointLimits& limits, const std::string& joint);

/// Numbers of the joints whose clips and poses an edit changes while the skeleton stays (Share, Carry), in
/// its order; of other kinds none. They exist. O(#J).
std::vector<std::int32_t> movedJoints(const Skeleton& skeleton, const SkeletonEdit& edit);

/// The pose after such an edit: fractions of a turn, or a move over the floor (x and z), go to the joints
/// that the edit says; other kinds: as it is. `skeleton`: after the edit. O(#J).
Pose withMotionMoved(Pose pose, const Skeleton& skeleton, const SkeletonEdit& edit);

} // namespace sinew
