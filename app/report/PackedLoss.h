#pragma once

#include "core/io/ExportScene.h"
#include "core/scene/Scene.h"

#include <filesystem>
#include <optional>

namespace sinew {

/// Whether a file of this name can hold packed weights (ExportSettings::packed): GLB, glTF and VRM.
bool holdsPackedWeights(const std::filesystem::path& file);

/// How far weights in bytes move a character's vertices.
struct PackedLoss {
    double meters = 0.0;        ///< the most of all vertices, see bendError
    std::int32_t joint = kNone; ///< that bends there; kNone: nothing moves
};

/// Between the weights that an export writes, and the same in bytes; all parts but those that hang on a
/// joint. O(influences times depth).
PackedLoss packedLoss(const Scene& scene, const ExportSettings& settings);

} // namespace sinew
