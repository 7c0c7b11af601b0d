#pragma once

#include "app/document/DocumentState.h"

namespace sinew {

/// Gives the state's skeleton the joints that its handles and cages need, and takes those away that none
/// needs any more (withHandleJoints). Where that changes the skeleton, the bind falls away; what names joints
/// by number (pose, selection, locks, deformation) goes on with the joints that stay. Where it cannot be done
/// the skeleton stays, and a bind says why. O(#J).
void followHandleJoints(DocumentState& state);

} // namespace sinew
