#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/rig/FitTemplate.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// What a user reads of why a joint lies where it does.
QString fitReasonText(FitReason reason);
/// The same for reports, which are in one language: "marker", "section", ...
std::string_view fitReasonKey(FitReason reason);

/// Joints less sure than this are told of: of the confidence that fits give (0 to 1) those by usual
/// proportions have 0.4 or less, those that the volume shows 0.5 or more.
constexpr double kUnsureJoint = 0.45;

/// TemplateDoubtful: one notice for all joints that usual proportions alone place; nothing where the mesh
/// shows them all. `shape`: the template.
std::optional<Notice> doubtOf(const std::vector<JointFit>& joints, const std::string& file,
                              const std::string& shape);

/// FingersFewer: the hands show fewer fingers than the template was to have. Nothing of a user's own
/// skeleton.
std::optional<Notice> fewerFingers(const FittedSkeleton& fitted, int asked, const std::string& file);

/// An error of a fit, or PictureUnsupported where `notices` say that the picture is opaque: a rectangle has
/// no limbs, whatever the fit missed first.
Error withOpaquePicture(Error error, const Notices& notices, const std::string& file);

/// What a user reads of a marker: "Left wrist" of "leftWrist". An unknown one as it is.
QString markerText(std::string_view name);
/// Where it belongs, in a sentence.
QString markerTip(std::string_view name);

} // namespace sinew
