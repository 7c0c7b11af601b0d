#include "core/io/ImportRead.h"

#include "core/io/Formats.h"
#include "core/io/assimp/ReaderProgram.h"
#include "core/io/build/BuildScene.h"
#include "core/io/source/FileBytes.h"

namespace sinew {
namespace {

Expected<ImportedFile> readSource(const std::filesystem::path& file, Progress& progress,
                                  const ImportOptions& options) {
    const Format* format = formatOf(file);
    if (format == nullptr || format->read == nullptr) {
        return fail(ErrorCode::FormatUnknown, {file.string(), lowerExtension(file)});
    }
    if (format->byAssimp && !options.readerProgram.empty()) {
        return readInOwnProcess(options.readerProgram, file, progress);
    }
    return format->readWithSideFiles != nullptr
               ? format->readWithSideFiles(file, progress, options.textureFolders)
               : format->read(file, progress);
}

} // namespace

Expected<ImportedScene> readAnyScene(const std::filesystem::path& file, Progress& progress,
                                     const ImportOptions& options, SourceMap* map) {
    if (const Expected<void> readable = checkReadable(file); !readable) {
        return fail(readable.error());
    }
    progress.report(Stage::Import, 0.0);
    Expected<ImportedFile> source = readSource(file, progress, options);
    if (!source) {
        return fail(source.error());
    }
    return buildScene(std::move(*source), file, progress, map, options.textureFolders);
}

} // namespace sinew
