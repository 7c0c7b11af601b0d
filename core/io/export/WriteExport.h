#pragma once

#include "core/io/ExportScene.h"
#include "core/io/export/ExportFile.h"

#include <filesystem>
#include <vector>

namespace sinew {

/// The files of one export.
struct WholeExport {
    std::filesystem::path file;             ///< as it was named
    std::filesystem::path place;            ///< where it is written: what a link leads to
    std::vector<std::filesystem::path> own; ///< files that belong to the old file in that place
    bool countsIn32Bits = true;             ///< its format knows no more than 4 GiB
};

/// Whether files beside the one that was named may take their places: nothing is there, or what is there
/// belongs to the old file of that name (`own`) and is no source. Error: SideFileExists.
Expected<void> checkFilesBeside(const std::vector<std::filesystem::path>& beside,
                                const std::filesystem::path& file,
                                const std::vector<std::filesystem::path>& own,
                                const ExportSettings& settings);

/// Writes all files or none. `written`, when given: all of them, the named one first. Errors: SideFileExists,
/// FileUnwritable.
Expected<void> writeExport(const std::vector<OutputFile>& files, const WholeExport& whole,
                           const ExportSettings& settings, std::vector<std::filesystem::path>* written);

} // namespace sinew
