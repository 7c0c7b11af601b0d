#pragma once

#include "app/document/DocumentState.h"
#include "core/bind/bones/Bones.h"

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// Ends of guessed bones, in the bind pose, model space. #J; nothing for joints whose bone is not guessed.
using GuessedTails = std::vector<std::optional<Vec3>>;

/// Where `bones`, as chooseBones made them of this skeleton, end for joints of which the skeleton says
/// nothing: no parent, no child, no tail. Nothing for those that stay points or have handles. O(#J).
GuessedTails guessedTails(const Skeleton& skeleton, const Bones& bones);

/// The guessed bones that a bind of a state would use. Kept until the state has another scene or other
/// InputSettings; asks chooseBones only when the skeleton has joints without parent, child and tail.
class GuessedBones {
public:
    /// #J; empty without such joints.
    const GuessedTails& tails(const DocumentState& state);

private:
    std::shared_ptr<const Scene> m_scene;
    InputSettings m_settings;
    GuessedTails m_tails;
};

} // namespace sinew
