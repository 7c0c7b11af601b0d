#pragma once

#include "app/document/ImplicitFrame.h"
#include "core/bake/Bake.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace sinew {

struct DocumentState;
struct LayerContext;

/// What shows a character as a bake is to show it.
struct BakeSource {
    std::shared_ptr<const Scene> scene; ///< with weights in force and all shapes among its morph targets
    Drivers drivers;
    DeformSettings deform;
    /// Weights in a pose, drivers included, where stiffness follows it; empty: the scene's in every pose.
    std::function<Expected<PartWeights>(const Pose&, Progress&)> weightsInPose = {};
};

/// What shows a document. `context`: of its layers in force (WeightLayering::contextInForce).
BakeSource bakeSourceOf(const DocumentState& state, std::shared_ptr<const LayerContext> context);

/// Whether its method is classic linear skinning, whatever the pose: there is nothing to bake.
bool isLinear(const BakeSource& source);

/// Megabytes (1e6 bytes) that a bake of so many poses takes, about.
std::size_t bakeMegabytes(const Scene& scene, std::size_t poses);

/// Vertices of every part in a pose, drivers included, by linear skinning and shapes; parts without weights
/// have none. `shapes`: how far each is on.
std::vector<std::vector<Vec3>> linearVertices(const Scene& scene, const Pose& pose,
                                              std::span<const ShapeWeight> shapes);

/// Sets the targets of all poses to where the source brings the vertices. Implicit skinning poses each from
/// its own direct method, so no pose depends on another. One pose after the other, its vertices on all
/// threads; the same bytes on any number of them. Stage: Fields or Weights before the first pose, Deform.
/// Error: Canceled. O(#poses #P).
Expected<void> showTargets(const BakeSource& source, std::vector<BakePose>& poses, Progress& progress);

} // namespace sinew
