#pragma once

#include "app/cli/BindOptions.h"

namespace sinew {

/// --part, --girths and its like, --method: declared apart from the plain numbers and names.
void addPartOptions(CLI::App& command, BindOptions& options);
void addBoneOptions(CLI::App& command, BindOptions& options);
void addPresetOption(CLI::App& command, BindOptions& options);

} // namespace sinew
