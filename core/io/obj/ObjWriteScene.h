#pragma once

#include "core/base/Progress.h"
#include "core/io/export/ExportInput.h"

#include <string>

namespace sinew {

/// The scene's meshes as Wavefront OBJ text: vertices, polygons, normals and the first UV set; no materials
/// (they would be a second file), no skeleton. Numbers are the shortest that read back the same. Error:
/// Canceled.
Expected<std::string> writeObj(const ExportInput& input, Progress& progress);

} // namespace sinew
