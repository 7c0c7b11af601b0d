#pragma once

#include "app/cli/bind/BindOptions.h"

namespace sinew {

/// --region and --bone-alpha.
void addRegionOptions(CLI::App& command, BindOptions& options);
/// Puts them over the settings'; all were checked when they were read.
void overrideRegions(BindSettings& settings, const BindOptions& options);

/// "NAME=sphere:X,Y,Z,R", "NAME=capsule:X0,Y0,Z0,X1,Y1,Z1,R" or "NAME=box:X0,Y0,Z0,X1,Y1,Z1", then any of
/// ";alpha=A", ";falloff=NAME", ";influences=K" (or all), ";joints=A,B", ";solver=KEY", ";blend=WIDTH" (or
/// 3%).
std::optional<Region> regionFrom(const std::string& text);
/// "JOINT=0.3".
std::optional<BoneAlpha> boneAlphaFrom(const std::string& text);

} // namespace sinew
