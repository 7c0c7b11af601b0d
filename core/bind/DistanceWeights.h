#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindProblem.h"
#include "core/bind/BindSurface.h"
#include "core/bind/regions/RegionPlan.h"
#include "core/weights/SkinWeights.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// How far every welded vertex is from every bone, however a solver measures that, and what weights need to
/// know beside it.
struct BoneDistances {
    double extent = 1.0;                    ///< model units of a distance of 1: about the character's size
    std::vector<std::vector<float>> rows;   ///< #S rows of #G, in parts of `extent`; infinity: unreached
    std::vector<std::vector<float>> scaled; ///< the same by limb thickness (scaleByLimbThickness): what
                                            ///< weights are made of, where the settings say so
    std::vector<float> thickness;           ///< #G distance to the nearest source, model units
};

/// How thick limbs are: #G distances to the nearest source, model units. O(#G #S).
std::vector<float> distancesToNearest(const BoneDistances& distances);

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

/// Every vertex of a part gets the weights of its welded vertex (`welded` #G, or none when nothing is
/// solved); parts that were not solved keep theirs. One entry for each part of the scene. O(vertices).
std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded);

} // namespace sinew
