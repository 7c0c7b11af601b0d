#pragma once

#include "app/picture/limbs/LimbForm.h"

namespace sinew {

/// Axis (any length, model space) that curls joint k of a finger into the palm: picture::curlAxis. Where the
/// fingers are nearly straight, the thumb tells on which side the palm is: some are bound a little bent back.
/// O(#J #limbs).
Vec3 fingerCurl(const Skeleton& skeleton, const picture::LimbRoles& roles, const picture::Limb& limb,
                std::size_t k);

/// Whether its name says so: some thumbs lie beside the fingers.
bool isCalledThumb(const Skeleton& skeleton, const picture::Limb& limb);

} // namespace sinew
