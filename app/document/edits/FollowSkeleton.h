#pragma once

#include "app/document/DocumentState.h"

#include <map>
#include <string>

namespace sinew {

/// Brings what the state holds by joint from the skeleton `before` to the one `after`: pose, keys, motions,
/// skinning methods, locks, hidden and selected joints go on with their joint (JointId). A joint turns in
/// model space as before, about where it stands now (LocalChange). `weightTarget`: of every joint before, the
/// one that is selected in its place, kNone: none. `edit`: what was done, null: joints of handles alone came
/// or left. Does not set the state's scene. O(#J log #J + keys).
void followJoints(DocumentState& state, const Skeleton& before, const Skeleton& after,
                  std::span<const std::int32_t> weightTarget, const SkeletonEdit* edit);

/// Gives the state's skeleton the joints that its handles and cages need, and takes those away that none
/// needs any more (withHandleJoints). Where that changes the skeleton, the bind falls away and followJoints
/// is done. Where it cannot be done the skeleton stays, and a bind says why. O(#J).
void followHandleJoints(DocumentState& state);

/// What became of the name of a joint that an edit renamed or deleted.
struct FollowedName {
    std::string now; ///< the new name, or that of the joint that took the weight; may be empty
    bool deleted = false;
};

/// By the names before. A name that another joint still has is not among them.
using FollowedNames = std::map<std::string, FollowedName>;

/// The names that an edit of the skeleton renamed or deleted. `weightTarget`: of joints before, their number
/// now.
FollowedNames followedNames(const Skeleton& before, const Skeleton& after,
                            std::span<const std::int32_t> number, std::span<const std::int32_t> weightTarget);

/// Lets settings and mirror pairs name joints as they are called now. What speaks of a deleted joint alone is
/// left out; where a joint has to be named, the one that took its weight is.
void followNames(const FollowedNames& names, BindSettings& settings, MirrorChoice& mirror);

/// The same of drivers: one goes with a joint that drives or is driven.
void followDrivers(const FollowedNames& names, DocumentState& state);

/// The same of pseudo-edges: one goes with either of its joints.
void followPseudoEdges(const FollowedNames& names, DocumentState& state);

/// Lets layers of weights name joints as they are called now; edits of deleted joints rest.
void followLayerNames(const Skeleton& before, const Skeleton& after, std::span<const std::int32_t> number,
                      LayerStack& layers);

/// Brings what a state holds in model space into a new rest pose (SkeletonEditKind::Rest): regions, handles,
/// cages, voxel edits and refined boxes go where the nearest vertex goes, cages' and wires' vertices each by
/// itself; offsets of shapes turn with their vertices; drivers go on measuring from the rest pose before,
/// which is a pose now. The volume of a mesh before is left. `before`: with the meshes and joints before.
/// O(#P + #places #P).
void followRestPose(DocumentState& state, const Scene& before, const Skeleton& after,
                    const SkeletonEdit& edit);

/// Brings the avatar of a state along an edit of the skeleton from `before` to `after`: names, colliders in
/// their joint's space, a new rest pose (core/avatar/FollowAvatar). number: #J before, the joint's number
/// now; weightTarget: who took its weight; edit: null where joints of handles alone came or left. An avatar
/// that stays as it was keeps its pointer. O(#J + #colliders).
void followAvatar(DocumentState& state, const Skeleton& before, const Skeleton& after,
                  std::span<const std::int32_t> number, std::span<const std::int32_t> weightTarget,
                  const SkeletonEdit* edit);

/// Brings it along a skeleton that is turned, scaled and moved as a whole, joints with their axes: lengths
/// scale, and gravity turns.
void fitAvatar(DocumentState& state, const SkeletonFit& fit);

/// Brings it to another skeleton: colliders of joints that both have, by their names, stay where they are in
/// model space. What names joints that are gone stays, as drivers do, and does nothing.
void moveAvatar(DocumentState& state, const Skeleton& before, const Skeleton& after);

} // namespace sinew
