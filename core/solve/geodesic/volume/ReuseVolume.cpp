#include "core/solve/geodesic/volume/ReuseVolume.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

/// Points of one part that lie too far outside.
struct Outside {
    std::size_t points = 0;
    float farthest = 0.0F; ///< voxels
};

} // namespace

Expected<void> checkFit(const Scene& other, const Scene& scene, const BindProblem& problem,
                        const VoxelFrame& frame, const PointLookup& lookup) {
    std::map<std::uint32_t, float> far; // welded points
    for (const std::uint32_t group : lookup.outside()) {
        const float offset = lookup.samples(group)[0].offset;
        if (static_cast<double>(offset) > kMostOutside * frame.baseVoxel()) {
            far[group] = offset;
        }
    }
    for (std::size_t n = 0; n < problem.parts.size() && !far.empty(); ++n) {
        Outside outside;
        const std::size_t count = problem.firstPoint[n + 1] - problem.firstPoint[n];
        for (std::size_t p = 0; p < count; ++p) {
            const auto found = far.find(problem.weld.groupOfPoint[problem.firstPoint[n] + p]);
            if (found != far.end() &&
                !problem.plan.isAside(problem.parts[n], static_cast<std::uint32_t>(p))) {
                ++outside.points;
                outside.farthest = std::max(outside.farthest, found->second);
            }
        }
        if (outside.points > 0) {
            const double meters =
                static_cast<double>(outside.farthest) * frame.voxelSize * scene.metersPerUnit;
            return fail(ErrorCode::ReusePartOutside,
                        {partName(scene, problem.parts[n]), std::to_string(outside.points),
                         std::to_string(meters), other.sourceFile});
        }
    }
    return {};
}

} // namespace sinew
