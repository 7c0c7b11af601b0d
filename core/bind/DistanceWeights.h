#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindSurface.h"
#include "core/bind/BoneDistances.h"
#include "core/bind/regions/RegionPlan.h"
#include "core/weights/WeightTable.h"

#include <span>
#include <vector>

namespace sinew {

/// What weights are made of by a solver that measures distances.
struct DistanceInput {
    const BindInput& input;
    const BindSurface& surface;
    const BoneDistances& distances;
};

/// Weights of all welded vertices to some of the sources, before any limit: falloff, then diffusion; in
/// regions by their rules (Dionne and de Lasa 2014, eq. 8-9, and SurfaceDiffusion). O(#G #sources), parallel.
/// Here and below: canceled, of no use.
WeightTable unlimitedWeights(const DistanceInput& from, std::span<const std::size_t> sources,
                             const WeightingSettings& settings, Progress& progress);

/// The same, limited as the settings and regions say: #G vertices.
SkinWeights weightsByDistance(const DistanceInput& from, std::span<const std::size_t> sources,
                              const WeightingSettings& settings, Progress& progress);

/// One welded vertex's weights to some of the sources by distance alone, up to a common factor: #sources.
/// `plan` is of these sources. O(#G #sources).
std::vector<double> vertexByDistance(const DistanceInput& from, std::uint32_t vertex, const RegionPlan& plan,
                                     std::span<const std::size_t> sources, const WeightingSettings& settings);

} // namespace sinew
