#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/settings/BindSettings.h"
#include "core/geometry/MeshReport.h"
#include "core/geometry/VertexSet.h"
#include "core/io/ImportScene.h"
#include "core/scene/Scene.h"
#include "core/solve/Explain.h"
#include "core/solve/volume/SolverVolume.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What is wrong with weights, in vertices.
struct FaultCounts {
    std::size_t zero = 0;        ///< without weights, though in a polygon
    std::size_t farJoints = 0;   ///< with weights of joints that are far through the body
    std::size_t noisy = 0;       ///< with weights beyond those of all neighbours
    std::size_t beyondLimit = 0; ///< with more influences than the settings allow
    std::size_t notOfSumOne = 0; ///< as the file had them
    std::size_t invalid = 0;     ///< the same: negative, no numbers, of joints that do not exist or repeat
    FaultCounts& operator+=(const FaultCounts& other);
};

/// Of a part as its file has it: notOfSumOne and invalid alone. Reading has mended them already.
FaultCounts storedFaultCounts(const Part& part);

/// Looks for faults in the weights that came with a file (findWeightFaults), by distances through the volume
/// of a bind with these settings (JointDistances::measure); where none can be made far weights are found as
/// far as they are noisy. An entry a part, all zero for parts without weights and those that hang on a joint.
/// Error: Canceled.
Expected<std::vector<FaultCounts>> inspectFaults(const ImportedScene& imported, const BindSettings& settings,
                                                 Progress& progress);

/// What a repair of a file's weights came to, in vertices.
struct SceneRepair {
    FaultCounts found;        ///< of all parts
    PartWeights weights;      ///< an entry a part; the same pointer where nothing changed
    std::size_t repaired = 0; ///< have other weights now
    std::size_t limited = 0;  ///< only had too many influences
    std::size_t left = 0;     ///< are faulty, and nothing is known for them
};

/// Finds faults as inspectFaults does, and mends them (repairWeights): where nothing around is healthy by the
/// weights of a bind. Error: Canceled. As solveBind.
Expected<SceneRepair> repairFaults(const ImportedScene& imported, const BindSettings& settings,
                                   Progress& progress);

/// Joints whose bones lie outside the volume, as a bind would tell of them: along the whole bone the
/// generalized winding number of all parts together, their inside-out shells turned, is a half or less, and
/// the surface is further than half a coarse voxel. A picture (isFlatPicture) has no volume: outside are
/// bones beyond its outline, seen along z. Joints without a bone (chooseBones), and those of handles and
/// cages, may stand anywhere. Ascending. O((#J + n) log n) in the triangles, of a picture O(#J n).
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
    std::size_t largestInfluenceCount = 0;
    FaultCounts faults; ///< of its weights
};

/// A joint that may not turn as it likes.
struct LimitedJoint {
    std::string joint; ///< name
    JointLimits limits;
};

/// "x -10° to 120°, y 0°": the axes that have a range.
std::string limitsText(const JointLimits& limits);

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
    std::vector<LimitedJoint> jointLimits;   ///< in the order of the joints
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
    std::size_t largestInfluenceCount = 0; ///< the largest of all parts
    FaultCounts faults;
};

InspectionTotals totalsOf(const PartInspection& part);
InspectionTotals totalsOf(const Inspection& inspection);

/// The inspection as `sinew inspect --json` prints it; `sinew inspect --help` documents its fields
/// (app/cli/InspectHelp.cpp).
nlohmann::ordered_json inspectionJson(const Inspection& inspection);

/// The explanation as `sinew explain --json` prints it; `sinew explain --help` documents its fields.
nlohmann::ordered_json explanationJson(const Scene& scene, const VertexExplanation& explanation);

/// Which vertex is asked about: one of a part by number, or the nearest to a place.
struct VertexQuery {
    std::string part; ///< name; empty: by number the first part, by place any
    std::optional<std::uint32_t> vertex;
    std::optional<Vec3> meters; ///< model space, scene metres
};

/// PartUnknown: the name, the scene's file and its first parts.
Error partUnknown(const Scene& scene, const std::string& name);

/// Errors: PartUnknown, VertexUnknown. O(#P).
Expected<VertexId> findVertex(const Scene& scene, const VertexQuery& query);

} // namespace sinew
