#include "app/cli/InputOutput.h"
#include "app/cli/bind/BindOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/io/ExportScene.h"
#include "core/io/Formats.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/source/FileBytes.h"

#include <filesystem>
#include <utility>

namespace sinew {

std::vector<std::string> lodFiles(const BindOptions& options) {
    std::vector<std::string> files;
    for (std::size_t level = 1; options.lods.files && level <= options.lods.fractions.size(); ++level) {
        files.reserve(options.outputs.size());
        for (const std::string& output : options.outputs) {
            files.push_back(lodFile(output, level));
        }
    }
    return files;
}

std::vector<std::string> riggedOutputs(const BindOptions& options) {
    std::vector<std::string> files = options.outputs;
    const std::vector<std::string> levels = lodFiles(options);
    files.insert(files.end(), levels.begin(), levels.end());
    return files;
}

Expected<std::vector<LodParts>> makeLods(const BindOptions& options, const Scene& scene, BindRun& run,
                                         Progress& progress) {
    SINEW_TRY(std::vector<LodParts> levels, lodsOf(scene, options.lods.fractions, progress));
    for (std::size_t level = 0; level < levels.size(); ++level) {
        append(run.exportNotices, levels[level].notices);
        run.lods.push_back({options.lods.fractions[level], levels[level].triangles});
    }
    return levels;
}

void noteRebuilt(const BindOptions& options, const ExportSettings& settings, const Scene& scene,
                 BindRun& run) {
    for (const std::string& output : options.outputs) {
        if (!run.recipe.rebuild && !whyNotPatched(scene, scene.sourceFile, output, settings)) {
            run.exportNotices.push_back({NoticeCode::FileRebuilt, output, 0, {"levels-of-detail"}});
        }
    }
}

Expected<void> writeLodFiles(const BindOptions& options, const ExportSettings& settings, const Scene& scene,
                             const std::vector<LodParts>& levels, BindRun& run, OutputSet& outputs,
                             Progress& progress) {
    for (std::size_t level = 0; options.lods.files && level < levels.size(); ++level) {
        for (const std::string& output : options.outputs) {
            std::vector<std::filesystem::path> written;
            const Expected<Notices> notices =
                addLodFile(outputs, scene, levels[level], level + 1, output, settings, progress, &written);
            if (!notices) {
                return fail(notices.error());
            }
            append(run.exportNotices, *notices);
            for (const std::filesystem::path& file : written) {
                run.outputs.push_back(writtenFile(file, outputs));
            }
        }
    }
    return {};
}

} // namespace sinew
