#pragma once

#include "core/base/Expected.h"
#include "core/base/Notice.h"
#include "core/bind/BindSettings.h"
#include "core/geometry/Weld.h"
#include "core/scene/Scene.h"

#include <vector>

namespace sinew {

/// The parts of a scene that are to be solved, as one soup: co-located points joined across all parts (so
/// seams and touching parts get equal weights), polygons as outward-facing triangles.
struct BindProblem {
    std::vector<std::size_t> parts;      ///< indices of the solved parts
    std::vector<std::size_t> firstPoint; ///< #parts + 1: where each part's points start in weld.groupOfPoint
    WeldMap weld;                        ///< of all points of these parts
    std::vector<Vec3> points;            ///< #G welded points, model space
    std::vector<Triangle> triangles;     ///< welded indices
    std::vector<Vec3> usedPoints;        ///< those that a triangle uses
    Notices notices;
};

/// Parts hung on a joint without skin stay as they are and take no room in the volume. Errors: NoMesh,
/// NoFaces, ZeroSizeScene. O(n log n).
Expected<BindProblem> makeBindProblem(const Scene& scene, const MeshFixes& fixes = {});

} // namespace sinew
