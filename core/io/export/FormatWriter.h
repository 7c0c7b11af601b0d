#pragma once

#include "core/base/Progress.h"
#include "core/io/export/ExportFile.h"
#include "core/io/export/ExportInput.h"
#include "core/io/source/ContentCounts.h"

namespace sinew {

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
