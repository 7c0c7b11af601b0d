#include "app/cli/SaveOutput.h"

#include "app/cli/terminal/Print.h"
#include "app/files/FileHash.h"
#include "app/text/NoticeSeverity.h"
#include "app/text/Numbers.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"

namespace sinew {

WrittenFile writtenFile(const std::filesystem::path& file, const OutputSet& outputs) {
    return {file.string(), outputs.sizeOf(file).value_or(0)};
}

Expected<SavedOutput> saveOutput(const Scene& scene, const std::string& sha256, const std::string& output,
                                 const ExportSettings& settings, OutputSet& outputs, Progress& progress) {
    const std::filesystem::path source = scene.sourceFile;
    if (!settings.rebuild && !whyNotPatched(scene, source, output, settings)) {
        if (const Expected<void> unchanged = checkUnchanged(source, sha256); !unchanged) {
            return fail(unchanged.error());
        }
    }
    Expected<SavedScene> saved = saveScene(scene, source, output, settings, progress, &outputs);
    if (!saved) {
        return fail(saved.error());
    }
    SavedOutput result{saved->kept, {}, std::move(saved->notices)};
    for (const std::filesystem::path& file : saved->written) {
        result.files.push_back(writtenFile(file, outputs));
        result.files.back().kept = saved->kept && file == output;
    }
    return result;
}

void dropLosses(Notices& notices) {
    std::erase_if(notices, [](const Notice& notice) { return tellsOfLoss(notice.code); });
}

std::string outputLines(const std::vector<WrittenFile>& outputs, const std::string& changed) {
    std::vector<std::pair<std::string, std::string>> rows;
    rows.reserve(outputs.size());
    for (const WrittenFile& output : outputs) {
        rows.emplace_back(output.file,
                          sizeText(output.bytes) +
                              (output.kept ? "; nothing but " + changed + " changed" : std::string()));
    }
    return "Wrote\n" + columns(rows);
}

} // namespace sinew
