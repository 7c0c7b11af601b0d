#pragma once

#include "core/deform/implicit/ImplicitPoser.h"

#include <span>
#include <vector>

namespace sinew {

/// One vertex on its way to its iso-value.
struct MovingVertex {
    Vec3 place = Vec3::Zero();
    Vec3 inward = Vec3::Zero(); ///< unit gradient at the last look; zero: none
    float off = 0.0F;           ///< |f - iso| at the last look
    bool turned = false;        ///< the gradient turned by more than 55 degrees: it does not follow
    VertexState state = VertexState::Still;
};

/// Tangential relaxation (Vaillant et al. 2013, section 4.3) of the active vertices: towards where the mean
/// value coordinates of rest put them among their neighbours, in the plane across the gradient, by mu =
/// max(0, 1 -
/// (|f - iso| - 1)^4). O(active + their rings), parallel.
void relaxTangentially(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
                       std::vector<MovingVertex>& moving, std::vector<Vec3>& scratch);

/// Evens out how far vertices are from their direct method: `rounds` times half the way to the neighbours'
/// mean. Skin that moves out moves out together; what a few vertices found alone at a crease goes under.
void evenMoves(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
               std::span<const Vec3> base, int rounds, std::vector<MovingVertex>& moving,
               std::vector<Vec3>& scratch);

/// Laplacian smoothing of the contact region (section 4.4): beta 1 at contacts, diffused over the rings, then
/// v <- (1 - beta) v + beta mean of the neighbours, `rounds` times. Vertices off the contacts stay.
void smoothContacts(const ImplicitVertices& vertices, std::span<const std::uint32_t> active, int rounds,
                    std::vector<MovingVertex>& moving, std::vector<Vec3>& scratch);

} // namespace sinew
