#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/bones/Bones.h"

namespace sinew {

/// Cuts bones off where they leave the mesh's neighbourhood (its box and its diagonal around it), so that a
/// joint which a broken file puts kilometres away takes no resolution from the rest; a bone that lies there
/// in full shrinks to its nearest place. Handles stay. Notice: JointFar for each such joint. O(#vertices +
/// #bones).
void clipFarBones(const Scene& scene, const BindProblem& problem, Bones& sources);

} // namespace sinew
