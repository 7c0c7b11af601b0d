#include "core/io/ImportScene.h"

#include "core/io/ImportRead.h"

#include <algorithm>
#include <new>
#include <stdexcept>

namespace sinew {
namespace {

Expected<ImportedScene> readWithMeshes(const std::filesystem::path& file, Progress& progress) {
    Expected<ImportedScene> result = readAnyScene(file, progress);
    if (!result || !result->scene.parts.empty()) {
        return result;
    }
    const bool anyMesh =
        std::any_of(result->notices.begin(), result->notices.end(),
                    [](const Notice& notice) { return notice.code == NoticeCode::EmptyMeshDropped; });
    return fail(anyMesh ? ErrorCode::NoFaces : ErrorCode::NoMesh, {file.string()});
}

} // namespace

Expected<ImportedScene> importScene(const std::filesystem::path& file, Progress& progress) {
    try {
        return readWithMeshes(file, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading " + file.string()});
    } catch (const std::exception& exception) {
        return fail(ErrorCode::FileBroken, {file.string(), exception.what()});
    }
}

} // namespace sinew
