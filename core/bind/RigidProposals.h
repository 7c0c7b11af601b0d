#pragma once

#include "core/bind/BindField.h"

namespace sinew {

/// Finds parts and shells that no rule names and that nearly move as one with a joint: its mean weight over
/// their points is at least kRigidShare, while they are not already its alone. Adds them to the report, with
/// a notice for each. A character of one shell has none. O(#P).
void proposeRigid(const Scene& scene, const BindField& field, BindResult& result);

constexpr double kRigidShare = 0.8;

} // namespace sinew
