#include "core/bind/BoneDistances.h"

#include <algorithm>
#include <limits>

namespace sinew {

std::vector<float> distancesToNearest(const BoneDistances& distances) {
    const std::size_t vertices = distances.rows.empty() ? 0 : distances.rows.front().size();
    std::vector<float> nearest(vertices, std::numeric_limits<float>::infinity());
    for (const std::vector<float>& row : distances.rows) {
        for (std::size_t p = 0; p < vertices; ++p) {
            nearest[p] = std::min(nearest[p], row[p] * static_cast<float>(distances.extent));
        }
    }
    return nearest;
}

} // namespace sinew
