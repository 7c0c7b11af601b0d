#include "core/io/ImportRead.h"

#include "core/io/Formats.h"
#include "core/io/assimp/ReaderProgram.h"
#include "core/io/build/BuildScene.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/OtherKind.h"

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

/// Errors that say no more than that the content cannot be made sense of: what it is instead says more.
bool saysUnread(ErrorCode code) {
    switch (code) {
    case ErrorCode::FileBroken:
    case ErrorCode::PictureUnsupported:
    case ErrorCode::SkeletonBroken:
    case ErrorCode::MotionBroken:
    case ErrorCode::ReaderTimedOut:
    case ErrorCode::ReaderCrashed:
        return true;
    default:
        return false;
    }
}

Expected<ImportedScene> readRecognised(const std::filesystem::path& file, Progress& progress,
                                       const ImportOptions& options, SourceMap* map) {
    Expected<ImportedFile> source = readSource(file, progress, options);
    if (!source) {
        return fail(source.error());
    }
    return buildScene(std::move(*source), file, progress, map, options.textureFolders);
}

} // namespace

Expected<ImportedScene> readAnyScene(const std::filesystem::path& file, Progress& progress,
                                     const ImportOptions& options, SourceMap* map) {
    if (const Expected<void> readable = checkReadable(file); !readable) {
        return fail(readable.error());
    }
    progress.report(Stage::Import, 0.0);
    const std::string other = formatOf(file) != nullptr ? otherKindOf(file) : std::string();
    if (isNeverModel(other)) {
        return fail(ErrorCode::FileOtherKind, {file.string(), other});
    }
    // Some readers go by the content and not by the extension, so they are asked first.
    Expected<ImportedScene> read = readRecognised(file, progress, options, map);
    const bool nothing =
        read ? read->scene.parts.empty() && read->scene.skeleton.empty() : saysUnread(read.error().code);
    return nothing && !other.empty() ? fail(ErrorCode::FileOtherKind, {file.string(), other})
                                     : std::move(read);
}

} // namespace sinew
