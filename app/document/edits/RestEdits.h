#pragma once

#include "app/document/RestMode.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <cstdint>
#include <span>

namespace sinew {

/// What a drag in rest mode does to joints: moved by a way, or turned about where each stands (model space).
/// With `symmetric` their partners follow. O(#joints #J).
SkeletonSteps restMoveSteps(const DocumentState& state, std::span<const std::int32_t> joints, const Vec3& way,
                            const RestOptions& options);
SkeletonSteps restTurnSteps(const DocumentState& state, std::span<const std::int32_t> joints,
                            const Quat& turn, const RestOptions& options);
/// Grown about a place (model space): joints, and with `below` all below them.
SkeletonSteps restScaleSteps(const DocumentState& state, std::span<const std::int32_t> joints,
                             const Vec3& about, double factor, const RestOptions& options);
/// The whole skeleton grown about the middle of its foot, so that it goes on standing where it stands.
/// `factor` is positive.
SkeletonSteps wholeScaleSteps(const DocumentState& state, double factor);

/// The first two as one undoable step. Errors: of editSkeleton.
Expected<void> moveRestJoints(Document& document, std::span<const std::int32_t> joints, const Vec3& way,
                              const RestOptions& options);
Expected<void> turnRestJoints(Document& document, std::span<const std::int32_t> joints, const Quat& turn,
                              const RestOptions& options);

/// Where joints stand after steps that only place them, #J. Empty where the steps cannot be done.
std::vector<Vec3> placesAfter(const Skeleton& skeleton, const SkeletonSteps& steps);

} // namespace sinew
