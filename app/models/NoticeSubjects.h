#pragma once

#include "app/document/edits/PartEdits.h"

#include <cstdint>
#include <optional>

namespace sinew {

/// The joint or the piece a notice is about, by name: "Body#3" is the third shell of Body, unless a part is
/// called so itself. kNone and nothing where it is about neither.
std::int32_t jointOfNotice(const Notice& notice, const Skeleton& skeleton);
std::optional<PieceId> pieceOfNotice(const Notice& notice, const Scene& scene);

/// Where the widest hole of a HolesLetOutsideIn is, model space; nothing when its arguments are no numbers.
std::optional<Vec3> holeOf(const Notice& notice, double metersPerUnit);

} // namespace sinew
