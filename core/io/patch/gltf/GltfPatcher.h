#pragma once

#include "core/io/patch/FormatPatcher.h"

namespace sinew {

/// GLB, glTF and VRM. The JSON keeps its text but for skins, the nodes they are on, JOINTS_n and WEIGHTS_n;
/// what is new stands behind what was there.
extern const FormatPatcher kGltfPatcher;

} // namespace sinew
