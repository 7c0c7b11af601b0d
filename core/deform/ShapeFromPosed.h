#pragma once

#include "core/deform/Deform.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// What has to be added to vertices in the bind pose so that skinning takes them to wanted places.
struct PosedShape {
    std::vector<Vec3> offsets; ///< #P, bind pose, model space
    std::size_t flattened = 0; ///< vertices that the pose flattens: no offset, as none can be told
};

/// M_p^-1 target_p - rest_p, with M_p the map by which the deformer moves vertex p. That map does not depend
/// on where the vertex is, so it is known by where it takes the origin and the axes, and the way back is
/// exact to rounding. rest: #P vertices in the bind pose, shapes that are on already among them; target: #P
/// places in the pose; matrices, deformer, extras: as deformVertices. A vertex whose M_p flattens space (its
/// volume is under 1e-4 of its edges' product) gets no offset, nor does one whose target is not finite.
/// O(#P k).
PosedShape shapeFromPosed(std::span<const Vec3> rest, std::span<const Vec3> target,
                          const SkinWeights& weights, std::span<const Transform> skinningMatrices,
                          Deformer deformer, const DeformExtras& extras = {});

} // namespace sinew
