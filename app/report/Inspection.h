#pragma once

#include "app/report/FaultInspection.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindSettings.h"
#include "core/geometry/MeshReport.h"
#include "core/io/ImportScene.h"
#include "core/scene/Scene.h"
#include "core/solve/volume/VolumeFindings.h"

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

/// Joints that lie outside the volume: the generalized winding number of all parts together, their inside-out
/// shells turned, is a half or less there. Ascending. O((#J + n) log n) in the triangles.
std::vector<std::size_t> jointsOutside(const Scene& scene);

/// The mesh as a bind would use it.
struct SolverView {
    int resolution = 0;
    bool encloses = false;          ///< there is an inside at all
    std::vector<HoleFinding> holes; ///< widest first
    Notices notices;                ///< what the solver turns, drops or ignores on its copy
};

/// Voxelizes the scene as a bind with these settings would, and looks at every hole. Nothing to solve (all
/// parts are attached to joints, or none has faces) gives an empty view. Errors: Canceled, NotEnoughMemory.
Expected<SolverView> solverView(const Scene& scene, const BindSettings& settings, Progress& progress);

/// One part: what is wrong with its mesh, and how it is bound.
struct PartInspection {
    std::string name;
    MeshReport mesh;
    bool weighted = false;
    std::size_t unweightedVertices = 0; ///< all of them when it has no weights
    std::size_t mostInfluences = 0;
    FaultCounts faults; ///< of its weights
};

/// What `sinew inspect` prints about a file.
struct Inspection {
    std::string file;
    double metersPerUnit = 1.0;
    UpAxis upAxis = UpAxis::Y; ///< the file's own
    Vec3 sizeMeters = Vec3::Zero();
    std::vector<PartInspection> parts;
    std::vector<std::string> joints;         ///< names
    std::vector<std::string> roots;          ///< names
    std::vector<std::string> weightedJoints; ///< names
    std::vector<std::string> jointsOutside;  ///< names of joints that lie outside the volume
    int maxInfluences = 0;                   ///< more are a fault; 0: no limit
    std::size_t materials = 0;
    std::size_t textures = 0;
    std::vector<std::string> animations; ///< names
    SolverView solver;
    Notices notices;
};

/// `settings`: of the bind that the mesh is checked for. O(n log n) in the triangles + that of voxelize, and
/// that of solveBind where there are weights.
/// Errors: Canceled, NotEnoughMemory.
Expected<Inspection> inspectScene(const ImportedScene& imported, const BindSettings& settings,
                                  Progress& progress);

/// The numbers of a part, or of all parts together.
struct InspectionTotals {
    std::size_t vertices = 0;
    std::size_t weldedVertices = 0; ///< places; vertices of two parts in one place count twice
    std::size_t polygons = 0;
    std::size_t triangles = 0;
    std::size_t components = 0;
    std::size_t nonManifoldEdges = 0;
    std::size_t borderEdges = 0;
    std::size_t holes = 0;
    std::size_t windingEdges = 0;
    std::size_t degeneratePolygons = 0;
    std::size_t duplicatePolygons = 0;
    std::size_t selfIntersectingPolygons = 0;
    std::size_t isolatedVertices = 0;
    std::size_t unweightedVertices = 0;
    std::size_t mostInfluences = 0; ///< the largest of all parts
    FaultCounts faults;
};

InspectionTotals totalsOf(const PartInspection& part);
InspectionTotals totalsOf(const Inspection& inspection);

} // namespace sinew
