#pragma once

#include "core/deform/Deform.h"
#include "core/geometry/Mesh.h"
#include "core/skeleton/edit/SkeletonEdit.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A mesh carried into a pose that becomes the rest pose, by a direct skinning method whose matrices can be
/// taken back. With F_v what the method makes of the skinning matrices M_j of vertex v, and H_v the inverse
/// of what it makes of their inverses, the vertex goes to G_v v, where G_v is the arithmetic-harmonic mean of
/// F_v and H_v: the limit of F <- (F + H) / 2, H <- ((F^-1 + H^-1) / 2)^-1. Inverse matrices give the inverse
/// of G_v, so the pose back brings the mesh back. Of linear blending that is the turn without the loss of
/// volume (a mean of turns about one axis is a turn); of dual quaternions it is what they show. Where a
/// matrix cannot be taken back, G_v is F_v. Turns are those of G_v (polar decomposition). Vertices without
/// weights stay. `matrices`: skinningMatrices of the pose. O(#P k), parallel.
RestSkin restSkin(const Mesh& mesh, const SkinWeights& weights, std::span<const Transform> matrices,
                  Deformer deformer, const DeformExtras& extras = {});

/// Puts the vertices elsewhere (implicit skinning has them there), and turns what turns with them as the
/// surface turns: by the smallest rotation from its normal before to the one now. shown: #P. O(#P + #C).
void moveRestSkin(const Mesh& mesh, std::vector<Vec3> shown, RestSkin& skin);

/// Smooths the skin where the pose opens a fold, of which the mesh knows too little: vertices at edges that
/// got more than kFoldStretch times as long go to the mean of their neighbors, kFoldRounds times. Vertices in
/// one position stay together. `scales`: #P how much the pose scales about each vertex, or empty: not at all.
/// Returns these vertices, ascending. O(#P + #C).
constexpr double kFoldStretch = 2.0; ///< an edge that doubles shows a quarter of the texture's detail
constexpr int kFoldRounds = 20;
std::vector<std::uint32_t> smoothFolds(const Mesh& mesh, RestSkin& skin, std::span<const double> scales = {});

} // namespace sinew
