#pragma once

#include "core/base/Types.h"
#include "core/skeleton/JointLimits.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// Which joint it is, whatever its name and its number in the list. Edits of the skeleton keep it, and a
/// joint that comes later gets another.
enum class JointId : std::uint32_t { None = 0 };

/// A node of the skeleton. Joint space follows the file's own axes.
struct Joint {
    std::string name; ///< byte for byte as the file has it; may repeat
    std::int32_t parent = kNone;
    Transform modelFromJointBind =
        Transform::Identity(); ///< where it was when bound; rigid (rotation, translation)
    Transform parentFromJointRest = Transform::Identity(); ///< where the file's nodes stand; may carry scale
    std::optional<Vec3> tail; ///< where the file says the joint's bone ends, model space
    bool added = false;       ///< made for a handle or a cage (withHandleJoints); no file has it yet
    bool created = false;     ///< made by an edit of the skeleton (core/skeleton/edit); no file has it yet
    bool mover = false;       ///< a node of the file that is a joint only because a clip moves it and with it
                              ///< joints or a rigid part; no bone, and a bind gives it no weight
    std::optional<JointLimits> limits; ///< how far it may turn; nothing: as far as it likes
    JointId id = JointId::None; ///< of no other joint of the skeleton; None: not given yet (identifyJoints)

    bool ofFile() const { return !added && !created; }
};

/// Joints in one flat list, parents before children; several roots allowed.
struct Skeleton {
    std::vector<Joint> joints;      ///< #J
    JointId lastId = JointId::None; ///< the last that was given to a joint, also to one that is deleted

    std::size_t size() const { return joints.size(); }
    bool empty() const { return joints.empty(); }
    Vec3 position(std::size_t j) const { return joints[j].modelFromJointBind.translation(); }

    /// Bind transform relative to the parent (to the model for a root).
    Transform parentFromJointBind(std::size_t j) const;
    /// Children of every joint, in order. #J lists.
    std::vector<std::vector<std::int32_t>> children() const;
    std::vector<std::int32_t> roots() const;
    /// First joint of that name, or kNone.
    std::int32_t find(const std::string& name) const;
};

/// Whether a joint is `above` or stands below it; kNone stands above all. O(depth).
bool liesBelow(const Skeleton& skeleton, std::int32_t joint, std::int32_t above);

/// Gives every joint without an id its own: that of the joint of the same name which a handle or a cage had
/// in `before` (Joint::added), else a new one. O(#J log #J).
void identifyJoints(Skeleton& skeleton, const Skeleton& before = {});

/// The number that each joint of `before` has in `after`, by their ids; kNone: it left. #J before.
/// O(#J log #J).
std::vector<std::int32_t> numbersAfter(const Skeleton& before, const Skeleton& after);

/// How many joints are the character's own, which are drawn, bent in turn and explained as its bones: those
/// of handles and cages (Joint::added) stand behind them and count only where there are no others. O(#J).
std::size_t ownJointCount(const Skeleton& skeleton);

/// How many joints have limits. O(#J).
std::size_t limitedJoints(const Skeleton& skeleton);

/// True when every parent stands before its child (no cycles, nothing out of range).
bool parentsFirst(const Skeleton& skeleton);

/// What puts a skeleton of another scale, up axis or place into a mesh: turned, scaled, then moved.
struct SkeletonFit {
    double scale = 1.0;
    Mat3 turn = Mat3::Identity(); ///< a rotation by right angles
    Vec3 move = Vec3::Zero();     ///< model units

    Vec3 operator()(const Vec3& point) const { return scale * (turn * point) + move; }
    bool operator==(const SkeletonFit&) const = default;
};

/// `first` and then `second` as one.
SkeletonFit composed(const SkeletonFit& second, const SkeletonFit& first);

/// The axis of the skeleton's own space that the fit turns up: "X", "-X", "Y", ...
std::string upAxisOf(const SkeletonFit& fit);
/// What the fit turns about the vertical beyond bringing that axis up the shortest way: -90, 0, 90 or 180
/// degrees.
int quarterTurnOf(const SkeletonFit& fit);

/// Bind and rest transforms and tails moved along; joints keep their own axes and stay rigid. O(#J).
void fitSkeleton(Skeleton& skeleton, const SkeletonFit& fit);

} // namespace sinew
