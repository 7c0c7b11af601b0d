#pragma once

#include "core/base/Error.h"
#include "core/base/Types.h"
#include "core/rig/BodyVolume.h"
#include "core/scene/Scene.h"

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
/// volume beneath it, the last one where the stroke ends; where the stroke is in the middle already, they
/// stay there, however thick the volume is beside it. What is too thin to have an inside (a cape) keeps the
/// stroke's own places. `stroke` and the result in model space; `joints` 2 or more. Error: RigStrokeShort
/// (shorter than a hundredth of the height, or less than two places). O(#stroke + #cells around it).
Expected<std::vector<Vec3>> layChain(const BodyVolume& volume, std::span<const Vec3> stroke, int joints);

/// How chains of joints stand on a garment.
enum class ColumnKind {
    Ring, ///< around the body: a skirt
    Row   ///< side by side: a cape
};

struct ColumnWish {
    ColumnKind kind = ColumnKind::Ring;
    int columns = 8;         ///< 2 or more
    int joints = 4;          ///< of each column, 2 or more
    Vec3 up = Vec3::UnitY(); ///< unit; what a ring goes around
};

/// Chains of joints on the shell that a stroke from its upper border to its hem lies on; no volume is needed.
/// Ring: the stroke is the first column and is turned about the shell's middle at the stroke's start; the
/// others lie where the shell is crossed outward from there, and where a hem or a slit leaves nothing, as
/// much further out or in than the stroke as the joint above. Row: along the lines in which planes across the
/// stroke cut the shell, in equal fractions of their lengths, each in the middle of its fraction. #columns x
/// #joints, model space. Errors: RigStrokeShort (less than two places, or a thousandth of the scene's size);
/// RigStrokeMissed (no shell beneath; a ring finds nothing in more than half of its places).
/// O(#T log #T + #joints #T).
Expected<std::vector<std::vector<Vec3>>> layColumns(const Scene& scene, std::span<const Vec3> stroke,
                                                    const ColumnWish& wish);

} // namespace sinew
