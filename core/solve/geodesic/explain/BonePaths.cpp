#include "core/solve/geodesic/explain/BonePaths.h"

#include "core/solve/geodesic/explain/PathWidth.h"
#include "core/solve/geodesic/explain/TracePath.h"

#include <cmath>

namespace sinew {
namespace {

/// Of the leaves a vertex reads from, the one the source reaches soonest.
std::uint32_t entranceOf(const VertexLookup& lookup, std::uint32_t vertex, const GeodesicSearch& search) {
    std::uint32_t best = lookup.homeLeaf(vertex);
    for (const LeafSample& sample : lookup.samples(vertex)) {
        if (search.path(sample.leaf).distance < search.path(best).distance) {
            best = sample.leaf;
        }
    }
    return best;
}

} // namespace

void describePath(const GeodesicDistances& distances, std::uint32_t vertex, const GeodesicSearch& search,
                  BonePath& path) {
    const std::uint32_t entrance = entranceOf(*distances.lookup, vertex, search);
    if (!std::isfinite(search.path(entrance).distance)) {
        return;
    }
    const SparseVoxels& voxels = distances.volume->voxels;
    const Transform modelFromGrid = voxels.frame().gridFromModel.inverse();
    for (const PathStretch& stretch : tracePath(*distances.volume, search, entrance)) {
        PathStep step;
        step.leaf = stretch.leaf;
        step.place = modelFromGrid * stretch.middle.cast<double>();
        step.distance = stretch.distance / static_cast<float>(voxels.frame().baseVoxel());
        step.boundary = distances.costGraph->place(stretch.leaf).costly;
        step.jump = stretch.jump;
        step.width = widthAcross(voxels, stretch.middle, stretch.direction);
        path.steps.push_back(step);
    }
    path.thinPlace = thinPlaceOf(path.steps);
}

} // namespace sinew
