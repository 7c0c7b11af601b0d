#pragma once

#include <string_view>

namespace sinew {

/// What a joint's name says it is for.
enum class NamedRole {
    Deforming, ///< nothing speaks against it
    Control,   ///< for the animator or the engine: ik, ctrl, pole, target, slot, socket, ...
    End,       ///< marks where the last bone ends: *end, *tip, *nub
    Root       ///< holds the character as a whole: root, armature, reference, ...
};

/// Judges by the words of a name ("handslot.r", "mixamorig:LeftHand_end", "kneeIK.l"), whatever their case
/// and whatever joins them.
NamedRole roleByName(std::string_view name);

} // namespace sinew
