#pragma once

#include "core/bind/Bind.h"
#include "core/bind/BindField.h"

namespace sinew {

/// Adds to the report what the solver treated specially: joints outside or without a point, loose parts and
/// what they follow, places where the volume joins what the surface parts, points outside all voxels, a model
/// without any inside.
void addFieldNotices(const Scene& scene, const BindField& field, const SkinWeights& welded,
                     BindReport& report);

} // namespace sinew
