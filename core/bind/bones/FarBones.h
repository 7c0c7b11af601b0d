#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/bones/Cage.h"

namespace sinew {

/// Cuts bones off where they leave the mesh's neighbourhood (its box and its diagonal around it), so that a
/// joint which a broken file puts kilometres away takes no resolution from the rest; a bone that lies there
/// in full shrinks to its nearest place, and handles and vertices of cages move there. Notices: JointFar or
/// HandleFar for each such joint but those of `cages`, of which cageNotices tells. O(#vertices + #bones).
void clipFarBones(const Scene& scene, const BindProblem& problem, const std::vector<Cage>& cages,
                  Bones& sources);

} // namespace sinew
