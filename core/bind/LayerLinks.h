#pragma once

#include "core/bind/BindProblem.h"
#include "core/weights/Diffusion.h"

#include <span>
#include <vector>

namespace sinew {

/// Links that make shells lying on one another move alike: cloth on skin, a belt on a tunic, hair on a head.
/// Each vertex is joined to the corners of the place that covers it and to those of the place it covers
/// (findCovers within kLayerReach of the diagonal), where the outer one of the two shells is worn: half of
/// its area lies on others. The stiffness of a place, shared out to its corners by
/// where it lies between them, is
///     k = A / (g^2 + e^2),
/// A the area around the vertex, so that it does not depend on the polygons' size; g the gap; e
/// kLayerCloseness of the diagonal: layers closer than that hold no harder, or the system would be slow to
/// solve. In the diffusion it counts k s d^2 / A = s d^2 / (g^2 + e^2) times the vertex's own weight: gaps
/// that are narrow for the thickness of the limb are bridged, wider ones less and less. No stiffness is
/// negative, so weights stay in [0, 1]. Quads count as both their splits, half each. triangles:
/// sharedTriangles of the problem. Canceled, of no use. O(#T log #T), parallel.
std::vector<SurfaceLink> layerLinks(const BindProblem& problem, std::span<const SharedTriangle> triangles,
                                    const Progress& progress);

constexpr double kLayerReach = 0.015;
constexpr double kLayerCloseness = 0.002;

} // namespace sinew
