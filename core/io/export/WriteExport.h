#pragma once

#include "core/io/ExportScene.h"
#include "core/io/export/OutputSet.h"

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

/// Writes all files or none; with `outputs` they are added to that set. `written`, when given: all of them,
/// the named one first. Errors: SideFileExists, FileUnwritable, TargetsClash.
Expected<void> writeExport(std::vector<OutputFile> files, const WholeExport& whole,
                           const ExportSettings& settings, std::vector<std::filesystem::path>* written,
                           OutputSet* outputs);

/// As exportScene; with `outputs` the files are added to that set and take their places with it. Errors: also
/// TargetsClash.
Expected<Notices> exportInto(OutputSet* outputs, const Scene& scene, const std::filesystem::path& file,
                             const ExportSettings& settings, Progress& progress,
                             std::vector<std::filesystem::path>* written);

} // namespace sinew
