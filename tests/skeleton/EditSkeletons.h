#pragma once

#include "core/skeleton/edit/JointEdits.h"

namespace sinew::test {

/// Hips, a spine of two, two arms of two joints (named with _l and _r), each with turned axes; the lower arms
/// have tails. Rest as bound, but for the hips, which the file scales by two.
Skeleton littleMan();

/// The skeleton after steps that have to be possible.
EditedSkeleton edited(const Skeleton& skeleton, const SkeletonSteps& steps);

std::int32_t named(const Skeleton& skeleton, const char* name);

} // namespace sinew::test
