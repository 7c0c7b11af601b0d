#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/RegionPlan.h"
#include "core/bind/parts/BindSurface.h"
#include "core/weights/SkinWeights.h"

#include <memory>
#include <span>
#include <variant>
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

/// What a solver ends in, for every welded vertex and source: distances, of which the settings' falloff makes
/// weights, or a table of weights (#G x #S, not negative, of sum 1 at every vertex).
using Solved = std::variant<std::shared_ptr<const BoneDistances>, std::shared_ptr<const WeightTable>>;

/// Of one source; `column` #G.
void setColumn(WeightTable& table, std::size_t source, std::span<const float> column);

/// What the steps from what is solved to weights read.
struct SolvedInput {
    const BindInput& input;
    const BindSurface& surface;
    const Solved& solved;
};

/// A table of all welded vertices to some of the sources, before any limit. The steps are
///  1. of distances: limb thickness and falloff (Dionne and de Lasa 2014, eq. 8-9); of weights: what alpha
///     makes of them (BoneStiffness). Where only joints without weight may move a vertex, those of the
///     nearest bones do. In regions by their rules;
///  2. of distances: diffusion over the surface (SurfaceDiffusion), which regions with joints of their own
///     then keep out.
/// O(#G #sources), parallel. Here and below, a canceled result must not be used.
WeightTable unlimitedWeights(const SolvedInput& from, std::span<const std::size_t> sources,
                             const WeightingSettings& settings, Progress& progress);

/// The same, limited as the settings and regions say: #G vertices.
SkinWeights limitedWeights(const SolvedInput& from, std::span<const std::size_t> sources,
                           const WeightingSettings& settings, Progress& progress);

/// One welded vertex's weights to some of the sources by the first step alone, up to a common factor:
/// #sources. `plan` is of these sources. O(#G #sources).
std::vector<double> vertexAsSolved(const SolvedInput& from, std::uint32_t vertex, const RegionPlan& plan,
                                   std::span<const std::size_t> sources, const WeightingSettings& settings);

/// Every vertex of a part gets the weights of its welded vertex (`welded` #G, or none when nothing is
/// solved); parts that were not solved keep theirs. One entry for each part of the scene. O(vertices).
std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded);

/// What is solved, with what handles that are areas hold: on their vertices (Bone::held) a bone has weight 1,
/// and all others 0, as Dirichlet data (Jacobson et al. 2011, eq. 3); distances are 0 and infinite. Bones
/// that hold the same vertex have equal parts of it. Solvers come near to it by themselves, for paths and
/// fields start at the areas; this makes it exact, whatever the solver, before falloff, smoothing and limits.
/// The same pointer where nothing is held, or all is as it has to be. O(#held #S), and a copy of what
/// changes.
Solved withHeldAreas(const BindInput& input, Solved solved);

} // namespace sinew
