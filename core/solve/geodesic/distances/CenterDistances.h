#pragma once

#include "core/solve/geodesic/distances/GeodesicDistances.h"

namespace sinew {

/// Algorithm 3 as the paper has it for every source (CenterSearch), to all leaves, sources in parallel, and
/// eq. 7 at the vertices. Fills in rows and thickness scales of result.bones; volume, lookup, centerGraph,
/// settings and extent are set. Lookup::Smooth blends the distances of the leaves around a vertex in place of
/// eq. 7. O(#S 26 #leaves). False when canceled.
bool measureByCenters(const BindInput& input, const BindSurface& surface, GeodesicDistances& result,
                      Progress& progress);

/// Distance of a welded vertex to the source that was searched, finest voxels. `outside`: it lies in no
/// voxel and reads the nearest one. Infinity: all its leaves are unreached.
float centerDistanceAt(const VertexLookup& lookup, const SparseVoxels& voxels, Lookup kind,
                       std::uint32_t vertex, bool outside, const CenterSearch& search);

} // namespace sinew
