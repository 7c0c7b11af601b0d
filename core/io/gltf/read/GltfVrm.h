#pragma once

#include "core/base/Notice.h"
#include "core/io/gltf/read/GltfFile.h"

namespace sinew {

/// Says so where a file that is called a VRM (by its ending) names no bones of a human, in the words of VRM
/// 0.x or of 1.0. It can be read all the same. Notice: VrmWithoutHumanoid.
void noteMissingHumanoid(const GltfFile& file, const std::string& name, Notices& notices);

} // namespace sinew
