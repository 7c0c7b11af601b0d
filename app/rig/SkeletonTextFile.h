#pragma once

#include "core/base/Expected.h"
#include "core/scene/Scene.h"

#include <filesystem>

namespace sinew {

class OutputSet;

/// Writes a .skel, .skin or .bvh file; the first clip, frame by frame at its rate, is the motion of a .bvh.
/// With `outputs` the file is added to that set.
/// Errors: those of writeSkeleton. O(frames #J) or O(influences).
Expected<void> writeSkeletonFile(const Scene& scene, const std::filesystem::path& file,
                                 OutputSet* outputs = nullptr);

} // namespace sinew
