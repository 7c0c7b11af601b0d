#include "app/export/Lods.h"

#include "app/text/Numbers.h"
#include "core/io/Formats.h"
#include "core/io/source/FileBytes.h"

#include <utility>

namespace sinew {

std::string lodText(const LodOptions& lods) {
    std::string text;
    for (const double fraction : lods.fractions) {
        text += (text.empty() ? "" : ",") + exactText(fraction);
    }
    return text;
}

std::string lodFile(const std::string& output, std::size_t level) {
    std::filesystem::path file = output;
    const std::string name = file.filename().string();
    std::size_t end = file.stem().string().size(); // of the name itself
    if (const Format* format = formatOf(file)) {
        for (const std::string_view ending : format->extensions) {
            end = hasEnding(file, ending) ? name.size() - ending.size() : end;
        }
    }
    file.replace_filename(name.substr(0, end) + "_LOD" + std::to_string(level) + name.substr(end));
    return file.string();
}

Expected<std::vector<LodParts>> lodsOf(const Scene& scene, std::span<const double> fractions,
                                       Progress& progress) {
    std::vector<LodParts> levels;
    levels.reserve(fractions.size());
    for (const double fraction : fractions) {
        SINEW_TRY(LodParts level, lodParts(scene, fraction, levels.size() + 1, progress));
        levels.push_back(std::move(level));
    }
    return levels;
}

Expected<Notices> addLodFile(OutputSet& outputs, const Scene& scene, const LodParts& parts, std::size_t level,
                             const std::string& output, const ExportSettings& settings, Progress& progress,
                             std::vector<std::filesystem::path>* written) {
    return exportInto(&outputs, lodScene(scene, parts), lodFile(output, level), settings, progress, written);
}

} // namespace sinew
