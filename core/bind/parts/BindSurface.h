#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/parts/OverriddenWeights.h"
#include "core/weights/Diffusion.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// How the shells of a surface lie on one another.
struct SurfaceLayers {
    std::vector<SurfaceLink> links;
    /// #G: vertices of worn shells that lie on a shell theirs is not stuck into.
    std::vector<bool> lying;
};

/// Links make shells that lie on one another move alike: cloth on skin, a belt on a tunic, hair on a head.
/// Each vertex is joined to the corners of the place that covers it and to those of the place it covers
/// (findCovers within kLayerReach of the diagonal), where the outer one of the two shells is worn: kWornArea
/// of its area lies on others (much of a skirt hangs free). The stiffness of a place, shared out
/// to its corners by where it lies between them, is
///     k = A / (g^2 + e^2),
/// A the area around the vertex, so that it does not depend on the polygons' size; g the gap; e
/// kLayerCloseness of the diagonal: layers closer than that hold no harder, or the system would be slow to
/// solve. In the diffusion it counts k s d^2 / A = s d^2 / (g^2 + e^2) times the vertex's own weight: gaps
/// that are narrow for the thickness of the limb are bridged, wider ones less and less. No stiffness is
/// negative, so weights stay in [0, 1]. Quads count as both their splits, half each.
///
/// A shell is stuck into another, as an eye is into a head, where that one covers more of its area than
/// kStuckArea of what lies on it. triangles: sharedTriangles of the problem. When canceled, the result must
/// not be used. O(#T log #T), parallel.
SurfaceLayers surfaceLayers(const BindProblem& problem, std::span<const SharedTriangle> triangles,
                            const Progress& progress);

constexpr double kWornArea = 0.25;
constexpr double kStuckArea = 0.3;
constexpr double kLayerReach = 0.015;
constexpr double kLayerCloseness = 0.002;

/// What of the solved parts' surface the making of weights asks, whatever the solver: depends on the scene
/// and the input alone.
struct BindSurface {
    SurfaceDiffusion diffusion;
    std::vector<bool> lying;                        ///< SurfaceLayers::lying
    std::shared_ptr<const SkinFollowers> followers; ///< null: no part follows the skin
    std::vector<AttachedShell> attached;            ///< what might follow the skin
};
/// When canceled, the result must not be used. O(#P log #T), parallel.
BindSurface describeSurface(const Scene& scene, const BindProblem& problem, const Progress& progress);

/// A mesh's surface over its vertices, for diffusion: triangles as they are, a quad split both ways with half
/// a fraction each, so that mirrored meshes stay mirrored, larger polygons as they are triangulated.
/// O(#corners).
std::vector<SharedTriangle> sharedTriangles(const Mesh& mesh);

/// That of the solved parts over welded vertices, without what the rules set aside. O(#corners).
std::vector<SharedTriangle> sharedTriangles(const Scene& scene, const BindProblem& problem);

} // namespace sinew
