#pragma once

#include "core/bind/BindSettings.h"

#include <string>
#include <vector>

namespace sinew {

/// Keys of the solvers that the settings bind with: the character's first, then, sorted, what else rules for
/// parts and regions that are on name. Without repeats.
std::vector<std::string> solversInForce(const BindSettings& settings);

/// The settings as one of their solvers reads them.
BindSettings settingsOf(const BindSettings& settings, const std::string& solver);

/// Whether what `counts` asks of the settings (SettingInfo::counts) holds for any solver in force.
bool countsInForce(bool (*counts)(const BindSettings&), const BindSettings& settings);

} // namespace sinew
