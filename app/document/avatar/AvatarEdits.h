#pragma once

#include "app/document/Document.h"
#include "core/avatar/Avatar.h"

#include <QString>

#include <functional>

namespace sinew {

// What makes an avatar of the document's character, edited as undoable steps.

/// What the state has; an empty one where it has none.
inline const Avatar& avatarOf(const DocumentState& state) {
    return avatarOf(state.avatar);
}

/// The one way to change the avatar of a document: `edit` changes a copy, and what it leaves is one step
/// named `step` (already translated). An avatar that stays as it was leaves no step and the identical
/// pointer. Steps of one name and merge key that follow one another become one: a slider that moves.
void changeAvatar(Document& document, const QString& step, const std::function<void(Avatar&)>& edit,
                  MergeKey merge = MergeKey::None);

} // namespace sinew
