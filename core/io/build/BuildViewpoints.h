#pragma once

#include "core/io/build/BuildBind.h"

namespace sinew {

/// Hangs the cameras and lights of a file on the joints that they stand under, or into the model.
/// `modelFromNode` from restTransforms.
void placeViewpoints(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                     std::span<const Transform> modelFromNode, Scene& scene);

} // namespace sinew
