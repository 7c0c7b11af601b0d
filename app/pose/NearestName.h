#pragma once

#include "core/skeleton/Skeleton.h"

#include <string>

namespace sinew {

/// The joint's name that a mistyped one probably meant: fewest letters to insert, drop or change, case and
/// prefixes up to a colon ("mixamorig:") aside. Empty when none is near: more than a third of the letters
/// differ. O(#J * length^2).
std::string nearestName(const std::string& name, const Skeleton& skeleton);

} // namespace sinew
