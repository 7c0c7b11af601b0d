#pragma once

#include "core/base/Types.h"
#include "core/rig/BodyVolume.h"

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

/// A chain of joints along a stroke over a character: tails, hair, tentacles, a strip of a skirt or cape. The
/// stroke is drawn on the surface or anywhere near it; joints lie even in length along the middle of the
/// volume beneath it, the last one where the stroke ends. What is too thin to have an inside (a cape) keeps
/// the stroke's own places. `stroke` and the result in model space; `joints` 2 or more. Error:
/// RigStrokeShort (shorter than a hundredth of the height, or less than two places). O(#stroke + #cells
/// around it).
Expected<std::vector<Vec3>> layChain(const BodyVolume& volume, std::span<const Vec3> stroke, int joints);

} // namespace sinew
