#include "core/io/patch/SaveScene.h"

#include "core/io/Formats.h"
#include "core/io/export/DriversFile.h"
#include "core/io/export/WriteExport.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <array>
#include <new>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, static_cast<std::size_t>(PatchObstacle::Count)> kObstacleNames{
    "source-missing",    "other-format",        "other-skeleton", "bind-pose-contradicts",
    "bind-pose-missing", "animations-left-out", "other-unit",     "shared-mesh",
    "joint-limits",      "old-version",         "shapes-missing", "shapes-between",
    "other-animations",  "uneven-scale",        "shared-keys",    "rest-pose",
    "other-vrm-version", "toon-materials",      "rescaled"};

std::vector<fs::path> ownFilesBeside(const fs::path& file) {
    const Format* format = formatOf(file);
    return format != nullptr && format->patcher != nullptr ? format->patcher->present(file)
                                                           : std::vector<fs::path>();
}

/// Files that stand there already with the same bytes are left alone.
void dropWhatIsThere(std::vector<OutputFile>& files, const fs::path& named) {
    std::erase_if(files, [&](const OutputFile& file) {
        return file.path != named && holdsBytes(file.path, file.bytes);
    });
}

/// What differs besides the skin. The source is read once more: another program may have changed it
/// meanwhile.
Expected<std::vector<std::string>> differencesOf(const fs::path& source, const PatchOutcome& outcome,
                                                 std::string_view after) {
    if (holdsBytes(source, outcome.source->bytes())) {
        return outcome.source->differences(after, outcome.changes);
    }
    Expected<std::string> before = readWholeFile(source);
    if (!before) {
        return fail(before.error());
    }
    return differencesBesideSkin(source, std::move(*before), after, outcome.changes);
}

/// Compares before anything is written.
Expected<void> compareKept(const fs::path& source, const PatchOutcome& outcome, const fs::path& path) {
    const auto named = std::ranges::find(outcome.files, path, &OutputFile::path);
    const Expected<std::vector<std::string>> found = named == outcome.files.end()
                                                         ? std::vector<std::string>{"file"}
                                                         : differencesOf(source, outcome, named->bytes);
    if (!found) {
        return fail(found.error());
    }
    return found->empty() ? Expected<void>()
                          : fail(ErrorCode::KeptFileDiffers, {path.string(), found->front()});
}

/// Nothing is kept when something stands in the way, which `obstacle` then is.
Expected<SavedScene> keepFile(const Scene& scene, const fs::path& source, const fs::path& file,
                              const ExportSettings& settings, std::optional<PatchObstacle>& obstacle,
                              Progress& progress, OutputSet* outputs) {
    SavedScene saved;
    obstacle = whyNotPatched(scene, source, file, settings);
    if (obstacle) {
        return saved;
    }
    const fs::path path = linkTarget(file);
    Expected<PatchOutcome> outcome =
        patchSkin(scene, source, {path, scene.metersPerUnit}, settings, saved.notices, progress);
    if (!outcome) {
        return fail(outcome.error());
    }
    obstacle = outcome->obstacle;
    if (obstacle) {
        return saved;
    }
    if (const auto same = compareKept(source, *outcome, path); !same) {
        return fail(same.error());
    }
    outcome->source.reset(); // it may be large
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    dropWhatIsThere(outcome->files, path);
    std::vector<fs::path> own = ownFilesBeside(path);
    std::ranges::move(ownDriversFile(path), std::back_inserter(own));
    addDriversFile(scene, settings, path, outputs, outcome->files);
    const WholeExport whole{file, path, std::move(own), true};
    std::vector<fs::path> beside;
    for (const OutputFile& output : outcome->files) {
        if (output.path != path) {
            beside.push_back(output.path);
        }
    }
    if (const auto may = checkFilesBeside(beside, path, whole.own, settings); !may) {
        return fail(may.error());
    }
    if (const auto done = writeExport(std::move(outcome->files), whole, settings, &saved.written, outputs);
        !done) {
        return fail(done.error());
    }
    saved.kept = true;
    progress.report(Stage::Export, 1.0);
    return saved;
}

/// Whether a file of this kind, written anew, would lose what makes it one (a VRM's expressions, springs,
/// licence), so that only who asks for it gets that.
bool losesMuch(const fs::path& file) {
    const Format* format = formatOf(file);
    return format != nullptr && format->patcher != nullptr && format->writer != nullptr &&
           format->writer->check != nullptr;
}

Expected<SavedScene> writeAnew(const Scene& scene, const fs::path& file, const ExportSettings& settings,
                               std::optional<PatchObstacle> obstacle, Progress& progress,
                               OutputSet* outputs) {
    const std::string why(nameOf(obstacle.value_or(PatchObstacle::OtherFormat)));
    if (obstacle && *obstacle != PatchObstacle::OtherFormat && losesMuch(file)) {
        return fail(ErrorCode::NotKept, {file.string(), why});
    }
    SavedScene saved;
    Expected<Notices> notices = exportInto(outputs, scene, file, settings, progress, &saved.written);
    if (!notices) {
        return fail(notices.error());
    }
    if (obstacle && *obstacle != PatchObstacle::OtherFormat) {
        saved.notices.push_back({NoticeCode::FileRebuilt, file.string(), 0, {why}});
    }
    saved.notices.insert(saved.notices.end(), notices->begin(), notices->end());
    return saved;
}

bool mayKeep(const Scene& scene, const fs::path& source, const fs::path& file,
             const ExportSettings& settings) {
    return !settings.rebuild && !whyNotPatched(scene, source, file, settings);
}

} // namespace

std::string_view nameOf(PatchObstacle obstacle) {
    return kObstacleNames[static_cast<std::size_t>(obstacle)];
}

Expected<SavedScene> saveScene(const Scene& scene, const fs::path& source, const fs::path& file,
                               const ExportSettings& settings, Progress& progress, OutputSet* outputs) {
    if (settings.rebuild) {
        return writeAnew(scene, file, settings, {}, progress, outputs);
    }
    try {
        std::optional<PatchObstacle> obstacle;
        Expected<SavedScene> kept = keepFile(scene, source, file, settings, obstacle, progress, outputs);
        return kept && obstacle ? writeAnew(scene, file, settings, obstacle, progress, outputs) : kept;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"writing", file.string()});
    }
}

std::vector<fs::path> plannedFilesBeside(const Scene& scene, const fs::path& source, const fs::path& file,
                                         const ExportSettings& settings) {
    return mayKeep(scene, source, file, settings)
               ? formatOf(source)->patcher->planned(source, linkTarget(file))
               : plannedSideFiles(scene, file);
}

Expected<void> checkSaved(const Scene& scene, const fs::path& source, const fs::path& file,
                          const ExportSettings& settings) {
    SINEW_CHECK(checkDriversFile(linkTarget(file), settings));
    return mayKeep(scene, source, file, settings)
               ? checkFilesBeside(plannedFilesBeside(scene, source, file, settings), linkTarget(file),
                                  ownFilesBeside(linkTarget(file)), settings)
               : checkSideFiles(scene, file, settings);
}

} // namespace sinew
