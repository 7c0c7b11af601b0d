#pragma once

#include "app/document/Document.h"
#include "core/skeleton/JointLimits.h"

#include <optional>
#include <span>

namespace sinew {

/// How far the selected joints may turn, edited as undoable steps of the skeleton; the pose is turned back
/// into what is set. Where no joint is selected nothing happens. Steps of one kind that follow each other
/// become one until the document ends the merge.

/// Numbers that a form gives for no limit: a whole turn either way.
constexpr double kNoLimitDegrees = 360.0;

/// Limits of all selected joints on, half a turn either way about each axis from the bind pose, or off.
/// Joints that have limits keep them.
/// Errors: of editSkeleton.
Expected<void> setLimited(Document& document, bool on);

/// One end of one axis' range, of every selected joint; joints without limits get some. kNoLimitDegrees and
/// more mean that the side has none. Error: LimitsTurnedRound, LimitsNotFinite; then nothing changes.
Expected<void> setLimit(Document& document, std::size_t axis, bool max, double degrees);

/// The sides that the pose turns the selected joints to end where they are turned now; a joint without limits
/// gets those that reach from its bind pose to this pose.
/// Errors: of editSkeleton.
Expected<void> setLimitsFromPose(Document& document);

/// Joints of the document with other limits than before, as one step. Errors: of editSkeleton.
Expected<void> setJointLimits(Document& document, std::span<const std::int32_t> joints,
                              std::span<const std::optional<JointLimits>> limits);

/// The angles that the limits of a joint measure, in the document's pose; degrees. Of a joint without limits
/// those it would have (limitsFromBind).
Vec3 limitedAngles(const DocumentState& state, std::int32_t joint);

} // namespace sinew
