#include "core/avatar/FollowAvatar.h"
#include "app/document/edits/FollowSkeleton.h"

#include <optional>
#include <string>
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
        chain.tail *= fit.scale;
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
    /// From the axes of a joint before to its axes now; nothing where it is not in both.
    const auto nowFromWas = [&](const std::string& joint) {
        const std::int32_t was = before.find(joint);
        const std::int32_t now = after.find(joint);
        return was == kNone || now == kNone
                   ? std::nullopt
                   : std::optional<Transform>(
                         after.joints[static_cast<std::size_t>(now)].modelFromJointBind.inverse() *
                         before.joints[static_cast<std::size_t>(was)].modelFromJointBind);
    };
    for (SpringCollider& collider : avatar.springs.colliders) {
        if (const auto moved = nowFromWas(collider.joint)) {
            collider.offset = *moved * collider.offset;
            collider.tail = *moved * collider.tail;
            collider.normal = moved->linear() * collider.normal;
        }
    }
    for (SpringChain& chain : avatar.springs.chains) {
        if (chain.hasTail() && !chain.joints.empty()) {
            const auto moved = nowFromWas(chain.joints.back().joint);
            chain.tail = moved ? Vec3(*moved * chain.tail) : chain.tail;
        }
    }
    putAvatar(state, std::move(avatar));
}

} // namespace sinew
