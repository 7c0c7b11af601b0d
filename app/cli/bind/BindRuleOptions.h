#pragma once

#include "app/cli/bind/BindOptions.h"

namespace sinew {

/// --part.
void addPartOptions(CLI::App& command, BindOptions& options);
/// --preset.
void addPresetOption(CLI::App& command, BindOptions& options);

} // namespace sinew
