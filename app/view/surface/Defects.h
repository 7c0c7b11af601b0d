#pragma once

#include "app/view/legend/ColorMaps.h"
#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/geometry/MeshReport.h"
#include "core/scene/Scene.h"

#include <array>
#include <vector>

namespace sinew {

/// What is wrong with one part, ready to be marked in any pose.
struct PartDefects {
    struct Edge {
        std::array<std::uint32_t, 2> vertices{};
        DefectKind kind = DefectKind::Border;
    };
    struct Face {
        Triangle vertices{};
        DefectKind kind = DefectKind::Crossing;
    };
    std::vector<Edge> edges;
    std::vector<Face> faces;
};

struct SceneDefects {
    std::vector<PartDefects> parts;
    std::array<std::size_t, static_cast<std::size_t>(DefectKind::Count)> counts{}; ///< edges or polygons

    std::size_t count(DefectKind kind) const { return counts[static_cast<std::size_t>(kind)]; }
};

/// From what inspectMesh says of each part. A triangle that faces inward against its shell counts as Winding,
/// like the edges where neighbours disagree. Error: Canceled.
Expected<SceneDefects> findDefects(const Scene& scene, const std::vector<MeshReport>& reports,
                                   Progress& progress);

} // namespace sinew
