#pragma once

#include "core/avatar/Avatar.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <cstdint>
#include <span>

namespace sinew {

/// Brings an avatar from the skeleton `before` to the one `after`, whose edit renamed, deleted, turned or
/// moved joints. number: #J before, the joint's number now, kNone: it is deleted; weightTarget: who took its
/// weight (EditedSkeleton). Names follow. A deleted joint leaves its chain, the last one with the tail, and a
/// chain in which nothing swings any more goes; colliders go over to who took the weight. Colliders and tails
/// stay where they are in model space, whatever became of their joint's axes, and so does what eyes look
/// from. Constraints go with either joint; those that roll or aim do so with what of the joint they had
/// before, by another axis or a direction between axes where the axes were turned and the bone was not. O(#J
/// + #colliders + #constraints #J).
void followJoints(Avatar& avatar, const Skeleton& before, const Skeleton& after,
                  std::span<const std::int32_t> number, std::span<const std::int32_t> weightTarget);

/// Brings an avatar into a new rest pose (SkeletonEditKind::Rest). Colliders stay where they are on their
/// joint, which takes them along; a scale of the pose scales them. Gravity turns with the whole character
/// (SkeletonEdit::moved). O(#J + #colliders).
void followRest(Avatar& avatar, const SkeletonEdit& edit);

/// withSkeletonEdits for scenes with an avatar, which follows each edit. Notice: AvatarEntriesDropped, where
/// something of it went with its joints. Errors: of withSkeletonEdit.
Expected<Scene> withFollowedEdits(Scene scene, std::span<const SkeletonEdit> edits,
                                  Notices* notices = nullptr);

} // namespace sinew
