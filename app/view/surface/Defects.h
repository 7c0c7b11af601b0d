#pragma once

#include "app/view/ColorMaps.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/MeshReport.h"
#include "core/scene/Scene.h"
#include "core/solve/Bind.h"

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

/// How much of each welded vertex's weight the influence limit takes away, 0..1; of a state with a solution.
/// O(#G #S), parallel. Error: Canceled.
Expected<std::vector<float>> limitCutFractions(const BindState& state, const BindSettings& settings,
                                               Progress& progress);

/// Shares under this do not show: falloffs never reach zero, so every limit cuts a little.
constexpr float kMinCut = 0.002F;
/// The share with the strongest colour.
constexpr float kMaxCut = 0.20F;

} // namespace sinew
