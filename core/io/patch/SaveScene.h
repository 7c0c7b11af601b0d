#pragma once

#include "core/io/ExportScene.h"
#include "core/io/patch/FormatPatcher.h"

namespace sinew {

class OutputSet;

/// What came of saving.
struct SavedScene {
    Notices notices;
    std::vector<std::filesystem::path> written; ///< all files, the named one first
    /// It is the file that was read, with another skin: both were compared node by node, and nothing else
    /// differs. Else it was written anew.
    bool kept = false;
};

/// With `outputs` the files are added to that set and take their places with it; else they are written at
/// once. Writes a scene that was read from `source`: as that same file with another skin where that can be,
/// else anew (exportScene). Settings that ask for it (`rebuild`) have it written anew. Notice: FileRebuilt
/// where a file of the same format could not be kept. Errors: as exportScene and patchSkin; NotKept for a
/// format that is not written anew; KeptFileDiffers, when more than the skin would have changed: nothing is
/// written then.
Expected<SavedScene> saveScene(const Scene& scene, const std::filesystem::path& source,
                               const std::filesystem::path& file, const ExportSettings& settings,
                               Progress& progress, OutputSet* outputs = nullptr);

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
