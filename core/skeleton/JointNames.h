#pragma once

#include "core/base/Error.h"
#include "core/skeleton/Skeleton.h"

#include <cctype>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

// Letters of joint names; what is not ASCII is none.
inline bool isUpper(char c) {
    return std::isupper(static_cast<unsigned char>(c)) != 0;
}
inline bool isLower(char c) {
    return std::islower(static_cast<unsigned char>(c)) != 0;
}
inline bool isLetter(char c) {
    return isUpper(c) || isLower(c);
}

/// What a joint's name says it is for.
enum class NamedRole {
    Deforming, ///< nothing speaks against it
    Control,   ///< for the animator or the engine: ik, ctrl, pole, target, slot, socket, ...
    End,       ///< marks where the last bone ends: *end, *tip, *nub
    Root       ///< holds the character as a whole: root, armature, reference, ...
};

/// The words of a name in lower case: letters, split at everything else and where lower case turns to upper.
std::vector<std::string> jointWords(std::string_view name);

/// Judges by the words of a name ("handslot.r", "mixamorig:LeftHand_end", "kneeIK.l"), whatever their case
/// and whatever joins them.
NamedRole roleByName(std::string_view name);

/// The name of a joint's partner on the other side: every word of the name that says a side ("Left", "left",
/// "L", "l", "LEFT"; words end where the case or the kind of letter changes; also at the start or end of a
/// word in lower case, "leftarm", and the characters for left and right in Japanese and Chinese) gives way to
/// its opposite. Empty when the name says no side.
std::string otherSideName(const std::string& name);

/// The word that a mistyped one probably meant: fewest letters to insert, drop or change, case and prefixes
/// up to a colon ("mixamorig:") aside. Empty when none is near: more than a third of the letters differ.
/// O(#words * length^2).
std::string nearestOf(const std::string& word, const std::vector<std::string>& words);

/// The joint's name that a mistyped one probably meant, as nearestOf has it. Empty when none is near.
std::string nearestName(const std::string& name, const Skeleton& skeleton);

/// JointUnknown: the joint, `where` it was named, and the name that was probably meant.
Error jointUnknown(const std::string& name, const std::string& where, const Skeleton& skeleton);

/// Names of a skeleton's joints; of joints of one name the second is "name #2", and so on. O(#J).
std::vector<std::string> distinctJointNames(const Skeleton& skeleton);

/// A number in names of joints of a row: 7 is "07", 112 is "112".
std::string twoDigits(std::size_t number);

/// Two joints of different skeletons that a user says are the same. `to` empty: `from` has no counterpart.
struct JointMapping {
    std::string from;
    std::string to;
    bool operator==(const JointMapping&) const = default;
};

/// Of every joint of `from` the joint of `to` that is the same, kNone: there is none. By the table; then by
/// the same name; then by the same name without what stands before a colon, whatever its case and whatever
/// joins its words; then by the bone of a human that both names say (humanoidBones). Of several the first
/// counts. Names in the table that no joint has say nothing (unknownName). O(#J log #J).
std::vector<std::int32_t> matchJoints(const Skeleton& from, const Skeleton& to,
                                      std::span<const JointMapping> table = {});

/// The first name of the table that no joint of its skeleton has, or nothing. O(#table #J).
std::string unknownName(const Skeleton& from, const Skeleton& to, std::span<const JointMapping> table);

} // namespace sinew
