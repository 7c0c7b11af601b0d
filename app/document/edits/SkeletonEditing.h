#pragma once

#include "app/document/Document.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/edit/SkeletonEdit.h"

namespace sinew {

/// Edits of the skeleton as one undoable step: any of the functions of core/skeleton/edit gives the steps for
/// document.state().scene->skeleton. Poses, clips, weights, layers, locks, settings and what is selected go
/// on with their joints; the bind falls away, and its weights stay until the next one. Limits of joints leave
/// the bind as it is and turn the pose back into them. Steps of the same key
/// and name that place the same joints become one, in the list of edits too. No steps: nothing happens.
/// Errors: of withEdit; JointOfHandle where a joint of a handle or a cage is named. O(#J + influences).
Expected<void> editSkeleton(Document& document, const SkeletonSteps& steps, const QString& step,
                            MergeKey merge = MergeKey::None);

/// The state with these edits. Errors: as above.
Expected<DocumentState> withSkeletonSteps(const DocumentState& state, const SkeletonSteps& steps);

/// Edits read from a project, made to a state without any: those that are no longer possible are left out,
/// and `lost` counts them.
DocumentState withStoredSteps(const DocumentState& state, const SkeletonSteps& steps, std::size_t& lost);

/// The edits as they are where the skeleton below them was fitted: what they say of places moves along, and
/// limits of roots turn along. `base`: that skeleton, fitted.
SkeletonSteps fittedSteps(SkeletonSteps steps, const SkeletonFit& fit, Skeleton base);

} // namespace sinew
