#include "core/avatar/Avatar.h"

namespace sinew {

const Avatar& avatarOf(const std::shared_ptr<const Avatar>& avatar) {
    static const Avatar none;
    return avatar ? *avatar : none;
}

std::shared_ptr<const Avatar> sharedAvatar(Avatar avatar) {
    return avatar.empty() ? nullptr : std::make_shared<const Avatar>(std::move(avatar));
}

} // namespace sinew
