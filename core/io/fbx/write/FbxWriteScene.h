#pragma once

#include "core/base/Progress.h"
#include "core/io/export/ExportInput.h"

#include <string>

namespace sinew {

/// The scene as a binary FBX 7400 file with Y up. `centimetersPerUnit` says how long a written unit is.
/// Error: Canceled.
Expected<std::string> writeFbxScene(const ExportInput& input, double centimetersPerUnit, Notices& notices,
                                    Progress& progress);

} // namespace sinew
