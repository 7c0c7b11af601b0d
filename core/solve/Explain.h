#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/settings/BindSettings.h"
#include "core/scene/Scene.h"
#include "core/solve/solution/Explanation.h"
#include "core/weights/SkinWeights.h"

#include <cstddef>

namespace sinew {

struct BindState;

/// Why a vertex of a part has its weights: what the solver says of it, for every joint that has weight in it,
/// and then of the next nearest bones, up to `maxBones`, without joints of handles and cages (ownJointCount);
/// and what the rules made of them. `weights` of the vertex's part, made with `settings`. Geodesic: O(bones *
/// #leaves + #G #S). Error: Canceled.
Expected<VertexExplanation> explainVertex(const Scene& scene, const BindState& state,
                                          const BindSettings& settings, const SkinWeights& weights,
                                          VertexId vertex, std::size_t maxBones, Progress& progress);

} // namespace sinew
