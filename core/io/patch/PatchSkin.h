#pragma once

#include "core/io/patch/FormatPatcher.h"

namespace sinew {

/// What can be said before the source is read again: OtherFormat, AnimationsLeftOut, Rescaled, OtherUnit;
/// nothing when the file may be kept. Whether it was asked to be written anew (`rebuild`) is not looked at.
std::optional<PatchObstacle> whyNotPatched(const Scene& scene, const std::filesystem::path& source,
                                           const std::filesystem::path& target,
                                           const ExportSettings& settings);

/// The file `source`, which `scene` was read from, with the scene's weights, its added joints and new names,
/// and all else as it was. An obstacle is no error: then the scene can be written anew (also when the source
/// is gone). whyNotPatched is to be asked before. Errors: those of importScene, SourceUnmatched (the file no
/// longer holds what the scene was read from), Canceled.
Expected<PatchOutcome> patchSkin(const Scene& scene, const std::filesystem::path& source,
                                 const WriteTarget& target, const ExportSettings& settings, Notices& notices,
                                 Progress& progress);

/// What differs between two files of the format of `name`, besides their skins and `changes`. Empty: nothing.
std::vector<std::string> differencesBesideSkin(const std::filesystem::path& name, std::string before,
                                               std::string_view after, const KeptChanges& changes = {});

} // namespace sinew
