#pragma once

#include "core/base/Expected.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Node indices, parents before children, siblings in the file's order. Errors: SkeletonCycle.
Expected<std::vector<std::int32_t>> parentsFirstOrder(const std::vector<ImportedNode>& nodes,
                                                      const std::string& file);

/// modelFromNode of every node at rest; `order` from parentsFirstOrder. #N.
std::vector<Transform> restTransforms(const ImportedFile& source, std::span<const std::int32_t> order);

/// Replaces transforms that hold infinities, NaN or absurd numbers by the identity and leaves out such keys,
/// so that what follows calculates with finite numbers only. Notices: NodePlaceReset, SkinBindPoseReset.
void weedTransforms(ImportedFile& source);

/// True when the transform can be turned around without losing its precision.
bool invertible(const Transform& transform);

} // namespace sinew
