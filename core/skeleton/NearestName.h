#pragma once

#include "core/base/Expected.h"
#include "core/skeleton/Skeleton.h"

#include <string>
#include <vector>

namespace sinew {

/// The word that a mistyped one probably meant: fewest letters to insert, drop or change, case and prefixes
/// up to a colon ("mixamorig:") aside. Empty when none is near: more than a third of the letters differ.
/// O(#words * length^2).
std::string nearestOf(const std::string& word, const std::vector<std::string>& words);

/// The joint's name that a mistyped one probably meant, as nearestOf has it. Empty when none is near.
std::string nearestName(const std::string& name, const Skeleton& skeleton);

/// JointUnknown: the joint, `where` it was named, and the name that was probably meant.
Error jointUnknown(const std::string& name, const std::string& where, const Skeleton& skeleton);

} // namespace sinew
