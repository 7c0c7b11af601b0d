#pragma once

#include "core/base/Error.h"
#include "core/scene/Scene.h"

#include <span>
#include <vector>

namespace sinew {

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
/// stroke cut the shell, in equal shares of their lengths, each in the middle of its share. #columns x
/// #joints, model space. Errors: RigStrokeShort (less than two places, or a thousandth of the scene's size);
/// RigStrokeMissed (no shell beneath; a ring finds nothing in more than half of its places).
/// O(#T log #T + #joints #T).
Expected<std::vector<std::vector<Vec3>>> layColumns(const Scene& scene, std::span<const Vec3> stroke,
                                                    const ColumnWish& wish);

} // namespace sinew
