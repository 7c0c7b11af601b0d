#pragma once

#include "app/report/FaultInspection.h"
#include "app/report/SolverView.h"
#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/geometry/MeshReport.h"
#include "core/io/ImportScene.h"

#include <string>
#include <vector>

namespace sinew {

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

} // namespace sinew
