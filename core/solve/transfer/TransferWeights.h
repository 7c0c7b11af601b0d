#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/geometry/WeldedSurface.h"
#include "core/scene/Scene.h"
#include "core/skeleton/MirrorTable.h"
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

/// The triangles without their fractions.
std::vector<Triangle> cornersOf(const TransferSurface& surface);

/// Where a vertex's weights come from.
enum class VertexMatch : std::uint8_t {
    None,      ///< not asked for
    Matched,   ///< copied from the nearest place of the source
    Inpainted, ///< in a hole between matched ones, or beside them: spread from the vertices around it
    Copied,    ///< hangs free within reach: copied from the nearest place, whose normal does not agree
    Bound      ///< hangs free out of reach: bound to the skeleton
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

/// How the nearest place of a source fits a vertex.
enum class PlaceMatch : std::uint8_t {
    Far,     ///< out of reach, or it has no weights
    InReach, ///< its normal does not agree
    Agrees
};

/// Of every welded vertex of a target what the nearest place of a source says.
struct TransferMatches {
    std::vector<PlaceMatch> places;              ///< #G
    std::vector<std::vector<Influence>> nearest; ///< #G weights at the nearest place, of sum 1, or empty
};

/// `weights`: of the source's welded vertices. Of equally near places those whose normals agree count alike,
/// so that mirrored characters match alike; a vertex without a normal, and a place without one, agree with
/// any. Paper: Abdrashitov et al., "Robust Skin Weights Transfer via Weight Inpainting", 2023, sec. 3.1.
/// O(#G log #T), parallel. When canceled, the result must not be used.
TransferMatches findMatches(const TransferSurface& from, const SkinWeights& weights,
                            const TransferSurface& to, const TransferSettings& settings, Progress& progress);

/// Of every welded vertex where its weights come from (VertexMatch), by what was found for it: #G. Regions
/// without matches that are small holes are inpainted whole, of others the rim. O(#T log #T).
std::vector<VertexMatch> vertexMatches(const TransferSurface& to, std::span<const PlaceMatch> places);

/// What is to be transferred. Refers to both scenes.
struct TransferRequest {
    const Scene& from;
    const Scene& to;
    std::vector<std::size_t> fromParts; ///< whose weights are read; those without weights count for nothing
    std::vector<std::size_t> parts;     ///< of `to` that get weights, ascending
    /// #J of `from`: the joint of `to` that gets its weight; kNone: that of the nearest ancestor with one
    /// gets it, or else it is left out.
    std::vector<std::int32_t> jointOf;
    TransferSettings settings;
    double scale = 1.0; ///< one unit of `from` in units of `to`
};

/// What came of a part.
struct TransferredPart {
    std::vector<VertexMatch> matches; ///< #P, or empty: it was not asked for
    std::size_t count(VertexMatch match) const;
};

struct WeightTransfer {
    PartWeights weights; ///< of every part of `to`, null where it was not asked for
    std::vector<TransferredPart> parts;
    Notices notices;
};

/// Where the weights of every vertex would come from: an entry a part of `to`. The first step of
/// transferWeights; that no vertex is matched is no error here. Errors: NoWeights, TransferJointsDiffer,
/// Canceled. As findMatches.
Expected<std::vector<TransferredPart>> matchVertices(const TransferRequest& request, Progress& progress);

/// Robust weight transfer (Abdrashitov et al. 2023): vertices copy the weights of the nearest place of the
/// source within reach whose normal agrees; over small holes between these, and over the rim of larger ones,
/// weights spread so that they change as smoothly as can be. What is further from them hangs free, and what
/// would be spread there is worse than a copy (core/EXPERIMENTS.md): within reach it copies the
/// nearest place, out of reach it is bound together with the source, by standard settings, to the joints that
/// carry weight in either scene (notice TransferBound). Where it cannot be bound it copies too (notice
/// TransferPiecesFar). Both characters stand in one place; parts that seem not to are told
/// (TransferSizesDiffer, TransferFewMatched). Every vertex that stands somewhere gets weights of sum 1.
/// Errors: NoWeights, TransferJointsDiffer (no joint with weight has a counterpart), TransferNothingNear,
/// Canceled. As findMatches, inpaintWeights and bind; the same bytes on any number of threads.
Expected<WeightTransfer> transferWeights(const TransferRequest& request, Progress& progress);

/// Weights with the chosen joints' (flags, #J) of `other`: the other joints share what is left over, in
/// proportion to `base`; where they have nothing the chosen ones take all. `base` null: nothing below. O(#P).
SkinWeights withJointsOf(const SkinWeights* base, const SkinWeights& other, const std::vector<bool>& chosen);

/// Makes both sides of what was transferred alike: the weights of every vertex become the mean of its own and
/// of those at its mirror image, there for the partner joints; a joint without a partner counts as its own.
/// The image is the nearest place of the parts that got weights, within 2 % of their diagonal; vertices
/// without one keep their weights (notice TransferNotMirrored). Influences are limited again. `table`: of the
/// target's joints. Error: Canceled. O(#P log #T), parallel, the same bytes on any number of threads.
Expected<void> mirrorTransfer(const TransferRequest& request, const MirrorTable& table,
                              WeightTransfer& transfer, Progress& progress);

/// Fills in the rows of the vertices that are `open` so that tr(W^T Q W), Q = S + S M^-1 S, is least while
/// all other rows stay: S the cotangent stiffness of the surface, robust to bad triangles (sides are made a
/// little longer until every triangle has an area, negative stiffness counts as next to nothing), M the
/// vertices' areas, lengths in units of the surface's diagonal. What comes out below 0 is left out and the
/// rest scaled to sum 1. Every open vertex has to hang together with one that is not. Paper: Abdrashitov et
/// al. 2023, sec. 3.2. `rows` #G. O(#open^1.5) and O(#open log #open) a joint; joints in parallel, the same
/// bytes on any number of threads. When canceled, the result must not be used.
void inpaintWeights(const TransferSurface& surface, const std::vector<bool>& open,
                    std::vector<std::vector<Influence>>& rows, Progress& progress);

/// Of every welded vertex those that share an edge with it, ascending. O(#T log #T).
NumberLists edgeNeighbors(const TransferSurface& surface);

/// How far every welded vertex is from the nearest of `sources` (flags, #G) along edges, in model units;
/// infinite where that is further than `max`. O(#G log #G).
std::vector<double> surfaceDistances(const TransferSurface& surface, const NumberLists& neighbors,
                                     const std::vector<bool>& sources, double max);

/// Smooths weights where copied ones meet those that were spread: every vertex that is `open`, and those
/// within `width` of one along edges (model units), goes a fifth of the way to its neighbours' mean, so many
/// `rounds`. `rows` #G of sum 1. Paper: Abdrashitov et al. 2023, sec. 3.3. O(#G log #G + rounds times
/// vertices).
void smoothBorders(const TransferSurface& surface, const std::vector<bool>& open, double width, int rounds,
                   std::vector<std::vector<Influence>>& rows);

} // namespace sinew
