#include "core/io/ImportRead.h"

#include "core/io/AssimpReader.h"
#include "core/io/ImportBuild.h"
#include "core/io/ImportDae.h"
#include "core/io/ImportFbx.h"
#include "core/io/ImportFile.h"
#include "core/io/ImportGltf.h"
#include "core/io/ImportObj.h"
#include "core/io/ImportPly.h"
#include "core/io/skeleton/SkeletonFile.h"

namespace sinew {
namespace {

Expected<SourceScene> readSource(const std::filesystem::path& file, Progress& progress) {
    const std::string extension = lowerExtension(file);
    if (extension == ".glb" || extension == ".gltf") {
        return readGltf(file, progress);
    }
    if (extension == ".fbx") {
        return readFbx(file, progress);
    }
    if (extension == ".dae") {
        return readDae(file, progress);
    }
    if (extension == ".obj") {
        return readObj(file, progress);
    }
    if (extension == ".ply") {
        return readPly(file);
    }
    if (isSkeletonFile(extension)) {
        return readSkeletonFile(file);
    }
    if (assimpReads(extension)) {
        return readWithAssimp(file, progress);
    }
    return fail(ErrorCode::FormatUnknown, {file.string(), extension});
}

} // namespace

Expected<ImportedScene> readAnyScene(const std::filesystem::path& file, Progress& progress) {
    if (const Expected<void> readable = checkReadable(file); !readable) {
        return fail(readable.error());
    }
    progress.report(Stage::Import, 0.0);
    Expected<SourceScene> source = readSource(file, progress);
    if (!source) {
        return fail(source.error());
    }
    return buildScene(std::move(*source), file, progress);
}

} // namespace sinew
