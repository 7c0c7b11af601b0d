#pragma once

#include "app/cli/BindOptions.h"

namespace sinew {

/// Declares the options that say where voxels are finer, cut or bridged.
void addPlaceOptions(CLI::App& command, BindOptions& options);

/// Puts them, and the resolution, over a recipe's settings. They were checked when the command line was read.
void overridePlaces(BindSettings& settings, const BindOptions& options);

} // namespace sinew
