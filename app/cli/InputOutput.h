#pragma once

#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/bind/settings/BindSettings.h"
#include "core/io/ImportScene.h"
#include "core/io/export/OutputSet.h"
#include "core/scene/Scene.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// The character of a command line: `input`, on the skeleton of another file unless `skeleton` is empty; the
/// notices of both. Errors: those of importScene and
/// importSkeleton.
Expected<ImportedScene> readInput(const std::string& input, const std::string& skeleton,
                                  const ReadSettings& settings, Progress& progress);

/// A character with skeleton and weights. Errors: those of importScene; NotRigged, NoWeights.
Expected<ImportedScene> readRigged(const std::string& input, const ReadSettings& settings,
                                   Progress& progress);

/// How a command line reads files: with the recipe's meshes of pictures, where it names no others.
ReadSettings readSettingsOf(const ReadSettings& options, const Recipe& recipe);

/// The name of a result that is printed in place of the summary.
constexpr const char* kStandardOutput = "-";

/// A file of a set with its size; 0 of a pipe or a device.
WrittenFile writtenFile(const std::filesystem::path& file, const OutputSet& outputs);

/// Says of a file that was written for `scene` what packing did to its weights, where they were packed.
void notePacked(const Scene& scene, const ExportSettings& settings, WrittenFile& file);

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

/// Whether a file could be written, found out before the work that makes its content: it has one of the
/// extensions (any, when none are given), its folder exists and may be written, and it is no folder itself.
/// Existing files may be replaced. Errors: FormatNotWritable, FileUnwritable.
Expected<void> checkTarget(const std::filesystem::path& file,
                           const std::vector<std::string>& extensions = {});

/// As checkTarget, for a file whose name was made of another's: a link of that name may not lead out of its
/// folder.
Expected<void> checkDerivedTarget(const std::filesystem::path& file,
                                  const std::vector<std::string>& extensions = {});

/// Gives the scene the joints that handles and cages need (withHandleJoints). Errors: as there.
Expected<void> addHandleJoints(Scene& scene, const InputSettings& settings);

/// The recipe's edits of the skeleton, then the joints of its handles and cages. Errors: of withSkeletonEdits
/// and withHandleJoints; joints that the edits name are looked for in `recipeFile`.
Expected<void> prepareSkeleton(Scene& scene, const Recipe& recipe, const std::string& recipeFile);

/// Fits a skeleton that lies outside the mesh of `judged` to it (judgeSkeleton), in that scene and, with the
/// same fit, in `other` where there is one; joints of handles and cages stay. A skeleton inside, or one for
/// which no fit is found, stays. Returns what was done: SkeletonFitted, or nothing. Errors: as bind.
Expected<Notices> fitInput(Scene& judged, Scene* other, const BindSettings& settings, Progress& progress);

} // namespace sinew
