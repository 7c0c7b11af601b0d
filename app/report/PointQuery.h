#pragma once

#include "core/base/Expected.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <optional>
#include <string>

namespace sinew {

/// Which point is asked about: one of a part by number, or the nearest to a place.
struct PointQuery {
    std::string part; ///< name; empty: by number the first part, by place any
    std::optional<std::uint32_t> point;
    std::optional<Vec3> meters; ///< model space, scene metres
};

struct FoundPoint {
    std::size_t part = 0;
    std::uint32_t point = 0;
};

/// Errors: PartUnknown, PointUnknown. O(#P).
Expected<FoundPoint> findPoint(const Scene& scene, const PointQuery& query);

} // namespace sinew
