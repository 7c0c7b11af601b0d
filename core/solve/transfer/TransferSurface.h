#pragma once

#include "core/base/Progress.h"
#include "core/geometry/WeldedSurface.h"
#include "core/weights/Diffusion.h"
#include "core/weights/SkinWeights.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// Meshes as one welded surface with normals: what weights are read from, or written to.
struct TransferSurface {
    WeldedSurface welded;
    std::vector<Vec3> vertices;            ///< #G x 3 welded
    std::vector<SharedTriangle> triangles; ///< of welded vertices, all finite; quads split both ways
    std::vector<Vec3> normals;             ///< #G x 3 unit, weighted by area; zero where nothing defines one
    double diagonal = 0.0;                 ///< of the box of the triangles
};

/// Every length is multiplied by `scale`. O(#P + #C).
TransferSurface transferSurface(std::span<const Mesh* const> meshes, double scale = 1.0);

/// The triangles without their shares.
std::vector<Triangle> cornersOf(const TransferSurface& surface);

/// Where a vertex's weights come from.
enum class VertexMatch : std::uint8_t {
    None,      ///< not asked for
    Matched,   ///< copied from the nearest place of the source
    Inpainted, ///< spread from the matched vertices over the surface
    Far        ///< nothing of its piece is matched: copied from the nearest place, however far
};

struct TransferSettings {
    double reach = 0.05; ///< how far the nearest place may be, of the target's diagonal: 0 to 1
    /// How far its normal may be turned from the vertex's at that distance, degrees: 0 to 180. The nearer the
    /// further: up to twice as much where they touch.
    double angle = 60.0;
    bool flippedNormals = false; ///< a normal that points the other way counts as one that does not
    bool symmetric = false;      ///< both sides of the target get mirrored weights (mirrorTransfer)
    int smoothing = 0;           ///< rounds of smoothing around what is inpainted
    int maxInfluences = 4;       ///< 0: all
    float pruneBelow = 0.001F;
    bool operator==(const TransferSettings&) const = default;
};

/// Of every welded vertex of a target what the nearest place of a source says.
struct TransferMatches {
    std::vector<bool> matched;                   ///< #G in reach, normals agree, and the place has weights
    std::vector<std::vector<Influence>> nearest; ///< #G weights at the nearest place, of sum 1, or empty
};

/// `weights`: of the source's welded vertices. Of equally near places those whose normals agree count alike,
/// so that mirrored characters match alike; a vertex without a normal, and a place without one, agree with
/// any. Paper: Abdrashitov et al., "Robust Skin Weights Transfer via Weight Inpainting", 2023, sec. 3.1.
/// O(#G log #T), parallel. When canceled, the result must not be used.
TransferMatches findMatches(const TransferSurface& from, const SkinWeights& weights,
                            const TransferSurface& to, const TransferSettings& settings, Progress& progress);

} // namespace sinew
