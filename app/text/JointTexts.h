#pragma once

#include "core/skeleton/Skeleton.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <string>

namespace sinew {

/// What the names of a skeleton's joints begin with and what tells none from another, such as "mixamorig:":
/// up to the last of ": | _ - ." and spaces that all names share, where a letter follows it. Roots may lack
/// it, as long as their names stay different from all others. Empty for fewer than three joints. O(#J).
std::string sharedPrefix(const Skeleton& skeleton);

/// A joint's name without what `prefix` takes from it, in one printable line.
QString jointLabel(const Skeleton& skeleton, std::int32_t joint, const std::string& prefix);

/// The same without the prefix that the skeleton's names share. O(#J): lists of all joints ask for it once.
QString jointLabel(const Skeleton& skeleton, std::int32_t joint);

} // namespace sinew
