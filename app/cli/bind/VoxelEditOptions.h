#pragma once

#include "app/cli/bind/BindOptions.h"

namespace sinew {

/// Declares the options that edit voxels in some places and put handles.
void addVoxelEditOptions(CLI::App& command, BindOptions& options);

/// Puts them over a recipe's settings. They were checked when the command line was read.
void overrideVoxelEdits(BindSettings& settings, const BindOptions& options);

} // namespace sinew
