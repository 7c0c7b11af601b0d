#include "core/solve/volume/ReuseVolume.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

/// Vertices of one part that lie too far outside.
struct Outside {
    std::size_t vertices = 0;
    float farthest = 0.0F; ///< voxels
};

} // namespace

Expected<void> checkFit(const Scene& other, const Scene& scene, const BindProblem& problem,
                        const VoxelFrame& frame, const VertexLookup& lookup) {
    std::map<std::uint32_t, float> far; // welded vertices
    for (const std::uint32_t group : lookup.outside()) {
        const float offset = lookup.samples(group)[0].offset;
        if (static_cast<double>(offset) > kMostOutside * frame.baseVoxel()) {
            far[group] = offset;
        }
    }
    for (std::size_t n = 0; n < problem.parts.size() && !far.empty(); ++n) {
        Outside outside;
        const auto weldedVertices = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < weldedVertices.size(); ++p) {
            const auto found = far.find(weldedVertices[p]);
            if (found != far.end() && !problem.plan.isExcluded(problem.parts[n], p)) {
                ++outside.vertices;
                outside.farthest = std::max(outside.farthest, found->second);
            }
        }
        if (outside.vertices > 0) {
            const double meters =
                static_cast<double>(outside.farthest) * frame.voxelSize * scene.metersPerUnit;
            return fail(ErrorCode::ReusePartOutside,
                        {partName(scene, problem.parts[n]), std::to_string(outside.vertices),
                         std::to_string(meters), other.sourceFile});
        }
    }
    return {};
}

} // namespace sinew
