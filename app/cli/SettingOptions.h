#pragma once

#include "app/cli/BindOptions.h"
#include "app/text/SettingText.h"

namespace sinew {

/// Declares the options of a group's settings, made from their rows and texts. Each puts what it is given
/// into options.settings.
void addSettingOptions(CLI::App& command, BindOptions& options, SettingGroup group);

/// Declares the names that options of settings had once, hidden from help and completions. After all groups
/// were added.
void addOldSettingOptions(CLI::App& command, BindOptions& options);

/// Makes `option` a former name of the option `name`: hidden, and not to be given beside it.
void hideBehind(CLI::App& command, CLI::Option* option, const std::string& name);

} // namespace sinew
