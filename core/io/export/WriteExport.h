#pragma once

#include "core/base/Progress.h"
#include "core/io/export/ExportInput.h"
#include "core/io/export/ExportSettings.h"
#include "core/io/export/OutputFile.h"
#include "core/io/export/OutputSet.h"
#include "core/io/source/ContentCounts.h"

#include <filesystem>
#include <vector>

namespace sinew {

/// The files of one export.
struct WholeExport {
    std::filesystem::path file;             ///< as it was named
    std::filesystem::path target;           ///< where it is written: what a link leads to
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

/// Files beside the one that was named, which are a part of it.
struct FormatSideFiles {
    /// Those that a scene will have beside `file`, known before there is anything to write.
    std::vector<std::filesystem::path> (*planned)(const Scene& scene, const std::filesystem::path& file);
    /// Those that the old file of that name has.
    std::vector<std::filesystem::path> (*present)(const std::filesystem::path& file);
};

/// Where to and in which unit a format writes.
struct WriteTarget {
    std::filesystem::path file;
    double metersPerUnit = 1.0; ///< of the written file
};

/// How a format is written.
struct FormatWriter {
    /// What it asks of the preparation.
    ExportNeeds (*needs)(const ExportSettings& settings);
    /// What goes to disk, the named file among it. Error: Canceled.
    Expected<std::vector<OutputFile>> (*write)(const ExportInput& input, const WriteTarget& target,
                                               Notices& notices, Progress& progress);
    /// Counts what of the scene it has no place for. What is lost piece by piece (pictures, polygons,
    /// influences) is said where it is written.
    void (*countLosses)(const ExportInput& input, ContentCounts& counts);
    const FormatSideFiles* sideFiles = nullptr; ///< null: everything is in one file
    bool countsIn32Bits = true;                 ///< its files cannot be longer than 4 GiB
    /// Whether it can hold a scene at all, before anything is made; null: any scene.
    Expected<void> (*check)(const Scene& scene, const std::filesystem::path& file,
                            const ExportSettings& settings) = nullptr;
    bool holdsShapes = true;  ///< its files have morph targets
    bool holdsAvatar = false; ///< and springs, constraints and expressions
};

/// One file, which holds everything.
inline Expected<std::vector<OutputFile>> oneFile(const WriteTarget& target, Expected<std::string> bytes) {
    if (!bytes) {
        return fail(bytes.error());
    }
    std::vector<OutputFile> files;
    files.push_back({target.file, std::move(*bytes)});
    return files;
}

/// What formats need that follow the engine.
inline ExportNeeds needsOfProfile(const ExportSettings& settings) {
    return {metersPerUnit(settings.profile), settings.maxInfluences, false};
}

} // namespace sinew
