#include "app/document/avatar/AvatarEdits.h"

#include <utility>

namespace sinew {

void changeAvatar(Document& document, const QString& step, const std::function<void(Avatar&)>& edit,
                  MergeKey merge) {
    const Avatar& before = avatarOf(document.state());
    Avatar after = before;
    edit(after);
    if (after == before) {
        return;
    }
    document.change(
        step, [&](DocumentState& state) { state.avatar = sharedAvatar(std::move(after)); }, merge);
}

} // namespace sinew
