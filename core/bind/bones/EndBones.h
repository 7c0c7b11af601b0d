#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/bones/Bones.h"

#include <vector>

namespace sinew {

/// Gives end bones the length of what they move: an open-ended bone (Bone::openEnded) goes, in its
/// own direction, four fifths as far as the vertices reach that are nearer to it in a straight line than to
/// any other bone (95 of 100 of them), so that a big head gets a long bone and a toe does not stick out of
/// the shoe. One that leads no vertices, or none ahead, stays, and what lies farther from the skeleton than
/// that is large is led by none. O(#P #bones), parallel, the same bytes on any number of threads.
void fitEndBonesToMesh(const BindProblem& problem, std::vector<Bone>& sources);

} // namespace sinew
