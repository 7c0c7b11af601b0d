#pragma once

#include "core/skeleton/MirrorTable.h"

namespace sinew {

/// Pairs joints that have no partner yet by the form of the branches below them. Two branches of equal form
/// are partners if no third one there has that form, and if either both leave a joint in the middle, to
/// either side of the plane, or each leaves one of two joints that are partners. A branch alone in its form
/// that leaves a middle joint near the plane is in the middle. Finds both sides even of a character that was
/// bound in mid-stride and has no names. O(#J log #J).
void pairByForm(const Skeleton& skeleton, MirrorTable& table);

} // namespace sinew
