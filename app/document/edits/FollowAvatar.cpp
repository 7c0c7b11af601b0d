#include "core/avatar/FollowAvatar.h"
#include "app/document/edits/FollowSkeleton.h"

#include <utility>

namespace sinew {
namespace {

void putAvatar(DocumentState& state, Avatar avatar) {
    if (avatar != avatarOf(state.avatar)) {
        state.avatar = sharedAvatar(std::move(avatar));
    }
}

} // namespace

void followAvatar(DocumentState& state, const Skeleton& before, const Skeleton& after,
                  std::span<const std::int32_t> number, std::span<const std::int32_t> weightTarget,
                  const SkeletonEdit* edit) {
    if (!state.avatar) {
        return;
    }
    Avatar avatar = *state.avatar;
    if (edit != nullptr && edit->kind == SkeletonEditKind::Rest) {
        followRest(avatar, *edit);
    } else {
        followJoints(avatar, before, after, number, weightTarget);
    }
    putAvatar(state, std::move(avatar));
}

void fitAvatar(DocumentState& state, const SkeletonFit& fit) {
    if (!state.avatar) {
        return;
    }
    Avatar avatar = *state.avatar;
    for (SpringChain& chain : avatar.springs.chains) {
        for (SpringJoint& joint : chain.joints) {
            joint.radius *= fit.scale;
            joint.gravityDirection = fit.turn * joint.gravityDirection;
        }
    }
    for (SpringCollider& collider : avatar.springs.colliders) {
        collider.offset *= fit.scale;
        collider.tail *= fit.scale;
        collider.radius *= fit.scale;
    }
    if (avatar.lookAt) {
        avatar.lookAt->offset *= fit.scale;
    }
    putAvatar(state, std::move(avatar));
}

void moveAvatar(DocumentState& state, const Skeleton& before, const Skeleton& after) {
    if (!state.avatar) {
        return;
    }
    Avatar avatar = *state.avatar;
    for (SpringCollider& collider : avatar.springs.colliders) {
        const std::int32_t was = before.find(collider.joint);
        const std::int32_t now = after.find(collider.joint);
        if (was == kNone || now == kNone) {
            continue;
        }
        const Transform nowFromWas =
            after.joints[static_cast<std::size_t>(now)].modelFromJointBind.inverse() *
            before.joints[static_cast<std::size_t>(was)].modelFromJointBind;
        collider.offset = nowFromWas * collider.offset;
        collider.tail = nowFromWas * collider.tail;
        collider.normal = nowFromWas.linear() * collider.normal;
    }
    putAvatar(state, std::move(avatar));
}

} // namespace sinew
