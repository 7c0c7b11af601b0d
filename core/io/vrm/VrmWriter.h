#pragma once

#include "core/io/export/WriteExport.h"

namespace sinew {

/// VRM 1.0, a GLB with the extension VRMC_vrm: of any scene with a humanoid skeleton.
extern const FormatWriter kVrmWriter;

} // namespace sinew
