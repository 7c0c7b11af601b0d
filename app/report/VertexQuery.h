#pragma once

#include "core/base/Error.h"
#include "core/geometry/VertexSet.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <optional>
#include <string>

namespace sinew {

/// Which vertex is asked about: one of a part by number, or the nearest to a place.
struct VertexQuery {
    std::string part; ///< name; empty: by number the first part, by place any
    std::optional<std::uint32_t> vertex;
    std::optional<Vec3> meters; ///< model space, scene metres
};

/// PartUnknown: the name, the scene's file and its first parts.
Error partUnknown(const Scene& scene, const std::string& name);

/// Errors: PartUnknown, VertexUnknown. O(#P).
Expected<VertexId> findVertex(const Scene& scene, const VertexQuery& query);

} // namespace sinew
