#pragma once

#include "app/report/BindRun.h"
#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/io/export/OutputSet.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// A file of a set with its size; 0 of a pipe or a device.
WrittenFile writtenFile(const std::filesystem::path& file, const OutputSet& outputs);

/// What writing one character came to.
struct SavedOutput {
    bool kept = false; ///< its own file with another skin
    std::vector<WrittenFile> files;
    Notices notices;
};

/// Adds `scene`, which was read when its file had the hash `sha256`, to the set of `outputs` as `output`: its
/// own file with another skin where that can be. Errors: SourceEdited (the file changed since, and was to be
/// kept), those of saveScene.
Expected<SavedOutput> saveOutput(const Scene& scene, const std::string& sha256, const std::string& output,
                                 const ExportSettings& settings, OutputSet& outputs, Progress& progress);

/// Takes out what reading a file lost: where the file is kept it is there all the same.
void dropLosses(Notices& notices);

/// "Wrote" and a row for each file: its size, and that nothing but `changed` is different where it is its
/// source with another skin.
std::string outputLines(const std::vector<WrittenFile>& outputs, const std::string& changed = "the skin");

} // namespace sinew
