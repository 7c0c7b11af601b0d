#pragma once

#include "core/avatar/Expressions.h"
#include "core/avatar/Springs.h"
#include "core/scene/VrmSettings.h"
#include "core/skeleton/drivers/NodeConstraint.h"

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// What makes an avatar of a character: what swings, what follows other joints, what the face shows. As a
/// VRM has it; scenes and documents hold it as a shared value that nothing changes.
struct Avatar {
    Springs springs;
    std::vector<NodeConstraint> constraints; ///< besides those that drivers say (nodeConstraints)
    std::vector<Expression> expressions;
    std::optional<LookAt> lookAt;         ///< nothing: the specification's usual values
    std::vector<FirstPerson> firstPerson; ///< by part; may be short: Auto
    std::optional<VrmSettings> meta;      ///< what the file says of author and licence

    bool empty() const { return *this == Avatar(); }
    bool operator==(const Avatar&) const = default;
};

/// What a scene or a document has; an empty one where it has none.
const Avatar& avatarOf(const std::shared_ptr<const Avatar>& avatar);

/// The same as a value to share: null where it is empty.
std::shared_ptr<const Avatar> sharedAvatar(Avatar avatar);

} // namespace sinew
