#pragma once

#include "core/bind/regions/Region.h"

namespace sinew {

/// What a hand does to the shape of a region. A painted one has none: nothing changes, and sizes are 0.

Vec3 middleOf(const Region& region);
void moveMiddle(Region& region, const Vec3& to);
/// Between the ends of a capsule's middle line; 0 for other shapes.
double lengthOf(const Region& region);
/// Lengthens a capsule about its middle; one without a length grows upwards.
void setLength(Region& region, double length);
/// Gives the blend another unit, its width staying what it is. `height` of the character; without one
/// nothing is a share of it.
void setBlendOfHeight(Region& region, bool ofHeight, double height);

/// Whether it says anything that is not as in the settings: without a rule it changes no weight.
bool hasRule(const Region& region);

} // namespace sinew
