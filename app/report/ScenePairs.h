#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace sinew {

/// What in a file that was read again corresponds to what was written.
struct PartPair {
    std::size_t written = 0;
    std::size_t read = 0;
    std::vector<std::uint32_t> vertices;     ///< written vertices that polygons use and that were found
    std::vector<std::uint32_t> readVertices; ///< the same vertices in the file
    std::size_t missing = 0;                 ///< written vertices of polygons that were not found
};

/// Joint of `to` for every joint of `from`: by name, equal names in their order; kNone: there is none.
std::vector<std::int32_t> pairJoints(const Skeleton& from, const Skeleton& to);

/// Parts by name (equal names in their order), vertices by number where they stand in the same place, else
/// the nearest in reach. Places agree within a hundred-thousandth of the scene's size. O(n log n).
std::vector<PartPair> pairParts(const Scene& written, const Scene& read);

} // namespace sinew
