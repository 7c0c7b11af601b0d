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

/// A cage as the command line names it.
struct CageSource {
    std::string name; ///< empty: the file's
    std::string file;
};

/// "NAME=FILE.obj" or "FILE.obj"; a file whose own name has the "=" is that file.
CageSource cageSourceFrom(const std::string& text);

/// Declares --cage.
void addCageOption(CLI::App& command, BindOptions& options, const char* group);

/// Puts the cages of the command line in the place of a recipe's. Errors: as readCage.
Expected<void> overrideCages(BindSettings& settings, const BindOptions& options);

/// --part.
void addPartOptions(CLI::App& command, BindOptions& options);
/// --preset.
void addPresetOption(CLI::App& command, BindOptions& options);

/// Declares the options that edit voxels in some places and put handles.
void addVoxelEditOptions(CLI::App& command, BindOptions& options);

/// Puts them over a recipe's settings. They were checked when the command line was read.
void overrideVoxelEdits(BindSettings& settings, const BindOptions& options);

} // namespace sinew
