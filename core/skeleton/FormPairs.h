#pragma once

#include "core/skeleton/MirrorTable.h"

namespace sinew {

/// Pairs joints that have no partner yet by the form of what hangs on them: below joints that are partners
/// (or their own), two branches of equal form, of which there are no others, are partners if they leave a
/// middle joint on both sides of the plane, or one leaves each of two partners; a branch alone in its form
/// that starts near the plane is in the middle. Finds both sides even of a character that was bound in
/// mid-stride and has no names. O(#J log #J).
void pairByForm(const Skeleton& skeleton, MirrorTable& table);

} // namespace sinew
