#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/bones/Bones.h"

namespace sinew {

/// Tells of bones that lie exactly where others do, with handles of the same shape: no solver can say what
/// should follow which. Notice: JointsCoincide, once. O(#bones log #bones).
void noteCoincidentBones(const Scene& scene, const BindProblem& problem, Bones& sources);

} // namespace sinew
