#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/build/BuildBind.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

struct BuiltParts {
    std::vector<Part> parts;
    std::vector<MeshSource> meshes; ///< one for every mesh of the file
};

/// Makes the scene's parts of the file's meshes: repaired, welded, in model space, with normalised weights.
/// Consumes the meshes. Meshes without polygons are left out with a notice. Error: Canceled.
Expected<BuiltParts> buildParts(ImportedFile& source, const JointPlan& plan, const BindsAndUses& binds,
                                Progress& progress, Notices& notices);

} // namespace sinew
