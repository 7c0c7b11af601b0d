#pragma once

#include "core/skeleton/Skeleton.h"

#include <string>
#include <vector>

namespace sinew {

/// Names of a skeleton's joints; of joints of one name the second is "name #2", and so on. O(#J).
std::vector<std::string> distinctJointNames(const Skeleton& skeleton);

} // namespace sinew
