#pragma once

#include "app/picture/limbs/LimbForm.h"

#include <vector>

namespace sinew {

/// A turn about a model axis in the bind pose.
struct LimbBend {
    Vec3 axis = Vec3::UnitX(); ///< any length
    double degrees = 0.0;
};

/// The bends of a limb's joint k.
std::vector<LimbBend> bendsOf(const Skeleton& skeleton, const picture::LimbRoles& roles,
                              const picture::Limb& limb, std::size_t k);

} // namespace sinew
