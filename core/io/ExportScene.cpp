#include "core/io/ExportScene.h"

#include "core/io/Formats.h"
#include "core/io/export/ExportFile.h"
#include "core/io/export/ExportInput.h"
#include "core/io/export/FormatWriter.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <limits>
#include <new>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

std::string joined(const std::vector<std::string>& words) {
    std::string result;
    for (const std::string& word : words) {
        result += (result.empty() ? "" : ", ") + word;
    }
    return result;
}

/// For formats that count bytes in 32 bits.
bool tooLong(const std::vector<OutputFile>& files) {
    return std::any_of(files.begin(), files.end(), [](const OutputFile& file) {
        return file.bytes.size() > std::numeric_limits<std::uint32_t>::max();
    });
}

const FormatWriter* writerOf(const fs::path& file) {
    const Format* format = formatOf(file);
    return format == nullptr ? nullptr : format->writer;
}

bool isAmong(const fs::path& file, const std::vector<fs::path>& files) {
    return std::any_of(files.begin(), files.end(), [&](const fs::path& other) {
        std::error_code error;
        return fs::equivalent(file, other, error) && !error;
    });
}

/// Whether files beside the one that was named may take their places: nothing is there, or what is there
/// belongs to the old file of that name.
Expected<void> checkFree(const std::vector<fs::path>& beside, const fs::path& file,
                         const FormatWriter& writer, const ExportSettings& settings) {
    if (beside.empty() || writer.sideFiles == nullptr || settings.replaceSideFiles) {
        return {};
    }
    const std::vector<fs::path> own = writer.sideFiles->present(file);
    for (const fs::path& path : beside) {
        std::error_code error;
        if (fs::exists(path, error) && (!isAmong(path, own) || isAmong(path, settings.sources))) {
            return fail(ErrorCode::SideFileExists, {path.string(), file.string()});
        }
    }
    return {};
}

/// Those of the files that stand beside the one that was named.
std::vector<fs::path> besideOf(const std::vector<OutputFile>& files, const fs::path& file) {
    std::vector<fs::path> paths;
    for (const OutputFile& output : files) {
        if (output.path != file) {
            paths.push_back(output.path);
        }
    }
    return paths;
}

/// Where a file itself is written: files beside it stand beside what a link leads to.
fs::path writtenPlace(const fs::path& file, const FormatWriter& writer) {
    return writer.sideFiles != nullptr ? linkTarget(file) : file;
}

void noteFormatLosses(const ExportInput& input, const FormatWriter& writer, const fs::path& file,
                      Notices& notices) {
    ContentCounts counts;
    writer.countLosses(input, counts);
    counts.note(NoticeCode::ContentDropped, file.string(), notices);
}

Expected<Notices> exportAs(const FormatWriter& writer, const Scene& scene, const fs::path& file,
                           const ExportSettings& settings, Progress& progress,
                           std::vector<fs::path>* written) {
    Notices notices;
    const ExportNeeds needs = writer.needs(settings);
    const ExportInput input = prepareExport(scene, settings, needs, notices);
    noteFormatLosses(input, writer, file, notices);
    const fs::path place = writtenPlace(file, writer);
    const Expected<std::vector<OutputFile>> files =
        writer.write(input, {place, needs.metersPerUnit}, notices, progress);
    if (!files) {
        return fail(files.error());
    }
    if (writer.countsIn32Bits && tooLong(*files)) {
        return fail(ErrorCode::FileUnwritable, {file.string(), "4 GiB"});
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    const std::vector<fs::path> beside = besideOf(*files, place);
    Expected<void> done = checkFree(beside, place, writer, settings);
    if (done) {
        done = writeFilesWhole(*files);
    }
    if (!done) {
        return fail(done.error());
    }
    if (written != nullptr) {
        *written = {file};
        written->insert(written->end(), beside.begin(), beside.end());
    }
    progress.report(Stage::Export, 1.0);
    return notices;
}

} // namespace

double metersPerUnit(EngineProfile profile) {
    return profile == EngineProfile::Unreal ? 0.01 : 1.0;
}

std::vector<std::string> writableExtensions() {
    std::vector<std::string> extensions;
    for (const Format& format : formats()) {
        if (format.writer != nullptr) {
            extensions.insert(extensions.end(), format.extensions.begin(), format.extensions.end());
        }
    }
    return extensions;
}

std::vector<fs::path> plannedSideFiles(const Scene& scene, const fs::path& file) {
    const FormatWriter* writer = writerOf(file);
    return writer != nullptr && writer->sideFiles != nullptr
               ? writer->sideFiles->planned(scene, writtenPlace(file, *writer))
               : std::vector<fs::path>();
}

Expected<void> checkSideFiles(const Scene& scene, const fs::path& file, const ExportSettings& settings) {
    const FormatWriter* writer = writerOf(file);
    return writer == nullptr
               ? Expected<void>()
               : checkFree(plannedSideFiles(scene, file), writtenPlace(file, *writer), *writer, settings);
}

Expected<Notices> exportScene(const Scene& scene, const fs::path& file, const ExportSettings& settings,
                              Progress& progress, std::vector<fs::path>* written) {
    const FormatWriter* writer = writerOf(file);
    if (writer == nullptr) {
        return fail(ErrorCode::FormatNotWritable,
                    {file.string(), lowerExtension(file), joined(writableExtensions())});
    }
    if (scene.parts.empty()) {
        return fail(ErrorCode::NoMesh, {file.string()});
    }
    try {
        return exportAs(*writer, scene, file, settings, progress, written);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"writing", file.string()});
    }
}

} // namespace sinew
