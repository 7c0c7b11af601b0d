#pragma once

#include "app/cli/bind/BindOptions.h"
#include "app/text/SettingText.h"

namespace sinew {

/// Declares the options of a group's settings, made from their rows and texts. Each puts what it is given
/// into options.settings.
void addSettingOptions(CLI::App& command, BindOptions& options, SettingGroup group);

} // namespace sinew
