#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Subdivision.h"
#include "core/geometry/subdivide/SubdividedMesh.h"
#include "core/scene/Scene.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// A part's smooth surface, with the mesh that it was made of.
struct SmoothPart {
    std::shared_ptr<const Mesh> cage;
    std::shared_ptr<const SubdividedMesh> surface; ///< null: the cage itself is shown
    SubdivisionChoice choice;                      ///< that made it
    bool operator==(const SmoothPart&) const = default;
};

/// Those of a scene, an entry a part.
using SmoothParts = std::vector<SmoothPart>;

/// How the files of a scene's meshes want them to be shown. An entry a part.
std::vector<SubdivisionChoice> fileChoices(const Scene& scene);

/// Subdivides the parts of a scene, an entry of `choices` each; too many levels for a part become as many as
/// possible (possibleLevels). Surfaces of `before` that fit are taken over. Error: Canceled. O(faces of the
/// result).
Expected<SmoothParts> smoothParts(const Scene& scene, std::span<const SubdivisionChoice> choices,
                                  Progress& progress, const SmoothParts& before = {});

/// Whether these are of the meshes of this scene.
bool fits(const SmoothParts& parts, const Scene& scene);

/// The scene with other choices for its parts, an entry each; empty: as they are. Meshes with the same choice
/// stay the same ones.
Scene withChoices(Scene scene, std::span<const SubdivisionChoice> choices);

/// Whether any part has a surface of its own.
bool anySmooth(const SmoothParts& parts);

/// Weights of what stencils make of weighted vertices: mixed as the vertices are. They tell which joints a
/// place of the surface belongs to; what moves it are the cage's. Rows of the stencils. O(entries k log k).
SkinWeights stencilledWeights(const Stencils& stencils, const SkinWeights& weights);

/// The scene with surfaces in the place of the cages, wherever the vertices of these stand: the bind pose's,
/// or a pose's. Weights are stencilledWeights. O(size of the result).
Scene smoothScene(Scene scene, const SmoothParts& parts);

} // namespace sinew
