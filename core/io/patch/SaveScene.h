#pragma once

#include "core/io/ExportScene.h"
#include "core/io/patch/FormatPatcher.h"

namespace sinew {

/// What came of saving.
struct SavedScene {
    Notices notices;
    std::vector<std::filesystem::path> written; ///< all files, the named one first
    bool kept = false; ///< it is the file that was read, with another skin; else it was written anew
    /// When it was kept: what differs between both besides the skin, found by comparing them.
    std::vector<std::string> differences;
};

/// Writes a scene that was read from `source`: as that same file with another skin where that can be, else
/// anew (exportScene). Settings that ask for it (`rebuild`) have it written anew. Notices: FileRebuilt where
/// a file of the same format could not be kept; FileDiffers. Errors: as exportScene and patchSkin; NotKept
/// for a format that is not written anew.
Expected<SavedScene> saveScene(const Scene& scene, const std::filesystem::path& source,
                               const std::filesystem::path& file, const ExportSettings& settings,
                               Progress& progress);

/// The files that saveScene will put beside `file`, as far as that is known before.
std::vector<std::filesystem::path> plannedFilesBeside(const Scene& scene, const std::filesystem::path& source,
                                                      const std::filesystem::path& file,
                                                      const ExportSettings& settings);

/// Whether saveScene may write those. Error: SideFileExists.
Expected<void> checkSaved(const Scene& scene, const std::filesystem::path& source,
                          const std::filesystem::path& file, const ExportSettings& settings);

/// A name for code: "other-skeleton".
std::string_view nameOf(PatchObstacle obstacle);

} // namespace sinew
