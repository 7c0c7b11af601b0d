#include "core/io/ImportScene.h"

#include "core/io/ImportRead.h"

#include <algorithm>
#include <new>
#include <stdexcept>

namespace sinew {
namespace {

Expected<ImportedScene> readWithMeshes(const std::filesystem::path& file, Progress& progress,
                                       const ImportOptions& options) {
    Expected<ImportedScene> result = readAnyScene(file, progress, options);
    if (!result || !result->scene.parts.empty()) {
        return result;
    }
    const auto find = [&](NoticeCode code) {
        return std::ranges::find(result->notices, code, &Notice::code);
    };
    if (const auto lost = find(NoticeCode::MeshWithoutPlacesDropped); lost != result->notices.end()) {
        return fail(ErrorCode::PositionsUnusable,
                    {file.string(), lost->subject, std::to_string(lost->count)});
    }
    const bool anyMesh = find(NoticeCode::EmptyMeshDropped) != result->notices.end();
    return fail(anyMesh ? ErrorCode::NoFaces : ErrorCode::NoMesh, {file.string()});
}

} // namespace

Expected<ImportedScene> importScene(const std::filesystem::path& file, Progress& progress,
                                    const ImportOptions& options) {
    try {
        return readWithMeshes(file, progress, options);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading", file.string()});
    } catch (const std::exception&) { // a library's words help nobody
        return fail(ErrorCode::FileBroken, {file.string(), "what it says contradicts itself"});
    }
}

} // namespace sinew
