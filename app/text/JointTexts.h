#pragma once

#include "core/skeleton/Skeleton.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <string>

namespace sinew {

/// What the names of a skeleton's joints begin with and what tells none from another, such as "mixamorig:":
/// the longest start that ends with one of ": | _ - ." or a space and has a letter behind it in each name.
/// Roots and, for each four joints with it, one other may lack it (chains that were added later), as long as
/// all names stay different without it. Empty for fewer than three joints. O(#J log #J).
std::string sharedPrefix(const Skeleton& skeleton);

/// A joint's name without what `prefix` takes from it, in one printable line.
QString jointLabel(const Skeleton& skeleton, std::int32_t joint, const std::string& prefix);

/// The same without the prefix that the skeleton's names share. O(#J): lists of all joints ask for it once.
QString jointLabel(const Skeleton& skeleton, std::int32_t joint);

} // namespace sinew
