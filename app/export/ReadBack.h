#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

/// How far a file that was written moves otherwise than the document it was written from.
struct Deviation {
    double millimetres = 0.0;               ///< the worst of all vertices and poses
    std::int32_t part = kNone;              ///< of the worst vertex
    std::uint32_t vertex = 0;               ///< the worst vertex
    std::int32_t joint = kNone;             ///< its largest influence
    std::size_t poses = 0;                  ///< compared, the bind pose among them, and that of the nodes
    std::size_t vertices = 0;               ///< compared
    std::size_t verticesMissing = 0;        ///< of polygons, not found in the file
    std::vector<std::string> jointsMissing; ///< names that carry weight and are not in the file
};

/// Skins `written` and `file`, the file read again, by linear blending in each of `poses` (of `written`'s
/// skeleton) and in the bind pose, and compares every vertex that polygons use. Joints are found by name
/// (equal names in order), poses carried over in model space, parts by name, vertices by place; both in
/// metres. Weights are compared as they are: `written` with all it has, `file` with what is in it.
/// Morph targets count with the weights they are shown with. A file that shows its character in a pose of its
/// nodes is compared in that, too. Error: Canceled.
Expected<Deviation> deviationOf(const Scene& written, const Scene& file, const std::vector<Pose>& poses,
                                Progress& progress);

} // namespace sinew
