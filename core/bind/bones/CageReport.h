#pragma once

#include "core/base/Notice.h"
#include "core/bind/bones/Cage.h"

#include <span>

namespace sinew {

/// What there is to say of valid cages, none of which keeps them from working: CageOutside (of the box of
/// `meshVertices`, in full), CageFacesCross, CageOpen, CageVerticesMany. O(n log n).
Notices cageNotices(const std::vector<Cage>& cages, std::span<const Vec3> meshVertices);

} // namespace sinew
