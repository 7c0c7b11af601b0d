#pragma once

#include "core/solve/geodesic/GeodesicSolution.h"

namespace sinew {

/// What the volume is made of, for the report.
void countVoxels(const GeodesicSolution& solved, BindReport& report);

/// Adds to a report, after countVoxels, what the solver treated specially: joints outside, loose parts and
/// what they follow, places where the volume joins what the surface parts, vertices outside all voxels, a
/// model without any inside. `welded` #G are its weights.
void addGeodesicNotices(const Scene& scene, const GeodesicSolution& solved, const SkinWeights& welded,
                        BindReport& report);

} // namespace sinew
