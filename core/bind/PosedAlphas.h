#pragma once

#include "core/bind/settings/BindSettings.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"

#include <optional>
#include <string>

namespace sinew {

/// The alpha that a bone has of its own; nothing: it has the settings'. O(#bone alphas).
std::optional<double> boneAlphaOf(const WeightingSettings& settings, const std::string& joint);

/// The settings with the alphas that their curves give in a pose, in place of the curves (Dionne and de Lasa
/// 2014, sec. 9). Where several curves set one alpha, each adds how far it lies from what that alpha is
/// without them. Curves of joints that the skeleton lacks, and of regions that there are none of, change
/// nothing. O(#curves (#J + #regions)).
WeightingSettings alphasInPose(const WeightingSettings& settings, const Skeleton& skeleton, const Pose& pose);

/// The same in the bind pose, where all angles are 0. O(#curves #regions).
WeightingSettings alphasAtRest(const WeightingSettings& settings);

} // namespace sinew
