#pragma once

#include "core/base/Notice.h"
#include "core/bind/bones/Cage.h"

#include <span>

namespace sinew {

/// What there is to say of valid cages, none of which keeps them from working: CageOutside (of the box of
/// `meshVertices`, in full), CageFar (in part so far that the bind moves what is), CageFacesCross, CagesCross
/// (of two that do the first is the subject), CageOpen, CageVerticesMany. O(n log n) for each two whose boxes
/// meet.
Notices cageNotices(const std::vector<Cage>& cages, std::span<const Vec3> meshVertices,
                    double metersPerUnit = 1.0);

} // namespace sinew
