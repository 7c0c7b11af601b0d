#pragma once

#include "core/base/Types.h"

#include <span>
#include <vector>

namespace sinew {

/// O(#line).
double lengthOfLine(std::span<const Vec3> line);

/// The place at a length along a line of one place or more, clamped to its ends. O(#line).
Vec3 placeAlong(std::span<const Vec3> line, double length);

/// Places along a line of two or more at even steps of its length, its ends among them; `count` 2 or more.
/// O(#line * count).
std::vector<Vec3> evenly(std::span<const Vec3> line, int count);

} // namespace sinew
