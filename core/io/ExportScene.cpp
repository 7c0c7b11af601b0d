#include "core/io/ExportScene.h"

#include "core/io/Formats.h"
#include "core/io/export/DriversFile.h"
#include "core/io/export/ExportInput.h"
#include "core/io/export/WriteExport.h"
#include "core/io/source/ContentCounts.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <iterator>
#include <new>

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

const FormatWriter* writerOf(const fs::path& file) {
    const Format* format = formatOf(file);
    return format == nullptr ? nullptr : format->writer;
}

std::vector<fs::path> ownFiles(const FormatWriter& writer, const fs::path& file) {
    return writer.sideFiles == nullptr ? std::vector<fs::path>() : writer.sideFiles->present(file);
}

/// Where a file itself is written: files beside it stand beside what a link leads to.
fs::path writtenTarget(const fs::path& file, const FormatWriter& writer) {
    return writer.sideFiles != nullptr ? linkTarget(file) : file;
}

void noteFormatLosses(const ExportInput& input, const FormatWriter& writer, const fs::path& file,
                      Notices& notices) {
    ContentCounts counts;
    writer.countLosses(input, counts);
    if (!writer.holdsAvatar) {
        countAvatar(avatarOf(input.scene->avatar), counts);
    }
    counts.note(NoticeCode::ContentDropped, file.string(), notices);
}

Expected<Notices> exportAs(const FormatWriter& writer, const Scene& scene, const fs::path& file,
                           const ExportSettings& settings, Progress& progress, std::vector<fs::path>* written,
                           OutputSet* outputs) {
    Notices notices;
    const ExportNeeds needs = writer.needs(settings);
    const ExportInput input = prepareExport(scene, settings, needs, notices);
    noteFormatLosses(input, writer, file, notices);
    const fs::path path = writtenTarget(file, writer);
    Expected<std::vector<OutputFile>> files =
        writer.write(input, {path, needs.metersPerUnit}, notices, progress);
    if (!files) {
        return fail(files.error());
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    std::vector<fs::path> own = ownFiles(writer, path);
    std::ranges::move(ownDriversFile(path), std::back_inserter(own));
    addDriversFile(scene, settings, path, outputs, *files);
    const WholeExport whole{file, path, std::move(own), writer.countsIn32Bits};
    if (const Expected<void> done = writeExport(std::move(*files), whole, settings, written, outputs);
        !done) {
        return fail(done.error());
    }
    progress.report(Stage::Export, 1.0);
    return notices;
}

} // namespace

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
               ? writer->sideFiles->planned(scene, writtenTarget(file, *writer))
               : std::vector<fs::path>();
}

Expected<void> checkExport(const Scene& scene, const fs::path& file, const ExportSettings& settings) {
    const FormatWriter* writer = writerOf(file);
    return writer == nullptr || writer->check == nullptr ? Expected<void>()
                                                         : writer->check(scene, file, settings);
}

Expected<void> checkSideFiles(const Scene& scene, const fs::path& file, const ExportSettings& settings) {
    const FormatWriter* writer = writerOf(file);
    if (writer == nullptr) {
        return {};
    }
    SINEW_CHECK(checkDriversFile(writtenTarget(file, *writer), settings));
    const Expected<void> fits = checkExport(scene, file, settings);
    return fits ? checkFilesBeside(plannedSideFiles(scene, file), writtenTarget(file, *writer),
                                   ownFiles(*writer, writtenTarget(file, *writer)), settings)
                : fits;
}

Expected<Notices> exportScene(const Scene& scene, const fs::path& file, const ExportSettings& settings,
                              Progress& progress, std::vector<fs::path>* written) {
    return exportInto(nullptr, scene, file, settings, progress, written);
}

Expected<Notices> exportInto(OutputSet* outputs, const Scene& scene, const fs::path& file,
                             const ExportSettings& settings, Progress& progress,
                             std::vector<fs::path>* written) {
    const FormatWriter* writer = writerOf(file);
    if (writer == nullptr) {
        return fail(ErrorCode::FormatNotWritable,
                    {file.string(), lowerExtension(file), joined(writableExtensions())});
    }
    if (scene.parts.empty()) {
        return fail(ErrorCode::NoMesh, {file.string()});
    }
    if (const Expected<void> fits = checkExport(scene, file, settings); !fits) {
        return fail(fits.error());
    }
    try {
        return exportAs(*writer, scene, file, settings, progress, written, outputs);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"writing", file.string()});
    }
}

} // namespace sinew
