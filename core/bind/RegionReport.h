#pragma once

#include "core/bind/BindField.h"

namespace sinew {

/// Says of every region what it holds and what of it does not work, and which bones' alphas count for
/// nothing. O(#P #regions).
void reportRegions(const BindField& field, const BindSettings& settings, BindReport& report);

} // namespace sinew
