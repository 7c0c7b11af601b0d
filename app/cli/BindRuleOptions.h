#pragma once

#include "app/cli/BindOptions.h"

namespace sinew {

/// --part.
void addPartOptions(CLI::App& command, BindOptions& options);
/// --preset.
void addPresetOption(CLI::App& command, BindOptions& options);

} // namespace sinew
