#pragma once

#include "app/cli/bind/BindOptions.h"
#include "app/text/SettingText.h"

namespace sinew {

/// --joints.
void addJointsOption(CLI::App& command, BindOptions& options);
/// --part.
void addPartOptions(CLI::App& command, BindOptions& options);
/// --region and --bone-alpha.
void addRegionOptions(CLI::App& command, BindOptions& options);
/// --preset.
void addPresetOption(CLI::App& command, BindOptions& options);
/// The options that edit voxels in some places, and put handles and cages.
void addVoxelEditOptions(CLI::App& command, BindOptions& options);

/// Puts the entries of the command line over the settings': boxes, voxel edits and handles in the place of
/// theirs, rules of parts, regions and bones in the place of those for the same.
void overrideLists(BindSettings& settings, const BindOptions& options);

/// Puts the cages of the command line in the place of a recipe's. Errors: as readCage.
Expected<void> overrideCages(BindSettings& settings, const BindOptions& options);

/// Which joints count: --joints, if given. Errors: of reading the file of joints.
Expected<void> overrideJoints(BindSettings& settings, const std::string& choice);

/// Declares the options of a group's settings, made from their rows and texts. Each puts what it is given
/// into options.settings.
void addSettingOptions(CLI::App& command, BindOptions& options, SettingGroup group);

} // namespace sinew
